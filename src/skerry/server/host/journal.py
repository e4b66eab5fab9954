"""The journal of the host: who did what, and when.

Each worker also reads here what it has to apply, so that a command on another machine reaches
all workers, with or without a bus.
"""

from datetime import timedelta

from sqlalchemy import Connection, delete, func, insert, select, tuple_
from sqlalchemy import literal as value

from skerry.protocol.host_forms import HostAct, HostAction, HostActions, Listed
from skerry.server.store.ids import new_id
from skerry.server.store.rows import AnyRow
from skerry.server.store.schema import HOST_ACTIONS

KEPT = timedelta(days=365)
MOST_DETAIL = 400
"""The most characters of a detail."""


def note(
    connection: Connection, who: str, what: HostAct, target: str = "", detail: str = "", *, at: int
) -> None:
    """Add a line to the journal."""
    connection.execute(
        insert(HOST_ACTIONS).values(
            id=new_id(),
            at=at,
            who=who[:64],
            what=what.value,
            target=target[:128],
            detail=detail[:MOST_DETAIL],
        )
    )


def since(connection: Connection, at: int) -> list[HostAction]:
    """What was done since a moment, oldest first."""
    query = select(HOST_ACTIONS).where(HOST_ACTIONS.c.at >= at)
    rows = connection.execute(query.order_by(HOST_ACTIONS.c.at, HOST_ACTIONS.c.id))
    return [_action(row) for row in rows]


def page_of(connection: Connection, wanted: Listed) -> HostActions:
    """A page of the journal, newest first."""
    keys = (HOST_ACTIONS.c.at, HOST_ACTIONS.c.id)
    query = select(HOST_ACTIONS).order_by(*(key.desc() for key in keys)).limit(wanted.limit + 1)
    if wanted.after is not None:
        at, _, id = wanted.after.partition("-")
        query = query.where(tuple_(*keys) < tuple_(value(int(at)), value(id)))
    if wanted.search:
        meant = wanted.search.lower()
        query = query.where(
            func.lower(HOST_ACTIONS.c.target).contains(meant, autoescape=True)
            | func.lower(HOST_ACTIONS.c.who).contains(meant, autoescape=True)
            | HOST_ACTIONS.c.what.contains(meant, autoescape=True)
        )
    found = connection.execute(query).all()
    shown = [_action(row) for row in found[: wanted.limit]]
    more = len(found) > len(shown)
    return HostActions(tuple(shown), f"{shown[-1].at}-{shown[-1].id}" if more else None)


def last(connection: Connection, what: HostAct) -> int | None:
    """When something was done last; None: never."""
    return connection.execute(
        select(func.max(HOST_ACTIONS.c.at)).where(HOST_ACTIONS.c.what == what.value)
    ).scalar()


def sweep(connection: Connection, now: int) -> None:
    """Delete what happened long ago."""
    before = now - KEPT // timedelta(milliseconds=1)
    connection.execute(delete(HOST_ACTIONS).where(HOST_ACTIONS.c.at < before))


def _action(row: AnyRow) -> HostAction:
    what = HostAct(row.what) if row.what in set(HostAct) else HostAct.SET
    return HostAction(row.id, row.at, row.who, what, row.target, row.detail)
