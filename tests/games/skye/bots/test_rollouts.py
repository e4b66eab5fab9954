"""Futures of lands: every tile of the bag comes equally often; the last round has none."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.games.skye.bots.played import Moment, moments

from skerry.bots.greedy import GreedyBot
from skerry.core.compiled.dice import Dice
from skerry.games.skye.bots import weights
from skerry.games.skye.bots.compiled.beam import Beam, Plan
from skerry.games.skye.bots.compiled.outlook import Outlook
from skerry.games.skye.bots.compiled.rollout import Rollouts
from skerry.games.skye.bots.judge import judge
from skerry.games.skye.bots.levels import LEVELS
from skerry.games.skye.bots.table import Table
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import BUILD


def building_in(round: int) -> Moment:
    game = moments([GreedyBot(judge), GreedyBot(judge)], 7)
    return next(one for one in game if one.state.phase == BUILD and one.state.round == round)


def outlook(state: State, seat: int) -> Outlook:
    points = weights.POINTS_OF_TWO
    return Outlook(state, seat, weights.LEAD_GOLD_OF_TWO, points, weights.LEARNED, 9)


def means(one: Moment, plans: list[Plan], seed: int, times: int) -> list[int]:
    """The values of lands, each built on with one tile of the bag, that many times."""
    state = one.state.copy()
    state.round += 1
    bag = vec[i64](list(state.bag[: state.left]))
    now = outlook(one.state, one.seat)
    rollouts = Rollouts([now], [outlook(state, one.seat)], bag, Dice(seed), 1, 1)
    return [int(mean) for mean in rollouts.means(plans, times, 0)]


def test_a_bag_is_emptied_before_a_tile_comes_again() -> None:
    one = building_in(3)
    hand = vec[i64]([tile for tile in one.state.hand_of(one.seat) if tile >= 0])
    plans = Beam(outlook(one.state, one.seat), 4).search(one.state.clans[one.seat].land, hand)
    left = int(one.state.left)
    assert means(one, plans, 1, left) == means(one, plans, 2, left)
    assert means(one, plans, 1, 2 * left) == means(one, plans, 2, left)
    assert means(one, plans, 1, left // 3) != means(one, plans, 2, left // 3)


def test_plans_are_wider_where_nothing_is_played_out() -> None:
    last, before = (
        Table(building_in(round).decision(effort=1.0), LEVELS["expert"]) for round in (6, 5)
    )
    assert last.width(6) > before.width(6) == 6
    assert Table(last.decision, LEVELS["hard"]).width(6) == 6
