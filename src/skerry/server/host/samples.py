"""Samples: what each worker did in the last hour, for the plots of the host's page."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select

from skerry.protocol.host_forms import Sample
from skerry.server.store.rows import AnyRow
from skerry.server.store.schema import HOST_SAMPLES

EVERY = 5_000
"""Milliseconds between two samples; those of all workers have the same times."""
KEPT = 60 * 60 * 1000
STALE = 3 * EVERY
"""How long a sample counts for a worker that has not stored the next one."""
MINUTE = 60_000


class WorkerSample(msgspec.Struct, frozen=True):
    """What one worker did."""

    sockets: int
    people: int
    tables: int
    moves: int
    """Since the sample before."""
    bots_waiting: int


def store(connection: Connection, worker: str, sample: WorkerSample, now: int) -> None:
    """Store a sample of a worker, and delete those of all workers that are too old."""
    at = now // EVERY * EVERY
    here = (HOST_SAMPLES.c.worker == worker, HOST_SAMPLES.c.at == at)
    connection.execute(delete(HOST_SAMPLES).where(*here))
    connection.execute(
        insert(HOST_SAMPLES).values(worker=worker, at=at, **msgspec.structs.asdict(sample))
    )
    connection.execute(delete(HOST_SAMPLES).where(HOST_SAMPLES.c.at < now - KEPT))


def read(connection: Connection, since: int, now: int) -> tuple[tuple[Sample, ...], int]:
    """What all workers did together after a moment, and how many of them run."""
    first = max(since, now - KEPT)
    query = select(HOST_SAMPLES).where(HOST_SAMPLES.c.at > first - MINUTE - STALE)
    rows = connection.execute(query.order_by(HOST_SAMPLES.c.at)).all()
    running = {row.worker for row in rows if row.at > now - STALE - EVERY}
    return tuple(one for one in summed(rows) if one.at > first), len(running)


def summed(rows: Iterable[AnyRow]) -> list[Sample]:
    """The sums of all workers at each time, in order."""
    by_time: defaultdict[int, list[AnyRow]] = defaultdict(list)
    for row in rows:
        by_time[row.at].append(row)
    last: dict[str, AnyRow] = {}
    moves: list[tuple[int, int]] = []
    found: list[Sample] = []
    for at, here in sorted(by_time.items()):
        last |= {row.worker: row for row in here}
        now = [row for row in last.values() if row.at > at - STALE]
        moves = [one for one in moves if one[0] > at - MINUTE]
        moves += [(at, row.moves) for row in here]
        found.append(
            Sample(
                at,
                sum(row.sockets for row in now),
                sum(row.people for row in now),
                sum(row.tables for row in now),
                sum(number for _, number in moves),
                sum(row.bots_waiting for row in now),
            )
        )
    return found
