"""Ways to damage what a database holds of a table, and copies of a table to damage."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Connection, Table, Text, delete, func, insert, select, update

from skerry.server.store.ids import new_code, new_id
from skerry.server.store.schema import CHAT, LOG, RECORDS, SEATS, SNAPSHOTS, TABLES

Damage = Callable[[Connection, str], None]


def copy_table(connection: Connection, table: str) -> str:
    """A second table with the same rows: its id."""
    id = new_id()
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
    values = {**row._mapping, "id": id, "code": new_code(), "rematch": None}
    connection.execute(insert(TABLES).values(values))
    for of in (SEATS, LOG, SNAPSHOTS, RECORDS, CHAT):
        for other in connection.execute(select(of).where(of.c.table == table)).all():
            connection.execute(insert(of).values({**other._mapping, "table": id}))
    return id


def _row(**values: Any) -> Damage:
    def damage(connection: Connection, table: str) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))

    return damage


def _of(kind: Table, /, **values: Any) -> Damage:
    def damage(connection: Connection, table: str) -> None:
        connection.execute(update(kind).where(kind.c.table == table).values(**values))

    return damage


def _seq(connection: Connection, table: str, part: float) -> int:
    last = connection.execute(select(func.max(LOG.c.seq)).where(LOG.c.table == table)).scalar()
    return max(1, round((last or 1) * part))


def _batch(part: float, **values: Any) -> Damage:
    """Change a batch: the first (0), the last (1) or one between."""

    def damage(connection: Connection, table: str) -> None:
        here = (LOG.c.table == table, LOG.c.seq == _seq(connection, table, part))
        connection.execute(update(LOG).where(*here).values(**values))

    return damage


def _without_batch(part: float) -> Damage:
    def damage(connection: Connection, table: str) -> None:
        here = (LOG.c.table == table, LOG.c.seq == _seq(connection, table, part))
        connection.execute(delete(LOG).where(*here))

    return damage


def _without(kind: Table) -> Damage:
    def damage(connection: Connection, table: str) -> None:
        connection.execute(delete(kind).where(kind.c.table == table))

    return damage


def _without_seat(connection: Connection, table: str) -> None:
    """The last seat is missing; the first one is needed to find the player."""
    last = select(func.max(SEATS.c.seat)).where(SEATS.c.table == table).scalar_subquery()
    connection.execute(delete(SEATS).where(SEATS.c.table == table, SEATS.c.seat == last))


def _chat(connection: Connection, table: str) -> None:
    line = {"table": table, "number": 10**6, "name": "", "seat": 99, "at": -1, "text": ""}
    connection.execute(insert(CHAT).values(line))


def _is_text(column: Column[Any]) -> bool:
    return isinstance(column.type, Text) and column.name not in {"options", "frozen"}


DEEP = b"[" * 100_000
STARTED_AGAIN = b'[{"type":"started","rules":1,"names":[],"bots":{}}]'
FOREIGN_MOVE = b'[{"type":"moved","seat":77,"move":{"type":"fly","seat":77}}]'

OF_ROWS: dict[str, Damage] = {
    "game": _row(game='che"ss\n'),
    "options text": _row(options="{"),
    "options": _row(options='{"no": "such option"}'),
    "clock": _row(clock='{"type": "sundial"}'),
    "aids": _row(aids="[]"),
    "chat of the table": _row(chat="shouting"),
    "visibility": _row(visibility="seen"),
    "status": _row(status="asleep"),
    "awaits": _row(awaits=",x,"),
    "result": _row(result='{"scores": "many"}'),
    "no players": _row(players=0),
    "many players": _row(players=99),
    "no seed": _row(seed=None),
    "seed": _row(seed="seed"),
    "later rules": _row(rules=99),
    "no rules": _row(rules=None),
    "no host": _row(host=None),
    "rematch": _row(rematch=None, attend_at=-1),
    "kind of seats": _of(SEATS, kind="throne"),
    "bots": _of(SEATS, bot="nobody"),
    "names": _of(SEATS, name=None),
    "missing seat": _without_seat,
    "chat": _chat,
    # Columns with JSON are many, and become more.
    **{f"text of {one.name}": _row(**{one.name: "{"}) for one in TABLES.c if _is_text(one)},
}
"""What can be wrong with the rows of any table."""

OF_LOGS: dict[str, Damage] = {
    "seq too high": _row(seq=9999),
    "first batch": _batch(0, body=b"[{"),
    "first batch is empty": _batch(0, body=b"[]"),
    "a batch": _batch(0.3, body=b"\xff\xfe"),
    "a nested batch": _batch(0.3, body=DEEP),
    "last batch": _batch(1, body=b""),
    "started twice": _batch(1, body=STARTED_AGAIN),
    "a foreign move": _batch(1, body=FOREIGN_MOVE),
    "a negative time": _batch(0.6, at=-(10**15)),
    "digest": _batch(0.3, digest="0" * 64),
    "last digest": _batch(1, digest="x"),
    "no first batch": _without_batch(0),
    "no batch between": _without_batch(0.3),
    "no last batch": _without_batch(1),
    "no log": _without(LOG),
    "snapshot": _of(SNAPSHOTS, body=b"{"),
    "nested snapshot": _of(SNAPSHOTS, body=DEEP),
    "later snapshot": _of(SNAPSHOTS, seq=9999),
    "empty snapshot": _of(SNAPSHOTS, body=b"{}"),
    "record": _of(RECORDS, body=b"\x00\xff"),
    "nested record": _of(RECORDS, body=DEEP),
    "another record": _of(RECORDS, body=b'{"skerry": 1}'),
    "no record": _without(RECORDS),
}
"""What can be wrong with what a game left behind."""

HARMLESS = frozenset(
    {"snapshot", "nested snapshot", "later snapshot", "empty snapshot", "no rules", "later rules"}
    | {"rematch", "no host", "record", "nested record", "another record", "no record", "status"}
    | {"chat", "chat of the table", "visibility", "names", "bots", "kind of seats"}
)
"""After these a game continues, or is finished as before."""
