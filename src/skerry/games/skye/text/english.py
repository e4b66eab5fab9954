"""Isle of Skye in English sentences, for terminals and golden playthroughs."""

from collections.abc import Sequence

from skerry.core.event import Event
from skerry.core.legal import Legal
from skerry.core.score import ScoreLine
from skerry.core.text.words import does
from skerry.games.skye.game import events
from skerry.games.skye.game.explain import preview_of
from skerry.games.skye.game.game import SKYE
from skerry.games.skye.game.moves import Place, SkyeMove, cell_text
from skerry.games.skye.game.score_source import GoalSource, Why
from skerry.games.skye.game.view import Phase, View
from skerry.games.skye.pieces.tiles import Goal

GOAL_TEXT = {
    Goal.SQUARES: "2 for each block of 2 x 2 tiles",
    Goal.SHEEP: "1 for each sheep",
    Goal.BROCHS: "1/3/6 for each mountain area with 1/2/3+ brochs",
    Goal.WHISKY: "5 for the most whisky, 2 for the second most",
    Goal.FARM: "1 for each animal on or next to a farm's tile",
    Goal.CATTLE: "2 for each cattle linked to the castle by road",
    Goal.ROADS: "1 for each tile linked to the castle by road",
    Goal.LAKE: "2 for each tile of the largest completed lake",
    Goal.AREAS: "1 for each completed area",
    Goal.AREAS3: "3 for each completed area of 3 or more tiles",
    Goal.TRIO: "5 for each set of broch, farm and lighthouse",
    Goal.SHIPS: "5 for the most ships, 2 for the second most",
    Goal.GOLD: "5 for the most gold, 2 for the second most",
    Goal.HARBOUR: "3 for each water area with a ship and a lighthouse",
    Goal.COLUMN: "3 for each vertical line of 3 or more tiles",
    Goal.MOUNTAINS: "2 for each completed mountain area",
}

# The singular, then the plural.
_WHY_TEXT = {
    Why.SQUARE: ("a block of four tiles",) * 2,
    Why.SHEEP: ("{count} sheep",) * 2,
    Why.BROCHS: ("a mountain area with {count} broch", "a mountain area with {count} brochs"),
    Why.ANIMALS: ("{count} animal at a farm", "{count} animals at a farm"),
    Why.CATTLE: ("{count} cattle linked to the castle",) * 2,
    Why.LINKED: ("{count} tile linked to the castle", "{count} tiles linked to the castle"),
    Why.LAKE: (
        "the largest completed lake, {count} tile",
        "the largest completed lake, {count} tiles",
    ),
    Why.AREA: ("a completed area of {count} tile", "a completed area of {count} tiles"),
    Why.SET: ("broch, farm and lighthouse",) * 2,
    Why.HARBOUR: ("a water area with ship and lighthouse",) * 2,
    Why.COLUMN: ("a vertical line of {count} tiles",) * 2,
    Why.MOUNTAIN: (
        "a completed mountain area of {count} tile",
        "a completed mountain area of {count} tiles",
    ),
    Why.MOST: ("the most",) * 2,
    Why.SECOND: ("the second most",) * 2,
    Why.NOTHING: ("nothing for it",) * 2,
    Why.SCROLL: ("{count} in the territory",) * 2,
    Why.SCROLL_DOUBLED: ("{count} in the territory, doubled",) * 2,
    Why.GOLD: ("{count} gold",) * 2,
}


