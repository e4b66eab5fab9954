"""A table: the fold of its log into a match, clocks, and what each seat knows.

Each seat, and the spectators, have version numbers of their own: a batch that a seat may not know
of does not change its version, so that nobody can even count secret moves.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from mypy_extensions import mypyc_attr

from skerry.core.event import Announcement, Seat
from skerry.core.game import CHANCE, Draw, Move
from skerry.core.luck import draw_from
from skerry.core.match import Match
from skerry.core.no_undo import NoUndo
from skerry.core.registry import AnyMatch
from skerry.table import clock as clocks
from skerry.table import entries as log
from skerry.table.clock import SeatClock
from skerry.table.entries import AnyEntry, Batch, Play, Started
from skerry.table.event_digest import digest_of
from skerry.table.recent_ids import RecentIds
from skerry.table.steps import RecentSteps, Step
from skerry.table.table_clocks import Change, set_clocks
from skerry.table.table_config import TableConfig

MOST_STEPS = 200
"""The most steps that a client can catch up with; after more it gets a snapshot."""
MOST_IDS = 256
"""The most ids of messages that are remembered, to recognize one that is sent again."""


class _Before(NamedTuple):
    """What must be known of a table before a batch, to see what the batch changed."""

    awaits: frozenset[Seat]
    shown: frozenset[Seat]
    differs: Callable[[Seat | None], bool]
    hidden: bool


@mypyc_attr(acyclic=True)
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
    ids: RecentIds = field(default_factory=lambda: RecentIds(MOST_IDS))
    steps: RecentSteps = field(default_factory=lambda: RecentSteps(MOST_STEPS))
    barriers: dict[int, NoUndo] = field(default_factory=dict)
    """By seat: why its last move, which the match has forgotten, cannot be undone."""
    away_since: dict[int, int] = field(default_factory=dict)
    """By seat that a bot plays for a person: the last version before."""
    bot_rounds: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By seat of a person: the rounds in which a bot made moves for them; 0: without rounds."""
    frames: dict[object, bytes] = field(default_factory=dict)
    """Encoded messages, and parts of them, since the last batch: for clients with the same one."""
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

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that people took when the game began."""
        assert self.start is not None, "a table begins with the batch that starts it"
        return frozenset(range(self.config.seats)).difference(self.start.bots)

    @property
    def is_paused(self) -> bool:
        """Whether bots play for all people: then nobody moves until one of them returns."""
        if not self.stand_ins:
            return False
        people = self.people
        return bool(people) and people <= self.stand_ins.keys() and bool(self.awaits)

    def bots_to_move(self) -> list[Seat]:
        """The awaited seats that bots play; none while the game is paused."""
        assert self.start is not None, "a table begins with the batch that starts it"
        if not (self.stand_ins or self.start.bots) or self.is_paused:
            return []
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
            self.ids,
            self.steps,
            dict(self.barriers),
            dict(self.away_since),
            dict(self.bot_rounds),
        )

    def extend(self, at: int, entries: Sequence[AnyEntry | Play]) -> Batch:
        """Apply some entries as a new batch, with the draws that follow them.

        IllegalMove or ValueError if an entry is not possible; then the table is unusable.
        """
        before = self._before()
        announcements = list(self._apply_all(entries))
        made = [one.entry if isinstance(one, Play) else one for one in entries]
        while CHANCE in self.match.awaits:
            draw = self._next_draw()
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
        return _Before(awaits - {CHANCE}, shown - {CHANCE}, self.match.differs, self.hides_answers)

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
                self.away_since.setdefault(seat, self.versions[seat])
            case log.Returned(seat):
                self.stand_ins.pop(seat, None)
                self.away_since.pop(seat, None)
                if self.clocks:
                    self.clocks[seat] = clocks.top_up(self.clocks[seat], self.config.clock)
            case log.Graced(seat, until) if self.clocks:
                self.clocks[seat] = clocks.give_grace(self.clocks[seat], until)
            case _:
                pass  # The clocks are set when the batch is closed: they need its time.
        return ()

    def _play(self, seat: Seat, move: Move, move_id: str | None) -> tuple[Announcement, ...]:
        if move.seat != seat:
            raise ValueError(f"a move of seat {move.seat} by seat {seat}")
        if seat in self.stand_ins:
            self._note_bot_round(seat)
        step = self.match.play(move)
        self._remember(seat, move_id)
        if step.revealed:
            self._bar(NoUndo.REVEALED)
        return step.announcements

    def _note_bot_round(self, seat: Seat) -> None:
        """Note that a bot plays for a person in this round."""
        number = self.config.plugin.round_of(self.match.state) or 0
        known = self.bot_rounds.get(seat, ())
        if number not in known:
            self.bot_rounds[seat] = (*known, number)

    def _next_draw(self) -> Draw:
        """The draw that is due: by the colours of the seats, or by the seed."""
        state, pieces = self.match.state, self.config.plugin.coloured_pieces
        if pieces is not None and self.start is not None and self.start.colours:
            coloured = pieces.draw(state, self.start.colours)
            if coloured is not None:
                return coloured
        return draw_from(self.match.game.outcomes(state), self.config.seed, self.draws)

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
            self.ids = self.ids.then(f"{seat}:{move_id}")

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
                or before.differs(who)
            )
            if learns:
                self.versions[index] += 1
            versions.append(self.versions[index] if learns else None)
        self.steps = self.steps.then(Step(tuple(versions), announcements, withdrawn, mover))
        if self.clocks:
            change = Change(
                batch,
                before.shown,
                shown,
                before.hidden,
                self.hides_answers,
                mover,
                undone,
                seen=versions[-1] is not None,
                scored=bool(after) and any(one.event.scores for one in announcements),
            )
            self.clocks = set_clocks(
                self.clocks, self.config.clock, change, lambda seat: self.player(seat) is None
            )

    def _withdrawn(self, undone: Seat | None) -> tuple[int | None, ...]:
        """The versions of the last move of a seat that was not undone before."""
        if undone is None:
            return ()
        gone = {step.withdraws for step in self.steps if step.withdraws}
        for step in reversed(self.steps):
            if step.mover == undone and step.versions not in gone:
                return step.versions
        return ()

    @property
    def can_snapshot(self) -> bool:
        """Whether nothing can be undone."""
        return not self.match.answers


def new_table(config: TableConfig) -> Table:
    """A table before the batch that starts it."""
    plugin = config.plugin
    match = Match(plugin.game, config.seats, config.options, plugin.hides_answers)
    return Table(config, match)
