"""A conversation with `skerry play` through pipes: says a line, hears what comes until the next."""

import os
import re
import select
import subprocess
import time
from pathlib import Path
from types import TracebackType

from tests.cli.command import PATIENCE, SKERRY, environment

PROMPT = "\n> "


class Talk:
    """One game in the terminal, played by a test."""

    def __init__(self, *words: str | Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [*SKERRY, "play", "skye", *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(),
        )
        self.heard: list[str] = []
        self._listen()

    def __enter__(self) -> "Talk":
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
        return self.heard[-1].removesuffix(PROMPT).rpartition("\n")[2]

    @property
    def everything(self) -> str:
        """All that was heard so far."""
        return "".join(self.heard)

    def say(self, text: str) -> str:
        """Say a line; what is answered, without the next question."""
        assert self._process.stdin is not None
        self._process.stdin.write(text.encode() + b"\n")
        self._process.stdin.flush()
        return self._listen().removesuffix(PROMPT).rpartition("\n")[0]

    def end(self) -> int:
        """No more input; the exit code."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._listen()
        return self._process.wait(PATIENCE)

    def ended(self) -> bool:
        """Has the game nothing more to ask?"""
        return not self.heard[-1].endswith(PROMPT)

    def _listen(self) -> str:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        end = time.monotonic() + PATIENCE
        said = b""
        while not said.endswith(PROMPT.encode()):
            ready, _, _ = select.select([pipe], [], [], end - time.monotonic())
            assert ready, f"nothing more was said after {said.decode()!r}"
            more = os.read(pipe, 1 << 16)
            if not more:
                break
            said += more
        self.heard.append(said.decode(errors="replace"))
        return self.heard[-1]


def a_move(talk: Talk) -> str:
    """Something legal to answer the question with, as somebody new to the game finds it."""
    if talk.question.startswith("Enter"):
        return ""
    if talk.question.startswith("Set your prices"):
        return talk.question.split("'")[1]
    listed = talk.say("?").splitlines()
    if talk.question.startswith("Buy"):
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


def play_on(talk: Talk, until: str) -> None:
    """Answer with legal moves until a question starts so, or the game is over."""
    while not talk.ended() and not talk.question.startswith(until):
        talk.say(a_move(talk))
