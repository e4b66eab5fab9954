"""`skerry serve`: a server for tables, from one process to several."""

import math
import os
import sys
import threading
import webbrowser
from pathlib import Path

import click

from skerry.cli.extras import require_extra
from skerry.cli.hosting import data_flag, database_flag

LEVELS = ("debug", "info", "warning", "error")


def _is_a_number(_: click.Context, param: click.Parameter, seconds: float) -> float:
    """NaN passes every comparison, and no deadline would ever come."""
    if math.isnan(seconds):
        raise click.BadParameter("this is no number", param=param)
    return seconds


@click.command(
    epilog="Example:  skerry serve --data data --port 8000   (each flag can also be set by an "
    "environment variable: --log-level by SKERRY_LOG_LEVEL, and so on)"
)
@click.option(
    "--host",
    envvar="SKERRY_HOST",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen at; 0.0.0.0 is all of this machine's.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    envvar="SKERRY_PORT",
    default=8000,
    show_default=True,
    help="The port to listen at; 0 takes a free one.",
)
@data_flag
@database_flag
@click.option(
    "--bus",
    metavar="URL",
    envvar="SKERRY_BUS",
    help="How several workers tell each other of moves: redis://HOST:PORT.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    envvar="SKERRY_WORKERS",
    default=1,
    show_default=True,
    help="How many processes serve; several need --bus.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar="SKERRY_ORIGIN",
    help="Another origin whose pages may use this server, such as https://play.example; "
    "repeat it for more.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    metavar="ADDRESS",
    envvar="SKERRY_TRUSTED_PROXY",
    help="The address or network of a proxy whose X-Forwarded-For is believed; repeat it for more.",
)
@click.option(
    "--secure", is_flag=True, envvar="SKERRY_SECURE", help="The server is reached by https only."
)
@click.option(
    "--invite-only",
    is_flag=True,
    envvar="SKERRY_INVITE_ONLY",
    help="New guests need a code of `skerry admin invite`.",
)
@click.option(
    "--metrics-token",
    envvar="SKERRY_METRICS_TOKEN",
    help="The bearer token that /metrics asks for.  [default: only this machine may read it]",
)
@click.option(
    "--metrics-token-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="SKERRY_METRICS_TOKEN_FILE",
    help="A file that holds this token.",
)
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 256),
    envvar="SKERRY_BOT_PROCESSES",
    default=1,
    show_default=True,
    help="In how many processes the bots of one worker think.",
)
@click.option(
    "--bot-deadline",
    type=click.FloatRange(0.1, 3600),
    callback=_is_a_number,
    envvar="SKERRY_BOT_DEADLINE",
    default=10.0,
    show_default=True,
    help="Seconds that a bot may think about a move.",
)
@click.option(
    "--grace",
    type=click.FloatRange(0, 86400),
    callback=_is_a_number,
    envvar="SKERRY_GRACE",
    default=60.0,
    show_default=True,
    help="Seconds that a lost line is given when a clock runs out.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    envvar="SKERRY_LOG_LEVEL",
    default="info",
    show_default=True,
    help="What is logged.",
)
@click.option(
    "--log-format",
    type=click.Choice(["json", "text"]),
    envvar="SKERRY_LOG_FORMAT",
    help="How it is logged.  [default: text in a terminal, otherwise json]",
)
@click.option(
    "--open",
    "open_page",
    is_flag=True,
    help="Open the page in a browser once the server is ready, where there is a screen.",
)
def serve(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    bus: str | None,
    workers: int,
    origins: tuple[str, ...],
    trusted_proxies: tuple[str, ...],
    secure: bool,
    invite_only: bool,
    metrics_token: str | None,
    metrics_token_file: Path | None,
    bot_processes: int,
    bot_deadline: float,
    grace: float,
    log_level: str,
    log_format: str | None,
    open_page: bool,
) -> int:
    """Host tables for people and bots, until Ctrl-C or SIGTERM.

    Clients are told to come back when the server stops; no move that was acknowledged is lost.
    """
    require_extra("server", "skerry serve")
    # The other commands start quicker without these.
    from skerry.server.ops.settings import Settings  # noqa: PLC0415 - the same
    from skerry.server.serving import CannotServe  # noqa: PLC0415 - as said above
    from skerry.server.serving import serve as run  # noqa: PLC0415 - the same

    settings = Settings(
        data=data,
        host=host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        origins=origins,
        trusted_proxies=trusted_proxies,
        secure=secure,
        invite_only=invite_only,
        metrics_token=_read_token(metrics_token, metrics_token_file),
        bot_processes=bot_processes,
        bot_deadline=bot_deadline,
        grace=grace,
        log_level=log_level,
        log_json=(log_format or ("text" if sys.stderr.isatty() else "json")) == "json",
    )
    try:
        served = run(settings, _open_and_announce if open_page else _announce)
    except CannotServe as error:
        raise click.UsageError(str(error)) from None
    if not served:
        raise click.ClickException("the server could not start; its log says why")
    return 0


def _open_and_announce(url: str) -> None:
    """The same, and the page itself; a browser that starts slowly must not hold up the server."""
    _announce(url)
    # Without a screen a browser of letters would take over the terminal.
    has_screen = sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _announce(url: str) -> None:
    """The line that says where the server is, and how to sit down at a table there."""
    where = f"Skerry is ready: open {url} in a browser, or play from a terminal:"
    click.echo(f"{where}\n  skerry play --server {url}")
    sys.stdout.flush()


def _read_token(given: str | None, file: Path | None) -> str | None:
    if file is None:
        token = given
    elif given is not None:
        raise click.UsageError("--metrics-token and --metrics-token-file: give one of them")
    else:
        try:
            token = file.read_text(encoding="utf-8").strip()
        except UnicodeDecodeError:
            raise click.UsageError(f"--metrics-token-file: {file} is no UTF-8 text") from None
    if token is not None and (not token or not token.isascii() or not token.isprintable()):
        raise click.UsageError("--metrics-token: a token is made of plain letters and digits")
    return token
