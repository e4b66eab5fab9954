"""The bus: short notices between workers that something changed at a table.

A notice is only a hint; the truth is the log in the database. A worker that misses a notice
catches up at the next one, or reads its tables again when the connection is back.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Protocol
from urllib.parse import urlsplit

import anyio
import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "skerry"
"""The channel on which all workers publish and listen."""
SCHEMES = ("redis", "rediss", "unix")

LOG = logging.getLogger("skerry.server.live.bus")

_MOST_WAITING = 4096
_MOST_AT_ONCE = 256
# Seconds for which notices are gathered: nobody waits for them, and sending or reading a message
# costs as much as a move.
_GATHER = 0.05
_SHORTEST_PAUSE = 0.05
_LONGEST_PAUSE = 2.0
# Seconds: after a connection that lasted longer, the next attempt comes without a pause.
_LONG = 1.0
# Seconds that a command, or connecting, may take.
_PATIENCE = 2.0
# What a broken connection usually raises; anything else is logged with its traceback.
_DOWN = (RedisError, OSError)


class Topic(StrEnum):
    """What changed."""

    LOG = "log"
    PRESENCE = "presence"
    CHAT = "chat"
    SEATS = "seats"
    PERSON = "person"
    """The sessions or mutes of a person; the notice names the person instead of a table."""
    HOST = "host"
    """The host of the server did something; the journal says what."""


class Notice(msgspec.Struct, frozen=True):
    """Something changed at a table, or about a person.

    >>> Notice("w1", "harbour", Topic.LOG, 7).what
    <Topic.LOG: 'log'>
    """

    worker: str
    """The worker that sent it."""
    table: str
    what: Topic
    seq: int = 0


_DECODER = msgspec.json.Decoder(list[Notice])


class Bus(Protocol):
    """Carries notices between the workers of one server."""

    def publish(self, notice: Notice) -> None:
        """Tell the other workers. Never waits and never fails: a notice may be lost."""

    async def run(self, handle: Callable[[Notice], None], reload: Callable[[], None]) -> None:
        """Listen until cancelled.

        `handle` gets the notices of the other workers. `reload` is called after each reconnect:
        notices may have been lost, so the worker must read its tables again.
        """

    async def ready(self) -> bool:
        """Whether the bus is connected."""

    async def close(self) -> None:
        """Send what is still queued, if that is quick, and disconnect."""


def bus_for(url: str | None, worker: str) -> Bus:
    """The bus at a URL, or the bus of a single process; ValueError if the URL is wrong.

    >>> type(bus_for(None, "w1")).__name__
    'LocalBus'
    >>> bus_for("amqp://broker", "w1")
    Traceback (most recent call last):
    ValueError: unknown bus 'amqp' (there are: redis://, rediss://, unix://)
    """
    return LocalBus() if url is None else RedisBus(url, worker)


class LocalBus:
    """The bus of a single process, which has no other workers."""

    def publish(self, notice: Notice) -> None:
        """Do nothing."""

    async def run(self, handle: Callable[[Notice], None], reload: Callable[[], None]) -> None:
        """Wait until cancelled."""
        del handle, reload
        await anyio.sleep_forever()

    async def ready(self) -> bool:
        """Always true."""
        return True

    async def close(self) -> None:
        """Do nothing."""


class RedisBus:
    """Notices over Redis's pub/sub; it reconnects for as long as it takes.

    `beat`: after this many seconds of silence the server is pinged, and after the same time
    without a reply the connection counts as broken.
    """

    def __init__(self, url: str, worker: str, *, beat: float = 5.0) -> None:
        self._worker = worker
        self._beat = beat
        self._client, self._place = _client_for(url)
        self._secret = str(self._client.connection_pool.connection_kwargs.get("password") or "")
        self._waiting: dict[tuple[str, Topic], Notice] = {}
        self._lost = 0
        self._sender: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._listens = False
        self._gap = False
        self._failing: set[str] = set()
        self._closed = False

    def publish(self, notice: Notice) -> None:
        """Queue a notice; if the queue is full, the oldest one is dropped."""
        if self._closed:
            return
        if len(self._waiting) == _MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
            self._lost += 1
            if self._lost == 1:
                LOG.warning("the queue for the bus at %s is full: notices are dropped", self._place)
        # Of several notices about the same thing, the last one says everything.
        self._waiting.pop((notice.table, notice.what), None)
        self._waiting[notice.table, notice.what] = notice
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting(), name="skerry bus")

    async def run(self, handle: Callable[[Notice], None], reload: Callable[[], None]) -> None:
        """Listen until cancelled, and reconnect whenever that is necessary."""
        pauses = _pauses()
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                await self._listen(handle, reload)
            except Exception as error:
                # All errors are treated alike; uvloop also raises RuntimeError.
                self._failed("listening", error)
            finally:
                self._listens, self._gap = False, True
            if asyncio.get_running_loop().time() - begun > _LONG:
                pauses = _pauses()
            await asyncio.sleep(next(pauses))

    async def ready(self) -> bool:
        """Whether the channel is subscribed and the server replies."""
        if not self._listens:
            return False
        try:
            # One after the other, so that many checks do not need many connections.
            async with asyncio.timeout(_PATIENCE), self._asking:
                await self._client.ping()
        except Exception as error:
            self._failed("checking", error)
            return False
        self._works("checking")
        return True

    async def close(self) -> None:
        """Send what is still queued, if that is quick, and disconnect."""
        self._closed = True
        sender = self._sender
        if sender is not None:
            await asyncio.wait({sender}, timeout=1.0)
            sender.cancel()
            await asyncio.wait({sender})
        await self._client.aclose()

    async def _listen(self, handle: Callable[[Notice], None], reload: Callable[[], None]) -> None:
        """Listen on one connection until it breaks."""
        async with self._client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            pinged = True
            while True:
                message = await subscription.get_message(timeout=self._beat)
                if message is None:
                    if pinged:
                        raise TimeoutError("no reply")
                    await subscription.ping()
                    pinged = True
                    continue
                pinged = False
                if message["type"] == "subscribe":
                    self._subscribed(reload)
                elif message["type"] == "message":
                    self._receive(message["data"], handle)
                # Otherwise buffered messages would be read without a pause.
                await asyncio.sleep(0)

    def _subscribed(self, reload: Callable[[], None]) -> None:
        """Call `reload` if notices may have been missed before this subscription."""
        self._works("listening")
        # The client library may reconnect by itself; then this is called a second time.
        missed = self._gap or self._listens
        self._listens = True
        self._gap = False
        if missed:
            try:
                reload()
            except Exception:
                LOG.exception("reloading after a reconnect of the bus failed")

    def _receive(self, data: bytes, handle: Callable[[Notice], None]) -> None:
        try:
            notices = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            LOG.warning("received %d bytes that are no notices: %s", len(data), error)
            return
        for notice in notices:
            if notice.worker == self._worker:
                continue
            try:
                handle(notice)
            except Exception:
                LOG.exception("a notice about table %s could not be handled", notice.table)

    async def _send_waiting(self) -> None:
        """Send until the queue is empty, and reconnect whenever that is necessary."""
        pauses = _pauses()
        batch: list[Notice] = []
        while self._waiting or batch:
            if not batch and not self._closed:
                # Many notices in one message cost little more than one.
                await asyncio.sleep(_GATHER)
            keys = list(self._waiting)[: _MOST_AT_ONCE - len(batch)]
            batch += [self._waiting.pop(key) for key in keys]
            try:
                await self._client.publish(CHANNEL, msgspec.json.encode(batch))
            except Exception as error:
                self._failed("publishing", error)
                await asyncio.sleep(next(pauses))
            else:
                self._works("publishing")
                pauses = _pauses()
                batch.clear()
        self._sender = None

    def _failed(self, doing: str, error: Exception) -> None:
        """Log once, not at every attempt, that the connection is down."""
        if doing in self._failing:
            return
        self._failing.add(doing)
        text = f"{type(error).__name__}: {error}"
        # Some servers repeat the password in their error message.
        reason = text.replace(self._secret, "***") if self._secret else text
        traced = None if isinstance(error, _DOWN) else error
        LOG.warning("%s on the bus at %s fails: %s", doing, self._place, reason, exc_info=traced)

    def _works(self, doing: str) -> None:
        if doing in self._failing:
            self._failing.remove(doing)
            LOG.info("%s on the bus at %s works again", doing, self._place)
        if doing == "publishing" and self._lost:
            LOG.warning("%d notices were dropped while the bus was down", self._lost)
            self._lost = 0


def _pauses() -> Iterator[float]:
    """Seconds to wait after each failure in a row."""
    pause = _SHORTEST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE)


def _client_for(url: str) -> tuple[Redis, str]:
    """A client, and the address of its server without the password."""
    scheme = url.partition(":")[0]
    if scheme not in SCHEMES or "://" not in url:
        known = ", ".join(f"{name}://" for name in SCHEMES)
        # A text without a scheme may be anything, also a password.
        named = f" {scheme!r}" if "://" in url else ""
        raise ValueError(f"unknown bus{named} (there are: {known})")
    try:
        parts = urlsplit(url)
        place = parts.path if scheme == "unix" else f"{parts.hostname}:{parts.port or 6379}"
        client = Redis.from_url(
            url,
            # One to publish, one to listen, one to check the connection.
            max_connections=4,
            socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE,
            # Reconnecting is done here, where it is known what was missed.
            retry=Retry(NoBackoff(), 0),
            protocol=2,
        )
    except (ValueError, TypeError):
        # Their message may contain a part of the password.
        raise ValueError(f"the {scheme}:// URL of the bus cannot be read") from None
    return client, place
