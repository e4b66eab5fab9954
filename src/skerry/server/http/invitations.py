"""A server by invitation only: strangers may sign in, and see nothing else.

Every route asks for a session unless it is marked, so a new route is closed by default.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Scope

from skerry.server.http.credentials import token_in
from skerry.server.http.problems import HttpProblem
from skerry.server.live.worker import Worker
from skerry.server.people.identity import person_with_token

_KEY = "strangers"
FOR_STRANGERS = {_KEY: True}
"""For the `opt` of a route that strangers may use at every server: to come in, to get the files of
the page, and to check that the server runs."""


async def require_session(worker: Worker, scope: Scope) -> None:
    """Refuse a stranger where everybody needs an invitation."""
    # The host can change this while the server runs.
    if not worker.settings.invite_only:
        return
    if await person_with_token(worker.database, token_in(scope)) is None:
        raise HttpProblem(
            401,
            "This server is by invitation only: sign in, or ask its host for a code.",
            "$.invite",
            headers={"WWW-Authenticate": "Bearer"},
        )


async def _guard(connection: ASGIConnection[Any, Any, Any, Any], route: BaseRouteHandler) -> None:
    if not route.opt.get(_KEY):
        await require_session(connection.app.state.worker, connection.scope)


GUARDS: list[Guard] = [_guard]
"""The guards of all routes."""
