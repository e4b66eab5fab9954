"""Records of Isle of Skye as rows of tables."""

from collections.abc import Sequence

from skerry.core.record_rows import CardRow, PlacementRow, RecordedEvent, RecordRows, ScoreRow

DECISIONS = {"price", "buy", "pass", "place"}
"""The events that answers of seats stand for."""


def record_rows(events: Sequence[RecordedEvent]) -> RecordRows:
    """The rows of a record; the market's tiles stand in the table of cards.

    A tile is `drawn`, then `axed` or `priced`, then `bought` from the `other` seat or `kept`.
    """
    rows = RecordRows()
    round = 0
    goals: dict[str, str] = {}
    for event in events:
        kind = event["type"]
        if kind in DECISIONS:
            rows.decide(round, event)
        if kind == "setup":
            rows.first, goals = event["first"], event["goals"]
        elif kind == "round":
            round = event["round"]
        elif kind == "place":
            cells = ((event["x"], event["y"]),)
            rows.placements.append(
                PlacementRow(round, event["seat"], event["tile"], cells, event["turn"])
            )
        elif kind == "score":
            rows.scores.append(
                ScoreRow(event["seat"], goals[event["slot"]], event["points"], round)
            )
        elif kind == "final":
            scrolls = sum(scroll["points"] for scroll in event["scrolls"])
            rows.scores.append(ScoreRow(event["seat"], "scrolls", scrolls))
            rows.scores.append(ScoreRow(event["seat"], "gold", event["gold_points"]))
        else:
            rows.cards += _market(round, event)
    return rows


def _market(round: int, event: RecordedEvent) -> list[CardRow]:
    """What happened to tiles of the market."""
    kind, seat = event["type"], event.get("seat", 0)
    if kind == "draw":
        return [CardRow(round, seat, tile, "drawn") for tile in event["tiles"]]
    if kind == "price":
        axed = CardRow(round, seat, event["axe"], "axed")
        prices = event["prices"].items()
        return [axed, *(CardRow(round, seat, tile, "priced", gold) for tile, gold in prices)]
    if kind == "buy":
        return [CardRow(round, seat, event["tile"], "bought", event["price"], event["from"])]
    if kind == "keep":
        return [CardRow(round, seat, event["tile"], "kept", event["price"])]
    return []
