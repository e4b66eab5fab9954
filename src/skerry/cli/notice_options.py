"""The options of `skerry serve` about notices to people who do not look at the page."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from skerry.server.ops.settings import Notices

T = TypeVar("T", bound=Callable[..., Any])
TLS = ("starttls", "tls", "none")
PORTS = {"starttls": 587, "tls": 465, "none": 25}


def notice_flags(setting: Callable[..., Callable[[T], T]]) -> Callable[[T], T]:
    """All options about notices, each with its environment variable."""
    flags = [
        setting(
            "--public-url",
            metavar="URL",
            help="Address by which people open this server, such as https://skerry.example; "
            "links in mails contain it.",
        ),
        setting(
            "--push",
            metavar="CONTACT",
            help="Call people in their browsers by web push. CONTACT is your e-mail address or "
            "https:// address, for the push services.",
        ),
        setting(
            "--webhooks",
            is_flag=True,
            help="Let people name a webhook, such as one of a chat, to call when it is their turn.",
        ),
        setting("--smtp-host", metavar="NAME", help="Mail server; with it people can get e-mail."),
        setting(
            "--smtp-port",
            type=click.IntRange(1, 65535),
            help="Its port.  [default: 587, with tls 465, with none 25]",
        ),
        setting(
            "--smtp-tls",
            type=click.Choice(TLS),
            default="starttls",
            help="How the connection to it is encrypted.",
        ),
        setting("--smtp-user", metavar="NAME", help="User name at the mail server."),
        setting("--smtp-password", help="Password there."),
        setting(
            "--smtp-password-file",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            help="File that contains this password.",
        ),
        setting("--smtp-from", metavar="ADDRESS", help="Address that mails come from."),
    ]

    def add(command: T) -> T:
        for flag in reversed(flags):
            command = flag(command)
        return command

    return add


def read_notices(given: dict[str, Any]) -> "Notices":
    """Take the options about notices out of those of the command."""
    from skerry.server.ops.settings import (  # noqa: PLC0415 - other commands start faster
        Notices,
        Smtp,
    )

    push, webhooks = given.pop("push"), given.pop("webhooks")
    mail = {
        name: given.pop(f"smtp_{name}")
        for name in ("host", "port", "tls", "user", "password", "password_file", "from")
    }
    if push is not None and "@" in push and ":" not in push:
        push = f"mailto:{push}"
    if mail["host"] is None:
        lost = next((name for name in ("port", "user", "password", "from") if mail[name]), None)
        if lost is not None:
            raise click.UsageError(f"--smtp-{lost}: this needs --smtp-host")
        return Notices(push, webhooks)
    if mail["from"] is None:
        raise click.UsageError("--smtp-from: mails need an address that they come from")
    port = mail["port"] or PORTS[mail["tls"]]
    password = _password(mail["password"], mail["password_file"])
    smtp = Smtp(mail["host"], mail["from"], port, mail["user"], password, mail["tls"])
    return Notices(push, webhooks, smtp)


def _password(given: str | None, file: Path | None) -> str | None:
    if file is None:
        return given
    if given is not None:
        raise click.UsageError("use either --smtp-password or --smtp-password-file, not both")
    try:
        return file.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        raise click.UsageError(f"--smtp-password-file: {file} is not UTF-8 text") from None
