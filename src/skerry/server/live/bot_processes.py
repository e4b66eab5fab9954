"""Bots choose moves in processes of their own, with a deadline, outside the event loop.

A process is reused for the next move. It is killed when its bot is overdue, and it ends with the
server, however the server ends.
"""

import ctypes
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from math import inf
from random import Random
from typing import TypeVar

import anyio
import msgspec
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from skerry.bots.random import RandomBot
from skerry.bots.registry import AnyBot
from skerry.core import registry

T = TypeVar("T")

FINDER = "skerry.bots.registry:find"
"""The function that finds a bot by name and game, as `module:function`; the process calls it."""

LOG = logging.getLogger("skerry.server.live.bot_processes")

# Starting a process takes a few tenths of a second; anyio itself gives up after 20 s.
_START = 30.0
# Ending one takes a moment.
_END = 1.0
# Linux's prctl: the signal that a process gets when its parent is gone.
_PR_SET_PDEATHSIG = 1


class BotFailed(Exception):
    """A bot did not choose a legal move in time."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BotProcesses:
    """A number of processes in which bots choose moves.

    `deadline`: seconds that a bot has once a process is free.
    """

    def __init__(self, processes: int, deadline: float, finder: str = FINDER) -> None:
        self._deadline = deadline
        self._finder = finder
        self._processes = processes
        self._places = CapacityLimiter(processes)
        # A place is the only limit: waiting for anyio's own would count as thinking.
        self._unlimited = CapacityLimiter(inf)
        self._resting: set[int] = set()

    async def choose(self, game: str, bot: str, view: bytes, seed: str) -> bytes:
        """The bot's move as JSON, from its view as JSON; BotFailed.

        Not promised: the same move for the same seed from a bot that looks at the time.
        """
        async with self._places:
            pid = await self._settle()
            self._resting.discard(pid)
            try:
                with anyio.fail_after(self._deadline):
                    choose = partial(_choose, self._finder, game, bot, view, seed)
                    chosen = await self._in_process(choose)
            except TimeoutError:
                raise BotFailed(f"overdue after {self._deadline:g} s") from None
            except BrokenWorkerProcess:
                raise BotFailed("its process ended") from None
            except Exception as error:
                raise BotFailed(f"its move was lost ({type(error).__name__})") from error
            self._resting.add(pid)
        if isinstance(chosen, str):
            raise BotFailed(chosen)
        return chosen

    async def warm(self) -> None:
        """Start all processes, so that the first moves do not wait for them."""
        async with anyio.create_task_group() as group:
            for _ in range(self._processes):
                group.start_soon(self._warm_one)

    async def close(self) -> None:
        """End the processes; one that is still busy ends with the server."""
        with anyio.move_on_after(_END):
            async with anyio.create_task_group() as group:
                for _ in range(self._processes):
                    group.start_soon(self._end_one)

    async def _warm_one(self) -> None:
        async with self._places:
            try:
                await self._settle()
            except BotFailed as failed:
                # Tables can still be played: the random bot needs no process.
                LOG.error("bots cannot start: %s", failed)

    async def _end_one(self) -> None:
        async with self._places:
            # Each of these tasks gets a different process; anyio does not say which.
            self._resting = {pid for pid in self._resting if _exists(pid)}
            if self._resting:
                self._resting.pop()
                with suppress(BrokenWorkerProcess):
                    await self._in_process(partial(os._exit, 0))

    async def _settle(self) -> int:
        """Make sure that a process is running, before the deadline counts: its pid.

        Starting a process must not be interrupted, or nothing would end it.
        """
        reason = ""
        for _ in range(self._processes + 1):
            try:
                with anyio.fail_after(_START, shield=True):
                    pid = await self._in_process(partial(_settle, os.getpid(), self._finder))
            except (Exception, KeyboardInterrupt) as error:
                # It died while idle, or was interrupted as it started; try the next one.
                reason = f"{type(error).__name__}: {error}"
            else:
                self._resting.add(pid)
                return pid
        raise BotFailed(f"no process can be started ({reason})")

    async def _in_process(self, call: Callable[[], T]) -> T:
        """Run something in a process, which is killed if the caller is cancelled."""
        return await to_process.run_sync(call, cancellable=True, limiter=self._unlimited)


def random_move(game: str, view: bytes, seed: str) -> bytes:
    """A random legal move, for a bot that failed."""
    return _move(RandomBot(), game, view, seed)


def _move(bot: AnyBot, game: str, view: bytes, seed: str) -> bytes:
    plugin = registry.find(game)
    seen = plugin.wire.read_view(view)
    legal = plugin.game.legal(seen)
    move = bot.choose(seen, legal, Random(seed))
    refusal = legal.why_not(move)
    if refusal is not None:
        raise refusal
    return msgspec.json.encode(move)


def _exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


# What follows runs in the processes.


def _settle(server: int, finder: str) -> int:
    """Prepare a process for bots; after the first time this does nothing."""
    # Ctrl-C in a terminal stops the server, which then ends its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with(server)
    with suppress(Exception):
        _finder(finder)
    for game in registry.names():
        # What is wrong with a game or a finder is reported when it is needed.
        with suppress(Exception):
            registry.find(game)
    return os.getpid()


def _end_with(server: int) -> None:
    """Have this process killed when the server is gone: a busy bot would not notice."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    if os.getppid() != server:
        os._exit(1)


def _choose(finder: str, game: str, bot: str, view: bytes, seed: str) -> bytes | str:
    """The move, or the reason why there is none, as text."""
    try:
        return _move(_finder(finder)(bot, game), game, view, seed)
    except BaseException as error:  # also SystemExit: a bot does not control its process
        return f"{type(error).__name__}: {error}"[:500]


def _finder(path: str) -> Callable[[str, str], AnyBot]:
    module, _, name = path.partition(":")
    found: Callable[[str, str], AnyBot] = getattr(import_module(module), name)
    return found
