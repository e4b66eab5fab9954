"""The toss of a table in its row: one column of JSON, with all secrets.

All functions work inside the transaction of their caller.
"""

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, update

from skerry.core.luck import Luck
from skerry.protocol.table_info import TossPhase
from skerry.server.store.schema import TABLES
from skerry.table.toss import ChosenSeed, Toss, luck_of, seed_of_toss

LOG = logging.getLogger("skerry.server.store.tosses")
_READ: msgspec.json.Decoder[Toss | ChosenSeed] = msgspec.json.Decoder(Toss | ChosenSeed)


def read_toss(row: Row[Any]) -> Toss | None:
    """The toss of a table; None: its seed was chosen, or it was made before there were tosses.

    A damaged one reads as None, too: a table that has not begun then has no seed and cannot start.
    """
    found = _read(row)
    return found if isinstance(found, Toss) else None


def has_chosen_seed(row: Row[Any]) -> bool:
    """Whether the host chose the seed."""
    return isinstance(_read(row), ChosenSeed)


def _read(row: Row[Any]) -> Toss | ChosenSeed | None:
    if row.toss is None:
        return None
    try:
        return _READ.decode(row.toss)
    except msgspec.DecodeError as error:
        LOG.warning("the toss of a table is damaged: %s", error, extra={"table": row.id})
        return None


def read_luck(row: Row[Any]) -> Luck | None:
    """How the seed arose, with all secrets; None: there was no toss, or it is not done."""
    toss = read_toss(row)
    return luck_of(toss) if toss is not None and toss.phase is TossPhase.DONE else None


def columns_of(toss: Toss) -> dict[str, object]:
    """The columns of a table that follow from its toss."""
    return {
        "toss": msgspec.json.encode(toss).decode(),
        "commitment": toss.commitment,
        "seed": seed_of_toss(toss) if toss.phase is TossPhase.DONE else None,
        # Any worker continues a toss whose deadline is over.
        "attend_at": toss.until,
    }


def chosen_columns() -> dict[str, object]:
    """The same for a table whose host chose the seed."""
    return {"toss": msgspec.json.encode(ChosenSeed()).decode()}


def store_toss(connection: Connection, table: str, toss: Toss) -> None:
    """Write the toss of a table that waits for its game."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(columns_of(toss)))
