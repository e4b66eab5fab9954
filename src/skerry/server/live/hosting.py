"""What the host of the server does: each act is written down together with its effect.

The page and the command line call the same functions. Workers learn of an act by the journal,
see `host_watch`.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TypeVar

from skerry.protocol.host_forms import Backup, HostAct, InviteMade, NewInvite, Value
from skerry.protocol.table_info import Status
from skerry.server.host import adjustable, backups, bans, journal, keys, lists
from skerry.server.host.keys import HostSession
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import forget, let_bot_play
from skerry.server.ops.overview import database_size
from skerry.server.ops.settings import Settings
from skerry.server.people import identity, kicking
from skerry.server.refusals import NotFound, NotNow, UnknownTable
from skerry.server.store.database import Connection, Database
from skerry.server.store.rows import delete_table as delete_rows
from skerry.server.store.rows import locked_row, running_seats, touch
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import CLOSED, is_closed
from skerry.table.entries import Cause

LOG = logging.getLogger("skerry.server.live.hosting")
DAY = timedelta(days=1) // timedelta(milliseconds=1)
SWITCH = {True: "true", False: "false"}
T = TypeVar("T")


async def act(
    live_tables: LiveTables,
    who: str,
    what: HostAct,
    work: Callable[[Connection], T],
    target: str = "",
    detail: str | Callable[[T], str] = "",
) -> T:
    """Do something and write it down, in one transaction; then all workers apply it."""
    found = await noted(live_tables.database, who, what, work, target, detail)
    await live_tables.host_acted()
    return found


async def noted(
    database: Database,
    who: str,
    what: HostAct,
    work: Callable[[Connection], T],
    target: str = "",
    detail: str | Callable[[T], str] = "",
) -> T:
    """Do something that only the journal has to know."""

    def write(connection: Connection) -> T:
        found = work(connection)
        text = detail if isinstance(detail, str) else detail(found)
        journal.note(connection, who, what, target, text, at=now_ms())
        return found

    found = await database.write(write)
    LOG.info("the host acted", extra={"who": who, "act": what.value, "target": target})
    return found


async def add_link(database: Database, who: str) -> str:
    """A link that opens the host's page once: its token."""
    return await noted(database, who, HostAct.LINK, lambda one: keys.add_link(one, now_ms()))


async def use_link(database: Database, token: str) -> tuple[str, HostSession] | None:
    """Exchange the token of a link for that of a session; LinkUsed, LinkLate. None: no link."""

    def use(connection: Connection) -> tuple[str, HostSession] | None:
        found = keys.use_link(connection, token, now_ms())
        if found is not None:
            who = f"page:{found[1].name}"
            journal.note(connection, who, HostAct.SIGN_IN, at=now_ms())
        return found

    return await database.write(use)


async def delete_table(live_tables: LiveTables, who: str, table: str) -> None:
    """Delete a table with its whole history; UnknownTable."""

    def delete(connection: Connection) -> str:
        row = locked_row(connection, table)
        if row is None:
            raise UnknownTable
        delete_rows(connection, table)
        return str(row.game)

    await act(live_tables, who, HostAct.DELETE_TABLE, delete, table, str)
    await live_tables.changed(table)


async def close_table(live_tables: LiveTables, who: str, table: str) -> None:
    """End a running game where it is: people can look at it, and nobody can move."""

    def close(connection: Connection) -> None:
        row = locked_row(connection, table)
        if row is None:
            raise UnknownTable
        if row.status != Status.RUNNING:
            raise NotNow("Only a running game can be closed; this table can be deleted.")
        touch(
            connection,
            table,
            status=Status.FROZEN.value,
            frozen=f"{CLOSED}by the host",
            attend_at=None,
        )

    await act(live_tables, who, HostAct.CLOSE, close, table)


