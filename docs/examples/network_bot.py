"""Plays your own bot on a server: `python network_bot.py URL CODE`."""

import asyncio
import sys
from random import Random

from skerry.client import Skerry, play_bot
from skerry.core.legal import Legal
from skerry.games.skye.game.moves import SkyeMove
from skerry.games.skye.game.view import View


class MyBot:
    """Makes a random legal move; replace this with your own idea."""

    name = "mine"

    def choose(self, view: View, legal: Legal[SkyeMove], random: Random) -> SkyeMove:
        """Return one of the legal moves."""
        return legal.choose(random)


async def main(url: str, code: str) -> tuple[int, ...]:
    """Sign in as a guest, join with an invitation code, play to the end; return the scores."""
    async with Skerry(url) as server:
        await server.guest("My bot")
        table = await server.join(code=code)
        assert table.yours is not None, "after joining you have a seat"
        toss = server.toss(table.id)
        ended = await play_bot(url, table.id, table.yours, MyBot(), server.token, toss=toss)
        return ended.scores


if __name__ == "__main__":
    print(asyncio.run(main(*sys.argv[1:])))  # noqa: T201 - an example shows its result
