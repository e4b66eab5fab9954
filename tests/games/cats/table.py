"""A table of The Isle of Cats in the middle of a game: set up by hand, played by notation."""

from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Event
from skerry.core.game import Step
from skerry.core.legal import IllegalMove
from skerry.games.cats import CATS
from skerry.games.cats.game.codec import place_of
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.game.view import snapshot
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SISTER_NUMBER, SOLO_NUMBER, CardId
from skerry.games.cats.pieces.tiles import COLOURS, NUMBER, SHAPES, TILES, Cell, Colour, turned
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import NONE, RESCUE, SISTER, Crew
from skerry.games.cats.rules.tables import CATS as CAT_TILES
from skerry.games.cats.rules.tables import FIRST_COMMON, FIRST_OSHAX, FIRST_RARE, shape_of
from skerry.games.cats.text.notation import read_draw, read_move


def cell(word: str) -> Cell:
    """A cell from its name.

    >>> cell("a4")
    (0, 3)
    """
    return ord(word[0]) - ord("a"), int(word[1:]) - 1


def cells_of(tile: str, words: list[str]) -> tuple[Cell, ...]:
    """The cells themselves, or a corner and a number of quarter turns."""
    if len(words) == 2 and words[1].isdigit():
        x, y = cell(words[0])
        form = turned(SHAPES[shape_of(NUMBER[tile])])[int(words[1])]
        return tuple(sorted((x + dx, y + dy) for dx, dy in form))
    return tuple(cell(word) for word in words)


def lay(boat: Boat, *tiles: str) -> Boat:
    """Lay tiles: `blue-k02 h3 1` (corner and turns), `c2 a4 a5`, `o1 h3 0 red` (an oshax)."""
    for text in tiles:
        tile, *words = text.split()
        number = NUMBER[tile]
        colour = number // 17 if number < CAT_TILES else NONE
        if number >= FIRST_OSHAX:
            colour = COLOURS.index(Colour(words.pop()))
        place = place_of(cells_of(tile, words), cat=number < CAT_TILES)
        assert boat.is_free(place), text
        boat.lay(number, place, colour)
    return boat


def ints(numbers: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(numbers))


def cards(names: str) -> "vec[i64]":
    return ints(CARD_NUMBER[name] for name in names.split())


