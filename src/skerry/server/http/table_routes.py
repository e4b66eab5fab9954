"""Tables over HTTP: make, find, join, leave, start, play again, look, delete."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial

import msgspec
from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from sqlalchemy import Connection

from skerry.bots import registry as bots
from skerry.core import registry
from skerry.protocol.forms import (
    GameInfo,
    Games,
    Join,
    Mute,
    NewTable,
    Start,
    TableInfo,
    TablePage,
)
from skerry.protocol.messages import Snapshot
from skerry.protocol.table_info import Status
from skerry.server.http.openapi import Who, told
from skerry.server.http.problems import Declined, not_signed_in, unknown_table
from skerry.server.http.requests import (
    JSON,
    Answer,
    Asked,
    Nothing,
    Ours,
    answer,
    nothing,
    read_form,
    read_id,
    read_query,
    signed_in,
    visitor,
)
from skerry.server.live import play, seating
from skerry.server.live.worker import Worker
from skerry.server.people.identity import Person
from skerry.server.store.lists import Wanted, Which, page_of
from skerry.server.store.log import UnknownTable, stored_record
from skerry.server.store.rows import info_of, person_seat, seats_of, table_row, table_with_code
from skerry.table.entries import Cause

_NEW_TABLE = msgspec.json.Decoder(NewTable)
_JOIN = msgspec.json.Decoder(Join)
_START = msgspec.json.Decoder(Start)
_MUTE = msgspec.json.Decoder(Mute)


@get("/games", sync_to_thread=False, opt=told(answer=Games))
def list_games() -> Answer:
    """The games that can be played here, with their options and bots."""
    return answer(all_games())


@cache
def all_games() -> Games:
    """All games that are installed."""
    return Games(tuple(_game_info(name) for name in registry.names()))


def _game_info(name: str) -> GameInfo:
    plugin = registry.find(name)
    options = msgspec.json.encode(msgspec.json.schema(plugin.wire.options))
    seats = (plugin.seats[0], plugin.seats[-1])
    return GameInfo(name, plugin.title, seats, bots.names(name), msgspec.Raw(options))


@get("/tables", opt=told(query=Wanted, answer=TablePage, errors=(401,)))
async def list_tables(request: Asked, worker: Ours) -> Answer:
    """My tables (those that wait for me first), open ones, or running ones; page by page."""
    wanted = read_query(request, Wanted)
    person = await visitor(request, worker)
    if wanted.which is Which.MINE and person is None:
        raise not_signed_in()
    id = None if person is None else person.id
    return answer(await worker.database.read(partial(page_of, wanted=wanted, person=id)))


@post("/tables", status_code=201, opt=told(form=NewTable, answer=TableInfo, who=Who.SIGNED_IN))
async def make_table(request: Asked, worker: Ours) -> Answer:
    """Make a table; it starts at once if no seat is free."""
    person = await signed_in(request, worker)
    form = await read_form(request, _NEW_TABLE)
    most = worker.settings.limits.tables
    make = partial(seating.make_table, form=form, person=person, most=most)
    return await _tell(worker, await _seat(worker, make), person, 201)


@get("/tables/{table:str}", opt=told(answer=TableInfo))
async def look_at_table(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """What a table is and who sits there."""
    person = await visitor(request, worker)
    return await _tell(worker, read_id(table), person)


@delete("/tables/{table:str}", status_code=204, opt=told(errors=(409,), who=Who.SIGNED_IN))
async def delete_table(request: Asked, worker: Ours, table: FromPath[str]) -> Nothing:
    """Delete my own unfinished table, unless others play there."""
    person = await signed_in(request, worker)
    id = read_id(table)
    await _look_whether_frozen(worker, id)
    await worker.database.write(partial(seating.remove, table=id, person=person))
    await worker.live_tables.deleted(id)
    return nothing()


@post(
    "/tables/{table:str}/join",
    status_code=200,
    opt=told(form=Join, answer=TableInfo, errors=(409,), who=Who.SIGNED_IN),
)
async def join_table(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """Sit down at a table; the game starts if it was the last free seat."""
    person = await signed_in(request, worker)
    form = await read_form(request, _JOIN)
    return await _join(worker, read_id(table), form, person)


@get("/join/{code:str}", opt=told(answer=TableInfo))
async def look_at_invitation(request: Asked, worker: Ours, code: FromPath[str]) -> Answer:
    """Which table an invitation is for."""
    person = await visitor(request, worker)
    return await _tell(worker, await _invited_to(worker, code), person)


@post(
    "/join/{code:str}",
    status_code=200,
    opt=told(answer=TableInfo, errors=(409,), who=Who.SIGNED_IN),
)
async def accept_invitation(request: Asked, worker: Ours, code: FromPath[str]) -> Answer:
    """Sit down at the table that an invitation is for."""
    person = await signed_in(request, worker)
    table = await _invited_to(worker, code)
    return await _join(worker, table, Join(code=code), person)


@post(
    "/tables/{table:str}/leave",
    status_code=204,
    opt=told(errors=(409,), who=Who.SIGNED_IN),
)
async def leave_table(request: Asked, worker: Ours, table: FromPath[str]) -> Nothing:
    """Get up; from a running game a bot plays on, until I take my seat back."""
    person = await signed_in(request, worker)
    id = read_id(table)
    await _look_whether_frozen(worker, id)
    left = await worker.database.write(partial(seating.leave, table=id, person=person.id))
    if left.deleted:
        await worker.live_tables.deleted(id)
    elif left.playing is not None:
        await play.sit_in(worker.live_tables, id, left.playing, Cause.LEFT)
    else:
        await worker.live_tables.changed(id)
    return nothing()


@post(
    "/tables/{table:str}/start",
    status_code=200,
    opt=told(form=Start, answer=TableInfo, errors=(409,), who=Who.SIGNED_IN),
)
async def start_table(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """Start my table; bots take the seats that are still free, if I say which."""
    person = await signed_in(request, worker)
    form = await read_form(request, _START)
    id = read_id(table)

    def prepare(connection: Connection) -> str:
        seating.prepare_start(connection, id, form.fill, person)
        return id

    return await _tell(worker, await _seat(worker, prepare, start=True), person)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    opt=told(answer=TableInfo, errors=(409,), who=Who.SIGNED_IN),
)
async def play_again(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """The table where we play again: the first who asks makes it, and everybody has a seat."""
    person = await signed_in(request, worker)
    id = read_id(table)
    most = worker.settings.limits.tables
    again = await _seat(worker, partial(seating.rematch, table=id, person=person, most=most))
    await worker.live_tables.changed(id)
    return await _tell(worker, again, person)


@post(
    "/tables/{table:str}/take-back",
    status_code=200,
    opt=told(answer=TableInfo, errors=(409,), who=Who.SIGNED_IN),
)
async def take_seat_back(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """Play myself again, where a bot sat in for me."""
    person = await signed_in(request, worker)
    id = read_id(table)
    info = await _info(worker, id, person)
    if info.yours is None:
        raise Declined(403, "You do not sit at this table.")
    if info.status is not Status.RUNNING:
        raise Declined(409, "This table is not running.")
    await play.take_back(worker.live_tables, id, info.yours)
    return await _tell(worker, id, person)


@post(
    "/tables/{table:str}/silence",
    status_code=204,
    opt=told(form=Mute, errors=(409,), who=Who.SIGNED_IN),
)
async def silence(request: Asked, worker: Ours, table: FromPath[str]) -> Nothing:
    """Silence somebody at my table, for everybody, or let them speak again."""
    person = await signed_in(request, worker)
    form = await read_form(request, _MUTE)
    id = read_id(table)
    await worker.database.write(
        partial(seating.silence_called, table=id, name=form.name, person=person, on=form.on)
    )
    await worker.live_tables.changed(id)
    return nothing()


@get("/tables/{table:str}/view", opt=told(answer=Snapshot, errors=(409,)))
async def look_at_game(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """How the game stands, as my seat or a spectator may know it."""
    id = read_id(table)
    person = await visitor(request, worker)

    def find(connection: Connection) -> int | None:
        if table_row(connection, id) is None:
            raise unknown_table()
        return person_seat(seats_of(connection, id), None if person is None else person.id)

    seat = await worker.database.read(find)
    return Answer(await play.view(worker.live_tables, id, seat), media_type=JSON)


ROUTES: list[HTTPRouteHandler] = [
    list_games,
    list_tables,
    make_table,
    look_at_table,
    delete_table,
    join_table,
    look_at_invitation,
    accept_invitation,
    leave_table,
    start_table,
    play_again,
    take_seat_back,
    silence,
    look_at_game,
]


async def _join(worker: Worker, table: str, form: Join, person: Person) -> Answer:
    def sit_down(connection: Connection) -> str:
        seating.join(connection, table, form, person)
        return table

    return await _tell(worker, await _seat(worker, sit_down), person)


async def _seat(worker: Worker, work: Callable[[Connection], str], *, start: bool = False) -> str:
    """Seat people at a table and begin its game, if nobody is missing: both or nothing.

    A worker that is killed in between would leave a table at which everybody waits for ever.
    """

    def together(connection: Connection) -> tuple[str, bool]:
        table = work(connection)
        begins = start or seating.is_complete(connection, table)
        if begins:
            play.begin(connection, worker.live_tables, table)
        return table, begins

    table, begins = await worker.database.write(together)
    await (play.begun(worker.live_tables, table) if begins else worker.live_tables.changed(table))
    return table


async def _look_whether_frozen(worker: Worker, table: str) -> None:
    """A table that nobody has loaded yet may turn out to be frozen: then other things are fine."""
    with suppress(UnknownTable):
        await worker.live_tables.open(table)


async def _invited_to(worker: Worker, code: str) -> str:
    table = await worker.database.read(partial(table_with_code, code=read_id(code)))
    if table is None:
        raise unknown_table()
    return table


async def _info(worker: Worker, table: str, person: Person | None) -> TableInfo:
    def find(connection: Connection) -> TableInfo:
        row = table_row(connection, table)
        if row is None:
            raise unknown_table()
        id = None if person is None else person.id
        return info_of(row, seats_of(connection, table), person=id)

    return await worker.database.read(find)


async def _tell(worker: Worker, table: str, person: Person | None, status: int = 200) -> Answer:
    return answer(await _info(worker, table, person), status)


async def finished_record(request: Asked, worker: Worker, table: str) -> tuple[TableInfo, bytes]:
    """A finished table and its record; Declined while the game goes on."""
    id = read_id(table)
    info = await _info(worker, id, await visitor(request, worker))
    body = None
    if info.scores is not None:
        # A game that was played by older rules has the record that was written then.
        body = await worker.database.read(partial(stored_record, table=id))
        if body is None and not (await worker.live_tables.open(id)).frozen:
            body = await worker.live_tables.record(id)
    if body is None:
        raise Declined(409, "This game is not over yet; its record is there when it is.")
    return info, body
