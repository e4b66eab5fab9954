"""What every plugin offers: JSON, snapshots, previews, scorecards, memory aids, visible moves."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.games import TABLES, Table, Taken, every_table, random_game

from skerry.core.event import Event
from skerry.core.game import CHANCE, Draw, Move
from skerry.core.match import Match
from skerry.core.registry import find, names
from skerry.games.cats.game.score_source import ColourSource
from skerry.games.cats.game.scorecard import card_of
from skerry.games.skye.game.explain import Side
from skerry.games.skye.game.explain import scorecard as skye_scorecard
from skerry.games.skye.game.options import Money, SkyeOptions
from skerry.games.skye.pieces.tiles import Goal


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def some(table: Table, seed: int, share: float) -> list[Taken]:
    """Some steps of a random game, and always the last one."""
    random = Random(seed)
    steps = list(random_game(table, seed))
    return [taken for taken in steps[:-1] if random.random() < share] + steps[-1:]


@every_table
def test_answers_and_events_survive_the_wire(table: Table) -> None:
    wire = table.plugin.wire
    for _, answer, step in random_game(table, 1):
        read = wire.read_move if isinstance(answer, Move) else wire.read_draw
        assert read(encode(answer)) == answer
        for told in step.announcements:
            for event in filter(None, (told.event, told.others)):
                found = wire.read_event(encode(event))
                assert found == event
                assert type(found) is type(event)


@every_table
def test_views_and_options_survive_the_wire(table: Table) -> None:
    game, wire = table.plugin.game, table.plugin.wire
    for before, _, _ in some(table, 2, 0.1):
        for seat in table.everyone:
            view = game.view(before, seat)
            assert wire.read_view(encode(view)) == view
    chosen = game.view(game.start(table.seats, table.options), None).options
    assert wire.read_options(encode(chosen)) == chosen
    assert wire.read_options(b"{}") == wire.options()


@every_table
def test_a_state_restored_from_json_continues_as_before(table: Table) -> None:
    game, wire = table.plugin.game, table.plugin.wire
    for before, answer, step in some(table, 3, 0.3):
        again = wire.restore(wire.read_view(encode(wire.snapshot(before))))
        assert game.awaits(again) == game.awaits(before)
        assert game.outcomes(again) == game.outcomes(before), "the same draws in the same order"
        for seat in table.everyone:
            view = game.view(again, seat)
            assert view == game.view(before, seat)
            assert list(game.legal(view).codes) == list(game.legal(game.view(before, seat)).codes)
        there = game.play(again, answer)
        assert there.announcements == step.announcements
        assert there.revealed == step.revealed
        assert wire.snapshot(there.state) == wire.snapshot(step.state)


@every_table
def test_a_game_has_the_same_end_from_any_snapshot(table: Table) -> None:
    game, wire = table.plugin.game, table.plugin.wire
    steps = list(random_game(table, 4))
    middle = len(steps) // 3
    state = wire.restore(wire.read_view(encode(wire.snapshot(steps[middle].before))))
    match = Match.resume(game, table.seats, table.options, state)
    for taken in steps[middle:]:
        if CHANCE in match.awaits:
            assert match.game.outcomes(match.state) == game.outcomes(taken.before)
        assert match.play(taken.answer).announcements == taken.step.announcements
    assert match.result == game.result(steps[-1].step.state)
    assert match.result is not None


@every_table
def test_without_memory_aids_the_bag_is_hidden_and_moves_stay(table: Table) -> None:
    plugin = table.plugin
    random = Random(5)
    hidden = 0
    for before, _, step in some(table, 5, 0.15):
        for state in (before, step.state):
            for seat in table.everyone:
                view = plugin.game.view(state, seat)
                bare = plugin.without_memory_aids(view)
                hidden += bare != view
                assert bare.bag == ()
                assert bare.bag_count == view.bag_count == len(view.bag)
                assert plugin.without_memory_aids(bare) == bare
                legal, same = plugin.game.legal(view), plugin.game.legal(bare)
                assert list(legal.codes) == list(same.codes)
                assert plugin.show(bare, ["x"] * table.seats) == plugin.show(
                    view, ["x"] * table.seats
                )
                if legal:
                    move = legal.choose(random)
                    assert move in same
                    assert plugin.preview(bare, move) == plugin.preview(view, move)
                for other in range(table.seats):
                    assert plugin.scorecard(bare, other) == plugin.scorecard(view, other)
    assert hidden


def test_without_memory_aids_discarded_cards_are_hidden() -> None:
    table = TABLES["cats 2"]
    views = [table.plugin.game.view(taken.before, 0) for taken in random_game(table, 6)]
    for pile in ("seen", "discards"):
        assert any(getattr(view.mine, pile).known for view in views)
    assert any(view.gone for view in views)
    for view in map(table.plugin.without_memory_aids, views):
        assert view.gone == ()
        for pile in ("seen", "discards"):
            assert getattr(view.mine, pile).known == ()
    counts = [(view.mine.seen.count, view.mine.discards.count) for view in views]
    bare = [table.plugin.without_memory_aids(view).mine for view in views]
    assert counts == [(mine.seen.count, mine.discards.count) for mine in bare]


@every_table
def test_previews_are_plain_data(table: Table) -> None:
    plugin = table.plugin
    for before, answer, _ in some(table, 7, 0.2):
        if isinstance(answer, Move):
            changes = plugin.preview(plugin.game.view(before, answer.seat), answer)
            topics = [change["topic"] for change in msgspec.json.decode(encode(changes))]
            assert len(set(topics)) == len(topics)
            assert plugin.describe_preview(plugin.game.view(before, answer.seat), answer)


@every_table
def test_the_scorecard_at_the_end_is_that_of_the_standing(table: Table) -> None:
    plugin = table.plugin
    *_, last = random_game(table, 8)
    result = plugin.game.result(last.step.state)
    assert result is not None
    for seat in table.everyone:
        view = plugin.game.view(last.step.state, seat)
        for standing in result.everybody:
            assert plugin.scorecard(view, standing.seat) == standing.scorecard


@every_table
def test_a_scorecard_at_any_time_can_be_explained(table: Table) -> None:
    plugin = table.plugin
    for before, _, _ in some(table, 9, 0.1):
        for seat in table.everyone:
            view = plugin.game.view(before, seat)
            for other in range(table.seats):
                for line in plugin.scorecard(view, other).lines:
                    assert "None" not in plugin.describe_score_line(line)


@every_table
def test_there_is_no_scorecard_of_nobody(table: Table) -> None:
    plugin = table.plugin
    view = plugin.game.view(plugin.game.start(table.seats, table.options), None)
    for seat in (-2, table.seats, 99):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            plugin.scorecard(view, seat)
    if table is not TABLES["cats solo"]:
        with pytest.raises(ValueError, match="no seat -1"):
            plugin.scorecard(view, -1)


@pytest.mark.parametrize("name", ["cats 2", "cats 4", "cats solo", "cats family"])
def test_private_lessons_count_for_their_owner_only(name: str) -> None:
    table = TABLES[name]
    plugin = table.plugin
    differ = 0
    for before, _, _ in some(table, 10, 0.1):
        for seat in range(table.seats):
            whole, public = card_of(before, seat), card_of(before, seat, lessons=False)
            differ += whole != public
            for viewer in table.everyone:
                card = plugin.scorecard(plugin.game.view(before, viewer), seat)
                assert card.lines == (whole if viewer == seat else public).lines
    assert differ


def test_the_sisters_scorecard_shows_only_what_she_has_turned_up() -> None:
    table = TABLES["cats solo"]
    plugin = table.plugin
    for before, _, _ in some(table, 11, 0.1):
        view = plugin.game.view(before, 0)
        card = plugin.scorecard(view, -1)
        shown = [colour for colour in view.sister.colours if colour is not None]
        found = [line.what.colour for line in card.lines if isinstance(line.what, ColourSource)]
        assert found == shown


def test_the_scorecard_of_skye_is_the_story_and_what_each_goal_would_give() -> None:
    goals = (Goal.GOLD, Goal.SHEEP, Goal.ROADS, Goal.SHIPS)
    for money in Money:
        table = Table("skye", 3, SkyeOptions(money=money, goals=goals))
        plugin = table.plugin
        for before, _, _ in some(table, 12, 0.1):
            for viewer in table.everyone:
                view = plugin.game.view(before, viewer)
                if view.round == 0:
                    assert plugin.scorecard(view, 0).lines == ()
                    continue
                open_gold = all(clan.gold is not None for clan in view.clans)
                sides = [
                    Side(
                        clan.territory,
                        (clan.gold or 0)
                        + sum(offer.price or 0 for offer in clan.stall if view.phase == "buy"),
                    )
                    for clan in view.clans
                ]
                for seat, clan in enumerate(view.clans):
                    lines = plugin.scorecard(view, seat).lines
                    earned = [line for line in lines if line.what.round is not None]
                    assert sum(line.points for line in earned) == clan.points
                    would = [line for line in lines if line.what.round is None]
                    # In the last round A is not scored again.
                    left = goals[1:] if view.round == 6 else goals
                    known = [g for g in left if g is not Goal.GOLD or open_gold]
                    expected = skye_scorecard(sides, known, view.options, seat=seat, end=True)
                    if clan.gold is None:
                        assert expected.lines[-1].what.topic == "purse"
                        expected = type(expected)(expected.lines[:-1])
                    assert [(line.points, line.what.topic) for line in would] == [
                        (line.points, line.what.topic) for line in expected.lines
                    ]


# Moves of The Isle of Cats that begin or continue something: others see it in their views, and
# the event comes with the last step.
QUIET = {"Rescue", "Play", "Place"}


@every_table
def test_moves_that_others_see_have_events_or_change_who_is_awaited(table: Table) -> None:
    game = table.plugin.game
    quiet = set()
    for before, move, step in random_game(table, 13):
        if isinstance(move, Draw):
            continue
        for seat in table.everyone:
            if seat == move.seat or game.view(before, seat) == game.view(step.state, seat):
                continue
            if not step.events_for(seat) and game.awaits(before) == game.awaits(step.state):
                after = game.view(step.state, seat)
                if after.phase != game.view(before, seat).phase:
                    # Alone, nobody but the player ends the pause after the payment.
                    continue
                quiet.add(type(move).__name__)
                assert after.question.seat == move.seat, "it will be told when it is done"
                assert game.awaits(step.state) == {move.seat}
    assert quiet <= (QUIET if table.game == "cats" else set())


@every_table
def test_events_of_draws_come_before_the_next_question(table: Table) -> None:
    game = table.plugin.game
    told: dict[int | None, list[Event]] = {seat: [] for seat in table.everyone}
    for before, answer, step in random_game(table, 14):
        for seat, events in told.items():
            events.extend(step.events_for(seat))
        if CHANCE in game.awaits(before) and CHANCE not in game.awaits(step.state):
            begun = getattr(step.state, "doing", 0)
            assert begun or all(told.values()), f"{answer} ended a draw and nobody saw an event"
            told = {seat: [] for seat in table.everyone}


BAD_MOVES = [
    b"",
    b"[]",
    b"{}",
    b"null",
    b'{"type": "dance", "seat": 0}',
    b'{"type": "pass"}',
    b'{"type": "pass", "seat": "0"}',
    b'{"type": "pass", "seat": 0.5}',
    b'{"type": "pass", "seat": true}',
    b'{"type": "pass", "seat": null}',
    b'{"type": "pass", "seat": 0, "colour": "red"}',
    b'{"type": "pass", "seat": 0} {}',
    b'{"type": "pass", "seat": 0',
    b'{"type": "pa\xffss", "seat": 0}',
    b"\xff\xfe",
    b'{"type": "pass", "seat": ' + b"[" * 100_000,
    b'{"seat": 0, "type": "' + b"x" * 100_000 + b'"}',
]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("data", BAD_MOVES, ids=lambda data: repr(data[:40]))
def test_what_is_no_value_is_refused_in_one_way(name: str, data: bytes) -> None:
    wire = find(name).wire
    for read in (wire.read_move, wire.read_draw, wire.read_event, wire.read_view):
        with pytest.raises(msgspec.DecodeError):
            read(data)


def test_text_and_raw_json_are_read_as_well() -> None:
    wire = find("skye").wire
    text = '{"type":"pass","seat":0}'
    assert (
        wire.read_move(text) == wire.read_move(msgspec.Raw(text)) == wire.read_move(text.encode())
    )
    with pytest.raises(msgspec.DecodeError):
        wire.read_move('{"type": "pass\ud800", "seat": 0}')


HUGE = 10**30


def bent(value: Any, random: Random) -> Any:
    """The same JSON with one number or text replaced by a wild one."""
    if isinstance(value, dict):
        key = random.choice([key for key in value if key != "type"])
        return {**value, key: bent(value[key], random)}
    if isinstance(value, list) and value:
        place = random.randrange(len(value))
        return [*value[:place], bent(value[place], random), *value[place + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice([HUGE, -HUGE, 2**63, -(2**63) - 1, 2**62, 255, -1, 2**31])
    if isinstance(value, str):
        return random.choice(["", "L00", "zzz", "d999", "\u0000", value * 2, value.upper()])
    return random.choice([HUGE, "zzz", [], None])


@every_table
def test_wild_moves_that_can_be_read_are_refused_with_a_reason(table: Table) -> None:
    game, wire = table.plugin.game, table.plugin.wire
    random = Random(15)
    read = 0
    for before, answer, _ in random_game(table, 15):
        if isinstance(answer, Draw) or random.random() < 0.5:
            continue
        wild = encode(bent(msgspec.to_builtins(answer), random))
        try:
            move = wire.read_move(wild)
        except msgspec.DecodeError:
            continue
        read += 1
        for seat in table.everyone:
            refusal = game.legal(game.view(before, seat)).why_not(move)
            if refusal is not None:
                assert str(refusal)
                assert refusal.reason
    assert read
