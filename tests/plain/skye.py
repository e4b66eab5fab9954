"""Audits records of the Isle of Skye: the envelope here, the events by a plain replay.

`python -m tests.plain.skye FILE...` audits files of records (.json, .jsonl, .jsonl.gz).
"""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from .skye_replay import RecordError, Replay, is_goals, is_number, text
from .skye_scoring import (
    GOALS,
    MAJORITY_GOALS,
    SOLO_GOALS,
    ScrollPoints,
    holding,
    linked_whisky,
    majority,
    scroll_points,
    solo_points,
)
from .skye_territory import (
    TILES,
    Cell,
    Placed,
    Territory,
    Tile,
    Tiles,
    legal_places,
    load_tiles,
)

__all__ = [
    "GOALS",
    "MAJORITY_GOALS",
    "SOLO_GOALS",
    "TILES",
    "Cell",
    "Placed",
    "ScrollPoints",
    "Territory",
    "Tile",
    "Tiles",
    "audit",
    "holding",
    "legal_places",
    "linked_whisky",
    "load_tiles",
    "majority",
    "scroll_points",
    "solo_points",
]

ENVELOPE = {"skerry", "game", "options", "seats", "events", "result"}
PUBLISHED_SHUFFLE = {"seed", "commitment"}

CHOICES = {"farm": ("eight", "four"), "tie": ("gold", "remainder"), "money": ("hidden", "open")}


def audit(record: dict[str, object], tiles: Tiles) -> str | None:
    """Return None if the whole record is right, otherwise the first error."""
    try:
        check_envelope(record)
        Replay(record, tiles).run()
    except RecordError as error:
        return str(error)
    return None


def check_envelope(record: object) -> None:
    if not isinstance(record, dict):
        raise RecordError("record: expected an object")
    if not ENVELOPE <= set(record) <= ENVELOPE | PUBLISHED_SHUFFLE:
        raise RecordError(
            f"record: expected the fields {sorted(ENVELOPE)} and at most "
            f"{sorted(PUBLISHED_SHUFFLE)} besides, found {sorted(record)}"
        )
    if text(record["skerry"]) != "1":
        raise RecordError(f"record: expected version 1 in skerry, found {text(record['skerry'])}")
    if record["game"] != "skye":
        raise RecordError(f"record: expected the game skye, found {text(record['game'])}")
    check_options(record["options"])
    seats = record["seats"]
    players = record["options"]["players"]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise RecordError("record: expected a list of names in seats")
    if len(seats) != players:
        raise RecordError(f"record: expected {players} seats, found {len(seats)}")
    if not isinstance(record["events"], list):
        raise RecordError("record: expected a list in events")


def check_options(options: object) -> None:
    if not isinstance(options, dict):
        raise RecordError("options: expected an object")
    for name, value in options.items():
        if name == "players":
            right = is_number(value) and 2 <= value <= 5
        elif name == "castle_on_roads":
            right = isinstance(value, bool)
        elif name == "goals":
            right = is_goals(value)
        elif name in CHOICES:
            right = value in CHOICES[name]
        else:
            raise RecordError(f"options: {name} is unknown")
        if not right:
            raise RecordError(f"options: {name} cannot be {text(value)}")
    if "players" not in options:
        raise RecordError("options: expected players, which has no default")


def read_records(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the text of every record of a file with its location."""
    if path.name.endswith(".json"):
        yield str(path), path.read_text(encoding="utf-8")
        return
    opened = gzip.open if path.name.endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                yield f"{path}:{number}", line


def audit_text(line: str, tiles: Tiles) -> str | None:
    try:
        record = json.loads(line)
    except ValueError as error:
        return f"record: expected JSON, found {error}"
    return audit(record, tiles)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Audit records of the Isle of Skye.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--tiles", type=Path, default=TILES, help="the tiles' data file")
    given = parser.parse_args(arguments)
    tiles = load_tiles(given.tiles)
    records = bad = 0
    for path in given.files:
        if not path.name.endswith((".json", ".jsonl", ".jsonl.gz")):
            parser.error(f"expected .json, .jsonl or .jsonl.gz, found {path}")
        for where, line in read_records(path):
            records += 1
            found = audit_text(line, tiles)
            if found is not None:
                bad += 1
                sys.stdout.write(f"{where}: {found}\n")
    sys.stdout.write(f"{records} records, {bad} bad\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
