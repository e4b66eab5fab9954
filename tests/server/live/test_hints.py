"""A client can wait for a few hints at once."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
from tests.server.http.http_clients import house
from tests.server.store.older_databases import talk

from skerry.server.live.connection import MOST_HINTS, ClientConnection


@pytest.mark.parametrize(("are_done", "why"), [(True, "not_running"), (False, "too_fast")])
def test_only_hints_that_are_on_their_way_count(tmp_path: Path, are_done: bool, why: str) -> None:
    """A client may ask for the next one before the loop has cleared away the task of the last."""
    with house(tmp_path) as ours:
        ann = ours.guest()
        table = ann.table().id
        with talk(ann, table, 0) as hers:
            assert hers.ask(type="ping")["type"] == "pong"
            (live,) = ours.worker.live_tables
            (client,) = live.clients
            assert isinstance(client, ClientConnection)
            client._hints = {task(done=are_done) for _ in range(MOST_HINTS)}
            assert hers.ask(type="hint", id="1")["why"] == why
            client._hints = None


def task(*, done: bool) -> "asyncio.Task[None]":
    """What stands for a hint that is done, or will never be."""
    loop = asyncio.new_event_loop()
    made: asyncio.Future[None] = loop.create_future()
    if done:
        made.set_result(None)
    loop.close()
    # A task that never ends would complain.
    return cast("asyncio.Task[None]", made)
