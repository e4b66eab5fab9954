"""`skerry play`: a game in the terminal, against local bots or on a server."""

import os
import secrets
from pathlib import Path

import click
import msgspec

from skerry.bots.registry import middle
from skerry.cli import common_options as common
from skerry.cli.extras import require_extra
from skerry.cli.session import LocalSession
from skerry.cli.terminal import Quit, Terminal
from skerry.core.game import Options
from skerry.core.record import SUFFIXES, Writer
from skerry.core.registry import AnyPlugin
from skerry.protocol.forms import BotSeat, MySeat, NewTable, OpenSeat, SeatColour, SeatWish


@click.command(
    epilog=f"Example:  skerry play {common.EXAMPLE} --players 3 --bots random --seed 7   |   "
    f"skerry play {common.EXAMPLE} --server http://127.0.0.1:8000 --open 1   "
    "(type 'help' at the prompt for the commands)"
)
@click.argument("game", type=common.GAME, required=False)
@click.option(
    "--players",
    type=int,
    help="Number of seats, including yours.  [default: 2, or the nearest that the mode allows]",
)
@click.option(
    "--bots",
    help="Your opponents by seat, separated by commas; a shorter list repeats.  "
    "[default: the middle level of the game]",
)
@click.option(
    "--seed", type=common.TEXT, help="Seed of the draws; can be any text.  [default: a random one]"
)
@click.option("--name", type=common.TEXT, help="Your name at the table.  [default: You]")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Save the record of the finished game to this file (.json).",
)
@click.option("--quick", is_flag=True, help="Do not ask you to confirm your turns.")
@click.option("--server", type=common.TEXT, help="Play on a server, such as http://127.0.0.1:8000.")
@click.option("--table", type=common.TEXT, help="With --server: join or return to this table.")
@click.option("--code", type=common.TEXT, help="With --server: join with an invitation code.")
@click.option(
    "--invite",
    type=common.TEXT,
    help="With --server: invitation code of an invite-only server; needed once.",
)
@click.option(
    "--colour",
    type=click.Choice([colour.value for colour in SeatColour]),
    help="With --server: your colour at the table.  [default: the first free one]",
)
@click.option("--watch", is_flag=True, help="With --server: watch a table.")
@click.option(
    "--open",
    "friends",
    type=click.IntRange(min=0),
    help="With --server: number of seats to keep open for friends; bots take the rest.",
)
@common.options_flag
@common.mode_flag
@common.difficulty_flag
@click.pass_context
def play(
    context: click.Context,
    game: AnyPlugin | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    name: str | None,
    out: Path | None,
    quick: bool,
    server: str | None,
    table: str | None,
    code: str | None,
    invite: str | None,
    colour: str | None,
    watch: bool,
    friends: int | None,
    options: tuple[str, ...],
    mode: str | None,
    difficulty: str | None,
) -> int:
    """Play a game in the terminal.

    Without --server you play against bots on this computer. With --server you play at a table of
    that server: the one given by --table or --code, or a new table of GAME.
    """
    named = table is not None or code is not None
    _check_flags(context, server is not None, named)
    if game is None and not named:
        raise click.UsageError("Missing argument 'GAME'.")
    if name is not None and not name.strip():
        raise click.UsageError("--name: the name is empty")
    _check_out(out)
    new: tuple[int, Options] | None = None
    bot_names: tuple[str, ...] = ()
    if game is not None and not named:
        default = 2 if friends is None else friends + 1
        new = common.read_table(game, players, default, options, mode, difficulty)
        bot_names = _bots_for_other_seats(
            game, new[0], middle(game.game.name) if bots is None else bots, friends or 0
        )
    if server is None:
        assert game is not None, "a local game needs a name"
        assert new is not None, "and has a table"
        return _play_here(
            LocalSession(game, new[1], name or "You", bot_names, _seed(seed)), quick, out
        )
    require_extra("client", "skerry play --server")
    # A local game needs no network packages.
    from skerry.cli.online import OnlineGame, play_online  # noqa: PLC0415 - see above

    wanted = None if colour is None else SeatColour(colour)
    new_table = None
    if game is not None and new is not None:
        new_table = _new_table(game, new[1], friends or 0, bot_names, wanted)
    return play_online(
        OnlineGame(server.rstrip("/"), name, table, code, invite, new_table, watch, out, wanted)
    )


def _check_flags(context: click.Context, online: bool, named: bool) -> None:
    """Raise a usage error if a flag does not fit the others."""
    given = {
        param.name: f"--{'open' if param.name == 'friends' else param.name}"
        for param in context.command.params
        if context.get_parameter_source(param.name or "") is click.core.ParameterSource.COMMANDLINE
    }
    if not online:
        for name in ("table", "code", "invite", "colour", "watch", "friends"):
            if name in given:
                raise click.UsageError(f"{given[name]} needs --server")
        return
    server = context.params["server"]
    if not server.startswith(("http://", "https://")):
        raise click.UsageError("--server: write a URL such as http://127.0.0.1:8000")
    for name in ("seed", "quick"):
        if name in given:
            raise click.UsageError(f"{given[name]} cannot be used with --server")
    if named:
        for name in ("game", "players", "bots", "friends", "options", "mode", "difficulty"):
            if name in given:
                raise click.UsageError(
                    f"{'GAME' if name == 'game' else given[name]} cannot be used with an existing "
                    "table"
                )
    if "table" in given and "code" in given:
        raise click.UsageError("use either --table or --code, not both")
    if "watch" in given and not named:
        raise click.UsageError("--watch needs --table or --code")
    if "watch" in given and "colour" in given:
        raise click.UsageError("--colour cannot be used with --watch")


def _check_out(out: Path | None) -> None:
    if out is None:
        return
    if not out.name.endswith(SUFFIXES):
        raise click.UsageError(f"--out: {out}: a record file ends in .json, .jsonl or .jsonl.gz")
    if not (out.parent.is_dir() and os.access(out.parent, os.W_OK)):
        raise click.UsageError(f"--out: {out}: the folder does not exist or is not writable")


def _seed(given: str | None) -> str:
    return given if given is not None else str(secrets.randbelow(1_000_000))


def _bots_for_other_seats(game: AnyPlugin, seats: int, bots: str, friends: int) -> tuple[str, ...]:
    """The bots for the seats that are neither yours nor open."""
    left = seats - 1 - friends
    if left < 0:
        others = "is only 1 other seat" if seats == 2 else f"are only {seats - 1} other seats"
        raise click.UsageError(f"--open: there {others}")
    names = common.read_bots(game, bots, max(left, 1))
    return tuple(names[seat % len(names)] for seat in range(left))


def _new_table(
    game: AnyPlugin,
    options: Options,
    friends: int,
    bot_names: tuple[str, ...],
    colour: SeatColour | None,
) -> NewTable:
    seats: list[SeatWish] = [MySeat()]
    seats += [OpenSeat()] * friends
    seats += [BotSeat(bot) for bot in bot_names]
    choices = msgspec.to_builtins(options)
    return NewTable(game.game.name, tuple(seats), choices, colour=colour)


def _play_here(session: LocalSession, quick: bool, out: Path | None) -> int:
    click.echo(f"{session.plugin.title}, seed {session.seed}. Type 'help' for help.")
    try:
        Terminal(session, confirm=not quick).run()
    except Quit:
        click.echo("You left the game before its end.")
        return 0
    if out is not None:
        with Writer(out) as writer:
            writer.write(session.record())
        click.echo(f"Saved the record to {out}")
    return 0
