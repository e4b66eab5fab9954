"""What a seat may know of a game, as plain data.

Hidden are packs, kept cards, hands, private lessons and own discards of others (their numbers are
public), rescue cards before the reveal, the sister's row and colours not yet turned up, and the
order of bag and decks. What is in the bag is public. A view in which nothing is hidden is a whole
state: `snapshot` and `restore`.
"""

from functools import cache, lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.cats.game.ids import DIFFICULTIES, MODES, card_ids, cells_of, tile_ids
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.game.question import PHASES, Phase, Question, question_of
from skerry.games.cats.pieces.cards import (
    CARDS,
    SISTER,
    SOLO_LESSONS,
    CardId,
)
from skerry.games.cats.pieces.tiles import (
    BOAT_IDS,
    COLOURS,
    TILES,
    Cell,
    Colour,
    TileId,
)
from skerry.games.cats.rules.explore import next_public
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import (
    BOATS,
    LAY,
    NONE,
    NOTHING,
    OVER,
    PAUSE,
    PAY,
    PUBLIC,
    SOLO,
    Crew,
)
from skerry.games.cats.rules.state import SISTER as SISTER_SEAT
from skerry.games.cats.rules.tables import FIRST_COMMON, FIRST_OSHAX, FIRST_RARE

Cards = tuple[CardId, ...]
_replace = msgspec.structs.replace


class OnBoat(msgspec.Struct, frozen=True, gc=False):
    """A tile on a boat, with the colour of a cat or oshax."""

    tile: TileId
    cells: tuple[Cell, ...]
    colour: Colour | None


class Pile(msgspec.Struct, frozen=True, gc=False):
    """Some cards: how many, and which, where the viewer may know."""

    count: int
    cards: Cards | None

    @property
    def known(self) -> Cards:
        """The cards that the viewer knows."""
        return self.cards or ()


class CrewView(msgspec.Struct, frozen=True, gc=False):
    """One seat's side of the table."""

    boat: str
    tiles: tuple[OnBoat, ...]
    fish: int
    ready: int
    used: int
    hand: Pile
    pack: Pile
    kept: Pile
    seen: Pile
    drawn: Pile
    laid: Pile
    lessons: Pile
    discards: Pile
    sealed: bool
    choice: Cards | None
    """The cards of the sealed choice, for its owner."""
    anywhere: int
    extra: int
    cats_left: int
    passed: bool
    watching: bool


class TreasurePile(msgspec.Struct, frozen=True, gc=False):
    """The treasures of one shape in the supply."""

    tile: TileId
    count: int


class SisterView(msgspec.Struct, frozen=True, gc=False):
    """The sister's side of a solo game."""

    lessons: Cards
    colours: tuple[Colour | None, ...]
    """Her five colours in their order; None is not yet turned up."""
    row: tuple[str | None, ...]
    """Her cards of today that are still to come; None is face down."""
    begun: bool
    """Whether she has played the open card of the row."""
    speed: int
    played: tuple[str, ...]
    deck: tuple[str, ...] | None
    deck_count: int


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat (None: a spectator) may know, as plain data with no way to the state."""

    seat: Seat | None
    options: CatsOptions
    phase: Phase
    ship: int
    """The day: 5 on the first one, 1 on the last; 0 before the first."""
    order: tuple[Seat | None, ...]
    """The seats in turn order; None is the sister."""
    turn: int
    """Whose turn it is, as a place in the order."""
    boats_drawn: int
    """How many seats have their boat."""
    step: int
    """The step of the draft, from 0."""
    crews: tuple[CrewView, ...]
    bag: tuple[TileId, ...]
    """What is in the bag, in no order."""
    deck: Pile
    gone: Cards
    """Cards that everybody saw played."""
    left: tuple[TileId, ...]
    right: tuple[TileId, ...]
    new_rare: tuple[TileId, ...]
    """Rare treasures that came out of the bag today."""
    rare: tuple[TreasurePile, ...]
    """The rare treasures of the supply, in the order in which their piles began."""
    common: tuple[TreasurePile, ...]
    oshax: tuple[TileId, ...]
    public: tuple[tuple[CardId, Colour | None], ...]
    naming: CardId | None
    """The public lesson that waits for its colour."""
    watcher: Seat | None
    """The seat that is prompted before the turn of another continues."""
    question: Question | None
    """What has begun and is not interrupted."""
    sister: SisterView | None
    bag_count: int = 0
    """How many tiles are in the bag; known even without memory aids."""

    @property
    def mine(self) -> CrewView:
        """The viewer's own side; ValueError for a spectator."""
        if self.seat is None:
            raise ValueError("a spectator has no crew")
        return self.crews[self.seat]


