"""`skerry admin`: maintenance of a server's data, whether the server is running or not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import update_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

import click

from skerry.cli.data_options import data_flag, database_flag
from skerry.cli.extras import require_extra
from skerry.core.safe_text import escaped
from skerry.core.words import many

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, Row

    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415

P = ParamSpec("P")
STATUSES = ("waiting", "running", "finished", "frozen")
DAY = 24 * 60 * 60 * 1000

yes_flag = click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
json_flag = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
file_argument = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


def on_database(command: "Callable[Concatenate[Settings, P], int]") -> Callable[..., int]:
    """Add --data and --database to a command and pass it the settings."""

    def run(data: Path, database: str | None, *args: P.args, **kwargs: P.kwargs) -> int:
        require_extra("server", "skerry admin")
        from skerry.server.ops.settings import Settings

        return command(Settings(data, database=database), *args, **kwargs)

    # click keeps the options of a command on its function.
    return data_flag(database_flag(update_wrapper(run, command)))


@click.group(epilog="Example:  skerry admin stats --data data")
def admin() -> None:
    """Back up, list and delete a server's data."""


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
        _confirm(f"{file} already exists. Overwrite it?", yes)
    with _engine(settings, writes=False) as engine:
        try:
            counts = back_up(engine, file)
        except BadBackup as error:
            raise click.UsageError(str(error)) from None
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
        _confirm("This deletes the current contents of the database. Continue?", yes)
    with _engine(settings, writes=True, new=True) as engine:
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


@admin.command(epilog="Example:  skerry admin tables --data data --status running")
@on_database
@click.option("--status", type=click.Choice(STATUSES), help="List only tables with this status.")
@click.option(
    "--most",
    type=click.IntRange(1, 100_000),
    default=100,
    show_default=True,
    help="List at most this many tables, most recently used first.",
)
@json_flag
def tables(settings: "Settings", status: str | None, most: int, as_json: bool) -> int:
    """List the tables."""
    import msgspec

    from skerry.protocol.table_info import Status
    from skerry.server.ops.overview import list_tables

    with _connection(settings) as connection:
        found = list_tables(connection, None if status is None else Status(status), most)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    for table in found:
        names = escaped(", ".join(name or "(free)" for name in table.seats))
        click.echo(
            f"{table.id}  {table.game:<6} {table.status:<8}  {_when(table.touched)}  {names}"
        )
        if table.frozen is not None:
            click.echo(f"    frozen: its log does not replay ({table.frozen})")
    return 0


@admin.command(epilog="Example:  skerry admin export --data data 2xkq7nvz4c5d8wbg > table.json")
@on_database
@click.argument("table")
def export(settings: "Settings", table: str) -> int:
    """Print everything that is stored of a TABLE as JSON, whether it can be read or not.

    It contains the seed and all secrets of the game.
    """
    import msgspec

    from skerry.server.store.archive import rows_of

    with _connection(settings) as connection:
        found = rows_of(connection, table)
    if not found["tables"]:
        raise click.UsageError(f"there is no table {table}")
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    return 0


@admin.command(
    epilog="Example:  skerry admin delete --data data 2xkq7nvz4c5d8wbg   |   "
    "skerry admin delete --data data --person Ann"
)
@on_database
@click.argument("table", required=False)
@click.option("--person", help="Name of a person, or id of a guest.")
@click.option(
    "--bus",
    metavar="URL",
    envvar="SKERRY_BUS",
    help="Bus of the running server, so that its workers notice at once.",
)
@yes_flag
def delete(
    settings: "Settings", table: str | None, person: str | None, bus: str | None, yes: bool
) -> int:
    """Delete a TABLE or a person.

    Deletes a table with its whole history, or a person with all their personal data.

    Games that others played with the person stay, without the person's name. Without --bus, a
    running server notices when something happens at the table, or after a restart.
    """
    if (table is None) == (person is None):
        raise click.UsageError("name either a table, or a person with --person")
    if table is not None:
        _delete_table(settings, table, bus, yes)
    else:
        assert person is not None
        _delete_person(settings, person, bus, yes)
    return 0


def _delete_table(settings: "Settings", table: str, bus: str | None, yes: bool) -> None:
    from skerry.server.store.rows import delete_table, seats_of, table_row

    with _connection(settings) as connection:
        row = table_row(connection, table)
        names = escaped(", ".join(seat.name or "(free)" for seat in seats_of(connection, table)))
    if row is None:
        raise click.UsageError(f"there is no table {table}")
    _confirm(f"Delete table {table} ({row.game}, {row.status}: {names})?", yes)

    async def delete(live_tables: Any) -> None:
        await live_tables.database.write(lambda connection: delete_table(connection, table))
        await live_tables.changed(table)

    _with_live_tables(settings, bus, delete)
    click.echo(f"deleted table {table}")


def _delete_person(settings: "Settings", name: str, bus: str | None, yes: bool) -> None:
    from skerry.server.live.play import forget
    from skerry.server.ops.overview import people_called, tables_of

    with _connection(settings) as connection:
        found = people_called(connection, name)
        counts = [tables_of(connection, row.id) for row in found]
    lines = [_person(row, count) for row, count in zip(found, counts, strict=True)]
    if not found:
        raise click.UsageError(f"nobody is called {name}")
    if len(found) > 1:
        raise click.UsageError(
            "\n  ".join([f"several guests are called {name}; use the id of one:", *lines])
        )
    _confirm(f"Delete {lines[0]}?", yes)

    async def delete(live_tables: Any) -> None:
        await forget(live_tables, found[0].id)

    _with_live_tables(settings, bus, delete)
    click.echo(f"deleted {lines[0]}")


