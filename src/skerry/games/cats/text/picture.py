"""Pictures of boats and of the whole table as text, for terminals, tests and documents.

A boat has a column for each letter and a row for each number. A covered cell shows its tile: the
colour of the cat (`B`lue, `G`reen, `R`ed, `P`urple, `O`range), `$` for a rare treasure or `c` for
a common one, then a letter that is the same in all cells of the tile, and `*` for an oshax.
"""

from collections.abc import Sequence

from skerry.core.text.words import many
from skerry.games.cats.game.question import Phase, PlaceTile
from skerry.games.cats.game.view import CrewView, OnBoat, View
from skerry.games.cats.pieces.tiles import (
    BOAT_IDS,
    BOATS,
    CELL_NUMBER,
    GRID,
    NUMBER,
    SHAPES,
    Cell,
    TileId,
    turned,
)
from skerry.games.cats.rules.tables import FIRST_OSHAX, shape_of
from skerry.games.cats.text.english import card_text, sister_lesson_text

LEGEND = (
    "cats: B blue, G green, R red, P purple, O orange, each tile with its own letter; * oshax; "
    "$ rare treasure, c common treasure; r rat; b? g? r? p? o? a map of that colour"
)

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def boat_picture(plan: str, tiles: Sequence[OnBoat]) -> str:
    """A boat with its tiles; the stern is at the left."""
    shown = _bare(plan)
    for number, laid in enumerate(tiles):
        letter = _LETTERS[number % len(_LETTERS)]
        for cell in laid.cells:
            shown[cell] = _mark(laid) + letter + ("*" if NUMBER[laid.tile] >= FIRST_OSHAX else " ")
    rows = ["   " + "".join(f"{chr(ord('a') + x)}  " for x in range(GRID.width)).rstrip()]
    for y in range(GRID.height):
        row = "".join(shown.get((x, y), "   ") for x in range(GRID.width))
        rows.append(f"{y + 1}  {row}".rstrip())
    return "\n".join(rows)


def _bare(plan: str) -> dict[Cell, str]:
    boat = BOATS[BOAT_IDS.index(plan)]
    shown = dict.fromkeys(CELL_NUMBER, ".  ")
    shown.update(dict.fromkeys(boat.rats, "r  "))
    shown.update({cell: f"{colour[0]}? " for colour, cell in boat.maps.items()})
    return shown


def _mark(laid: OnBoat) -> str:
    if laid.colour is not None:
        return laid.colour[0].upper()
    return "$" if laid.tile.startswith("r_") else "c"


def shape_picture(tile: TileId) -> list[str]:
    """A tile as printed, one character a cell.

    >>> shape_picture(TileId("blue-k01"))
    [' ##', '## ']
    """
    cells = turned(SHAPES[shape_of(NUMBER[tile])])[0]
    wide = max(x for x, _ in cells) + 1
    high = max(y for _, y in cells) + 1
    return ["".join("#" if (x, y) in cells else " " for x in range(wide)) for y in range(high)]


def tiles_picture(tiles: Sequence[TileId]) -> str:
    """Some tiles side by side, with their names below."""
    blocks = [shape_picture(tile) for tile in tiles]
    wide = [
        max(len(tile), *(len(row) for row in rows))
        for tile, rows in zip(tiles, blocks, strict=True)
    ]
    high = max((len(rows) for rows in blocks), default=0)
    lines = []
    for row in range(high):
        parts = [
            (rows[row] if row < len(rows) else "").ljust(width)
            for rows, width in zip(blocks, wide, strict=True)
        ]
        lines.append("  ".join(parts).rstrip())
    lines.append("  ".join(t.ljust(w) for t, w in zip(tiles, wide, strict=True)).rstrip())
    return "\n".join(lines)


