"""Many games stepped together, with numpy arrays that are windows into the compiled memory."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skerry.core.compiled.batch import GameBatch
from skerry.core.compiled.dice import Dice
from skerry.core.game import Options
from skerry.core.learners.learning import Learning
from skerry.research.table import StudyTable, reward_number

Actions = NDArray[Any] | Sequence[int]
HIGHEST = 2**62
"""No choice is that high; unsigned numbers can be higher than compiled code takes."""


class IllegalChoice(ValueError):
    """A choice that its mask forbids; nothing was changed."""


class Batch:
    """Games that wait for one choice each; a game that is over begins anew by itself.

    >>> from skerry.core.registry import names
    >>> batch = Batch(names()[0], players=2, games=3, seed=7)
    >>> batch.masks.shape == (3, batch.actions), batch.actors.shape, batch.rewards.shape
    (True, (3,), (3, 2))
    >>> while not batch.done.any():
    ...     batch.step(batch.sample())
    >>> batch.rewards[batch.done].sum()         # rank: the winner 1, the other one -1
    np.float64(0.0)

    All arrays are read-only windows: the next `step` changes what they show. Copy what you keep.
    Game number n of a seed is the same game, with the same draws, in every batch.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        games: int = 64,
        seed: int = 0,
        options: Options | None = None,
        *,
        reward: str = "rank",
        skip_forced: bool = True,
        first: int = 0,
        stride: int | None = None,
    ) -> None:
        """Begin the games with the numbers `first` and following.

        Where a game ends, the one `stride` numbers later begins: by default as many as `games`.
        """
        check_numbers(games, seed)
        self.table = StudyTable(game, players, options)
        self._first = first
        self._batch = GameBatch(
            [self.table.choices() for _ in range(games)],
            seed,
            first,
            games if stride is None else stride,
            reward_number(reward),
            skip_forced,
            True,
        )
        self._dice = Dice(seed ^ 0x5EED)
        batch = self._batch
        self.games = games
        """How many games are played at a time."""
        self.players = players
        self.actions = int(batch.actions)
        """How many choices there are."""
        self.observations: NDArray[np.int16] = _window(batch.observations, games)
        """(games, size): what the seat that chooses observes."""
        self.masks: NDArray[np.bool_] = _window(batch.masks, games).view(np.bool_)
        """(games, actions): which choices are legal."""
        self.actors: NDArray[np.int64] = _window(batch.actors)
        """(games,): the seat that chooses."""
        self.rewards: NDArray[np.float64] = _window(batch.rewards, games)
        """(games, players): the rewards of the games that the last step ended; 0 elsewhere."""
        self.points: NDArray[np.int64] = _window(batch.points, games)
        """(games, players): the points of these games; 0 elsewhere."""
        self.done: NDArray[np.bool_] = _window(batch.done).view(np.bool_)
        """(games,): whether the last step ended the game; the observation is of the next one."""
        self.numbers: NDArray[np.int64] = _window(batch.numbers)
        """(games,): the number of the game, for its draws."""

    @property
    def learning(self) -> Learning[Any]:
        """What choices and observations mean."""
        return self.table.learning

    @property
    def ended(self) -> int:
        """How many games the last step ended."""
        return int(self._batch.ended)

    def step(self, actions: Actions) -> None:
        """Make one choice in every game; IllegalChoice or ValueError change nothing."""
        chosen = actions_of(actions, self.games)
        wrong = self._batch.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalChoice(illegal(wrong, chosen[wrong], self.actions))
        self._batch.step(chosen)

    def sample(self) -> list[int]:
        """A legal choice for every game, each option equally likely."""
        return self._batch.sample(self._dice)

    def restart(self, seed: int) -> None:
        """Begin all games anew, with another seed."""
        self._dice = Dice(seed ^ 0x5EED)
        self._batch.restart(seed, self._first)


def _window(vector: Any, rows: int | None = None) -> Any:
    window = np.asarray(vector)
    return window if rows is None else window.reshape(rows, -1)


def check_numbers(games: int, seed: int) -> None:
    """ValueError if there are no games, or if one of the two is no integer."""
    for name, value in (("games", games), ("seed", seed)):
        if not isinstance(value, int):
            raise ValueError(f"{name}: an integer is needed, not {value!r}")
    if games < 1:
        raise ValueError(f"games: at least 1 is needed, not {games}")


def actions_of(actions: Actions, games: int) -> list[int]:
    """One choice for each game as plain integers; ValueError for other shapes and kinds."""
    array = np.asarray(actions)
    if array.shape != (games,):
        raise ValueError(f"actions: the shape must be ({games},), not {array.shape}")
    if not np.issubdtype(array.dtype, np.integer):
        raise ValueError(f"actions: integers are needed, not {array.dtype}")
    if array.max() > HIGHEST:
        raise IllegalChoice(f"actions: there is no choice {array.max()}")
    return array.tolist()  # type: ignore[no-any-return] # integers, as was just seen


def drawn_from(masks: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.int64]:
    """A legal choice for each row, each option equally likely."""
    # What is not legal is below all that can be drawn, also below 0.
    drawn = np.where(masks, random.random(masks.shape, np.float32), -1)
    return np.asarray(drawn.argmax(axis=1))


def illegal(place: int, action: int, actions: int) -> str:
    """A sentence about an illegal choice in one of several games."""
    return f"game {place}: {illegal_choice(action, actions)}"


def illegal_choice(action: int, actions: int) -> str:
    """A sentence about an illegal choice."""
    if not 0 <= action < actions:
        return f"there is no choice {action}, only 0 to {actions - 1}"
    return f"the mask forbids choice {action}"
