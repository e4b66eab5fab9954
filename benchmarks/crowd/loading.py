"""How long it takes to load a table from its log, with and without its snapshot."""

import time
from collections.abc import Iterator

from benchmarks.crowd.scripts import Script, set_tables
from sqlalchemy import Connection

from skerry.server.ops.settings import Settings
from skerry.server.store import verdicts
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import table_row
from skerry.server.store.schema import SNAPSHOTS


def time_loading(settings: Settings, script: Script) -> Iterator[tuple[int, float, float]]:
    """For tables further and further into a game: batches, seconds, and without a snapshot."""
    engine = open_engine(settings.database_url, writes=True)
    with engine.begin() as connection:
        migrate(connection)
    made = range(0, len(script.moves), max(1, len(script.moves) // 6))
    with engine.begin() as connection:
        places = set_tables(connection, [script], made, 0)
    for place in places:
        with engine.connect() as connection, connection.begin() as transaction:
            quick = _best(connection, place.table)
            connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table == place.table))
            slow = _best(connection, place.table)
            transaction.rollback()
        yield place.made + 1, quick, slow
    engine.dispose()


def _best(connection: Connection, table: str) -> float:
    times = []
    for _ in range(5):
        began = time.perf_counter()
        row = table_row(connection, table)
        assert row is not None, "it was just made"
        verdicts.load(connection, row)
        times.append(time.perf_counter() - began)
    return min(times)