async def reopen_table(live_tables: LiveTables, who: str, table: str) -> None:
    """Let the game of a closed table continue."""

    def reopen(connection: Connection) -> None:
        row = locked_row(connection, table)
        if row is None:
            raise UnknownTable
        if not is_closed(row):
            raise NotNow("This table is not closed.")
        # A move that was on its way when the table was closed may have ended the game.
        status = Status.RUNNING if row.result is None else Status.FINISHED
        touch(connection, table, status=status.value, frozen=None, attend_at=now_ms())

    await act(live_tables, who, HostAct.REOPEN, reopen, table)


async def kick(
    live_tables: LiveTables, who: str, person: str, *, ban: bool, spare: str = ""
) -> None:
    """Sign a person out everywhere and give their seats to bots, as if they left; NotFound.

    With `ban`, each worker also bans the addresses from which they are connected to it, apart
    from the one with the hash `spare`: the host's own.
    """
    database = live_tables.database
    name = await _name_of(database, person)
    for table, seat in await database.read(partial(running_seats, person=person)):
        if not await database.read(partial(kicking.waits_alone, table=table)):
            await let_bot_play(live_tables, table, seat, Cause.LEFT)
    left = await act(
        live_tables,
        who,
        HostAct.KICK,
        partial(kicking.leave_and_sign_out, person=person),
        person,
        f"{name}\nban\n{spare}" if ban else f"{name}\n",
    )
    for table in left:
        await live_tables.changed(table)


async def delete_person(live_tables: LiveTables, who: str, person: str) -> None:
    """Delete a person with all their personal data; NotFound.

    The journal does not keep the name.
    """
    await _name_of(live_tables.database, person)
    await forget(live_tables, person)
    await act(live_tables, who, HostAct.DELETE_PERSON, lambda _: None, person)


async def ban(live_tables: LiveTables, who: str, address: str, note: str) -> str:
    """Keep an address or a network out: how it is called. Invalid."""
    network = bans.read_network(address)
    add = partial(bans.add, network=network, note=note, now=now_ms())
    await act(live_tables, who, HostAct.BAN, add, network, note)
    return network


async def unban(live_tables: LiveTables, who: str, network: str) -> str:
    """Let an address or a network in again: how it was called. NotFound."""
    remove = partial(bans.remove, text=network)
    return await act(live_tables, who, HostAct.UNBAN, remove, network)


async def invite(database: Database, who: str, form: NewInvite) -> InviteMade:
    """Make an invitation for some new guests."""
    now = now_ms()
    expires = now + form.days * DAY
    add = partial(lists.add_invite, uses=form.uses, note=form.note, now=now, expires=expires)
    detail = f"{form.uses}\n{form.days}\n{form.note}"
    code = await noted(database, who, HostAct.INVITE, add, form.note, detail)
    return InviteMade(code, expires)


async def revoke(database: Database, who: str, id: str) -> None:
    """Make an invitation invalid; NotFound."""
    await noted(database, who, HostAct.REVOKE, partial(lists.revoke, id=id), id)


async def change_setting(
    live_tables: LiveTables, who: str, name: str, value: Value | None
) -> Value | None:
    """Change a setting, or let the flags decide again; Invalid, NotFound."""
    if value is None:
        # An unknown name is refused, too.
        adjustable.known(name)
    else:
        value = adjustable.checked(name, value)
    shown = "" if value is None else SWITCH[value] if isinstance(value, bool) else str(value)
    store = partial(adjustable.store, name=name, value=value)
    await act(live_tables, who, HostAct.SET, store, name, shown)
    return value


async def back_up(database: Database, settings: Settings, who: str) -> Backup:
    """Make a backup in the data directory; NotNow."""
    size = await database.read(database_size)
    made = await asyncio.to_thread(backups.make, settings, size, now_ms())
    await noted(database, who, HostAct.BACKUP, lambda _: None, made.name)
    return made


async def _name_of(database: Database, person: str) -> str:
    found = await database.read(partial(identity.person_with_id, id=person))
    if found is None:
        raise NotFound("There is nobody with this id.")
    return found.name
