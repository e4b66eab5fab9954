"""Scorecards: what a territory earns, goal by goal and cell by cell; what a move would change."""

from collections.abc import Sequence

import msgspec

from skerry.core.event import Seat
from skerry.core.score import Cell, Change, Result, Scorecard, ScoreLine, Standing
from skerry.games.skye.game.moves import Buy, Place, SkyeMove
from skerry.games.skye.game.options import Farm, SkyeOptions
from skerry.games.skye.game.score_source import ClanSource, GoalSource, ScrollSource, Why
from skerry.games.skye.game.view import Placed, View, lay_tiles, restore, territory_of, view_of
from skerry.games.skye.pieces.tiles import GOALS, NUMBER, Goal, Scroll, Slot
from skerry.games.skye.rules import scoring, track
from skerry.games.skye.rules.rules import CASTLE_INCOME, GOLD_PER_POINT, State, winners
from skerry.games.skye.rules.tables import SCROLL, SCROLL_COUNTS, SHIP, WHISKY, count
from skerry.games.skye.rules.territory import (
    CELL_BITS,
    Territory,
    cell_at,
    size_of,
    x_of,
    y_of,
)

INCOME = "income"
"""The topic of the gold for each round, which is no score."""

_SLOTS = tuple(Slot)
_SCROLLS = tuple(Scroll)
# A finished game has hundreds of them in its scorecards.
_CELLS = tuple((x_of(cell), y_of(cell)) for cell in range(1 << CELL_BITS))

