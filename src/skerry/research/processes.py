"""A batch over several processes: each steps its share, and all write into shared memory."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from skerry.core.game import Options
from skerry.core.learners.learning import Learning
from skerry.research.batch import (
    Actions,
    Batch,
    IllegalChoice,
    actions_of,
    check_numbers,
    drawn_from,
    illegal,
)
from skerry.research.table import StudyTable, reward_number

ARRAYS = ("observations", "masks", "actors", "rewards", "points", "done", "numbers")


class WorkerLost(RuntimeError):
    """A process of a batch has ended; the batch cannot continue."""


class BatchClosed(RuntimeError):
    """The processes and the memory of a batch are gone."""


class _Share(NamedTuple):
    """What a process needs to know."""

    table: StudyTable
    seed: int
    reward: str
    skip_forced: bool
    first: int
    """The first place of this process."""
    places: int
    games: int
    blocks: dict[str, tuple[str, tuple[int, ...], str]]
    """Per array: the name of its shared memory, its shape and its kind of numbers."""


class ParallelBatch:
    """The same games as a `Batch` of the same seed, stepped by several processes.

    >>> from skerry.core.registry import names
    >>> with ParallelBatch(names()[0], players=2, games=4, seed=7, workers=2) as batch:
    ...     batch.step(batch.sample())
    ...     batch.observations.shape == (4, batch.size)
    True

    It pays off for many games and for policies that leave a core idle. `sample` draws other
    choices than that of a `Batch`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        games: int = 64,
        seed: int = 0,
        options: Options | None = None,
        *,
        workers: int = 2,
        reward: str = "rank",
        skip_forced: bool = True,
    ) -> None:
        """Start the processes; ValueError says what is wrong with the table."""
        check_numbers(games, seed)
        if not isinstance(workers, int) or not 1 <= workers <= games:
            raise ValueError(f"workers: 1 to {games} for {games} games, not {workers}")
        self.table = StudyTable(game, players, options)
        reward_number(reward)
        self.games, self.players = games, players
        choices = self.table.choices()
        self.actions, self.size = int(choices.actions), int(choices.size)
        self._closing = ExitStack()
        self._random = np.random.default_rng(seed)
        blocks = dict(self._share_memory())
        self._places = np.array_split(np.arange(games), workers)
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        context = get_context("spawn")
        for places in self._places:
            first, count = int(places[0]), len(places)
            share = _Share(self.table, seed, reward, skip_forced, first, count, games, blocks)
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(share, there), daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        self._closing.callback(self._stop)
        self._hear()

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actors: NDArray[np.int64]
    rewards: NDArray[np.float64]
    points: NDArray[np.int64]
    done: NDArray[np.bool_]
    numbers: NDArray[np.int64]

    def _share_memory(self) -> Iterator[tuple[str, tuple[str, tuple[int, ...], str]]]:
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((self.games, self.size), "int16"),
            "masks": ((self.games, self.actions), "bool"),
            "actors": ((self.games,), "int64"),
            "rewards": ((self.games, self.players), "float64"),
            "points": ((self.games, self.players), "int64"),
            "done": ((self.games,), "bool"),
            "numbers": ((self.games,), "int64"),
        }
        for name, (shape, kind) in shapes.items():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            memory = SharedMemory(create=True, size=size)
            self._closing.callback(memory.unlink)
            self._closing.callback(memory.close)
            window: NDArray[Any] = np.ndarray(shape, kind, buffer=memory.buf)
            window.flags.writeable = False
            setattr(self, name, window)
            yield name, (memory.name, shape, kind)

    @property
    def learning(self) -> Learning[Any]:
        """What choices and observations mean."""
        return self.table.learning

    def step(self, actions: Actions) -> None:
        """Make one choice in every game; IllegalChoice or ValueError change nothing."""
        chosen = actions_of(actions, self.games)
        for place, action in enumerate(chosen):
            if not 0 <= action < self.actions or not self.masks[place, action]:
                raise IllegalChoice(illegal(place, action, self.actions))
        for number, (line, places) in enumerate(zip(self._lines, self._places, strict=True)):
            try:
                line.send(chosen[places[0] : places[-1] + 1])
            except OSError:
                raise self._lost(number) from None
        self._hear()

    def _hear(self) -> None:
        for number, line in enumerate(self._lines):
            try:
                line.recv()
            except (EOFError, OSError):
                raise self._lost(number) from None

    def _lost(self, number: int) -> WorkerLost:
        process = self._processes[number]
        process.join(1)
        return WorkerLost(
            f"process {number} of the batch has ended (exit code {process.exitcode}); "
            "make a new batch"
        )

    def sample(self) -> list[int]:
        """A legal choice for every game, each option equally likely."""
        return drawn_from(self.masks, self._random).tolist()  # type: ignore[no-any-return] # integers

    def close(self) -> None:
        """End the processes and free the memory; the arrays can no longer be read."""
        for name in ARRAYS:
            with suppress(AttributeError):
                delattr(self, name)
        self._closing.close()

    def __getattr__(self, name: str) -> Any:
        if name in ARRAYS:
            raise BatchClosed("this batch is closed; make a new one")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _stop(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()

    def __enter__(self) -> "ParallelBatch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _work(share: _Share, line: Connection) -> None:
    """Step some of the games until the other end of the line is closed."""
    batch = Batch(
        share.table.name,
        share.table.players,
        share.places,
        share.seed,
        share.table.options,
        reward=share.reward,
        skip_forced=share.skip_forced,
        first=share.first,
        stride=share.games,
    )
    with ExitStack() as closing:
        pairs = []
        for name, (block, shape, kind) in share.blocks.items():
            memory = SharedMemory(name=block)
            closing.callback(memory.close)
            whole: NDArray[Any] = np.ndarray(shape, kind, buffer=memory.buf)
            pairs.append((whole[share.first : share.first + share.places], getattr(batch, name)))
        with suppress(EOFError, OSError, KeyboardInterrupt):
            while True:
                for shared, own in pairs:
                    np.copyto(shared, own)
                line.send(True)
                batch.step(line.recv())
        # The windows must go before the memory that they show.
        del pairs, whole, shared, own
