"""`skerry admin stats` and `journal`: what the database has, and what hosts did."""

from typing import TYPE_CHECKING

import click

from skerry.cli.admin.group import (
    admin,
    echo_json,
    json_flag,
    most_flag,
    on_database,
    reading,
    search_flag,
    when,
)
from skerry.core.text.safe_text import escaped
from skerry.core.text.words import many

if TYPE_CHECKING:
    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415


@admin.command(epilog="Example:  skerry admin stats --data data --json")
@on_database
@json_flag
def stats(settings: "Settings", as_json: bool) -> int:
    """Show how many people, tables and games the database has."""
    from skerry.server.ops.overview import stats as count
    from skerry.server.store.times import now_ms

    with reading(settings) as connection:
        found = count(connection, now_ms())
    if as_json:
        echo_json(found)
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


@admin.command(epilog="Example:  skerry admin journal --data data --search ban")
@on_database
@search_flag
@most_flag
@json_flag
def journal(settings: "Settings", search: str, most: int, as_json: bool) -> int:
    """List what hosts did, on the page and on the command line: when, who, and what."""
    from skerry.protocol.host_forms import Listed
    from skerry.server.host import journal as entries

    with reading(settings) as connection:
        found = entries.page_of(connection, Listed(search, limit=most)).actions
    if as_json:
        echo_json(found)
        return 0
    for one in found:
        detail = escaped(" ".join(" ".join(one.detail.split("\n")[:2]).split()))
        line = f"{when(one.at)}  {one.who:<16}  {one.what:<13}  {one.target}  {detail}"
        click.echo(escaped(line).rstrip())
    return 0
