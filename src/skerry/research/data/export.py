"""Tidy Parquet tables of records: games, decisions, placements, cards and scores."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from skerry.research.data.rows import StudiedGame

AT_ONCE = 200
"""How many games are kept in memory before they are written."""

_KEY = [("game_id", pa.int64())]
SCHEMAS: dict[str, Any] = {
    "games": pa.schema(
        [
            *_KEY,
            ("source", pa.string()),
            ("game", pa.string()),
            ("seats", pa.int16()),
            ("options", pa.string()),
            ("rules", pa.int16()),
            ("seed", pa.string()),
            ("first", pa.int16()),
            ("names", pa.list_(pa.string())),
            ("scores", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int16())),
            ("automa", pa.int32()),
            ("decisions", pa.int32()),
        ]
    ),
    "decisions": pa.schema(
        [
            *_KEY,
            ("number", pa.int32()),
            ("round", pa.int16()),
            ("seat", pa.int16()),
            ("kind", pa.string()),
            ("what", pa.string()),
        ]
    ),
    "placements": pa.schema(
        [
            *_KEY,
            ("number", pa.int32()),
            ("round", pa.int16()),
            ("seat", pa.int16()),
            ("piece", pa.string()),
            ("x", pa.list_(pa.int16())),
            ("y", pa.list_(pa.int16())),
            ("turn", pa.int16()),
        ]
    ),
    "cards": pa.schema(
        [
            *_KEY,
            ("round", pa.int16()),
            ("seat", pa.int16()),
            ("card", pa.string()),
            ("what", pa.string()),
            ("price", pa.int16()),
            ("other", pa.int16()),
        ]
    ),
    "scores": pa.schema(
        [
            *_KEY,
            ("seat", pa.int16()),
            ("topic", pa.string()),
            ("round", pa.int16()),
            ("points", pa.int32()),
        ]
    ),
}
"""The columns of each table."""

Rows = dict[str, list[dict[str, Any]]]


def export(games: Iterable[StudiedGame], folder: Path) -> dict[str, int]:
    """Write the tables into a folder; the number of rows of each.

    A table appears under its name when it is complete: an interrupt leaves old ones as they were.
    """
    folder.mkdir(parents=True, exist_ok=True)
    counts = dict.fromkeys(SCHEMAS, 0)
    parts = {name: folder / f".{name}.parquet.part" for name in SCHEMAS}
    try:
        with ExitStack() as closing:
            writers = {
                name: closing.enter_context(pq.ParquetWriter(parts[name], schema))
                for name, schema in SCHEMAS.items()
            }
            numbered = enumerate(games)
            while some := list(islice(numbered, AT_ONCE)):
                rows = _rows(some)
                for name, schema in SCHEMAS.items():
                    writers[name].write_table(pa.Table.from_pylist(rows[name], schema))
                    counts[name] += len(rows[name])
        for name, part in parts.items():
            part.replace(folder / f"{name}.parquet")
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
    return counts


def _rows(some: Iterable[tuple[int, StudiedGame]]) -> Rows:
    out: Rows = {name: [] for name in SCHEMAS}
    for number, game in some:
        key = {"game_id": number}
        out["games"].append(key | _game(game))
        for name, rows in (
            ("decisions", _numbered(game.rows.decisions)),
            ("placements", _placements(game)),
            ("cards", map(msgspec.structs.asdict, game.rows.cards)),
            ("scores", map(msgspec.structs.asdict, game.rows.scores)),
        ):
            out[name] += [key | row for row in rows]
    return out


def _game(game: StudiedGame) -> dict[str, Any]:
    record = game.record
    return {
        "source": game.where,
        "game": record.game,
        "seats": len(record.seats),
        "options": msgspec.json.encode(record.options).decode(),
        "rules": record.rules,
        "seed": None if record.seed is None else str(record.seed),
        "first": game.rows.first,
        "names": record.seats,
        "scores": game.scores,
        "winners": game.winners,
        "automa": game.automa,
        "decisions": len(game.rows.decisions),
    }


def _numbered(rows: Iterable[msgspec.Struct]) -> Iterator[dict[str, Any]]:
    for number, row in enumerate(rows):
        yield {"number": number, **msgspec.structs.asdict(row)}


def _placements(game: StudiedGame) -> Iterator[dict[str, Any]]:
    for row in _numbered(game.rows.placements):
        cells = row.pop("cells")
        yield {**row, "x": [x for x, _ in cells], "y": [y for _, y in cells]}