def _person(row: "Row[Any]", tables: int) -> str:
    kind = "guest" if row.claimed is None else "claimed name"
    name = escaped(row.name)
    return f"{name} ({kind} {row.id}, {many(tables, 'table')}, last seen {_when(row.seen)})"


@admin.command(epilog="Example:  skerry admin invite --data data --uses 5 --days 7")
@on_database
@click.option(
    "--uses",
    type=click.IntRange(1, 100_000),
    default=1,
    show_default=True,
    help="Number of guests who can use the code.",
)
@click.option(
    "--days",
    type=click.IntRange(1, 3650),
    default=14,
    show_default=True,
    help="Number of days until the code expires.",
)
def invite(settings: "Settings", uses: int, days: int) -> int:
    """Create and print an invitation code for an invite-only server."""
    from skerry.server.ops.overview import add_invite
    from skerry.server.store.times import now_ms

    now = now_ms()
    expires = now + days * DAY
    with _engine(settings, writes=True) as engine, engine.begin() as connection:
        code = add_invite(connection, uses, now, expires)
    click.echo(code)
    guests = "one new guest" if uses == 1 else f"{uses} new guests"
    click.echo(f"for {guests}, until {_when(expires)}; it is shown only once", err=True)
    return 0


@admin.command(epilog="Example:  skerry admin stats --data data --json")
@on_database
@json_flag
def stats(settings: "Settings", as_json: bool) -> int:
    """Show how many people, tables and games the database has."""
    import msgspec

    from skerry.server.ops.overview import stats as count
    from skerry.server.store.times import now_ms

    with _connection(settings) as connection:
        found = count(connection, now_ms())
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    people = f"{many(found.guests, 'guest')}, {many(found.claimed, 'claimed name')}"
    by_status = ", ".join(f"{count} {status}" for status, count in found.tables.items())
    by_game = ", ".join(f"{count} of {game}" for game, count in found.games.items())
    click.echo(f"people    {people}, {many(found.sessions, 'session')}")
    click.echo(f"sockets   {found.sockets} connected now")
    click.echo(f"tables    {by_status or 'none'}")
    click.echo(f"games     {by_game or 'none'}; {found.played_today} active in the last day")
    click.echo(f"logs      {many(found.log, 'row')}")
    click.echo(f"database  {found.bytes / 2**20:.1f} MiB")
    return 0


@contextmanager
def _engine(settings: "Settings", *, writes: bool, new: bool = False) -> "Iterator[Engine]":
    """Open the database, which must exist unless `new` is set."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import DBAPIError

    from skerry.server.ops.log_setup import redact
    from skerry.server.store.database import open_engine

    try:
        if new:
            settings.check()
        url = settings.database_url
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    file = make_url(url).database
    if url.startswith("sqlite") and not new and not (file and Path(file).exists()):
        raise click.UsageError(
            f"there is no database {file}; use --data or --database to say where it is"
        )
    engine = open_engine(url, writes=writes)
    try:
        yield engine
    except DBAPIError as error:
        words = " ".join(str(error.orig).split())
        raise click.UsageError(f"cannot use the database: {redact(words)}") from None
    finally:
        engine.dispose()


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


@contextmanager
def _connection(settings: "Settings") -> "Iterator[Connection]":
    """Open a read transaction."""
    from skerry.server.store.migrate import is_current

    with _engine(settings, writes=False) as engine, engine.begin() as connection:
        if not is_current(connection):
            raise click.UsageError(
                "the database is from another version; run skerry serve once to update it"
            )
        yield connection


def _with_live_tables(settings: "Settings", bus: str | None, work: Callable[[Any], Any]) -> None:
    """Run `work` as a worker would, so that the other workers notice the change."""
    import asyncio

    from skerry.server.live.bus import bus_for
    from skerry.server.live.live_tables import LiveTables
    from skerry.server.ops.metrics import Metrics
    from skerry.server.store.database import Database, Unavailable
    from skerry.server.store.ids import new_id

    async def go() -> None:
        id = new_id()
        connected_bus = bus_for(bus, id)
        database = Database(settings.database_url)
        live_tables = LiveTables(id, settings, database, connected_bus, Metrics())
        try:
            await work(live_tables)
            await live_tables.close()
            await connected_bus.close()
        finally:
            await asyncio.to_thread(database.close)

    try:
        asyncio.run(go())
    except ValueError as error:
        raise click.UsageError(f"--bus: {error}") from None
    except Unavailable as error:
        raise click.UsageError(f"cannot use the database: {error}") from None


def _confirm(question: str, yes: bool) -> None:
    """Ask before deleting anything, unless --yes was given."""
    try:
        confirmed = yes or click.confirm(question, err=True)
    except click.Abort:
        # There is no terminal to answer from.
        confirmed = False
    if not confirmed:
        raise click.ClickException("nothing was done; use --yes to skip the question")


def _summary(counts: dict[str, int]) -> str:
    rows = sum(counts.values())
    people, tables = counts.get("people", 0), counts.get("tables", 0)
    return f"{many(tables, 'table')}, {people} people, {many(rows, 'row')} in all"


def _when(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
