"""`skerry admin`: what a host does beside serving, while the server runs or not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import update_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

import click

from skerry.cli.hosting import data_flag, database_flag
from skerry.core.words import many

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, Row

    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed: the other commands start quicker.
# ruff: noqa: PLC0415

P = ParamSpec("P")
STATUSES = ("waiting", "running", "finished")
DAY = 24 * 60 * 60 * 1000

yes_flag = click.option("--yes", is_flag=True, help="Do not ask.")
json_flag = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
file_argument = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


def on_database(command: "Callable[Concatenate[Settings, P], int]") -> Callable[..., int]:
    """A command that takes --data and --database and gets the settings that they mean."""

    def run(data: Path, database: str | None, *args: P.args, **kwargs: P.kwargs) -> int:
        from skerry.server.ops.settings import Settings

        return command(Settings(data, database=database), *args, **kwargs)

    # click keeps the options of a command on its function.
    return data_flag(database_flag(update_wrapper(run, command)))


@click.group(epilog="Example:  skerry admin stats --data data")
def admin() -> None:
    """Look after a server: backups, tables, invitations, deletion."""


@admin.command(epilog="Example:  skerry admin backup --data data skerry-backup.gz")
@on_database
@file_argument
@yes_flag
def backup(settings: "Settings", file: Path, yes: bool) -> int:
    """Write all data into FILE, also while the server runs.

    The format does not depend on the database: a backup of SQLite can be restored into PostgreSQL.
    """
    from skerry.server.store.archive import BadBackup, back_up

    if file.exists():
        _agree(f"{file} is there already. Overwrite it?", yes)
    with _engine(settings, writes=False) as engine:
        try:
            counts = back_up(engine, file)
        except BadBackup as error:
            raise click.ClickException(str(error)) from None
    click.echo(f"{file}: {_told(counts)}")
    return 0


@admin.command(epilog="Example:  skerry admin restore --data new-data skerry-backup.gz")
@on_database
@file_argument
@click.option("--force", is_flag=True, help="Throw away what the database holds.")
@yes_flag
def restore(settings: "Settings", file: Path, force: bool, yes: bool) -> int:
    """Fill an empty database from a backup. Stop the server before."""
    from skerry.server.store.archive import BadBackup, NotEmpty
    from skerry.server.store.archive import restore as fill

    if not file.exists():
        raise click.ClickException(f"{file}: No such file or directory")
    if force:
        _agree("This throws away all that the database holds. Go on?", yes)
    with _engine(settings, writes=True, new=True) as engine:
        try:
            counts = fill(engine, file, force=force)
        except BadBackup as error:
            raise click.ClickException(f"{file}: {error}") from None
        except NotEmpty as error:
            raise click.ClickException(f"{error}; --force throws away what it holds") from None
    click.echo(f"restored {_told(counts)}")
    return 0


@admin.command(epilog="Example:  skerry admin tables --data data --status running")
@on_database
@click.option("--status", type=click.Choice(STATUSES), help="Only tables that are so far.")
@click.option(
    "--most",
    type=click.IntRange(1, 100_000),
    default=100,
    show_default=True,
    help="How many at most, the last touched first.",
)
@json_flag
def tables(settings: "Settings", status: str | None, most: int, as_json: bool) -> int:
    """List tables."""
    import msgspec

    from skerry.protocol.table_info import Status
    from skerry.server.ops.overview import list_tables

    with _connection(settings) as connection:
        found = list_tables(connection, None if status is None else Status(status), most)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    for table in found:
        names = ", ".join(name or "(free)" for name in table.seats)
        click.echo(
            f"{table.id}  {table.game:<6} {table.status:<8}  {_when(table.touched)}  {names}"
        )
    return 0


@admin.command(
    epilog="Example:  skerry admin delete --data data 2xkq7nvz4c5d8wbg   |   "
    "skerry admin delete --data data --person Ann"
)
@on_database
@click.argument("table", required=False)
@click.option("--person", help="The name of a person, or the id of a guest.")
@click.option(
    "--bus",
    metavar="URL",
    envvar="SKERRY_BUS",
    help="The bus of a server that runs, so that its workers know at once.",
)
@yes_flag
def delete(
    settings: "Settings", table: str | None, person: str | None, bus: str | None, yes: bool
) -> int:
    """Delete a TABLE with everything that happened there, or a person with all that names them.

    Games that others played with the person stay; their seat is somebody's. A server that runs
    without a bus learns of it when something happens at the table, or when it is started again.
    """
    if (table is None) == (person is None):
        raise click.UsageError("name a table, or a person by --person")
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
        names = ", ".join(seat.name or "(free)" for seat in seats_of(connection, table))
    if row is None:
        raise click.ClickException(f"there is no table {table}")
    _agree(f"Delete table {table} ({row.game}, {row.status}: {names})?", yes)

    async def go(live_tables: Any) -> None:
        await live_tables.database.write(lambda connection: delete_table(connection, table))
        await live_tables.changed(table)

    _in_a_hall(settings, bus, go)
    click.echo(f"deleted table {table}")


def _delete_person(settings: "Settings", name: str, bus: str | None, yes: bool) -> None:
    from skerry.server.live.play import forget
    from skerry.server.ops.overview import people_called, tables_of

    with _connection(settings) as connection:
        found = people_called(connection, name)
        counts = [tables_of(connection, row.id) for row in found]
    lines = [_person(row, count) for row, count in zip(found, counts, strict=True)]
    if not found:
        raise click.ClickException(f"there is nobody called {name}")
    if len(found) > 1:
        raise click.ClickException(
            "\n  ".join([f"several guests are called {name}; name one by their id:", *lines])
        )
    _agree(f"Delete {lines[0]}?", yes)

    async def go(live_tables: Any) -> None:
        await forget(live_tables, found[0].id)

    _in_a_hall(settings, bus, go)
    click.echo(f"deleted {lines[0]}")


def _person(row: "Row[Any]", tables: int) -> str:
    kind = "guest" if row.claimed is None else "claimed name"
    return f"{row.name} ({kind} {row.id}, {many(tables, 'table')}, seen {_when(row.seen)})"


@admin.command(epilog="Example:  skerry admin invite --data data --uses 5 --days 7")
@on_database
@click.option(
    "--uses", type=click.IntRange(1, 100_000), default=1, show_default=True, help="For how many."
)
@click.option(
    "--days", type=click.IntRange(1, 3650), default=14, show_default=True, help="For how long."
)
def invite(settings: "Settings", uses: int, days: int) -> int:
    """Print a code with which new guests come in where the server is by invitation only."""
    from skerry.server.ops.overview import add_invite
    from skerry.server.store.times import now_ms

    now = now_ms()
    expires = now + days * DAY
    with _engine(settings, writes=True) as engine, engine.begin() as connection:
        code = add_invite(connection, uses, now, expires)
    click.echo(code)
    guests = "one new guest" if uses == 1 else f"{uses} new guests"
    click.echo(f"lets {guests} in, until {_when(expires)}; it is shown only now", err=True)
    return 0


@admin.command(epilog="Example:  skerry admin stats --data data --json")
@on_database
@json_flag
def stats(settings: "Settings", as_json: bool) -> int:
    """Say how much there is of everything."""
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
    click.echo(f"games     {by_game or 'none'}; {found.played_today} touched in the last day")
    click.echo(f"logs      {many(found.log, 'row')}")
    click.echo(f"database  {found.bytes / 2**20:.1f} MiB")
    return 0


@contextmanager
def _engine(settings: "Settings", *, writes: bool, new: bool = False) -> "Iterator[Engine]":
    """The database, which must be there already unless it is to be new."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import DBAPIError

    from skerry.server.ops.log_setup import blot
    from skerry.server.store.database import open_engine

    try:
        if new:
            settings.check()
        url = settings.database_url
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    file = make_url(url).database
    if url.startswith("sqlite") and not new and not (file and Path(file).exists()):
        raise click.UsageError(f"there is no database {file}; --data or --database says where")
    engine = open_engine(url, writes=writes)
    try:
        yield engine
    except DBAPIError as error:
        words = " ".join(str(error.orig).split())
        raise click.ClickException(f"the database cannot be used: {blot(words)}") from None
    finally:
        engine.dispose()


