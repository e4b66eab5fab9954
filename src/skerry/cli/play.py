"""`skerry play`: a whole game in the terminal, against bots here or at a server's table."""

import os
import secrets
from pathlib import Path

import click
import msgspec

from skerry.cli.chair import LocalChair
from skerry.cli.choices import (
    GAME,
    WORDS,
    difficulty_flag,
    mode_flag,
    options_flag,
    read_bots,
    read_table,
)
from skerry.cli.extras import require_extra
from skerry.cli.terminal import Quit, Terminal
from skerry.core.game import Options
from skerry.core.record import SUFFIXES, Writer
from skerry.core.registry import AnyPlugin
from skerry.protocol.forms import BotSeat, MySeat, NewTable, OpenSeat, SeatWish


@click.command(
    epilog="Example:  skerry play skye --players 3 --bots greedy,random --seed 7   |   "
    "skerry play skye --server http://127.0.0.1:8000 --open 1   "
    "(at the prompt, 'help' lists what you can type)"
)
@click.argument("game", type=GAME, required=False)
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
@click.option("--name", type=WORDS, help="Your name at the table.  [default: You]")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record of the finished game here (.json).",
)
@click.option("--quick", is_flag=True, help="Do not ask to confirm a turn.")
@click.option("--server", type=WORDS, help="Play at a server, such as http://127.0.0.1:8000.")
@click.option("--table", type=WORDS, help="With --server: the table where you sit, or want to.")
@click.option("--code", type=WORDS, help="With --server: the code that you were invited with.")
@click.option(
    "--invite",
    type=WORDS,
    help="With --server: the code of a server that is by invitation only; needed once.",
)
@click.option("--watch", is_flag=True, help="With --server: only watch a table.")
@click.option(
    "--open",
    "friends",
    type=click.IntRange(min=0),
    help="With --server: so many seats of a new table are for friends, the rest for bots.",
)
@options_flag
@mode_flag
@difficulty_flag
@click.pass_context
def play(
    context: click.Context,
    game: AnyPlugin | None,
    players: int | None,
    bots: str,
    seed: str | None,
    name: str | None,
    out: Path | None,
    quick: bool,
    server: str | None,
    table: str | None,
    code: str | None,
    invite: str | None,
    watch: bool,
    friends: int | None,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> int:
    """Play a game in the terminal.

    Without --server you play here, at seat 0, against bots. With it you play at a table of the
    server: the one with --table or --code, or a new one of the GAME.
    """
    named = table is not None or code is not None
    _check_flags(context, server is not None, named)
    if game is None and not named:
        raise click.UsageError("Missing argument 'GAME'.")
    if name is not None and not name.strip():
        raise click.UsageError("--name: a name has at least one letter")
    _check_out(out)
    new: tuple[int, Options] | None = None
    minds: tuple[str, ...] = ()
    if game is not None and not named:
        usual = 2 if friends is None else friends + 1
        new = read_table(game, players, usual, options, mode, difficulty)
        minds = _minds(game, new[0], bots, friends or 0)
    if server is None:
        assert game is not None, "whoever plays here has named a game"
        assert new is not None, "and so there is a table"
        return _play_here(LocalChair(game, new[1], name or "You", minds, _seed(seed)), quick, out)
    require_extra("client", "skerry play --server")
    # The game that is played here needs nothing of the network.
    from skerry.cli.online import Visit, play_online  # noqa: PLC0415 - see above

    wish = None if game is None or new is None else _new_table(game, new[1], friends or 0, minds)
    return play_online(Visit(server.rstrip("/"), name, table, code, invite, wish, watch, out))


def _check_flags(context: click.Context, online: bool, named: bool) -> None:
    """A usage error if a flag does not go with the others."""
    given = {
        param.name: f"--{'open' if param.name == 'friends' else param.name}"
        for param in context.command.params
        if context.get_parameter_source(param.name or "") is click.core.ParameterSource.COMMANDLINE
    }
    if not online:
        for name in ("table", "code", "invite", "watch", "friends"):
            if name in given:
                raise click.UsageError(f"{given[name]} needs --server")
        return
    server = context.params["server"]
    if not server.startswith(("http://", "https://")):
        raise click.UsageError("--server: write a URL such as http://127.0.0.1:8000")
    for name in ("seed", "quick"):
        if name in given:
            raise click.UsageError(f"{given[name]} does not go with --server")
    if named:
        for name in ("game", "players", "bots", "friends", "options", "mode", "difficulty"):
            if name in given:
                raise click.UsageError(
                    f"{'GAME' if name == 'game' else given[name]}: the table is there already"
                )
    if "table" in given and "code" in given:
        raise click.UsageError("--table and --code: one of them is enough")
    if "watch" in given and not named:
        raise click.UsageError("--watch needs --table or --code")


def _check_out(out: Path | None) -> None:
    if out is None:
        return
    if not out.name.endswith(SUFFIXES):
        raise click.UsageError(f"--out: {out}: a record file ends in .json, .jsonl or .jsonl.gz")
    if not (out.parent.is_dir() and os.access(out.parent, os.W_OK)):
        raise click.UsageError(f"--out: {out}: the folder is not there or cannot be written to")


def _seed(given: str | None) -> str:
    return given if given is not None else str(secrets.randbelow(1_000_000))


def _minds(game: AnyPlugin, seats: int, bots: str, friends: int) -> tuple[str, ...]:
    """The bots of the seats that are left."""
    left = seats - 1 - friends
    if left < 0:
        raise click.UsageError(f"--open: there are only {seats - 1} seats besides yours")
    names = read_bots(game, bots, max(left, 1))
    return tuple(names[seat % len(names)] for seat in range(left))


def _new_table(game: AnyPlugin, options: Options, friends: int, minds: tuple[str, ...]) -> NewTable:
    seats: list[SeatWish] = [MySeat()]
    seats += [OpenSeat()] * friends
    seats += [BotSeat(mind) for mind in minds]
    return NewTable(game.game.name, tuple(seats), msgspec.to_builtins(options))


def _play_here(chair: LocalChair, quick: bool, out: Path | None) -> int:
    click.echo(f"{chair.plugin.title}, seed {chair.seed}. Type 'help' for help.")
    try:
        Terminal(chair, confirm=not quick).run()
    except Quit:
        click.echo("The game is left unfinished.")
        return 0
    if out is not None:
        with Writer(out) as writer:
            writer.write(chair.record())
        click.echo(f"recorded in {out}")
    return 0
