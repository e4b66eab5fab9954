"""Notices between workers arrive, and lost connections are restored."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import anyio
import msgspec
import pytest
from tests.server import services

from skerry.server.live.bus import CHANNEL, Bus, LocalBus, Notice, RedisBus, Topic, bus_for

pytestmark = pytest.mark.anyio

PATIENCE = 30.0


@pytest.fixture(
    params=[
        pytest.param(("asyncio", {"use_uvloop": False}), id="asyncio"),
        pytest.param(("asyncio", {"use_uvloop": True}), id="uvloop"),
    ]
)
def anyio_backend(request: pytest.FixtureRequest) -> object:
    return request.param


@dataclass
class Listener:
    """The notices that a worker received."""

    bus: Bus
    notices: list[Notice] = field(default_factory=list)
    healed: int = 0

    def heal(self) -> None:
        self.healed += 1


async def until(true: Callable[[], bool]) -> None:
    with anyio.fail_after(PATIENCE):
        while not true():
            await anyio.sleep(0.01)


async def until_ready(bus: Bus) -> None:
    with anyio.fail_after(PATIENCE):
        while not await bus.ready():
            await anyio.sleep(0.01)


@contextlib.asynccontextmanager
async def listening(bus: Bus, *, ready: bool = True) -> AsyncIterator[Listener]:
    listener = Listener(bus)
    task = asyncio.create_task(bus.run(listener.notices.append, listener.heal))
    try:
        if ready:
            await until_ready(bus)
        yield listener
    finally:
        task.cancel()
        await asyncio.wait({task})
        await bus.close()
    assert task.cancelled()


async def reaches(one: Bus, other: Listener, name: str) -> None:
    """Wait until notices arrive; earlier ones may be lost."""
    with anyio.fail_after(PATIENCE):
        while not any(notice.table == name for notice in other.notices):
            one.publish(Notice("one", name, Topic.LOG))
            await anyio.sleep(0.02)


async def test_a_single_process_has_nobody_to_tell() -> None:
    async with listening(LocalBus()) as listener:
        listener.bus.publish(Notice("one", "harbour", Topic.LOG, 1))
        assert await listener.bus.ready()
    assert listener == Listener(listener.bus)


async def test_notices_reach_the_others_in_order(redis: services.Redis) -> None:
    said = [Notice("one", f"t{n}", list(Topic)[n % 4], n) for n in range(2000)]
    async with (
        listening(RedisBus(redis.url, "one")) as one,
        listening(RedisBus(redis.url, "two")) as two,
        listening(RedisBus(redis.url, "three")) as three,
    ):
        for notice in said:
            one.bus.publish(notice)
        await until(lambda: len(two.notices) == len(three.notices) == len(said))
        assert two.notices == three.notices == said
        two.bus.publish(Notice("two", "t", Topic.CHAT))
        await until(lambda: bool(one.notices))
    assert one.notices == [Notice("two", "t", Topic.CHAT)], (
        "a worker does not receive its own notices"
    )
    assert [one.healed, two.healed, three.healed] == [0, 0, 0]


async def test_of_notices_about_the_same_thing_the_last_one_is_sent(redis: services.Redis) -> None:
    async with (
        listening(RedisBus(redis.url, "one")) as one,
        listening(RedisBus(redis.url, "two")) as two,
    ):
        for seq in range(100):
            one.bus.publish(Notice("one", "harbour", Topic.LOG, seq))
        one.bus.publish(Notice("one", "harbour", Topic.CHAT))
        await until(lambda: len(two.notices) == 2)
    assert two.notices == [
        Notice("one", "harbour", Topic.LOG, 99),
        Notice("one", "harbour", Topic.CHAT),
    ]


async def test_queued_notices_are_sent_before_closing(redis: services.Redis) -> None:
    async with listening(RedisBus(redis.url, "two")) as two:
        speaker = RedisBus(redis.url, "one")
        speaker.publish(Notice("one", "harbour", Topic.SEATS))
        await speaker.close()
        speaker.publish(Notice("one", "too late", Topic.SEATS))
        await until(lambda: bool(two.notices))
    assert two.notices == [Notice("one", "harbour", Topic.SEATS)]


async def test_garbage_is_logged_and_ignored(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    notice = Notice("one", "harbour", Topic.LOG, 3)
    newer = msgspec.json.encode([{**msgspec.to_builtins(notice), "later": 1}]).decode()
    garbage = ["nonsense", '\'{"worker": "one"}\'', '"\\xff\\xfe"', "'\"\\xff\"'", "[[[[", "''"]
    async with listening(RedisBus(redis.url, "two")) as two:
        with caplog.at_level(logging.WARNING, "skerry.server.live.bus"):
            for words in garbage:
                assert redis.say(f"PUBLISH {CHANNEL} {words}") == ":1"
            assert redis.say(f"PUBLISH {CHANNEL} '{newer}'") == ":1"
            await until(lambda: bool(two.notices))
    assert two.notices == [notice], "a newer worker may say more"
    assert len(caplog.records) == len(garbage)
    assert all("no notice" in record.message for record in caplog.records)


async def test_a_failing_listener_does_not_close_the_connection(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    heard = []

    def stumble(notice: Notice) -> None:
        heard.append(notice.table)
        raise KeyError(notice.table)

    bus = RedisBus(redis.url, "two")
    task = asyncio.create_task(bus.run(stumble, lambda: None))
    await until_ready(bus)
    speaker = RedisBus(redis.url, "one")
    for table in ("a", "b"):
        speaker.publish(Notice("one", table, Topic.LOG))
    await until(lambda: heard == ["a", "b"])
    task.cancel()
    await asyncio.wait({task})
    await speaker.close()
    await bus.close()
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


async def test_cut_connections_heal(redis: services.Redis) -> None:
    async with (
        listening(RedisBus(redis.url, "one")) as one,
        listening(RedisBus(redis.url, "two")) as two,
    ):
        await reaches(one.bus, two, "before")
        for time in (1, 2, 3):
            assert redis.drop_connections() >= 2
            await until(lambda time=time: one.healed == two.healed == time)  # type: ignore[misc] # a default binds the number
            two.notices.clear()
            one.bus.publish(Notice("one", "after", Topic.LOG, time))
            await until(lambda: bool(two.notices))
            assert two.notices == [Notice("one", "after", Topic.LOG, time)]


async def test_a_restarted_server_heals(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "skerry.server.live.bus")
    async with (
        listening(RedisBus(redis.url, "one")) as one,
        listening(RedisBus(redis.url, "two")) as two,
    ):
        await reaches(one.bus, two, "before")
        await anyio.to_thread.run_sync(redis.stop)
        try:
            with anyio.fail_after(PATIENCE):
                while await one.bus.ready():
                    await anyio.sleep(0.01)
            # Many notices are lost; none of them blocks or fails.
            with anyio.fail_after(5):
                for number in range(6000):
                    one.bus.publish(Notice("one", f"during {number}", Topic.LOG))
        finally:
            await anyio.to_thread.run_sync(redis.start)
        await until(lambda: one.healed >= 1 and two.healed >= 1)
        await reaches(one.bus, two, "after")
        assert await one.bus.ready()
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert 2 <= len(warnings) <= 12, "an outage is logged, but not at every attempt"
    assert any("dropped" in record.message for record in warnings)
    assert any("works again" in record.message for record in caplog.records)


async def test_a_server_that_comes_late_heals(redis: services.Redis) -> None:
    await anyio.to_thread.run_sync(redis.stop)
    try:
        async with listening(RedisBus(redis.url, "two"), ready=False) as two:
            assert not await two.bus.ready()
            one = RedisBus(redis.url, "one")
            one.publish(Notice("one", "early", Topic.LOG))
            await anyio.to_thread.run_sync(redis.start)
            await until(lambda: two.healed == 1)
            await reaches(one, two, "after")
            await one.close()
    finally:
        if not redis.say("PING"):
            redis.start()


async def test_closing_does_not_wait_for_a_dead_server() -> None:
    bus = RedisBus(f"redis://127.0.0.1:{services.free_port()}/0", "one")
    bus.publish(Notice("one", "harbour", Topic.LOG))
    with anyio.fail_after(5):
        await bus.close()


class Wire:
    """A proxy to a server that can go silent without closing the connection."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self.pings = 0

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            self._flows.set()
            for end in self._ends:
                end.close()

    def fall_silent(self) -> None:
        self._flows.clear()

    def speak_again(self) -> None:
        self._flows.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, far_writer}
        await asyncio.wait(
            {
                asyncio.create_task(self._carry(reader, far_writer)),
                asyncio.create_task(self._carry(far_reader, writer)),
            }
        )

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(4096):
                self.pings += data.count(b"PING")
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


