"""Accounts over HTTP: guests, sign-in, names, recovery, vacations, deletion."""

from functools import partial

import msgspec
from litestar import delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler

from skerry.protocol import forms
from skerry.protocol.forms import Me, SignedIn
from skerry.server.http.credentials import SESSION_COOKIE
from skerry.server.http.invitations import FOR_STRANGERS
from skerry.server.http.openapi import doc
from skerry.server.http.password_checks import check_password, check_present, hash_password
from skerry.server.http.problems import HttpProblem, not_signed_in
from skerry.server.http.requests import (
    Injected,
    JsonResponse,
    NoContent,
    Request,
    RequiredPerson,
    json_response,
    limit_sign_ins,
    no_content,
    read_form,
    read_id,
    read_query,
    token_of,
)
from skerry.server.live import play
from skerry.server.live.worker import Worker
from skerry.server.ops.settings import Settings
from skerry.server.people import identity
from skerry.server.people.identity import Person
from skerry.server.store.database import Connection
from skerry.server.store.times import now_ms

DAY = 24 * 60 * 60 * 1000


class MutesQuery(msgspec.Struct, frozen=True):
    """The query of a request for my mutes."""

    table: str


@post(
    "/guests",
    status_code=201,
    opt={**doc(form=forms.NewGuest, response=SignedIn, errors=(409,)), **FOR_STRANGERS},
)
async def come_in(request: Request, worker: Injected) -> JsonResponse:
    """Come in as a guest, with only a name."""
    form = await read_form(request, forms.NewGuest)
    limit_sign_ins(request, worker)

    def enter(connection: Connection) -> tuple[Person, str]:
        if worker.settings.invite_only:
            identity.use_invite(connection, form.invite)
        person = identity.add_guest(connection, form.name)
        return person, identity.open_session(connection, person.id)

    person, token = await worker.database.write(enter)
    return _signed_in(person, token, worker.settings, 201)


@post(
    "/sign-in",
    status_code=200,
    opt={**doc(form=forms.SignIn, response=SignedIn, errors=(401,)), **FOR_STRANGERS},
)
async def sign_in(request: Request, worker: Injected) -> JsonResponse:
    """Sign in with a claimed name and its password."""
    form = await read_form(request, forms.SignIn)
    found = await worker.database.read(partial(identity.password_of, name=form.name))
    # The work is the same whether the name exists or not.
    hash = None if found is None else found[1]
    matches = await check_password(request, worker, form.name, hash, form.password)
    if found is None or not matches:
        raise HttpProblem(401, "Wrong name or password.")
    return await _open_session(worker, found[0])


@post(
    "/recover",
    status_code=200,
    opt={**doc(form=forms.Recover, response=SignedIn, errors=(401,)), **FOR_STRANGERS},
)
async def recover(request: Request, worker: Injected) -> JsonResponse:
    """Sign in on any device with a recovery code."""
    form = await read_form(request, forms.Recover)
    limit_sign_ins(request, worker)
    found = await worker.database.read(partial(identity.with_recovery, code=form.code))
    if found is None:
        raise HttpProblem(401, "This recovery code is not valid.", "$.code")
    return await _open_session(worker, found)


@post("/sign-out", status_code=204, opt={**doc(form=forms.SignOut, errors=(401,)), **FOR_STRANGERS})
async def sign_out(request: Request, worker: Injected) -> NoContent:
    """Sign out here, or on all other devices; a guest without a recovery code cannot come back."""
    form = await read_form(request, forms.SignOut)
    token = token_of(request)
    person = None
    if token is not None:
        close = partial(identity.close_sessions, token=token, others=form.others)
        person = await worker.database.write(close)
    if person is not None:
        await worker.live_tables.person_changed(person)
    elif form.others:
        raise not_signed_in()
    return no_content() if form.others else _signed_out(worker.settings)


