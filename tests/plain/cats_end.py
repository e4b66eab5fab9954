"""The end of a game of The Isle of Cats: final scorecards, winners and result."""

from .cats_boat import full_rooms
from .cats_reader import RecordError, text
from .cats_scoring import Context, final_card, largest_family, sister_final
from .cats_table import SISTER, Table


def check_end(table: Table, result: object) -> None:
    totals = finals(table)
    right: dict[str, object] = {"scores": totals}
    if table.mode == "solo":
        sister = final_sister(table)
        right["sister"] = sister
        right["winners"] = [0] if totals[0] > sister else [SISTER]
    else:
        right["winners"] = winners(table, totals)
    table.expect(table.take("end"), "winners", right["winners"])
    table.at += 1
    if table.at < len(table.events):
        table.wrong("expected nothing after the end")
    if text(result) != text(right):
        raise RecordError(f"result: expected {text(right)}, found {text(result)}")


def context(table: Table, seat: int) -> Context:
    player = table.seats[seat]
    others = [other for other in table.seats if other is not player]
    return Context(
        fish=player.fish,
        baskets=player.ready + player.used,
        private_lessons=len(player.lessons),
        position=table.order.index(seat) + 1,
        others_largest=[largest_family(other.boat) for other in others],
        solo=table.mode == "solo",
    )


def finals(table: Table) -> list[int]:
    """Check every seat's final scorecard and return the totals."""
    totals = [0] * table.players
    for seat, event in table.from_each_seat("final"):
        player, looked_at = table.seats[seat], context(table, seat)
        card = final_card(
            player.boat,
            player.lessons,
            table.public,
            looked_at,
            table.box,
            rare_points=0 if table.mode == "family" else 3,
        )
        table.expect(event, "rats", card["rats"])
        table.expect(event, "rooms", card["rooms"])
        table.expect_in_any_order(event, "families", list(card["families"]))
        table.expect(event, "rare", card["rare"])
        table.expect_in_any_order(event, "lessons", list(card["lessons"]))
        table.expect_in_any_order(event, "public", list(card["public"]))
        if table.mode != "family":
            table.expect(event, "fish", looked_at.fish)
            table.expect(event, "baskets", looked_at.baskets)
        table.expect(event, "total", card["total"])
        totals[seat] = card["total"]
    return totals


def final_sister(table: Table) -> int:
    card = sister_final(
        table.seats[0].boat, table.colours, table.sister_lessons, context(table, 0), table.box
    )
    event = table.take("final_sister")
    table.expect(event, "colours", card["colours"])
    table.expect_in_any_order(event, "lessons", list(card["lessons"]))
    table.expect(event, "total", card["total"])
    return card["total"]


def winners(table: Table, totals: list[int]) -> list[int]:
    """The seats with most points, then most fish (family: full rooms)."""
    if table.mode == "family":
        ties = [len(full_rooms(player.boat)) for player in table.seats]
    else:
        ties = [player.fish for player in table.seats]
    ranks = list(zip(totals, ties, strict=True))
    return [seat for seat in range(table.players) if ranks[seat] == max(ranks)]
