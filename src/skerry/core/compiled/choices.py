"""Answers as short sequences of small choices, and what a seat observes, for learners.

A game subclasses `Choices`. Its choices are numbers from 0 to `actions - 1`, each with one
meaning; an answer is one to four of them. Half an answer changes nothing: the state advances when
the last choice of an answer is made.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from skerry.core.compiled.dice import Dice

if TYPE_CHECKING:
    Ints = vec[i64]
    Numbers = vec[i16]
    Rewards = vec[float]

UNFINISHED: Final = -1
"""What `decide` returns before an answer is complete."""

# What a seat is rewarded for when a game is over.
RANK: Final = 0
"""1 for the first place, -1 for the last, evenly between; equal places share."""
WIN: Final = 1
"""1 for a win, shared by all winners."""
MARGIN: Final = 2
"""The points minus the best points of the others."""


@mypyc_attr(acyclic=True)
class Choices:
    """One game, played by small choices; each game has a subclass.

    Not promised: what happens with a choice that `options` does not list.
    """

    def __init__(self, seats: i64, actions: i64, size: i64, longest: i64) -> None:
        self.seats: i64 = seats
        self.actions: i64 = actions
        """How many choices there are in all questions together."""
        self.size: i64 = size
        """How many numbers an observation has."""
        self.longest: i64 = longest
        """The most options of one choice."""

    def restart(self) -> None:
        """Begin a new game, before anything is drawn."""
        raise NotImplementedError

    def settle(self, dice: Dice) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        raise NotImplementedError

    def mover(self) -> i64:
        """Who chooses next: CHANCE (-1), a seat, or NOBODY (-2) when the game is over."""
        raise NotImplementedError

    def options_into(self, out: "Ints") -> i64:
        """Write the legal choices of the mover, a seat; returns their number."""
        raise NotImplementedError

    def decide(self, action: i64) -> i64:
        """Add a choice to the answer; returns its code once complete, else UNFINISHED."""
        raise NotImplementedError

    def advance(self, code: i64) -> None:
        """The mover, or chance, gives a whole answer."""
        raise NotImplementedError

    def toward(self, code: i64) -> i64:
        """The next choice of the answer with this code."""
        raise NotImplementedError

    def observe_into(self, seat: i64, out: "Numbers", at: i64) -> None:
        """Write what a seat observes, from position `at` on: `size` numbers."""
        raise NotImplementedError

    def copy(self) -> "Choices":
        """An independent copy."""
        raise NotImplementedError

    def points_of(self, seat: i64) -> i64:
        """A seat's points when the game is over."""
        raise NotImplementedError

    def standing_of(self, seat: i64) -> i64:
        """A number that sorts the seats when the game is over: points, then the tie-break."""
        raise NotImplementedError

    def automa_points(self) -> i64:
        """The points of the automatic opponent, in games of one seat."""
        raise NotImplementedError

    def options(self) -> "Ints":
        """The legal choices of the mover, in ascending order; none for chance."""
        if self.mover() < 0:
            return vec[i64]()
        out = vec[i64]([0] * (self.longest + 1))
        return out[: self.options_into(out)]

    def choose(self, action: i64) -> None:
        """Make a choice; the last one of an answer advances the state."""
        code = self.decide(action)
        if code != UNFINISHED:
            self.advance(code)

    def rewards_into(self, kind: i64, out: "Rewards", at: i64) -> None:
        """Write the reward of every seat for a game that is over."""
        if self.seats == 1:
            self._reward_alone(kind, out, at)
            return
        best: i64 = self.standing_of(0)
        for seat in range(self.seats):
            best = max(best, self.standing_of(seat))
        for seat in range(self.seats):
            mine = self.standing_of(seat)
            ahead: i64 = 0
            equal: i64 = 0
            rival: i64 = -1_000_000
            for other in range(self.seats):
                theirs = self.standing_of(other)
                ahead += i64(theirs > mine)
                equal += i64(theirs == mine)
                if other != seat:
                    rival = max(rival, self.points_of(other))
            if kind == MARGIN:
                out[at + seat] = float(self.points_of(seat) - rival)
            elif kind == WIN:
                out[at + seat] = 1.0 / float(equal) if mine == best else 0.0
            else:
                place = float(ahead) + (float(equal) - 1.0) / 2.0
                out[at + seat] = 1.0 - 2.0 * place / (float(self.seats) - 1.0)

    def _reward_alone(self, kind: i64, out: "Rewards", at: i64) -> None:
        margin = self.points_of(0) - self.automa_points()
        if kind == MARGIN:
            out[at] = float(margin)
        elif kind == WIN:
            out[at] = 1.0 if margin > 0 else 0.0
        else:
            out[at] = 1.0 if margin > 0 else -1.0
