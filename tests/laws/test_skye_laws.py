"""The laws of `skerry.testing` on random games of Isle of Skye; no tile or gold is lost."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from skerry.core.game import Step
from skerry.games.skye.game.events import IncomePaid, TileKept
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.game.view import restore, snapshot
from skerry.games.skye.pieces.tiles import GOALS, TILES
from skerry.games.skye.plugin import PLUGIN
from skerry.games.skye.rules.rules import State
from skerry.testing import laws

chosen_goals = st.permutations(GOALS).map(lambda goals: (goals[0], goals[1], goals[2], goals[3]))
tables = st.builds(
    SkyeOptions,
    farm=st.sampled_from(Farm),
    castle_on_roads=st.booleans(),
    tie=st.sampled_from(Tie),
    money=st.sampled_from(Money),
    goals=st.none() | chosen_goals,
)


def tiles_of(state: State) -> list[str]:
    """Every landscape tile, wherever it is."""
    view = snapshot(state)
    found = list(view.bag)
    for clan in view.clans:
        found += [placed.tile for placed in clan.territory[1:]]
        found += [offer.tile for offer in clan.stall]
        found += clan.hand
    return sorted(found)


def coins_of(state: State) -> int:
    """All gold of the clans, in purses and on revealed prices."""
    view = snapshot(state)
    laid = sum(o.price or 0 for clan in view.clans for o in clan.stall if view.phase == "buy")
    return laid + sum(clan.gold or 0 for clan in view.clans)


def watch(before: State, step: Step[State]) -> None:
    assert tiles_of(step.state) == [tile.id for tile in TILES[:73]], "every tile is somewhere, once"
    events = [told.event for told in step.announcements]
    earned = sum(e.castle + e.whisky + e.behind for e in events if isinstance(e, IncomePaid))
    lost = sum(e.price for e in events if isinstance(e, TileKept))
    assert coins_of(step.state) == coins_of(before) + earned - lost, "gold comes from income only"
    again = restore(snapshot(step.state))
    assert snapshot(again) == snapshot(step.state), "a snapshot is the whole state"
    assert sorted(again.codes()) == sorted(step.state.codes())


@given(seats=st.integers(2, 5), options=tables, seed=st.integers(0, 2**32))
def test_laws(seats: int, options: SkyeOptions, seed: int) -> None:
    laws(PLUGIN, seats=seats, options=options, random=Random(seed), watch=watch, share=0.2)
