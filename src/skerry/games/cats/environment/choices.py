"""Answers of The Isle of Cats as small choices: card by card, cat, basket, cell, rotation.

Several cards, or several cats, are chosen in the order in which the seat got them, one by one
until DONE: so each set can be chosen in exactly one way.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from skerry.core.compiled.choices import UNFINISHED, Choices
from skerry.core.compiled.dice import Dice
from skerry.games.cats.environment.begun import (
    Begun,
)
from skerry.games.cats.environment.decisions import decide_action
from skerry.games.cats.environment.listing import list_options
from skerry.games.cats.environment.observation import SIZE, observe
from skerry.games.cats.environment.ranges import ACTIONS, LONGEST
from skerry.games.cats.environment.toward import toward_code
from skerry.games.cats.rules.codes import mover
from skerry.games.cats.rules.playout import settle
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import FAMILY
from skerry.games.cats.rules.totals import sister_total, total

if TYPE_CHECKING:
    Ints = vec[i64]
    Numbers = vec[i16]


@mypyc_attr(acyclic=True)
class CatsChoices(Choices):
    """A game of The Isle of Cats, played by small choices.

    >>> from skerry.games.cats import CATS
    >>> game = CatsChoices(CATS.start(2))
    >>> game.settle(Dice(7))
    >>> first = game.options()              # the first of two cards to keep of seven
    >>> len(first)
    6
    >>> game.choose(first[5])
    >>> len(game.options())                 # the second is one that the seat got after it
    4
    """

    def __init__(self, start: State) -> None:
        super().__init__(start.seats, ACTIONS, SIZE, LONGEST)
        self.start = start
        """What every game begins with."""
        self.state = start.copy()
        self.begun = Begun()

    def restart(self) -> None:
        """Begin a new game, before anything is drawn."""
        self.start.copy_to(self.state)
        self.state.reserve()
        self.begun.clear()

    def copy(self) -> "CatsChoices":
        """An independent copy."""
        other = CatsChoices(self.start)
        self.state.copy_to(other.state)
        self.begun.copy_to(other.begun)
        return other

    def __copy__(self) -> "CatsChoices":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "CatsChoices":
        return self.copy()

    def __reduce__(
        self,
    ) -> "tuple[type[CatsChoices], tuple[State], dict[str, object]]":
        return CatsChoices, (self.start,), {"state": self.state, "begun": self.begun}

    def settle(self, dice: Dice) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        settle(self.state, dice)

    def mover(self) -> i64:
        """Who chooses next: CHANCE, a seat, or NOBODY when the game is over."""
        return mover(self.state)

    def options_into(self, out: "Ints") -> i64:
        """Write the legal choices of the mover, a seat; returns their number."""
        return list_options(self.state, mover(self.state), self.begun, out)

    def decide(self, action: i64) -> i64:
        """Add a choice to the answer; returns its code once complete, else UNFINISHED."""
        code = decide_action(self.state, mover(self.state), self.begun, action)
        if code != UNFINISHED:
            self.begun.clear()
        return code

    def advance(self, code: i64) -> None:
        """The mover, or chance, gives a whole answer."""
        self.begun.clear()
        self.state.advance(code)

    def toward(self, code: i64) -> i64:
        """The next choice of the answer with this code."""
        return toward_code(self.state, mover(self.state), self.begun, code)

    def observe_into(self, seat: i64, out: "Numbers", at: i64) -> None:
        """Write what a seat observes, from position `at` on: `size` numbers."""
        observe(self.state, seat, self.begun, out, at)

    def points_of(self, seat: i64) -> i64:
        """A seat's points when the game is over."""
        return total(self.state, seat)

    def automa_points(self) -> i64:
        """The sister's points."""
        return sister_total(self.state)

    def standing_of(self, seat: i64) -> i64:
        """A number that sorts the seats when the game is over: points, then the tie-break."""
        crew = self.state.crews[seat]
        second = crew.boat.full_rooms() if self.state.mode == FAMILY else crew.fish
        return total(self.state, seat) * 1_000_000 + second
