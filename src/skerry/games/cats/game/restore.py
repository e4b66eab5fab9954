"""The state that a view describes: of a seat's view what it knows, of a snapshot everything."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.cats.game.codec import place_of
from skerry.games.cats.game.ids import DIFFICULTIES, MODES
from skerry.games.cats.game.question import PHASES, resume
from skerry.games.cats.game.view import Cards, CrewView, OnBoat, SisterView, View, choosable
from skerry.games.cats.pieces.cards import (
    CARD_NUMBER,
    SISTER_NUMBER,
    SOLO_NUMBER,
)
from skerry.games.cats.pieces.tiles import (
    BOAT_IDS,
    COLOURS,
    NUMBER,
)
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import (
    BOATS,
    NONE,
    Crew,
)
from skerry.games.cats.rules.state import SISTER as SISTER_SEAT
from skerry.games.cats.rules.tables import CATS, FIRST_OSHAX, FIRST_RARE

_PILES = ("hand", "pack", "kept", "seen", "drawn", "laid", "lessons", "discards")
"""The cards of a crew, by their names in views and states."""


def restore(view: View, only: Seat | None = None) -> State:
    """The state that a view with nothing hidden describes; hidden cards are simply not there.

    With `only`, the state has only what the legal moves of that seat depend on: other crews have
    nothing, and nobody knows which cards are gone and what is in the bag.
    """
    state = State()
    options = view.options
    state.mode = MODES.index(options.mode)
    state.seats = len(view.crews)
    state.difficulty = 0 if options.difficulty is None else DIFFICULTIES.index(options.difficulty)
    state.column_lesson = options.column_lesson
    phase = PHASES.index(view.phase)
    state.phase = phase
    state.ship = view.ship
    state.order = _ints([SISTER_SEAT if seat is None else seat for seat in view.order])
    state.turn = view.turn
    state.step = view.boats_drawn if phase == BOATS else view.step
    state.crews = [
        _restore_crew(crew, phase) if only is None or only == seat else Crew()
        for seat, crew in enumerate(view.crews)
    ]
    # Only chance needs to know what a hidden bag holds; whether it is empty matters to all.
    known = only is None and view.bag
    state.bag = _tiles(view.bag) if known else _ints([0] * view.bag_count)
    if only is None:
        state.deck = _cards(view.deck.known)
        state.gone = _cards(view.gone)
    state.left = _tiles(view.left)
    state.right = _tiles(view.right)
    state.new_rare = _tiles(view.new_rare)
    for pile in view.rare:
        kind = NUMBER[pile.tile] - FIRST_RARE
        state.rare_row = append(state.rare_row, kind)
        state.rare[kind] = pile.count
    state.common = _ints([pile.count for pile in view.common])
    state.oshax = _ints([NUMBER[tile] - FIRST_OSHAX for tile in view.oshax])
    state.public = _cards([card for card, _ in view.public])
    state.public_colours = _ints(
        [NONE if colour is None else COLOURS.index(colour) for _, colour in view.public]
    )
    state.watcher = NONE if view.watcher is None else view.watcher
    if view.question is not None:
        resume(state, view.question)
    if view.sister is not None:
        _restore_sister(state, view.sister)
    return state


def _restore_sister(state: State, view: SisterView) -> None:
    state.sister_lessons = _ints([SOLO_NUMBER[lesson] for lesson in view.lessons])
    state.sister_colours = _ints(
        [COLOURS.index(colour) for colour in view.colours if colour is not None]
    )
    state.sister_row = _ints([SISTER_NUMBER[card] for card in view.row if card is not None])
    state.sister_played = _ints([SISTER_NUMBER[card] for card in view.played])
    state.sister_deck = _ints([SISTER_NUMBER[card] for card in view.deck or ()])
    state.sister_speed = view.speed
    state.sister_begun = view.begun


def _restore_crew(view: CrewView, phase: int) -> Crew:
    crew = Crew()
    crew.boat = _boat(view)
    crew.fish = view.fish
    crew.ready = view.ready
    crew.used = view.used
    for name in _PILES:
        cards: Cards | None = getattr(view, name).cards
        if cards:
            setattr(crew, name, _cards(cards))
    if view.choice is not None:
        among = choosable(phase, crew)
        crew.sealed = sum(1 << among.index(CARD_NUMBER[card]) for card in view.choice)
    crew.anywhere = view.anywhere
    crew.extra = view.extra
    crew.cats_left = view.cats_left
    crew.passed = view.passed
    crew.watching = view.watching
    return crew


def _boat(view: CrewView) -> Boat:
    """The boat of a crew; one that was restored lately is found by the identity of its tiles."""
    tiles, found = _LATELY.get(id(view.tiles), ((), None))
    if found is None or tiles is not view.tiles or BOAT_IDS[found.plan] != view.boat:
        found = Boat()
        found.plan = BOAT_IDS.index(view.boat)
        for laid in view.tiles:
            tile = NUMBER[laid.tile]
            place = place_of(laid.cells, cat=tile < CATS)
            found.lay(tile, place, NONE if laid.colour is None else COLOURS.index(laid.colour))
        if len(_LATELY) >= _KEPT:
            _LATELY.clear()
        _LATELY[id(view.tiles)] = view.tiles, found
    return found.copy()


_KEPT = 64
_LATELY: dict[int, tuple[tuple[OnBoat, ...], Boat]] = {}


def _ints(numbers: "Sequence[int]") -> "vec[i64]":
    return vec[i64](list(numbers))


def _cards(cards: Sequence[str]) -> "vec[i64]":
    return vec[i64]([CARD_NUMBER[card] for card in cards])


def _tiles(tiles: Sequence[str]) -> "vec[i64]":
    return vec[i64]([NUMBER[tile] for tile in tiles])
