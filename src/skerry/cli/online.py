"""Play on a server from the terminal: sign in, find or create a table, play."""

import asyncio
import getpass
import shlex
from dataclasses import dataclass
from pathlib import Path

import click
import httpx
import msgspec

from skerry.cli.network_session import NetworkSession, TableGone
from skerry.cli.session import MoveRefused
from skerry.cli.terminal import Command, Quit, Terminal, say
from skerry.cli.tokens import Tokens
from skerry.client.lobby import RequestRefused, Skerry
from skerry.client.toss import TossMemory
from skerry.core.record import Writer, encode
from skerry.core.registry import find
from skerry.core.text.safe_text import escaped
from skerry.protocol.forms import NewTable, SeatColour
from skerry.protocol.table_info import Status, TableInfo

MOST_NAME = 24


@dataclass(frozen=True)
class OnlineGame:
    """The server, and the table to join or create there."""

    server: str
    name: str | None
    table: str | None = None
    code: str | None = None
    invite: str | None = None
    """The invitation code for new guests of an invite-only server."""
    new: NewTable | None = None
    """The table to create if none is named."""
    watch: bool = False
    out: Path | None = None
    colour: SeatColour | None = None
    """The colour to play; None: any."""

    @property
    def command(self) -> str:
        """The command that connects to the server, without a table."""
        return f"skerry play --server {self.server}"


def play_online(wanted: OnlineGame) -> int:
    """Play or watch to the end and return the exit code."""
    try:
        person, table, toss = asyncio.run(_sign_in_and_join(wanted))
        return _play(wanted, person, table, toss)
    except RequestRefused as refused:
        if refused.where == "$.invite":
            if wanted.invite is None:
                what = "ask its host for a code and use --invite CODE"
            else:
                what = f"the code {wanted.invite} is not valid"
            raise click.ClickException(f"{wanted.server} is invite-only: {what}") from None
        # A missing table is a usage error; everything else is the server's refusal.
        missing = refused.status == httpx.codes.NOT_FOUND
        raise (click.UsageError if missing else click.ClickException)(str(refused)) from None
    except msgspec.DecodeError as error:
        what = escaped(f"{wanted.server}: the server sent something unexpected: {error}")
        raise click.ClickException(what) from None
    except httpx.TransportError as error:
        raise click.UsageError(f"{wanted.server}: the server cannot be reached: {error}") from None


@dataclass(frozen=True)
class Person:
    """The signed-in person, or a spectator without a name."""

    name: str | None
    token: str | None


async def _sign_in_and_join(wanted: OnlineGame) -> tuple[Person, TableInfo, TossMemory]:
    """Sign in, and find, join or create the table; the memory is what I saw of its toss."""
    tokens = Tokens(wanted.server)
    async with Skerry(wanted.server) as server:
        person = await _sign_in(wanted, server, tokens)
        table = await _find_table(wanted, server)
        toss = tokens.toss(person.name, table.id)
        toss.continue_from(server.toss(table.id))
        server.remember(table.id, toss)
        if wanted.watch or table.yours is not None:
            return person, table, toss
        if table.status is not Status.WAITING:
            raise click.ClickException(
                "the game has begun and you have no seat; use --watch to watch"
            )
        joined = await server.join(table.id, code=wanted.code, colour=wanted.colour)
        return person, joined, toss


async def _sign_in(wanted: OnlineGame, server: Skerry, tokens: Tokens) -> Person:
    """Sign in with the stored token, or as a new guest."""
    name = wanted.name or tokens.last
    server.token = None if name is None else tokens.find(name)
    if server.token is not None:
        try:
            await server.me()
        except RequestRefused as refused:
            if refused.status != httpx.codes.UNAUTHORIZED:
                raise
            server.token = None
    if server.token is None and wanted.watch and wanted.invite is None:
        return Person(None, None)
    if name is None:
        name = getpass.getuser()[:MOST_NAME]
    if server.token is None:
        await server.guest(name, wanted.invite)
    assert server.token is not None, "a guest has a token"
    tokens.keep(name, server.token)
    return Person(name, server.token)


async def _find_table(wanted: OnlineGame, server: Skerry) -> TableInfo:
    if wanted.table is not None:
        return await server.table(wanted.table)
    if wanted.code is not None:
        return await server.invited(wanted.code)
    assert wanted.new is not None, "without a named table there is a new one"
    return await server.create(wanted.new)


def _play(wanted: OnlineGame, person: Person, table: TableInfo, toss: TossMemory) -> int:
    seat = None if wanted.watch else table.yours
    try:
        find(table.game)
    except ValueError as error:
        raise click.ClickException(escaped(str(error))) from None
    # These lines are made to be pasted into a shell.
    back = f"{wanted.command} --table {shlex.quote(escaped(table.id))}"
    # A late arrival sees the current table, not everything that happened before.
    new = wanted.new is not None or table.status is Status.WAITING
    try:
        with NetworkSession(
            wanted.server, table.id, seat, person.token, from_start=new, toss=toss
        ) as session:
            say(f"{session.plugin.title} at {wanted.server}, table {escaped(table.id)}.", nl=False)
            say(" Type 'help' for help.")
            colour = None if seat is None else table.seats[seat].colour
            if colour is not None:
                say(f"You play {escaped(colour)}.")
            if table.code is not None and not all(info.taken for info in table.seats):
                say(
                    f"Others join with:  {wanted.command} --code {shlex.quote(escaped(table.code))}"
                )
            more = _commands(wanted, person, table, session)
            Terminal(session, confirm=False, more=more).run()
            say(f"The seed was {escaped(session.seed or '')}.")
            say(escaped(session.check_luck()))
    except Quit:
        if seat is not None:
            name = f" --name {person.name}" if wanted.name else ""
            say(f"You keep your seat. Come back with:  {back}{name}")
        return 0
    except TableGone as error:
        raise click.ClickException(escaped(str(error))) from None
    if wanted.out is not None:
        record = asyncio.run(_record(wanted, person, table))
        with Writer(wanted.out) as writer:
            writer.write(record)
        say(f"Saved the record to {wanted.out}")
    return 0


def _commands(
    wanted: OnlineGame, person: Person, table: TableInfo, session: NetworkSession
) -> dict[str, Command]:
    """The commands that exist only at a table on a server."""

    async def return_to_seat() -> None:
        async with Skerry(wanted.server, person.token) as server:
            await server.return_to_seat(table.id)

    def back(_: str) -> None:
        try:
            asyncio.run(return_to_seat())
        except (RequestRefused, httpx.TransportError) as error:
            raise MoveRefused(str(error).rstrip(".")) from None

    return {
        "chat": Command("chat TEXT    send a chat message", session.say),
        "back": Command("back         take your seat back from a bot", back),
    }


async def _record(wanted: OnlineGame, person: Person, table: TableInfo) -> bytes:
    async with Skerry(wanted.server, person.token) as server:
        return encode(await server.record(table.id))
