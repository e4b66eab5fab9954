"""One's own games over HTTP: finished ones, and statistics."""

from datetime import UTC, datetime
from functools import partial

from litestar import get
from litestar.handlers import HTTPRouteHandler

from skerry.protocol.own_games import PlayedPage, Statistics
from skerry.server.http.openapi import doc
from skerry.server.http.requests import (
    Injected,
    JsonResponse,
    Request,
    RequiredPerson,
    json_response,
    read_query,
)
from skerry.server.store.own_games import PlayedWanted, played_page, statistics
from skerry.server.store.times import now_ms


@get("/me/games", opt=doc(query=PlayedWanted, response=PlayedPage))
async def list_played(request: Request, worker: Injected, person: RequiredPerson) -> JsonResponse:
    """My finished games, the newest first, page by page."""
    wanted = read_query(request, PlayedWanted)
    read = partial(played_page, wanted=wanted, person=person.id)
    return json_response(await worker.database.read(read))


@get("/me/statistics", opt=doc(response=Statistics))
async def show_statistics(worker: Injected, person: RequiredPerson) -> JsonResponse:
    """Statistics of my newest games, without those that a bot played in part."""
    today = datetime.fromtimestamp(now_ms() / 1000, UTC).date()
    read = partial(statistics, person=person.id, today=today)
    return json_response(await worker.database.read(read))


ROUTES: list[HTTPRouteHandler] = [list_played, show_statistics]
