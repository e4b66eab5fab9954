"""The tables that the tests of learners play at: all games, modes and numbers of seats."""

from collections.abc import Callable, Iterator

from librt.vecs import vec
from mypy_extensions import i16

from skerry.core.compiled.choices import UNFINISHED, Choices
from skerry.core.compiled.dice import Dice
from skerry.games.cats import CATS
from skerry.games.cats.environment.choices import CatsChoices
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.skye import SKYE
from skerry.games.skye.environment.choices import SkyeChoices
from skerry.games.skye.game.options import Farm, Money, SkyeOptions

AnyChoices = SkyeChoices | CatsChoices
Make = Callable[[], AnyChoices]


def _skye(seats: int, options: SkyeOptions | None = None) -> Make:
    return lambda: SkyeChoices(SKYE.start(seats, options))


def _cats(seats: int, options: CatsOptions | None = None) -> Make:
    return lambda: CatsChoices(CATS.start(seats, options))


TABLES: dict[str, Make] = {
    **{f"skye-{seats}": _skye(seats) for seats in range(2, 6)},
    "skye-open": _skye(3, SkyeOptions(farm=Farm.FOUR, money=Money.OPEN)),
    **{f"cats-{seats}": _cats(seats) for seats in range(2, 5)},
    "cats-column": _cats(3, CatsOptions(column_lesson=True)),
    **{
        f"cats-family-{seats}": _cats(seats, CatsOptions(mode=Mode.FAMILY)) for seats in range(2, 5)
    },
    **{
        f"cats-solo-{difficulty}": _cats(1, CatsOptions(Mode.SOLO, difficulty))
        for difficulty in Difficulty
    },
}


def observed(game: Choices, seat: int) -> list[int]:
    """What a seat observes."""
    out = vec[i16]([-7] * game.size)
    game.observe_into(seat, out, 0)
    return list(out)


def moments(make: Make, seed: int) -> Iterator[AnyChoices]:
    """A random game before each of its choices."""
    game, dice = make(), Dice(seed)
    game.settle(dice)
    while game.mover() >= 0:
        yield game
        options = game.options()
        game.choose(options[dice.below(len(options))])
        game.settle(dice)


def reached(game: Choices) -> list[int]:
    """The codes of all answers that choices lead to, from the beginning of an answer."""
    found: list[int] = []
    for action in game.options():
        after = game.copy()
        code = after.decide(action)
        found += reached(after) if code == UNFINISHED else [code]
    return found
