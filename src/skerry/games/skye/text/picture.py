"""Pictures of territories and of the whole table as text, for terminals, tests and documents.

A tile is five rows of nine characters: its terrains along the sides (`"` pasture, `^` mountain,
`~` water), a road where it leaves (`#`, and `=` for a second road), its id and turn, and its items.
"""

from collections.abc import Iterable, Sequence

from skerry.games.skye.game.codec import decode
from skerry.games.skye.game.moves import Place, cell_text
from skerry.games.skye.game.view import Phase, Placed, View, restore
from skerry.games.skye.pieces.tiles import Item, Kind, Side, Slot, Terrain, TileId, tile
from skerry.games.skye.rules.codes import codes_of
from skerry.games.skye.rules.track import bonus, rounds, scored
from skerry.games.skye.text.english import GOAL_TEXT

WIDE = 9
HIGH = 5

_GLYPH = {Terrain.PASTURE: '"', Terrain.MOUNTAIN: "^", Terrain.WATER: "~"}
_LETTER = {
    Kind.SHEEP: "s",
    Kind.CATTLE: "c",
    Kind.WHISKY: "w",
    Kind.SHIP: "v",
    Kind.BROCH: "b",
    Kind.FARM: "f",
    Kind.LIGHTHOUSE: "l",
}
_SIDES = tuple(Side)
_ROADS = "#="

BACKGROUND_COLOURS = {'"': "green", "^": "bright_black", "~": "blue", "#": "yellow", "=": "yellow"}
"""Colours of terrains and roads; the characters stay, for people who cannot see the colours."""

LEGEND = (
    'sides: " pasture, ^ mountain, ~ water, # road (= a second road)   '
    "items: s sheep, c cattle, w whisky, v ship, b broch, f farm, l lighthouse, @ scroll"
)


def tile_picture(name: TileId, turn: int = 0) -> list[str]:
    """A tile in one of its turns, row by row.

    >>> for row in tile_picture(TileId("L03")):
    ...     print(row)
    ^^^^#^^^^
    "  L03  ^
    #   bw  ^
    "       ^
    ^^^^^^^^^
    """
    printed = tile(name)
    edges = printed.edges
    north, east, south, west = (_GLYPH[Terrain(edges[(side - turn) % 4])] for side in range(4))
    roads = [_road(printed.roads, (side - turn) % 4) for side in range(4)]
    rows = _inside(name, turn, printed.items)
    return [
        north * 4 + (roads[0] or north) + north * 4,
        west + rows[0].center(7) + east,
        (roads[3] or west) + rows[1].center(7) + (roads[1] or east),
        west + rows[2].center(7) + east,
        south * 4 + (roads[2] or south) + south * 4,
    ]


def _road(roads: Sequence[Sequence[Side]], side: int) -> str:
    for number, road in enumerate(roads):
        if _SIDES[side] in road:
            return _ROADS[number]
    return ""


def _inside(name: TileId, turn: int, items: Iterable[Item]) -> tuple[str, str, str]:
    if name.startswith("C-"):
        return "CASTLE", name[2:], ""
    letters = "".join(_LETTER[item.kind] * item.n for item in items if item.kind in _LETTER)
    scroll = "".join(f"@{item.scroll}"[:7] for item in items if item.scroll)
    return f"{name} r{turn}" if turn else name, letters, scroll


def territory_picture(territory: Sequence[Placed], free: Iterable[tuple[int, int]] = ()) -> str:
    """A territory with north up; cells in `free` show their names."""
    blocks = {(p.x, p.y): tile_picture(p.tile, p.turn) for p in territory}
    blocks.update({cell: _free_cell(*cell) for cell in free if cell not in blocks})
    xs = [x for x, _ in blocks]
    ys = [y for _, y in blocks]
    blank = [" " * WIDE] * HIGH
    lines = []
    for y in range(min(ys), max(ys) + 1):
        row = [blocks.get((x, y), blank) for x in range(min(xs), max(xs) + 1)]
        lines += ["".join(block[line] for block in row).rstrip() for line in range(HIGH)]
    return "\n".join(lines)


