"""`skerry playthrough`: a whole random game as text that a stranger can learn from."""

import click

from skerry.arena.playthrough import playthrough as text
from skerry.cli.choices import GAME, WORDS, difficulty_flag, mode_flag, options_flag, read_table
from skerry.core.registry import AnyPlugin


@click.command(epilog="Example:  skerry playthrough skye --players 3 --seed 7 > game.txt")
@click.argument("game", type=GAME)
@click.option("--players", type=int, help="How many seats.  [default: 2, or what fits]")
@click.option(
    "--seed", type=WORDS, default="0", show_default=True, help="The same seed gives the same text."
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
    """Print a random game move by move: answers, events, views, scorecards."""
    seats, chosen = read_table(game, players, 2, options, mode, difficulty)
    click.echo(text(game, seats, seed, chosen), nl=False)