class Table:
    """A state that tests set up and play; all that happened is in `events`."""

    def __init__(
        self,
        seats: int = 2,
        *,
        mode: Mode = Mode.STANDARD,
        difficulty: Difficulty | None = None,
        phase: int = RESCUE,
        ship: int = 5,
    ) -> None:
        self.state: State = CATS.start(seats, CatsOptions(mode, difficulty))
        self.events: list[Event] = []
        self.last: Step[State] | None = None
        state = self.state
        for seat in range(seats):
            state.crews[seat].boat.plan = seat
            state.crews[seat].fish = 0 if mode is Mode.FAMILY else 20
        state.phase = phase
        state.ship = ship
        if mode is Mode.SOLO:
            state.order = ints([0, SISTER])
            state.oshax = ints(range(6))
            state.sister_colours = ints(range(5))
            state.sister_lessons = ints(range(3))
        else:
            state.order = ints(range(seats))

    # Laying out.

    def crew(self, seat: int = 0) -> Crew:
        return self.state.crews[seat]

    def fields(self, left: str, right: str = "") -> "Table":
        """Cats from the bag to the fields."""
        self.state.left = ints(self._from_bag(tile) for tile in left.split())
        self.state.right = ints(self._from_bag(tile) for tile in right.split())
        return self

    def rare(self, *tiles: str) -> "Table":
        """Rare treasures from the bag to the supply."""
        for tile in tiles:
            self.state.add_rare(self._from_bag(tile))
        return self

    def boat(self, seat: int, *tiles: str) -> "Table":
        """Tiles on a boat, out of the bag or the supply."""
        lay(self.crew(seat).boat, *tiles)
        for text in tiles:
            number = NUMBER[text.split()[0]]
            if number >= FIRST_OSHAX:
                self.state.oshax = ints(o for o in self.state.oshax if o != number - FIRST_OSHAX)
            elif number >= FIRST_COMMON:
                self.state.common[number - FIRST_COMMON] -= 1
            else:
                self._from_bag(TILES[number])
        return self

    def _from_bag(self, tile: str) -> int:
        bag = list(self.state.bag)
        bag.remove(NUMBER[tile])
        self.state.bag = ints(bag)
        return NUMBER[tile]

    def hand(self, seat: int, names: str) -> "Table":
        self.crew(seat).hand = self._from_deck(names)
        return self

    def laid(self, seat: int, names: str) -> "Table":
        self.crew(seat).laid = self._from_deck(names)
        return self

    def lessons(self, seat: int, names: str) -> "Table":
        self.crew(seat).lessons = self._from_deck(names)
        return self

    def kept(self, seat: int, names: str) -> "Table":
        self.crew(seat).kept = self._from_deck(names)
        return self

    def pack(self, seat: int, names: str) -> "Table":
        self.crew(seat).pack = self._from_deck(names)
        return self

    def _from_deck(self, names: str) -> "vec[i64]":
        found = cards(names)
        assert all(card in self.state.deck for card in found), names
        self.state.deck = ints(card for card in self.state.deck if card not in found)
        return found

    def sister_lessons(self, *names: str) -> "Table":
        self.state.sister_lessons = ints(SOLO_NUMBER[name] for name in names)
        return self

    def sister_row(self, names: str) -> "Table":
        row = [SISTER_NUMBER[name] for name in names.split()]
        self.state.sister_row = ints(row)
        self.state.sister_deck = ints(c for c in self.state.sister_deck if c not in row)
        return self

    # Playing.

    def say(self, seat: int, *texts: str) -> "Table":
        """A seat answers, once or several times."""
        for text in texts:
            self._take(CATS.play(self.state, read_move(text, seat)))
        return self

    def go_on(self) -> "Table":
        """Nobody plays a card in the pause after the payment."""
        for seat in sorted(self.awaits):
            self.say(seat, "pass")
        return self

    def at(self, seat: int, tile: str, where: str) -> "Table":
        """A seat places a tile, by its corner and quarter turns."""
        found = cells_of(tile, where.split())
        return self.say(seat, "at " + " ".join(f"{chr(ord('a') + x)}{y + 1}" for x, y in found))

    def draw(self, *texts: str) -> "Table":
        """Chance draws these."""
        for text in texts:
            self._take(CATS.play(self.state, read_draw(text)))
        return self

    def _take(self, step: Step[State]) -> None:
        self.last = step
        self.state = step.state
        self.events += [told.event for told in step.announcements]

    # Looking.

    def legal(self, seat: int) -> set[str]:
        """The texts of all moves of a seat."""
        return {str(move) for move in CATS.legal(CATS.view(self.state, seat))}

    def kinds(self, seat: int) -> set[str]:
        """The first words of all moves of a seat."""
        return {text.split()[0] for text in self.legal(seat)}

    @property
    def awaits(self) -> frozenset[int]:
        return CATS.awaits(self.state)

    def ids(self, numbers: Iterable[int]) -> list[CardId]:
        """Cards by their numbers."""
        return [CARDS[number].id for number in numbers]

    def tiles(self, seat: int = 0) -> list[str]:
        """The tiles on a boat, in the order of their placement."""
        return [TILES[tile] for tile in self.crew(seat).boat.tiles]

    @property
    def left(self) -> list[str]:
        return [TILES[tile] for tile in self.state.left]

    @property
    def right(self) -> list[str]:
        return [TILES[tile] for tile in self.state.right]

    def supply(self) -> dict[str, int]:
        """The rare treasures of the supply."""
        kinds = self.state.rare_row
        return {TILES[FIRST_RARE + kind]: self.state.rare[kind] for kind in kinds}

    def found(self, kind: type[Event]) -> list[Event]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def same(self) -> object:
        """The whole state as plain data, for comparisons."""
        return snapshot(self.state)


def refused(table: Table, seat: int, text: str) -> str:
    """The reason with which a move is refused."""
    with pytest.raises(IllegalMove) as it:
        CATS.play(table.state, read_move(text, seat))
    return str(it.value.reason)


def numbered(first: int, count: int) -> str:
    return " ".join(f"d{number:03}" for number in range(first, first + count))


def search(table: Table, seat: int, drawn: str, keep: str, card: str = "d073") -> Table:
    """A seat plays a card that draws cards, and keeps some of them."""
    table.say(seat, f"anytime {card}").draw(*(f"card {name}" for name in drawn.split()))
    return table.say(seat, f"pay {keep}")
