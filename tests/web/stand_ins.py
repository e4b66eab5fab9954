"""Bots that play people's seats up to a point, so that a test begins where it is interesting."""

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
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS
from skerry.games.cats.rules.state import NOTHING
from skerry.games.skye.game.view import Phase

PATIENCE_S = 90
FIRST_SHIP = 5
"""The ship of The Isle of Cats is so many days away."""

Until = Callable[[Any, bool], bool]
"""Is a view, in which the seat is asked or not, as wanted?"""


def at(round: int, phase: Phase) -> Until:
    """Is the seat asked in this phase of this round of Isle of Skye?"""
    return lambda view, asked: asked and view.round == round and view.phase is phase


def sealed(round: int, seat: int = 0) -> Until:
    """Has the seat sealed its prices in this round?"""
    return lambda view, asked: view.round == round and view.clans[seat].sealed


def in_phase(phase: int, *, day: int | None = None, doing: int = NOTHING) -> Until:
    """Is the seat asked in this phase of The Isle of Cats?"""
    return lambda view, asked: (
        asked
        and view.phase == phase
        and view.doing.doing == doing
        and view.watcher < 0
        and (day is None or FIRST_SHIP + 1 - view.ship == day)
    )


def with_card(kind: str | tuple[str, ...], until: Until, seat: int = 0) -> Until:
    """Is it so, and has the seat such a card?"""
    kinds = (kind,) if isinstance(kind, str) else kind
    return lambda view, asked: (
        until(view, asked)
        and any(CARDS[CARD_NUMBER[one]].kind in kinds for one in view.crews[seat].hand.known)
    )


@dataclass(frozen=True)
class Part:
    """A seat that a bot plays for the person of a browser."""

    context: BrowserContext
    until: Until = lambda view, asked: False
    seat: int = 0


def play_on(url: str, table: str, *parts: Part, bot: str = "greedy") -> None:
    """Play some seats of a table, each until its view is as wanted or the game is over."""
    # Cookies are asked for here: Playwright's objects belong to this thread.
    tokens = [_token(part.context) for part in parts]

    async def play() -> None:
        players = [
            _play(url, table, part, token, bot) for part, token in zip(parts, tokens, strict=True)
        ]
        await asyncio.wait_for(asyncio.gather(*players), PATIENCE_S)

    _in_thread(play)


def _token(context: BrowserContext) -> str:
    return next(c["value"] for c in context.cookies() if c["name"] == "skerry_session")


async def _play(url: str, table: str, part: Part, token: str, name: str) -> None:
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
                # What is stale or too fast is tried again.
                with contextlib.suppress(Refused):
                    await line.move(bot.choose(line.view, line.legal, random))


def _in_thread(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run a loop beside that of Playwright, which has this thread."""
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
