"""`skerry playthrough`: prints a whole random game as text."""

import click

from skerry.arena.playthrough import playthrough as text
from skerry.cli.common_options import (
    EXAMPLE,
    GAME,
    TEXT,
    difficulty_flag,
    mode_flag,
    options_flag,
    read_table,
)
from skerry.core.registry import AnyPlugin


@click.command(epilog=f"Example:  skerry playthrough {EXAMPLE} --players 3 --seed 7 > game.txt")
@click.argument("game", type=GAME)
@click.option(
    "--players",
    type=int,
    help="Number of seats.  [default: 2, or the nearest that the mode allows]",
)
@click.option(
    "--seed", type=TEXT, default="0", show_default=True, help="Seed of the game; can be any text."
)
@options_flag
@mode_flag
@difficulty_flag
def playthrough(
    game: AnyPlugin,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> None:
    """Print a random game move by move."""
    seats, chosen = read_table(game, players, 2, options, mode, difficulty)
    click.echo(text(game, seats, seed, chosen), nl=False)
