"""Tables over HTTP: create, list, join, leave, start, repeat, view, delete."""

import time
from contextlib import suppress
from datetime import timedelta
from functools import cache, partial

import msgspec
from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from skerry.bots import registry as bots
from skerry.core import registry
from skerry.protocol.forms import (
    BotSeat,
    ChooseColour,
    Commit,
    Games,
    Join,
    Keeping,
    NewTable,
    Rematch,
    Reveal,
    Silence,
    Start,
    TableInfo,
    TablePage,
)
from skerry.protocol.messages import Snapshot
from skerry.protocol.table_info import SeatKind, Status
from skerry.server.http.openapi import doc
from skerry.server.http.problems import not_signed_in
from skerry.server.http.requests import (
    JSON,
    Injected,
    JsonResponse,
    NoContent,
    OptionalPerson,
    Request,
    RequiredPerson,
    address_of,
    daily_rows,
    json_response,
    no_content,
    read_form,
    read_id,
    read_query,
)
from skerry.server.http.routes.seat_and_start import seat
from skerry.server.live import play, tossing
from skerry.server.live.calling import calls_due
from skerry.server.live.worker import Worker
from skerry.server.ops.daily import BOT_SEAT, NEW_TABLE
from skerry.server.people import colours, seating
from skerry.server.people.identity import Person
from skerry.server.refusals import Forbidden, NotNow, UnknownTable
from skerry.server.store.database import Connection
from skerry.server.store.lists import Wanted, Which, page_of
from skerry.server.store.log import DamagedLog, stored_record
from skerry.server.store.rows import info_of, seat_of, seats_of, table_row, table_with_code
from skerry.table import game_list
from skerry.table.entries import Cause


@get("/games", sync_to_thread=False, opt=doc(response=Games))
def list_games(worker: Injected) -> JsonResponse:
    """The games of this server, with their options and bots, and how long games wait."""
    policy = worker.settings.policy
    keeping = Keeping(policy.kept / timedelta(days=1), policy.kept_games)
    return json_response(msgspec.structs.replace(all_games(), keeping=keeping))


def all_games() -> Games:
    """All games that are offered, with all their bots."""
    return _described(registry.names())


@cache
def _described(names: tuple[str, ...]) -> Games:
    return game_list.list_games(names, bots.levels)


@get("/tables", opt=doc(query=Wanted, response=TablePage, errors=(401,)))
async def list_tables(request: Request, worker: Injected, viewer: OptionalPerson) -> JsonResponse:
    """My tables (my turns first), open tables, or running tables, page by page."""
    wanted = read_query(request, Wanted)
    if wanted.which is Which.MINE and viewer is None:
        raise not_signed_in()
    id = None if viewer is None else viewer.id
    return json_response(await worker.database.read(partial(page_of, wanted=wanted, person=id)))


