"""Plays Ledges on a server, against its own bot: `python guest.py URL`."""

import asyncio
import sys

from ledges.bot import Birdwatcher
from skerry.client import Skerry, play_bot
from skerry.protocol.forms import BotSeat, MySeat, NewTable


async def main(url: str) -> tuple[int, ...]:
    """Create a table, start it and play it to its end; return the scores."""
    async with Skerry(url) as server:
        await server.guest("Ann")
        seats = (MySeat(), BotSeat("birdwatcher"), BotSeat("random"))
        table = await server.create(NewTable("ledges", seats, options={"cliff": "high"}))
        if table.status != "running":
            table = await server.start(table.id)
        assert table.yours is not None, "the first seat is mine"
        ended = await play_bot(url, table.id, table.yours, Birdwatcher(), server.token)
        return ended.scores


if __name__ == "__main__":
    print(*asyncio.run(main(sys.argv[1])))  # noqa: T201 - for the test
