"""`skerry verify`: recomputes every draw of a record from its seed."""

from pathlib import Path

import click

from skerry.cli.records import check_records, files_argument
from skerry.core import audit


@click.command(epilog="Example:  skerry verify game.json   (docs/luck.md describes the algorithm)")
@files_argument
def verify(files: tuple[Path, ...]) -> int:
    """Check that all draws in FILES were fixed in advance.

    The seed must match the commitment, and every draw must be the one that the seed gives.
    Prints a line for each record, then the count. Exits with 1 if any record is bad.
    """
    return check_records(
        files,
        lambda plugin, record: audit.verify(plugin.game, plugin.record_reader, record),
        print_good=True,
    )
