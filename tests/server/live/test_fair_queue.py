"""Places that are shared fairly: nobody waits long because somebody else wants many."""

import asyncio

from skerry.server.live.fair_queue import FairQueue


async def settle() -> None:
    """Let every task run until it waits."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_wants_one_place_does_not_wait_for_who_wants_many() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        served: list[str] = []

        async def want(whom: str) -> None:
            await queue.acquire(whom)
            served.append(whom)

        await queue.acquire("somebody")
        tasks = [asyncio.create_task(want("greedy")) for _ in range(50)]
        await settle()
        tasks += [asyncio.create_task(want(whom)) for whom in ("ann", "bea")]
        await settle()
        assert queue.waiting == 52
        for _ in range(4):
            queue.release()
            await settle()
        assert served == ["greedy", "ann", "bea", "greedy"]
        for _ in range(49):
            queue.release()
            await settle()
        assert queue.waiting == 0
        assert len(served) == 52
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_a_place_is_not_lost_when_its_caller_goes() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.acquire("ann")
        gone = asyncio.create_task(queue.acquire("bea"))
        late = asyncio.create_task(queue.acquire("cid"))
        patient = asyncio.create_task(queue.acquire("dan"))
        await settle()
        gone.cancel()
        await settle()
        assert queue.waiting == 2
        queue.release()
        # It has its place already when it is cancelled.
        late.cancel()
        await settle()
        assert late.cancelled()
        assert patient.done()
        queue.release()
        await asyncio.wait_for(queue.acquire("ann"), 1)

    asyncio.run(run())
