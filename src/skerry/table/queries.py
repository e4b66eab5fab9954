"""Replies to the questions of a client about its own seat: legal moves, previews, scores.

They use the same rules as the moves themselves, and only the seat's view, so that no reply can
reveal more than the view does.
"""

from collections.abc import Callable
from random import Random

import msgspec

from skerry.core.event import Seat
from skerry.core.game import CHANCE, Move
from skerry.core.legal import IllegalMove
from skerry.core.match import Match
from skerry.core.registry import AnyMatch
from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.table.client_moves import NoSuchMove, read_move
from skerry.table.decisions import MessageRefused, refused_by_rules
from skerry.table.table import Table
from skerry.table.updates import raw

Query = m.AskMoves | m.AskPreview | m.AskWhyNot | m.AskScore | m.AskTry


def check_query(
    table: Table,
    seat: Seat | None,
    query: Query | m.AskHint | m.AskAnalyse | m.AskHistory | m.AskWords,
) -> None:
    """MessageRefused, without any work, if a seat (None: a spectator) cannot ask this here."""
    if isinstance(query, m.AskHistory | m.AskWords):
        return
    if seat is None and not (isinstance(query, m.AskScore) and _is_plain(query)):
        raise MessageRefused(Refusal.NOT_SEATED, "spectators cannot move")
    if isinstance(query, m.AskHint | m.AskAnalyse):
        if not table.config.aids.hints:
            raise _not_allowed("hints")
        if seat not in table.awaits:
            raise MessageRefused(Refusal.STALE, "it is not your turn")
    elif isinstance(query, m.AskPreview | m.AskScore) or (
        isinstance(query, m.AskMoves) and query.gains
    ):
        _check_previews(table)


def _is_plain(query: m.AskAbout) -> bool:
    """Whether it is about the table as it is."""
    return not query.after and query.scratch is None


def reply_to(
    table: Table, seat: Seat | None, query: Query, pause: Callable[[], None] = lambda: None
) -> m.FromServer:
    """The reply to a question of a seat (None: a spectator); long work calls `pause` often."""
    try:
        return _reply_to(table, seat, query, pause)
    except MessageRefused as refused:
        return refused.reply(query.id)
    except NoSuchMove as error:
        return m.Refused(query.id, Refusal.UNREADABLE, str(error))
    except IllegalMove as error:
        return refused_by_rules(error).reply(query.id)


def _reply_to(
    table: Table, seat: Seat | None, query: Query, pause: Callable[[], None]
) -> m.FromServer:
    match query:
        case m.AskScore():
            return _score(table, seat, query)
        case _ if seat is None:
            raise MessageRefused(Refusal.NOT_SEATED, "spectators cannot move")
        case m.AskMoves():
            return _moves(table, seat, query, pause)
        case m.AskWhyNot():
            return _why_not(table, seat, query)
        case m.AskPreview():
            return _preview(table, seat, query)
        case m.AskTry():
            return _try(table, seat, query)


def _moves(table: Table, seat: Seat, query: m.AskMoves, pause: Callable[[], None]) -> m.FromServer:
    try:
        wanted = {name: msgspec.json.decode(value) for name, value in query.like.items()}
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MessageRefused(Refusal.UNREADABLE, f"like: {error}") from None
    if query.gains:
        _check_previews(table)
    match = _as_if(table, seat, query)
    found: list[Move] = []
    total = 0
    for move in match.legal(seat):
        fields = msgspec.to_builtins(move)
        if all(name in fields and fields[name] == value for name, value in wanted.items()):
            total += 1
            if len(found) < query.most:
                found.append(move)
    pause()
    gains = _gains(table, match.view(seat), found, pause) if query.gains else None
    return m.LegalMoves(query.id, tuple(raw(move) for move in found), total, gains)


def _gains(
    table: Table, view: object, moves: list[Move], pause: Callable[[], None]
) -> tuple[int, ...]:
    gains = []
    for move in moves:
        gains.append(sum(change.gain for change in table.config.plugin.preview(view, move)))
        pause()
    return tuple(gains)


def _why_not(table: Table, seat: Seat, query: m.AskWhyNot) -> m.FromServer:
    move = read_move(table.config, seat, query.move)
    error = _as_if(table, seat, query).legal(seat).why_not(move)
    if error is None:
        return m.Explained(query.id, legal=True)
    return m.Explained(query.id, False, str(error), str(error.reason), dict(error.fields))


def _preview(table: Table, seat: Seat, query: m.AskPreview) -> m.FromServer:
    _check_previews(table)
    match = _as_if(table, seat, query)
    move = _legal_move(match, table, seat, query.move)
    return m.Previewed(query.id, raw(table.config.plugin.preview(match.view(seat), move)))


def _score(table: Table, seat: Seat | None, query: m.AskScore) -> m.FromServer:
    _check_previews(table)
    if seat is None and (query.after or query.scratch is not None):
        raise MessageRefused(Refusal.NOT_SEATED, "spectators cannot move")
    match = table.match if seat is None else _as_if(table, seat, query)
    try:
        card = table.config.plugin.scorecard(match.view(seat), query.seat)
    except ValueError as error:
        raise MessageRefused(Refusal.UNREADABLE, str(error)) from None
    return m.Scored(query.id, raw(card), card.total)


def _try(table: Table, seat: Seat, query: m.AskTry) -> m.FromServer:
    config = table.config
    match = _as_if(table, seat, query, guessed=True)
    made = 0
    shown = match.view(seat)
    for given in query.moves:
        step = match.play(_legal_move(match, table, seat, given))
        made += 1
        # What comes next is part of the guess, so it is not shown.
        if query.scratch is None and (step.revealed or CHANCE in match.awaits or not match.awaits):
            break
        shown = match.view(seat)
        if seat not in match.awaits:
            break
    return m.Tried(
        query.id, raw(shown if config.aids.bag else config.plugin.without_memory_aids(shown)), made
    )


def view_for_hint(table: Table, seat: Seat, after: tuple[msgspec.Raw, ...]) -> bytes:
    """What a seat would see after some moves of its own, as JSON for a bot; MessageRefused."""
    if seat not in table.awaits:
        raise MessageRefused(Refusal.STALE, "it is not your turn")
    try:
        match = _resumed(table, seat, after) if after else table.match
        if seat not in match.awaits:
            raise NoSuchMove("after these moves it is not your turn")
    except NoSuchMove as error:
        raise MessageRefused(Refusal.UNREADABLE, str(error)) from None
    except IllegalMove as error:
        raise refused_by_rules(error) from None
    return msgspec.json.encode(match.view(seat))


def _as_if(table: Table, seat: Seat, query: m.AskAbout, *, guessed: bool = False) -> AnyMatch:
    """The real match, or one that the seat cannot tell from it after the assumed moves."""
    if query.scratch is None and not query.after and not guessed:
        return table.match
    return _resumed(table, seat, query.after, query.scratch)


def _resumed(
    table: Table, seat: Seat, after: tuple[msgspec.Raw, ...], scratch: tuple[str, ...] | None = None
) -> AnyMatch:
    config = table.config
    game = table.match.game
    view = table.match.view(seat)
    if scratch is None:
        state = game.guess(view, Random(0))
    else:
        try:
            # Placing something on one's own board needs no guess.
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


def _check_previews(table: Table) -> None:
    if not table.config.aids.previews:
        raise _not_allowed("previews")


def _not_allowed(aid: str) -> MessageRefused:
    return MessageRefused(Refusal.NOT_ALLOWED, f"this table is played without {aid}")
