"""`skerry bench`: measures the speed of the rules, compiled and uncompiled in one run."""

import json

import click

from skerry.arena.bench import bench as measure
from skerry.arena.bench import report
from skerry.cli.common_options import EXAMPLE, GAME, reject_nan
from skerry.core.registry import AnyPlugin


@click.command(epilog=f"Example:  skerry bench {EXAMPLE} --json")
@click.argument("game", type=GAME)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1, max=3600),
    callback=reject_nan,
    default=2.0,
    show_default=True,
    help="Approximate length of each measurement.",
)
def bench(game: AnyPlugin, as_json: bool, seconds: float) -> int:
    """Measure the speed of random games.

    Measures compiled and uncompiled rules, games stepped from Python, and playouts. Exits with 1
    if compiled and uncompiled rules give different results.
    """
    figures = measure(game, seconds)
    click.echo(json.dumps(figures, indent=2) if as_json else report(game, figures))
    return 0 if figures["identical"] else 1
