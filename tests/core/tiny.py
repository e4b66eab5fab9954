"""A game of two cards, for tests of what every plugin gets by default."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random

import msgspec

from skerry.core.event import Announcement, Event, Seat
from skerry.core.game import CHANCE, Draw, Move, Options, Step
from skerry.core.legal import IllegalMove, Legal, Reason
from skerry.core.plugin import GamePlugin
from skerry.core.score import Result, Scorecard, ScoreLine, ScoreSource, Standing
from skerry.core.wire import Wire


class Deck(StrEnum):
    """Which cards can come."""

    SMALL = "small"
    LARGE = "large"


class TinyOptions(Options, frozen=True):
    """The options of a table."""

    deck: Deck = Deck.SMALL
    bonus: int = 0


class Keep(Move, frozen=True, tag="keep"):
    """Keep the card."""

    twice: bool = False


class Drop(Move, frozen=True, tag="drop"):
    """Drop the card."""


class Turn(Draw, frozen=True, tag="turn"):
    """A card is turned up."""

    card: int


class Turned(Event, frozen=True, tag="turned"):
    """A card was turned up."""

    card: int


class Kept(Event, frozen=True, tag="kept"):
    """A seat kept or dropped the card."""

    seat: Seat
    points: int


class Tiny(msgspec.Struct, frozen=True):
    """The state: one card for each seat, and what they made of it."""

    seats: int
    options: TinyOptions
    points: tuple[int, ...] = ()
    card: int | None = None
    seat: Seat | None = None


class No(Reason):
    """Why not."""

    NO = "no"


class TinyGame:
    """Each seat in turn gets a card and keeps or drops it."""

    name = "tiny"
    version = 1

    def start(self, seats: int, options: Options | None = None) -> Tiny:
        if not 1 <= seats <= 3:
            raise ValueError(f"not for {seats}")
        return Tiny(seats, options if isinstance(options, TinyOptions) else TinyOptions())

    def awaits(self, state: Tiny) -> frozenset[Seat]:
        if len(state.points) == state.seats:
            return frozenset()
        return frozenset({CHANCE if state.card is None else len(state.points)})

    def outcomes(self, state: Tiny) -> Sequence[tuple[Draw, int]]:
        cards = (1, 2) if state.options.deck is Deck.SMALL else (1, 2, 3, 4)
        return [(Turn(card), 1) for card in cards] if CHANCE in self.awaits(state) else []

    def play(self, state: Tiny, move: Keep | Drop | Draw) -> Step[Tiny]:
        if isinstance(move, Turn):
            if (move, 1) not in self.outcomes(state):
                raise IllegalMove(No.NO, "no")
            turned = msgspec.structs.replace(state, card=move.card)
            return Step(turned, (Announcement(Turned(move.card)),))
        assert not isinstance(move, Draw)
        if move.seat not in self.awaits(state):
            raise IllegalMove(No.NO, "no")
        points = 0
        if isinstance(move, Keep):
            points = (state.card or 0) * (2 if move.twice else 1)
        kept = msgspec.structs.replace(state, card=None, points=(*state.points, points))
        return Step(kept, (Announcement(Kept(move.seat, points)),))

    def view(self, state: Tiny, seat: Seat | None) -> Tiny:
        return msgspec.structs.replace(state, seat=seat)

    def legal(self, view: Tiny) -> Legal[Keep | Drop]:
        seat = view.seat
        moves: list[Keep | Drop] = []
        if seat is not None and seat in self.awaits(view):
            moves = [Keep(seat), Keep(seat, True), Drop(seat)]
        return Legal.listed(moves, lambda move: None if move in moves else IllegalMove(No.NO, "no"))

    def guess(self, view: Tiny, random: Random) -> Tiny:
        return msgspec.structs.replace(view, seat=None)

    def result(self, state: Tiny) -> Result | None:
        if self.awaits(state):
            return None
        cards = [Scorecard((ScoreLine(n, ScoreSource("card", "kept")),)) for n in state.points]
        best = max(state.points)
        return Result(
            tuple(Standing(seat, card.total, card) for seat, card in enumerate(cards)),
            tuple(seat for seat, points in enumerate(state.points) if points == best),
        )


def same(state: Tiny) -> Tiny:
    return state


TINY_WIRE: Wire[Tiny, Tiny, Keep | Drop] = Wire(
    Keep | Drop, Turn, Turned | Kept, Tiny, same, same, TinyOptions
)


def tiny_plugin(**fields: object) -> GamePlugin[Tiny, Tiny, Keep | Drop]:
    """The plugin with its four required fields, or with others in their place."""
    required: dict[str, object] = {
        "title": "Tiny",
        "game": TinyGame(),
        "seats": range(1, 4),
        "wire": TINY_WIRE,
    }
    return GamePlugin(**{**required, **fields})  # type: ignore[arg-type]
