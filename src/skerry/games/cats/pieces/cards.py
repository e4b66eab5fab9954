"""The cards of The Isle of Cats: discovery cards, family lessons, and the sister's cards."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NewType

import msgspec

from skerry.games.cats.pieces.tiles import Colour

CardId = NewType("CardId", str)
"""A discovery card (`d001`), a family lesson (`f151`), the extra lesson (`column`)."""


class Kind(StrEnum):
    """What a card is for."""

    OSHAX = "oshax"
    RESCUE = "rescue"
    ANYTIME = "anytime"
    TREASURE = "treasure"
    LESSON = "lesson"
    PUBLIC = "public_lesson"


class Of(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson counts."""

    what: str
    where: str | None = None
    colour: str | None = None
    kind: str | None = None
    min_size: int | None = None
    state: str | None = None
    row: int | None = None
    touching_colour: str | None = None


class Score(msgspec.Struct, frozen=True):
    """How a lesson scores: a form and its numbers."""

    form: str
    points: int = 0
    of: Of | None = None
    op: str | None = None
    value: int = 0
    per: int = 1
    rooms: tuple[int, ...] = ()
    state: str | None = None
    rank: int = 0
    where: str | None = None
    over: int = 0
    min_size: int = 0


class CardType(msgspec.Struct, frozen=True):
    """A kind of discovery card and its copies."""

    type: str
    title: str
    kind: Kind
    cost: int
    cards: tuple[CardId, ...]
    basket: str | None = None
    speed: int = 0
    choose_colour: str | None = None
    score: Score | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that is not a discovery card: of the family mode, the sister's, or the extra one."""

    id: CardId
    score: Score
    type: str = ""
    title: str = ""
    choose_colour: str | None = None


class ColourCard(msgspec.Struct, frozen=True):
    """One of the sister's five colours."""

    id: str
    colour: Colour


class Effect(msgspec.Struct, frozen=True):
    """One thing that a sister card does: remove a tile by its number, or swap two cats."""

    take: str | None = None
    slot: int = 0
    shape: str | None = None
    swap_cats: tuple[int, int] | None = None


class SisterCard(msgspec.Struct, frozen=True):
    """A card of the sister."""

    id: str
    baskets: int
    speed: int
    effects: tuple[Effect, Effect]


class Deck(msgspec.Struct, frozen=True):
    """All cards of the data file."""

    discovery_types: tuple[CardType, ...]
    family_lessons: tuple[Lesson, ...]
    solo_colour_cards: tuple[ColourCard, ...]
    sister_cards: tuple[SisterCard, ...]
    solo_lessons: tuple[Lesson, ...]
    solo_advanced_lessons: tuple[Lesson, ...]
    unplaced_lessons: tuple[Lesson, ...]


@cache
def deck() -> Deck:
    """The cards of the game.

    >>> sum(len(kind.cards) for kind in deck().discovery_types)
    150
    """
    data = Path(__file__).with_name("data").joinpath("cats.json").read_bytes()
    return msgspec.json.decode(data, type=Deck)


class Card(msgspec.Struct, frozen=True):
    """One card that a player can hold."""

    id: CardId
    type: str
    title: str
    kind: Kind
    cost: int
    basket: str | None
    speed: int
    choose_colour: str | None
    score: Score | None


def _cards() -> list[Card]:
    found = [
        Card(
            card,
            kind.type,
            kind.title,
            kind.kind,
            kind.cost,
            kind.basket,
            kind.speed,
            kind.choose_colour,
            kind.score,
        )
        for kind in deck().discovery_types
        for card in kind.cards
    ]
    found.sort(key=lambda card: card.id)
    extra = [
        Card(lesson.id, lesson.id, lesson.title, Kind.LESSON, 2, None, 0, None, lesson.score)
        for lesson in deck().unplaced_lessons
    ]
    family = [
        Card(
            lesson.id,
            lesson.type,
            lesson.title,
            Kind.LESSON,
            0,
            None,
            0,
            lesson.choose_colour,
            lesson.score,
        )
        for lesson in deck().family_lessons
    ]
    return found + extra + family


DISCOVERY = 150
"""Cards with a smaller number are discovery cards; the extra lesson has this number."""

CARDS: tuple[Card, ...] = tuple(_cards())
"""Discovery cards, the extra lesson, family lessons; the number of a card is its index here."""

CARD_NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}

SISTER: tuple[SisterCard, ...] = deck().sister_cards
SISTER_NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(SISTER)}

SOLO_LESSONS: tuple[Lesson, ...] = deck().solo_lessons + deck().solo_advanced_lessons
"""Ten basic lessons of the sister, then nine advanced ones."""

SOLO_NUMBER: dict[str, int] = {lesson.id: number for number, lesson in enumerate(SOLO_LESSONS)}
BASIC = len(deck().solo_lessons)