class Viewer:
    """The views of one state, which must not change meanwhile; what they share is made once."""

    def __init__(self, state: State, *, whole: bool = False) -> None:
        self._state = state
        crews = tuple([_crew(state, seat, False) for seat in range(state.seats)])
        drawing_boats = state.phase == BOATS
        self._public = View(
            seat=None,
            crews=crews,
            options=options_of(state),
            phase=PHASES[state.phase],
            ship=state.ship,
            order=tuple([None if other == SISTER_SEAT else other for other in state.order]),
            turn=state.turn,
            boats_drawn=state.step if drawing_boats else state.seats,
            step=0 if drawing_boats else state.step,
            bag=_bag(bytes(state.bag)),
            deck=_sorted_pile(bytes(state.deck)) if whole else _counted(len(state.deck)),
            gone=_card_ids(bytes(state.gone)),
            left=_tile_ids(bytes(state.left)),
            right=_tile_ids(bytes(state.right)),
            new_rare=_tile_ids(bytes(state.new_rare)),
            rare=tuple(
                [_treasures(FIRST_RARE + kind, state.rare[kind]) for kind in state.rare_row]
            ),
            common=tuple(
                [_treasures(FIRST_COMMON + kind, n) for kind, n in enumerate(state.common)]
            ),
            oshax=tuple([TILES[FIRST_OSHAX + oshax] for oshax in state.oshax]),
            public=tuple(
                [
                    (CARDS[card].id, None if colour < 0 else COLOURS[colour])
                    for card, colour in zip(state.public, state.public_colours, strict=True)
                ]
            ),
            naming=naming_of(state),
            watcher=None if state.watcher == NONE else state.watcher,
            question=question_of(state),
            sister=sister_of(state, whole=whole) if state.mode == SOLO else None,
            bag_count=len(state.bag),
        )

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know; ValueError if there is no such seat."""
        if seat is None:
            return self._public
        crews = self._public.crews
        if not 0 <= seat < len(crews):
            raise ValueError(f"there is no seat {seat}, only 0 to {len(crews) - 1}")
        own = _crew(self._state, seat, True)
        return _replace(self._public, seat=seat, crews=(*crews[:seat], own, *crews[seat + 1 :]))

    def snapshot(self) -> View:
        """Everything."""
        state = self._state
        crews = tuple([_crew(state, seat, True) for seat in range(state.seats)])
        return _replace(self._public, crews=crews)


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat, or with None a spectator, may know of a state."""
    return Viewer(state).view(seat)


def snapshot(state: State) -> View:
    """Everything: a state as plain data, from which `restore` makes an equal state."""
    return Viewer(state, whole=True).snapshot()


def without_memory_aids(view: View) -> View:
    """The view without what a table may leave to memory.

    That is what is in the bag, and which cards are gone: those played, those that the sister
    played, those that the viewer discarded or passed on in the draft.
    """
    crews = tuple(
        _replace(crew, seen=Pile(crew.seen.count, None), discards=Pile(crew.discards.count, None))
        for crew in view.crews
    )
    sister = None if view.sister is None else _replace(view.sister, played=())
    return _replace(view, bag=(), gone=(), crews=crews, sister=sister)


def hides_answers(state: State) -> bool:
    """Whether nobody may see which seats have answered: in the pause after the payment."""
    return state.phase == PAUSE and state.doing == NOTHING


def options_of(state: State) -> CatsOptions:
    """The options of the table."""
    return _options_from(state.mode, state.difficulty, state.column_lesson)


@cache
def _options_from(mode: int, difficulty: int, column_lesson: bool) -> CatsOptions:
    chosen = MODES[mode]
    return CatsOptions(
        chosen, DIFFICULTIES[difficulty] if chosen is Mode.SOLO else None, column_lesson
    )


# What is made from plain numbers is kept for a while: most of a table stays as it is from one move
# to the next. Vectors come as bytes, which a cache can find.
_KEPT = 4096


