"""The bus: short notices from worker to worker that something happened at a table.

A notice is a hint, never the truth: that is the log in the database. Whoever misses a notice finds
out at the next one, or reads again what it shows when the line has healed.
"""

import asyncio
import logging
from collections import deque
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
"""The one channel that all workers speak and listen on."""
SCHEMES = ("redis", "rediss", "unix")

_log = logging.getLogger("skerry.server.live.bus")

_MOST_WAITING = 4096
_MOST_AT_ONCE = 256
_SHORTEST_PAUSE = 0.05
_LONGEST_PAUSE = 2.0
# After a connection that lasted so long the next one is tried at once; after a short one, later.
_LONG = 1.0
# No command may take longer than so many seconds, and no connection either.
_PATIENCE = 2.0
# What a broken line raises as a rule; anything else is logged with its traceback.
_DOWN = (RedisError, OSError)


class What(StrEnum):
    """What changed at a table."""

    log = "log"
    presence = "presence"
    chat = "chat"
    seats = "seats"


class Notice(msgspec.Struct, frozen=True):
    """Something changed at a table.

    >>> Notice("w1", "harbour", What.log, 7).what
    <What.log: 'log'>
    """

    worker: str
    """Who says so."""
    table: str
    what: What
    seq: int = 0


_DECODER = msgspec.json.Decoder(Notice)


class Bus(Protocol):
    """Carries notices between the workers of one server."""

    async def publish(self, notice: Notice) -> None:
        """Tell the other workers. Never waits for them and never fails: a notice may be lost."""

    async def run(self, hear: Callable[[Notice], None], healed: Callable[[], None]) -> None:
        """Listen until cancelled.

        `hear` gets the notices of the other workers. `healed` is called whenever the line stands
        again after a time in which notices were lost, so that the worker reads its tables again.
        """

    async def ready(self) -> bool:
        """Does the line stand?"""

    async def close(self) -> None:
        """Send what still waits, as far as that is quick, and hang up."""


def bus_for(url: str | None, worker: str) -> Bus:
    """The bus at a URL, or the one of a single process; ValueError if it cannot be read.

    >>> type(bus_for(None, "w1")).__name__
    'Alone'
    >>> bus_for("amqp://broker", "w1")
    Traceback (most recent call last):
    ValueError: unknown bus 'amqp' (there are: redis://, rediss://, unix://)
    """
    return Alone() if url is None else RedisBus(url, worker)


class Alone:
    """The bus of a single process: there is nobody to tell."""

    async def publish(self, notice: Notice) -> None:
        """Nobody listens."""

    async def run(self, hear: Callable[[Notice], None], healed: Callable[[], None]) -> None:
        """Nobody speaks."""
        del hear, healed
        await anyio.sleep_forever()

    async def ready(self) -> bool:
        """Always."""
        return True

    async def close(self) -> None:
        """There is nothing to close."""


