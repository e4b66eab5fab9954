"""Finished games over HTTP: their records, and replays of them or of uploaded records."""

import asyncio
import gzip

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from skerry.core.record import LARGEST_RECORD, Record
from skerry.server.http.openapi import doc
from skerry.server.http.requests import (
    JSON,
    Injected,
    JsonResponse,
    OptionalPerson,
    Request,
    read_query,
)
from skerry.server.http.table_routes import finished_record
from skerry.server.refusals import Invalid
from skerry.table.replay import NoReplay, Replay, replay_of

# A long game takes half a second, so few at once beside the tables.
_AT_ONCE = asyncio.Semaphore(2)


class ReplayQuery(msgspec.Struct, frozen=True):
    """The query of a request for a replay."""

    words: bool = False
    """Also pictures and sentences, for a page that does not know the game."""


@get("/tables/{table:str}/record", opt=doc(response=Record, errors=(409,)))
async def download_record(
    worker: Injected, viewer: OptionalPerson, table: FromPath[str]
) -> JsonResponse:
    """The record of a finished game."""
    info, body = await finished_record(worker, table, viewer)
    name = f'attachment; filename="{info.game}-{info.id}.json"'
    return JsonResponse(body, media_type=JSON, headers={"Content-Disposition": name})


@get("/tables/{table:str}/replay", opt=doc(query=ReplayQuery, response=Replay, errors=(409,)))
async def replay_table(
    request: Request, worker: Injected, viewer: OptionalPerson, table: FromPath[str]
) -> JsonResponse:
    """A finished game step by step, with nothing hidden."""
    _, body = await finished_record(worker, table, viewer)
    return await _replay(request, body)


@post(
    "/replay",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    opt=doc(form=Record, query=ReplayQuery, response=Replay),
)
async def replay_file(request: Request) -> JsonResponse:
    """The game of an uploaded record, step by step; it is checked, and not stored."""
    return await _replay(request, await request.body())


async def _replay(request: Request, body: bytes) -> JsonResponse:
    words = read_query(request, ReplayQuery).words
    try:
        async with _AT_ONCE:
            packed = await asyncio.to_thread(_walk, body, words)
    except NoReplay as error:
        raise Invalid(f"This cannot be replayed: {error}.") from None
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return JsonResponse(gzip.decompress(packed), media_type=JSON)
    return JsonResponse(packed, media_type=JSON, headers={"Content-Encoding": "gzip"})


def _walk(body: bytes, words: bool) -> bytes:
    return gzip.compress(msgspec.json.encode(replay_of(body, words=words)), 5, mtime=0)


ROUTES: list[HTTPRouteHandler] = [download_record, replay_table, replay_file]
