"""Frozen tables over HTTP: what is left of a game that cannot continue."""

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from skerry.protocol.messages import SeenStep, Snapshot
from skerry.protocol.table_export import FORMAT, TableExport
from skerry.server.http.openapi import doc
from skerry.server.http.requests import (
    Injected,
    JsonResponse,
    OptionalPerson,
    json_response,
    read_id,
)
from skerry.server.http.routes.replay_turns import ReplayTurns
from skerry.server.live.live_table import LiveTable
from skerry.server.live.worker import Worker
from skerry.server.refusals import NotNow
from skerry.server.store.rows import info_of
from skerry.server.store.verdicts import sentence_of
from skerry.table.decisions import MessageRefused
from skerry.table.table import Table
from skerry.table.updates import now_of, version_of


@get(
    "/tables/{table:str}/export",
    middleware=[ReplayTurns],
    opt=doc(response=TableExport, errors=(409,)),
)
async def export_table(
    worker: Injected, viewer: OptionalPerson, table: FromPath[str]
) -> JsonResponse:
    """A frozen table, as my seat or a spectator may know it; others have a record at their end."""
    live = await worker.live_tables.open(read_id(table))
    if not live.frozen:
        raise NotNow("Only a frozen table is saved this way; a finished one has a record.")
    info = info_of(live.row, live.seats, person=None if viewer is None else viewer.id)
    snapshot: Snapshot | None = None
    steps: tuple[SeenStep, ...] = ()
    if live.table is not None:
        seat = info.yours
        snapshot = Snapshot(version_of(live.table, seat), now_of(live.table, seat))
        steps = await _steps(worker, live, live.table, seat)
    saved = TableExport(FORMAT, info, sentence_of(live.row), info.yours, snapshot, steps)
    response = json_response(saved)
    response.headers["Content-Disposition"] = f'attachment; filename="frozen-{info.id}.json"'
    return response


async def _steps(
    worker: Worker, live: LiveTable, table: Table, seat: int | None
) -> tuple[SeenStep, ...]:
    try:
        return await worker.questions.history(live, table, seat)
    except MessageRefused:
        # What was stored before its snapshot is damaged.
        return ()


ROUTES: list[HTTPRouteHandler] = [export_table]
