"""The laws of `skerry.testing` on random games of The Isle of Cats; no card or tile is lost."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.core.game import Step
from skerry.core.match import Match
from skerry.games.cats import CATS
from skerry.games.cats.game.events import AnytimePlayed, DayEnded, SisterActed
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import snapshot
from skerry.games.cats.pieces.tiles import CELLS, NUMBER, SHAPES
from skerry.games.cats.plugin import PLUGIN
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import FAMILY, KEEP, PAY, SOLO
from skerry.games.cats.rules.tables import shape_of
from skerry.testing import laws

standard = st.builds(CatsOptions, column_lesson=st.booleans())
solo = st.builds(
    CatsOptions,
    mode=st.just(Mode.SOLO),
    difficulty=st.sampled_from(Difficulty),
    column_lesson=st.booleans(),
)
family = st.just(CatsOptions(Mode.FAMILY))
tables = (
    st.tuples(st.integers(2, 4), standard)
    | st.tuples(st.just(1), solo)
    | st.tuples(st.integers(2, 4), family)
)

RARE, COMMON, OSHAX = 85, 90, 94
PLACE_TILE, NAME_FIELD = 1, 9


def cards_of(state: State) -> list[int]:
    """Every card, wherever it is."""
    found = [*state.deck, *state.gone, *state.public]
    for crew in state.crews:
        found += [*crew.hand, *crew.pack, *crew.kept, *crew.drawn]
        found += [*crew.laid, *crew.lessons, *crew.discards]
    return sorted(found)


def all_cards(state: State) -> list[int]:
    if state.mode == FAMILY:
        return list(range(151, 169))
    return list(range(151 if state.column_lesson else 150))


def tiles_of(state: State) -> Counter[int]:
    """Every tile that is still in the game: bag, fields, supplies, boats, or just being taken."""
    found = Counter([*state.bag, *state.left, *state.right])
    found.update([OSHAX + oshax for oshax in state.oshax])
    for kind, count in enumerate(state.rare):
        found[RARE + kind] += count
    for kind, count in enumerate(state.common):
        found[COMMON + kind] += count
    for crew in state.crews:
        found.update(crew.boat.tiles)
    if state.doing in (PLACE_TILE, NAME_FIELD):
        found[int(state.tile)] += 1
    return +found


def removed(step: Step[State]) -> Counter[int]:
    """The tiles that left the game in a step."""
    gone: list[str] = []
    for event in (told.event for told in step.announcements):
        if isinstance(event, DayEnded):
            gone += event.gone
        elif isinstance(event, SisterActed):
            gone += [tile for tile in event.removed if isinstance(tile, str)]
        elif isinstance(event, AnytimePlayed):
            if isinstance(event.removed, tuple):
                gone += [treasure.tile for treasure in event.removed]
            if event.cells is None and isinstance(event.tile, str):
                gone.append(event.tile)
    return Counter(NUMBER[tile] for tile in gone)


def watch(before: State, step: Step[State]) -> None:
    now = step.state
    assert cards_of(now) == all_cards(now), "every card is somewhere, once"
    if before.ship > 0:
        assert tiles_of(now) + removed(step) == tiles_of(before), "tiles do not come or go"
    for crew in now.crews:
        assert min(crew.fish, crew.ready, crew.used, crew.anywhere, crew.extra) >= 0
        covered = sum(crew.boat.covers(cell) for cell in range(len(CELLS)))
        sizes = [len(SHAPES[shape_of(tile)].cells) for tile in crew.boat.tiles]
        assert covered == sum(sizes), "no tile lies on another"
    if now.mode == SOLO:
        hers = [*now.sister_row, *now.sister_played, *now.sister_deck]
        assert sorted(hers) == list(range(23))
    if len(now.bag) % 4 == 0:
        seen = snapshot(now)
        again = restore(seen)
        assert snapshot(again) == seen, "a snapshot is the whole state"
        assert sorted(again.codes()) == sorted(now.codes())


@given(table=tables, seed=st.integers(0, 2**32))
def test_laws(table: tuple[int, CatsOptions], seed: int) -> None:
    seats, options = table
    laws(PLUGIN, seats=seats, options=options, random=Random(seed), watch=watch, share=0.05)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_in_the_draft_deals_every_card_once(seats: int) -> None:
    random = Random(seats)
    match = Match(CATS, seats)
    match.draw(random)
    seen = 0
    while match.awaits and seen < 60:
        if match.state.phase in (KEEP, PAY):
            for seat in (*range(seats), None):
                view = match.view(seat)
                guessed = CATS.guess(view, random)
                assert cards_of(guessed) == all_cards(guessed)
                assert CATS.view(guessed, seat) == view
                seen += 1
        seat = random.choice(sorted(match.awaits))
        match.play(match.legal(seat).choose(random))
        match.draw(random)
    assert seen >= 60
