"""`skerry playthrough`: prints a whole random game as text."""

import click

from skerry.arena.playthrough import playthrough as text
from skerry.cli import common_options as common
from skerry.core.registry import AnyPlugin


@click.command(
    epilog=f"Example:  skerry playthrough {common.EXAMPLE} --players 3 --seed 7 > game.txt"
)
@click.argument("game", type=common.GAME)
@click.option(
    "--players",
    type=int,
    help="Number of seats.  [default: 2, or the nearest that the mode allows]",
)
@click.option(
    "--seed",
    type=common.TEXT,
    default="0",
    show_default=True,
    help="Seed of the game; can be any text.",
)
@common.options_flag
@common.mode_flag
@common.difficulty_flag
def playthrough(
    game: AnyPlugin,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> None:
    """Print a random game move by move."""
    seats, chosen = common.read_table(game, players, 2, options, mode, difficulty)
    click.echo(text(game, seats, seed, chosen), nl=False)
