"""Readiness: whether this worker can store a move right now, and if not, why."""

import asyncio
import shutil
import time
from pathlib import Path

from skerry.server.store import presence
from skerry.server.store.database import Database, Unavailable, is_ready

EVERY = 2.0
"""Seconds between two tests, however often somebody asks."""
PATIENCE = 5.0
"""Seconds that a test may take."""
LEAST_FREE = 16 * 1024 * 1024
"""Bytes of free disk space below which a SQLite server is not ready: its log grows in steps."""


class Readiness:
    """Tests the database by writing to it; a full disk can still be read."""

    def __init__(self, database: Database, folder: Path | None) -> None:
        self._database = database
        self._folder = folder
        self.every = EVERY
        self._tested_at = float("-inf")
        self._found: str | None = None
        self._testing = asyncio.Lock()

    async def problem(self) -> str | None:
        """What prevents this worker from storing a move; None: nothing."""
        async with self._testing:
            if time.monotonic() - self._tested_at >= self.every:
                self._found = await self._test()
                self._tested_at = time.monotonic()
            return self._found

    async def _test(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                if not await self._database.read(is_ready):
                    return "The database does not reply."
        except (Unavailable, TimeoutError):
            return "The database does not reply."
        if self._folder is not None:
            free = (await asyncio.to_thread(shutil.disk_usage, self._folder)).free
            if free < LEAST_FREE:
                return "The disk is full."
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.write(presence.try_writing)
        except (Unavailable, TimeoutError):
            return "The database cannot be written; perhaps its disk is full."
        return None
