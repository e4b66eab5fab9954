"""The colours of seats: players choose them, and in some games a piece comes with each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from skerry.core.game import Draw

S = TypeVar("S")

COLOURS = ("blue", "white", "yellow", "red", "green")
"""The colours that seats can have, in the order in which they are given out."""


@dataclass(frozen=True)
class ColouredPieces(Generic[S]):
    """Pieces that come with the colour of a seat, such as the castle that it starts with.

    Where colours were chosen, they decide the draws of these pieces. Otherwise chance does.
    """

    draw: Callable[[S, Sequence[str]], Draw | None]
    """The draw that the seats' colours decide in a state; None: chance decides this one."""
    decides: Callable[[Draw], bool]
    """Whether colours can decide a draw like this one."""
    colours: Callable[[S], tuple[str, ...]]
    """The colours of all seats, by their pieces."""


def free_colours(taken: Sequence[str | None]) -> tuple[str, ...]:
    """The colours that no seat has.

    >>> free_colours(["red", None])
    ('blue', 'white', 'yellow', 'green')
    """
    return tuple(colour for colour in COLOURS if colour not in taken)


def with_the_rest(chosen: Sequence[str | None]) -> tuple[str | None, ...]:
    """The colours of all seats: those without one get what is left, as far as there is any.

    >>> with_the_rest([None, "blue", None])
    ('white', 'blue', 'yellow')
    """
    left = iter(free_colours(chosen))
    return tuple(colour if colour is not None else next(left, None) for colour in chosen)