@contextmanager
def _connection(settings: "Settings") -> "Iterator[Connection]":
    """A transaction that reads."""
    from skerry.server.store.migrate import is_current

    with _engine(settings, writes=False) as engine, engine.begin() as connection:
        if not is_current(connection):
            raise click.ClickException(
                "the database is not of this version; skerry serve brings it up to date"
            )
        yield connection


def _in_a_hall(settings: "Settings", bus: str | None, work: Callable[[Any], Any]) -> None:
    """Do some work as a worker would, so that the others hear of it."""
    import asyncio

    from skerry.server.live.bus import bus_for
    from skerry.server.live.live_tables import LiveTables
    from skerry.server.ops.metrics import Metrics
    from skerry.server.store.database import Database, Unavailable
    from skerry.server.store.ids import new_id

    async def go() -> None:
        id = new_id()
        line = bus_for(bus, id)
        database = Database(settings.database_url)
        live_tables = LiveTables(id, settings, database, line, Metrics())
        try:
            await work(live_tables)
            await live_tables.close()
            await line.close()
        finally:
            await asyncio.to_thread(database.close)

    try:
        asyncio.run(go())
    except ValueError as error:
        raise click.UsageError(f"--bus: {error}") from None
    except Unavailable as error:
        raise click.ClickException(f"the database cannot be used: {error}") from None


def _agree(question: str, yes: bool) -> None:
    """Ask before something is destroyed, unless --yes was said."""
    try:
        agreed = yes or click.confirm(question, err=True)
    except click.Abort:
        # Nobody is there to answer.
        agreed = False
    if not agreed:
        raise click.ClickException("nothing was done; --yes agrees beforehand")


def _told(counts: dict[str, int]) -> str:
    rows = sum(counts.values())
    people, tables = counts.get("people", 0), counts.get("tables", 0)
    return f"{many(tables, 'table')}, {people} people, {many(rows, 'row')} in all"


def _when(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
