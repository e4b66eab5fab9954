"""What the commands of a host ask for in the same way: where the data is."""

import os
from pathlib import Path

import click


def usual_data() -> Path:
    """Where programs keep their data, if nobody says otherwise."""
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "skerry"


data_flag = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="SKERRY_DATA",
    default=usual_data,
    help="The directory of the server's data; it is made if needed.  "
    "[default: ~/.local/share/skerry]",
)

database_flag = click.option(
    "--database",
    metavar="URL",
    envvar="SKERRY_DATABASE",
    help="The database: postgresql://USER@HOST/NAME or sqlite:///FILE.  "
    "[default: skerry.db in the data directory]",
)
