"""`skerry play`: a whole game in the terminal, against bots."""

import os
import secrets
from pathlib import Path

import click

from skerry.cli.choices import (
    GAME,
    WORDS,
    difficulty_flag,
    mode_flag,
    options_flag,
    read_bots,
    read_table,
)
from skerry.cli.terminal import Quit, Terminal
from skerry.core.record import Writer
from skerry.core.registry import AnyBox


@click.command(
    epilog="Example:  skerry play skye --players 3 --bots greedy,random --seed 7   "
    "(at the prompt, 'help' lists what you can type)"
)
@click.argument("game", type=GAME)
@click.option(
    "--players", type=int, help="How many seats, with you.  [default: 2, or what fits the mode]"
)
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Who plays against you, by seat; fewer bots than seats repeat in turn.",
)
@click.option(
    "--seed", type=WORDS, help="The same seed gives the same draws.  [default: a new one]"
)
@click.option(
    "--name", type=WORDS, default="You", show_default=True, help="Your name at the table."
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record of the finished game here (.json).",
)
@click.option("--quick", is_flag=True, help="Do not ask to confirm a turn.")
@options_flag
@mode_flag
@difficulty_flag
def play(
    game: AnyBox,
    players: int | None,
    bots: str,
    seed: str | None,
    name: str,
    out: Path | None,
    quick: bool,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> int:
    """Play a game in the terminal. You sit at seat 0."""
    total, chosen = read_table(game, players, 2, options, mode, difficulty)
    minds = read_bots(game, bots, max(total - 1, 1))
    seats = tuple(minds[seat % len(minds)] for seat in range(total - 1))
    if out is not None and not out.name.endswith((".json", ".jsonl", ".jsonl.gz")):
        raise click.UsageError(f"--out: {out}: a record file ends in .json, .jsonl or .jsonl.gz")
    if out is not None and not (out.parent.is_dir() and os.access(out.parent, os.W_OK)):
        raise click.UsageError(f"--out: {out}: the folder is not there or cannot be written to")
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
