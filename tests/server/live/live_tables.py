"""Live tables for tests, without a network and with a database in a file."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import Connection

from skerry.core.event import Seat
from skerry.protocol.messages import MakeMove
from skerry.protocol.refusals import Farewell
from skerry.protocol.table_info import Aids, Chat, Clock, NoClock, Visibility
from skerry.server.live.bus import Bus, LocalBus
from skerry.server.live.homes import Homes
from skerry.server.live.live_table import LiveTable
from skerry.server.live.live_tables import LiveTables
from skerry.server.live.play import start
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings
from skerry.server.people.identity import Person
from skerry.server.store.database import Database
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import NewTableRow, add_table, bot_seat, person_seat
from skerry.server.store.schema import PEOPLE


class FakeClient:
    """A client that counts how often it is woken."""

    def __init__(self) -> None:
        self.woken = 0
        self.person: Person | None = None
        self.address = "192.0.2.1"
        self.byes: list[Farewell] = []

    def wake(self) -> None:
        """Count a wake-up."""
        self.woken += 1

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """Store the reason."""
        del sentence, retry
        self.byes.append(why)


@asynccontextmanager
async def live_tables_on(
    url: str,
    worker: str = "w1",
    bus: Bus | None = None,
    homes: Path | None = None,
    **chosen: object,
) -> AsyncIterator[LiveTables]:
    """The tables of one worker; `homes` is where it meets others."""
    database = Database(url)
    await database.write(migrate)
    # The settings are a frozen dataclass, which validates the changes.
    settings = Settings(Path("unused"), **chosen)  # type: ignore[arg-type]
    own = Homes(worker, database, homes)
    live_tables = LiveTables(worker, settings, database, bus or LocalBus(), Metrics(), own)
    await own.open()
    try:
        yield live_tables
    finally:
        await own.close()
        await live_tables.close()
        await asyncio.to_thread(database.close)


async def new_table(
    live_tables: LiveTables,
    seats: int = 2,
    *,
    game: str = "skye",
    bots: int = 0,
    bot: str = "greedy",
    options: str = "{}",
    clock: Clock | None = None,
    begin: bool = True,
    commitments: Mapping[int, str] | None = None,
) -> str:
    """Start a table with the people p0, p1 ... followed by bots; returns its id."""

    def make(connection: Connection) -> str:
        people = range(seats - bots)
        rows = [person_seat(f"p{seat}", f"Ann {seat}", taken=True) for seat in people]
        rows += [bot_seat(bot)] * bots
        for seat in people:
            here = connection.execute(PEOPLE.select().where(PEOPLE.c.id == f"p{seat}"))
            if here.first() is None:
                connection.execute(
                    PEOPLE.insert().values(id=f"p{seat}", name=f"Ann {seat}", created=0, seen=0)
                )
        choices = NewTableRow(
            game=game,
            options=options,
            clock=clock or NoClock(),
            visibility=Visibility.PUBLIC,
            aids=Aids(),
            chat=Chat.SEATS,
            auto_start=False,
        )
        return add_table(connection, choices, rows, "p0" if people else None, commitments)

    table = await live_tables.database.write(make)
    if begin:
        await start(live_tables, table)
    return table


def any_move(live: LiveTable, seat: Seat, random: Random, message: str) -> MakeMove:
    """A random legal move as a client sends it."""
    assert live.table is not None
    move = live.table.match.legal(seat).choose(random)
    raw = msgspec.Raw(msgspec.json.encode(move))
    return MakeMove(message, raw, live.table.question(seat))
