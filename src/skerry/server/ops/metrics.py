"""Metrics: what a worker counts of its own work.

A single worker reports its own numbers. Where several workers share a machine, each writes its
numbers to files in a directory that the environment names (as prometheus_client does it), and any
of them reports all: counters are summed, including those of dead workers, and gauges count only
running ones. Several machines are several targets for Prometheus.
"""

import asyncio
import os
import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED_DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the shared directory of several workers."""
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64)
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})


class Metrics:
    """The metrics of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # The same numbers for the host's page, where reading them costs nothing.
        self.open_sockets = 0
        self.loaded_tables = 0
        self.moves_made = 0
        self._requests = Histogram(
            "skerry_request_seconds",
            "HTTP requests and their duration",
            ("route", "method", "status"),
            buckets=LATENCIES,
            registry=self.registry,
        )
        self._sockets = self._gauge("skerry_sockets", "Open sockets")
        self._tables = self._gauge("skerry_tables", "Tables in memory")
        self._moves = self._counter("skerry_moves", "Moves", "game")
        # Looking up a label costs more than counting.
        self._moves_of: dict[str, Counter] = {}
        self._refused = self._counter("skerry_refused", "Refused messages", "why")
        self._bot_moves = self._histogram(
            "skerry_bot_seconds", "Moves of bots and their duration", LATENCIES
        )
        self._bot_failures = self._counter("skerry_bot_failures", "Bots that failed to move", "why")
        self._conflicts = self._counter(
            "skerry_append_conflicts", "Appends that lost against another worker"
        )
        self._batches = self._histogram("skerry_write_batch", "Writes in one commit", SIZES)
        self._commits = self._histogram("skerry_write_seconds", "Duration of a commit", LATENCIES)
        self._lag = self._histogram("skerry_loop_lag_seconds", "Delay of the event loop", LATENCIES)
        self._sweeps = self._counter("skerry_attendance_sweeps", "Sweeps of the scheduler")
        self._attended = self._counter(
            "skerry_attended_tables", "Due tables that the scheduler took over"
        )
        self._heals = self._counter("skerry_bus_heals", "Reconnects of the bus")
        self._expired = self._counter("skerry_expired", "Rows that upkeep deleted", "what")

    def responded(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request; the route is its template, never the path itself."""
        method = method if method in METHODS else "other"
        self._requests.labels(route, method, str(status)).observe(seconds)

    def sockets(self, change: int) -> None:
        """Count opened (1) or closed (-1) sockets."""
        self.open_sockets += change
        self._sockets.inc(change)

    def tables(self, change: int) -> None:
        """Count tables that are loaded (1) or dropped (-1)."""
        self.loaded_tables += change
        self._tables.inc(change)

    def moved(self, game: str) -> None:
        """Count a move that is on disk."""
        self.moves_made += 1
        counted = self._moves_of.get(game)
        if counted is None:
            counted = self._moves_of[game] = self._moves.labels(game)
        counted.inc()

    def refused(self, why: str) -> None:
        """Count a refused message."""
        self._refused.labels(why).inc()

    def bot_moved(self, seconds: float) -> None:
        """Count a move of a bot."""
        self._bot_moves.observe(seconds)

    def bot_failed(self, why: str) -> None:
        """Count a bot that was overdue or crashed."""
        self._bot_failures.labels(why).inc()

    def conflict(self) -> None:
        """Count an append that lost against another worker."""
        self._conflicts.inc()

    def wrote(self, writes: int, seconds: float) -> None:
        """Count a commit and its writes."""
        self._batches.observe(writes)
        self._commits.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Record a delay of the event loop."""
        self._lag.observe(seconds)

    def swept(self, attended: int) -> None:
        """Count a sweep of the scheduler, and the tables that it took over."""
        self._sweeps.inc()
        self._attended.inc(attended)

    def bus_reconnected(self) -> None:
        """Count a reconnect of the bus."""
        self._heals.inc()

    def expired(self, what: str, count: int) -> None:
        """Count rows that upkeep deleted."""
        self._expired.labels(what).inc(count)

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        directory = os.environ.get(SHARED_DIRECTORY)
        if directory is None:
            return generate_latest(self.registry)
        everyone = CollectorRegistry()
        # The package does not type this class.
        MultiProcessCollector(everyone, path=directory)  # type: ignore[no-untyped-call]
        return generate_latest(everyone)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(name, help, registry=self.registry, multiprocess_mode="livesum")

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, help, buckets=buckets, registry=self.registry)


def meeting_folder() -> Path | None:
    """The folder that all workers of this server share; None: there is only one."""
    directory = os.environ.get(SHARED_DIRECTORY)
    return None if directory is None else Path(directory)


async def watch_loop(metrics: Metrics, every: float = 0.5) -> None:
    """Measure the delay of the event loop until cancelled."""
    while True:
        due = time.perf_counter() + every
        await asyncio.sleep(every)
        metrics.lagged(max(0.0, time.perf_counter() - due))
