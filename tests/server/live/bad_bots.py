"""Bots that misbehave, for `BotProcesses(..., finder="tests.server.live.bad_bots:find")`.

A name can carry an argument after a colon: "mark:FILE".
"""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec

from skerry.bots import registry
from skerry.bots.registry import AnyBot
from skerry.core.legal import Legal

FINDER = "tests.server.live.bad_bots:find"


class Stubborn(Exception):
    """An exception that cannot be sent to another process."""

    def __init__(self, one: object, two: object) -> None:
        super().__init__(f"{one} and {two}")
        self.useless = lambda: None


@dataclass
class Bad:
    """Runs `deed` and answers with its result, or with a random move if that is None."""

    name: str
    deed: Callable[[str], object]

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:  # a bot of any game
        answer = self.deed(self.name.partition(":")[2])
        return legal.choose(random) if answer is None else answer


class Forger:
    """Answers for another seat."""

    name = "forge"

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:  # a bot of any game
        return msgspec.structs.replace(legal.choose(random), seat=1 - view.seat)


def spin(path: str) -> NoReturn:
    mark(path)
    while True:
        pass


def sleep(path: str) -> NoReturn:
    mark(path)
    while True:
        time.sleep(3600)


def mark(path: str) -> None:
    """Write the id of this process to a file."""
    if path:
        draft = Path(f"{path}.new")
        draft.write_text(str(os.getpid()), encoding="utf-8")
        draft.rename(path)


def leave(_: str) -> NoReturn:
    os._exit(3)


def quit(_: str) -> NoReturn:
    sys.exit("enough")


def stumble(_: str) -> NoReturn:
    raise Stubborn("one", "two")


def babble(_: str) -> None:
    print("babble" * 100_000)  # noqa: T201 - this is what is tried
    sys.stderr.write("babble" * 100_000)


def shout(_: str) -> None:
    os.write(1, b"shouting past everybody\n")


def cheat(_: str) -> object:
    return "a million points"


DEEDS = (spin, sleep, mark, leave, quit, stumble, babble, shout, cheat)


def find(name: str, game: str) -> AnyBot:
    kind = name.partition(":")[0]
    for deed in DEEDS:
        if deed.__name__ == kind:
            return Bad(name, deed)
    return Forger() if name == Forger.name else registry.find(name, game)
