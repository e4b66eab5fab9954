"""What the points of The Isle of Cats are for, and how far a lesson is."""

from enum import StrEnum

import msgspec

from skerry.core.score import ScoreSource
from skerry.games.cats.pieces.cards import CardId, Score
from skerry.games.cats.pieces.tiles import COLOURS, Colour


class Why(StrEnum):
    """What a boat gives or costs points for."""

    RAT = "rat"
    ROOM = "room"
    FAMILY = "family"
    RARE = "rare"
    LESSON = "lesson"
    PUBLIC = "public"
    SISTER_COLOUR = "sister_colour"
    SISTER_LESSON = "sister_lesson"


class Counted(StrEnum):
    """What a lesson counts."""

    THINGS = "things"
    OPEN_CELLS = "open_cells"
    RATS = "rats"
    COLOURS = "colours"
    PLACE = "place"
    """The place in the turn order."""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """How far a lesson is."""

    counts: Counted
    wanted: int | None
    """The count it asks for; None: it pays for each."""
    over: bool
    """Whether there are more than exactly asked for, so that it gives nothing."""
    share: float | None
    """The part that is done, 0 to 1; None: there is nothing to reach."""


class BoatSource(ScoreSource, frozen=True):
    """Points for a rat or a rare treasure, and the base of all others."""

    reason: Why


class RoomSource(BoatSource, frozen=True, tag="room", kw_only=True):
    """Points for a room; `count` are its open cells."""

    room: int
    """The room's number, from 1."""


class ColourSource(BoatSource, frozen=True, tag="colour", kw_only=True):
    """Points for cats of a colour: a family, or what the sister gets for them."""

    colour: Colour
    next_points: int | None = None
    """What a family would give with one more cat."""


class LessonSource(BoatSource, frozen=True, tag="lesson", kw_only=True):
    """Points for a lesson: a private, a public or one of the sister's."""

    card: CardId
    colour: Colour | None
    """The colour for which it is scored, where it leaves the choice."""
    progress: Progress


CatsSource = BoatSource | RoomSource | ColourSource | LessonSource


_LEFT_OVER = {
    "uncovered_edge_cells": Counted.OPEN_CELLS,
    "uncovered_cells_in_row": Counted.OPEN_CELLS,
    "visible_rats": Counted.RATS,
}
"""What must be gone is counted as what is left."""


def progress_of(score: Score, count: int) -> Progress:
    """How far a lesson is with this count.

    >>> from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS
    >>> progress_of(CARDS[CARD_NUMBER["d127"]].score, 4)
    Progress(counts=<Counted.THINGS: 'things'>, wanted=5, over=False, share=0.8)
    """
    counts, wanted = _counted(score), _wanted(score)
    if not wanted or counts is Counted.PLACE:
        return Progress(counts, wanted, False, None)
    over = score.op == "==" and count > wanted
    return Progress(counts, wanted, over, 0.0 if over else min(1.0, count / wanted))


def _wanted(score: Score) -> int | None:
    match score.form:
        case "if":
            return score.value
        case "if_every_colour":
            return len(COLOURS)
        case "if_rooms":
            return len(score.rooms)
    return None


def _counted(score: Score) -> Counted:
    what = "" if score.of is None else score.of.what
    if score.form == "if_every_colour":
        return Counted.COLOURS
    if what == "turn_position":
        return Counted.PLACE
    return _LEFT_OVER.get(what, Counted.THINGS) if _wanted(score) == 0 else Counted.THINGS