def show(view: View, names: Sequence[str]) -> str:
    """The whole table as one seat sees it: day, fields, seats, own cards, own boat."""
    parts = [_head(view), _island(view), _seats(view, names), _sister(view), _lessons(view)]
    if view.seat is not None and (view.ship or view.mine.pack.known):
        parts += [_own_cards(view), _to_place(view)]
        parts.append(boat_picture(view.mine.boat, view.mine.tiles))
    return "\n\n".join(part for part in parts if part)


def _to_place(view: View) -> str:
    """The tile that the viewer has taken and must place."""
    question = view.question
    if not isinstance(question, PlaceTile) or question.seat != view.seat:
        return ""
    return f"to place, turned and flipped as you like:\n{tiles_picture([question.tile])}"


def show_seat(view: View, seat: int, names: Sequence[str]) -> str:
    """One seat's boat, and the rest of its side of the table."""
    crew = view.crews[seat]
    return f"{_seat(view, seat, names)}\n\n{boat_picture(crew.boat, crew.tiles)}"


def _head(view: View) -> str:
    if not view.ship:
        return "setting up"
    return f"Day {6 - view.ship} of 5; {view.bag_count} tiles in the bag"


def _island(view: View) -> str:
    if not view.left and not view.right:
        return ""
    prices = ("", "") if view.options.mode == "family" else (" (3 fish)", " (5 fish)")
    lines = []
    for name, price, cats in (("left", prices[0], view.left), ("right", prices[1], view.right)):
        lines.append(f"{name} field{price}:" + (f"\n{tiles_picture(cats)}" if cats else " empty"))
    supply = " ".join(f"{pile.tile} x{pile.count}" for pile in view.common)
    rare = " ".join(f"{pile.tile} x{pile.count}" for pile in view.rare) or "none"
    lines.append(
        f"common treasures: {supply}; rare: {rare}; oshax: {' '.join(view.oshax) or 'none'}"
    )
    return "\n".join(lines)


def _seats(view: View, names: Sequence[str]) -> str:
    return "\n".join(_seat(view, seat, names) for seat in range(len(view.crews)))


def _seat(view: View, seat: int, names: Sequence[str]) -> str:
    crew = view.crews[seat]
    place = view.order.index(seat) + 1 if seat in view.order else 0
    wide = max(map(len, names))
    baskets = f"{crew.ready} of {many(crew.ready + crew.used, 'basket')}"
    out = crew.passed and view.phase in (Phase.RESCUE, Phase.RARE, Phase.OVER)
    state = "  passed" if out else "  ready" if crew.sealed else ""
    return (
        f" {place}. {names[seat]:<{wide}}  {crew.fish:3} fish  {baskets}  "
        f"{many(len(crew.tiles), 'tile')}  {many(crew.hand.count, 'card')}  "
        f"{many(crew.lessons.count, 'lesson')}{state}"
    )


def _sister(view: View) -> str:
    sister = view.sister
    if sister is None:
        return ""
    colours = " ".join(colour or "?" for colour in sister.colours)
    row = " ".join(card or "?" for card in sister.row) or "none"
    lessons = "; ".join(sister_lesson_text(lesson) for lesson in sister.lessons)
    return f"the sister: colours {colours}; cards to come {row}\n  her lessons: {lessons}"


def _lessons(view: View) -> str:
    return "\n".join(
        f"public lesson {card_text(card)}{f', {colour}' if colour else ''}"
        for card, colour in view.public
    )


def _own_cards(view: View) -> str:
    mine: CrewView = view.mine
    lines = []
    for title, pile in (
        ("pack", mine.pack if view.phase in (Phase.KEEP, Phase.FAMILY_KEEP) else None),
        ("kept", mine.kept if view.phase in (Phase.KEEP, Phase.PAY) else None),
        ("drawn", mine.drawn),
        ("laid", mine.laid if view.phase in (Phase.LAY, Phase.RESCUE) else None),
        ("hand", mine.hand),
        ("lessons", mine.lessons),
    ):
        if pile is not None and pile.known:
            lines += [f"{title}:", *(f"  {card_text(card)}" for card in pile.known)]
    return "\n".join(lines)
