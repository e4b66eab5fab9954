"""A full disk: the server says so, people can still come and look, and it recovers by itself."""

import asyncio
import resource
from pathlib import Path

import httpx
import pytest
from tests.server.end_to_end.seated_people import take_part
from tests.server.harness import Server
from tests.server.services import wait_until

from skerry.client import Refused, RequestRefused, Skerry, TableClient
from skerry.protocol.forms import MySeat, NewTable, OpenSeat
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import Status

pytestmark = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="the disk of a process can be limited only on Linux"
)
UNLIMITED = resource.RLIM_INFINITY


def fill_disk(server: Server, most: int) -> None:
    """Let no file of the server grow beyond some bytes."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, UNLIMITED))


def is_ready(server: Server) -> bool:
    return httpx.get(f"{server.url}/ready", timeout=30).status_code == httpx.codes.OK


def test_a_full_disk_keeps_nobody_out(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with Skerry(server.url) as ann, Skerry(server.url) as bea:
            await ann.guest("Ann")
            await bea.guest("Bea")
            table = await ann.create(NewTable("skye", (MySeat(), OpenSeat())))
            await bea.join(code=table.code)
            assert (await take_part(ann, table.id)).status is Status.RUNNING
            fill_disk(server, 0)
            await asyncio.to_thread(wait_until, lambda: not is_ready(server), "it notices")
            # The table opens, and what cannot be stored is refused.
            async with TableClient(server.url, table.id, 0, ann.token) as client:
                assert client.table is not None
                with pytest.raises(Refused) as refused:
                    await client.say("hello?")
                assert refused.value.why is Refusal.BUSY
                with pytest.raises(RequestRefused) as failed:
                    await bea.guest("Cid")
                assert failed.value.status == httpx.codes.SERVICE_UNAVAILABLE
                fill_disk(server, UNLIMITED)
                await asyncio.to_thread(wait_until, lambda: is_ready(server), "it recovers")
                await client.say("hello!")

    with Server(tmp_path / "data") as server:
        asyncio.run(asyncio.wait_for(play(server), 120))
