"""`skerry admin tables`, `export`, `close`, `reopen` and `delete`."""

from typing import TYPE_CHECKING

import click

from skerry.cli.admin.group import (
    acting,
    admin,
    bus_flag,
    caller,
    confirm,
    echo_json,
    json_flag,
    most_flag,
    on_database,
    reading,
    search_flag,
    when,
    yes_flag,
)
from skerry.cli.admin.people import person_called
from skerry.core.text.safe_text import escaped

if TYPE_CHECKING:
    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415

STATUSES = ("waiting", "running", "finished", "frozen")


@admin.command(epilog="Example:  skerry admin tables --data data --status running")
@on_database
@click.option("--status", type=click.Choice(STATUSES), help="List only tables with this status.")
@search_flag
@most_flag
@json_flag
def tables(settings: "Settings", status: str | None, search: str, most: int, as_json: bool) -> int:
    """List the tables; --search finds ids, games and names of players."""
    from skerry.protocol.host_forms import Listed
    from skerry.server.host.lists import table_page
    from skerry.server.store.times import now_ms

    with reading(settings) as connection:
        found = table_page(connection, Listed(search, status, limit=most), now_ms()).tables
    if as_json:
        echo_json(found)
        return 0
    for table in found:
        names = escaped(", ".join(name or "(free)" for name in table.seats))
        click.echo(f"{table.id}  {table.game:<6} {table.status:<8}  {when(table.touched)}  {names}")
        if table.closed:
            click.echo("    closed by the host")
        elif table.frozen is not None:
            click.echo(f"    frozen: its log does not replay ({table.frozen})")
    return 0


@admin.command(epilog="Example:  skerry admin export --data data 2xkq7nvz4c5d8wbg > table.json")
@on_database
@click.argument("table")
def export(settings: "Settings", table: str) -> int:
    """Print everything that is stored of a TABLE as JSON, whether it can be read or not.

    It contains the seed and all secrets of the game.
    """
    from skerry.server.store.archive import rows_of

    with reading(settings) as connection:
        found = rows_of(connection, table)
    if not found["tables"]:
        raise click.UsageError(f"there is no table {table}")
    echo_json(found)
    return 0


@admin.command(
    epilog="Example:  skerry admin delete --data data 2xkq7nvz4c5d8wbg   |   "
    "skerry admin delete --data data --person Ann"
)
@on_database
@click.argument("table", required=False)
@click.option("--person", help="Name of a person, or id of a guest.")
@bus_flag
@yes_flag
def delete(
    settings: "Settings", table: str | None, person: str | None, bus: str | None, yes: bool
) -> int:
    """Delete a TABLE or a person.

    Deletes a table with its whole history, or a person with all their personal data.

    Games that others played with the person stay, without the person's name.
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
    from skerry.server.live import hosting

    confirm(f"Delete {_described(settings, table)}?", yes)
    acting(settings, bus, lambda live: hosting.delete_table(live, caller(), table))
    click.echo(f"deleted table {table}")


def _delete_person(settings: "Settings", name: str, bus: str | None, yes: bool) -> None:
    from skerry.server.live import hosting

    person, line = person_called(settings, name)
    confirm(f"Delete {line}?", yes)
    acting(settings, bus, lambda live: hosting.delete_person(live, caller(), person))
    click.echo(f"deleted {line}")


@admin.command(epilog="Example:  skerry admin close --data data 2xkq7nvz4c5d8wbg")
@on_database
@click.argument("table")
@bus_flag
@yes_flag
def close(settings: "Settings", table: str, bus: str | None, yes: bool) -> int:
    """End the running game of a TABLE where it is: people can look at it, and nobody can move."""
    from skerry.server.live import hosting

    confirm(f"Close {_described(settings, table)}?", yes)
    acting(settings, bus, lambda live: hosting.close_table(live, caller(), table))
    click.echo(f"closed table {table}")
    return 0


@admin.command(epilog="Example:  skerry admin reopen --data data 2xkq7nvz4c5d8wbg")
@on_database
@click.argument("table")
@bus_flag
def reopen(settings: "Settings", table: str, bus: str | None) -> int:
    """Let the game of a closed TABLE continue."""
    from skerry.server.live import hosting

    acting(settings, bus, lambda live: hosting.reopen_table(live, caller(), table))
    click.echo(f"opened table {table} again")
    return 0


def _described(settings: "Settings", table: str) -> str:
    from skerry.server.store.rows import seats_of, table_row

    with reading(settings) as connection:
        row = table_row(connection, table)
        names = escaped(", ".join(seat.name or "(free)" for seat in seats_of(connection, table)))
    if row is None:
        raise click.UsageError(f"there is no table {table}")
    return f"table {table} ({row.game}, {row.status}: {names})"
