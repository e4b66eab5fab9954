"""The types of the HTTP API for being called: browsers, e-mail, webhooks."""

from enum import StrEnum
from typing import Annotated

import msgspec

from skerry.protocol.forms import Form

Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+(?!\n)$")]
"""An address of any kind: ASCII without spaces."""
BrowserKey = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[0-9A-Za-z_-]+=*(?!\n)$")]


class NoticeLanguage(StrEnum):
    """The languages in which people are called."""

    ENGLISH = "en"
    RUSSIAN = "ru"
    DUTCH = "nl"
    PORTUGUESE = "pt"


class Browser(Form, frozen=True):
    """Call me in this browser, or stop that."""

    endpoint: Address
    """The address that the browser got from its push service."""
    p256dh: BrowserKey
    auth: BrowserKey
    language: NoticeLanguage
    on: bool = True


class MyEmail(Form, frozen=True):
    """My e-mail address, which a mail asks to confirm; None: no mail."""

    address: Address | None
    language: NoticeLanguage


class MyWebhook(Form, frozen=True):
    """An address of mine that is called, such as that of a chat; None: none."""

    address: Address | None
    language: NoticeLanguage


class MyNotices(msgspec.Struct, frozen=True):
    """How I am called, and how this server can call me."""

    push_key: str | None
    """The public key of this server for browsers; None: it does not use web push."""
    browsers: int
    """In how many browsers I am called."""
    mails: bool
    """Whether this server sends mail."""
    email: str | None
    email_confirmed: bool
    webhooks: bool
    """Whether this server calls webhooks."""
    webhook: str | None
