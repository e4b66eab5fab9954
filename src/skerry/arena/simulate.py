"""Bulk simulation: numbered games of bots, the same for the same seed on any number of jobs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skerry.arena.processes import map_in_processes
from skerry.arena.workers import map_on_cluster
from skerry.bots import registry as bots
from skerry.bots.fault import BotFault
from skerry.bots.seated import Seated, play_on
from skerry.core.event import Seat
from skerry.core.game import Options
from skerry.core.match import Match
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyMatch, AnyPlugin, blames_game, find

CHUNK = 4
"""How many games a job plays before it reports."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: a game, its table, and who sits there."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """If there are fewer than seats, they repeat in turn."""
    seed: str
    options: Options | None = None

    def seat_bots(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))


@dataclass(frozen=True)
class Played:
    """One finished game: its record as JSON, its scores and its winners."""

    record: bytes
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def play(plan: Plan, number: int) -> Played:
    """Game `number` of a plan: its draws and its bots' choices depend on nothing else.

    >>> from skerry.core.registry import names
    >>> plan = Plan(names()[0], 2, ("random",), "7")
    >>> play(plan, 0) == play(plan, 0) != play(plan, 1)
    True
    """
    match = play_match(plan, number, find(plan.game))
    result = match.result
    assert result is not None, "the match was played to its end"
    names = [f"bot:{name}" for name in plan.seat_bots()]
    return Played(encode(record_of(match, names)), result.scores, result.winners)


def play_match(plan: Plan, number: int, plugin: AnyPlugin) -> AnyMatch:
    """The same game as a match, with its whole past."""
    luck = Random(f"{plan.seed}:{number}")
    players = [
        Seated(bots.find(name, plan.game), seat, Random(f"{plan.seed}:{number}:{seat}"))
        for seat, name in enumerate(plan.seat_bots())
    ]
    match = Match(plugin.game, plan.seats, plan.options)
    try:
        play_on(match, players, luck)
    except BotFault as fault:
        raise BotFault(fault.bot, fault.seat, f"{fault.reason} (in game {number})") from fault
    finally:
        for player in players:
            player.close()
    return match


def simulate(
    plan: Plan, games: int, jobs: int = 1, *, cluster: str | None = None
) -> Iterator[Played]:
    """All games of a plan in their order; jobs are processes.

    With the address of a Dask cluster they are played there; NoCluster if there is none.
    """
    if cluster is not None:
        for some in map_on_cluster(_play_some, _chunks(plan, games), cluster):
            yield from some
        return
    # More processes than chunks would only be started and stopped.
    jobs = min(jobs, (games + CHUNK - 1) // CHUNK)
    if jobs == 1:
        for number in range(games):
            yield play(plan, number)
        return
    for some in map_in_processes(_play_some, _chunks(plan, games), jobs):
        yield from some


def _chunks(plan: Plan, games: int) -> Iterator[tuple[Plan, int, int]]:
    for first in range(0, games, CHUNK):
        yield plan, first, min(first + CHUNK, games)


def _play_some(chunk: tuple[Plan, int, int]) -> list[Played]:
    plan, first, end = chunk
    with blames_game(plan.game):
        return [play(plan, number) for number in range(first, end)]


def mean_scores(played: Sequence[Played]) -> list[float]:
    """The mean score of each seat."""
    return [sum(scores) / len(played) for scores in zip(*(p.scores for p in played), strict=True)]
