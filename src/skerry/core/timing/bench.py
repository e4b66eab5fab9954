"""Random games in bulk by a game's fast API: what `skerry bench` times."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from skerry.core.compiled.dice import Dice
from skerry.core.legal import Codes

NOBODY = -2
"""The mover of a game that is over."""


class FastState(Protocol):
    """A state with the fast API: answers as integers, in place."""

    def mover(self) -> int:
        """Who answers next, or NOBODY."""

    def codes(self) -> Codes:
        """All legal answers of the mover."""

    def advance(self, code: int, /) -> None:
        """The mover answers."""


S = TypeVar("S", bound=FastState)


@dataclass(frozen=True)
class Bench(Generic[S]):
    """A game's own functions, and the random games that they are timed with."""

    start: Callable[[], S]
    """A new game, before its first draw."""
    settle: Callable[[S, Dice], None]
    """Lets chance answer until a seat must decide or the game is over."""
    playout: Callable[[S, Dice], None]
    """Plays on to a random end, in place."""
    playouts: Callable[[S, int, Dice], Iterable[int]]
    """The summed scores of each seat over many random ends of a state, which does not change."""
    scores: Callable[[S], Iterable[int]]
    """The final scores."""
    is_before_middle: Callable[[S], bool]
    """Whether the game has yet to reach the moment from which playouts are timed."""
    middle: str
    """That moment, in words."""
    policy_playouts: Callable[[S, int, Dice], Iterable[int]] | None = None
    """The same as `playouts` by a policy with usual weights, if the game has one."""
    timed: Mapping[str, Callable[[int], object]] = field(default_factory=dict)
    """What else is timed: each function repeats its work a number of times."""

    def random_games(self, games: int, seed: int) -> int:
        """Play random games inside the rules; a checksum of all scores."""
        dice = Dice(seed)
        checksum = 0
        for _ in range(games):
            state = self.start()
            self.playout(state, dice)
            for score in self.scores(state):
                checksum = (checksum * 31 + score) % 1_000_000_007
        return checksum

    def stepped_games(self, games: int, seed: int) -> int:
        """Play random games from Python, one decision after the other; the number of decisions."""
        dice = Dice(seed)
        decisions = 0
        for _ in range(games):
            state = self.start()
            self.settle(state, dice)
            while state.mover() != NOBODY:
                self._decide(state, dice)
                decisions += 1
        return decisions

    def playouts_from_middle(self, times: int, seed: int) -> int:
        """Play from the middle of a game to random ends; the sum of all scores."""
        return sum(self.playouts(self.middle_of_game(seed), times, Dice(seed)))

    def policy_playouts_from_middle(self, times: int, seed: int) -> int:
        """Play from the middle of a game to ends by a policy; the sum of all scores, or 0."""
        if self.policy_playouts is None:
            return 0
        return sum(self.policy_playouts(self.middle_of_game(seed), times, Dice(seed)))

    def middle_of_game(self, seed: int) -> S:
        """A random game at the moment from which playouts are timed."""
        dice = Dice(seed)
        state = self.start()
        self.settle(state, dice)
        while self.is_before_middle(state):
            self._decide(state, dice)
        return state

    def _decide(self, state: S, dice: Dice) -> None:
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        self.settle(state, dice)
