"""A bot that plays a seat over the network until the game is over."""

import asyncio
import logging
from random import Random
from typing import Any

from skerry.client.connection import ConnectionEnded, Refused
from skerry.client.table import TableClient
from skerry.client.toss import Outcome, TossMemory
from skerry.core.bot import Bot
from skerry.core.event import Seat
from skerry.protocol.messages import Ended
from skerry.protocol.refusals import Refusal

LOG = logging.getLogger("skerry.client.play")
RETRY_DELAY = 0.25
"""Seconds to wait if the server is busy or the client was too fast."""


async def play_bot(
    url: str,
    table: str,
    seat: Seat,
    bot: Bot[Any, Any],
    token: str | None,
    *,
    random: Random | None = None,
    toss: TossMemory | None = None,
) -> Ended:
    """Play a seat with a bot to the end of the game: the result.

    It reconnects by itself, and takes part in the toss for the seed. At the end it logs whether
    the draws were fair. ConnectionEnded if the server ends the connection before; Refused if
    somebody else plays the seat or the bot's move is illegal.
    """
    luck = random or Random()
    async with TableClient(url, table, seat, token, toss=toss) as client:
        async for _ in client:
            while client.now is not None and client.now.question is not None:
                if not await _move(client, bot, luck):
                    break
            if client.now is not None and client.now.ended is not None:
                await _report_luck(client)
                return client.now.ended
        raise ConnectionEnded("the server ended the connection before the game was over")


async def _report_luck(client: TableClient) -> None:
    assert client.table is not None, "there was a welcome"
    check = await client.check_luck()
    names = [info.name or f"seat {seat}" for seat, info in enumerate(client.table.seats)]
    level = logging.WARNING if check.outcome is Outcome.WRONG else logging.INFO
    LOG.log(level, "%s", check.sentence(names))


async def _move(client: TableClient, bot: Bot[Any, Any], random: Random) -> bool:
    """Answer the current question; False if newer messages must be read first."""
    assert client.now is not None, "there is a question"
    question = client.now.question
    legal = client.legal
    # A bot may think for long: the connection stays alive in the meantime.
    move = await asyncio.to_thread(bot.choose, client.view, legal, random)
    try:
        await client.move(move, question)
    except Refused as refused:
        if refused.why in {Refusal.BUSY, Refusal.TOO_FAST}:
            await asyncio.sleep(RETRY_DELAY)
            return True
        if refused.why in {Refusal.STALE, Refusal.NOT_RUNNING}:
            return False
        if refused.why is Refusal.ILLEGAL and move in legal:
            # An interjection that has not arrived yet forbids it.
            return False
        raise
    return True
