"""What the anytime cards of The Isle of Cats do."""

from .cats_boat import cats, legal_places, oshax, placed_tiles, remove, treasures
from .cats_reader import Event
from .cats_table import Table

OTHER_FIELD = {"left": "right", "right": "left"}


def play_anytime(table: Table, event: Event) -> None:
    seat = table.number(event, "seat")
    card = table.from_hand(seat, event, "anytime")
    player = table.seats[seat]
    match card.type:
        case "free_spot":
            player.free_spots += 1
        case "double_rescue":
            player.extra_cats += 1
        case "draw2":
            draw_cards(table, seat, event, 2)
        case "draw3":
            draw_cards(table, seat, event, 3)
        case "herd":
            herd(table, event)
        case "bag_to_fields":
            bag_to_fields(table, event)
        case "bag_to_boat":
            bag_to_boat(table, seat, event)
        case "sell_basket":
            sell_basket(table, seat, event)
        case "basket":
            player.ready += 1
        case "basket_for_lessons":
            player.lessons -= table.some_of(event, "lessons", player.lessons, 2)
            player.ready += 1
        case "basket_for_treasures":
            discard_treasures(table, seat, event)
            player.ready += 1
        case _:
            gain(table, seat, event, fish_for(table, seat, event, card.type))


def gain(table: Table, seat: int, event: Event, fish: int) -> None:
    table.seats[seat].fish += fish
    table.expect(event, "gain", fish)
    table.expect(event, "fish", table.seats[seat].fish)


def fish_for(table: Table, seat: int, event: Event, card_type: str) -> int:
    player = table.seats[seat]
    match card_type:
        case "fish_oshax":
            return 2 * len(oshax(player.boat))
        case "fish_rare":
            return 2 * len(treasures(player.boat, "rare"))
        case "fish_common":
            return len(treasures(player.boat, "common"))
        case "fish_lessons":
            return len(player.lessons)
        case "fish_colours":
            return len({cat.colour for cat in cats(player.boat)})
        case "fish_one_colour":
            return len(cats(player.boat, table.colour(event)))
        case _:
            raise ValueError(f"no anytime card: {card_type!r}")


def draw_cards(table: Table, seat: int, event: Event, count: int) -> None:
    player = table.seats[seat]
    drawn = table.deal_out(event, "drawn", count)
    kept = set(table.different(event, "kept"))
    if not kept <= drawn:
        table.wrong(f"expected kept cards of {sorted(drawn)}, found {sorted(kept)}")
    table.pay(seat, event, "cost", table.cost(kept))
    table.expect(event, "fish", player.fish)
    player.hand |= kept


def herd(table: Table, event: Event) -> None:
    moves = table.parts(event, "moves", {"tile", "to"})
    if len(moves) > 3:
        table.wrong(f"expected at most 3 moves, found {len(moves)}")
    moved: set[str] = set()
    for move in moves:
        cat = table.name(move, "tile")
        if cat in moved:
            table.wrong(f"expected different cats to move, found {cat} twice")
        moved.add(cat)
        start = table.field_of(cat)
        table.expect(move, "to", OTHER_FIELD[start])
        table.cats[start].remove(cat)
        table.cats[OTHER_FIELD[start]].append(cat)


def bag_to_fields(table: Table, event: Event) -> None:
    drawn = table.parts(event, "tiles", {"tile", "to"})
    if len(drawn) != 4:
        table.wrong(f"expected 4 tiles, found {len(drawn)}")
    for each in drawn:
        tile = table.from_bag(table.name(each, "tile"))
        if tile.kind == "rare":
            table.expect(each, "to", None)
            table.add_rare(tile.id)
        else:
            to = table.name(each, "to")
            if to not in table.cats:
                table.wrong(f"expected {tile.id} to go left or right, found {to}")
            table.cats[to].append(tile.id)


def bag_to_boat(table: Table, seat: int, event: Event) -> None:
    player = table.seats[seat]
    tile = table.from_bag(table.name(event, "tile"))
    if event["cells"] is None:
        places = legal_places(player.boat, tile.shape, player.free_spots > 0)
        if places:
            example = min(sorted(place) for place in places)
            table.wrong(f"expected {tile.id} to be placed, for example at {example}")
        return
    placed = table.place(seat, tile, tile.colour, event)
    table.map_after(seat, placed)


def sell_basket(table: Table, seat: int, event: Event) -> None:
    player = table.seats[seat]
    used = event["used"]
    if used is True and player.used > 0:
        player.used -= 1
    elif used is False and player.ready > 0:
        player.ready -= 1
    else:
        table.wrong(
            f"expected one of {player.ready} ready and {player.used} used baskets to be sold"
        )
    gain(table, seat, event, 5)


def discard_treasures(table: Table, seat: int, event: Event) -> None:
    """Remove the treasures from the game; they do not return to the supply."""
    boat = table.seats[seat].boat
    removed = table.parts(event, "removed", {"tile", "cells"})
    if len(removed) != 2:
        table.wrong(f"expected 2 treasures to be given up, found {len(removed)}")
    for each in removed:
        name, cells = table.name(each, "tile"), table.cells(each)
        found = [
            placed
            for placed in placed_tiles(boat)
            if placed.tile.id == name and placed.cells == cells
        ]
        if not found or found[0] not in treasures(boat):
            table.wrong(f"expected a treasure on the boat of seat {seat}, found {name}")
        remove(boat, found[0])
