"""The host's page over HTTP: what runs, and everything that the host can do."""

import asyncio
import shutil
from functools import partial

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

import skerry
from skerry.protocol import host_forms as forms
from skerry.protocol.host_forms import HostAct, Listed
from skerry.server.host import adjustable, backups, bans, journal, keys, lists, samples
from skerry.server.host.bans import BannedNetworks, read_network
from skerry.server.host.keys import HostSession
from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.host_access import HostInjected, host_cookie, host_token
from skerry.server.http.invitations import FOR_STRANGERS
from skerry.server.http.openapi import doc
from skerry.server.http.requests import (
    Injected,
    JsonResponse,
    NoContent,
    Request,
    json_response,
    no_content,
    read_form,
    read_id,
    read_query,
)
from skerry.server.live import hosting
from skerry.server.live.worker import Worker
from skerry.server.ops.overview import counts_by, database_size, people_counts
from skerry.server.ops.settings import Settings
from skerry.server.people.identity import hash_of
from skerry.server.refusals import NotNow
from skerry.server.store.data_folder import database_file
from skerry.server.store.database import Connection
from skerry.server.store.schema import TABLES
from skerry.server.store.times import now_ms

GZIP = "application/gzip"


def _opt(**documented: object) -> dict[str, object]:
    """The host's session is asked for before all routes, also at a server by invitation only."""
    # The keywords are those of `doc`.
    return {**doc(**documented), **FOR_STRANGERS}  # type: ignore[arg-type]


@get("/host/overview", opt=_opt(query=forms.Since, response=forms.Overview))
async def look_at_server(request: Request, worker: Injected, host: HostInjected) -> JsonResponse:
    """What runs now and in the last hour, and what is stored."""
    del host
    since = read_query(request, forms.Since).since
    overview = await worker.database.read(partial(_overview, worker=worker, since=since))
    return json_response(overview)


@get("/host/tables", opt=_opt(query=Listed, response=forms.HostTables))
async def list_all_tables(request: Request, worker: Injected, host: HostInjected) -> JsonResponse:
    """All tables, those that changed last first."""
    del host
    wanted = read_query(request, Listed)
    read = partial(lists.table_page, wanted=wanted, now=now_ms())
    return json_response(await worker.database.read(read))


@delete("/host/tables/{table:str}", status_code=204, opt=_opt())
async def delete_any_table(worker: Injected, host: HostInjected, table: FromPath[str]) -> NoContent:
    """Delete a table with its whole history."""
    await hosting.delete_table(worker.live_tables, _who(host), read_id(table))
    return no_content()


@post("/host/tables/{table:str}/close", status_code=204, opt=_opt(errors=(409,)))
async def close_table(worker: Injected, host: HostInjected, table: FromPath[str]) -> NoContent:
    """End a running game where it is; people can still look at it."""
    await hosting.close_table(worker.live_tables, _who(host), read_id(table))
    return no_content()


@post("/host/tables/{table:str}/reopen", status_code=204, opt=_opt(errors=(409,)))
async def reopen_table(worker: Injected, host: HostInjected, table: FromPath[str]) -> NoContent:
    """Let the game of a closed table continue."""
    await hosting.reopen_table(worker.live_tables, _who(host), read_id(table))
    return no_content()


@get("/host/people", opt=_opt(query=Listed, response=forms.HostPeople))
async def list_people(request: Request, worker: Injected, host: HostInjected) -> JsonResponse:
    """All people, those who were seen last first."""
    del host
    wanted = read_query(request, Listed)
    read = partial(lists.people_page, wanted=wanted, now=now_ms())
    return json_response(await worker.database.read(read))


@post("/host/people/{whom:str}/kick", status_code=204, opt=_opt(form=forms.Kick))
async def kick(
    request: Request, worker: Injected, host: HostInjected, whom: FromPath[str]
) -> NoContent:
    """Sign a person out everywhere; bots take their seats."""
    form = await read_form(request, forms.Kick)
    own = hash_of(neighbourhood(client_address(request.scope)))
    await hosting.kick(worker.live_tables, _who(host), whom, ban=form.ban, spare=own)
    return no_content()


@delete("/host/people/{whom:str}", status_code=204, opt=_opt())
async def delete_person(worker: Injected, host: HostInjected, whom: FromPath[str]) -> NoContent:
    """Delete a person with all their personal data."""
    await hosting.delete_person(worker.live_tables, _who(host), whom)
    return no_content()


@get("/host/invites", opt=_opt(response=forms.HostInvites))
async def list_invites(worker: Injected, host: HostInjected) -> JsonResponse:
    """The invitations that are still valid, without their codes."""
    del host
    found = await worker.database.read(partial(lists.invites, now=now_ms()))
    return json_response(forms.HostInvites(found))


@post("/host/invites", status_code=201, opt=_opt(form=forms.NewInvite, response=forms.InviteMade))
async def make_invite(request: Request, worker: Injected, host: HostInjected) -> JsonResponse:
    """Create an invitation; its code is shown only now."""
    form = await read_form(request, forms.NewInvite)
    return json_response(await hosting.invite(worker.database, _who(host), form), 201)


@delete("/host/invites/{invite:str}", status_code=204, opt=_opt())
async def revoke_invite(worker: Injected, host: HostInjected, invite: FromPath[str]) -> NoContent:
    """Make an invitation invalid."""
    await hosting.revoke(worker.database, _who(host), invite)
    return no_content()


