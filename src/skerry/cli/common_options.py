"""Arguments and options that several commands share: the game, its seats, options and bots."""

import csv
import math
from collections.abc import Sequence
from typing import Any

import click

from skerry.bots import registry as bots
from skerry.core.game import Options
from skerry.core.registry import AnyPlugin, GamePlugin, PluginError, find, is_ours, names
from skerry.core.text.words import many
from skerry.testing import check_game


class GameName(click.ParamType[AnyPlugin]):
    """The name of a game."""

    name = "GAME"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> AnyPlugin:
        """Return the game's plugin; a usage error lists the games, or says what is wrong with it.

        A game of another package plays a random game first, so that its faults have names.
        """
        if isinstance(value, GamePlugin):
            return value
        try:
            plugin = find(value)
            if not is_ours(value):
                check_game(plugin)
            return plugin
        except PluginError as error:
            # Not the fault of the arguments: no line about their use.
            raise click.UsageError(str(error)) from None
        except ValueError as error:
            self.fail(str(error), param, ctx)


GAME = GameName()
EXAMPLE = (*names(), "GAME")[0]
"""The game in the examples of help texts."""


class Text(click.ParamType[str]):
    """Valid UTF-8 text."""

    name = "TEXT"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the text; a usage error if it cannot be encoded."""
        try:
            str(value).encode()
        except UnicodeEncodeError:
            self.fail("not valid UTF-8 text", param, ctx)
        return str(value)


TEXT = Text()


def reject_nan(_: click.Context, param: click.Parameter, seconds: float) -> float:
    """Refuse NaN: click's range lets it through, and a time of NaN seconds never ends."""
    if math.isnan(seconds):
        raise click.BadParameter("not a number", param=param)
    return seconds


options_flag = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Option of the table. Can be repeated.",
)
mode_flag = click.option("--mode", help="Mode of the game; short for --option mode=...")
difficulty_flag = click.option(
    "--difficulty", help="Difficulty of the mode; short for --option difficulty=..."
)


def check_seats(plugin: AnyPlugin, seats: int) -> None:
    """Raise a usage error if the game does not allow this number of seats."""
    if seats not in plugin.seats:
        raise click.UsageError(
            f"{plugin.title} is for {plugin.seats[0]} to {plugin.seats[-1]} players, not {seats}"
        )


def read_table(
    plugin: AnyPlugin,
    players: int | None,
    default: int,
    given: Sequence[str],
    mode: str | None,
    difficulty: str | None,
) -> tuple[int, Options]:
    """Return the number of seats and the options; a usage error if they cannot be played."""
    short = {"mode": mode, "difficulty": difficulty}
    words = [f"{name}={value}" for name, value in short.items() if value is not None]
    options = read_options(plugin, [*given, *words])
    fitting = [seats for seats in plugin.seats if plugin.fits(seats, options)]
    seats = players if players is not None else min(fitting, key=lambda n: abs(n - default))
    check_seats(plugin, seats)
    try:
        plugin.game.start(seats, options)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    return seats, options


def read_options(plugin: AnyPlugin, given: Sequence[str]) -> Options:
    """Read the options of a table from NAME=VALUE arguments."""
    values: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise click.UsageError(f"--option {word}: write NAME=VALUE, such as farm=four")
        if name == "players":
            raise click.UsageError("--option players: use --players instead")
        if name in values:
            raise click.UsageError(f"--option {name} is given twice; give it once")
        values[name] = value
    try:
        return plugin.record_reader.read_options(values, words=True)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def read_bots(plugin: AnyPlugin, given: str, most: int) -> tuple[str, ...]:
    """Read the names of bots from a comma-separated list; one with a comma stands in quotes."""
    listed = next(csv.reader([given], skipinitialspace=True), []) or [""]
    names = tuple(name.strip() for name in listed)
    for name in names:
        try:
            bots.find(name, plugin.game.name)
        except ValueError as error:
            raise click.UsageError(f"--bots: {error}") from None
    if len(names) > most:
        raise click.UsageError(f"--bots: {many(len(names), 'bot')} for {many(most, 'seat')}")
    return names
