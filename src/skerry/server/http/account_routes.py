"""People over HTTP: come in, be somebody for good, come back, go, be forgotten."""

from functools import partial

import msgspec
from litestar import delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import Connection

from skerry.protocol.forms import (
    Claim,
    Me,
    Mute,
    NewGuest,
    Recover,
    RecoveryCode,
    Rename,
    SignedIn,
    SignIn,
    Vacation,
)
from skerry.server.http.limits import SESSION_COOKIE
from skerry.server.http.openapi import Who, told
from skerry.server.http.problems import Declined
from skerry.server.http.requests import (
    Answer,
    Asked,
    Nothing,
    Ours,
    answer,
    nothing,
    read_form,
    signed_in,
    take_arrival,
)
from skerry.server.live import play
from skerry.server.live.worker import Worker
from skerry.server.ops.settings import Settings
from skerry.server.people import forgetting, identity
from skerry.server.people.identity import Person
from skerry.server.store.times import now_ms

DAY = 24 * 60 * 60 * 1000

_NEW_GUEST = msgspec.json.Decoder(NewGuest)
_RENAME = msgspec.json.Decoder(Rename)
_CLAIM = msgspec.json.Decoder(Claim)
_SIGN_IN = msgspec.json.Decoder(SignIn)
_RECOVER = msgspec.json.Decoder(Recover)
_VACATION = msgspec.json.Decoder(Vacation)
_MUTE = msgspec.json.Decoder(Mute)


@post("/guests", status_code=201, opt=told(form=NewGuest, answer=SignedIn, errors=(409,)))
async def come_in(request: Asked, worker: Ours) -> Answer:
    """Come in as a guest, with a name and nothing else."""
    form = await read_form(request, _NEW_GUEST)
    take_arrival(request, worker)

    def come(connection: Connection) -> tuple[Person, str]:
        if worker.settings.invite_only:
            identity.use_invite(connection, form.invite)
        person = identity.add_guest(connection, form.name)
        return person, identity.open_session(connection, person.id)

    person, token = await worker.database.write(come)
    return _let_in(person, token, worker.settings, 201)


@post("/sign-in", status_code=200, opt=told(form=SignIn, answer=SignedIn, errors=(401,)))
async def sign_in(request: Asked, worker: Ours) -> Answer:
    """Come back with a claimed name and its password."""
    form = await read_form(request, _SIGN_IN)
    take_arrival(request, worker)
    found = await worker.database.read(partial(identity.password_of, name=form.name))
    # Whether the name exists or not, the same work is done.
    kept = None if found is None else found[1]
    matches = await worker.passwords.matches(kept, form.password)
    if found is None or not matches:
        raise Declined(401, "This name and this password do not belong together.")
    return await _open(worker, found[0])


@post("/recover", status_code=200, opt=told(form=Recover, answer=SignedIn, errors=(401,)))
async def recover(request: Asked, worker: Ours) -> Answer:
    """Come back, or bring one's seats to another device, with a recovery code."""
    form = await read_form(request, _RECOVER)
    take_arrival(request, worker)
    found = await worker.database.read(partial(identity.with_recovery, code=form.code))
    if found is None:
        raise Declined(401, "This is nobody's recovery code.", "$.code")
    return await _open(worker, found)


@post("/sign-out", status_code=204, opt=told())
async def sign_out(request: Asked, worker: Ours) -> Nothing:
    """Go; a guest without a recovery code cannot come back."""
    token = identity.token_of(request)
    if token is not None:
        await worker.database.write(partial(identity.close_session, token=token))
    return _let_out(worker.settings)


@get("/me", opt=told(answer=Me, who=Who.SIGNED_IN))
async def who_am_i(request: Asked, worker: Ours) -> Answer:
    """Who am I?"""
    person = await signed_in(request, worker)
    found = answer(_me(person))
    token = request.cookies.get(SESSION_COOKIE)
    if token is not None and token == identity.token_of(request):
        # Browsers throw away a cookie by the time it was set, used or not.
        found.set_cookie(_cookie(token, worker.settings))
    return found


