"""What each seat may know at each version of a table, computed from its log alone.

This uses only the `Match` of the rules and shares no code with the server's table.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from skerry.core.event import Event, Seat
from skerry.core.game import CHANCE
from skerry.core.luck import Contribution, Luck, commitment
from skerry.core.match import Match
from skerry.core.registry import AnyMatch, AnyPlugin, find
from skerry.games.cats.rules.state import NOTHING, PAUSE
from skerry.protocol.messages import Ended, Now, SeenStep
from skerry.protocol.table_info import Aids
from skerry.table.entries import (
    AnyEntry,
    Batch,
    Drawn,
    Moved,
    Returned,
    SatIn,
    Started,
    Undone,
    read_entries,
)

Audience = Seat | None
"""A seat, or None for spectators."""


def batches_of(data: Path, table: str) -> list[Batch]:
    """The log of a table, read from the server's database file."""
    with sqlite3.connect(data / "skerry.db") as connection:
        rows = connection.execute(
            'select seq, at, body from log where "table" = ? order by seq', (table,)
        ).fetchall()
    connection.close()
    return [Batch(seq, at, read_entries(body)) for seq, at, body in rows]


def row_of(data: Path, table: str) -> dict[str, Any]:
    """The database row of a table, secrets included."""
    with sqlite3.connect(data / "skerry.db") as connection:
        connection.row_factory = sqlite3.Row
        row = connection.execute("select * from tables where id = ?", (table,)).fetchone()
    connection.close()
    return dict(row)


class Moment(NamedTuple):
    """The state for one audience at one of its versions."""

    version: int
    events: tuple[Event, ...]
    withdraws: tuple[int, ...]
    state: Any
    """The full state, which no audience sees."""
    awaits: tuple[Seat, ...]
    question: int | None
    can_undo: bool
    stand_ins: dict[int, str]
    at: int
    cards: frozenset[str]
    """The cards that the audience has ever seen."""
    own: bool
    """Whether the audience itself made the move."""


@dataclass
class _Telling:
    """What one audience has seen so far."""

    moments: list[Moment] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)


@dataclass
class _Made:
    """A move, and the version at which each audience saw it."""

    seat: Seat
    versions: dict[Audience, int]
    undone: bool = False