def describe_score_line(line: ScoreLine) -> str:
    """A line of a scorecard: what the points are for, and where."""
    what = line.what
    when = "now" if what.round is None else f"round {what.round}"
    slot = what.slot if isinstance(what, GoalSource) else None
    head = what.topic if slot is None else f"{when}, {slot} {what.topic}"
    one, many = _WHY_TEXT[Why(what.reason)]
    why = (one if what.count == 1 else many).format(count=what.count)
    cells = " ".join(cell_text(x, y) for x, y in line.cells)
    where = f" [{cells}]" if cells else ""
    return f"{line.points:3}  {head}: {why}{where}"


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence; names are those of the seats."""
    match event:
        case events.SetUp(goals, castles, first):
            shown = ", ".join(f"{slot} {goal}" for slot, goal in goals.items())
            held = ", ".join(f"{names[seat]} {castle}" for seat, castle in enumerate(castles))
            return f"goals: {shown}; castles: {held}; {does(names[first], 'start')}"
        case events.RoundBegan(number, first):
            return f"round {number}, {names[first]} first"
        case events.IncomePaid(seat, castle, whisky, behind, gold):
            rest = "" if gold is None else f", {gold} in all"
            return f"{does(names[seat], 'get')} {castle} + {whisky} + {behind} gold{rest}"
        case events.TilesDrawn(seat, tiles):
            return f"{does(names[seat], 'draw')} {', '.join(tiles)}"
        case events.PricesSealed(seat):
            return f"{names[seat]}: ready"
        case events.PricesRevealed(seat, axe, prices):
            shown = ", ".join(f"{tile}={gold}" for tile, gold in prices.items())
            return f"{names[seat]}: axe {axe}, {shown}"
        case events.TileBought(seat, tile, seller, price):
            return f"{does(names[seat], 'buy')} {tile} from {names[seller]} for {price}"
        case events.Passed(seat):
            return f"{does(names[seat], 'pass')}"
        case events.TileKept(seat, tile, price):
            return f"{does(names[seat], 'keep')} {tile} and its price of {price} is lost"
        case events.TilePlaced(seat, tile, x, y, turn):
            return f"{does(names[seat], 'place')} {tile} {cell_text(x, y)} r{turn}"
        case events.TileReturned(seat, tile):
            return f"{names[seat]} cannot place {tile}: back into the bag"
        case events.GoalScored(seat, slot, points, total):
            return f"{does(names[seat], 'score')} goal {slot} for {points}: {total}"
        case events.FinalScored(seat, scrolls, gold, gold_points, total):
            shown = ", ".join(f"{scroll.tile} {scroll.points}" for scroll in scrolls) or "none"
            return f"{names[seat]}: scrolls {shown}; {gold} gold give {gold_points}; {total} in all"
        case events.GameEnded(winners):
            return f"won by {' and '.join(names[seat] for seat in winners)}"
    raise ValueError(f"no event of Isle of Skye: {event!r}")


def hint(view: View) -> str:
    """What the viewer is asked, with an example of a legal answer."""
    if not SKYE.legal(view):
        return "You have nothing to decide now"
    if view.phase is Phase.PRICE:
        axe, first, second = (offer.tile for offer in view.mine.stall)
        example = f"axe {axe}, {first}=2, {second}=1"
        return f"Set your prices with {view.mine.gold} gold, e.g. '{example}'"
    if view.phase is Phase.BUY:
        codes = SKYE.legal(view).codes
        example = f"e.g. '{SKYE.legal(view).move(codes[1])}', or" if len(codes) > 1 else "only"
        return f"Buy a tile with {view.mine.gold} gold: {example} 'pass'"
    example = str(next(iter(SKYE.legal(view))))
    hand = ", ".join(view.mine.hand)
    return f"Place a tile of {hand}: e.g. '{example}' (r: quarters clockwise)"


def list_moves(view: View, legal: Legal[SkyeMove]) -> str:
    """The legal moves: all purchases, all places tile by tile, and the range of prices."""
    if view.phase is Phase.PRICE:
        gold = view.mine.gold or 0
        return (
            f"{len(legal)} moves: the axe on any of {', '.join(o.tile for o in view.mine.stall)}, "
            f"and at least 1 gold on each of the other two, {gold} together at most"
        )
    if view.phase is not Phase.BUILD:
        return "\n".join(str(move) for move in legal)
    turns: dict[tuple[str, str], list[str]] = {}
    for move in legal:
        if isinstance(move, Place):
            where = (move.tile, cell_text(move.x, move.y))
            turns.setdefault(where, []).append(f"r{move.turn}")
    return "\n".join(f"{tile} {cell:<6} {' '.join(found)}" for (tile, cell), found in turns.items())


def describe_preview(view: View, move: SkyeMove) -> str:
    """What each goal would give now and after a move."""
    lines = []
    for change in preview_of(view, move):
        head = f"{change.slot or ' '}  {change.topic:<10}"
        if change.now is None or change.after is None:
            lines.append(f"{head} hidden")
        else:
            lines.append(
                f"{head} {change.now:3} -> {change.after:3}  ({change.after - change.now:+})"
            )
    return "\n".join(lines)
