"""Learns what gold and tiles are worth, by self-play, and beats the easy level with it.

    python learn_a_value.py

It plays Isle of Skye by a small value: a few numbers that say what a coin is worth, early and late,
how much of a tile's worth to ask for it, and how much to mind what a rival gains. It changes them
at random, plays against itself, and keeps what wins. Then it draws its training curve: how often
each of its values beats the easy level. It takes less than two minutes.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skerry.arena.outcome import play_game
from skerry.arena.pairing import ArenaPlan
from skerry.arena.statistics import Row, rows
from skerry.core.compiled.dice import Dice
from skerry.core.legal import Legal
from skerry.core.registry import find
from skerry.games.skye.bots.compiled.evaluation import POINT, after_placing, best_gain
from skerry.games.skye.environment.choices import SkyeChoices
from skerry.games.skye.rules.codes import BUY_CODE, price_code
from skerry.games.skye.rules.state import BUY, PRICE
from skerry.games.skye.rules.track import rounds

PLAYERS = 2
SKYE = find("skye")

Array = NDArray[np.float64]

NAMES = ("coin", "coin per round", "price", "rival", "spend")
FIRST = np.array([1.0, 0.0, 0.1, 0.0, 0.2])
"""What it believes before it has played: gold is worth as much as points, so it hardly spends."""
STEP = np.array([0.1, 0.06, 0.2, 0.2, 0.15])
"""How far a try changes each of them."""


class Value:
    """Plays by its numbers."""

    def __init__(self, numbers: Array) -> None:
        self.coin, self.later, self.share, self.rival, self.spend = numbers

    def gold(self, state: Any) -> float:
        """What a coin is worth now, in points."""
        return float(max(self.coin + self.later * (rounds(PLAYERS) - state.round), 0.05))

    def worth(self, state: Any, seat: int, tile: int) -> float:
        """What a tile is worth to a seat: what it gains, and what the rival then does not."""
        mine, theirs = (best_gain(state, one, tile) / POINT for one in (seat, 1 - seat))
        return float(mine + self.rival * theirs)

    def choose(self, state: Any, seat: int) -> int:
        """The code of its answer."""
        if state.phase == PRICE:
            return self._price(state, seat)
        codes = list(state.codes())
        if state.phase != BUY:
            return int(max(codes, key=lambda code: after_placing(state, seat, code)))
        stall, values = list(state.stall), {codes[0]: 0.0}
        for code in codes[1:]:
            tile = code - BUY_CODE
            price = state.price[stall.index(tile)]
            values[code] = self.worth(state, seat, tile) - price * self.gold(state)
        return int(max(values, key=values.__getitem__))

    def _price(self, state: Any, seat: int) -> int:
        """The axe on the worst tile; the others cost a share of what they are worth to anybody."""
        worth = np.array(
            [
                max(self.worth(state, one, tile) for one in range(PLAYERS))
                for tile in state.stall_of(seat)
            ]
        )
        axe = int(np.argmin(worth))
        wanted = np.maximum(np.delete(worth, axe) * self.share / self.gold(state), 1)
        purse = max(state.clans[seat].gold * min(max(self.spend, 0.0), 1.0), 2)
        left, right = np.maximum(wanted * min(1.0, purse / wanted.sum()), 1).astype(int)
        return price_code(axe, int(left), int(right))


def margin(one: Array, other: Array, seed: int) -> float:
    """How far one is ahead of the other in a deal, played from both sides."""
    total = 0.0
    for turned in (False, True):
        values = [Value(numbers) for numbers in ((other, one) if turned else (one, other))]
        game, dice = SkyeChoices(SKYE.game.start(PLAYERS)), Dice(seed)
        game.settle(dice)
        while (seat := game.mover()) >= 0:
            game.advance(values[seat].choose(game.state, seat))
            game.settle(dice)
        first, second = (clan.points for clan in game.state.clans)
        total += (second - first if turned else first - second) / 2
    return total


def tried_near(best: Array, random: np.random.Generator) -> Array:
    """Other numbers: about half of them are changed."""
    return best + STEP * random.normal(size=len(best)) * (random.random(len(best)) < 0.5)


def is_better(ahead: Array) -> bool:
    """Whether leads on several deals are clearly more than nothing."""
    return bool(ahead.mean() > 1.5 * ahead.std() / np.sqrt(len(ahead)))


def tell(number: int, ahead: Array, best: Array) -> None:
    """Print a step of the training curve."""
    known = ", ".join(f"{name} {one:.2f}" for name, one in zip(NAMES, best, strict=True))
    sys.stdout.write(f"try {number}: {ahead.mean():+.1f} points with {known}\n")


def learn(tries: int = 80, deals: int = 20, seed: int = 1) -> Iterator[tuple[int, Array]]:
    """The numbers that won against those before them, each with the number of tries so far."""
    best, random = FIRST, np.random.default_rng(seed)
    yield 0, best
    for number in range(1, tries + 1):
        tried = tried_near(best, random)
        ahead = np.array([margin(tried, best, 1000 * number + deal) for deal in range(deals)])
        if is_better(ahead):
            best = tried
            tell(number, ahead, best)
            yield number, best


class Learned:
    """The value as a bot: it knows its view and nothing else."""

    name = "learned"
    numbers: Array = FIRST

    def choose(self, view: Any, legal: Legal[Any], random: Random) -> Any:
        """The move that looks best."""
        state = SKYE.game.guess(view, random)
        for seat, clan in enumerate(state.clans):
            # Others may answer at the same time; this is about its own move.
            if seat != view.seat:
                clan.building = False
                clan.axe = 0
        return legal.move(Value(self.numbers).choose(state, view.seat))


def against(bot: str, numbers: Array, games: int = 100) -> list[Row]:
    """How it does against a bot."""
    Learned.numbers = numbers
    plan = ArenaPlan("skye", PLAYERS, (f"{__name__}:Learned", bot), "1")
    return rows([play_game(plan, number).outcome for number in range(games)], plan.names)


def main() -> None:
    """Learn, then play against the easy level with each of the values."""
    learned = list(learn())
    sys.stdout.write("\ntries   wins against the easy level\n")
    for tries, numbers in learned:
        share = against("easy", numbers)[0].win_share
        low, high, bar = share.low or 0.0, share.high or 1.0, "#" * round(40 * share.mean)
        sys.stdout.write(f"{tries:5}   {share.mean:4.0%} [{low:.0%}, {high:.0%}] {bar}\n")


if __name__ == "__main__":
    main()
