"""A bot that is a program: it reads questions and writes moves, one line of JSON each."""

import os
import select
import shlex
import shutil
import subprocess
import time
from itertools import islice
from random import Random
from typing import IO, Any

import msgspec

from skerry.core.bot import Decision, Weighed
from skerry.core.event import Event
from skerry.core.legal import Legal
from skerry.core.registry import AnyPlugin

PREFIX = "exec:"
MOST_MOVES = 1000
"""Of more legal moves than that only the first ones are listed for a program."""
LONGEST_ANSWER = 1 << 20
"""How many bytes a line of a program can have."""
DEADLINE = 60.0
"""How many seconds a program has for a move, unless its caller allows less."""


class Question(msgspec.Struct):
    """What a program reads: what its seat sees, and what it can do."""

    game: str
    seat: int
    view: Any
    events: tuple[Event, ...]
    """What the seat heard since the program's last move."""
    moves: list[Any]
    """Legal moves: all of them, unless `more` is true."""
    more: bool
    seed: int
    """A new random number, so that the program's chance can be repeated."""


class Answer(msgspec.Struct):
    """What a program writes: a move of the game."""

    move: msgspec.Raw


class ProgramFault(Exception):
    """The program ended, wrote something else than a move, or nothing in time."""


class ProgramBot:
    """Runs a command for one seat of one game, and asks it for moves."""

    hears = (Event,)

    def __init__(self, command: str, plugin: AnyPlugin) -> None:
        self.name = PREFIX + command
        self._process: subprocess.Popen[bytes] | None = None
        self._plugin = plugin
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"{self.name}: {error}") from None
        if not self._words or shutil.which(self._words[0]) is None:
            raise ValueError(f"{self.name}: there is no program {(self._words or [''])[0]!r}")
        self._told = 0
        self._read = b""

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """The program's move, as if nothing had been heard."""
        return self.weigh(Decision(view, legal, random))[0].move

    def weigh(self, decision: Decision[Any, Any], most: int = 1) -> list[Weighed[Any]]:
        """The program's move; what it is worth, only the program knows."""
        del most
        return [Weighed(self._ask(decision), None)]

    def close(self) -> None:
        """End the program: first its input, then, if it does not stop, the program itself."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None, "it is a pipe"
        assert process.stdout is not None, "it is a pipe"
        process.stdin.close()
        try:
            process.wait(1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    def __del__(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _ask(self, decision: Decision[Any, Any]) -> Any:
        legal = decision.legal
        question = Question(
            self._plugin.game.name,
            decision.view.seat,
            decision.view,
            tuple(decision.heard[self._told :]),
            list(islice(legal, MOST_MOVES)),
            len(legal) > MOST_MOVES,
            decision.random.getrandbits(32),
        )
        self._told = len(decision.heard)
        line = self._exchange(msgspec.json.encode(question) + b"\n")
        try:
            return self._plugin.wire.read_move(msgspec.json.decode(line, type=Answer).move)
        except msgspec.DecodeError as error:
            raise ProgramFault(f"it wrote {line[:200]!r}, which is no move: {error}") from None

    def _exchange(self, question: bytes) -> bytes:
        if self._process is None:
            # The user's own command, without a shell.
            self._process = subprocess.Popen(  # noqa: S603
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
            os.set_blocking(self._pipe().fileno(), False)
        until = time.monotonic() + DEADLINE
        try:
            self._write(question, until)
        except BrokenPipeError:
            raise ProgramFault(self._ended()) from None
        return self._line(until)

    def _pipe(self) -> IO[bytes]:
        assert self._process is not None, "it runs"
        assert self._process.stdin is not None, "it is a pipe"
        return self._process.stdin

    def _write(self, question: bytes, until: float) -> None:
        """Write a question; a program that does not read would block a longer one for ever."""
        rest = memoryview(question)
        while rest:
            left = until - time.monotonic()
            if left <= 0 or not select.select([], [self._pipe()], [], left)[1]:
                raise ProgramFault(f"it did not read its question within {DEADLINE:g} s")
            rest = rest[self._pipe().write(rest) or 0 :]

    def _line(self, until: float) -> bytes:
        """The next line of the program."""
        assert self._process is not None, "it runs"
        assert self._process.stdout is not None, "it is a pipe"
        while b"\n" not in self._read:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self._process.stdout], [], [], left)[0]:
                raise ProgramFault(f"it wrote nothing within {DEADLINE:g} s")
            more = self._process.stdout.read(65536)
            if not more:
                raise ProgramFault(self._ended())
            self._read += more
            if len(self._read) > LONGEST_ANSWER:
                raise ProgramFault("it wrote a line without an end")
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _ended(self) -> str:
        assert self._process is not None, "it was started"
        return f"the program ended, with exit code {self._process.wait()}"
