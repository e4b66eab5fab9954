"""`skerry admin backup` and `restore`: all data in one file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from skerry.cli.admin.group import (
    admin,
    caller,
    confirm,
    file_argument,
    on_database,
    opened,
    yes_flag,
)
from skerry.core.text.words import many

if TYPE_CHECKING:
    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415


@admin.command(epilog="Example:  skerry admin backup --data data skerry-backup.gz")
@on_database
@file_argument
@yes_flag
def backup(settings: "Settings", file: Path, yes: bool) -> int:
    """Back up all data to FILE. The server can keep running.

    The format does not depend on the database: you can restore a SQLite backup to PostgreSQL.
    """
    from skerry.server.store.archive import BadBackup, back_up

    if file.exists():
        confirm(f"{file} already exists. Overwrite it?", yes)
    with opened(settings, writes=False) as engine:
        try:
            counts = back_up(engine, file)
        except BadBackup as error:
            raise click.UsageError(str(error)) from None
    _note(settings, file)
    click.echo(f"{file}: {_summary(counts)}")
    return 0


@admin.command(epilog="Example:  skerry admin restore --data new-data skerry-backup.gz")
@on_database
@file_argument
@click.option("--force", is_flag=True, help="Delete the current contents of the database.")
@yes_flag
def restore(settings: "Settings", file: Path, force: bool, yes: bool) -> int:
    """Restore a backup into an empty database. Stop the server first."""
    from skerry.server.store.archive import BadBackup, NotEmpty
    from skerry.server.store.archive import restore as fill
    from skerry.server.store.data_folder import InUse

    if not file.exists():
        raise click.UsageError(f"{file}: No such file or directory")
    if force:
        confirm("This deletes the current contents of the database. Continue?", yes)
    with opened(settings, writes=True, new=True) as engine:
        try:
            with _no_server(settings):
                counts = fill(engine, file, force=force)
        except InUse as error:
            raise click.ClickException(str(error)) from None
        except BadBackup as error:
            raise click.UsageError(f"{file}: {error}") from None
        except NotEmpty as error:
            raise click.ClickException(f"{error}; use --force to delete its contents") from None
    click.echo(f"restored {_summary(counts)}")
    return 0


@contextmanager
def _no_server(settings: "Settings") -> "Iterator[None]":
    """Make sure that no server uses a SQLite database meanwhile; InUse."""
    from skerry.server.store.data_folder import database_file, locked, make_private

    file = database_file(settings.database_url)
    if file is None:
        yield
        return
    with locked(file):
        make_private(file)
        yield


def _note(settings: "Settings", file: Path) -> None:
    """Write the backup into the journal, if the database is of this version."""
    from sqlalchemy.exc import DBAPIError

    from skerry.protocol.host_forms import HostAct
    from skerry.server.host import journal
    from skerry.server.store.migrate import is_current
    from skerry.server.store.times import now_ms

    try:
        with opened(settings, writes=True) as engine, engine.begin() as connection:
            if is_current(connection):
                journal.note(connection, caller(), HostAct.BACKUP, file.name, at=now_ms())
    except (DBAPIError, click.UsageError):
        # A backup of a database that cannot be written is worth even more.
        click.echo("the journal of the host could not be written", err=True)


def _summary(counts: dict[str, int]) -> str:
    rows = sum(counts.values())
    people, tables = counts.get("people", 0), counts.get("tables", 0)
    return f"{many(tables, 'table')}, {people} people, {many(rows, 'row')} in all"
