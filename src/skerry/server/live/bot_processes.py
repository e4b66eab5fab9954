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
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from math import inf
from random import Random
from typing import TypeVar

import anyio
import msgspec
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from skerry.bots import registry as registry_of_bots
from skerry.bots.random import RandomBot
from skerry.bots.registry import AnyBot
from skerry.core import registry
from skerry.core.bot import Decision, Thinker, Weighed, Why
from skerry.server.live.fair_queue import FairQueue

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

LEAST_EFFORT = 0.1
"""The share of its work that a bot does in any case, however many wait."""


@dataclass(frozen=True)
class Task:
    """What a bot is asked: for a move of a seat, or for its best few."""

    game: str
    bot: str
    view: bytes
    """What the seat sees, as JSON."""
    seed: str
    heard: bytes = b"[]"
    """What the seat heard and the bot wants to know, as a JSON list."""
    most: int = 1
    """How many moves are wanted."""
    effort: float = 1.0
    reasons: bool = False
    """Whether it should say why."""
    whom: str = ""
    """For whom it is asked; processes are shared fairly between these."""


class Thought(msgspec.Struct, frozen=True):
    """A move with what a bot thinks of it; a bot that only chooses has no value."""

    move: msgspec.Raw
    value: float | None = None
    why: tuple[Why, ...] = ()


_THOUGHTS: msgspec.json.Decoder[list[Thought]] = msgspec.json.Decoder(list[Thought])
_EVENTS: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])


class BotFailed(Exception):
    """A bot did not choose a legal move in time."""

    def __init__(self, reason: str, kind: str = "crashed") -> None:
        super().__init__(reason)
        self.reason = reason
        self.kind = kind
        """`crashed`, `overdue`, or `busy` if no process was free."""


class BotProcesses:
    """A number of processes in which bots choose moves.

    `deadline`: seconds that a bot has once a process is free, and seconds that it waits for one.
    """

    def __init__(self, processes: int, deadline: float, finder: str = FINDER) -> None:
        self._deadline = deadline
        self._finder = finder
        self._processes = processes
        self._places = FairQueue(processes)
        # A place is the only limit: waiting for anyio's own would count as thinking.
        self._unlimited = CapacityLimiter(inf)
        self._resting: set[int] = set()

    async def choose(
        self, game: str, bot: str, view: bytes, seed: str, heard: bytes = b"[]", whom: str = ""
    ) -> bytes:
        """The bot's move as JSON, from its view as JSON; BotFailed."""
        found = await self.think(Task(game, bot, view, seed, heard, whom=whom))
        return bytes(found[0].move)

    async def think(self, task: Task) -> list[Thought]:
        """The bot's best moves, the one to play first; BotFailed.

        Where others wait for a process, too, bots think less, so that nobody waits for long.
        Not promised: the same move for the same seed from a bot that looks at the time.
        """
        effort = max(LEAST_EFFORT, 1 / (1 + self.waiting / self._processes))
        task = replace(task, effort=effort)
        try:
            with anyio.fail_after(self._deadline):
                await self._places.acquire(task.whom)
        except TimeoutError:
            reason = f"no process was free within {self._deadline:g} s"
            raise BotFailed(reason, "busy") from None
        try:
            found = await self._think(task)
        finally:
            self._places.release()
        if isinstance(found, str):
            raise BotFailed(found)
        return _THOUGHTS.decode(found)

    async def _think(self, task: Task) -> bytes | str:
        pid = await self._settle()
        self._resting.discard(pid)
        try:
            with anyio.fail_after(self._deadline):
                found = await self._in_process(partial(_think, self._finder, task))
        except TimeoutError:
            raise BotFailed(f"overdue after {self._deadline:g} s", "overdue") from None
        except BrokenWorkerProcess:
            raise BotFailed("its process ended") from None
        except Exception as error:
            raise BotFailed(f"its move was lost ({type(error).__name__})") from error
        self._resting.add(pid)
        return found

    @property
    def waiting(self) -> int:
        """How many moves wait for a process."""
        return self._places.waiting

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
        await self._places.acquire("")
        try:
            await self._settle()
        except BotFailed as failed:
            # Tables can still be played: the random bot needs no process.
            LOG.error("bots cannot start: %s", failed)
        finally:
            self._places.release()

    async def _end_one(self) -> None:
        await self._places.acquire("")
        try:
            # Each of these tasks gets a different process; anyio does not say which.
            self._resting = {pid for pid in self._resting if _exists(pid)}
            if self._resting:
                self._resting.pop()
                with suppress(BrokenWorkerProcess):
                    await self._in_process(partial(os._exit, 0))
        finally:
            self._places.release()

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
    (thought,) = _thoughts(RandomBot(), Task(game, RandomBot.name, view, seed))
    return bytes(thought.move)


def quick_move(game: str, bot: str, view: bytes, seed: str) -> bytes:
    """A legal move of one of our own bots, which thinks little: it needs no process of its own."""
    task = Task(game, bot, view, seed, effort=LEAST_EFFORT)
    try:
        return bytes(_thoughts(registry_of_bots.find(bot, game), task)[0].move)
    except Exception as error:
        LOG.error("bot %s failed, so a random move is made: %s", bot, error)
        return random_move(game, view, seed)


def _thoughts(bot: AnyBot, task: Task) -> list[Thought]:
    plugin = registry.find(task.game)
    view = plugin.wire.read_view(task.view)
    legal = plugin.game.legal(view)
    heard = tuple(plugin.wire.read_event(event) for event in _EVENTS.decode(task.heard))
    decision = Decision(view, legal, Random(task.seed), heard, task.effort, task.reasons)
    if isinstance(bot, Thinker):
        found = bot.weigh(decision, task.most)
    else:
        found = [Weighed(bot.choose(view, legal, decision.random), None)]
    for one in found:
        refusal = legal.why_not(one.move)
        if refusal is not None:
            raise refusal
    return [
        Thought(msgspec.Raw(msgspec.json.encode(one.move)), one.value, one.why) for one in found
    ]


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


def _think(finder: str, task: Task) -> bytes | str:
    """The moves as JSON, or the reason why there is none, as text."""
    bot = None
    try:
        bot = _finder(finder)(task.bot, task.game)
        return msgspec.json.encode(_thoughts(bot, task))
    except BaseException as error:  # also SystemExit: a bot does not control its process
        return f"{type(error).__name__}: {error}"[:500]
    finally:
        # A bot that is a program ends it.
        with suppress(Exception):
            getattr(bot, "close", int)()


def _finder(path: str) -> Callable[[str, str], AnyBot]:
    module, _, name = path.partition(":")
    found: Callable[[str, str], AnyBot] = getattr(import_module(module), name)
    return found
