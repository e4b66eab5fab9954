"""The group of `skerry admin`, and what its commands share: options, the database, questions."""

import getpass
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import update_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import click

from skerry.cli.data_options import data_flag, database_flag
from skerry.cli.extras import require_extra

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from skerry.server.live.live_tables import LiveTables
    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415

P = ParamSpec("P")
T = TypeVar("T")

yes_flag = click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
json_flag = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
file_argument = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
search_flag = click.option(
    "--search", default="", metavar="TEXT", help="List only what contains this text."
)
most_flag = click.option(
    "--most",
    type=click.IntRange(1, 100_000),
    default=100,
    show_default=True,
    help="List at most this many, latest first.",
)
bus_flag = click.option(
    "--bus",
    metavar="URL",
    envvar="SKERRY_BUS",
    help="Bus of the running server, so that its workers notice at once, not in two seconds.",
)


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
    """Look after a server: its tables, people, settings and data, also while it runs."""


@contextmanager
def opened(settings: "Settings", *, writes: bool, new: bool = False) -> "Iterator[Engine]":
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
def reading(settings: "Settings") -> "Iterator[Connection]":
    """Open a read transaction."""
    from skerry.server.store.migrate import is_current

    with opened(settings, writes=False) as engine, engine.begin() as connection:
        if not is_current(connection):
            raise click.UsageError(
                "the database is from another version; run skerry serve once to update it"
            )
        yield connection


def acting(
    settings: "Settings", bus: str | None, work: "Callable[[LiveTables], Awaitable[T]]"
) -> T:
    """Do what `work` does, as the host's page would; all workers of a running server follow."""
    import asyncio

    from skerry.server.live.bus import bus_for
    from skerry.server.live.live_tables import LiveTables
    from skerry.server.ops.metrics import Metrics
    from skerry.server.refusals import Declined
    from skerry.server.store.database import Database, Unavailable
    from skerry.server.store.ids import new_id

    with reading(settings):
        # The database exists and is of this version.
        pass

    async def go() -> T:
        id = new_id()
        connected_bus = bus_for(bus, id)
        database = Database(settings.database_url)
        live_tables = LiveTables(id, settings, database, connected_bus, Metrics())
        try:
            done = await work(live_tables)
            await live_tables.close()
            await connected_bus.close()
        finally:
            await asyncio.to_thread(database.close)
        return done

    try:
        return asyncio.run(go())
    except Declined as error:
        raise click.UsageError(error.what) from None
    except ValueError as error:
        raise click.UsageError(f"--bus: {error}") from None
    except Unavailable as error:
        raise click.UsageError(f"cannot use the database: {error}") from None


def caller() -> str:
    """How the journal calls the user of this command."""
    try:
        return f"command:{getpass.getuser()}"
    except (OSError, KeyError):
        # A container may have users without names.
        return "command:"


def echo_json(value: object) -> None:
    """Print a value as JSON that people can read, too."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())


def confirm(question: str, yes: bool) -> None:
    """Ask before deleting anything, unless --yes was given."""
    try:
        confirmed = yes or click.confirm(question, err=True)
    except click.Abort:
        # There is no terminal to answer from.
        confirmed = False
    if not confirmed:
        raise click.ClickException("nothing was done; use --yes to skip the question")


def when(milliseconds: int) -> str:
    """A time as people read it."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
