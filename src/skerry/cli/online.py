"""A seat at a server's table from the terminal: who I am, which table, and the game itself."""

import asyncio
import getpass
from dataclasses import dataclass
from pathlib import Path

import click
import httpx

from skerry.cli.chair import Declined
from skerry.cli.network_chair import Gone, NetworkChair
from skerry.cli.terminal import Command, Quit, Terminal
from skerry.cli.tokens import Tokens
from skerry.client.lobby import ServerSaid, Skerry
from skerry.core.record import Writer, encode
from skerry.protocol.forms import NewTable
from skerry.protocol.table_info import Status, TableInfo

MOST_NAME = 24


@dataclass(frozen=True)
class Visit:
    """What a person wants from a server."""

    server: str
    name: str | None
    table: str | None = None
    code: str | None = None
    invite: str | None = None
    """The code with which new guests come in, where the server is by invitation only."""
    new: NewTable | None = None
    """The table to make, where none is named."""
    watch: bool = False
    out: Path | None = None

    @property
    def again(self) -> str:
        """How to come back, without the table."""
        return f"skerry play --server {self.server}"


def play_online(visit: Visit) -> int:
    """Play, or watch, to the end; the exit code."""
    try:
        person, table = asyncio.run(_arrive(visit))
        return _play(visit, person, table)
    except ServerSaid as said:
        raise click.ClickException(str(said)) from None
    except httpx.TransportError as error:
        raise click.ClickException(
            f"{visit.server}: the server cannot be reached: {error}"
        ) from None


@dataclass(frozen=True)
class Person:
    """Who plays here."""

    name: str | None
    token: str | None


async def _arrive(visit: Visit) -> tuple[Person, TableInfo]:
    """Come in, and find, take or make a seat."""
    async with Skerry(visit.server) as server:
        person = await _come_in(visit, server)
        table = await _find_table(visit, server)
        if visit.watch or table.yours is not None:
            return person, table
        if table.status is not Status.WAITING:
            raise click.ClickException(
                "the game has begun, and you have no seat there; --watch lets you watch"
            )
        return person, await server.join(table.id, code=visit.code)


async def _come_in(visit: Visit, server: Skerry) -> Person:
    """Be who I was here before, or a new guest."""
    tokens = Tokens(visit.server)
    name = visit.name or tokens.last
    server.token = None if name is None else tokens.find(name)
    if server.token is not None:
        try:
            await server.me()
        except ServerSaid as said:
            if said.status != httpx.codes.UNAUTHORIZED:
                raise
            server.token = None
    if server.token is None and visit.watch:
        return Person(None, None)
    if name is None:
        name = getpass.getuser()[:MOST_NAME]
    if server.token is None:
        await _be_a_guest(visit, server, name)
    assert server.token is not None, "a guest has a token"
    tokens.keep(name, server.token)
    return Person(name, server.token)


async def _be_a_guest(visit: Visit, server: Skerry, name: str) -> None:
    try:
        await server.guest(name, visit.invite)
    except ServerSaid as said:
        if said.where != "$.invite":
            raise
        what = "its host gives out codes" if visit.invite is None else f"{visit.invite} is not one"
        raise click.ClickException(
            f"{visit.server} is by invitation only: come in with --invite CODE ({what})"
        ) from None


async def _find_table(visit: Visit, server: Skerry) -> TableInfo:
    if visit.table is not None:
        return await server.table(visit.table)
    if visit.code is not None:
        return await server.invited(visit.code)
    assert visit.new is not None, "a table is named, or made"
    return await server.create(visit.new)


def _play(visit: Visit, person: Person, table: TableInfo) -> int:
    seat = None if visit.watch else table.yours
    back = f"{visit.again} --table {table.id}"
    # Whoever comes late wants to see the table, not to read all that happened before.
    new = visit.new is not None or table.status is Status.WAITING
    try:
        with NetworkChair(visit.server, table.id, seat, person.token, from_start=new) as chair:
            click.echo(f"{chair.plugin.title} at {visit.server}, table {table.id}.", nl=False)
            click.echo(" Type 'help' for help.")
            if table.code is not None and not all(info.taken for info in table.seats):
                click.echo(f"Others join with:  {visit.again} --code {table.code}")
            more = _commands(visit, person, table, chair)
            Terminal(chair, confirm=False, more=more).run()
            click.echo(f"The seed was {chair.seed}.")
    except Quit:
        if seat is not None:
            name = f" --name {person.name}" if visit.name else ""
            click.echo(f"Your seat is kept. Come back with:  {back}{name}")
        return 0
    except Gone as gone:
        raise click.ClickException(str(gone)) from None
    if visit.out is not None:
        record = asyncio.run(_record(visit, person, table))
        with Writer(visit.out) as writer:
            writer.write(record)
        click.echo(f"recorded in {visit.out}")
    return 0


def _commands(
    visit: Visit, person: Person, table: TableInfo, chair: NetworkChair
) -> dict[str, Command]:
    """What can be typed at a table on a server, and nowhere else."""

    async def take_back() -> None:
        async with Skerry(visit.server, person.token) as server:
            await server.return_to_seat(table.id)

    def back(_: str) -> None:
        try:
            asyncio.run(take_back())
        except (ServerSaid, httpx.TransportError) as error:
            raise Declined(str(error).rstrip(".")) from None

    return {
        "chat": Command("chat TEXT    say something to the table", chair.say),
        "back": Command("back         take your seat back, where a bot sits in for you", back),
    }


async def _record(visit: Visit, person: Person, table: TableInfo) -> bytes:
    async with Skerry(visit.server, person.token) as server:
        return encode(await server.record(table.id))
