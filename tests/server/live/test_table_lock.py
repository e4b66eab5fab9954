"""The lock of a table: taken at once if it is free, and given to those who wait in their order."""

import asyncio

from skerry.server.live.table_lock import TableLock


def test_those_who_wait_get_it_in_their_order() -> None:
    async def run() -> list[str]:
        lock, got = TableLock(), []

        async def want(name: str) -> None:
            async with lock:
                got.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(want(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert got == []
        lock.release()
        assert lock.locked(), "the next one has it already"
        assert not lock.take()
        await asyncio.gather(*tasks)
        assert not lock.locked()
        return got

    assert asyncio.run(run()) == ["a", "b", "c"]


def test_one_who_gives_up_does_not_keep_it() -> None:
    async def run() -> None:
        lock = TableLock()

        async def want() -> None:
            async with lock:
                await asyncio.sleep(10)

        assert lock.take()
        waiting, gone, given = [asyncio.create_task(want()) for _ in range(3)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        waiting.cancel()
        lock.release()
        # It was given to a task that was cancelled at the same moment.
        await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.sleep(0)
        assert lock.locked()
        given.cancel()
        await asyncio.gather(given, return_exceptions=True)
        assert not lock.locked()

    asyncio.run(run())
