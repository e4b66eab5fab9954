"""Metrics: what a worker counts of its own work, and who may read it.

One worker answers for itself. Where several workers share a machine, each writes its numbers to
files in a directory that the environment names (prometheus_client's own way), and any of them
answers for all: counters are added up, also those of workers that died, and gauges count only the
living. Several machines are several targets for Prometheus.
"""

import asyncio
import hmac
import os
import time

from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from litestar.types import Scope
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from skerry.server.http.limits import client_address, header, is_loopback
from skerry.server.ops.settings import Settings

SHARED_DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the directory which several workers share."""
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64)
FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})


class Metrics:
    """The numbers of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Histogram(
            "skerry_request_seconds",
            "HTTP requests and how long they took",
            ("route", "method", "status"),
            buckets=LATENCIES,
            registry=self.registry,
        )
        self._sockets = self._gauge("skerry_sockets", "Sockets that are open")
        self._tables = self._gauge("skerry_tables", "Tables that are held in memory")
        self._moves = self._counter("skerry_moves", "Moves that were made", "game")
        self._refused = self._counter("skerry_refused", "Messages that were refused", "why")
        self._bot_moves = self._histogram("skerry_bot_seconds", "Moves of bots", LATENCIES)
        self._bot_failures = self._counter(
            "skerry_bot_failures", "Moves that a bot did not make itself", "why"
        )
        self._conflicts = self._counter(
            "skerry_append_conflicts", "Appends that another worker was quicker with"
        )
        self._batches = self._histogram("skerry_write_batch", "Writes that shared a commit", SIZES)
        self._commits = self._histogram(
            "skerry_write_seconds", "How long a shared commit took", LATENCIES
        )
        self._lag = self._histogram(
            "skerry_loop_lag_seconds", "How much later than asked the event loop woke up", LATENCIES
        )
        self._sweeps = self._counter("skerry_attendance_sweeps", "Looks for tables to attend")
        self._attended = self._counter("skerry_attended_tables", "Tables that were attended")
        self._heals = self._counter("skerry_bus_heals", "Times that the bus was found again")
        self._expired = self._counter("skerry_expired", "Things that upkeep threw away", "what")

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; the route is its template, never the path itself."""
        method = method if method in METHODS else "other"
        self._requests.labels(route, method, str(status)).observe(seconds)

    def sockets(self, change: int) -> None:
        """Sockets were opened (1) or closed (-1)."""
        self._sockets.inc(change)

    def tables(self, change: int) -> None:
        """Tables came into memory (1) or left it (-1)."""
        self._tables.inc(change)

    def moved(self, game: str) -> None:
        """A move was made and is on disk."""
        self._moves.labels(game).inc()

    def refused(self, why: str) -> None:
        """A message was refused."""
        self._refused.labels(why).inc()

    def bot_moved(self, seconds: float) -> None:
        """A bot has made up its mind."""
        self._bot_moves.observe(seconds)

    def bot_failed(self, why: str) -> None:
        """A bot was overdue or crashed, and the simplest one moved for it."""
        self._bot_failures.labels(why).inc()

    def conflict(self) -> None:
        """Another worker appended first."""
        self._conflicts.inc()

    def wrote(self, writes: int, seconds: float) -> None:
        """Some writes shared one commit."""
        self._batches.observe(writes)
        self._commits.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop woke up so much too late."""
        self._lag.observe(seconds)

    def swept(self, attended: int) -> None:
        """A look for tables to attend found so many."""
        self._sweeps.inc()
        self._attended.inc(attended)

    def healed(self) -> None:
        """The bus was lost and is found again."""
        self._heals.inc()

    def expired(self, what: str, count: int) -> None:
        """Upkeep threw something away."""
        self._expired.labels(what).inc(count)

    def text(self) -> bytes:
        """All numbers as Prometheus reads them."""
        directory = os.environ.get(SHARED_DIRECTORY)
        if directory is None:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        # The package says nothing of the types of this one.
        MultiProcessCollector(everybody, path=directory)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(name, help, registry=self.registry, multiprocess_mode="livesum")

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, help, buckets=buckets, registry=self.registry)


async def watch_loop(metrics: Metrics, every: float = 0.5) -> None:
    """Measure the event loop's lag for ever."""
    while True:
        asked = time.perf_counter() + every
        await asyncio.sleep(every)
        metrics.lagged(max(0.0, time.perf_counter() - asked))


def may_read(scope: Scope, settings: Settings) -> bool:
    """May whoever asks read the metrics: with the token, or from this machine itself?"""
    if settings.metrics_token is not None:
        scheme, _, token = (header(scope, b"authorization") or "").partition(" ")
        given, wanted = token.strip().encode(), settings.metrics_token.encode()
        return scheme.lower() == "bearer" and hmac.compare_digest(given, wanted)
    # A proxy on this machine that nobody told us to trust would make everybody look local.
    if any(header(scope, name) is not None for name in FORWARDED):
        return False
    return is_loopback(client_address(scope, settings.trusted_proxies))


def metrics_route(metrics: Metrics, settings: Settings) -> HTTPRouteHandler:
    """The route that Prometheus reads; to others it is as if it were not there."""

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def read_metrics(request: Request[object, object, State]) -> Response[bytes]:
        if not may_read(request.scope, settings):
            raise NotFoundException
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return read_metrics
