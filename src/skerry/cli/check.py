"""`skerry check`: audits records against the rules."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from skerry.core.audit import Mismatch, audit
from skerry.core.record import BadRecord, Line, decode, read_lines
from skerry.core.registry import find


@click.command(epilog="Example:  skerry check games.jsonl.gz another.json")
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
def check(files: tuple[Path, ...]) -> int:
    """Replay every record of the FILES and compare each event and number with the rules.

    Prints a line for each bad record, then the count. Exits with 1 if any record is bad.
    """
    records = 0
    bad = 0
    with click.progressbar(
        length=sum(map(_count, files)) if sys.stderr.isatty() else 0,
        label="records",
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        for path in files:
            for where, problem in _problems(path):
                records += 1
                if problem is not None:
                    bad += 1
                    click.echo(f"{where}: {problem}")
                bar.update(1)
    click.echo(f"{records} records, {bad} bad")
    return 1 if bad else 0


def _count(path: Path) -> int:
    """How many records there are to check, for the progress bar; a broken file ends early."""
    total = 0
    try:
        for _ in read_lines(path):
            total += 1
    except (BadRecord, OSError):
        total += 1
    return total


def _problems(path: Path) -> Iterator[tuple[str, str | None]]:
    """Each record of a file with what is wrong with it; a broken file counts as a bad record."""
    lines = read_lines(path)
    while True:
        try:
            line = next(lines)
        except StopIteration:
            return
        except BadRecord as error:
            yield _split(str(error), path)
            return
        except OSError as error:
            yield str(path), error.strerror or "cannot be read"
            return
        yield line.where, _problem(line)


def _split(message: str, path: Path) -> tuple[str, str]:
    """Errors of a whole file name the place themselves."""
    where, _, what = message.partition(": ")
    return (where, what) if where.startswith(str(path)) else (str(path), message)


def _problem(line: Line) -> str | None:
    try:
        record = decode(line.json)
        box = find(record.game)
        audit(box.game, box.chronicle, record)
    except (BadRecord, Mismatch) as error:
        return str(error)
    except ValueError as error:
        # An unknown game, or a number of seats that the game cannot have.
        return str(error)
    return None
