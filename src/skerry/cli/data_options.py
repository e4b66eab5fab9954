"""Options that say where a server's data is, shared by `serve` and `admin`."""

import os
from pathlib import Path

import click


def default_data() -> Path:
    """The default data directory."""
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "skerry"


data_flag = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="SKERRY_DATA",
    default=default_data,
    help="Directory for the server's data; created if missing.  [default: ~/.local/share/skerry]",
)

database_flag = click.option(
    "--database",
    metavar="URL",
    envvar="SKERRY_DATABASE",
    help="Database: postgresql://USER@HOST/NAME or sqlite:///FILE.  "
    "[default: skerry.db in the data directory]",
)
