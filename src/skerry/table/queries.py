"""Answers to what a client asks about its own seat: legal moves, previews, reasons, scores.

All come from the same rules as the moves themselves, and from the seat's view alone, so that no
answer can tell more than the view does.
"""

from random import Random

import msgspec

from skerry.core.event import Seat
from skerry.core.game import CHANCE, Move
from skerry.core.legal import IllegalMove
from skerry.core.match import Match
from skerry.core.registry import AnyMatch
from skerry.protocol.messages import (
    AskAbout,
    AskMoves,
    AskPreview,
    AskScore,
    AskTry,
    AskWhyNot,
    Explained,
    FromServer,
    LegalMoves,
    Previewed,
    Refused,
    Scored,
    Tried,
)
from skerry.protocol.refusals import Refusal
from skerry.table.table import NoSuchMove, Table, read_move
from skerry.table.updates import raw

Ask = AskMoves | AskPreview | AskWhyNot | AskScore | AskTry


def answer(table: Table, seat: Seat | None, ask: Ask) -> FromServer:
    """The answer to a question of a seat (None: a spectator)."""
    try:
        match ask:
            case AskScore():
                return _score(table, seat, ask)
            case _ if seat is None:
                return Refused(ask.id, Refusal.NOT_SEATED, "a spectator has no moves")
            case AskMoves():
                return _moves(table, seat, ask)
            case AskWhyNot():
                return _why_not(table, seat, ask)
            case AskPreview():
                return _preview(table, seat, ask)
            case AskTry():
                return _try(table, seat, ask)
    except NoSuchMove as error:
        return Refused(ask.id, Refusal.UNREADABLE, str(error))
    except IllegalMove as error:
        return illegal(ask.id, error)


def illegal(message: str, error: IllegalMove) -> Refused:
    """The refusal of a move by the rules."""
    return Refused(message, Refusal.ILLEGAL, str(error), str(error.reason), dict(error.fields))


def _moves(table: Table, seat: Seat, ask: AskMoves) -> FromServer:
    try:
        wanted = {name: msgspec.json.decode(value) for name, value in ask.like.items()}
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Refused(ask.id, Refusal.UNREADABLE, f"like: {error}")
    if ask.gains and not table.config.aids.previews:
        return _not_allowed(ask.id, "previews")
    match = _as_if(table, seat, ask)
    found: list[Move] = []
    total = 0
    for move in match.legal(seat):
        fields = msgspec.to_builtins(move)
        if all(name in fields and fields[name] == value for name, value in wanted.items()):
            total += 1
            if len(found) < ask.most:
                found.append(move)
    gains = _gains(table, match.view(seat), found) if ask.gains else None
    return LegalMoves(ask.id, tuple(raw(move) for move in found), total, gains)


def _gains(table: Table, view: object, moves: list[Move]) -> tuple[int, ...]:
    preview = table.config.plugin.preview
    return tuple(sum(change.gain for change in preview(view, move)) for move in moves)


def _why_not(table: Table, seat: Seat, ask: AskWhyNot) -> FromServer:
    move = read_move(table.config, seat, ask.move)
    error = _as_if(table, seat, ask).legal(seat).why_not(move)
    if error is None:
        return Explained(ask.id, legal=True)
    return Explained(ask.id, False, str(error), str(error.reason), dict(error.fields))


def _preview(table: Table, seat: Seat, ask: AskPreview) -> FromServer:
    if not table.config.aids.previews:
        return _not_allowed(ask.id, "previews")
    match = _as_if(table, seat, ask)
    move = _legal_move(match, table, seat, ask.move)
    return Previewed(ask.id, raw(table.config.plugin.preview(match.view(seat), move)))


def _score(table: Table, seat: Seat | None, ask: AskScore) -> FromServer:
    if not table.config.aids.previews:
        return _not_allowed(ask.id, "previews")
    if seat is None and (ask.after or ask.scratch is not None):
        return Refused(ask.id, Refusal.NOT_SEATED, "a spectator has no moves")
    match = table.match if seat is None else _as_if(table, seat, ask)
    try:
        card = table.config.plugin.scorecard(match.view(seat), ask.seat)
    except ValueError as error:
        return Refused(ask.id, Refusal.UNREADABLE, str(error))
    return Scored(ask.id, card, card.total)


def _try(table: Table, seat: Seat, ask: AskTry) -> FromServer:
    config = table.config
    match = _as_if(table, seat, ask, guessed=True)
    made = 0
    shown = match.view(seat)
    for given in ask.moves:
        step = match.play(_legal_move(match, table, seat, given))
        made += 1
        # What comes next was made up with the rest of the guess: nobody is shown that.
        if ask.scratch is None and (step.revealed or CHANCE in match.awaits or not match.awaits):
            break
        shown = match.view(seat)
        if seat not in match.awaits:
            break
    return Tried(
        ask.id, raw(shown if config.aids.bag else config.plugin.without_memory_aids(shown)), made
    )


def view_after(table: Table, seat: Seat, moves: tuple[msgspec.Raw, ...]) -> object:
    """What a seat would see after some moves of its own, if it were asked again then."""
    match = _resumed(table, seat, moves) if moves else table.match
    if seat not in match.awaits:
        raise NoSuchMove("after these moves you are not asked anything")
    return match.view(seat)


def _as_if(table: Table, seat: Seat, ask: AskAbout, *, guessed: bool = False) -> AnyMatch:
    """The match that is asked about: the real one, or a state that the seat cannot tell from it."""
    if ask.scratch is None and not ask.after and not guessed:
        return table.match
    return _resumed(table, seat, ask.after, ask.scratch)


def _resumed(
    table: Table,
    seat: Seat,
    after: tuple[msgspec.Raw, ...],
    scratch: tuple[str, ...] | None = None,
) -> AnyMatch:
    config = table.config
    game = table.match.game
    view = table.match.view(seat)
    if scratch is None:
        state = game.guess(view, Random(0))
    else:
        try:
            # Nothing need be guessed to place something on one's own board.
            state = config.plugin.wire.restore(config.plugin.sandbox(view, scratch))
        except ValueError as error:
            raise NoSuchMove(str(error)) from None
    match: AnyMatch = Match.resume(game, config.seats, config.options, state)
    for given in after:
        step = match.play(_legal_move(match, table, seat, given))
        if step.revealed or CHANCE in match.awaits:
            raise NoSuchMove("after these moves something unknown comes")
    return match


def _legal_move(match: AnyMatch, table: Table, seat: Seat, given: msgspec.Raw) -> Move:
    move = read_move(table.config, seat, given)
    error = match.legal(seat).why_not(move)
    if error is not None:
        raise error
    return move


def _not_allowed(message: str, aid: str) -> Refused:
    return Refused(message, Refusal.NOT_ALLOWED, f"this table is played without {aid}")
