"""`skerry playthrough`: a whole random game as text that a stranger can learn from."""

import click

from skerry.arena.playthrough import playthrough as text
from skerry.cli.choices import GAME, check_seats, options_flag, read_options
from skerry.core.registry import AnyBox


@click.command(epilog="Example:  skerry playthrough skye --players 3 --seed 7 > game.txt")
@click.argument("game", type=GAME)
@click.option("--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same text.")
@options_flag
def playthrough(game: AnyBox, players: int, seed: str, options: tuple[str, ...]) -> None:
    """Print a random game move by move: answers, events, views, scorecards."""
    check_seats(game, players)
    click.echo(text(game, players, seed, read_options(game, options)), nl=False)
