"""`skerry admin people` and `kick`."""

from typing import TYPE_CHECKING, Any

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
from skerry.core.text.safe_text import escaped
from skerry.core.text.words import many

if TYPE_CHECKING:
    from sqlalchemy import Row

    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415


@admin.command(epilog="Example:  skerry admin people --data data --search ann")
@on_database
@search_flag
@most_flag
@json_flag
def people(settings: "Settings", search: str, most: int, as_json: bool) -> int:
    """List the people; --search finds names and ids."""
    from skerry.protocol.host_forms import Listed
    from skerry.server.host.lists import people_page
    from skerry.server.store.times import now_ms

    with reading(settings) as connection:
        found = people_page(connection, Listed(search, limit=most), now_ms()).people
    if as_json:
        echo_json(found)
        return 0
    for person in found:
        kind = "registered" if person.registered else "guest"
        online = ", online" if person.online else ""
        click.echo(
            f"{person.id}  {kind:<10}  {when(person.seen)}  {escaped(person.name)}"
            f" ({many(person.tables, 'table')}, {many(person.sessions, 'session')}{online})"
        )
    return 0


@admin.command(epilog="Example:  skerry admin kick --data data Ann --ban")
@on_database
@click.argument("person")
@click.option("--ban", is_flag=True, help="Also ban the addresses that they are connected from.")
@bus_flag
@yes_flag
def kick(settings: "Settings", person: str, ban: bool, bus: str | None, yes: bool) -> int:
    """Sign a PERSON out everywhere; bots take their seats, as if they had left.

    A PERSON is a registered name, or the name or id of a guest.
    """
    from skerry.server.live import hosting

    id, line = person_called(settings, person)
    confirm(f"Kick {line}{', and ban their addresses' if ban else ''}?", yes)
    acting(settings, bus, lambda live: hosting.kick(live, caller(), id, ban=ban))
    click.echo(f"kicked {line}")
    return 0


def person_called(settings: "Settings", name: str) -> tuple[str, str]:
    """The id of the only person with this name or id, and how to describe them."""
    from skerry.server.ops.overview import people_called, tables_of

    with reading(settings) as connection:
        found = people_called(connection, name)
        lines = [_described(row, tables_of(connection, row.id)) for row in found]
    if not found:
        raise click.UsageError(f"nobody is called {name}")
    if len(found) > 1:
        raise click.UsageError(
            "\n  ".join([f"several guests are called {name}; use the id of one:", *lines])
        )
    return found[0].id, lines[0]


def _described(row: "Row[Any]", tables: int) -> str:
    kind = "guest" if row.claimed is None else "claimed name"
    name = escaped(row.name)
    return f"{name} ({kind} {row.id}, {many(tables, 'table')}, last seen {when(row.seen)})"
