"""The outbox: notices that wait to be sent, by threads of their own, so that no table waits."""

import asyncio
import logging
import smtplib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial

import msgspec

from skerry.core.registry import find, names
from skerry.server.notices import mail, outside, web_push
from skerry.server.notices.texts import headline, table_line, words_in
from skerry.server.ops.settings import Settings, Smtp
from skerry.server.people import contacts
from skerry.server.people.contacts import Contact, Kind, proof_of
from skerry.server.store.calls import Call, What
from skerry.server.store.database import Connection, Database, Unavailable
from skerry.server.store.ids import new_token
from skerry.server.store.server_keys import key_called

LOG = logging.getLogger("skerry.server.notices.outbox")
MOST = 1000
"""Notices that wait; more are dropped: nobody reads a thousand late calls."""
THREADS = 4
GONE = frozenset({404, 410})
"""What a push service or a chat says of a receiver that no longer exists."""
KEEPS = {What.TURN: 24 * 3600, What.CLOCK: 3600, What.JOINED: 3600, What.ENDED: 24 * 3600}
"""Seconds for which a push service keeps a notice for a browser that is off."""
CONFIRM, STOP = "confirm", "stop"
"""What links in mails are for."""


class ServerKeys(msgspec.Struct, frozen=True):
    """The keys of this server."""

    push: str
    """The private key that signs messages for browsers."""
    mail: str
    """What proves that a link in a mail is ours."""


def read_keys(connection: Connection) -> ServerKeys:
    """The keys of this server, made at its first start."""
    push = key_called(connection, "push", web_push.new_key)
    return ServerKeys(push, key_called(connection, "mail", new_token))


@dataclass(frozen=True)
class Delivery:
    """A notice on its way to one contact."""

    contact: Contact
    call: Call


class PushMessage(msgspec.Struct, frozen=True):
    """What a browser shows; it contains nothing that only the table may tell."""

    title: str
    text: str
    link: str
    tag: str
    """A newer notice of the same table replaces an older one."""


class WebhookMessage(msgspec.Struct, frozen=True):
    """What a webhook gets; chats show `text` or `content`."""

    text: str
    content: str
    event: str
    link: str


class Outbox:
    """Sends what is put into it, and forgets receivers that no longer exist."""

    def __init__(self, settings: Settings, database: Database, keys: ServerKeys) -> None:
        self.keys = keys
        self._settings = settings
        self._database = database
        self._waiting: asyncio.Queue[Delivery | EmailMessage] = asyncio.Queue(MOST)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="outbox")

    def call(self, call: Call, to: Sequence[Contact]) -> None:
        """Tell a person something by all confirmed contacts that this server uses."""
        for contact in to:
            if contact.confirmed and self._uses(contact.kind):
                self._put(Delivery(contact, call))

    def ask_for_confirmation(self, contact: Contact) -> None:
        """Ask the owner of an e-mail address whether they want our mail."""
        smtp = self._settings.notices.smtp
        assert smtp is not None, "only then an address can be set"
        words = words_in(contact.language)
        text = words.confirm_text.format(link=self._mail_link(CONFIRM, contact))
        self._put(mail.message(smtp, contact.address, words.confirm_subject, text))

    def _uses(self, kind: Kind) -> bool:
        notices = self._settings.notices
        match kind:
            case Kind.PUSH:
                return notices.push is not None
            case Kind.EMAIL:
                return notices.smtp is not None
            case Kind.WEBHOOK:
                return notices.webhooks

    def _put(self, what: Delivery | EmailMessage) -> None:
        try:
            self._waiting.put_nowait(what)
        except asyncio.QueueFull:
            LOG.warning("a notice is dropped: %s wait already", MOST)

    async def run(self) -> None:
        """Send until cancelled."""
        await asyncio.gather(*(self._send_all() for _ in range(THREADS)))

    async def _send_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            one = await self._waiting.get()
            try:
                gone = await loop.run_in_executor(self._threads, self._send, one)
                if gone and isinstance(one, Delivery):
                    await self._database.write(partial(contacts.remove, id=one.contact.id))
            except Unavailable as error:
                LOG.warning("a receiver is not forgotten yet: %s", error)
            except Exception:
                LOG.exception("a notice failed")

    def close(self) -> None:
        """Send nothing more; what is on its way ends by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, one: Delivery | EmailMessage) -> bool:
        """Send in a thread: whether the receiver no longer exists."""
        smtp = self._settings.notices.smtp
        try:
            if isinstance(one, EmailMessage):
                assert smtp is not None, "mail was made for it"
                mail.send(smtp, one)
                return False
            if one.contact.kind is Kind.EMAIL:
                assert smtp is not None, "the host has set it up"
                mail.send(smtp, self._mail(smtp, one))
                return False
            status = self._push(one) if one.contact.kind is Kind.PUSH else self._webhook(one)
        except (outside.Unreachable, smtplib.SMTPException, OSError) as error:
            LOG.warning("a notice is not delivered: %s", error)
            return False
        if status in GONE:
            return True
        if not 200 <= status < 300:
            LOG.warning("a notice is refused with status %s", status)
        return False

    def _push(self, one: Delivery) -> int:
        contact, call = one.contact, one.call
        notices = self._settings.notices
        assert notices.push is not None, "the host has turned it on"
        assert contact.keys is not None, "every browser has keys"
        title, text = self._said(one)
        told = PushMessage(title, text, f"/t/{call.table}", f"table-{call.table}")
        return outside.post(
            contact.address,
            web_push.encrypt(msgspec.json.encode(told), contact.keys),
            web_push.headers_for(contact.address, self.keys.push, notices.push, KEEPS[call.what]),
            loopback=notices.loopback,
        )

    def _webhook(self, one: Delivery) -> int:
        title, text = self._said(one)
        link = self._table_link(one.call)
        said = f"{title}: {text}\n{link}"
        told = WebhookMessage(said, said, one.call.what.value, link)
        return outside.post(
            one.contact.address,
            msgspec.json.encode(told),
            {"Content-Type": "application/json", "User-Agent": "Skerry"},
            loopback=self._settings.notices.loopback,
        )

    def _mail(self, smtp: Smtp, one: Delivery) -> EmailMessage:
        title, text = self._said(one)
        words = words_in(one.contact.language)
        stop = self._mail_link(STOP, one.contact)
        body = (
            f"{title}\n{text}\n\n{words.look}\n{self._table_link(one.call)}\n\n"
            f"--\n{words.off}\n{stop}\n"
        )
        return mail.message(smtp, one.contact.address, title, body, stop)

    def _said(self, one: Delivery) -> tuple[str, str]:
        call, language = one.call, one.contact.language
        game = find(call.game).title if call.game in names() else call.game
        title = headline(language, call.what, call.name)
        return title, table_line(language, game, call.others)

    def _table_link(self, call: Call) -> str:
        return f"{self._settings.public_url}/t/{call.table}"

    def _mail_link(self, purpose: str, contact: Contact) -> str:
        proof = proof_of(self.keys.mail, purpose, contact)
        return f"{self._settings.public_url}/mail/{purpose}/{contact.id}/{proof}"
