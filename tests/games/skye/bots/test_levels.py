"""The five levels: legal moves everywhere, equal answers to equal decisions, known reasons."""

from random import Random

import pytest
from tests.games.skye.bots.played import IS_COMPILED, Moment, decision, moments

from skerry.bots import registry
from skerry.bots.greedy import GreedyBot
from skerry.bots.random import RandomBot
from skerry.core.bot import Thinker
from skerry.games.skye import SKYE
from skerry.games.skye.bots.asking import Asked
from skerry.games.skye.bots.judge import judge
from skerry.games.skye.bots.levels import LEVELS
from skerry.games.skye.bots.prices import Pricing
from skerry.games.skye.bots.reasons import REASONS
from skerry.games.skye.bots.sales import Sales
from skerry.games.skye.bots.table import Table
from skerry.games.skye.bots.thinker import SkyeThinker, thinker
from skerry.games.skye.game.explain import preview
from skerry.games.skye.game.moves import Buy, Place, Price
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.game.view import without_memory_aids
from skerry.games.skye.pieces.tiles import NUMBER, Goal
from skerry.games.skye.rules.state import BUILD, BUY, PRICE
from skerry.games.skye.rules.territory import cell_at
from skerry.games.skye.rules.track import rounds, scored

every_level = pytest.mark.parametrize("level", LEVELS)
whole_games = pytest.mark.skipif(not IS_COMPILED, reason="takes minutes uncompiled")

TABLES = {
    "2": (2, None),
    "3 open": (3, SkyeOptions(money=Money.OPEN, farm=Farm.FOUR)),
    "4 gold": (4, SkyeOptions(goals=(Goal.GOLD, Goal.SHIPS, Goal.WHISKY, Goal.LAKE))),
    "5": (5, SkyeOptions(castle_on_roads=True, tie=Tie.REMAINDER)),
}


def table_of(seats: int, seed: int = 3) -> list[Moment]:
    """A game of plain bots, for decisions to ask about."""
    return list(moments([GreedyBot(judge) for _ in range(seats)], seed))


def asked(seats: int) -> list[Moment]:
    """One decision of each phase, in the middle of a game."""
    game = [one for one in table_of(seats) if one.state.round == 3]
    found: dict[int, Moment] = {}
    for one in game:
        found.setdefault(int(one.state.phase), one)
    return list(found.values())


def test_the_levels_are_offered_from_weak_to_strong() -> None:
    assert registry.names("skye") == ("random", "greedy", *LEVELS)
    for name in LEVELS:
        bot = registry.find(name, "skye")
        assert isinstance(bot, Thinker)
        assert bot.name == name


@whole_games
@every_level
@pytest.mark.parametrize("table", TABLES)
def test_a_level_plays_whole_games_at_every_table(level: str, table: str) -> None:
    seats, options = TABLES[table]
    bots = [thinker(level) for _ in range(seats)]
    played = list(moments(bots, 1, options))
    assert {one.state.phase for one in played} == {PRICE, BUY, BUILD}


@pytest.mark.long
@whole_games
@every_level
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_level_plays_many_games_with_all_its_work(level: str, seats: int) -> None:
    for seed in range(8):
        assert list(moments([thinker(level) for _ in range(seats)], seed, None, 1.0))


@every_level
@pytest.mark.parametrize("seats", [2, 4])
def test_equal_decisions_have_equal_answers(level: str, seats: int) -> None:
    for one in asked(seats):
        first = thinker(level).weigh(one.decision(), 3)
        assert thinker(level).weigh(one.decision(), 3) == first


@every_level
def test_what_is_hidden_changes_nothing(level: str) -> None:
    for one in asked(2):
        view = SKYE.view(one.state, one.seat)
        other = SKYE.guess(view, Random(8), one.heard)
        again = decision(SKYE.view(other, one.seat), one.heard)
        assert thinker(level).weigh(again) == thinker(level).weigh(one.decision())


@every_level
def test_reasons_are_known_and_moves_are_legal(level: str) -> None:
    for one in asked(2):
        given = one.decision()
        weighed = thinker(level).weigh(given, 4)
        assert 1 <= len(weighed) <= 4
        assert len({str(best.move) for best in weighed}) == len(weighed)
        for best in weighed:
            assert best.move in given.legal
            assert {why.reason for why in best.why} <= set(REASONS)
        assert weighed[0].why


@pytest.mark.parametrize("seats", [2, 3])
def test_prices_say_how_likely_they_are_paid_and_what_the_axe_spares(seats: int) -> None:
    [one] = [one for one in asked(seats) if one.state.phase == PRICE]
    best = thinker("expert").weigh(one.decision())[0]
    assert isinstance(best.move, Price)
    sells = {why.about[0]: int(why.about[1]) for why in best.why if why.reason == "sells"}
    assert set(sells) == {tile for tile, _ in best.move.prices}
    assert all(0 <= percent <= 100 for percent in sells.values())
    for reason in ("without_axe", "rival_wants"):
        [about] = [why.about for why in best.why if why.reason == reason]
        assert about[0] == best.move.axe


def test_a_tile_that_nobody_can_pay_is_not_sold() -> None:
    [one] = [one for one in asked(3) if one.state.phase == PRICE]
    sales = Sales(Pricing(Table(one.decision(), LEVELS["expert"])))
    assert sales.of(Asked(0, 90, 90)) == {1: 0.0, 2: 0.0}


