"""A bot of one's own at a table on a server: `python network_bot.py URL CODE`."""

import asyncio
import sys
from random import Random

from skerry.client import Skerry, play_bot
from skerry.core.legal import Legal
from skerry.games.skye.game.moves import SkyeMove
from skerry.games.skye.game.view import View


class MyBot:
    """Takes any legal move; this is the line to make better."""

    name = "mine"

    def choose(self, view: View, legal: Legal[SkyeMove], random: Random) -> SkyeMove:
        """One of the legal moves."""
        return legal.choose(random)


async def main(url: str, code: str) -> tuple[int, ...]:
    """Come in, sit down at the table of an invitation, play to the end: the scores."""
    async with Skerry(url) as server:
        await server.guest("My bot")
        table = await server.join(code=code)
        assert table.yours is not None, "whoever joins has a seat"
        ended = await play_bot(url, table.id, table.yours, MyBot(), server.token)
        return ended.scores


if __name__ == "__main__":
    print(asyncio.run(main(*sys.argv[1:])))  # noqa: T201 - an example shows its result
