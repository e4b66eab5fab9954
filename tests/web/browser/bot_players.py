"""Bots that play a person's seat up to the moment that a test needs."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext

from skerry.bots import registry as bots
from skerry.client import Refused, TableClient
from skerry.games.cats.game.question import Begun
from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS
from skerry.games.skye.game.view import Phase

TIMEOUT_S = 90
FIRST_SHIP = 5
"""The number of days in The Isle of Cats."""

Until = Callable[[Any, bool], bool]
"""Whether to stop, given the view and whether the seat must move."""


def at(round: int, phase: Phase) -> Until:
    """Whether the seat must move in this round and phase of Isle of Skye."""
    return lambda view, asked: asked and view.round == round and view.phase is phase


def sealed(round: int, seat: int = 0) -> Until:
    """Whether the seat has sealed its prices in this round."""
    return lambda view, asked: view.round == round and view.clans[seat].sealed


def in_phase(
    phase: CatsPhase, *, day: int | None = None, begun: type[Begun] | None = None
) -> Until:
    """Whether the seat must move in this phase of The Isle of Cats, after it has begun this."""
    return lambda view, asked: (
        asked
        and view.phase is phase
        and (view.question is None if begun is None else isinstance(view.question, begun))
        and view.watcher is None
        and (day is None or FIRST_SHIP + 1 - view.ship == day)
    )


def with_card(kind: str | tuple[str, ...], until: Until, seat: int = 0) -> Until:
    """Whether `until` holds and the seat has a card of this kind."""
    kinds = (kind,) if isinstance(kind, str) else kind
    return lambda view, asked: (
        until(view, asked)
        and any(CARDS[CARD_NUMBER[one]].kind in kinds for one in view.crews[seat].hand.known)
    )


@dataclass(frozen=True)
class BotSeat:
    """A seat that a bot plays for the person in a browser."""

    context: BrowserContext
    until: Until = lambda view, asked: False
    seat: int = 0


def play_seats(url: str, table: str, *parts: BotSeat, bot: str = "greedy") -> None:
    """Let a bot play some seats, each until its condition holds or the game is over."""
    # Read cookies here, because Playwright's objects belong to this thread.
    tokens = [_token(part.context) for part in parts]

    async def play() -> None:
        players = [
            _play(url, table, part, token, bot) for part, token in zip(parts, tokens, strict=True)
        ]
        await asyncio.wait_for(asyncio.gather(*players), TIMEOUT_S)

    _in_thread(play)


def _token(context: BrowserContext) -> str:
    return next(c["value"] for c in context.cookies() if c["name"] == "skerry_session")


async def _play(url: str, table: str, part: BotSeat, token: str, name: str) -> None:
    random = Random(7)
    async with TableClient(url, table, part.seat, token) as line:
        bot = bots.find(name, line.plugin.game.name)
        async for _ in line:
            while line.now is not None:
                asked = line.now.question is not None
                if line.now.ended is not None or part.until(line.view, asked):
                    return
                if not asked:
                    break
                # Try again if the move is stale or too fast.
                with contextlib.suppress(Refused):
                    await line.move(bot.choose(line.view, line.legal, random))


def _in_thread(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run an event loop in another thread, because Playwright's loop uses this one."""
    failures: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as failure:
            failures.append(failure)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]
