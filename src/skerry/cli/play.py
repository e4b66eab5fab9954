"""`skerry play`: a whole game in the terminal, against bots."""

import os
import secrets
from pathlib import Path

import click

from skerry.cli.choices import GAME, check_seats, options_flag, read_bots, read_options
from skerry.cli.terminal import Quit, Terminal
from skerry.core.record import Writer
from skerry.core.registry import AnyBox


@click.command(
    epilog="Example:  skerry play skye --players 3 --bots greedy,random --seed 7   "
    "(at the prompt, 'help' lists what you can type)"
)
@click.argument("game", type=GAME)
@click.option("--players", type=int, default=2, show_default=True, help="How many seats, with you.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Who plays against you, by seat; fewer bots than seats repeat in turn.",
)
@click.option("--seed", help="The same seed gives the same draws.  [default: a new one]")
@click.option("--name", default="You", show_default=True, help="Your name at the table.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record of the finished game here (.json).",
)
@click.option("--quick", is_flag=True, help="Do not ask to confirm a turn.")
@options_flag
def play(
    game: AnyBox,
    players: int,
    bots: str,
    seed: str | None,
    name: str,
    out: Path | None,
    quick: bool,
    options: tuple[str, ...],
) -> int:
    """Play a game in the terminal. You sit at seat 0."""
    check_seats(game, players)
    chosen = read_options(game, options)
    minds = read_bots(game, bots, players - 1)
    seats = tuple(minds[seat % len(minds)] for seat in range(players - 1))
    if out is not None and not out.name.endswith((".json", ".jsonl", ".jsonl.gz")):
        raise click.UsageError(f"--out: {out}: a record file ends in .json, .jsonl or .jsonl.gz")
    if out is not None and not (out.parent.is_dir() and os.access(out.parent, os.W_OK)):
        raise click.UsageError(f"--out: {out.parent} is no folder that can be written to")
    if not name.strip():
        raise click.UsageError("--name: a name has at least one letter")
    seed = seed if seed is not None else str(secrets.randbelow(1_000_000))
    terminal = Terminal(game, chosen, name, seats, seed, confirm=not quick)
    try:
        record = terminal.run()
    except Quit:
        click.echo("The game is left unfinished.")
        return 0
    if out is not None:
        with Writer(out) as writer:
            writer.write(record)
        click.echo(f"recorded in {out}")
    return 0
