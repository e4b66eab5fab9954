"""Decisions: the entries that a request adds to a table's log, as pure functions of the table.

An empty tuple of entries means that there is nothing to change. A request that the table cannot
carry out raises MessageRefused.
"""

from collections.abc import Iterable, Mapping

import msgspec

from skerry.core.event import Seat
from skerry.core.game import Move
from skerry.core.legal import IllegalMove
from skerry.protocol.messages import MakeMove, Refused, Undo
from skerry.protocol.refusals import Refusal
from skerry.table import entries as log
from skerry.table.client_moves import NoSuchMove, read_move
from skerry.table.entries import AnyEntry, Cause, Play
from skerry.table.table import Table
from skerry.table.table_config import TableConfig

Entries = tuple[AnyEntry | Play, ...]


class MessageRefused(Exception):
    """A client's message that is not carried out; nothing changed."""

    def __init__(
        self,
        why: Refusal,
        sentence: str,
        reason: str | None = None,
        fields: Mapping[str, str | int | None] | None = None,
        retry: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.why = why
        self.sentence = sentence
        self.reason = reason
        self.fields = dict(fields or {})
        self.retry = retry

    def reply(self, id: str) -> Refused:
        """The reply to the message with this id."""
        return Refused(id, self.why, self.sentence, self.reason, self.fields, self.retry)


def refused_by_rules(error: IllegalMove) -> MessageRefused:
    """The refusal of a move that is not legal."""
    return MessageRefused(Refusal.ILLEGAL, str(error), str(error.reason), error.fields)


def start_game(
    config: TableConfig,
    names: tuple[str, ...],
    bots: dict[int, str],
    on_vacation: Iterable[Seat],
    colours: tuple[str, ...] = (),
) -> Entries:
    """The first entries of a table: the start, and a paused clock for each seat on vacation.

    `colours` are those of the seats, if they decide draws.
    """
    started = log.Started(config.plugin.game.version, names, bots, colours)
    return (started, *(log.Paused(seat) for seat in on_vacation))


def make_move(table: Table, seat: Seat, message: MakeMove) -> Entries:
    """A person's move; nothing if the same message was carried out before."""
    if table.knows(seat, message.id):
        return ()
    try:
        move = read_move(table.config, seat, message.move)
    except NoSuchMove as error:
        raise MessageRefused(Refusal.UNREADABLE, str(error)) from None
    _check_turn(table, seat, message, move)
    return (Play(seat, move, message.id),)


def _check_turn(table: Table, seat: Seat, message: MakeMove, move: Move) -> None:
    if move.seat != seat:
        sentence = f"you sit at seat {seat}; this is a move of seat {move.seat}"
        raise MessageRefused(Refusal.UNREADABLE, sentence)
    _check_person_plays(table, seat)
    if not table.awaits:
        raise MessageRefused(Refusal.NOT_RUNNING, "the game is over")
    if type(move).interjects and message.question is None:
        return
    if message.question is None:
        raise MessageRefused(Refusal.UNREADABLE, "say which question the move answers")
    if message.question != table.question(seat):
        raise MessageRefused(Refusal.STALE, "this question was answered or withdrawn")


def undo_move(table: Table, seat: Seat, message: Undo) -> Entries:
    """The undo of a person's last move; nothing if the same message was carried out before."""
    if table.knows(seat, message.id):
        return ()
    _check_person_plays(table, seat)
    why = table.why_not_undo(seat)
    if why is not None:
        raise MessageRefused(Refusal.NO_UNDO, why.sentence, str(why))
    return (log.Undone(seat, message.id),)


def _check_person_plays(table: Table, seat: Seat) -> None:
    if seat in table.stand_ins:
        sentence = "a bot plays for you; take your seat back first"
        raise MessageRefused(Refusal.STAND_IN, sentence)


def make_bot_move(table: Table, seat: Seat, bot: str, question: int, move: bytes) -> Entries:
    """A bot's move; nothing if the seat has another player or question, or the game is paused."""
    if table.player(seat) != bot or table.question(seat) != question or table.is_paused:
        return ()
    return (log.Moved(seat, msgspec.Raw(move)),)


def let_bot_play(table: Table, seat: Seat, why: Cause) -> Entries:
    """A bot takes over a person's seat; nothing if a bot plays it already.

    A game against bots only waits for its player.
    """
    if table.player(seat) is not None or table.people == {seat} or not table.awaits:
        return ()
    return (log.SatIn(seat, table.config.stand_in, why),)


def return_to_seat(table: Table, seat: Seat) -> Entries:
    """A person takes over from the bot that played the seat."""
    return (log.Returned(seat),) if seat in table.stand_ins and table.awaits else ()


def see_scoring(table: Table, seat: Seat) -> Entries:
    """A person has looked at the last scoring; nothing if their clock does not wait for it."""
    waits = bool(table.clocks) and table.clocks[seat].scoring_until is not None
    return (log.SawScoring(seat),) if waits and table.awaits else ()


def set_vacation(table: Table, seat: Seat, on: bool) -> Entries:
    """Pause or resume the clock of a seat."""
    if not table.awaits or table.clocks[seat].paused == on:
        return ()
    return (log.Paused(seat) if on else log.Resumed(seat),)


def expire_clocks(table: Table, connected: frozenset[Seat], now: int, grace: int) -> Entries:
    """What follows for clocks that ran out: `grace` once a question if offline, then a bot."""
    made: list[AnyEntry] = []
    for seat, clock in enumerate(table.clocks):
        if seat not in table.awaits or clock.due is None or clock.due > now:
            continue
        if seat not in connected and clock.grace_until is None and grace > 0:
            made.append(log.Graced(seat, now + grace))
        else:
            made.append(log.SatIn(seat, table.config.stand_in, Cause.TIME))
    return tuple(made)