async def test_a_silent_connection_is_detected(redis: services.Redis) -> None:
    wire = Wire(redis.port)
    async with wire.laid() as port:
        bus = RedisBus(f"redis://127.0.0.1:{port}/0", "two", beat=0.2)
        async with listening(bus) as two, listening(RedisBus(redis.url, "one")) as one:
            # Without notices the connection stays up, because the server answers pings.
            asked = wire.pings
            await until(lambda: wire.pings >= asked + 3)
            assert two.healed == 0
            wire.fall_silent()
            with anyio.fail_after(PATIENCE):
                while await bus.ready():
                    await anyio.sleep(0.01)
            wire.speak_again()
            await until(lambda: two.healed >= 1)
            await reaches(one.bus, two, "after")


async def test_passwords_are_never_logged(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    # This server has no password, so it rejects ours.
    bus = bus_for(f"redis://:s3cret@127.0.0.1:{redis.port}/0", "one")
    async with listening(bus, ready=False):
        bus.publish(Notice("one", "harbour", Topic.LOG))
        await until(lambda: len(caplog.records) >= 2)
    assert "127.0.0.1" in caplog.text
    assert "s3cret" not in caplog.text


async def test_a_complaint_that_repeats_the_password_is_cleaned(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def complain(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard = await reader.read(4096)
        assert b"s3cret" in heard
        writer.write(b"-ERR unknown command 'AUTH', with args beginning with: 's3cret'\r\n" * 9)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(complain, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        bus = bus_for(f"redis://:s3cret@127.0.0.1:{port}/0", "one")
        async with listening(bus, ready=False):
            await until(lambda: bool(caplog.records))
    assert "***" in caplog.text
    assert "s3cret" not in caplog.text


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("amqp://broker", "unknown bus 'amqp'.*redis://, rediss://, unix://"),
        ("s3cret", "unknown bus .there are"),
        ("redis:s3cret", "unknown bus .there are"),
        ("", "unknown bus"),
        ("redis://user:s3cret/more@host:6379", "cannot be read"),
        ("redis://host:6379?db=s3cret", "cannot be read"),
    ],
)
async def test_strange_urls_are_refused(url: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as caught:
        bus_for(url, "one")
    assert "s3cret" not in str(caught.value)
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


async def test_other_urls_are_accepted() -> None:
    for url in ("rediss://host", "unix:///run/redis.sock?db=1&password=s3cret"):
        bus = bus_for(url, "one")
        assert isinstance(bus, RedisBus)
        await bus.close()
    assert isinstance(bus_for(None, "one"), LocalBus)
