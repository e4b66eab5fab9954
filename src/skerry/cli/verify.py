"""`skerry verify`: recomputes every draw of records from their seeds."""

from pathlib import Path

import click

from skerry.cli.records import files_argument, judge
from skerry.core import audit


@click.command(epilog="Example:  skerry verify game.json   (docs/luck.md explains the algorithm)")
@files_argument
def verify(files: tuple[Path, ...]) -> int:
    """Check that the luck of every record of the FILES was fixed beforehand.

    The seed must fit the commitment, and every draw must be the one that the seed gives.
    Prints a line for each record, then the count. Exits with 1 if any record is bad.
    """
    return judge(
        files,
        lambda plugin, record: audit.verify(plugin.game, plugin.record_reader, record),
        praise=True,
    )
