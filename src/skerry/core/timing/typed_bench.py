"""What `skerry bench` times of a game without a fast API: its typed API behind integers."""

from random import Random
from typing import Any

from skerry.core.chance import pick
from skerry.core.compiled.dice import Dice
from skerry.core.game import CHANCE, Game
from skerry.core.timing.bench import NOBODY, Bench

AnyGame = Game[Any, Any, Any]


class TypedState:
    """A state of any game, with the fast API."""

    def __init__(self, game: AnyGame, state: Any, decisions: int = 0) -> None:
        self.game = game
        self.state = state
        self.decisions = decisions
        """How many moves were made so far."""

    def mover(self) -> int:
        """The first seat that must answer, or NOBODY."""
        return min(self.game.awaits(self.state), default=NOBODY)

    def codes(self) -> Any:
        """The legal moves as integers."""
        return self._legal().codes

    def advance(self, code: int, /) -> None:
        """Make a move."""
        self.state = self.game.play(self.state, self._legal().move(code)).state
        self.decisions += 1

    def draw(self, random: Random) -> None:
        """Let chance answer as long as it must."""
        while CHANCE in self.game.awaits(self.state):
            self.state = self.game.play(
                self.state, pick(self.game.outcomes(self.state), random)
            ).state

    def _legal(self) -> Any:
        return self.game.legal(self.game.view(self.state, self.mover()))


def typed_bench(game: AnyGame, seats: int) -> Bench[TypedState]:
    """Random games by the typed API; playouts begin in the middle of a random game."""
    return Bench(
        start=lambda: TypedState(game, game.start(seats)),
        settle=lambda state, dice: state.draw(_random(dice)),
        playout=_playout,
        playouts=_playouts,
        scores=_scores,
        is_before_middle=_Middle(game, seats),
        middle="from the middle of a game",
    )


def _random(dice: Dice) -> Random:
    return Random(dice.below(1 << 30))


def _playout(state: TypedState, dice: Dice) -> None:
    state.draw(_random(dice))
    while state.mover() != NOBODY:
        codes = state.codes()
        state.advance(codes[dice.below(len(codes))])
        state.draw(_random(dice))


def _playouts(state: TypedState, times: int, dice: Dice) -> list[int]:
    sums: list[int] = []
    for _ in range(times):
        copy = TypedState(state.game, state.state)
        _playout(copy, dice)
        scores = _scores(copy)
        sums = [a + b for a, b in zip(sums, scores, strict=True)] if sums else scores
    return sums


def _scores(state: TypedState) -> list[int]:
    result = state.game.result(state.state)
    assert result is not None, "a playout ends the game"
    return list(result.scores)


class _Middle:
    """Whether a game has made fewer than half of the moves of a random game."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._seats = seats
        self._half = -1

    def __call__(self, state: TypedState) -> bool:
        if self._half < 0:
            whole = TypedState(self._game, self._game.start(self._seats))
            _playout(whole, Dice(1))
            self._half = whole.decisions // 2
        return state.decisions < self._half and state.mover() != NOBODY