@get("/me", opt=doc(response=Me))
async def who_am_i(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """The person who is signed in."""
    found = json_response(_me(person))
    token = request.cookies.get(SESSION_COOKIE)
    if token is not None and token == token_of(request):
        # A browser deletes a cookie by the time it was set, so it is set again.
        found.set_cookie(_cookie(token, worker.settings))
    return found


@patch("/me", status_code=200, opt=doc(form=forms.Rename, response=Me, errors=(409,)))
async def rename(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Change the name of a guest."""
    form = await read_form(request, forms.Rename)
    changed = await worker.database.write(partial(identity.rename, person=person, given=form.name))
    return await _renamed(worker, person, changed)


@delete("/me", status_code=204, opt=doc())
async def forget_me(worker: Injected, person: RequiredPerson) -> NoContent:
    """Delete my account; games that I played with others stay, without my name."""
    await play.forget(worker.live_tables, person.id)
    return _signed_out(worker.settings)


@post("/me/claim", status_code=200, opt=doc(form=forms.Claim, response=Me, errors=(409,)))
async def claim(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Register my name with a password; claiming again changes both and signs out elsewhere."""
    form = await read_form(request, forms.Claim)
    # A name that cannot be claimed costs no hash.
    await worker.database.read(partial(identity.check_claim, person=person, given=form.name))
    present = await check_present(request, worker, person, form.present)
    write = partial(
        identity.claim,
        person=person.id,
        given=form.name,
        password=await hash_password(request, worker, form.password),
        present=present,
        token=token_of(request) or "",
    )
    changed = await worker.database.write(write)
    await worker.live_tables.person_changed(person.id)
    return await _renamed(worker, person, changed)


@post("/me/recovery", status_code=201, opt=doc(form=forms.NewRecovery, response=forms.RecoveryCode))
async def new_recovery(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Create a recovery code, which is shown only now; the previous one stops working."""
    form = await read_form(request, forms.NewRecovery)
    await check_present(request, worker, person, form.present)
    code = await worker.database.write(partial(identity.new_recovery, person=person.id))
    return json_response(forms.RecoveryCode(code), 201)


@post("/me/vacation", status_code=200, opt=doc(form=forms.Vacation, response=Me))
async def take_vacation(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Take a vacation of some days: clocks that count days are paused."""
    form = await read_form(request, forms.Vacation)
    until = now_ms() + form.days * DAY if form.days else None
    await worker.database.write(partial(identity.take_vacation, person=person.id, until=until))
    await play.set_vacation(worker.live_tables, person.id, until is not None)
    return json_response(_me(msgspec.structs.replace(person, vacation_until=until)))


@post("/me/mutes", status_code=204, opt=doc(form=forms.Mute, errors=(404,)))
async def mute(request: Request, worker: Injected, person: RequiredPerson) -> NoContent:
    """Hide what somebody writes in the chat, or show it again."""
    form = await read_form(request, forms.Mute)
    write = partial(
        identity.mute, person=person.id, table=form.table, speaker=form.speaker, on=form.on
    )
    await worker.database.write(write)
    await worker.live_tables.person_changed(person.id)
    return no_content()


@get("/me/mutes", opt=doc(query=MutesQuery, response=forms.Mutes, errors=(404,)))
async def list_mutes(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """The people whom I have muted, as the chat of a table calls them."""
    table = read_id(read_query(request, MutesQuery).table)
    read = partial(identity.mutes_of, person=person.id, table=table)
    return json_response(await worker.database.read(read))


ROUTES: list[HTTPRouteHandler] = [
    come_in,
    sign_in,
    recover,
    sign_out,
    who_am_i,
    rename,
    forget_me,
    claim,
    new_recovery,
    take_vacation,
    mute,
    list_mutes,
]


async def _open_session(worker: Worker, id: str) -> JsonResponse:
    def enter(connection: Connection) -> tuple[Person, str]:
        person = identity.person_with_id(connection, id)
        if person is None:
            raise HttpProblem(401, "This account was deleted.")
        return person, identity.open_session(connection, id)

    person, token = await worker.database.write(enter)
    return _signed_in(person, token, worker.settings, 200)


async def _renamed(worker: Worker, person: Person, changed: list[str]) -> JsonResponse:
    for table in changed:
        await worker.live_tables.changed(table)
    fresh = await worker.database.read(partial(identity.person_with_id, id=person.id))
    return json_response(_me(fresh or person))


def _signed_in(person: Person, token: str, settings: Settings, status: int) -> JsonResponse:
    found = json_response(SignedIn(_me(person), token), status)
    found.set_cookie(_cookie(token, settings))
    return found


def _signed_out(settings: Settings) -> NoContent:
    found = no_content()
    gone = _cookie("", settings)
    gone.max_age = 0
    found.set_cookie(gone)
    return found


def _cookie(token: str, settings: Settings) -> Cookie:
    return Cookie(
        key=SESSION_COOKIE,
        value=token,
        max_age=int(settings.policy.session.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def _me(person: Person) -> Me:
    return msgspec.convert(person, Me, from_attributes=True)
