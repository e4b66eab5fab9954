"""How tables come from the database into the memory of a worker."""

from collections.abc import Sequence
from functools import partial

from skerry.server.live.live_table import NOBODY, LiveTable
from skerry.server.refusals import UnknownTable
from skerry.server.store import presence, verdicts
from skerry.server.store.chat import lines_after
from skerry.server.store.database import Connection, Database
from skerry.server.store.gathered_reads import GatheredReads
from skerry.server.store.rows import read_rows_of_all
from skerry.server.store.times import now_ms
from skerry.server.store.verdicts import Verdict

AT_ONCE = 8
"""Tables that are read in one visit to the database: the first waits for the last."""

Loaded = tuple[LiveTable, Verdict | None]
"""A table, and a verdict that is not stored yet."""


class Loads:
    """Reads tables for one worker; those that are wanted together come in one visit."""

    def __init__(self, database: Database, worker: str) -> None:
        self._reads = GatheredReads(database, partial(_read, worker=worker), AT_ONCE)

    async def read(self, table: str) -> Loaded:
        """A table as it is in the database now; UnknownTable."""
        found = await self._reads.find(table)
        if found is None:
            raise UnknownTable
        return found


def _read(connection: Connection, tables: Sequence[str], worker: str) -> dict[str, Loaded]:
    """Some tables, as far as they exist."""
    elsewhere = presence.present_at(connection, tables, now_ms(), but=worker)
    read: dict[str, Loaded] = {}
    for table, found in read_rows_of_all(connection, tables).items():
        live = LiveTable(table, *found)
        verdict = None
        if live.row.seq > 0:
            live.table, verdict, live.snapshot = verdicts.load(connection, live.row)
        live.elsewhere = live.present = elsewhere.get(table, NOBODY)
        if live.has_chat:
            live.chat.extend(lines_after(connection, table, 0))
        read[table] = (live, verdict)
    return read
