"""`skerry check`: audits records against the rules."""

from pathlib import Path

import click

from skerry.cli.records import check_records, files_argument
from skerry.core.audit import audit


@click.command(epilog="Example:  skerry check games.jsonl.gz another.json")
@files_argument
def check(files: tuple[Path, ...]) -> int:
    """Check that the records in FILES follow the rules.

    Replays every record and compares each event and number with the rules. Prints a line for each
    bad record, then the count. Exits with 1 if any record is bad.
    """
    return check_records(
        files,
        lambda plugin, record: audit(plugin.game_of_record(record), plugin.record_reader, record),
    )
