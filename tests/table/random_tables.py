"""Tables in memory: random games in all modes, batch by batch."""

from collections.abc import Iterator
from random import Random

import msgspec

from skerry.core.event import Seat
from skerry.core.registry import find
from skerry.protocol.table_info import Aids, Clock, NoClock
from skerry.table.entries import AnyEntry, Batch, Moved, Started, Undone
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig

KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("skye", 2, {}),
    ("skye", 4, {}),
    ("skye", 5, {"money": "open"}),
    ("cats", 2, {}),
    ("cats", 4, {}),
    ("cats", 1, {"mode": "solo", "difficulty": "hard"}),
    ("cats", 3, {"mode": "family"}),
)
"""A game, its seats and its options."""


def config(
    game: str,
    seats: int,
    options: dict[str, str],
    seed: str,
    clock: Clock | None = None,
    aids: Aids | None = None,
) -> TableConfig:
    """The configuration of a table for tests."""
    plugin = find(game)
    chosen = plugin.record_reader.read_options(dict(options))
    return TableConfig(
        "harbour", plugin, chosen, seats, seed, "", clock or NoClock(), aids or Aids(), "greedy"
    )


def started(given: TableConfig, at: int = 1000) -> tuple[Table, Batch]:
    """A table that has just started, and its first batch."""
    table = new_table(given)
    names = tuple(f"Ann {seat}" for seat in range(given.seats))
    return table, table.extend(at, [Started(given.plugin.game.version, names, {})])


def random_entry(table: Table, random: Random, undo: float) -> AnyEntry:
    """A random legal move, or sometimes an undo."""
    seats = range(table.config.seats)
    if random.random() < undo:
        can = [seat for seat in seats if table.why_not_undo(seat) is None]
        if can:
            return Undone(random.choice(can), None)
    movers: list[Seat] = sorted(table.awaits)
    # Seats that need not move can also play anytime cards.
    if random.random() < 0.1:
        movers = [seat for seat in seats if len(table.match.legal(seat))]
    seat = random.choice(movers)
    move = table.match.legal(seat).choose(random)
    return Moved(seat, msgspec.Raw(msgspec.json.encode(move)), f"id{random.random()}")


def play(table: Table, random: Random, undo: float = 0.05) -> Iterator[Batch]:
    """Play a table to the end with random moves; yields each batch."""
    while table.awaits:
        yield table.extend(table.at + random.randrange(5000), [random_entry(table, random, undo)])
