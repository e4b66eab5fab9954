"""`skerry admin link`, `invite`, `invites`, `revoke`, `ban`, `unban` and `bans`."""

from typing import TYPE_CHECKING

import click

from skerry.cli.admin.group import (
    acting,
    admin,
    bus_flag,
    caller,
    echo_json,
    json_flag,
    on_database,
    reading,
    when,
)
from skerry.core.text.safe_text import clean_line, escaped

if TYPE_CHECKING:
    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415


def _one_line(_: click.Context, parameter: click.Parameter, given: str) -> str:
    from skerry.protocol.host_forms import MOST_NOTE

    line = clean_line(given) if given.strip() else ""
    if line is None or len(line) > MOST_NOTE:
        raise click.BadParameter(f"use one line of at most {MOST_NOTE} characters")
    return line


note_flag = click.option("--note", default="", callback=_one_line, help="A remark for yourself.")


@admin.command(epilog="Example:  skerry admin link --data data")
@on_database
@click.option(
    "--public-url",
    metavar="URL",
    envvar="SKERRY_PUBLIC_URL",
    help="Address of the server.  [default: where the server said that it listens]",
)
def link(settings: "Settings", public_url: str | None) -> int:
    """Print a link that opens the host's page, once and within an hour."""
    from skerry.server.host.address import address_of
    from skerry.server.live import hosting

    token = acting(settings, None, lambda live: hosting.add_link(live.database, caller()))
    if public_url is None:
        with reading(settings) as connection:
            public_url = address_of(connection)
    click.echo(f"{public_url.rstrip('/')}/host/open/{token}")
    click.echo("it works once, within an hour; the page then stays open for four hours", err=True)
    return 0


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
@note_flag
def invite(settings: "Settings", uses: int, days: int, note: str) -> int:
    """Create and print an invitation code for an invite-only server."""
    from skerry.protocol.host_forms import NewInvite
    from skerry.server.live import hosting

    form = NewInvite(uses, days, note)
    made = acting(settings, None, lambda live: hosting.invite(live.database, caller(), form))
    click.echo(made.code)
    guests = "one new guest" if uses == 1 else f"{uses} new guests"
    click.echo(f"for {guests}, until {when(made.expires)}; it is shown only once", err=True)
    return 0


@admin.command(epilog="Example:  skerry admin invites --data data")
@on_database
@json_flag
def invites(settings: "Settings", as_json: bool) -> int:
    """List the invitations that are still valid, without their codes."""
    from skerry.server.host import lists
    from skerry.server.store.times import now_ms

    with reading(settings) as connection:
        found = lists.invites(connection, now_ms())
    if as_json:
        echo_json(found)
        return 0
    for one in found:
        uses = f"{one.left} left"
        click.echo(f"{one.id}  {uses:<10}  until {when(one.expires)}  {escaped(one.note)}".rstrip())
    return 0


@admin.command(epilog="Example:  skerry admin revoke --data data 3fa94c21")
@on_database
@click.argument("invitation")
def revoke(settings: "Settings", invitation: str) -> int:
    """Make an INVITATION invalid; `skerry admin invites` lists their ids."""
    from skerry.server.live import hosting

    acting(settings, None, lambda live: hosting.revoke(live.database, caller(), invitation))
    click.echo(f"revoked {invitation}")
    return 0


@admin.command(epilog="Example:  skerry admin ban --data data 192.0.2.7 --note 'floods the chat'")
@on_database
@click.argument("address")
@note_flag
@bus_flag
def ban(settings: "Settings", address: str, note: str, bus: str | None) -> int:
    """Keep an ADDRESS or a network out, and close its sockets."""
    from skerry.server.live import hosting

    network = acting(settings, bus, lambda live: hosting.ban(live, caller(), address, note))
    click.echo(f"banned {network}")
    return 0


@admin.command(epilog="Example:  skerry admin unban --data data 192.0.2.7")
@on_database
@click.argument("address")
@bus_flag
def unban(settings: "Settings", address: str, bus: str | None) -> int:
    """Let an ADDRESS or a network in again."""
    from skerry.server.live import hosting

    network = acting(settings, bus, lambda live: hosting.unban(live, caller(), address))
    click.echo(f"{network} may come in again")
    return 0


@admin.command(epilog="Example:  skerry admin bans --data data")
@on_database
@json_flag
def bans(settings: "Settings", as_json: bool) -> int:
    """List the addresses and networks that are kept out."""
    from skerry.server.host.bans import all_bans

    with reading(settings) as connection:
        found = all_bans(connection)
    if as_json:
        echo_json(found)
        return 0
    for one in found:
        click.echo(f"{one.network:<24}  since {when(one.created)}  {escaped(one.note)}".rstrip())
    return 0
