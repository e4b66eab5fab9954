"""Record files as several commands read them: each record is judged, and a bad one is named."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from skerry.core.audit import Mismatch
from skerry.core.record import BadRecord, Record, RecordLine, decode, read_lines
from skerry.core.registry import AnyPlugin, find

Check = Callable[[AnyPlugin, Record], None]
"""Looks at a record of a game; Mismatch or BadRecord says what is wrong with it."""

files_argument = click.argument(
    "files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path)
)


def judge(files: tuple[Path, ...], check: Check, *, praise: bool = False) -> int:
    """Check every record of some files; the exit code, 1 if any is bad.

    Prints a line for each bad record, with `praise` also for each good one, then the count.
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
            for where, problem in _problems(path, check):
                records += 1
                if problem is not None:
                    bad += 1
                    click.echo(f"{where}: {problem}")
                elif praise:
                    click.echo(f"{where}: ok")
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


def _problems(path: Path, check: Check) -> Iterator[tuple[str, str | None]]:
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
        yield line.where, _problem(line, check)


def _split(message: str, path: Path) -> tuple[str, str]:
    """Errors of a whole file name the place themselves."""
    where, _, what = message.partition(": ")
    return (where, what) if where.startswith(str(path)) else (str(path), message)


def _problem(line: RecordLine, check: Check) -> str | None:
    try:
        record = decode(line.json)
        check(find(record.game), record)
    except (BadRecord, Mismatch) as error:
        return str(error)
    except ValueError as error:
        # An unknown game, or a number of seats that the game cannot have.
        return str(error)
    return None