class Truth:
    """The full history of a table, and what each audience may know of it."""

    def __init__(self, row: dict[str, Any], batches: Sequence[Batch]) -> None:
        self.plugin: AnyPlugin = find(row["game"])
        self.seats: int = row["players"]
        self.seed: str = row["seed"]
        self.commitment: str = row["commitment"]
        self.luck = _luck_of(row.get("toss"))
        self.options = self.plugin.wire.read_options(row["options"])
        self.aids = msgspec.json.decode(row["aids"], type=Aids)
        self.audiences: tuple[Audience, ...] = (*range(self.seats), None)
        self._match: AnyMatch = Match(
            self.plugin.game, self.seats, self.options, self.plugin.hides_answers
        )
        self._told: dict[Audience, _Telling] = {who: _Telling() for who in self.audiences}
        self._questions = [0] * self.seats
        self._stand_ins: dict[int, str] = {}
        self._moves: list[_Made] = []
        for batch in batches:
            self._follow(batch)

    def moments(self, who: Audience) -> Sequence[Moment]:
        """All versions of an audience, starting with version 1."""
        return self._told[who].moments

    @property
    def has_cards(self) -> bool:
        """Whether the game has face-down cards."""
        return self.plugin.game.name == "cats"

    def view(self, who: Audience, moment: Moment) -> Any:
        """The view of an audience, without what the table's aids hide."""
        view = self.plugin.game.view(moment.state, who)
        return view if self.aids.bag else self.plugin.without_memory_aids(view)

    def now(self, who: Audience, moment: Moment, undo: str | None) -> Now:
        """The state as clients see it; `undo` is the reason that the server gave, if any."""
        assert (undo is None) == (moment.can_undo or who is None), "undo follows the rules"
        interjects = (
            who is not None
            and who not in moment.awaits
            and bool(self.plugin.game.legal(self.plugin.game.view(moment.state, who)))
        )
        return Now(
            _raw(self.view(who, moment)),
            moment.awaits,
            moment.question,
            undo,
            interjects,
            moment.stand_ins,
            (),
            self.ended(moment.state),
        )

    def step(self, moment: Moment) -> SeenStep:
        """The step that led to a version."""
        events = tuple(map(_raw, moment.events))
        return SeenStep(moment.version, events, moment.withdraws, moment.own)

    def ended(self, state: Any) -> Ended | None:
        """The result, once the game is over."""
        result = self.plugin.game.result(state)
        if result is None:
            return None
        standings = _raw(result.everybody)
        return Ended(
            result.scores, result.winners, standings, self.seed, self.commitment, self.luck
        )

    def _follow(self, batch: Batch) -> None:
        match = self._match
        before, awaited, shown = match.state, match.awaits - {CHANCE}, self._shown(None)
        learned: dict[Audience, list[Event]] = {who: [] for who in self.audiences}
        movers = set()
        changed = False
        undone: _Made | None = None
        for entry in batch.entries:
            match entry:
                case Moved(seat):
                    movers.add(seat)
                case Undone(seat):
                    movers.add(seat)
                    undone = self._last_move(seat)
                case Drawn():
                    pass
                case _:
                    changed = True
            for who, events in self._play(entry).items():
                learned[who] += events
            for who in self.audiences:
                self._told[who].cards |= cards_known(self.plugin, match.state, who)
        after = match.awaits - {CHANCE}
        for seat in after:
            if seat not in awaited or seat in movers:
                self._questions[seat] += 1
        made: dict[Audience, int] = {}
        for who in self.audiences:
            gone = () if undone is None or who not in undone.versions else (undone.versions[who],)
            if (
                changed
                or self._shown(None) != shown
                or who in movers
                or learned[who]
                or gone
                or match.view(who) != match.game.view(before, who)
            ):
                own = who in movers and undone is None
                made[who] = self._tell(who, learned[who], gone, batch.at, own)
        if undone is not None:
            undone.undone = True
        elif movers:
            self._moves.append(_Made(next(iter(movers)), made))

    def _tell(
        self, who: Audience, events: list[Event], withdraws: tuple[int, ...], at: int, own: bool
    ) -> int:
        telling = self._told[who]
        awaits = tuple(sorted(self._shown(who)))
        moment = Moment(
            len(telling.moments) + 1,
            tuple(events),
            withdraws,
            self._match.state,
            awaits,
            self._questions[who] if who in awaits and who is not None else None,
            who is not None and self._match.why_not_undo(who) is None,
            dict(self._stand_ins),
            at,
            frozenset(telling.cards),
            own,
        )
        telling.moments.append(moment)
        return moment.version

    def _shown(self, who: Audience) -> frozenset[Seat]:
        """The seats that appear to be awaited: in a pause of Cats, all of them."""
        awaits = self._match.awaits - {CHANCE}
        state = self._match.state
        if self.plugin.game.name != "cats" or state.phase != PAUSE or state.doing != NOTHING:
            return awaits
        return frozenset(seat for seat in range(self.seats) if seat in awaits or seat != who)

    def _last_move(self, seat: Seat) -> _Made:
        return next(m for m in reversed(self._moves) if m.seat == seat and not m.undone)

    def _play(self, entry: AnyEntry) -> dict[Audience, list[Event]]:
        match, wire = self._match, self.plugin.wire
        match entry:
            case Moved(_, move):
                step = match.play(wire.read_move(move))
            case Drawn(draw):
                step = match.play(wire.read_draw(draw))
            case Undone(seat):
                match.undo(seat)
                return {}
            case SatIn(seat, bot):
                self._stand_ins[seat] = bot
                return {}
            case Returned(seat):
                self._stand_ins.pop(seat, None)
                return {}
            case _:
                assert isinstance(entry, Started), "these tables have no clocks"
                return {}
        return {who: list(step.events_for(who)) for who in self.audiences}


def cards_known(plugin: AnyPlugin, state: Any, who: Audience) -> frozenset[str]:
    """The cards whose faces somebody can see now; only for games with cards."""
    if plugin.game.name != "cats":
        return frozenset()
    whole = plugin.wire.snapshot(state)
    over = plugin.game.result(state) is not None
    laying = whole.phase == "lay"
    found = {*whole.gone, *(card for card, _ in whole.public), whole.naming}
    for seat, crew in enumerate(whole.crews):
        found |= set() if laying else {*crew.laid.known}
        found |= {*crew.lessons.known} if over else set()
        if seat == who:
            piles = (crew.hand, crew.pack, crew.kept, crew.seen, crew.drawn, crew.laid)
            for pile in (*piles, crew.lessons, crew.discards):
                found |= set(pile.known)
    if whole.sister is not None:
        found |= set(whole.sister.played)
        found |= set(whole.sister.row if over or not whole.sister.begun else ())
        if not over:
            # Only the first card of her row is face up.
            found -= set(whole.sister.row[1:])
    return frozenset(card for card in found if card is not None)


def _luck_of(toss: str | None) -> Luck | None:
    """How the seed arose, from the column of a table."""
    if toss is None:
        return None
    found = msgspec.json.decode(toss)
    seats = [
        Contribution(part["secret"], part["commitment"]) if "secret" in part else None
        for part in found["seats"]
    ]
    server = Contribution(found["secret"], commitment(found["secret"]))
    return Luck(server, tuple(seats), found["restarts"])


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
