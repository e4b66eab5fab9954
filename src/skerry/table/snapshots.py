"""Snapshots: a table as JSON, so that not its whole log must be folded again."""

import msgspec

from skerry.core.match import Match
from skerry.core.no_undo import NoUndo
from skerry.protocol.table_info import NoClock
from skerry.table.clock import SeatClock
from skerry.table.entries import Started
from skerry.table.recent_ids import RecentIds
from skerry.table.steps import RecentSteps
from skerry.table.table import MOST_IDS, MOST_STEPS, Table
from skerry.table.table_config import TableConfig


class TableSnapshot(msgspec.Struct, frozen=True):
    """A table in a snapshot."""

    seq: int
    at: int
    start: Started
    state: msgspec.Raw
    draws: int
    versions: tuple[int, ...]
    questions: tuple[int, ...]
    clocks: tuple[SeatClock, ...]
    stand_ins: dict[int, str]
    ids: tuple[str, ...]
    barriers: dict[int, NoUndo] = {}
    away_since: dict[int, int] = {}
    bot_rounds: dict[int, tuple[int, ...]] = {}


_SNAPSHOT: msgspec.json.Decoder[TableSnapshot] = msgspec.json.Decoder(TableSnapshot)


def snapshot_of(table: Table) -> bytes:
    """The table as a snapshot; only while nothing can be undone."""
    assert table.start is not None, "a table begins with the batch that starts it"
    state = table.config.plugin.wire.snapshot(table.match.state)
    return msgspec.json.encode(
        TableSnapshot(
            table.seq,
            table.at,
            table.start,
            msgspec.Raw(msgspec.json.encode(state)),
            table.draws,
            tuple(table.versions),
            tuple(table.questions),
            tuple(table.clocks),
            table.stand_ins,
            tuple(table.ids),
            table.barriers,
            table.away_since,
            table.bot_rounds,
        )
    )


def restore(config: TableConfig, body: bytes) -> Table:
    """The table of a snapshot."""
    snapshot = _SNAPSHOT.decode(body)
    wire = config.plugin.wire
    state = wire.restore(wire.read_view(snapshot.state))
    return Table(
        config,
        Match.resume(
            config.plugin.game_of(snapshot.start.rules),
            config.seats,
            config.options,
            state,
            config.plugin.hides_answers,
        ),
        snapshot.seq,
        snapshot.at,
        snapshot.start,
        snapshot.draws,
        list(snapshot.versions),
        list(snapshot.questions),
        # A server before this one may have let a clock run in a game against bots.
        [] if isinstance(config.clock, NoClock) else list(snapshot.clocks),
        dict(snapshot.stand_ins),
        _remembered(snapshot.ids),
        RecentSteps(MOST_STEPS),
        dict(snapshot.barriers),
        dict(snapshot.away_since),
        dict(snapshot.bot_rounds),
    )


def _remembered(ids: tuple[str, ...]) -> RecentIds:
    known = RecentIds(MOST_IDS)
    for id in ids:
        known = known.then(id)
    return known
