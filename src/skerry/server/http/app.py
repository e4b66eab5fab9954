"""The application: all routes behind the door, on one worker that lives as long as it does."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.handlers import HTTPRouteHandler
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

import skerry
from skerry.protocol.forms import Health, Problem
from skerry.server.http import account_routes, replay_routes, table_routes
from skerry.server.http.middleware import door
from skerry.server.http.openapi import document, told
from skerry.server.http.page_files import page_routes, read_page
from skerry.server.http.problems import Declined, unknown_table
from skerry.server.http.requests import Answer, Asked, Ours, answer
from skerry.server.http.websocket import live
from skerry.server.live.play import NotNow
from skerry.server.live.worker import Worker, open_worker
from skerry.server.ops.metrics import Metrics, metrics_route
from skerry.server.ops.settings import Settings
from skerry.server.store.database import Unavailable, is_ready
from skerry.server.store.log import UnknownTable

SENTENCES = {
    404: "There is nothing at this path.",
    405: "This path is not for this method.",
    413: "The body is too large.",
}
LOG = logging.getLogger("skerry.server.http.app")


def create_app(settings: Settings, *, migrated: bool = False) -> Litestar:
    """The application of one worker.

    `migrated`: somebody has brought the database to this version already.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def work(app: Litestar) -> AsyncIterator[None]:
        async with open_worker(settings, metrics, migrated=migrated) as worker:
            app.state.worker = worker
            yield

    app = Application(
        [
            *account_routes.ROUTES,
            *table_routes.ROUTES,
            *replay_routes.ROUTES,
            *ROUTES,
            live,
            metrics_route(metrics, settings),
            *page_routes(read_page()),
        ],
        lifespan=[work],
        dependencies={"worker": Provide(worker_of, sync_to_thread=False)},
        exception_handlers={Exception: _tell_problem},
        after_exception=[_log_exception],
        request_max_body_size=settings.limits.body,
        # Ours come from the types that bodies are really read by, and our own logs are set up.
        openapi_config=None,
        logging_config=None,
    )
    app.stand_behind(settings, metrics)
    return app


class Application(Litestar):
    """An application behind its door.

    As Litestar's own middleware it would not see requests that no route is for.
    """

    def stand_behind(self, settings: Settings, metrics: Metrics) -> None:
        """Let all connections pass the door."""
        self._door = door(super().__call__, settings, metrics)

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Serve a connection; starting and stopping is no connection."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self._door(scope, cast(Receive, receive), cast(Send, send))


def worker_of(state: State) -> Worker:
    """The worker that the application lives on."""
    worker = state.worker
    assert isinstance(worker, Worker), "it was opened when the application started"
    return worker


@get("/health", sync_to_thread=False, opt=told(answer=Health))
def tell_health() -> Answer:
    """Does the process live?"""
    return answer(Health("ok", skerry.__version__))


@get("/ready", opt=told(answer=Health))
async def tell_ready(worker: Ours) -> Answer:
    """Do the database and the bus answer?"""
    try:
        database = await worker.database.read(is_ready)
    except Unavailable:
        database = False
    if not database:
        raise Declined(503, "The database does not answer.")
    if not await worker.bus.ready():
        raise Declined(503, "The bus does not answer.")
    return answer(Health("ok", skerry.__version__))


@get("/schema/openapi.json", sync_to_thread=False)
def tell_document(request: Asked) -> Answer:
    """What can be asked here, as OpenAPI."""
    return answer(document(request.app))


ROUTES: list[HTTPRouteHandler] = [tell_health, tell_ready, tell_document]


def problem_of(error: Exception) -> Declined:
    """What whoever asked is told of something that went wrong."""
    match error:
        case Declined():
            return error
        case NotNow():
            sentence = str(error)
            return Declined(409, f"{sentence[:1].upper()}{sentence[1:]}.")
        case UnknownTable():
            return unknown_table()
        case Unavailable():
            busy = "The server could not do this now, and nothing was done: try again."
            return Declined(503, busy, headers={"Retry-After": "1"})
        case HTTPException():
            what = SENTENCES.get(error.status_code, error.detail)
            return Declined(error.status_code, what, headers=error.headers)
        case _:
            return Declined(500, "Something went wrong in the server; it was written down.")


def _tell_problem(_: Asked, error: Exception) -> Answer:
    problem = problem_of(error)
    told = answer(Problem(problem.what, problem.where), problem.status)
    told.headers.update(problem.headers)
    return told


async def _log_exception(error: Exception, scope: Scope) -> None:
    """Write down what is our own fault; whoever asked is told of the rest."""
    if isinstance(error, Unavailable):
        LOG.warning("not done: %s", error)
    elif not isinstance(error, Declined | WebSocketException) and (
        scope["type"] == ScopeType.WEBSOCKET or problem_of(error).status >= 500
    ):
        LOG.error("a request failed", exc_info=error)
