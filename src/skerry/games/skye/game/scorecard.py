"""The lines of scorecards: what a territory earns with each goal, round by round and at the end."""

from collections.abc import Sequence

from skerry.core.event import Seat
from skerry.core.record import Outcome
from skerry.core.score import Cell, Result, Scorecard, ScoreLine, Standing
from skerry.games.skye.game.options import Farm, SkyeOptions
from skerry.games.skye.game.score_source import ClanSource, GoalSource, ScrollSource, Why
from skerry.games.skye.game.view import Earned, View, lay_tiles, view_of
from skerry.games.skye.pieces.tiles import GOALS, Goal, Scroll, Slot
from skerry.games.skye.rules import scoring
from skerry.games.skye.rules.rules import GOLD_PER_POINT, State, winners
from skerry.games.skye.rules.tables import SCROLL, SCROLL_COUNTS, SHIP, WHISKY, count
from skerry.games.skye.rules.territory import CELL_BITS, Territory, x_of, y_of

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


def goal_lines(
    goal: int,
    lands: Sequence[Territory],
    purses: Sequence[int],
    seat: Seat,
    options: SkyeOptions,
    slot: Slot | None = None,
) -> list[ScoreLine]:
    """What a seat earns now with a goal, which may lie in a slot."""
    land = lands[seat]
    if not scoring.is_majority(goal):
        return _worth_lines(goal, land, options, slot)
    held = [scoring.holding(goal, other, gold) for other, gold in zip(lands, purses, strict=True)]
    ahead = sum(other > held[seat] for other in held)
    points = scoring.majority(held[seat], ahead)
    return [_majority_line(goal, land, held[seat], points, slot)]


def _worth_lines(
    goal: int, land: Territory, options: SkyeOptions, slot: Slot | None, round: int | None = None
) -> list[ScoreLine]:
    parts = scoring.Lines()
    scoring.territory_points(goal, land, options.farm is Farm.FOUR, options.castle_on_roads, parts)
    name = GOALS[goal]
    if not parts.parts:
        return [ScoreLine(0, GoalSource(name, Why.NOTHING, 0, round, goal=name, slot=slot))]
    why = _WHY[name]
    return [
        ScoreLine(
            points,
            GoalSource(name, why, things, round, goal=name, slot=slot),
            cells_of(land, plots),
        )
        for points, things, plots in parts.parts
    ]


def _majority_line(
    goal: int,
    land: Territory,
    held: int,
    points: int,
    slot: Slot | None,
    round: int | None = None,
) -> ScoreLine:
    why = Why.NOTHING if points == 0 else Why.MOST if points == scoring.MOST else Why.SECOND
    name = GOALS[goal]
    what = GoalSource(name, why, held, round, goal=name, slot=slot)
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


def end_lines(land: Territory, gold: int) -> list[ScoreLine]:
    """The scrolls of a territory, and the gold of its clan as the last line."""
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


def outcome_of(state: State) -> Outcome:
    """How a finished game ended, without scorecards."""
    scores = tuple([int(clan.points) for clan in state.clans])
    return {"scores": scores, "winners": tuple(winners(state))}


def story(view: View, seat: Seat) -> Scorecard:
    """Where all points of a seat come from, round by round, and at the end the final scoring."""
    clan = view.clans[seat]
    lines: list[ScoreLine] = []
    # The territory grows from one scoring to the next.
    land = Territory()
    for earned in clan.earned:
        goal = view.goals[_SLOTS.index(earned.slot)]
        lay_tiles(land, clan.territory[land.size : earned.tiles])
        lines += _past_lines(goal, land, earned, view.options)
    if view.phase == "over" and clan.gold is not None:
        lay_tiles(land, clan.territory[land.size :])
        lines += end_lines(land, clan.gold)
    return Scorecard(tuple(lines))


def _past_lines(
    goal: Goal, land: Territory, earned: Earned, options: SkyeOptions
) -> list[ScoreLine]:
    """A goal as it was scored in an earlier round, on the tiles of that time."""
    number = GOALS.index(goal)
    if not scoring.is_majority(number):
        return _worth_lines(number, land, options, earned.slot, earned.round)
    # Past gold is not kept; ships and barrels can be counted again.
    held = 0 if number == scoring.GOLD else scoring.holding(number, land, 0)
    return [_majority_line(number, land, held, earned.points, earned.slot, earned.round)]
