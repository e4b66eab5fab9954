"""The sister of the solo game: her row of cards and what they remove."""

from .cats_components import Effect
from .cats_table import Table


def sister_row(table: Table, deck: set[str]) -> tuple[list[str], int]:
    """Draw the sister's cards of today and compute her speed."""
    event = table.after_anytime("sister_row")
    row = table.different(event, "cards")
    if not row or not set(row) <= deck:
        table.wrong(f"expected cards of {sorted(deck)}, found {row}")
    opened = table.box.sister[row[0]]
    if len(row) != opened.baskets:
        table.wrong(f"expected {opened.baskets} cards after {row[0]}, found {len(row)}")
    table.expect(event, "speed", opened.speed)
    deck -= set(row)
    return row, opened.speed


def sister_turn(table: Table, card: str) -> None:
    event = table.after_anytime("sister")
    table.expect(event, "card", card)
    removed = [apply_effect(table, effect) for effect in table.box.sister[card].effects]
    table.expect(event, "removed", removed)


def apply_effect(table: Table, effect: Effect) -> str | list[str] | None:
    """Check what an effect removed or swapped; None if it found nothing."""
    if "swap_cats" in effect:
        first, second = effect["swap_cats"]
        return swap(table, numbered(table.cats_in_order(), first), second)
    match effect["take"]:
        case "cat":
            cat = numbered(table.cats_in_order(), effect["slot"])
            if cat is not None:
                table.cats[table.field_of(cat)].remove(cat)
            return cat
        case "oshax":
            tile = numbered(table.oshax, effect["slot"])
            if tile is not None:
                table.oshax.remove(tile)
            return tile
        case "rare":
            tile = numbered(list(table.rare), effect["slot"])
            if tile is not None:
                table.remove_rare(tile)
            return tile
        case "common":
            shape = effect["shape"]
            if table.common[shape] == 0:
                return None
            table.common[shape] -= 1
            return shape
        case other:
            raise ValueError(f"no effect of the sister: {other!r}")


def numbered(row: list[str], number: int) -> str | None:
    """The tile with this number from the left, or the last one if there are fewer."""
    if not row:
        return None
    return row[min(number, len(row)) - 1]


def swap(table: Table, first: str | None, number: int) -> list[str] | None:
    second = numbered(table.cats_in_order(), number)
    if first is None or second is None or first == second:
        return None
    for cats in table.cats.values():
        cats[:] = [{first: second, second: first}.get(cat, cat) for cat in cats]
    return [first, second]
