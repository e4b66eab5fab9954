"""Finished games over HTTP: their records, and replays of them or of uploaded records."""

import gzip
import zlib
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import msgspec
from anyio import to_thread
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Stream

from skerry.core.event import Seat
from skerry.core.record import LARGEST_RECORD, Record
from skerry.core.registry import names
from skerry.server.http.openapi import doc
from skerry.server.http.requests import (
    JSON,
    Injected,
    JsonResponse,
    OptionalPerson,
    Request,
    read_query,
)
from skerry.server.http.routes.replay_turns import ReplayTurns
from skerry.server.http.routes.tables import finished_record
from skerry.server.live.worker import Worker
from skerry.server.refusals import Invalid
from skerry.table.replay import NoReplay, Replay, replay_of

PIECE = 64 * 1024
"""Bytes of a replay that are sent at once; the next piece waits until the client reads."""


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
    # The name of a game that is no longer installed may be anything.
    game = info.game if info.game in names() else "game"
    name = f'attachment; filename="{game}-{info.id}.json"'
    return JsonResponse(body, media_type=JSON, headers={"Content-Disposition": name})


@get(
    "/tables/{table:str}/replay",
    middleware=[ReplayTurns],
    opt=doc(query=ReplayQuery, response=Replay, errors=(409,)),
)
async def replay_table(
    request: Request, worker: Injected, viewer: OptionalPerson, table: FromPath[str]
) -> Stream:
    """A finished game step by step, with nothing hidden."""
    info, body = await finished_record(worker, table, viewer)
    seen = _Seen(tuple(seat.colour for seat in info.seats), info.yours)
    return await _replay(request, worker, body, seen)


@post(
    "/replay",
    status_code=200,
    middleware=[ReplayTurns],
    request_max_body_size=LARGEST_RECORD,
    opt=doc(form=Record, query=ReplayQuery, response=Replay),
)
async def replay_file(request: Request, worker: Injected) -> Stream:
    """The game of an uploaded record, step by step; it is checked, and not stored."""
    return await _replay(request, worker, await request.body(), _Seen())


class _Seen(NamedTuple):
    """What a table tells about its seats, and a file does not."""

    colours: tuple[str | None, ...] = ()
    yours: Seat | None = None


async def _replay(request: Request, worker: Worker, body: bytes, seen: _Seen) -> Stream:
    words = read_query(request, ReplayQuery).words
    try:
        # A long game takes half a second, so few at once beside the tables.
        packed = await to_thread.run_sync(
            partial(_walk, body, words, seen), limiter=worker.allowances.replay_threads
        )
    except NoReplay as error:
        raise Invalid(f"This cannot be replayed: {error}.") from None
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(_unpacked(packed), media_type=JSON)
    pieces = (packed[start : start + PIECE] for start in range(0, len(packed), PIECE))
    return Stream(pieces, media_type=JSON, headers={"Content-Encoding": "gzip"})


def _walk(body: bytes, words: bool, seen: _Seen) -> bytes:
    told = msgspec.structs.replace(replay_of(body, words=words), **seen._asdict())
    return gzip.compress(msgspec.json.encode(told), 5, mtime=0)


def _unpacked(packed: bytes) -> Iterator[bytes]:
    unpacker = zlib.decompressobj(wbits=31)
    while piece := unpacker.decompress(packed, PIECE):
        packed = unpacker.unconsumed_tail
        yield piece


ROUTES: list[HTTPRouteHandler] = [download_record, replay_table, replay_file]
