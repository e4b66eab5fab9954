"""Legal moves as a lazy set, and why a move is not among them."""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from enum import StrEnum
from itertools import islice
from random import Random
from typing import Generic, Protocol, TypeVar

M = TypeVar("M")


class Reason(StrEnum):
    """Why a move is refused. Each game has its own members; this class has none."""


class IllegalMove(ValueError):
    """A move that the rules refuse: the reason, and the fields that a sentence about it needs.

    Raised by `play`, which leaves the state unchanged. `str` gives an English sentence; other
    languages have catalogues, keyed by the reason.
    """

    def __init__(self, reason: Reason, sentence: str, **fields: str | int | None) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.fields = fields

    def __repr__(self) -> str:
        named = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"IllegalMove({self.reason!r}, {str(self)!r}{named})"


class Codes(Protocol):
    """Moves as integers, in a sequence."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> int: ...

    def __iter__(self) -> Iterator[int]: ...


class Legal(Set[M], Generic[M]):
    """The legal moves of one seat: a set that is computed on first use.

    `move in legal` and `legal.why_not(move)` list nothing; `len` and `bool` only count; iteration
    makes one move at a time. `legal.codes` holds the same moves as integers.
    Not promised: the order of the moves, beyond being the same for equal views.
    """

    def __init__(
        self,
        codes: Callable[[], Codes],
        decode: Callable[[int], M],
        why_not: Callable[[M], IllegalMove | None],
    ) -> None:
        self._list_codes = codes
        self._decode = decode
        self._why_not = why_not
        self._codes: Codes | None = None

    @classmethod
    def listed(cls, moves: Sequence[M], why_not: Callable[[M], IllegalMove | None]) -> "Legal[M]":
        """Legal moves from a list, for a game that needs no integers of its own.

        The code of a move is its place in the list.
        """
        return cls(lambda: range(len(moves)), moves.__getitem__, why_not)

    @property
    def codes(self) -> Codes:
        """The moves as integers; each game documents what they mean."""
        if self._codes is None:
            self._codes = self._list_codes()
        return self._codes

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[M]:
        return map(self._decode, self.codes)

    def __contains__(self, move: object) -> bool:
        # Set says object; why_not refuses anything that is not a move of this game.
        return self._why_not(move) is None  # type: ignore[arg-type]

    def why_not(self, move: M) -> IllegalMove | None:
        """Why a move is not legal, or None if it is."""
        return self._why_not(move)

    def move(self, code: int) -> M:
        """The move with this code."""
        return self._decode(code)

    def choose(self, random: Random) -> M:
        """A random move, all equally likely; there must be one."""
        return self._decode(self.codes[random.randrange(len(self.codes))])

    @classmethod
    def _from_iterable(cls, it: Iterable[M]) -> frozenset[M]:  # type: ignore[override]
        # Unions and the like are ordinary sets, no longer one seat's legal moves.
        return frozenset(it)

    def __repr__(self) -> str:
        shown = ", ".join(str(self._decode(code)) for code in islice(self.codes, 4))
        more = ", ..." if len(self) > 4 else ""
        return f"<Legal: {len(self)} moves: {shown}{more}>"
