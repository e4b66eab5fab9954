"""What a seat may know of a game, as plain data.

Hidden are packs, kept cards, hands, private lessons and own discards of others (their numbers are
public), rescue cards before the reveal, the sister's row and colours not yet turned up, and the
order of bag and decks. What is in the bag is public. A view in which nothing is hidden is a whole
state: `snapshot` and `restore`.
"""

from collections.abc import Sequence

import msgspec

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


class OnBoat(msgspec.Struct, frozen=True):
    """A tile on a boat, with the colour of a cat or oshax."""

    tile: TileId
    cells: tuple[Cell, ...]
    colour: Colour | None


class Pile(msgspec.Struct, frozen=True):
    """Some cards: how many, and which, where the viewer may know."""

    count: int
    cards: Cards | None

    @property
    def known(self) -> Cards:
        """The cards that the viewer knows."""
        return self.cards or ()


class CrewView(msgspec.Struct, frozen=True):
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


class TreasurePile(msgspec.Struct, frozen=True):
    """The treasures of one shape in the supply."""

    tile: TileId
    count: int


class SisterView(msgspec.Struct, frozen=True):
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


class View(msgspec.Struct, frozen=True):
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


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat, or with None a spectator, may know of a state."""
    return _view(state, seat, frozenset() if seat is None else frozenset({seat}), whole=False)


def snapshot(state: State) -> View:
    """Everything: a state as plain data, from which `restore` makes an equal state."""
    return _view(state, None, frozenset(range(state.seats)), whole=True)


def _view(state: State, seat: Seat | None, owners: frozenset[Seat], *, whole: bool) -> View:
    drawing_boats = state.phase == BOATS
    return View(
        seat,
        _options(state),
        PHASES[state.phase],
        state.ship,
        tuple([None if other == SISTER_SEAT else other for other in state.order]),
        state.turn,
        state.step if drawing_boats else state.seats,
        0 if drawing_boats else state.step,
        tuple(_crew(state, other, other in owners) for other in range(state.seats)),
        tile_ids(sorted(state.bag)),
        _pile(sorted(state.deck), whole),
        card_ids(state.gone),
        tile_ids(state.left),
        tile_ids(state.right),
        tile_ids(state.new_rare),
        tuple(
            [TreasurePile(TILES[FIRST_RARE + kind], state.rare[kind]) for kind in state.rare_row]
        ),
        tuple(
            [
                TreasurePile(TILES[FIRST_COMMON + kind], count)
                for kind, count in enumerate(state.common)
            ]
        ),
        tuple(TILES[FIRST_OSHAX + oshax] for oshax in state.oshax),
        tuple(
            (CARDS[card].id, None if colour < 0 else COLOURS[colour])
            for card, colour in zip(state.public, state.public_colours, strict=True)
        ),
        _naming(state),
        None if state.watcher == NONE else state.watcher,
        question_of(state),
        _sister(state, whole=whole) if state.mode == SOLO else None,
        len(state.bag),
    )


def without_memory_aids(view: View) -> View:
    """The view without what a table may leave to memory.

    That is what is in the bag, and which cards are gone: those played, those that the sister
    played, those that the viewer discarded or passed on in the draft.
    """
    replace = msgspec.structs.replace
    crews = tuple(
        replace(crew, seen=Pile(crew.seen.count, None), discards=Pile(crew.discards.count, None))
        for crew in view.crews
    )
    sister = None if view.sister is None else replace(view.sister, played=())
    return replace(view, bag=(), gone=(), crews=crews, sister=sister)


def hides_answers(state: State) -> bool:
    """Whether nobody may see which seats have answered: in the pause after the payment."""
    return state.phase == PAUSE and state.doing == NOTHING


def _options(state: State) -> CatsOptions:
    mode = MODES[state.mode]
    difficulty = DIFFICULTIES[state.difficulty] if mode is Mode.SOLO else None
    return CatsOptions(mode, difficulty, state.column_lesson)


def _pile(cards: Sequence[int], known: bool) -> Pile:
    return Pile(len(cards), card_ids(cards) if known else None)


def _naming(state: State) -> CardId | None:
    if state.phase != PUBLIC:
        return None
    return CARDS[next_public(state.crews[state.order[state.turn]])].id


def _crew(state: State, seat: Seat, own: bool) -> CrewView:
    crew = state.crews[seat]
    boat = crew.boat
    over = state.phase == OVER
    return CrewView(
        BOAT_IDS[boat.plan],
        tuple(
            [
                OnBoat(TILES[tile], cells_of(place), None if colour < 0 else COLOURS[colour])
                for tile, place, colour in zip(boat.tiles, boat.places, boat.colours, strict=True)
            ]
        ),
        crew.fish,
        crew.ready,
        crew.used,
        _pile(list(crew.hand), own),
        _pile(list(crew.pack), own),
        _pile(list(crew.kept), own),
        _pile(list(crew.seen), own),
        _pile(list(crew.drawn), own),
        _pile(list(crew.laid), own or state.phase != LAY),
        _pile(list(crew.lessons), own or over),
        _pile(list(crew.discards), own),
        # Who holds cards to think about must not show by who has answered the pause.
        crew.sealed != NONE and (own or state.phase != PAUSE),
        _sealed_cards(state, crew) if own and crew.sealed != NONE else None,
        crew.anywhere,
        crew.extra,
        crew.cats_left,
        crew.passed,
        own and crew.watching,
    )


def choosable(phase: int, crew: Crew) -> list[int]:
    """The cards that a sealed choice is about."""
    return list(crew.kept if phase == PAY else crew.pack)


def _sealed_cards(state: State, crew: Crew) -> Cards:
    among = choosable(state.phase, crew)
    return card_ids(card for place, card in enumerate(among) if crew.sealed >> place & 1)


def _sister(state: State, *, whole: bool) -> SisterView:
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
