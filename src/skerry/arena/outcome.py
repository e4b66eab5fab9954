"""One game of an arena: who was how good, how long each bot took, and what went wrong."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from skerry.arena.pairing import ArenaPlan, Seating
from skerry.bots import registry as bots
from skerry.bots.fault import BotFault
from skerry.bots.seated import Seated, play_on
from skerry.core.event import Seat
from skerry.core.match import Match
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyMatch, find
from skerry.core.score import Result

WIDTH = 1.05
"""Times are kept in classes, each that much longer than the one before."""


class Fault(msgspec.Struct, frozen=True):
    """What ended a game early."""

    seat: Seat
    reason: str


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, by seats."""

    game: int
    draw: int
    bots: Seating
    shares: tuple[float, ...]
    """1 for the winner; winners who share divide it."""
    ranks: tuple[float, ...]
    scores: tuple[int, ...] | None
    """None if the game was not played to its end."""
    margins: tuple[int, ...] | None
    """The score minus the best one of the others."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """How much CPU time a seat took for all its moves."""
    times: tuple[dict[int, int], ...]
    """How many of its moves fell into which class of `time_class`."""
    fault: Fault | None = None


class PlayedGame(msgspec.Struct, frozen=True):
    """An outcome with the record of the game, if it was played to its end."""

    outcome: Outcome
    record: bytes | None


def time_class(seconds: float) -> int:
    """The class of a time; each class is five percent longer than the one before.

    >>> 0.24 < class_seconds(time_class(0.25)) < 0.26
    True
    """
    return round(math.log(max(seconds, 1e-6)) / math.log(WIDTH))


def class_seconds(number: int) -> float:
    """The time in the middle of a class."""
    return float(WIDTH**number)


def _tell_nobody(_seat: Seat) -> None:
    pass


def play_game(
    plan: ArenaPlan, number: int, tell: Callable[[Seat], None] = _tell_nobody
) -> PlayedGame:
    """Play one game of an arena; a bot that fails loses it.

    `tell` is called with a seat whenever its bot is about to run.
    """
    draw, seating = plan.numbered(number)
    plugin = find(plan.game)
    match: AnyMatch = Match(plugin.game, plan.seats, plan.options)
    players = [_seated(plan, draw, seat, name, tell) for seat, name in enumerate(seating)]
    fault = None
    try:
        play_on(match, players, Random(f"{plan.seed}:{draw}"), tell)
    except BotFault as found:
        fault = Fault(found.seat, found.reason)
    finally:
        for player in players:
            tell(player.seat)
            player.close()
    result = match.result if fault is None else None
    outcome = _outcome(plan, number, [player.seconds for player in players], result, fault)
    names = [f"bot:{name}" for name in seating]
    return PlayedGame(outcome, None if result is None else encode(record_of(match, names)))


def lost_game(plan: ArenaPlan, number: int, fault: Fault) -> PlayedGame:
    """A game that a bot has ended for all; how long anybody thought is not known."""
    return PlayedGame(_outcome(plan, number, [[]] * plan.seats, None, fault), None)


def _seated(
    plan: ArenaPlan, draw: int, seat: Seat, name: str, tell: Callable[[Seat], None]
) -> Seated:
    tell(seat)
    return Seated(
        bots.find(name, plan.game),
        seat,
        Random(f"{plan.seed}:{draw}:{seat}"),
        effort=plan.effort,
        limit=plan.limit,
    )


def _outcome(
    plan: ArenaPlan,
    number: int,
    seconds: Sequence[Sequence[float]],
    result: Result | None,
    fault: Fault | None,
) -> Outcome:
    draw, seating = plan.numbered(number)
    shares, ranks = _standings(plan.seats, result, fault)
    return Outcome(
        number,
        draw,
        seating,
        shares,
        ranks,
        None if result is None else result.scores,
        None if result is None else _margins(result),
        tuple(len(each) for each in seconds),
        tuple(round(sum(each), 6) for each in seconds),
        tuple(dict(sorted(Counter(map(time_class, each)).items())) for each in seconds),
        fault,
    )


def _standings(
    seats: int, result: Result | None, fault: Fault | None
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The share of the win and the rank of each seat; who fails is last, the others are equal."""
    if result is None:
        assert fault is not None, "without a fault there is a result"
        worth = {seat: (seat != fault.seat, 0) for seat in range(seats)}
        winners = [seat for seat in range(seats) if seat != fault.seat]
    else:
        worth = {one.seat: (one.seat in result.winners, one.score) for one in result.everybody}
        winners = list(result.winners)
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    ranks = tuple(
        1
        + sum(other > worth[seat] for other in worth.values())
        + (sum(other == worth[seat] for other in worth.values()) - 1) / 2
        for seat in range(seats)
    )
    return shares, ranks


def _margins(result: Result) -> tuple[int, ...]:
    everybody = result.everybody
    return tuple(
        one.score - max((other.score for other in everybody if other is not one), default=0)
        for one in result.standings
    )
