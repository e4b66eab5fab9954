"""A program with bot processes, for tests that kill or interrupt it.

Arguments: the number of processes, then the bots to ask at the same time.
"""

import sys

import anyio
from tests.server.live.bad_bots import FINDER
from tests.server.live.positions import first_question

from skerry.server.live.bot_processes import BotFailed, BotProcesses


def say(words: object) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


async def host(processes: int, bots: list[str]) -> None:
    pool = BotProcesses(processes, 600, FINDER)
    say("warms")
    await pool.warm()
    view = first_question("skye")

    async def ask(bot: str) -> None:
        try:
            await pool.choose("skye", bot, view, "seed")
        except BotFailed as failed:
            say(failed)

    async with anyio.create_task_group() as group:
        for bot in bots:
            group.start_soon(ask, bot)
        say("asked")
        await anyio.sleep_forever()


if __name__ == "__main__":
    try:
        anyio.run(host, int(sys.argv[1]), sys.argv[2:], backend_options={"use_uvloop": True})
    except KeyboardInterrupt:
        say("interrupted")
