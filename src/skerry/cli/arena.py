"""`skerry arena`: finds out which bot is stronger, and how sure that is."""

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click

from skerry.arena.claim import Claim
from skerry.arena.folder import Folder, FolderError, in_order
from skerry.arena.outcome import PlayedGame
from skerry.arena.pairing import ArenaPlan
from skerry.arena.plot import as_svg
from skerry.arena.report import as_json, as_markdown, as_text, make_report
from skerry.arena.workers import NoCluster, play_here, play_on_cluster
from skerry.bots.registry import levels
from skerry.cli import common_options as common
from skerry.cli.extras import require_extra
from skerry.cli.stopping import stops_cleanly
from skerry.cli.written_files import names_file
from skerry.core.registry import AnyPlugin
from skerry.core.text.words import many

CLAIM_EVERY = 20
"""A claim is looked at after that many games."""


@click.command(
    epilog=f"Example:  skerry arena {common.EXAMPLE} --bots greedy,random --games 200 --players 2 "
    "--out arena"
)
@click.argument("game", type=common.GAME)
@click.option(
    "--bots",
    help="Bots, separated by commas. With more than seats, every choice of them plays; with "
    "fewer, they repeat: expert,greedy,greedy,greedy is one against three.  [default: all levels]",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=200, show_default=True, help="Number of games."
)
@click.option(
    "--players",
    type=int,
    help="Number of seats.  [default: 2, or the nearest that the mode allows]",
)
@click.option(
    "--seed", type=common.TEXT, default="0", show_default=True, help="Seed; can be any text."
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
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="Folder for the results; an interrupted arena continues there.",
)
@click.option("--records", is_flag=True, help="Keep the records of all games.")
@click.option(
    "--sprt",
    metavar="LOW:HIGH",
    help="Stop as soon as it is decided whether the first bot wins at most LOW or at least HIGH.",
)
@click.option(
    "--effort",
    type=click.FloatRange(0, 1),
    default=1.0,
    show_default=True,
    help="The share of their usual work that bots do.",
)
@click.option(
    "--limit",
    type=click.FloatRange(min=0.001),
    default=60.0,
    show_default=True,
    callback=common.reject_nan,
    help="Seconds for a move; a bot that takes longer loses the game.",
)
@common.options_flag
@common.mode_flag
@common.difficulty_flag
def arena(
    game: AnyPlugin,
    bots: str | None,
    games: int,
    players: int | None,
    seed: str,
    jobs: int,
    cluster: str | None,
    out: Path,
    records: bool,
    sprt: str | None,
    effort: float,
    limit: float,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> int:
    """Let bots play against each other, with equal draws for every seating.

    Writes results.json, results.md and ratings.svg to the folder and prints the table.
    """
    seats, chosen = common.read_table(game, players, 2, options, mode, difficulty)
    name = game.game.name
    given = common.read_bots(game, ",".join(levels(name)) if bots is None else bots, 1000)
    plan = ArenaPlan(name, seats, given, seed, chosen, effort, limit)
    try:
        claim = None if sprt is None else Claim.read(sprt, plan.names[0])
    except ValueError as error:
        raise click.UsageError(f"--sprt: {error}") from None
    if cluster is not None:
        require_extra("cluster", "skerry arena --cluster")
    elif jobs > 1:
        require_extra("arena", "skerry arena with several jobs")
    try:
        folder = Folder(out, plan, records=records)
    except FolderError as error:
        raise click.UsageError(f"--out: {error}") from None
    with closing(folder), stops_cleanly():
        return _run(plan, games, jobs, cluster, folder, claim)


def _run(
    plan: ArenaPlan,
    games: int,
    jobs: int,
    cluster: str | None,
    folder: Folder,
    claim: Claim | None,
) -> int:
    missing = folder.missing(games)
    done = games - len(missing)
    if done:
        click.echo(f"{many(done, 'game')} of {games} are over already", err=True)
    code = 0
    if claim is None or claim.decided(in_order(folder.outcomes, games)) is None:
        played = (
            play_here(plan, missing, jobs)
            if cluster is None
            else play_on_cluster(plan, missing, cluster)
        )
        try:
            _play(played, len(missing), games, folder, claim)
        except KeyboardInterrupt:
            code = 130
        except NoCluster as error:
            raise click.UsageError(f"--cluster: {error}") from None
    _write(plan, games, folder, claim)
    if code:
        click.echo(
            f"interrupted after {len(folder.outcomes)} of {games} games; the same command "
            "continues",
            err=True,
        )
    return code


def _play(
    played: Iterator[PlayedGame], count: int, games: int, folder: Folder, claim: Claim | None
) -> None:
    bar = click.progressbar(
        length=count, label="games", file=sys.stderr, hidden=not sys.stderr.isatty(), show_pos=True
    )
    with bar:
        for number, one in enumerate(played, 1):
            folder.write(one)
            bar.update(1)
            if claim is None or number % CLAIM_EVERY:
                continue
            if claim.decided(in_order(folder.outcomes, games)) is not None:
                break


def _write(plan: ArenaPlan, games: int, folder: Folder, claim: Claim | None) -> None:
    outcomes = in_order(folder.outcomes, games)
    if not outcomes:
        return
    report = make_report(
        plan.game,
        plan.seats,
        plan.names,
        outcomes,
        None if claim is None else claim.sentence(outcomes),
        " ".join(["skerry", *map(shlex.quote, sys.argv[1:])]),
    )
    with names_file(folder.path):
        (folder.path / "results.json").write_bytes(as_json(report))
        (folder.path / "ratings.svg").write_text(as_svg(report))
        (folder.path / "results.md").write_text(as_markdown(report, "ratings.svg"))
    click.echo(as_text(report))
