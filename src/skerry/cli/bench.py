"""`skerry bench`: how fast the rules are here, compiled against uncompiled in one run."""

import json
import math

import click

from skerry.arena.bench import bench as measure
from skerry.arena.bench import report
from skerry.cli.choices import GAME
from skerry.core.registry import AnyPlugin


def _is_a_number(_: click.Context, param: click.Parameter, seconds: float) -> float:
    """NaN passes every comparison, and no measurement would ever end."""
    if math.isnan(seconds):
        raise click.BadParameter("this is no number", param=param)
    return seconds


@click.command(epilog="Example:  skerry bench skye --json")
@click.argument("game", type=GAME)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1, max=3600),
    callback=_is_a_number,
    default=2.0,
    show_default=True,
    help="About how long each measurement takes.",
)
def bench(game: AnyPlugin, as_json: bool, seconds: float) -> int:
    """Measure random games: compiled and uncompiled, stepped from Python, and as playouts.

    Exits with 1 if compiled and uncompiled rules gave different results.
    """
    figures = measure(game, seconds)
    click.echo(json.dumps(figures, indent=2) if as_json else report(game, figures))
    return 0 if figures["identical"] else 1
