"""Audits records of The Isle of Cats: the envelope here, the events by a plain replay.

`python -m tests.plain.cats FILE...` audits files of records (.json, .jsonl, .jsonl.gz).
"""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from .cats_boat import (
    Boat,
    Cell,
    Cells,
    Placed,
    Plan,
    Tile,
    families,
    fits,
    legal_places,
    orientations,
    put,
)
from .cats_components import COMPONENTS_FILE, Components, Lesson, load_components
from .cats_reader import RecordError, is_number, text
from .cats_replay import ADVANCED_LESSONS, Replay
from .cats_scoring import (
    Context,
    FinalCard,
    SisterFinal,
    family_points,
    final_card,
    lesson_points,
    sister_final,
)

__all__ = [
    "audit",
    "load_components",
    "legal_places",
    "fits",
    "orientations",
    "put",
    "families",
    "family_points",
    "lesson_points",
    "final_card",
    "sister_final",
    "COMPONENTS_FILE",
    "Boat",
    "Cell",
    "Cells",
    "Components",
    "Context",
    "FinalCard",
    "Lesson",
    "Placed",
    "Plan",
    "SisterFinal",
    "Tile",
]

ENVELOPE = {"skerry", "game", "options", "seats", "events", "result"}
PUBLISHED_SHUFFLE = {"seed", "commitment"}

MODES = ("standard", "solo", "family")


def audit(record: dict[str, object], box: Components) -> str | None:
    """Return None if the whole record is right, otherwise the first error."""
    try:
        check_envelope(record)
        Replay(record, box).run()
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
    if record["game"] != "cats":
        raise RecordError(f"record: expected the game cats, found {text(record['game'])}")
    check_options(record["options"])
    seats = record["seats"]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise RecordError("record: expected a list of names in seats")
    players = record["options"].get("players", 1)
    if len(seats) != players:
        raise RecordError(f"record: expected {players} seats, found {len(seats)}")
    if not isinstance(record["events"], list):
        raise RecordError("record: expected a list in events")


def check_options(options: object) -> None:
    if not isinstance(options, dict):
        raise RecordError("options: expected an object")
    solo = options.get("mode") == "solo"
    for name, value in options.items():
        if name == "mode":
            right = value in MODES
        elif name == "players":
            right = is_number(value) and (value == 1 if solo else 2 <= value <= 4)
        elif name == "difficulty":
            right = solo and isinstance(value, str) and value in ADVANCED_LESSONS
        elif name == "column_lesson":
            right = isinstance(value, bool)
        else:
            raise RecordError(f"options: {name} is unknown")
        if not right:
            raise RecordError(f"options: {name} cannot be {text(value)}")
    if "players" not in options and not solo:
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


def audit_text(line: str, box: Components) -> str | None:
    try:
        record = json.loads(line)
    except ValueError as error:
        return f"record: expected JSON, found {error}"
    return audit(record, box)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Audit records of The Isle of Cats.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--box", type=Path, default=COMPONENTS_FILE, help="data file")
    given = parser.parse_args(arguments)
    box = load_components(given.box)
    records = bad = 0
    for path in given.files:
        if not path.name.endswith((".json", ".jsonl", ".jsonl.gz")):
            parser.error(f"expected .json, .jsonl or .jsonl.gz, found {path}")
        for where, line in read_records(path):
            records += 1
            found = audit_text(line, box)
            if found is not None:
                bad += 1
                sys.stdout.write(f"{where}: {found}\n")
    sys.stdout.write(f"{records} records, {bad} bad\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
