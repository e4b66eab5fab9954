"""Plays `skerry play` through pipes: enters a line and reads until the next prompt."""

import os
import re
import select
import subprocess
import time
from pathlib import Path
from types import TracebackType

from tests.cli.command import SKERRY, TIMEOUT, environment

PROMPT = "\n> "


class TerminalGame:
    """One terminal game, played by a test."""

    def __init__(self, *words: str | Path, game: str = "skye") -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [*SKERRY, "play", game, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(),
        )
        self.outputs: list[str] = []
        self._read()

    def __enter__(self) -> "TerminalGame":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.__exit__(kind, error, trace)

    @property
    def question(self) -> str:
        """The line above the prompt."""
        return self.outputs[-1].removesuffix(PROMPT).rpartition("\n")[2]

    @property
    def output(self) -> str:
        """The whole output so far."""
        return "".join(self.outputs)

    def enter(self, text: str) -> str:
        """Enter a line; returns the output without the next question."""
        assert self._process.stdin is not None
        self._process.stdin.write(text.encode() + b"\n")
        self._process.stdin.flush()
        return self._read().removesuffix(PROMPT).rpartition("\n")[0]

    def end(self) -> int:
        """Close the input and return the exit code."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._read()
        return self._process.wait(TIMEOUT)

    def ended(self) -> bool:
        """Whether the game is over."""
        return not self.outputs[-1].endswith(PROMPT)

    def _read(self) -> str:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        end = time.monotonic() + TIMEOUT
        printed = b""
        while not printed.endswith(PROMPT.encode()):
            ready, _, _ = select.select([pipe], [], [], end - time.monotonic())
            assert ready, f"no output after {printed.decode()!r}"
            more = os.read(pipe, 1 << 16)
            if not more:
                break
            printed += more
        self.outputs.append(printed.decode(errors="replace"))
        return self.outputs[-1]


def legal_move(game: TerminalGame) -> str:
    """A legal move, found as a new player would find it."""
    if game.question.startswith("Press Enter"):
        return ""
    if game.question.startswith("Set your prices"):
        return game.question.split("'")[1]
    listed = game.enter("?").splitlines()
    if game.question.startswith("Buy"):
        return listed[-1]
    return legal_places(listed)[0]


def legal_places(listed: list[str]) -> list[str]:
    """Every move of a list such as `L64 n1e2   r0 r2`."""
    moves = []
    for line in listed:
        tile, cell, *turns = line.split()
        assert re.fullmatch(r"L\d\d", tile)
        moves += [f"{tile} {cell} {turn}" for turn in turns]
    return moves


def play_until(game: TerminalGame, until: str) -> None:
    """Make legal moves until a question starts with `until`, or the game is over."""
    while not game.ended() and not game.question.startswith(until):
        game.enter(legal_move(game))
