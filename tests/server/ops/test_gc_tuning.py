"""Garbage collection: full collections run only when the server starts them."""

import asyncio
import gc
import weakref

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


def test_unreachable_objects_are_collected_periodically() -> None:
    async def wait_for(gone: "weakref.ref[Knot]") -> None:
        looking = asyncio.create_task(gc_tuning.run(every=0.001))
        async with asyncio.timeout(10):
            while gone() is not None:
                await asyncio.sleep(0.001)
        looking.cancel()

    knot = Knot()
    gc.collect()  # It is in the oldest generation, so only a full collection finds it.
    gone = weakref.ref(knot)
    with gc_tuning.without_full_collections():
        del knot
        asyncio.run(wait_for(gone))