_WHY = {
    Goal.SQUARES: Why.SQUARE,
    Goal.SHEEP: Why.SHEEP,
    Goal.BROCHS: Why.BROCHS,
    Goal.FARM: Why.ANIMALS,
    Goal.CATTLE: Why.CATTLE,
    Goal.ROADS: Why.LINKED,
    Goal.LAKE: Why.LAKE,
    Goal.AREAS: Why.AREA,
    Goal.AREAS3: Why.AREA,
    Goal.TRIO: Why.SET,
    Goal.HARBOUR: Why.HARBOUR,
    Goal.COLUMN: Why.COLUMN,
    Goal.MOUNTAINS: Why.MOUNTAIN,
}


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory with the gold of its clan, as one side of a comparison."""

    territory: tuple[Placed, ...]
    gold: int = 0


def scorecard(
    sides: Sequence[Side],
    goals: Sequence[Goal],
    options: SkyeOptions | None = None,
    *,
    seat: Seat = 0,
    end: bool = False,
) -> Scorecard:
    """What one side earns now with each of the goals; with `end`, also its scrolls and gold.

    The other sides matter only for majority goals. Any goals can be given.

    >>> castle = Side((Placed("C-blue", 0, 0, 0), Placed("L73", 0, -1, 2)))
    >>> scorecard([castle], [Goal.SHIPS, Goal.SHEEP]).by_topic()
    {'ships': 5, 'sheep': 0}
    """
    chosen = options or SkyeOptions()
    lands = [territory_of(side.territory) for side in sides]
    purses = [side.gold for side in sides]
    lines = [
        line
        for goal in goals
        for line in _goal_lines(GOALS.index(goal), lands, purses, seat, chosen)
    ]
    if end:
        lines += _end_lines(lands[seat], purses[seat])
    return Scorecard(tuple(lines))


def _goal_lines(
    goal: int, lands: Sequence[Territory], purses: Sequence[int], seat: Seat, options: SkyeOptions
) -> list[ScoreLine]:
    land = lands[seat]
    if scoring.is_majority(goal):
        held = [
            scoring.holding(goal, other, gold) for other, gold in zip(lands, purses, strict=True)
        ]
        ahead = sum(other > held[seat] for other in held)
        return [_majority_line(goal, land, held[seat], scoring.majority(held[seat], ahead))]
    return _worth_lines(goal, land, options)


def _worth_lines(goal: int, land: Territory, options: SkyeOptions) -> list[ScoreLine]:
    parts = scoring.Lines()
    scoring.territory_points(goal, land, options.farm is Farm.FOUR, options.castle_on_roads, parts)
    name = GOALS[goal]
    if not parts.parts:
        return [ScoreLine(0, GoalSource(name, Why.NOTHING, 0, goal=name))]
    return [
        ScoreLine(points, GoalSource(name, _WHY[name], things, goal=name), cells_of(land, plots))
        for points, things, plots in parts.parts
    ]


def _majority_line(goal: int, land: Territory, held: int, points: int) -> ScoreLine:
    why = Why.NOTHING if points == 0 else Why.MOST if points == scoring.MOST else Why.SECOND
    name = GOALS[goal]
    what = GoalSource(name, why, held, goal=name)
    if goal == scoring.GOLD:
        return ScoreLine(points, what)
    plots = scoring.plots_with(land, SHIP if name is Goal.SHIPS else WHISKY)
    return ScoreLine(points, what, cells_of(land, plots))


def cells_of(land: Territory, plots: int) -> tuple[Cell, ...]:
    """The cells of a set of tiles, in the order of their placement."""
    cells = []
    while plots:
        last = plots & -plots
        cells.append(_CELLS[land.cell(last.bit_length() - 1)])
        plots ^= last
    return tuple(cells)


def _end_lines(land: Territory, gold: int) -> list[ScoreLine]:
    lines = []
    for plot in range(land.size):
        points = scoring.scroll(land, plot)
        if points >= 0:
            kind = SCROLL[land.tile(plot)]
            doubled = scoring.scroll_is_doubled(land, plot)
            what = ScrollSource(
                f"scroll {_SCROLLS[kind]}",
                Why.SCROLL_DOUBLED if doubled else Why.SCROLL,
                count(land.items, SCROLL_COUNTS[kind]),
                scroll=_SCROLLS[kind],
            )
            lines.append(ScoreLine(points, what, cells_of(land, scoring.scroll_area(land, plot))))
    lines.append(ScoreLine(gold // GOLD_PER_POINT, ClanSource("purse", Why.GOLD, gold)))
    return lines


def final_result(state: State) -> Result:
    """The standings of a finished game; every scorecard covers the whole game."""
    view = view_of(state, None)
    standings = tuple(
        Standing(seat, state.clans[seat].points, story(view, seat)) for seat in range(state.seats)
    )
    return Result(standings, tuple(winners(state)))


def story(view: View, seat: Seat) -> Scorecard:
    """Where all points of a seat come from, round by round, and at the end the final scoring."""
    clan = view.clans[seat]
    lines: list[ScoreLine] = []
    # The territory grows from one scoring to the next.
    land = Territory()
    for earned in clan.earned:
        goal = view.goals[_SLOTS.index(earned.slot)]
        lay_tiles(land, clan.territory[land.size : earned.tiles])
        past = _past_lines(goal, land, earned.points, view.options)
        lines += _lying(past, earned.slot, earned.round)
    if view.phase == "over" and clan.gold is not None:
        lay_tiles(land, clan.territory[land.size :])
        lines += _end_lines(land, clan.gold)
    return Scorecard(tuple(lines))


def score_now(view: View, seat: Seat) -> Scorecard:
    """What a seat has earned, and what it would get if all goals and the end were scored now.

    Only lines of earned points name a round. What the viewer may not know is left out: with hidden
    money, the purse of another seat, and who has the most gold.
    """
    if not 0 <= seat < len(view.clans):
        raise ValueError(f"there is no seat {seat}, only 0 to {len(view.clans) - 1}")
    earned = story(view, seat)
    if view.phase == "over" or view.round == 0:
        return earned
    lands = [territory_of(clan.territory) for clan in view.clans]
    purses = [clan.gold or 0 for clan in view.clans]
    hidden = any(clan.gold is None for clan in view.clans)
    lines = list(earned.lines)
    for slot, goal in zip(_SLOTS, view.goals, strict=True):
        number = GOALS.index(goal)
        if number == scoring.GOLD and hidden:
            continue
        lines += _lying(_goal_lines(number, lands, purses, seat, view.options), slot)
    purse = view.clans[seat].gold
    end = _end_lines(lands[seat], purses[seat])
    # The purse is the last line.
    lines += end if purse is not None else end[:-1]
    return Scorecard(tuple(lines))


def _lying(lines: list[ScoreLine], slot: Slot, round: int | None = None) -> list[ScoreLine]:
    """The lines of a goal that lies in a slot, and the round in which they were earned."""
    replace = msgspec.structs.replace
    return [replace(line, what=replace(line.what, slot=slot, round=round)) for line in lines]


def _past_lines(goal: Goal, land: Territory, points: int, options: SkyeOptions) -> list[ScoreLine]:
    """A goal as it was scored in an earlier round, on the tiles of that time."""
    number = GOALS.index(goal)
    if not scoring.is_majority(number):
        return _worth_lines(number, land, options)
    # Past gold is not kept; ships and barrels can be counted again.
    held = 0 if number == scoring.GOLD else scoring.holding(number, land, 0)
    return [_majority_line(number, land, held, points)]


def preview(state: State, move: SkyeMove) -> tuple[Change, ...]:
    """What each goal, the scrolls and each income would give to the mover now and after a move.

    Goals that are not scored again, and the income after the last round, are left out. It uses
    only what the mover may know: with hidden money, a preview does not show who has the most gold.
    The move must be legal. Prices and passes change nothing yet.
    """
    return preview_of(view_of(state, move.seat), move)


def preview_of(view: View, move: SkyeMove) -> tuple[Change, ...]:
    """`preview`, from what the mover sees."""
    seat = move.seat
    before = restore(view)
    after = restore(view)
    clan = after.clans[seat]
    if isinstance(move, Place):
        clan.land.place(NUMBER[move.tile] * 4 + move.turn, cell_at(move.x, move.y))
    elif isinstance(move, Buy):
        _pay(view, after, move)
    changes = [
        _change(view, before, after, seat, slot, goal)
        for number, (slot, goal) in enumerate(zip(_SLOTS, view.goals, strict=False))
        if _is_scored_again(view, number)
    ]
    lines = [line for line in _end_lines(clan.land, 0) if line.what.topic != "purse"]
    changes.append(
        Change(
            "scrolls",
            scoring.scrolls(before.clans[seat].land),
            scoring.scrolls(clan.land),
            Scorecard(tuple(lines)),
        )
    )
    if view.round < track.rounds(len(view.clans)):
        incomes = (_income(before.clans[seat].land), _income(clan.land))
        changes.append(Change(INCOME, *incomes, Scorecard(()), in_points=False))
    return tuple(changes)


def _is_scored_again(view: View, slot: int) -> bool:
    """Whether a slot is scored in this round or a later one."""
    seats = len(view.clans)
    to_come = range(max(view.round, 1), track.rounds(seats) + 1)
    return any(track.scored(seats, round) >> slot & 1 for round in to_come)


def _income(land: Territory) -> int:
    """The gold of a round, without what clans behind get."""
    return CASTLE_INCOME + int(size_of(land.linked() & land.whisky))


def _pay(view: View, after: State, move: Buy) -> None:
    """The buyer pays; the seller gets the price, and its own coins back."""
    for seat, seller in enumerate(view.clans):
        for offer in seller.stall:
            if offer.tile == move.tile and offer.price is not None:
                after.clans[move.seat].gold -= offer.price
                after.clans[seat].gold += 2 * offer.price


def _change(view: View, before: State, after: State, seat: Seat, slot: Slot, goal: Goal) -> Change:
    number = GOALS.index(goal)
    if number == scoring.GOLD and any(clan.gold is None for clan in view.clans):
        return Change(goal, None, None, Scorecard(()), slot)
    cards = []
    for state in (before, after):
        lands = [clan.land for clan in state.clans]
        purses = [clan.gold for clan in state.clans]
        lines = _goal_lines(number, lands, purses, seat, view.options)
        cards.append(Scorecard(tuple(_lying(lines, slot))))
    return Change(goal, cards[0].total, cards[1].total, cards[1], slot)
