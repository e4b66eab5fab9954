"""The application: all routes and their middleware, on one worker with the same lifetime."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import cast

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import HTTPRouteHandler
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

import skerry
from skerry.protocol.forms import Health, Problem
from skerry.server.host.house import House
from skerry.server.http import reach
from skerry.server.http.host_access import HostAccess, host_of
from skerry.server.http.invitations import FOR_STRANGERS, GUARDS
from skerry.server.http.middleware import with_middleware
from skerry.server.http.openapi import doc, document
from skerry.server.http.problems import HttpProblem, problem_of
from skerry.server.http.requests import (
    Injected,
    JsonResponse,
    Request,
    json_response,
    optional_person,
    required_person,
)
from skerry.server.http.routes import (
    account,
    exports,
    game_pages,
    host,
    host_links,
    mail_pages,
    notices,
    own_games,
    replays,
    tables,
)
from skerry.server.http.routes.metrics import metrics_route
from skerry.server.http.routes.page_files import page_routes, read_page
from skerry.server.http.routes.previews import preview
from skerry.server.http.websocket import Sockets
from skerry.server.live.worker import Worker, open_worker
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.readiness import Readiness
from skerry.server.ops.settings import Settings
from skerry.server.refusals import Declined
from skerry.server.store.data_folder import database_file
from skerry.server.store.database import Unavailable

LOG = logging.getLogger("skerry.server.http.app")


def create_app(settings: Settings, *, migrated: bool = False) -> Litestar:
    """The application of one worker.

    `migrated`: the database has the schema of this version already.
    """
    metrics = Metrics()
    house = House(settings)

    @asynccontextmanager
    async def work(app: Litestar) -> AsyncIterator[None]:
        async with open_worker(house, metrics, migrated=migrated) as worker:
            app.state.worker = worker
            file = database_file(settings.database_url)
            folder = None if file is None else file.parent
            app.state.readiness = Readiness(worker.database, folder)
            yield

    app = Application(
        [
            *account.ROUTES,
            *own_games.ROUTES,
            *notices.ROUTES,
            *mail_pages.ROUTES,
            *reach.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
            *exports.ROUTES,
            *game_pages.ROUTES,
            *ROUTES,
            *host.ROUTES,
            *host_links.ROUTES,
            metrics_route(metrics, settings),
            *page_routes(read_page(), preview),
        ],
        lifespan=[work],
        dependencies={
            "worker": Provide(worker_of, sync_to_thread=False),
            "viewer": Provide(optional_person),
            "person": Provide(required_person),
            "host": Provide(host_of, sync_to_thread=False),
        },
        guards=GUARDS,
        exception_handlers={Exception: _report},
        after_exception=[_log_exception],
        request_max_body_size=settings.limits.body,
        # Our own document comes from the types that read the bodies; logs are set up elsewhere.
        openapi_config=None,
        logging_config=None,
    )
    app.add_middleware(house, metrics)
    return app


class Application(Litestar):
    """An application whose middleware also sees requests without a route.

    Litestar's own middleware does not see them.
    """

    def add_middleware(self, house: House, metrics: Metrics) -> None:
        """Pass all connections through the middleware."""
        worker = partial(worker_of, self.state)
        inner = HostAccess(Sockets(super().__call__, worker, _log_exception), worker)
        self._wrapped = with_middleware(inner, house.flags, metrics, house)

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Serve a connection, or start and stop."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self._wrapped(scope, cast(Receive, receive), cast(Send, send))


def worker_of(state: State) -> Worker:
    """The worker of the application."""
    worker = state.worker
    assert isinstance(worker, Worker), "it was opened when the application started"
    return worker


@get("/health", sync_to_thread=False, opt={**doc(response=Health), **FOR_STRANGERS})
def health() -> JsonResponse:
    """Report that the process is running."""
    return json_response(Health("ok", skerry.__version__))


@get("/ready", opt={**doc(response=Health), **FOR_STRANGERS})
async def readiness(request: Request, worker: Injected) -> JsonResponse:
    """Report whether moves can be stored, and whether the bus replies."""
    problem = await request.app.state.readiness.problem()
    if problem is not None:
        raise HttpProblem(503, problem)
    if not await worker.bus.ready():
        raise HttpProblem(503, "The bus does not reply.")
    return json_response(Health("ok", skerry.__version__))


@get("/schema/openapi.json", sync_to_thread=False)
def openapi_document(request: Request) -> JsonResponse:
    """The API as an OpenAPI document."""
    return json_response(document(request.app))


ROUTES: list[HTTPRouteHandler] = [health, readiness, openapi_document]


def _report(_: Request, error: Exception) -> JsonResponse:
    problem = problem_of(error)
    response = json_response(Problem(problem.what, problem.where), problem.status)
    response.headers.update(problem.headers)
    return response


async def _log_exception(error: Exception, scope: Scope) -> None:
    """Log the failures of the server; other problems are only reported to the client."""
    if isinstance(error, Unavailable):
        LOG.warning("a request failed: %s", error)
    elif not isinstance(error, Declined | HttpProblem | WebSocketException) and (
        scope["type"] == ScopeType.WEBSOCKET or problem_of(error).status >= 500
    ):
        LOG.error("a request failed", exc_info=error)