class RedisBus:
    """Notices over Redis's pub/sub; a line that broke is mended for as long as it takes.

    `beat`: after so many seconds of silence the server is asked for a sign of life, and after as
    many more without one the line counts as broken.
    """

    def __init__(self, url: str, worker: str, *, beat: float = 5.0) -> None:
        self._worker = worker
        self._beat = beat
        self._client, self._place = _client_for(url)
        self._secret = str(self._client.connection_pool.connection_kwargs.get("password") or "")
        self._waiting: deque[bytes] = deque()
        self._lost = 0
        self._sender: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._listens = False
        self._gap = False
        self._troubled: set[str] = set()
        self._closed = False

    async def publish(self, notice: Notice) -> None:
        """Put a notice on the line; if too many wait there already, the oldest is dropped."""
        if self._closed:
            return
        if len(self._waiting) == _MOST_WAITING:
            self._waiting.popleft()
            self._lost += 1
            if self._lost == 1:
                _log.warning("too many notices wait for the bus at %s: some drop", self._place)
        self._waiting.append(msgspec.json.encode(notice))
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting(), name="skerry bus")

    async def run(self, hear: Callable[[Notice], None], healed: Callable[[], None]) -> None:
        """Listen until cancelled, over as many connections as that takes."""
        pauses = _pauses()
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                await self._listen(hear, healed)
            except Exception as error:
                # Whatever broke, it is mended alike; uvloop raises RuntimeError, too.
                self._trouble("listening", error)
            finally:
                self._listens, self._gap = False, True
            if asyncio.get_running_loop().time() - begun > _LONG:
                pauses = _pauses()
            await asyncio.sleep(next(pauses))

    async def ready(self) -> bool:
        """Is the channel subscribed, and does the server answer?"""
        if not self._listens:
            return False
        try:
            # One after the other, so that many questions do not need many connections.
            async with asyncio.timeout(_PATIENCE), self._asking:
                await self._client.ping()
        except Exception as error:
            self._trouble("asking", error)
            return False
        self._calm("asking")
        return True

    async def close(self) -> None:
        """Send what still waits, as far as that is quick, and hang up."""
        self._closed = True
        sender = self._sender
        if sender is not None:
            await asyncio.wait({sender}, timeout=1.0)
            sender.cancel()
            await asyncio.wait({sender})
        await self._client.aclose()

    async def _listen(self, hear: Callable[[Notice], None], healed: Callable[[], None]) -> None:
        """Listen on one connection until it breaks."""
        async with self._client.pubsub() as line:
            await line.subscribe(CHANNEL)
            asked = True
            while True:
                message = await line.get_message(timeout=self._beat)
                if message is None:
                    if asked:
                        raise TimeoutError("no sign of life")
                    await line.ping()
                    asked = True
                    continue
                asked = False
                if message["type"] == "subscribe":
                    self._subscribed(healed)
                elif message["type"] == "message":
                    self._take(message["data"], hear)
                # Messages that lie in the buffer are read without a pause otherwise.
                await asyncio.sleep(0)

    def _subscribed(self, healed: Callable[[], None]) -> None:
        """From now on nothing is missed."""
        self._calm("listening")
        # The client library may mend a line by itself; then this is called a second time.
        missed = self._gap or self._listens
        self._listens = True
        self._gap = False
        if missed:
            try:
                healed()
            except Exception:
                _log.exception("reading again after the bus healed failed")

    def _take(self, data: bytes, hear: Callable[[Notice], None]) -> None:
        try:
            notice = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            _log.warning("%d bytes on the bus are no notice: %s", len(data), error)
            return
        if notice.worker == self._worker:
            return
        try:
            hear(notice)
        except Exception:
            _log.exception("a notice about table %s could not be followed", notice.table)

    async def _send_waiting(self) -> None:
        """Send until nothing waits, over as many connections as that takes."""
        pauses = _pauses()
        batch: list[bytes] = []
        while self._waiting or batch:
            while self._waiting and len(batch) < _MOST_AT_ONCE:
                batch.append(self._waiting.popleft())
            try:
                async with self._client.pipeline(transaction=False) as pipe:
                    for data in batch:
                        pipe.publish(CHANNEL, data)
                    await pipe.execute()
            except Exception as error:
                self._trouble("telling", error)
                await asyncio.sleep(next(pauses))
            else:
                self._calm("telling")
                pauses = _pauses()
                batch.clear()
        self._sender = None

    def _trouble(self, doing: str, error: Exception) -> None:
        """Say once, not at every attempt, that the line is down."""
        if doing in self._troubled:
            return
        self._troubled.add(doing)
        text = f"{type(error).__name__}: {error}"
        # Some servers repeat in their complaint what they were told.
        reason = text.replace(self._secret, "***") if self._secret else text
        traced = None if isinstance(error, _DOWN) else error
        _log.warning("%s on the bus at %s: %s", doing, self._place, reason, exc_info=traced)

    def _calm(self, doing: str) -> None:
        if doing in self._troubled:
            self._troubled.remove(doing)
            _log.info("%s on the bus at %s works again", doing, self._place)
        if doing == "telling" and self._lost:
            _log.warning("%d notices were dropped while the bus was down", self._lost)
            self._lost = 0


def _pauses() -> Iterator[float]:
    """How long to wait after each failure in a row, in seconds."""
    pause = _SHORTEST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE)


def _client_for(url: str) -> tuple[Redis, str]:
    """A client, and its server's place in words that hold no password."""
    scheme = url.partition(":")[0]
    if scheme not in SCHEMES or "://" not in url:
        known = ", ".join(f"{name}://" for name in SCHEMES)
        # A URL without a scheme may be anything, a password too.
        named = f" {scheme!r}" if "://" in url else ""
        raise ValueError(f"unknown bus{named} (there are: {known})")
    try:
        parts = urlsplit(url)
        place = parts.path if scheme == "unix" else f"{parts.hostname}:{parts.port or 6379}"
        client = Redis.from_url(
            url,
            # One for telling, one for listening, one for asking whether it stands.
            max_connections=4,
            socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE,
            # Mending is done here, where it is known what was missed.
            retry=Retry(NoBackoff(), 0),
            protocol=2,
        )
    except (ValueError, TypeError):
        # Their words may hold a piece of the password.
        raise ValueError(f"the {scheme}:// URL of the bus cannot be read") from None
    return client, place
