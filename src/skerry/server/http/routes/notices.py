"""How I am called, over HTTP: my browsers, my e-mail address, my webhook."""

import time
from functools import partial

from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from skerry.protocol.notice_forms import Browser, MyEmail, MyNotices, MyWebhook
from skerry.server.http.limits import retry_after
from skerry.server.http.openapi import doc
from skerry.server.http.problems import HttpProblem
from skerry.server.http.requests import (
    Injected,
    JsonResponse,
    Request,
    RequiredPerson,
    address_of,
    json_response,
    read_form,
    token_of,
)
from skerry.server.live.worker import Worker
from skerry.server.notices import outside, web_push
from skerry.server.ops.settings import EMAIL
from skerry.server.people import contacts
from skerry.server.people.contacts import Contact, Keys, Kind
from skerry.server.people.identity import Person, hash_of
from skerry.server.refusals import Invalid, NotNow
from skerry.server.store.database import Connection

LONGEST_EMAIL = 254


@get("/me/notices", opt=doc(response=MyNotices))
async def my_notices(worker: Injected, person: RequiredPerson) -> JsonResponse:
    """How I am called."""
    return await _notices(worker, person)


@post(
    "/me/notices/browser", status_code=200, opt=doc(form=Browser, response=MyNotices, errors=(409,))
)
async def set_browser(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Call me in this browser until I sign out there, or stop that."""
    form = await read_form(request, Browser)
    if not form.on:
        id = contacts.browser_id(form.endpoint)
        await worker.database.write(partial(contacts.remove, id=id, person=person.id))
        return await _notices(worker, person)
    if worker.settings.notices.push is None:
        raise NotNow("This server does not use web push.")
    _check_url(worker, form.endpoint, "$.endpoint")
    keys = Keys(form.p256dh, form.auth)
    try:
        web_push.check_keys(keys)
    except ValueError:
        raise Invalid("These are not push keys of a browser.", "$.p256dh") from None
    add = partial(
        contacts.add_browser,
        person=person.id,
        session=hash_of(token_of(request) or ""),
        endpoint=form.endpoint,
        keys=keys,
        language=form.language.value,
    )
    await worker.database.write(add)
    return await _notices(worker, person)


@post(
    "/me/notices/email", status_code=200, opt=doc(form=MyEmail, response=MyNotices, errors=(409,))
)
async def set_email(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Set my e-mail address; a mail asks to confirm it, and asks again each time it is set."""
    form = await read_form(request, MyEmail)
    if form.address is not None:
        if worker.settings.notices.smtp is None:
            raise NotNow("This server sends no mail.")
        if len(form.address) > LONGEST_EMAIL or not EMAIL.fullmatch(form.address):
            raise Invalid("This is not an e-mail address.", "$.address")
        known = await _contact(worker, person, Kind.EMAIL)
        if known is None or known.address != form.address or not known.confirmed:
            _limit_confirmations(request, worker, person, form.address)
    contact = await worker.database.write(
        partial(
            contacts.set_contact,
            person=person.id,
            kind=Kind.EMAIL,
            address=form.address,
            language=form.language.value,
        )
    )
    if contact is not None and not contact.confirmed:
        worker.outbox.ask_for_confirmation(contact)
    return await _notices(worker, person)


@post(
    "/me/notices/webhook",
    status_code=200,
    opt=doc(form=MyWebhook, response=MyNotices, errors=(409,)),
)
async def set_webhook(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Set the address that is called for me, with a JSON body that chats understand."""
    form = await read_form(request, MyWebhook)
    if form.address is not None:
        if not worker.settings.notices.webhooks:
            raise NotNow("This server calls no webhooks.")
        _check_url(worker, form.address, "$.address")
    await worker.database.write(
        partial(
            contacts.set_contact,
            person=person.id,
            kind=Kind.WEBHOOK,
            address=form.address,
            language=form.language.value,
        )
    )
    return await _notices(worker, person)


ROUTES: list[HTTPRouteHandler] = [my_notices, set_browser, set_email, set_webhook]


async def _notices(worker: Worker, person: Person) -> JsonResponse:
    def find(connection: Connection) -> list[Contact]:
        return contacts.contacts_of(connection, person.id)

    found = await worker.database.read(find)
    email = next((one for one in found if one.kind is Kind.EMAIL), None)
    webhook = next((one for one in found if one.kind is Kind.WEBHOOK), None)
    notices = worker.settings.notices
    key = None if notices.push is None else web_push.public_key(worker.outbox.keys.push)
    return json_response(
        MyNotices(
            push_key=key,
            browsers=sum(one.kind is Kind.PUSH for one in found),
            mails=notices.smtp is not None,
            email=None if email is None else email.address,
            email_confirmed=email is not None and email.confirmed,
            webhooks=notices.webhooks,
            webhook=None if webhook is None else webhook.address,
        )
    )


async def _contact(worker: Worker, person: Person, kind: Kind) -> Contact | None:
    found = await worker.database.read(partial(contacts.contacts_of, person=person.id))
    return next((one for one in found if one.kind is kind), None)


def _check_url(worker: Worker, url: str, where: str) -> None:
    try:
        outside.check_url(url, loopback=worker.settings.notices.loopback)
    except ValueError as error:
        raise Invalid(str(error), where) from None


def _limit_confirmations(request: Request, worker: Worker, person: Person, address: str) -> None:
    """Nobody can make this server fill somebody's mailbox."""
    buckets, now = worker.allowances.confirmations, time.monotonic()
    keys = (person.id, address.lower(), address_of(request))
    wait = max(buckets.take(key, now) for key in keys)
    if wait:
        seconds = retry_after(wait)
        raise HttpProblem(
            429,
            f"Too many e-mails were requested: try again in {seconds} s.",
            headers={"Retry-After": str(seconds)},
        )