def _numbers(packed: bytes) -> list[int]:
    return memoryview(packed).cast("q").tolist()


@lru_cache(_KEPT)
def _card_ids(cards: bytes) -> Cards:
    return card_ids(_numbers(cards))


@lru_cache(_KEPT)
def _tile_ids(tiles: bytes) -> tuple[TileId, ...]:
    return tile_ids(_numbers(tiles))


@lru_cache(_KEPT)
def _bag(tiles: bytes) -> tuple[TileId, ...]:
    return tile_ids(sorted(_numbers(tiles)))


@lru_cache(_KEPT)
def _treasures(tile: int, count: int) -> TreasurePile:
    return TreasurePile(TILES[tile], count)


@cache
def _counted(count: int) -> Pile:
    return Pile(count, None)


def _pile(cards: "vec[i64]", known: bool) -> Pile:
    return _known(bytes(cards)) if known else _counted(len(cards))


@lru_cache(_KEPT)
def _known(cards: bytes) -> Pile:
    numbers = _numbers(cards)
    return Pile(len(numbers), card_ids(numbers))


def _sorted_pile(cards: bytes) -> Pile:
    numbers = _numbers(cards)
    return Pile(len(numbers), card_ids(sorted(numbers)))


@lru_cache(_KEPT)
def _on_boat(tiles: bytes, places: bytes, colours: bytes) -> tuple[OnBoat, ...]:
    return tuple(
        [
            OnBoat(TILES[tile], cells_of(place), None if colour < 0 else COLOURS[colour])
            for tile, place, colour in zip(
                _numbers(tiles), _numbers(places), _numbers(colours), strict=True
            )
        ]
    )


def naming_of(state: State) -> CardId | None:
    """The public lesson that waits for its colour."""
    if state.phase != PUBLIC:
        return None
    return CARDS[next_public(state.crews[state.order[state.turn]])].id


def _crew(state: State, seat: Seat, own: bool) -> CrewView:
    crew = state.crews[seat]
    boat = crew.boat
    phase = state.phase
    return CrewView(
        BOAT_IDS[boat.plan],
        _on_boat(bytes(boat.tiles), bytes(boat.places), bytes(boat.colours)),
        crew.fish,
        crew.ready,
        crew.used,
        _pile(crew.hand, own),
        _pile(crew.pack, own),
        _pile(crew.kept, own),
        _pile(crew.seen, own),
        _pile(crew.drawn, own),
        _pile(crew.laid, own or phase != LAY),
        _pile(crew.lessons, own or phase == OVER),
        _pile(crew.discards, own),
        # Who holds cards to think about must not show by who has answered the pause.
        crew.sealed != NONE and (own or phase != PAUSE),
        sealed_cards(state, crew) if own and crew.sealed != NONE else None,
        crew.anywhere,
        crew.extra,
        crew.cats_left,
        crew.passed,
        own and crew.watching,
    )


def choosable(phase: int, crew: Crew) -> list[int]:
    """The cards that a sealed choice is about."""
    return list(crew.kept if phase == PAY else crew.pack)


def sealed_cards(state: State, crew: Crew) -> Cards:
    """The cards of a sealed choice."""
    among = choosable(state.phase, crew)
    return card_ids(card for place, card in enumerate(among) if crew.sealed >> place & 1)


def sister_of(state: State, *, whole: bool) -> SisterView:
    """Her first colours are turned up day by day, and of her row only the next card once it is."""
    shown = 6 - state.ship if state.ship else 1
    row = [SISTER[card].id for card in state.sister_row]
    opened = whole or state.phase == OVER
    first_open = not state.sister_begun
    return SisterView(
        tuple(SOLO_LESSONS[lesson].id for lesson in state.sister_lessons),
        tuple(
            COLOURS[colour] if opened or place < shown else None
            for place, colour in enumerate(state.sister_colours)
        ),
        tuple(
            card if opened or (first_open and place == 0) else None
            for place, card in enumerate(row)
        ),
        state.sister_begun,
        state.sister_speed,
        tuple(SISTER[card].id for card in state.sister_played),
        tuple(SISTER[card].id for card in sorted(state.sister_deck)) if whole else None,
        len(state.sister_deck),
    )
