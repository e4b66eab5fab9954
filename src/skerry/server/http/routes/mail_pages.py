"""The pages behind the links in our mails: confirm an address, or unsubscribe.

Mail programs open links to check them, so opening one changes nothing: its button does. The same
address takes the one click of RFC 8058, which mail programs send for their readers.
"""

from functools import partial
from html import escape

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from skerry.server.http.invitations import FOR_STRANGERS
from skerry.server.http.requests import Injected, Request
from skerry.server.live.worker import Worker
from skerry.server.notices.outbox import CONFIRM, STOP
from skerry.server.notices.texts import ENGLISH, words_in
from skerry.server.people import contacts
from skerry.server.people.contacts import Contact, Kind, proof_of

PATH = "/mail/{purpose:str}/{contact:str}/{proof:str}"


@get(PATH, include_in_schema=False, opt=FOR_STRANGERS)
async def ask(
    request: Request,
    worker: Injected,
    purpose: FromPath[str],
    contact: FromPath[str],
    proof: FromPath[str],
) -> Response[bytes]:
    """Ask whether to do what the link says."""
    found = await _linked(worker, purpose, contact, proof)
    if found is None:
        return _stale(request)
    words = words_in(found.language)
    texts = {
        CONFIRM: (words.confirm_title, words.confirm_ask, words.confirm_do),
        STOP: (words.stop_title, words.stop_ask, words.stop_do),
    }
    title, question, button = texts[purpose]
    form = f'<form method="post"><button>{escape(button)}</button></form>'
    text = question.format(address=found.address)
    return _page(found.language, title, text, form)


@post(PATH, status_code=200, include_in_schema=False, opt=FOR_STRANGERS)
async def obey(
    request: Request,
    worker: Injected,
    purpose: FromPath[str],
    contact: FromPath[str],
    proof: FromPath[str],
) -> Response[bytes]:
    """Do what the link says."""
    found = await _linked(worker, purpose, contact, proof)
    if found is None:
        return _stale(request)
    change = contacts.confirm if purpose == CONFIRM else contacts.remove
    await worker.database.write(partial(change, id=found.id))
    words = words_in(found.language)
    done = words.confirm_done if purpose == CONFIRM else words.stop_done
    return _page(found.language, "Skerry", done.format(address=found.address))


ROUTES: list[HTTPRouteHandler] = [ask, obey]


async def _linked(worker: Worker, purpose: str, contact: str, proof: str) -> Contact | None:
    """The address that a link is about; None: it is not ours, or no longer valid."""
    found = await worker.database.read(partial(contacts.with_id, id=contact[:64]))
    if found is None or found.kind is not Kind.EMAIL or purpose not in {CONFIRM, STOP}:
        return None
    expected = proof_of(worker.outbox.keys.mail, purpose, found)
    return found if contacts.same_proof(expected, proof) else None


def _stale(request: Request) -> Response[bytes]:
    language = request.headers.get("accept-language", ENGLISH)[:2].lower()
    words = words_in(language)
    return _page(language, words.stale_title, words.stale, status=404)


def _page(
    language: str, title: str, text: str, more: str = "", status: int = 200
) -> Response[bytes]:
    html = (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="robots" content="noindex"><title>{escape(title)}</title>'
        '<link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main><h1>{escape(title)}</h1><p>{escape(text)}</p>{more}"
        '<p><a href="/">Skerry</a></p></main></body></html>'
    )
    return Response(html.encode(), status_code=status, media_type="text/html")
