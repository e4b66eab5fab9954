"""Replays: a finished game step by step, with nothing hidden."""

import msgspec

from skerry.core.audit import Mismatch, replay_match
from skerry.core.event import Announcement, Seat
from skerry.core.game import Draw, Move
from skerry.core.luck import Luck
from skerry.core.match import Match
from skerry.core.record import BadRecord, Record, decode
from skerry.core.registry import AnyMatch, AnyPlugin, find
from skerry.table.updates import raw
from skerry.table.words import sentences_of


class ReplayStep(msgspec.Struct, frozen=True):
    """A move with the draws after it; the first step has only draws."""

    seat: Seat | None
    move: msgspec.Raw | None
    text: str | None
    """The move in the game's notation."""
    events: tuple[msgspec.Raw, ...]
    view: msgspec.Raw
    """The view after it, with nothing hidden."""
    awaits: tuple[Seat, ...]
    scores: tuple[int, ...]
    """The score of each seat at this point."""
    automa: int | None = None
    """The score of an automatic opponent, if the game has one."""
    picture: str | None = None
    """The table as a picture made of characters, if words were wanted."""
    sentences: tuple[str, ...] = ()
    """The events in the game's own words, if they were wanted."""


class Replay(msgspec.Struct, frozen=True):
    """All steps of a game."""

    game: str
    options: msgspec.Raw
    seats: tuple[str, ...]
    steps: tuple[ReplayStep, ...]
    standings: msgspec.Raw
    winners: tuple[Seat, ...]
    seed: str | None
    commitment: str | None
    luck: Luck | None = None
    """How the seed arose from several secrets; None: there was no toss."""
    colours: tuple[str | None, ...] = ()
    """The colours of the seats at their table; empty: a file does not tell them."""
    yours: Seat | None = None
    """The seat of the person who asks, if they played."""


class NoReplay(ValueError):
    """A record that cannot be replayed; the message says why."""


def replay_of(body: bytes, *, words: bool = False) -> Replay:
    """The replay of a record, which is checked, too; NoReplay.

    `words`: with pictures and sentences, for a page that does not know the game.
    """
    try:
        record = decode(body)
        plugin = find(record.game)
        game = plugin.game_of_record(record)
        match: AnyMatch = replay_match(game, plugin.record_reader, record)
    except (BadRecord, Mismatch, ValueError) as error:
        raise NoReplay(str(error)) from None
    return _walk(plugin, record, match, words=words)


def _is_step(plugin: AnyPlugin, match: AnyMatch, answer: Move | Draw) -> bool:
    """Whether an answer is a step of its own: draws and answers that nobody sees are not."""
    if not isinstance(answer, Move):
        return False
    return answer.interjects or not plugin.answers_are_hidden(match.state)


def _walk(plugin: AnyPlugin, record: Record, whole: AnyMatch, *, words: bool) -> Replay:
    match: AnyMatch = Match(whole.game, whole.seats, whole.options)
    steps: list[ReplayStep] = []
    answers = list(whole.answers)
    ending = whole.result
    has_automa = ending is not None and ending.automa is not None
    place = 0
    while place < len(answers) or not steps:
        move = None
        events: list[Announcement] = []
        first = answers[place]
        if isinstance(first, Move):
            move = first
            events += match.play(move).announcements
            place += 1
        while place < len(answers) and not _is_step(plugin, match, answers[place]):
            events += match.play(answers[place]).announcements
            place += 1
        view = plugin.wire.snapshot(match.state)
        seats = range(match.seats)
        told = [one.event for one in events]
        steps.append(
            ReplayStep(
                seat=None if move is None else move.seat,
                move=None if move is None else raw(move),
                text=None if move is None else str(move),
                events=tuple(raw(event) for event in told),
                view=raw(view),
                awaits=tuple(sorted(match.awaits)),
                scores=tuple(plugin.scorecard(view, seat).total for seat in seats),
                automa=plugin.scorecard(view, -1).total if has_automa else None,
                picture=plugin.show(view, record.seats) if words else None,
                sentences=sentences_of(plugin, told, record.seats) if words else (),
            )
        )
    result = match.result
    assert result is not None, "a record is checked to its end"
    return Replay(
        game=record.game,
        options=raw(match.options),
        seats=record.seats,
        steps=tuple(steps),
        standings=raw(result.everybody),
        winners=result.winners,
        seed=record.seed if isinstance(record.seed, str) else None,
        commitment=record.commitment,
        luck=record.luck,
    )
