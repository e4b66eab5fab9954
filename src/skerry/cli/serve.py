"""`skerry serve`: runs a server in one or several processes."""

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from skerry.bots import registry as bots
from skerry.cli.admin.group import caller
from skerry.cli.common_options import reject_nan
from skerry.cli.data_options import data_flag, database_flag
from skerry.cli.extras import require_extra
from skerry.cli.notice_options import notice_flags, read_notices

if TYPE_CHECKING:
    from skerry.server.ops.settings import Settings

T = TypeVar("T", bound=Callable[..., Any])
LEVELS = ("debug", "info", "warning", "error")


def _setting(flag: str, *names: str, **given: Any) -> Callable[[T], T]:
    """An option that its environment variable can set too: SKERRY_PORT for --port."""
    variable = "SKERRY_" + flag.removeprefix("--").replace("-", "_").upper()
    shown = "default" in given
    return click.option(flag, *names, envvar=variable, show_default=shown, **given)


@click.command(
    epilog="Example:  skerry serve --data data --port 8000   (environment variables can set "
    "the options: SKERRY_LOG_LEVEL sets --log-level, and so on)"
)
@_setting("--host", default="127.0.0.1", help="Address to listen on; 0.0.0.0 means all addresses.")
@_setting(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    help="Port to listen on; 0 means any free port.",
)
@data_flag
@database_flag
@_setting("--bus", metavar="URL", help="Message bus between several workers: redis://HOST:PORT.")
@_setting(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    help="Number of worker processes; more than one needs --bus.",
)
@_setting(
    "--origin",
    "origins",
    multiple=True,
    help="Another origin whose pages can use this server, such as https://play.example. "
    "Can be repeated.",
)
@_setting(
    "--allowed-host",
    "allowed_hosts",
    multiple=True,
    metavar="NAME",
    help="Name by which people reach this server, such as play.example or *.play.example. "
    "Its addresses and this machine's own names are always allowed. Can be repeated.",
)
@_setting(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Address or network of a proxy whose X-Forwarded-For is trusted. Can be repeated.",
)
@_setting("--secure", is_flag=True, help="Say that the server is reached only over https.")
@_setting(
    "--invite-only", is_flag=True, help="Require a code from `skerry admin invite` for new guests."
)
@_setting(
    "--metrics-token", help="Bearer token for /metrics.  [default: only this machine can read it]"
)
@_setting(
    "--metrics-token-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="File that contains this token.",
)
@_setting(
    "--bot-processes",
    type=click.IntRange(1, 256),
    default=1,
    help="Number of processes for the bots of each worker.",
)
@_setting(
    "--bot-deadline",
    type=click.FloatRange(0.1, 3600),
    callback=reject_nan,
    default=10.0,
    help="Seconds that a bot can think about a move.",
)
@_setting(
    "--grace",
    type=click.FloatRange(0, 86400),
    callback=reject_nan,
    default=60.0,
    help="Extra seconds for a disconnected player whose clock runs out.",
)
@_setting(
    "--toss-deadline",
    type=click.FloatRange(0.1, 3600),
    callback=reject_nan,
    default=10.0,
    help="Seconds that players' clients have to reveal their secrets before a game.",
)
@_setting(
    "--keep-days",
    type=click.IntRange(1, 3650),
    default=30,
    help="Days that a game against bots waits for its player.",
)
@_setting(
    "--keep-games",
    type=click.IntRange(1, 100),
    default=20,
    help="Games against bots that wait for one player; a new one replaces the oldest.",
)
@notice_flags(_setting)
@_setting("--log-level", type=click.Choice(LEVELS), default="info", help="Lowest level to log.")
@_setting(
    "--log-format",
    type=click.Choice(["json", "text"]),
    help="Format of the log.  [default: text in a terminal, otherwise json]",
)
@click.option(
    "--open", "open_page", is_flag=True, help="Open the page in a browser when the server is ready."
)
def serve(
    metrics_token: str | None,
    metrics_token_file: Path | None,
    log_format: str | None,
    open_page: bool,
    keep_days: int,
    keep_games: int,
    **same_name: Any,
) -> int:
    """Run a server for people and bots, until Ctrl-C or SIGTERM.

    When the server stops, it asks clients to reconnect. No acknowledged move is lost.
    """
    require_extra("server", "skerry serve")
    # Imported here so that other commands start faster.
    from skerry.server.ops.settings import Policy, Settings  # noqa: PLC0415 - see above
    from skerry.server.serving import CannotServe  # noqa: PLC0415 - see above
    from skerry.server.serving import serve as run  # noqa: PLC0415 - see above

    notices = read_notices(same_name)
    settings = Settings(
        **same_name,
        notices=notices,
        metrics_token=_read_token(metrics_token, metrics_token_file),
        policy=Policy(kept=timedelta(days=keep_days), kept_games=keep_games),
        log_json=(log_format or ("text" if sys.stderr.isatty() else "json")) == "json",
    )
    try:
        bots.check_added()
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    try:
        announce = _open_and_announce if open_page else _announce
        served = run(settings, partial(announce, settings=settings))
    except CannotServe as error:
        raise click.UsageError(str(error)) from None
    if not served:
        raise click.ClickException("the server could not start; see its log")
    return 0


def _open_and_announce(url: str, settings: "Settings") -> None:
    """Print the address and open the page, in a thread because browsers can start slowly."""
    _announce(url, settings)
    # Without a screen, a text browser would take over the terminal.
    has_screen = sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _announce(url: str, settings: "Settings") -> None:
    """Print the server's address, how to play there, and the address that others can open."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - see above

    from skerry.server.http.reach import address_for_others  # noqa: PLC0415 - see above
    from skerry.server.serving import host_link  # noqa: PLC0415 - see above

    where = f"Skerry is ready: open {url} in a browser, or play from a terminal:"
    click.echo(f"{where}\n  skerry play --server {url}")
    others = address_for_others(replace(settings, port=int(url.rpartition(":")[2])))
    if others not in {None, url}:
        click.echo(f"Others can open {others}")
    try:
        link = host_link(settings, url, caller())
    except SQLAlchemyError as error:
        click.echo(f"There is no link to the host's page: {type(error).__name__}", err=True)
    else:
        click.echo(f"Look after it (this link works once, within an hour):\n  {link}")
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
        raise click.UsageError("--metrics-token: use only ASCII letters, digits and punctuation")
    return token
