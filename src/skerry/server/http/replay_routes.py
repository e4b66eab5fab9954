"""Finished games over HTTP: their records, and replays of them or of files that people have."""

import asyncio
import gzip

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from skerry.core.record import Record
from skerry.server.http.openapi import told
from skerry.server.http.problems import Declined
from skerry.server.http.requests import JSON, Answer, Asked, Ours
from skerry.server.http.table_routes import finished_record
from skerry.table.replay import NoReplay, Replay, replay_of

LARGEST_RECORD = 4 * 1024 * 1024
# A long game takes half a second to walk through: not too many at once beside the tables.
_AT_ONCE = asyncio.Semaphore(2)


@get("/tables/{table:str}/record", opt=told(answer=Record, errors=(409,)))
async def download_record(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """The record of a finished game; nobody gets that of a running one."""
    info, body = await finished_record(request, worker, table)
    name = f'attachment; filename="{info.game}-{info.id}.json"'
    return Answer(body, media_type=JSON, headers={"Content-Disposition": name})


@get("/tables/{table:str}/replay", opt=told(answer=Replay, errors=(409,)))
async def replay_table(request: Asked, worker: Ours, table: FromPath[str]) -> Answer:
    """A finished game step by step, with everything shown."""
    _, body = await finished_record(request, worker, table)
    return await _replay(request, body)


@post(
    "/replay",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    opt=told(form=Record, answer=Replay),
)
async def replay_file(request: Asked) -> Answer:
    """The game of a record file, step by step; it is checked on the way and not kept."""
    return await _replay(request, await request.body())


async def _replay(request: Asked, body: bytes) -> Answer:
    try:
        async with _AT_ONCE:
            packed = await asyncio.to_thread(_walk, body)
    except NoReplay as error:
        raise Declined(400, f"This cannot be replayed: {error}.") from None
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Answer(gzip.decompress(packed), media_type=JSON)
    return Answer(packed, media_type=JSON, headers={"Content-Encoding": "gzip"})


def _walk(body: bytes) -> bytes:
    return gzip.compress(msgspec.json.encode(replay_of(body)), 5, mtime=0)


ROUTES: list[HTTPRouteHandler] = [download_record, replay_table, replay_file]
