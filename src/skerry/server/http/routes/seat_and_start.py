"""Seating people and starting a full table, in one transaction."""

from collections.abc import Callable

from skerry.server.live import play
from skerry.server.live.worker import Worker
from skerry.server.people import seating
from skerry.server.people.identity import Person
from skerry.server.people.kept_games import make_room
from skerry.server.store.database import Connection


async def seat(
    worker: Worker,
    work: Callable[[Connection], str],
    *,
    start: bool = False,
    keep_for: Person | None = None,
    drop_oldest: bool = False,
) -> str:
    """Seat people at a table and start it if it is full: its id.

    Otherwise a worker that is killed in between would leave a full table that never starts. A game
    against bots will wait for `keep_for`; NotNow if that person has too many, unless the oldest
    one may be deleted.
    """
    most = worker.settings.policy.kept_games

    def together(connection: Connection) -> tuple[str, bool, list[str]]:
        table = work(connection)
        dropped: list[str] = []
        if keep_for is not None:
            dropped = make_room(connection, table, keep_for.id, most, drop=drop_oldest)
        if not start and not seating.is_complete(connection, table):
            return table, False, dropped
        return table, play.begin(connection, worker.live_tables, table), dropped

    table, began, dropped = await worker.database.write(together)
    await (play.begun(worker.live_tables, table) if began else worker.live_tables.changed(table))
    for gone in dropped:
        await worker.live_tables.changed(gone)
    return table
