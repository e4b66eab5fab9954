"""Scorecards: what a territory earns, goal by goal and cell by cell; what a move would change."""

from collections.abc import Sequence

import msgspec

from skerry.core.event import Seat
from skerry.core.score import Change, Scorecard
from skerry.games.skye.game.moves import Buy, Place, SkyeMove
from skerry.games.skye.game.options import SkyeOptions
from skerry.games.skye.game.scorecard import end_lines, goal_lines, story
from skerry.games.skye.game.view import ClanView, Placed, View, restore, territory_of, view_of
from skerry.games.skye.pieces.tiles import GOALS, NUMBER, Goal, Slot
from skerry.games.skye.rules import scoring, track
from skerry.games.skye.rules.rules import CASTLE_INCOME, State
from skerry.games.skye.rules.territory import Territory, cell_at, size_of

INCOME = "income"
"""The topic of the gold for each round, which is no score."""

_SLOTS = tuple(Slot)


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
        for line in goal_lines(GOALS.index(goal), lands, purses, seat, chosen)
    ]
    if end:
        lines += end_lines(lands[seat], purses[seat])
    return Scorecard(tuple(lines))


def score_now(view: View, seat: Seat) -> Scorecard:
    """What a seat has earned, and what it would get if all goals and the end were scored now.

    Goals that are not scored again are left out, and gold on a clan's own prices is still its own.
    Only lines of earned points name a round. What the viewer may not know is left out: with hidden
    money, the purse of another seat, and who has the most gold.
    """
    if not 0 <= seat < len(view.clans):
        raise ValueError(f"there is no seat {seat}, only 0 to {len(view.clans) - 1}")
    earned = story(view, seat)
    if view.phase == "over" or view.round == 0:
        return earned
    lands = [territory_of(clan.territory) for clan in view.clans]
    purses = [(clan.gold or 0) + _laid_out(view, clan) for clan in view.clans]
    hidden = any(clan.gold is None for clan in view.clans)
    lines = list(earned.lines)
    for place, (slot, goal) in enumerate(zip(_SLOTS, view.goals, strict=True)):
        number = GOALS.index(goal)
        if not _is_scored_again(view, place) or (number == scoring.GOLD and hidden):
            continue
        lines += goal_lines(number, lands, purses, seat, view.options, slot)
    purse = view.clans[seat].gold
    end = end_lines(lands[seat], purses[seat])
    # The purse is the last line.
    lines += end if purse is not None else end[:-1]
    return Scorecard(tuple(lines))


def _laid_out(view: View, clan: ClanView) -> int:
    """The gold on the prices of a clan, which has left its purse but is not spent yet."""
    return sum(offer.price or 0 for offer in clan.stall) if view.phase == "buy" else 0


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
    lines = [line for line in end_lines(clan.land, 0) if line.what.topic != "purse"]
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
        lines = goal_lines(number, lands, purses, seat, view.options, slot)
        cards.append(Scorecard(tuple(lines)))
    return Change(goal, cards[0].total, cards[1].total, cards[1], slot)
