"""What several commands ask for in the same way: a game, its seats, its options, its bots."""

from collections.abc import Sequence
from typing import Any

import click

from skerry.bots import registry as bots
from skerry.core.game import Options
from skerry.core.registry import AnyPlugin, find
from skerry.core.words import many


class GameName(click.ParamType[AnyPlugin]):
    """A game by its name."""

    name = "GAME"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> AnyPlugin:
        """The game's box; a usage error lists the games."""
        try:
            return find(value) if isinstance(value, str) else value
        except ValueError as error:
            self.fail(str(error), param, ctx)


GAME = GameName()


class Words(click.ParamType[str]):
    """Text that can be written down: no stray bytes."""

    name = "TEXT"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The text itself; a usage error if it cannot be encoded."""
        try:
            str(value).encode()
        except UnicodeEncodeError:
            self.fail("this is no UTF-8 text", param, ctx)
        return str(value)


WORDS = Words()

options_flag = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the table, such as farm=four; repeat it for more.",
)


mode_flag = click.option("--mode", help="The same as --option mode=..., for games that have modes.")
difficulty_flag = click.option(
    "--difficulty", help="The same as --option difficulty=..., for modes that have one."
)


def check_seats(plugin: AnyPlugin, seats: int) -> None:
    """A usage error if so many cannot play."""
    if seats not in plugin.seats:
        raise click.UsageError(
            f"{plugin.title} is for {plugin.seats[0]} to {plugin.seats[-1]} players, not {seats}"
        )


def read_table(
    plugin: AnyPlugin,
    players: int | None,
    usual: int,
    given: Sequence[str],
    mode: str | None,
    difficulty: str | None,
) -> tuple[int, Options]:
    """How many sit at the table, and its options; a usage error if it cannot be played so."""
    short = {"mode": mode, "difficulty": difficulty}
    words = [f"{name}={value}" for name, value in short.items() if value is not None]
    options = read_options(plugin, [*given, *words])
    fitting = [seats for seats in plugin.seats if plugin.fits(seats, options)]
    seats = players if players is not None else min(fitting, key=lambda n: abs(n - usual))
    check_seats(plugin, seats)
    try:
        plugin.game.start(seats, options)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    return seats, options


def read_options(plugin: AnyPlugin, given: Sequence[str]) -> Options:
    """The options of a table from NAME=VALUE words."""
    values: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise click.UsageError(f"--option {word}: write NAME=VALUE, such as farm=four")
        if name == "players":
            raise click.UsageError("--option players: use --players")
        if name in values:
            raise click.UsageError(f"--option {name} is given twice")
        values[name] = value
    try:
        return plugin.record_reader.read_options(values, words=True)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def read_bots(plugin: AnyPlugin, given: str, most: int) -> tuple[str, ...]:
    """The names of bots from a list with commas."""
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        try:
            bots.find(name, plugin.game.name)
        except ValueError as error:
            raise click.UsageError(f"--bots: {error}") from None
    if len(names) > most:
        raise click.UsageError(f"--bots: {many(len(names), 'bot')} for {many(most, 'seat')}")
    return names
