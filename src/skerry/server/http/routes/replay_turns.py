"""Replays wait for their turn before their bodies are read, and keep it until they are sent.

So neither many uploads nor slow ones use more than a little memory.
"""

import asyncio
import time

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.limits import retry_after
from skerry.server.http.problems import HttpProblem
from skerry.server.live.worker import Worker
from skerry.server.ops.turns import TooManyWait


class ReplayTurns:
    """The middleware of the routes that replay a game."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, wait for its turn and pass it on."""
        worker: Worker = scope["litestar_app"].state.worker
        address = neighbourhood(client_address(scope))
        wait = worker.allowances.replays.take(address, time.monotonic())
        if wait:
            raise _too_many(retry_after(wait))
        try:
            async with worker.allowances.replay_turns.take(address):
                await self._in_time(scope, receive, send, worker.settings.limits.replay_seconds)
        except TooManyWait:
            raise _too_many(1) from None

    async def _in_time(self, scope: Scope, receive: Receive, send: Send, seconds: float) -> None:
        begun = False

        async def note_begin(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            async with asyncio.timeout(seconds):
                await self._app(scope, receive, note_begin)
        except TimeoutError:
            # A response that has begun breaks off: its client does not read it.
            if not begun:
                sentence = f"The record did not arrive within {seconds:g} s."
                raise HttpProblem(408, sentence) from None


def _too_many(seconds: int) -> HttpProblem:
    return HttpProblem(
        429,
        f"Too many replays from your network: try again in {seconds} s.",
        headers={"Retry-After": str(seconds)},
    )
