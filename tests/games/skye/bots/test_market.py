"""The model of the market: purchases, mixed prices, rivals, plans and learned weights."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.skye.bots.played import moments

from skerry.bots.greedy import GreedyBot
from skerry.bots.random import RandomBot
from skerry.core.bot import Bot
from skerry.games.skye import SKYE
from skerry.games.skye.bots import weights
from skerry.games.skye.bots.compiled.beam import Beam
from skerry.games.skye.bots.compiled.features import COUNT, FEATURES
from skerry.games.skye.bots.compiled.market import Market, mixed, worth_at
from skerry.games.skye.bots.compiled.outlook import LEARNED, Outlook
from skerry.games.skye.bots.judge import judge
from skerry.games.skye.bots.levels import LEVELS
from skerry.games.skye.bots.rivals import beliefs
from skerry.games.skye.bots.table import Table
from skerry.games.skye.bots.thinker import thinker
from skerry.games.skye.game.moves import SkyeMove
from skerry.games.skye.game.view import View
from skerry.games.skye.rules.state import BUILD, PRICE


def market(*, gold: int = 50) -> Market:
    """Two seats with 10 gold each; seat 0 asks 4 for a tile that is worth 6 points to seat 1."""
    worth = vec[i64]([0] * (2 * 8 * 7))
    for kept in range(8):
        for place in range(7):
            worth[worth_at(2, 1, kept, place)] = 600 if place == 2 else 0
    made = Market(2, 1, worth, gold, vec[i64]())
    made.lay_out(0, 0, 4, 1, 10)
    made.lay_out(1, 0, 1, 1, 10)
    return made


def test_a_buyer_takes_what_is_worth_its_price() -> None:
    # The seller gets the price and its own coins back: 5 and 8 gold; the buyer pays 4 of 8.
    assert market().margin(1, 0, 0) == 600 + 50 * (8 - 4)
    assert market().margin(0, 0, 0) == 50 * (5 + 8)


def test_a_buyer_leaves_what_costs_too_much() -> None:
    assert market(gold=200).margin(1, 0, 0) == 200 * 8


def test_a_buyer_minds_what_the_seller_gets() -> None:
    spiteful = market(gold=60)
    spiteful.spite[1] = 100
    # 600 for the tile; 240 are paid, and the seller gains 480.
    assert spiteful.margin(1, 0, 0) == 60 * 8


def test_a_market_is_the_same_after_its_purchases() -> None:
    made = market()
    before = (list(made.purse), list(made.kept), list(made.bought))
    made.margin(0, 0, 100)
    assert (list(made.purse), list(made.kept), list(made.bought)) == before


def test_it_knows_which_tiles_a_seat_sells() -> None:
    made = market()
    before = (list(made.purse), list(made.kept), list(made.bought))
    # The tile at place 1 costs 4 gold and is worth 6 points to the other seat.
    assert made.sold_by(0) == 0b010
    assert market(gold=200).sold_by(0) == 0
    assert (list(made.purse), list(made.kept), list(made.bought)) == before


def test_regret_matching_mixes_where_it_must() -> None:
    pennies = vec[i64]([100, -100, -100, 100])
    shares = mixed(pennies, 2, 2, vec[i64]([0, 0]), 0, 500)
    assert abs(int(shares[0]) - 500_000) < 50_000


def test_regret_matching_answers_what_a_rival_always_does() -> None:
    pennies = vec[i64]([100, -100, -100, 100])
    shares = mixed(pennies, 2, 2, vec[i64]([0, 1]), 100, 500)
    assert shares[1] > 950_000


def likely(*rivals: Bot[View, SkyeMove]) -> list[float]:
    """How likely a seat thinks it after four rounds that each rival is of one of the types."""
    for one in moments([RandomBot(), *rivals], 2):
        if one.seat == 0 and one.state.phase == PRICE and one.state.round == 5:
            found = beliefs(Table(one.decision(), LEVELS["expert"]))
            return [sum(chances) for chances in found[1:]]
    raise AssertionError("a game has five rounds")


def test_who_trades_by_rules_of_thumb_is_recognised() -> None:
    assert min(likely(GreedyBot(judge), thinker("normal"))) > 0.9


def test_who_fits_no_type_is_not_taken_for_one() -> None:
    assert max(likely(RandomBot(), thinker("expert"))) < 0.1


@pytest.mark.parametrize("learned", [True, False])
def test_a_plan_is_at_least_as_good_as_its_steps_alone(learned: bool) -> None:
    seen = 0
    for one in moments([GreedyBot(judge), GreedyBot(judge)], 7):
        if one.state.phase != BUILD:
            continue
        hand = [tile for tile in one.state.hand_of(one.seat) if tile >= 0]
        trained = weights.LEARNED if learned else vec[i64]()
        outlook = Outlook(one.state, one.seat, weights.GOLD_OF_TWO, weights.FULL_POINTS, trained, 9)
        land = one.state.clans[one.seat].land
        wide = Beam(outlook, 6).search(land, vec[i64](hand))
        narrow = Beam(outlook, 1).search(land, vec[i64](hand))
        assert wide[0].value >= narrow[0].value
        assert wide[0].value == outlook.value(wide[0].land)
        assert [plan.value for plan in wide] == sorted((p.value for p in wide), reverse=True)
        assert wide[0].codes[0] in SKYE.legal(SKYE.view(one.state, one.seat)).codes
        seen += len(hand) > 1
    assert seen > 5


def test_the_learned_weights_fit_their_features() -> None:
    assert len(FEATURES) == COUNT
    assert len(weights.LEARNED) == LEARNED
    assert len(weights.GOLD_OF_TWO) == len(weights.GOLD_OF_MORE) == 6
    assert sorted(weights.GOLD_OF_TWO) == list(weights.GOLD_OF_TWO)