@patch("/me", status_code=200, opt=told(form=Rename, answer=Me, errors=(409,), who=Who.SIGNED_IN))
async def rename(request: Asked, worker: Ours) -> Answer:
    """Take another name, as a guest."""
    person = await signed_in(request, worker)
    form = await read_form(request, _RENAME)
    changed = await worker.database.write(partial(identity.rename, person=person, given=form.name))
    return await _renamed(worker, person, changed)


@delete("/me", status_code=204, opt=told(who=Who.SIGNED_IN))
async def forget_me(request: Asked, worker: Ours) -> Nothing:
    """Delete everything about me; games that I played with others stay, without my name."""
    person = await signed_in(request, worker)
    await forgetting.forget(worker.live_tables, person.id)
    return _let_out(worker.settings)


@post(
    "/me/claim", status_code=200, opt=told(form=Claim, answer=Me, errors=(409,), who=Who.SIGNED_IN)
)
async def claim(request: Asked, worker: Ours) -> Answer:
    """Keep a name for good, with a password; claiming again changes both."""
    person = await signed_in(request, worker)
    form = await read_form(request, _CLAIM)
    password = await worker.passwords.hash(form.password)
    token = identity.token_of(request) or ""
    changed = await worker.database.write(
        partial(identity.claim, person=person, given=form.name, password=password, token=token)
    )
    return await _renamed(worker, person, changed)


@post("/me/recovery", status_code=201, opt=told(answer=RecoveryCode, who=Who.SIGNED_IN))
async def new_recovery(request: Asked, worker: Ours) -> Answer:
    """A recovery code, which is shown only now; the one before is worth nothing any more."""
    person = await signed_in(request, worker)
    code = await worker.database.write(partial(identity.new_recovery, person=person.id))
    return answer(RecoveryCode(code), 201)


@post("/me/vacation", status_code=200, opt=told(form=Vacation, answer=Me, who=Who.SIGNED_IN))
async def take_vacation(request: Asked, worker: Ours) -> Answer:
    """Be away for some days: clocks that count days wait for me."""
    person = await signed_in(request, worker)
    form = await read_form(request, _VACATION)
    until = now_ms() + form.days * DAY if form.days else None
    await worker.database.write(partial(identity.take_vacation, person=person.id, until=until))
    await play.vacation(worker.live_tables, person.id, until is not None)
    return answer(_me(msgspec.structs.replace(person, vacation_until=until)))


@post("/me/mutes", status_code=204, opt=told(form=Mute, errors=(404,), who=Who.SIGNED_IN))
async def mute(request: Asked, worker: Ours) -> Nothing:
    """Do not show me what somebody says, or show it again."""
    person = await signed_in(request, worker)
    form = await read_form(request, _MUTE)
    await worker.database.write(partial(identity.mute, person=person, name=form.name, on=form.on))
    return nothing()


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
]


async def _open(worker: Worker, id: str) -> Answer:
    def come(connection: Connection) -> tuple[Person, str]:
        person = identity.person_with_id(connection, id)
        if person is None:
            raise Declined(401, "This person is gone.")
        return person, identity.open_session(connection, id)

    person, token = await worker.database.write(come)
    return _let_in(person, token, worker.settings, 200)


async def _renamed(worker: Worker, person: Person, changed: list[str]) -> Answer:
    for table in changed:
        await worker.live_tables.changed(table)
    fresh = await worker.database.read(partial(identity.person_with_id, id=person.id))
    return answer(_me(fresh or person))


def _let_in(person: Person, token: str, settings: Settings, status: int) -> Answer:
    found = answer(SignedIn(_me(person), token), status)
    found.set_cookie(_cookie(token, settings))
    return found


def _let_out(settings: Settings) -> Nothing:
    found = nothing()
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
