"""`skerry check`: audits records against the rules."""

from pathlib import Path

import click

from skerry.cli.records import files_argument, judge
from skerry.core.audit import audit


@click.command(epilog="Example:  skerry check games.jsonl.gz another.json")
@files_argument
def check(files: tuple[Path, ...]) -> int:
    """Replay every record of the FILES and compare each event and number with the rules.

    Prints a line for each bad record, then the count. Exits with 1 if any record is bad.
    """
    return judge(files, lambda plugin, record: audit(plugin.game, plugin.record_reader, record))
