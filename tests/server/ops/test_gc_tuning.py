"""Garbage: Python looks through everything only when the server lets it."""

import asyncio
import gc
import weakref

from skerry.server.ops import gc_tuning


class Knot:
    """Something that holds itself, so that counting never frees it."""

    def __init__(self) -> None:
        self.self = self


def test_python_does_not_look_through_everything_by_itself() -> None:
    before = gc.get_threshold()
    with gc_tuning.without_full_collections():
        assert gc.get_threshold() == (gc_tuning.YOUNG, gc_tuning.MIDDLE, gc_tuning.NEVER)
    assert gc.get_threshold() == before


def test_what_cannot_be_reached_is_found_from_time_to_time() -> None:
    async def wait_for(gone: "weakref.ref[Knot]") -> None:
        looking = asyncio.create_task(gc_tuning.run(every=0.001))
        async with asyncio.timeout(10):
            while gone() is not None:
                await asyncio.sleep(0.001)
        looking.cancel()

    knot = Knot()
    gc.collect()  # It is old by now: only a look through everything finds it.
    gone = weakref.ref(knot)
    with gc_tuning.without_full_collections():
        del knot
        asyncio.run(wait_for(gone))
