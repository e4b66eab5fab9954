"""Records of The Isle of Cats as rows of tables."""

from collections.abc import Iterator, Sequence

from skerry.core.record_rows import CardRow, PlacementRow, RecordedEvent, RecordRows, ScoreRow
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, CardId

DECISIONS = {
    *("keep", "pay", "lay", "rescue", "map", "pass", "oshax", "treasure"),
    *("anytime", "public_lesson"),
}
"""The events that answers of seats stand for."""

_MANY = {"deal": "dealt", "keep": "kept", "pay": "paid", "lay": "laid", "unused": "unused"}
_ONE = {
    "public_lesson": "public",
    "lesson": "lesson",
    "oshax": "played",
    "treasure": "played",
    "anytime": "played",
}


def record_rows(events: Sequence[RecordedEvent]) -> RecordRows:
    """The rows of a record; rounds are days, from 1.

    A card is `dealt`, `kept`, `paid` or `discarded`, then `laid`, `played`, `unused`, or a
    `lesson` or `public` lesson in play; the price is its own cost in fish.
    """
    rows = RecordRows()
    day = 0
    for event in events:
        kind = event["type"]
        if kind in DECISIONS:
            rows.decide(day, event)
        if kind == "setup":
            rows.first = next((seat for seat in event["order"] if seat >= 0), None)
        elif kind == "day":
            day = 6 - event["ship"]
        elif kind == "final":
            rows.scores += _points(event)
        else:
            rows.cards += _cards(day, event)
            rows.placements += _placements(day, event)
    return rows


def _cards(day: int, event: RecordedEvent) -> Iterator[CardRow]:
    kind = event["type"]
    if kind in _MANY:
        for card in event.get("cards") or ():
            yield _card(day, event["seat"], card, _MANY[kind])
    if kind == "pay":
        for card in event.get("discard") or ():
            yield _card(day, event["seat"], card, "discarded")
    if kind in _ONE and event.get("card") is not None:
        yield _card(day, event["seat"], event["card"], _ONE[kind])
    for card in event.get("kept") or ():
        yield _card(day, event["seat"], card, "paid")


def _card(day: int, seat: int, card: str, what: str) -> CardRow:
    return CardRow(day, seat, card, what, CARDS[CARD_NUMBER[CardId(card)]].cost)


def _placements(day: int, event: RecordedEvent) -> Iterator[PlacementRow]:
    tile, cells = event.get("tile"), event.get("cells")
    if event["type"] == "map":
        tile = event["treasure"]
    if isinstance(tile, str) and cells:
        yield _placement(day, event["seat"], tile, cells)
    if event["type"] == "treasure":
        for one in event["tiles"]:
            yield _placement(day, event["seat"], one["tile"], one["cells"])


def _placement(day: int, seat: int, tile: str, cells: Sequence[Sequence[int]]) -> PlacementRow:
    return PlacementRow(day, seat, tile, tuple((x, y) for x, y in cells))


def _points(event: RecordedEvent) -> Iterator[ScoreRow]:
    seat = event["seat"]
    yield ScoreRow(seat, "rats", event["rats"])
    yield ScoreRow(seat, "rooms", event["rooms"])
    yield ScoreRow(seat, "families", sum(family["points"] for family in event["families"]))
    yield ScoreRow(seat, "rare", event["rare"])
    for lesson in event["lessons"]:
        yield ScoreRow(seat, f"lesson {lesson['card']}", lesson["points"])
    for lesson in event["public"]:
        yield ScoreRow(seat, f"public {lesson['card']}", lesson["points"])