def test_the_reasons_of_a_placement_agree_with_its_preview() -> None:
    compared = 0
    for one in [one for one in table_of(2) if one.state.phase == BUILD][1::3]:
        best = thinker("normal").weigh(one.decision())[0]
        changes = {change.topic: change for change in preview(one.state, best.move)}
        said = {why.about[0]: why.points for why in best.why if why.reason == "goal"}
        left = range(int(one.state.round), rounds(2) + 1)
        for slot, goal in enumerate(SKYE.view(one.state, one.seat).goals):
            times = sum(scored(2, round) >> slot & 1 for round in left)
            gain = changes[goal].gain if goal in changes else 0
            assert said.get(goal, 0) == times * gain
            compared += gain != 0
        more = [int(why.about[0]) for why in best.why if why.reason == "income"]
        income = changes.get("income")
        assert sum(more) == ((income.after or 0) - (income.now or 0) if income else 0)
    assert compared > 3


@whole_games
@pytest.mark.parametrize("seats", [2, 3])
def test_a_tile_is_worth_the_same_to_a_buyer_and_to_a_builder(seats: int) -> None:
    compared = set()
    for one in [one for one in table_of(seats) if one.state.phase in (BUY, BUILD)][::3]:
        best = thinker("expert").weigh(one.decision())[0]
        points = dict.fromkeys(REASONS, 0.0)
        for why in best.why:
            points[why.reason] += why.points or 0.0
        match best.move:
            case Place(tile=tile, x=x, y=y, turn=turn):
                place = (x, y, turn)
            case Buy(tile=tile):
                [about] = [why.about for why in best.why if why.reason == "place"]
                place = (int(about[0]), int(about[1]), int(about[2]))
            case _:
                continue
        table = Table(one.decision(), LEVELS["expert"])
        land = table.state.clans[one.seat].land
        after = land.copy()
        after.place(NUMBER[tile] * 4 + place[2], cell_at(place[0], place[1]))
        outlook = table.outlook_in_points()
        gain = int(outlook.value(after) - outlook.value(land)) / 100
        told = sum(points[name] for name in ("goal", "income", "scrolls", "future"))
        assert told == pytest.approx(gain, abs=0.05), best
        compared.add(type(best.move))
    assert compared == {Buy, Place}


@whole_games
def test_the_future_says_what_it_is_about() -> None:
    said: set[str] = set()
    for one in [one for one in table_of(2) if one.state.phase == BUILD]:
        for why in thinker("expert").weigh(one.decision())[0].why:
            if why.reason == "future" and abs(why.points or 0.0) > 3:
                assert len(why.about) <= 2
                said.update(why.about)
    assert said >= {"areas", "scrolls", "goods"}


@every_level
def test_prices_say_what_the_axed_tile_is_worth_and_what_another_axe_would_change(
    level: str,
) -> None:
    one = next(one for one in asked(3) if one.state.phase == PRICE)
    best = thinker(level).weigh(one.decision())[0]
    assert isinstance(best.move, Price)
    about = {why.reason: why for why in best.why}
    assert about["discards"].about == (best.move.axe,)
    assert about["discards"].points is not None
    kept = {why.about[0]: why.points for why in best.why if why.reason == "keeps"}
    assert set(kept) == {tile for tile, _ in best.move.prices}
    if LEVELS[level].market:
        assert about["other_axe"].about == (best.move.axe,)
        # Only one of several prices that are nearly as good is played.
        assert (about["other_axe"].points or 0.0) < 1.0


def test_a_bot_that_heard_nothing_and_sees_no_bag_still_plays() -> None:
    bot = SkyeThinker(LEVELS["expert"])
    for one in asked(2):
        view = without_memory_aids(SKYE.view(one.state, one.seat))
        legal = SKYE.legal(view)
        assert bot.choose(view, legal, Random(1)) in legal


@whole_games
def test_prices_are_mixed_unless_a_rival_is_easy_to_read() -> None:
    kinds = []
    for bots in ([RandomBot(), RandomBot()], [GreedyBot(judge), GreedyBot(judge)]):
        game = moments(bots, 3)
        one = next(one for one in game if one.state.phase == PRICE and one.state.round == 4)
        weighed = [thinker("expert").weigh(one.decision(seed))[0] for seed in range(12)]
        kinds.append(len({str(best.move) for best in weighed}))
    assert kinds[0] > kinds[1]


GOLDEN = {
    "beginner": ("axe L73, L08=1, L02=2", "pass", "L02 s1w1 r0"),
    "easy": ("axe L73, L08=1, L02=1", "buy L31", "L31 n1e3 r1"),
    "normal": ("axe L02, L73=3, L08=5", "buy L31", "L31 n1e2 r2"),
    "hard": ("axe L08, L73=4, L02=2", "buy L39", "L31 n1e2 r2"),
    "expert": ("axe L02, L73=1, L08=8", "buy L39", "L31 n1e2 r2"),
}
"""The moves of each level in one decision of each phase: a change of them is a change of play."""


@every_level
def test_golden_moves(level: str) -> None:
    moves = [str(thinker(level).weigh(one.decision(5))[0].move) for one in asked(2)]
    assert tuple(moves) == GOLDEN[level]
