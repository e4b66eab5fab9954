"""How uvicorn runs the application of one worker."""

from typing import TYPE_CHECKING

import uvicorn

from skerry.protocol.messages import MOST_FRAME
from skerry.server.http.gate import GatedConfig
from skerry.server.http.wire.request_protocol import RequestProtocol
from skerry.server.http.wire.socket_protocol import SocketProtocol
from skerry.server.ops.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

STOP_WITHIN = 3
"""Seconds that requests and sockets have to finish when the server stops."""
CLOSE_WITHIN = 9.0
"""Seconds after a signal in which the server ends, whatever is still pending."""
START_WITHIN = 60
"""Seconds after which a worker that does not reply to its parent is replaced."""
KEEP_ALIVE = 125
"""Seconds that an idle HTTP connection stays open: longer than proxies keep theirs."""
BACKLOG = 2048


def configuration(app: "Litestar | str", settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn; logs, proxies and limits are up to the application."""
    return GatedConfig(
        app,
        settings,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        # uvloop where it is installed.
        loop="auto",
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOP_WITHIN,
        timeout_worker_healthcheck=START_WITHIN,
    )
