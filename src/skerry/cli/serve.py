"""`skerry serve`: runs a server in one or several processes."""

import math
import os
import sys
import threading
import webbrowser
from pathlib import Path

import click

from skerry.cli.data_options import data_flag, database_flag
from skerry.cli.extras import require_extra

LEVELS = ("debug", "info", "warning", "error")


def _reject_nan(_: click.Context, param: click.Parameter, seconds: float) -> float:
    """Refuse NaN: click's range lets it through, and the deadline would never come."""
    if math.isnan(seconds):
        raise click.BadParameter("not a number", param=param)
    return seconds


@click.command(
    epilog="Example:  skerry serve --data data --port 8000   (environment variables can set "
    "the options: SKERRY_LOG_LEVEL sets --log-level, and so on)"
)
@click.option(
    "--host",
    envvar="SKERRY_HOST",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on; 0.0.0.0 means all addresses.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    envvar="SKERRY_PORT",
    default=8000,
    show_default=True,
    help="Port to listen on; 0 means any free port.",
)
@data_flag
@database_flag
@click.option(
    "--bus",
    metavar="URL",
    envvar="SKERRY_BUS",
    help="Message bus between several workers: redis://HOST:PORT.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    envvar="SKERRY_WORKERS",
    default=1,
    show_default=True,
    help="Number of worker processes; more than one needs --bus.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar="SKERRY_ORIGIN",
    help="Another origin whose pages can use this server, such as https://play.example. "
    "Can be repeated.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    metavar="ADDRESS",
    envvar="SKERRY_TRUSTED_PROXY",
    help="Address or network of a proxy whose X-Forwarded-For is trusted. Can be repeated.",
)
@click.option(
    "--secure",
    is_flag=True,
    envvar="SKERRY_SECURE",
    help="Say that the server is reached only over https.",
)
@click.option(
    "--invite-only",
    is_flag=True,
    envvar="SKERRY_INVITE_ONLY",
    help="Require a code from `skerry admin invite` for new guests.",
)
@click.option(
    "--metrics-token",
    envvar="SKERRY_METRICS_TOKEN",
    help="Bearer token for /metrics.  [default: only this machine can read it]",
)
@click.option(
    "--metrics-token-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="SKERRY_METRICS_TOKEN_FILE",
    help="File that contains this token.",
)
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 256),
    envvar="SKERRY_BOT_PROCESSES",
    default=1,
    show_default=True,
    help="Number of processes for the bots of each worker.",
)
@click.option(
    "--bot-deadline",
    type=click.FloatRange(0.1, 3600),
    callback=_reject_nan,
    envvar="SKERRY_BOT_DEADLINE",
    default=10.0,
    show_default=True,
    help="Seconds that a bot can think about a move.",
)
@click.option(
    "--grace",
    type=click.FloatRange(0, 86400),
    callback=_reject_nan,
    envvar="SKERRY_GRACE",
    default=60.0,
    show_default=True,
    help="Extra seconds for a disconnected player whose clock runs out.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    envvar="SKERRY_LOG_LEVEL",
    default="info",
    show_default=True,
    help="Lowest level to log.",
)
@click.option(
    "--log-format",
    type=click.Choice(["json", "text"]),
    envvar="SKERRY_LOG_FORMAT",
    help="Format of the log.  [default: text in a terminal, otherwise json]",
)
@click.option(
    "--open",
    "open_page",
    is_flag=True,
    help="Open the page in a browser when the server is ready.",
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
    """Run a server for people and bots, until Ctrl-C or SIGTERM.

    When the server stops, it asks clients to reconnect. No acknowledged move is lost.
    """
    require_extra("server", "skerry serve")
    # Imported here so that other commands start faster.
    from skerry.server.ops.settings import Settings  # noqa: PLC0415 - see above
    from skerry.server.serving import CannotServe  # noqa: PLC0415 - see above
    from skerry.server.serving import serve as run  # noqa: PLC0415 - see above

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
        raise click.ClickException("the server could not start; see its log")
    return 0


def _open_and_announce(url: str) -> None:
    """Print the address and open the page, in a thread because browsers can start slowly."""
    _announce(url)
    # Without a screen, a text browser would take over the terminal.
    has_screen = sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _announce(url: str) -> None:
    """Print the server's address and how to play there."""
    where = f"Skerry is ready: open {url} in a browser, or play from a terminal:"
    click.echo(f"{where}\n  skerry play --server {url}")
    sys.stdout.flush()


def _read_token(given: str | None, file: Path | None) -> str | None:
    if file is None:
        token = given
    elif given is not None:
        raise click.UsageError("use either --metrics-token or --metrics-token-file, not both")
    else:
        try:
            token = file.read_text(encoding="utf-8").strip()
        except UnicodeDecodeError:
            raise click.UsageError(f"--metrics-token-file: {file} is not UTF-8 text") from None
    if token is not None and (not token or not token.isascii() or not token.isprintable()):
        raise click.UsageError("--metrics-token: use only letters, digits and signs of ASCII")
    return token
