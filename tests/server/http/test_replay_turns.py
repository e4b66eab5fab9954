"""Replays wait for their turn before their bodies are read, and one address has few turns."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.http.http_clients import MANY, UNLIMITED, House, house, problem

from skerry.arena.simulate import Plan, play
from skerry.core.record import LARGEST_RECORD
from skerry.server.ops.turns import TooManyWait, Turns

LIMITS = replace(UNLIMITED, replays=MANY)
RECORD = play(Plan("skye", 2, ("random",), "7"), 0).record


@dataclass
class Upload:
    """A request to /replay whose body waits until it is let through."""

    address: str
    let_through: asyncio.Event = field(default_factory=asyncio.Event)
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    read: bool = False
    status: int | None = None

    def scope(self) -> dict[str, Any]:
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": "/replay",
            "raw_path": b"/replay",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")],
            "client": (self.address, 50000),
            "server": ("127.0.0.1", 80),
            "state": {},
        }

    async def receive(self) -> dict[str, Any]:
        if self.read:
            await self.sent.wait()
            return {"type": "http.disconnect"}
        self.read = True
        await self.let_through.wait()
        return {"type": "http.request", "body": RECORD, "more_body": False}

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif not message["more_body"]:
            self.sent.set()


async def _settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def _run(ours: House, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something on the event loop of the server."""
    with ours.client.portal() as portal:
        portal.call(work)


def test_bodies_are_read_when_it_is_their_turn(tmp_path: Path) -> None:
    with house(tmp_path, limits=LIMITS) as ours:
        app: Any = ours.client.app

        async def crowd() -> None:
            uploads = [Upload(f"192.0.2.{number % 6}") for number in range(20)]
            tasks = [
                asyncio.create_task(app(one.scope(), one.receive, one.send)) for one in uploads
            ]
            await _settle()
            reading = [one for one in uploads if one.read]
            assert len(reading) == LIMITS.replays_at_once
            assert sum(one.address == "192.0.2.0" for one in reading) <= 2
            for one in uploads:
                one.let_through.set()
            async with asyncio.timeout(60):
                await asyncio.gather(*tasks)
            assert {one.status for one in uploads} == {200}
            assert len(ours.worker.allowances.replay_turns) == 0

        _run(ours, crowd)


def test_one_address_cannot_take_all_turns(tmp_path: Path) -> None:
    with house(tmp_path, limits=LIMITS) as ours:
        app: Any = ours.client.app

        async def crowd() -> None:
            flood = [Upload("192.0.2.1") for _ in range(100)]
            tasks = [asyncio.create_task(app(one.scope(), one.receive, one.send)) for one in flood]
            await _settle()
            assert sum(one.read for one in flood) == LIMITS.address_replays_at_once
            assert sum(one.status == 429 for one in flood) == 90, "they are not even kept waiting"
            other = Upload("192.0.2.2")
            other.let_through.set()
            async with asyncio.timeout(60):
                await app(other.scope(), other.receive, other.send)
            assert other.status == 200
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert len(ours.worker.allowances.replay_turns) == 0

        _run(ours, crowd)


def test_a_slow_upload_loses_its_turn(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(LIMITS, replay_seconds=0.05)) as ours:
        app: Any = ours.client.app

        async def wait() -> None:
            slow = Upload("192.0.2.1")
            async with asyncio.timeout(30):
                await app(slow.scope(), slow.receive, slow.send)
            assert slow.status == 408

        _run(ours, wait)


def test_an_address_has_a_number_of_replays(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(UNLIMITED, replays=(2, 0.01))) as ours:
        for _ in range(2):
            assert ours.ask("POST", "/replay", content=RECORD).is_success
        refused = ours.ask("POST", "/replay", content=RECORD)
        assert "replays" in problem(refused, 429).what
        assert int(refused.headers["retry-after"]) > 1


def test_replays_are_the_same_packed_or_not(tmp_path: Path) -> None:
    with house(tmp_path, limits=LIMITS) as ours:
        plain = ours.ask("POST", "/replay", content=RECORD, headers={"Accept-Encoding": "identity"})
        packed = ours.ask("POST", "/replay", content=RECORD, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.content == packed.content
        assert msgspec.json.decode(plain.content)["game"] == "skye"


def test_a_large_or_packed_body_is_refused(tmp_path: Path) -> None:
    with house(tmp_path, limits=LIMITS) as ours:
        problem(ours.ask("POST", "/replay", content=b" " * (LARGEST_RECORD + 1)), 413)
        packed = gzip.compress(RECORD)
        sent = {"Content-Encoding": "gzip"}
        problem(ours.ask("POST", "/replay", content=packed, headers=sent), 400)


def test_a_queue_of_an_address_is_forgotten() -> None:
    async def take() -> None:
        turns = Turns(1, 1)
        async with turns.take("a"):
            assert len(turns) == 1
        assert len(turns) == 0
        async with turns.take("a"):
            waiting = [asyncio.create_task(_hold(turns, f"b{n}")) for n in range(4)]
            await _settle()
            with pytest.raises(TooManyWait):
                await _hold(turns, "c")
        await asyncio.gather(*waiting)
        assert len(turns) == 0

    asyncio.run(take())


async def _hold(turns: Turns, address: str) -> None:
    async with turns.take(address):
        await asyncio.sleep(0)
