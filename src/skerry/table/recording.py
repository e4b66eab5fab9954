"""The record of a finished table, from its log."""

from collections.abc import Sequence

from skerry.core.match import Match
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyMatch
from skerry.table.entries import Batch, Drawn, Moved, Started, Undone
from skerry.table.table_config import TableConfig


def match_of(config: TableConfig, batches: Sequence[Batch]) -> tuple[AnyMatch, tuple[str, ...]]:
    """A table's whole match, and the names of its seats."""
    match: AnyMatch = Match(config.plugin.game, config.seats, config.options)
    names: tuple[str, ...] = ()
    wire = config.plugin.wire
    for batch in batches:
        for entry in batch.entries:
            if isinstance(entry, Started):
                names = entry.names
                match.game = config.plugin.game_of(entry.rules)
            elif isinstance(entry, Moved):
                match.play(wire.read_move(entry.move))
            elif isinstance(entry, Drawn):
                match.play(wire.read_draw(entry.draw))
            elif isinstance(entry, Undone):
                match.undo(entry.seat)
    return match, names


def record_bytes(config: TableConfig, batches: Sequence[Batch]) -> bytes | None:
    """The record with its seed and the rules of its start; None while the game is running."""
    match, names = match_of(config, batches)
    return None if match.result is None else encode_match(config, match, names)


def encode_match(config: TableConfig, match: AnyMatch, names: Sequence[str]) -> bytes:
    """The record of a table's whole match."""
    return encode(
        record_of(
            match,
            names,
            seed=config.seed,
            commitment=config.commitment,
            luck=config.luck,
            rules=match.game.version,
        )
    )
