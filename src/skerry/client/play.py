"""A bot at a seat over the network: looks, chooses, moves, until the game is over."""

import asyncio
from random import Random
from typing import Any

from skerry.bots.bot import Bot
from skerry.client.line import Refused, SentAway
from skerry.client.table import TableClient
from skerry.core.event import Seat
from skerry.protocol.messages import Ended
from skerry.protocol.refusals import Refusal

BREATH = 0.25
"""Seconds to wait where the server is busy or we were too fast."""


async def play_bot(
    url: str,
    table: str,
    seat: Seat,
    bot: Bot[Any, Any],
    token: str | None,
    *,
    random: Random | None = None,
) -> Ended:
    """Play a seat with a bot to the end of the game; how it ended.

    Disconnects are healed on the way. SentAway, if the server ends the conversation before;
    Refused, if somebody else plays the seat or the bot's move is illegal.
    """
    luck = random or Random()
    async with TableClient(url, table, seat, token) as line:
        async for _ in line:
            while line.now is not None and line.now.question is not None:
                if not await _answer(line, bot, luck):
                    break
            if line.now is not None and line.now.ended is not None:
                return line.now.ended
        raise SentAway("the server ended the conversation before the game was over")


async def _answer(line: TableClient, bot: Bot[Any, Any], random: Random) -> bool:
    """Answer the question of now; False if there is something newer to hear first."""
    assert line.now is not None, "there is a question"
    question = line.now.question
    legal = line.legal
    # A bot may think for long: the line is kept alive meanwhile.
    move = await asyncio.to_thread(bot.choose, line.view, legal, random)
    try:
        await line.move(move, question)
    except Refused as refused:
        if refused.why in {Refusal.BUSY, Refusal.TOO_FAST}:
            await asyncio.sleep(BREATH)
            return True
        if refused.why in {Refusal.STALE, Refusal.NOT_RUNNING}:
            return False
        if refused.why is Refusal.ILLEGAL and move in legal:
            # Somebody else's interjection, still unheard, forbids it.
            return False
        raise
    return True
