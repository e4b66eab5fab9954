"""A table: the fold of its log into a match, clocks, and what each seat knows.

Each seat, and the spectators, have version numbers of their own: a batch that a seat may not know
of does not change its version, so that nobody can even count secret moves.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import msgspec

from skerry.core.event import Announcement, Seat
from skerry.core.game import CHANCE, Draw, Move
from skerry.core.luck import draw_from
from skerry.core.match import Match, NoUndo
from skerry.core.registry import AnyMatch
from skerry.table import clock as clocks
from skerry.table import entries as log
from skerry.table.clock import SeatClock
from skerry.table.entries import AnyEntry, Batch, Play, Started
from skerry.table.event_digest import digest_of
from skerry.table.table_config import TableConfig

MOST_STEPS = 200
"""The most steps that a client can catch up with; after more it gets a snapshot."""
MOST_IDS = 256
"""The most ids of messages that are remembered, to recognize one that is sent again."""


class Step(msgspec.Struct, frozen=True):
    """The events of one batch, and its version for each seat and (last) for spectators."""

    versions: tuple[int | None, ...]
    """None: they may not know of it."""
    announcements: tuple[Announcement, ...]
    withdraws: tuple[int | None, ...] = ()
    """For a batch with an undo: the versions of the undone step."""
    mover: Seat | None = None


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


_SNAPSHOT: msgspec.json.Decoder[TableSnapshot] = msgspec.json.Decoder(TableSnapshot)


class _Before(NamedTuple):
    """What must be known of a table before a batch, to see what the batch changed."""

    awaits: frozenset[Seat]
    shown: frozenset[Seat]
    state: object
    hidden: bool


@dataclass
class Table:
    """A table with a running game; only `apply` and `extend` change it."""

    config: TableConfig
    match: AnyMatch
    seq: int = 0
    at: int = 0
    start: Started | None = None
    draws: int = 0
    versions: list[int] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    clocks: list[SeatClock] = field(default_factory=list)
    stand_ins: dict[int, str] = field(default_factory=dict)
    ids: dict[str, None] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    barriers: dict[int, NoUndo] = field(default_factory=dict)
    """By seat: why its last move, which the match has forgotten, cannot be undone."""
    frames: dict[object, bytes] = field(default_factory=dict)
    """Encoded messages since the last batch, for clients that need the same one."""
    frozen: bool = False
    """Whether it can only be looked at, because its log does not replay."""

    @property
    def awaits(self) -> frozenset[Seat]:
        """The seats that must answer; none: the game is over."""
        return frozenset() if self.frozen else self.match.awaits

    def shown_awaits(self, seat: Seat | None) -> frozenset[Seat]:
        """The seats that a seat, or a spectator, sees as awaited."""
        if self.frozen:
            return frozenset()
        return self.config.plugin.shown_awaits(self.match, seat)

    @property
    def hides_answers(self) -> bool:
        """Whether nobody may see now who has answered."""
        return self.config.plugin.answers_are_hidden(self.match.state)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, as they stand in the record."""
        assert self.start is not None, "a table begins with the batch that starts it"
        return self.start.names

    def player(self, seat: Seat) -> str | None:
        """The bot that plays a seat now; None: a person does."""
        assert self.start is not None, "a table begins with the batch that starts it"
        return self.stand_ins.get(seat) or self.start.bots.get(seat)

    def bots_to_move(self) -> list[Seat]:
        """The awaited seats that bots play."""
        return [seat for seat in sorted(self.awaits) if self.player(seat) is not None]

    def due(self) -> int | None:
        """When the first clock runs out."""
        awaits = self.awaits
        # A clock that only seems to run is nobody's time.
        return min(
            (
                due
                for seat, clock in enumerate(self.clocks)
                if seat in awaits and (due := clock.due) is not None
            ),
            default=None,
        )

    def question(self, seat: Seat) -> int | None:
        """The question that a seat must answer; None: it is not asked."""
        return self.questions[seat] if seat in self.awaits else None

    def knows(self, seat: Seat, move_id: str) -> bool:
        """Whether a message of this seat with this id was carried out before."""
        return f"{seat}:{move_id}" in self.ids

    def why_not_undo(self, seat: Seat) -> NoUndo | None:
        """Why a seat cannot undo its last move; None: it can."""
        refusal = NoUndo.NOTHING if self.frozen else self.match.why_not_undo(seat)
        return self.barriers.get(seat, refusal) if refusal is NoUndo.NOTHING else refusal

    def fork(self) -> "Table":
        """A copy of the table, to try a batch on."""
        return Table(
            self.config,
            self.match.fork(),
            self.seq,
            self.at,
            self.start,
            self.draws,
            list(self.versions),
            list(self.questions),
            list(self.clocks),
            dict(self.stand_ins),
            dict(self.ids),
            list(self.steps),
            dict(self.barriers),
        )

    def extend(self, at: int, entries: Sequence[AnyEntry | Play]) -> Batch:
        """Apply some entries as a new batch, with the draws that follow them.

        IllegalMove or ValueError if an entry is not possible; then the table is unusable.
        """
        before = self._before()
        announcements = list(self._apply_all(entries))
        made = [one.entry if isinstance(one, Play) else one for one in entries]
        while CHANCE in self.match.awaits:
            outcomes = self.match.game.outcomes(self.match.state)
            draw = draw_from(outcomes, self.config.seed, self.draws)
            made.append(log.Drawn(msgspec.Raw(msgspec.json.encode(draw))))
            announcements += self._draw(draw)
        batch = Batch(
            self.seq + 1,
            max(at, self.at),
            tuple(made),
            self.match.game.version,
            digest_of(announcements),
        )
        self._close(before, batch, tuple(announcements))
        return batch

    def apply(self, batch: Batch) -> None:
        """Apply a batch of the log."""
        if batch.seq != self.seq + 1:
            raise ValueError(f"batch {batch.seq} does not follow {self.seq}")
        before = self._before()
        self._close(before, batch, tuple(self._apply_all(batch.entries)))

    def _before(self) -> _Before:
        awaits, shown = self.match.awaits, self.shown_awaits(None)
        return _Before(awaits - {CHANCE}, shown - {CHANCE}, self.match.state, self.hides_answers)

    def _apply_all(self, entries: Iterable[AnyEntry | Play]) -> Iterable[Announcement]:
        for entry in entries:
            yield from self._apply(entry)

    def _apply(self, entry: AnyEntry | Play) -> tuple[Announcement, ...]:
        match entry:
            case Started():
                self.start = entry
                self.match.game = self.config.plugin.game_of(entry.rules)
                self.versions = [0] * (self.config.seats + 1)
                self.questions = [0] * self.config.seats
                clock = clocks.new_clock(self.config.clock)
                self.clocks = [] if clock is None else [clock] * self.config.seats
            case log.Moved(seat, raw, move_id):
                return self._play(seat, self.config.plugin.wire.read_move(raw), move_id)
            case Play(seat, move, move_id):
                return self._play(seat, move, move_id)
            case log.Drawn(raw):
                return self._draw(self.config.plugin.wire.read_draw(raw))
            case log.Undone(seat, move_id):
                self.match.undo(seat)
                self._remember(seat, move_id)
            case log.SatIn(seat, bot, _):
                self.stand_ins[seat] = bot
            case log.Returned(seat):
                self.stand_ins.pop(seat, None)
                if self.clocks:
                    self.clocks[seat] = clocks.top_up(self.clocks[seat], self.config.clock)
            case log.Graced(seat, until):
                self.clocks[seat] = clocks.give_grace(self.clocks[seat], until)
            case log.Paused() | log.Resumed():
                pass  # The clocks are set when the batch is closed: they need its time.
        return ()

    def _play(self, seat: Seat, move: Move, move_id: str | None) -> tuple[Announcement, ...]:
        if move.seat != seat:
            raise ValueError(f"a move of seat {move.seat} by seat {seat}")
        step = self.match.play(move)
        self._remember(seat, move_id)
        if step.revealed:
            self._bar(NoUndo.REVEALED)
        return step.announcements

    def _draw(self, draw: Draw) -> tuple[Announcement, ...]:
        step = self.match.play(draw)
        self.draws += 1
        self._bar(NoUndo.DRAWN)
        return step.announcements

    def _bar(self, why: NoUndo) -> None:
        """Make everything before this final, so that the match can forget it."""
        for answer in self.match.answers:
            if isinstance(answer, Move):
                self.barriers[answer.seat] = why
        self.match.forget()

    def _remember(self, seat: Seat, move_id: str | None) -> None:
        if move_id is not None:
            self.ids[f"{seat}:{move_id}"] = None
            while len(self.ids) > MOST_IDS:
                del self.ids[next(iter(self.ids))]

    def _close(
        self, before: "_Before", batch: Batch, announcements: tuple[Announcement, ...]
    ) -> None:
        """Number the batch, ask the questions, find out who learns of it, and set the clocks."""
        self.seq = batch.seq
        self.at = batch.at
        self.frames.clear()
        after = self.awaits
        shown = self.shown_awaits(None)
        undone = next(
            (entry.seat for entry in batch.entries if isinstance(entry, log.Undone)), None
        )
        mover = next((entry.seat for entry in batch.entries if isinstance(entry, log.Moved)), None)
        for seat in after:
            if seat not in before.awaits or seat in (mover, undone):
                self.questions[seat] += 1
        withdrawn = self._withdrawn(undone)
        # Who plays and how clocks stand is for everybody to know, and mostly who is done.
        public = shown != before.shown or any(
            not isinstance(entry, log.Moved | log.Drawn | log.Undone) for entry in batch.entries
        )
        versions: list[int | None] = []
        for index in range(self.config.seats + 1):
            who = index if index < self.config.seats else None
            learns = (
                public
                or (who is not None and who in (mover, undone))
                or any(one.seen_by(who) is not None for one in announcements)
                or (bool(withdrawn) and withdrawn[index] is not None)
                or self.match.view(who) != self.match.game.view(before.state, who)
            )
            if learns:
                self.versions[index] += 1
            versions.append(self.versions[index] if learns else None)
        self.steps.append(Step(tuple(versions), announcements, withdrawn, mover))
        del self.steps[:-MOST_STEPS]
        if self.clocks:
            self._set_clocks(before, shown, batch, undone, mover)

    def _set_clocks(
        self,
        before: _Before,
        after: frozenset[Seat],
        batch: Batch,
        undone: Seat | None,
        mover: Seat | None,
    ) -> None:
        """Let the clocks of the seats that are shown as awaited run, and those of others stand."""
        rule, at = self.config.clock, batch.at
        for entry in batch.entries:
            if isinstance(entry, log.Paused):
                self.clocks[entry.seat] = clocks.pause(self.clocks[entry.seat], at)
            elif isinstance(entry, log.Resumed):
                self.clocks[entry.seat] = clocks.resume(self.clocks[entry.seat], at)
        if self.hides_answers != before.hidden:
            # How long a seat thought where answers are hidden must not show: it costs nothing.
            stop = partial(clocks.stop_with_increment, rule=rule, at=at)
            end = clocks.reset if before.hidden else stop
            self.clocks = [end(clock) if clock.asked else clock for clock in self.clocks]
        # Days begin anew with each move that others can see; a secret one must not show by it.
        seen = self.steps[-1].versions[-1] is not None
        for seat, clock in enumerate(self.clocks):
            if not after or self.player(seat) is not None:
                self.clocks[seat] = clocks.stop(clock, at)
            elif seat in after and not clock.asked:
                again = seat == undone and seat not in before.shown
                start = clocks.restart_after_undo if again else clocks.start
                self.clocks[seat] = start(clock, rule, at)
            elif seat in after and seat == mover and seen:
                self.clocks[seat] = clocks.start_next(clock, rule, at)
            elif seat not in after and clock.asked:
                self.clocks[seat] = clocks.stop_with_increment(clock, rule, at)

    def _withdrawn(self, undone: Seat | None) -> tuple[int | None, ...]:
        """The versions of the last move of a seat that was not undone before."""
        if undone is None:
            return ()
        gone = {step.withdraws for step in self.steps if step.withdraws}
        for step in reversed(self.steps):
            if step.mover == undone and step.versions not in gone:
                return step.versions
        return ()

    def snapshot(self) -> bytes:
        """The table as a snapshot; only while nothing can be undone."""
        assert self.start is not None, "a table begins with the batch that starts it"
        wire = self.config.plugin.wire
        return msgspec.json.encode(
            TableSnapshot(
                self.seq,
                self.at,
                self.start,
                msgspec.Raw(msgspec.json.encode(wire.snapshot(self.match.state))),
                self.draws,
                tuple(self.versions),
                tuple(self.questions),
                tuple(self.clocks),
                self.stand_ins,
                tuple(self.ids),
                self.barriers,
            )
        )

    @property
    def can_snapshot(self) -> bool:
        """Whether nothing can be undone."""
        return not self.match.answers


def new_table(config: TableConfig) -> Table:
    """A table before the batch that starts it."""
    plugin = config.plugin
    match = Match(plugin.game, config.seats, config.options, plugin.hides_answers)
    return Table(config, match)


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
        list(snapshot.clocks),
        dict(snapshot.stand_ins),
        dict.fromkeys(snapshot.ids),
        [],
        dict(snapshot.barriers),
    )