@post("/tables", status_code=201, opt=doc(form=NewTable, response=TableInfo))
async def make_table(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Create a table; it starts at once if no seat is free."""
    form = await read_form(request, NewTable)
    most = worker.settings.limits.tables
    make = partial(seating.make_table, form=form, person=person, most=most)
    bots_wanted = sum(isinstance(wish, BotSeat) for wish in form.seats)
    with daily_rows(request, worker, person, NEW_TABLE + BOT_SEAT * bots_wanted):
        table = await seat(worker, make, keep_for=person, drop_oldest=form.drop_oldest)
    return await _table_response(worker, table, person, 201)


@get("/tables/{table:str}", opt=doc(response=TableInfo))
async def look_at_table(
    worker: Injected, viewer: OptionalPerson, table: FromPath[str]
) -> JsonResponse:
    """A table and its players."""
    return await _table_response(worker, read_id(table), viewer)


@delete("/tables/{table:str}", status_code=204, opt=doc(errors=(409,)))
async def delete_table(worker: Injected, person: RequiredPerson, table: FromPath[str]) -> NoContent:
    """Delete my own unfinished table, or give up my game against bots."""
    id = read_id(table)
    await _look_whether_frozen(worker, id)
    await worker.database.write(partial(seating.remove, table=id, person=person))
    await worker.live_tables.changed(id)
    return no_content()


@post(
    "/tables/{table:str}/join",
    status_code=200,
    opt=doc(form=Join, response=TableInfo, errors=(409,)),
)
async def join_table(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """Take a seat at a table; the game starts if it was the last free one."""
    form = await read_form(request, Join)
    return await _join(worker, read_id(table), form, person)


@post(
    "/tables/{table:str}/colour",
    status_code=200,
    opt=doc(form=ChooseColour, response=TableInfo, errors=(409,)),
)
async def choose_colour(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """Choose another colour for my seat before the game begins."""
    form = await read_form(request, ChooseColour)
    id = read_id(table)
    choose = partial(colours.choose_colour, table=id, form=form, person=person)
    await worker.database.write(choose)
    await worker.live_tables.changed(id)
    return await _table_response(worker, id, person)


@get("/join/{code:str}", opt=doc(response=TableInfo))
async def look_at_invitation(
    worker: Injected, viewer: OptionalPerson, code: FromPath[str]
) -> JsonResponse:
    """The table of an invitation."""
    return await _table_response(worker, await _invited_to(worker, code), viewer)


@post(
    "/join/{code:str}",
    status_code=200,
    opt=doc(form=Join, response=TableInfo, errors=(409,)),
)
async def accept_invitation(
    request: Request, worker: Injected, person: RequiredPerson, code: FromPath[str]
) -> JsonResponse:
    """Take a seat at the table of an invitation."""
    form = await read_form(request, Join)
    table = await _invited_to(worker, code)
    return await _join(worker, table, msgspec.structs.replace(form, code=code), person)


@post("/tables/{table:str}/leave", status_code=204, opt=doc(errors=(409,)))
async def leave_table(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> NoContent:
    """Leave a table; with other people a bot plays for me until I take my seat back.

    A game against bots only waits for me as it is.
    """
    id = read_id(table)
    await _look_whether_frozen(worker, id)
    left = await worker.database.write(partial(seating.leave, table=id, person=person.id))
    if left.playing is not None:
        worker.allowances.daily.owe(person.id, address_of(request), BOT_SEAT, time.monotonic())
        await play.let_bot_play(worker.live_tables, id, left.playing, Cause.LEFT)
    else:
        await worker.live_tables.changed(id)
    return no_content()


@post(
    "/tables/{table:str}/start",
    status_code=200,
    opt=doc(form=Start, response=TableInfo, errors=(409,)),
)
async def start_table(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """Start my table; bots of the named kind take the free seats."""
    form = await read_form(request, Start)
    id = read_id(table)

    def prepare(connection: Connection) -> str:
        seating.prepare_start(connection, id, form.fill, person)
        return id

    free = sum(not one.taken for one in (await _info(worker, id, person)).seats)
    with daily_rows(request, worker, person, BOT_SEAT * free):
        drop = form.drop_oldest
        await seat(worker, prepare, start=True, keep_for=person, drop_oldest=drop)
    return await _table_response(worker, id, person)


@post(
    "/tables/{table:str}/commit",
    status_code=200,
    opt=doc(form=Commit, response=TableInfo, errors=(409,)),
)
async def commit(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """Commit my seat to a secret for the toss, also anew from another device."""
    form = await read_form(request, Commit)
    id = read_id(table)
    until = worker.live_tables.toss_until()
    await worker.database.write(
        partial(seating.commit, table=id, form=form, person=person, until=until)
    )
    await worker.live_tables.changed(id)
    return await _table_response(worker, id, person)


@post(
    "/tables/{table:str}/reveal",
    status_code=200,
    opt=doc(form=Reveal, response=TableInfo, errors=(409,)),
)
async def reveal(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """Reveal the secret of my seat; with the last one the game begins."""
    form = await read_form(request, Reveal)
    id = read_id(table)
    await tossing.reveal(worker.live_tables, id, form, person)
    return await _table_response(worker, id, person)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    opt=doc(form=Rematch, response=TableInfo, errors=(409,)),
)
async def play_again(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """The table of the rematch: the first request creates it, with a seat for each player."""
    form = await read_form(request, Rematch)
    id = read_id(table)
    most = worker.settings.limits.tables
    old = await _info(worker, id, person)
    bot_seats = sum(one.kind is SeatKind.BOT for one in old.seats)
    # Only the first request creates a table.
    rows = NEW_TABLE + BOT_SEAT * bot_seats if old.rematch is None else 0
    make = partial(seating.rematch, table=id, person=person, most=most, commitment=form.commitment)
    with daily_rows(request, worker, person, rows):
        again = await seat(worker, make, keep_for=person, drop_oldest=form.drop_oldest)
    await worker.live_tables.changed(id)
    return await _table_response(worker, again, person)


@post("/tables/{table:str}/take-back", status_code=200, opt=doc(response=TableInfo, errors=(409,)))
async def take_seat_back(
    worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> JsonResponse:
    """Take my seat back from the bot that plays for me."""
    id = read_id(table)
    info = await _info(worker, id, person)
    if info.yours is None:
        raise Forbidden("You have no seat at this table.")
    if info.status is not Status.RUNNING:
        raise NotNow("This table is not running.")
    await play.return_to_seat(worker.live_tables, id, info.yours)
    return await _table_response(worker, id, person)


@post("/tables/{table:str}/silence", status_code=204, opt=doc(form=Silence, errors=(409,)))
async def silence(
    request: Request, worker: Injected, person: RequiredPerson, table: FromPath[str]
) -> NoContent:
    """Silence somebody at my table for everyone, or let them write again."""
    form = await read_form(request, Silence)
    id = read_id(table)
    await worker.database.write(
        partial(seating.silence, table=id, speaker=form.speaker, person=person, on=form.on)
    )
    await worker.live_tables.changed(id)
    return no_content()


@get("/tables/{table:str}/view", opt=doc(response=Snapshot, errors=(409,)))
async def look_at_game(
    worker: Injected, viewer: OptionalPerson, table: FromPath[str]
) -> JsonResponse:
    """The state of the game, as my seat or a spectator may know it."""
    id = read_id(table)

    def find(connection: Connection) -> int | None:
        if table_row(connection, id) is None:
            raise UnknownTable
        return seat_of(seats_of(connection, id), None if viewer is None else viewer.id)

    own = await worker.database.read(find)
    return JsonResponse(await play.view(worker.live_tables, id, own), media_type=JSON)


ROUTES: list[HTTPRouteHandler] = [
    list_games,
    list_tables,
    make_table,
    look_at_table,
    delete_table,
    join_table,
    choose_colour,
    look_at_invitation,
    accept_invitation,
    leave_table,
    start_table,
    commit,
    reveal,
    play_again,
    take_seat_back,
    silence,
    look_at_game,
]


async def _join(worker: Worker, table: str, form: Join, person: Person) -> JsonResponse:
    due = calls_due(worker.settings.notices)

    def sit_down(connection: Connection) -> str:
        seating.join(connection, table, form, person, due)
        return table

    return await _table_response(worker, await seat(worker, sit_down), person)


async def _look_whether_frozen(worker: Worker, table: str) -> None:
    """A table that nobody has loaded yet may turn out to be frozen: then other things are fine."""
    with suppress(UnknownTable):
        await worker.live_tables.open(table)


async def _invited_to(worker: Worker, code: str) -> str:
    table = await worker.database.read(partial(table_with_code, code=read_id(code)))
    if table is None:
        raise UnknownTable
    return table


async def _info(worker: Worker, table: str, person: Person | None) -> TableInfo:
    def find(connection: Connection) -> TableInfo:
        row = table_row(connection, table)
        if row is None:
            raise UnknownTable
        id = None if person is None else person.id
        return info_of(row, seats_of(connection, table), person=id)

    return await worker.database.read(find)


async def _table_response(
    worker: Worker, table: str, person: Person | None, status: int = 200
) -> JsonResponse:
    return json_response(await _info(worker, table, person), status)


async def finished_record(
    worker: Worker, table: str, viewer: Person | None
) -> tuple[TableInfo, bytes]:
    """A finished table and its record; NotNow while the game is running."""
    id = read_id(table)
    info = await _info(worker, id, viewer)
    body = None
    if info.scores is not None:
        # A game that was played by older rules has the record that was written then.
        body = await worker.database.read(partial(stored_record, table=id))
        if body is None and not (await worker.live_tables.open(id)).frozen:
            try:
                body = await worker.live_tables.archive.record(id)
            except DamagedLog:
                raise NotNow("The stored data of this game is damaged.") from None
    if body is None:
        raise NotNow("This game is not over yet. Its record is available at the end.")
    return info, body
