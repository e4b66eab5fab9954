"""Links to the host's page: each opens it once.

Opening a link only asks; a button comes in, because chats and mail programs open links, too.
"""

from dataclasses import dataclass
from functools import partial
from html import escape

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from skerry.server.host import keys
from skerry.server.host.keys import LinkLate, LinkUsed
from skerry.server.http.host_access import PLACE, guessed_wrong, host_cookie, may_guess
from skerry.server.http.invitations import FOR_STRANGERS
from skerry.server.http.requests import Injected, Request
from skerry.server.live import hosting
from skerry.server.store.times import now_ms

PATH = "/host/open/{token:str}"


@dataclass(frozen=True)
class LinkWords:
    """What the reader of a link reads, in one language."""

    title: str
    ask: str
    button: str
    used: str
    late: str


WORDS = {
    "en": LinkWords(
        "The host's page",
        "This link works once. It opens the page of this server's host in this browser, for four "
        "hours.",
        "Open the page",
        "This link was used already. Print a new one with: skerry admin link",
        "This link has expired. Print a new one with: skerry admin link",
    ),
    "ru": LinkWords(
        "Страница хозяина",
        "Ссылка одноразовая. Она откроет страницу хозяина сервера в этом браузере на четыре часа.",
        "Открыть страницу",
        "Этой ссылкой уже воспользовались. Новую выдаст команда: skerry admin link",
        "Срок действия ссылки истёк. Новую выдаст команда: skerry admin link",
    ),
    "nl": LinkWords(
        "De pagina van de beheerder",
        "Deze link werkt één keer. Hij opent in deze browser vier uur lang de pagina van de "
        "beheerder.",
        "Pagina openen",
        "Deze link is al gebruikt. Maak een nieuwe met: skerry admin link",
        "Deze link is verlopen. Maak een nieuwe met: skerry admin link",
    ),
    "pt": LinkWords(
        "A página do anfitrião",
        "Este link funciona uma única vez. Ele abre a página do anfitrião neste navegador por "
        "quatro horas.",
        "Abrir a página",
        "Este link já foi usado. Crie outro com: skerry admin link",
        "Este link expirou. Crie outro com: skerry admin link",
    ),
}
GONE = 410


@get(PATH, include_in_schema=False, opt=FOR_STRANGERS)
async def ask(request: Request, worker: Injected, token: FromPath[str]) -> Response[bytes]:
    """Ask whether to open the host's page."""
    language, words = _words(request)
    if not may_guess(worker, request.scope):
        raise NotFoundException
    try:
        found = await worker.database.read(partial(keys.check_link, token=token, now=now_ms()))
    except (LinkUsed, LinkLate) as error:
        return _page(language, words, _sentence(words, error), status=GONE)
    if not found:
        guessed_wrong(worker, request.scope)
        raise NotFoundException
    form = f'<form method="post"><button>{escape(words.button)}</button></form>'
    return _page(language, words, words.ask, form)


@post(PATH, status_code=303, include_in_schema=False, opt=FOR_STRANGERS)
async def come_in(request: Request, worker: Injected, token: FromPath[str]) -> Response[bytes]:
    """Use the link: a session of the host begins in this browser."""
    language, words = _words(request)
    if not may_guess(worker, request.scope):
        raise NotFoundException
    try:
        found = await hosting.use_link(worker.database, token)
    except (LinkUsed, LinkLate) as error:
        return _page(language, words, _sentence(words, error), status=GONE)
    if found is None:
        guessed_wrong(worker, request.scope)
        raise NotFoundException
    response = Response(b"", status_code=303, headers={"Location": PLACE})
    response.set_cookie(host_cookie(found[0], worker.settings))
    return response


ROUTES: list[HTTPRouteHandler] = [ask, come_in]


def _words(request: Request) -> tuple[str, LinkWords]:
    language = request.headers.get("accept-language", "en")[:2].lower()
    return (language, WORDS[language]) if language in WORDS else ("en", WORDS["en"])


def _sentence(words: LinkWords, error: LinkUsed | LinkLate) -> str:
    return words.used if isinstance(error, LinkUsed) else words.late


def _page(
    language: str, words: LinkWords, text: str, more: str = "", status: int = 200
) -> Response[bytes]:
    html = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="robots" content="noindex"><title>{escape(words.title)}</title>'
        '<link rel="icon" href="/icons/icon.svg"><link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main><h1>{escape(words.title)}</h1><p>{escape(text)}</p>{more}</main></body></html>"
    )
    return Response(html.encode(), status_code=status, media_type="text/html")
