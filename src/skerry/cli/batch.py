"""`skerry batch`: plays many games choice by choice and keeps them as arrays."""

from pathlib import Path

import click

from skerry.arena.workers import NoCluster
from skerry.cli import common_options as common
from skerry.cli.extras import require_extra
from skerry.cli.stopping import stops_cleanly
from skerry.cli.written_files import names_file
from skerry.core.registry import AnyPlugin
from skerry.core.text.words import many


@click.command(
    epilog=f"Example:  skerry batch {common.EXAMPLE} --games 1000 --policy my_policy:choose "
    "--out games.npz"
)
@click.argument("game", type=common.GAME)
@click.option("--players", type=int, help="Number of seats.  [default: 2, or as the mode allows]")
@click.option(
    "--games", type=click.IntRange(min=1), default=64, show_default=True, help="Number of games."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the games.")
@click.option(
    "--policy",
    default="random",
    show_default=True,
    help="MODULE:FUNCTION that chooses from observations, masks and a random generator.",
)
@click.option(
    "--reward",
    type=click.Choice(["rank", "win", "margin"]),
    default="rank",
    show_default=True,
    help="What a seat is rewarded for.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=256),
    default=1,
    show_default=True,
    help="Number of processes; it does not change the games.",
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File for the arrays: .npz.",
)
@common.options_flag
@common.mode_flag
@common.difficulty_flag
def batch(
    game: AnyPlugin,
    players: int | None,
    games: int,
    seed: int,
    policy: str,
    reward: str,
    jobs: int,
    cluster: str | None,
    out: Path | None,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> int:
    """Play many games choice by choice; print mean points, and keep all choices as arrays."""
    require_extra("research", "skerry batch")
    # Only this command needs it.
    from skerry.research.rollouts import (  # noqa: PLC0415 - see above
        PolicyFault,
        RolloutPlan,
        collect,
    )
    from skerry.research.table import StudyTable  # noqa: PLC0415 - see above

    if out is not None and out.suffix != ".npz":
        raise click.UsageError(f"--out: {out}: a file of arrays ends in .npz")
    if out is not None and not out.parent.is_dir():
        raise click.UsageError(f"--out: there is no folder {out.parent}")
    seats, chosen = common.read_table(game, players, 2, options, mode, difficulty)
    try:
        table = StudyTable(game.game.name, seats, chosen)
        plan = RolloutPlan(table, seed, policy, reward)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    try:
        with stops_cleanly():
            found = collect(plan, games, jobs=jobs, cluster=cluster)
    except NoCluster as error:
        raise click.UsageError(f"--cluster: {error}") from None
    except PolicyFault as fault:
        raise click.ClickException(str(fault)) from None
    click.echo(f"{many(games, 'game')}, {many(len(found.actions), 'choice')}")
    for seat in range(seats):
        click.echo(
            f"seat {seat}  mean points {found.points[:, seat].mean():7.2f}  "
            f"mean reward {found.rewards[:, seat].mean():7.3f}"
        )
    if out is not None:
        with names_file(out):
            found.save(out)
        click.echo(f"{out}: {many(len(found.actions), 'row')}")
    return 0
