"""Previews of links: what chats and feeds show of the start page, an invitation or a result.

They do not run the page, so the server writes a title, a sentence and a picture into it. A link
shows what anybody who opens it would see, and on a server by invitation only nothing of tables.
"""

from functools import partial
from html import escape

from skerry.core import registry
from skerry.protocol.table_info import SeatKind, Status, TableInfo
from skerry.server.http.requests import Request, is_id
from skerry.server.http.routes.preview_texts import PREVIEWS, PreviewWords
from skerry.server.live.worker import Worker
from skerry.server.store.database import Connection, Unavailable
from skerry.server.store.rows import info_of, seats_of, table_row, table_with_code

PICTURES = "previews"
START = f"{PICTURES}/start.png"
SIZE = (1200, 630)
"""Of every picture, as most readers want it."""
_MARK = b"<title>Skerry</title>"


async def preview(request: Request, page: bytes, pictures: frozenset[str]) -> bytes:
    """The page with what readers of its link show."""
    worker: Worker = request.app.state.worker
    words = PREVIEWS.get(_language(request), PREVIEWS["en"])
    info, is_replay = await _linked(worker, request.scope["path"])
    picture = START
    if info is None:
        title, sentence = words.title, words.sentence
    else:
        title, sentence = about(info, words, is_replay)
        own = f"{PICTURES}/{info.game}.png"
        picture = own if own in pictures else START
    server = _address(request, worker)
    tags = {
        "og:site_name": "Skerry",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:url": server + request.scope["path"],
        "og:image": f"{server}/{picture}",
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": title,
    }
    written = [
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()
    ]
    written.append('<meta name="twitter:card" content="summary_large_image" />')
    head = f"<title>{escape(title)}</title>\n    " + "\n    ".join(written)
    return page.replace(_MARK, head.encode(), 1)


async def _linked(worker: Worker, path: str) -> tuple[TableInfo | None, bool]:
    """The table that a path is about, and whether it leads to its replay."""
    first, _, key = path.strip("/").partition("/")
    if first not in {"t", "j", "replay"} or not is_id(key) or worker.settings.invite_only:
        return None, False

    def find(connection: Connection) -> TableInfo | None:
        table = table_with_code(connection, key) if first == "j" else key
        row = None if table is None else table_row(connection, table)
        return None if row is None else info_of(row, seats_of(connection, row.id), person=None)

    try:
        return await worker.database.read(partial(find)), first == "replay"
    except Unavailable:
        # The page itself opens without the database, too.
        return None, False


def about(info: TableInfo, words: PreviewWords, is_replay: bool) -> tuple[str, str]:
    """The title and the sentence about a table."""
    game = registry.find(info.game).title if info.game in registry.names() else info.game
    people = [seat.name for seat in info.seats if seat.kind is SeatKind.PERSON and seat.name]
    names = ", ".join(people) or game
    if info.status is Status.WAITING:
        free = sum(not seat.taken for seat in info.seats)
        host = info.host or names
        return words.invited.format(host=host, game=game), words.free.format(names=names, free=free)
    if info.status is Status.FINISHED and info.scores is not None:
        points = [
            (score, words.bot if seat.kind is SeatKind.BOT else seat.name or "?")
            for seat, score in zip(info.seats, info.scores, strict=False)
        ]
        best_first = sorted(points, key=lambda scored: -scored[0])
        scores = ", ".join(f"{name} {score}" for score, name in best_first)
        title = words.replay if is_replay else words.result
        return title.format(game=game), scores
    return words.running.format(game=game), names


def _address(request: Request, worker: Worker) -> str:
    """The address of this server as its visitor wrote it; its own setting comes first."""
    settings = worker.settings
    if settings.public_url is not None:
        return settings.public_url
    scheme = "https" if settings.secure else "http"
    return f"{scheme}://{request.headers.get('host', '')}"


def _language(request: Request) -> str:
    return request.headers.get("accept-language", "en")[:2].lower()
