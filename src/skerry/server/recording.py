"""The record of a finished table, from its log."""

from collections.abc import Sequence

from skerry.core.match import Match
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyMatch
from skerry.server.charter import Charter
from skerry.server.entries import Batch, Drawn, Moved, Started, Undone


def match_of(charter: Charter, batches: Sequence[Batch]) -> tuple[AnyMatch, tuple[str, ...]]:
    """A table's whole match, and the names of its seats."""
    match: AnyMatch = Match(charter.box.game, charter.seats, charter.options)
    names: tuple[str, ...] = ()
    wire = charter.box.wire
    for batch in batches:
        for entry in batch.entries:
            if isinstance(entry, Started):
                names = entry.names
                match.game = charter.box.game_of(entry.rules)
            elif isinstance(entry, Moved):
                match.play(wire.read_move(entry.move))
            elif isinstance(entry, Drawn):
                match.play(wire.read_draw(entry.draw))
            elif isinstance(entry, Undone):
                match.undo(entry.seat)
    return match, names


def record_bytes(charter: Charter, batches: Sequence[Batch]) -> bytes | None:
    """The record with its seed; None while the game goes on."""
    match, names = match_of(charter, batches)
    if match.result is None:
        return None
    return encode(record_of(match, names, seed=charter.seed, commitment=charter.commitment))
