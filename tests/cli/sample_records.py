"""Records of real games as JSON that tests can modify."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from skerry.arena.simulate import Plan, play

Json = dict[str, Any]


@cache
def line(seats: int = 2, bots: str = "random", seed: str = "cli", number: int = 0) -> bytes:
    """The record of a game as one line, without a newline."""
    return play(Plan("skye", seats, tuple(bots.split(",")), seed), number).record


def record(seats: int = 2, bots: str = "random", seed: str = "cli", number: int = 0) -> Json:
    """The same record as new JSON data."""
    found: Json = json.loads(line(seats, bots, seed, number))
    return found


def find(given: Json, kind: str) -> int:
    """The index of the first event of a kind."""
    kinds: list[str] = [event["type"] for event in given["events"]]
    return kinds.index(kind)


def write(path: Path, *records: Json) -> Path:
    """Write a file with one record per line."""
    path.write_text("".join(json.dumps(given) + "\n" for given in records), encoding="utf-8")
    return path