@get("/host/bans", opt=_opt(response=forms.Bans))
async def list_bans(worker: Injected, host: HostInjected) -> JsonResponse:
    """The addresses and networks that are kept out."""
    del host
    return json_response(forms.Bans(tuple(await worker.database.read(bans.all_bans))))


@post("/host/bans", status_code=204, opt=_opt(form=forms.NewBan, errors=(409,)))
async def ban(request: Request, worker: Injected, host: HostInjected) -> NoContent:
    """Keep an address or a network out, and close its sockets."""
    form = await read_form(request, forms.NewBan)
    network = read_network(form.address)
    if BannedNetworks([network]).covers(client_address(request.scope)):
        raise NotNow("This is your own address.", "$.address")
    await hosting.ban(worker.live_tables, _who(host), network, form.note)
    return no_content()


@post("/host/bans/lift", status_code=204, opt=_opt(form=forms.Unban))
async def unban(request: Request, worker: Injected, host: HostInjected) -> NoContent:
    """Let an address or a network in again."""
    form = await read_form(request, forms.Unban)
    await hosting.unban(worker.live_tables, _who(host), form.network)
    return no_content()


@get("/host/backups", opt=_opt(response=forms.Backups))
async def list_backups(worker: Injected, host: HostInjected) -> JsonResponse:
    """The backups that can be downloaded."""
    del host
    found = await asyncio.to_thread(backups.listed, worker.settings)
    return json_response(forms.Backups(tuple(found), backups.MOST))


@post("/host/backups", status_code=201, opt=_opt(response=forms.Backup, errors=(409,)))
async def back_up(worker: Injected, host: HostInjected) -> JsonResponse:
    """Make a backup now."""
    made = await hosting.back_up(worker.database, worker.settings, _who(host))
    return json_response(made, 201)


@get("/host/backups/{name:str}", media_type=GZIP, opt=_opt())
async def download_backup(worker: Injected, host: HostInjected, name: FromPath[str]) -> File:
    """The file of a backup."""
    path = await asyncio.to_thread(backups.file_called, worker.settings, name)
    await hosting.noted(worker.database, _who(host), HostAct.DOWNLOAD, lambda _: None, path.name)
    return File(path, filename=path.name, media_type=GZIP)


@get("/host/settings", opt=_opt(response=forms.HostSettings))
async def list_settings(worker: Injected, host: HostInjected) -> JsonResponse:
    """The settings that can change while the server runs, with their bounds."""
    del host
    return await _settings(worker)


@post(
    "/host/settings",
    status_code=200,
    opt=_opt(form=forms.ChangeSetting, response=forms.HostSettings),
)
async def change_setting(request: Request, worker: Injected, host: HostInjected) -> JsonResponse:
    """Change a setting for all workers; without a value, the flags decide again."""
    form = await read_form(request, forms.ChangeSetting)
    await hosting.change_setting(worker.live_tables, _who(host), form.name, form.value)
    return await _settings(worker)


@get("/host/actions", opt=_opt(query=Listed, response=forms.HostActions))
async def list_actions(request: Request, worker: Injected, host: HostInjected) -> JsonResponse:
    """What hosts did, newest first."""
    del host
    wanted = read_query(request, Listed)
    return json_response(await worker.database.read(partial(journal.page_of, wanted=wanted)))


@post("/host/sign-out", status_code=204, opt=_opt())
async def sign_out_host(request: Request, worker: Injected, host: HostInjected) -> NoContent:
    """End this session of the host."""
    token = host_token(request.scope) or ""
    close = partial(keys.close_session, token=token)
    await hosting.noted(worker.database, _who(host), HostAct.SIGN_OUT, close)
    response = no_content()
    response.set_cookie(host_cookie("", worker.settings))
    return response


@get("/announcement", sync_to_thread=False, opt=_opt(response=forms.Announcement))
def read_announcement(worker: Injected) -> JsonResponse:
    """What the host says to all people; empty: nothing."""
    return json_response(worker.house.announcement)


ROUTES: list[HTTPRouteHandler] = [
    look_at_server,
    list_all_tables,
    delete_any_table,
    close_table,
    reopen_table,
    list_people,
    kick,
    delete_person,
    list_invites,
    make_invite,
    revoke_invite,
    list_bans,
    ban,
    unban,
    list_backups,
    back_up,
    download_backup,
    list_settings,
    change_setting,
    list_actions,
    sign_out_host,
    read_announcement,
]


def _who(host: HostSession) -> str:
    return f"page:{host.name}"


async def _settings(worker: Worker) -> JsonResponse:
    stored = await worker.database.read(adjustable.stored)
    return json_response(forms.HostSettings(adjustable.described(worker.house.flags, stored)))


def _overview(connection: Connection, worker: Worker, since: int) -> forms.Overview:
    now = now_ms()
    found, workers = samples.read(connection, since, now)
    guests, registered = people_counts(connection)
    disk = shutil.disk_usage(_disk(worker.settings))
    return forms.Overview(
        version=skerry.__version__,
        now=now,
        started=worker.settings.started or worker.opened,
        workers=max(1, workers),
        samples=found,
        tables=counts_by(connection, TABLES.c.status),
        guests=guests,
        registered=registered,
        database_bytes=database_size(connection),
        disk_free=disk.free,
        disk_bytes=disk.total,
        last_backup=journal.last(connection, HostAct.BACKUP),
    )


def _disk(settings: Settings) -> str:
    """A folder on the disk that fills up: that of the database, or of the backups."""
    file = database_file(settings.database_url)
    folder = settings.data if file is None else file.parent
    return str(folder if folder.is_dir() else folder.anchor or ".")
