"""Reads record files for `check` and `verify` and reports each bad record."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from skerry.core.audit import Mismatch
from skerry.core.record import SUFFIXES, BadRecord, Record, RecordLine, decode, read_lines
from skerry.core.registry import AnyPlugin, PluginError, find

Check = Callable[[AnyPlugin, Record], object]
"""Checks a record of a game; raises Mismatch or BadRecord if something is wrong."""
Describe = Callable[[Record], str]
"""What to say of a good record."""


def _require_record_suffixes(
    _: click.Context, param: click.Parameter, files: tuple[Path, ...]
) -> tuple[Path, ...]:
    """Raise a usage error for a file with another suffix; it is not a bad record."""
    for path in files:
        if not path.name.endswith(SUFFIXES):
            raise click.BadParameter(
                f"{path}: a record file ends in .json, .jsonl or .jsonl.gz", param=param
            )
    return files


files_argument = click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    callback=_require_record_suffixes,
)


def check_records(
    files: tuple[Path, ...], check: Check, *, describe_good: Describe | None = None
) -> int:
    """Check every record of some files and return the exit code: 1 if any is bad.

    Prints a line for each bad record, with `describe_good` also for each good one, then the count.
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
            for where, found in _findings(path, check):
                records += 1
                if isinstance(found, str):
                    bad += 1
                    click.echo(f"{where}: {found}")
                elif describe_good is not None:
                    click.echo(f"{where}: ok: {describe_good(found)}")
                bar.update(1)
    click.echo(f"{records} records, {bad} bad")
    return 1 if bad else 0


def _count(path: Path) -> int:
    """The number of records in a file, for the progress bar; stops at the first broken line."""
    total = 0
    try:
        for _ in read_lines(path):
            total += 1
    except (BadRecord, OSError):
        total += 1
    return total


def _findings(path: Path, check: Check) -> Iterator[tuple[str, str | Record]]:
    """Yield each place with its record, or with what is wrong; a truncated file is a bad record."""
    lines = read_lines(path)
    while True:
        try:
            line = next(lines)
        except StopIteration:
            return
        except BadRecord as error:
            yield _split(str(error), path)
            return
        yield line.where, _checked(line, check)


def _split(message: str, path: Path) -> tuple[str, str]:
    """Split an error into place and problem; errors of a whole file start with their place."""
    where, _, what = message.partition(": ")
    return (where, what) if where.startswith(str(path)) else (str(path), message)


def _checked(line: RecordLine, check: Check) -> str | Record:
    """A record that is good, or the problem with it."""
    try:
        record = decode(line.json)
        plugin = find(record.game)
        try:
            check(plugin, record)
        except Mismatch as error:
            if record.rules is not None and record.rules < plugin.game.version:
                return f"{error} (it was played by an older version of the rules, {record.rules})"
            raise
    except (BadRecord, Mismatch) as error:
        return str(error)
    except PluginError:
        # The record is not to blame.
        raise
    except ValueError as error:
        # An unknown game, or a number of seats that the game does not allow.
        return str(error)
    return record
