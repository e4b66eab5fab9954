"""`skerry simulate`: lets bots play many games."""

import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import click

from skerry.arena.simulate import Plan, Played, mean_scores
from skerry.arena.simulate import simulate as run
from skerry.arena.workers import NoCluster
from skerry.cli import common_options as common
from skerry.cli.extras import require_extra
from skerry.cli.stopping import stops_cleanly
from skerry.core.record import Writer
from skerry.core.registry import AnyPlugin
from skerry.core.text.words import many


@click.command(
    epilog=f"Example:  skerry simulate {common.EXAMPLE} --players 4 --games 1000 --seed 7 "
    "--bots greedy,random --jobs 2 --out games.jsonl.gz"
)
@click.argument("game", type=common.GAME)
@click.option(
    "--players",
    type=int,
    help="Number of seats.  [default: 4, or the nearest that the mode allows]",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="Number of games."
)
@click.option(
    "--seed",
    type=common.TEXT,
    default="0",
    show_default=True,
    help="Seed of the games; can be any text.",
)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Bots by seat, separated by commas; a shorter list repeats.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=256),
    default=min(os.cpu_count() or 1, 256),
    help="Number of processes; it does not change the games.  [default: one per core]",
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File for the records: .jsonl, .jsonl.gz, or .json for a single game.",
)
@common.options_flag
@common.mode_flag
@common.difficulty_flag
def simulate(
    game: AnyPlugin,
    players: int | None,
    games: int,
    seed: str,
    bots: str,
    jobs: int,
    cluster: str | None,
    out: Path | None,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> int:
    """Let bots play many games; print speed and mean scores."""
    seats, chosen = common.read_table(game, players, 4, options, mode, difficulty)
    plan = Plan(game.game.name, seats, common.read_bots(game, bots, seats), seed, chosen)
    if cluster is not None:
        require_extra("cluster", "skerry simulate --cluster")
    if out is not None and out.name.endswith(".json") and games > 1:
        raise click.UsageError("--out: a .json file holds only one game; use .jsonl for more")
    try:
        writer = None if out is None else Writer(out)
    except ValueError as error:
        raise click.UsageError(f"--out: {error}") from None
    with stops_cleanly():
        return _run(plan, games, jobs, cluster, writer)


def _run(plan: Plan, games: int, jobs: int, cluster: str | None, writer: Writer | None) -> int:
    played: list[Played] = []
    started = time.perf_counter()
    code = 0
    with ExitStack() as stack:
        if writer is not None:
            stack.enter_context(writer)
        bar = stack.enter_context(
            click.progressbar(
                length=games, label="games", file=sys.stderr, hidden=not sys.stderr.isatty()
            )
        )
        try:
            for game in run(plan, games, jobs, cluster=cluster):
                if writer is not None:
                    writer.write(game.record)
                # The record is on disk; keep only the scores.
                played.append(Played(b"", game.scores, game.winners))
                bar.update(1)
        except KeyboardInterrupt:
            code = 130
        except NoCluster as error:
            raise click.UsageError(f"--cluster: {error}") from None
    seconds = time.perf_counter() - started
    if code:
        click.echo(f"\ninterrupted after {len(played)} of {games} games", err=True)
    if played:
        _report(plan, played, seconds)
    return code


def _report(plan: Plan, played: list[Played], seconds: float) -> None:
    count = many(len(played), "game")
    click.echo(f"{count} in {seconds:.1f} s, {len(played) / seconds:.1f} games/s")
    means = mean_scores(played)
    for seat, bot in enumerate(plan.seat_bots()):
        wins = sum(seat in game.winners for game in played)
        click.echo(
            f"seat {seat}  {bot:<10} mean score {means[seat]:6.2f}  "
            f"won or shared {100 * wins / len(played):5.1f} %"
        )
