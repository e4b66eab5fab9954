"""Hints: bots choose them between their own moves, one at a time."""

import asyncio
from typing import Any

from skerry.protocol.refusals import Refusal
from skerry.server.live.bot_processes import BotFailed, BotProcesses, Task, Thought
from skerry.table.decisions import MessageRefused

MOST_WAITING = 16


class Hints:
    """The hints of one worker.

    Only one of them waits for a process of the bots, so that no bot's own move has to wait for
    more than one. A hint that nobody waits for is not begun; one that a bot is thinking about is
    finished, because stopping the bot would mean to start its process anew.
    """

    def __init__(self, bots: BotProcesses) -> None:
        self._bots = bots
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._thinking: asyncio.Task[list[Thought]] | None = None

    async def think(self, task: Task) -> list[Thought]:
        """The best moves that a bot finds; MessageRefused."""
        if self._waiting >= MOST_WAITING:
            raise MessageRefused(Refusal.BUSY, "too many people ask for hints; try again later")
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        think = self._bots.think(task)
        self._thinking = thinking = asyncio.get_running_loop().create_task(think)
        thinking.add_done_callback(self._thought)
        try:
            return await asyncio.shield(thinking)
        except BotFailed:
            raise MessageRefused(Refusal.BUSY, "no hint is available now") from None

    def _thought(self, task: asyncio.Task[Any]) -> None:
        self._turn.release()
        if not task.cancelled():
            # The client may be gone; then nobody reads the failure.
            task.exception()

    async def close(self) -> None:
        """Stop the bot that thinks about a hint."""
        self._waiting = MOST_WAITING
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait([self._thinking])
