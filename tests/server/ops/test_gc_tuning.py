"""Garbage collection: full collections run only when the server starts them."""

import asyncio
import gc
import weakref

import pytest

from skerry.server.ops import gc_tuning


class Knot:
    """An object that refers to itself, so reference counting never frees it."""

    def __init__(self) -> None:
        self.self = self


def test_python_runs_no_full_collection_by_itself() -> None:
    before = gc.get_threshold()
    with gc_tuning.without_full_collections():
        assert gc.get_threshold() == (gc_tuning.YOUNG, gc_tuning.MIDDLE, gc_tuning.NEVER)
    assert gc.get_threshold() == before


def test_what_is_new_is_collected_although_somebody_is_connected() -> None:
    async def wait_for(gone: "weakref.ref[Knot]") -> None:
        looking = asyncio.create_task(gc_tuning.run(lambda: False, every=0.001))
        async with asyncio.timeout(10):
            while gone() is not None:
                await asyncio.sleep(0.001)
        looking.cancel()

    with gc_tuning.without_full_collections():
        gone = weakref.ref(Knot())
        asyncio.run(wait_for(gone))


def test_old_objects_are_set_aside_and_collected_when_nobody_is_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gc_tuning, "FULL_EVERY", 20)
    sockets, knots = [1], [Knot()]
    gone = weakref.ref(knots[0])

    async def wait_for_it() -> None:
        looking = asyncio.create_task(gc_tuning.run(lambda: not sockets, every=0.001))
        async with asyncio.timeout(10):
            while gc.get_freeze_count() == 0:
                await asyncio.sleep(0.001)
            knots.clear()
            for _ in range(2 * gc_tuning.FULL_EVERY):
                await asyncio.sleep(0.001)
            assert gone() is not None, "somebody is connected"
            sockets.clear()
            while gone() is not None:
                await asyncio.sleep(0.001)
        looking.cancel()

    with gc_tuning.without_full_collections():
        asyncio.run(wait_for_it())
    assert gc.get_freeze_count() == 0
