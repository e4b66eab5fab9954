"""What bots hear on a server: the same from memory, from the log, and after an undo."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.live.live_tables import live_tables_on, new_table
from tests.server.live.test_scheduler import Quick, until

from skerry.bots import registry
from skerry.server.live.hearing import Hearing, Memory
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.questions.long_work import LongWork
from skerry.server.live.questions.pasts import Pasts
from skerry.server.live.scheduler import Scheduler


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database in a file."""
    return f"sqlite:///{tmp_path / 'skerry.db'}"


def hearing(live_tables: LiveTables) -> Hearing:
    return Hearing(Pasts(live_tables.database, LongWork()))


async def heard(ears: Hearing, live: LiveTable, seat: int) -> list[object]:
    assert live.table is not None
    bot = registry.find("expert", "skye")
    return msgspec.json.decode(await ears.heard(live, live.table, seat, bot), type=list[object])


class Listens(Quick):
    """Remembers what came with each question."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    async def choose(
        self, game: str, bot: str, view: bytes, seed: str, heard: bytes = b"[]", whom: str = ""
    ) -> bytes:
        """A random legal move."""
        self.heard.append(heard)
        return await super().choose(game, bot, view, seed, heard)


def test_memory_and_log_say_the_same(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            bots = Listens()
            ears = hearing(live_tables)
            Scheduler(live_tables, bots, ears.heard)
            table = await new_table(live_tables, 2, game="skye", bots=2, bot="expert")
            live = await live_tables.open(table)
            await until(live)
            assert live.table is not None
            lengths = [len(msgspec.json.decode(one)) for one in bots.heard]
            assert max(lengths) > 20, "they hear of prices and purchases"
            for seat in (0, 1):
                remembered = await heard(ears, live, seat)
                live.heard.clear()
                assert await heard(ears, live, seat) == remembered

    asyncio.run(play())


def test_a_withdrawn_step_is_forgotten_and_a_known_one_not_added_again() -> None:
    one, two = msgspec.Raw(b"1"), msgspec.Raw(b"2")
    memory = Memory()
    memory.add(1, (), [one])
    memory.add(1, (), [one])
    assert memory.steps == [(1, [one])]
    memory.add(3, (1,), [two])
    assert memory.steps == [(3, [two])]


def test_a_bot_that_wants_nothing_gets_nothing(url: str) -> None:
    async def play() -> None:
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, 2, game="skye", bots=0)
            live = await live_tables.open(table)
            assert live.table is not None
            greedy = registry.find("greedy", "skye")
            assert await hearing(live_tables).heard(live, live.table, 0, greedy) == b"[]"
            assert not live.heard

    asyncio.run(play())