def _free_cell(x: int, y: int) -> list[str]:
    name = cell_text(x, y)
    return [". . . . .", " " * WIDE, "." + name.center(7) + ".", " " * WIDE, ". . . . ."]


def tiles_picture(names: Sequence[TileId]) -> str:
    """Some tiles side by side, as printed."""
    blocks = [tile_picture(name) for name in names]
    return "\n".join("   ".join(block[line] for block in blocks) for line in range(HIGH))


def show(view: View, names: Sequence[str]) -> str:
    """The whole table as one seat sees it: round, goals, seats with their stalls, own territory."""
    parts = [_head(view), _goals(view), _seats(view, names)]
    if view.seat is not None and view.mine.territory:
        if view.phase is Phase.PRICE:
            parts.append(tiles_picture([offer.tile for offer in view.mine.stall]))
        if view.phase is Phase.BUY:
            parts.append(_market(view))
        if view.mine.hand:
            parts.append(tiles_picture(view.mine.hand))
        parts.append(_own_land(view))
    return "\n\n".join(part for part in parts if part)


def _market(view: View) -> str:
    """What the viewer could buy, with the prices below."""
    offers = [
        offer for seat, clan in enumerate(view.clans) if seat != view.seat for offer in clan.stall
    ]
    if not offers:
        return ""
    prices = "   ".join(f"for {offer.price}".center(WIDE) for offer in offers)
    return f"{tiles_picture([offer.tile for offer in offers])}\n{prices.rstrip()}"


def show_seat(view: View, seat: int, names: Sequence[str]) -> str:
    """One seat's territory, stall and hand."""
    land = territory_picture(view.clans[seat].territory)
    return f"{_seat(view, seat, names)}\n\n{land}"


def _head(view: View) -> str:
    if view.round == 0:
        return "setting up"
    total = rounds(len(view.clans))
    gold = bonus(view.round)
    extra = f", {gold} gold for each clan ahead" if gold else ""
    return f"Round {view.round} of {total}{extra}; {view.bag_count} tiles in the bag"


def _goals(view: View) -> str:
    seats = len(view.clans)
    lines = []
    for number, (slot, goal) in enumerate(zip(Slot, view.goals, strict=False)):
        when = [r for r in range(1, rounds(seats) + 1) if scored(seats, r) >> number & 1]
        shown = " ".join(f"({r})" if r == view.round else str(r) for r in when)
        lines.append(f"  {slot}  {goal:<10} {GOAL_TEXT[goal]:<52} rounds {shown}")
    return "\n".join(lines)


def _seats(view: View, names: Sequence[str]) -> str:
    return "\n".join(_seat(view, seat, names) for seat in range(len(view.clans)))


def _seat(view: View, seat: int, names: Sequence[str]) -> str:
    clan = view.clans[seat]
    mark = ">" if seat == view.first else " "
    gold = "?" if clan.gold is None else str(clan.gold)
    stall = "  ".join(
        offer.tile + ("=axe" if offer.axed else f"={offer.price}" if offer.price else "")
        for offer in clan.stall
    )
    ready = "  (ready)" if clan.sealed and seat != view.seat else ""
    hand = f"  to place: {' '.join(clan.hand)}" if clan.hand else ""
    wide = max(map(len, names))
    size = len(clan.territory)
    return (
        f" {mark}{names[seat]:<{wide}}  {clan.points:3} points  {gold:>3} gold  "
        f"{size:2} {'tile ' if size == 1 else 'tiles'}  {stall}{ready}{hand}".rstrip()
    )


def _own_land(view: View) -> str:
    free: list[tuple[int, int]] = []
    if view.phase is Phase.BUILD and view.seat is not None:
        free = places(view)
    return territory_picture(view.mine.territory, free)


def places(view: View) -> list[tuple[int, int]]:
    """The cells where the viewer can place some tile of the hand."""
    assert view.seat is not None
    state = restore(view, only=view.seat)
    moves = [decode(state, view.seat, code) for code in codes_of(state, view.seat)]
    return sorted({(move.x, move.y) for move in moves if isinstance(move, Place)})
