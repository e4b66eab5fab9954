"""Contacts: the browsers, e-mail addresses and webhooks by which people want to be called."""

import hashlib
import hmac
from enum import StrEnum

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from skerry.server.store.ids import new_id
from skerry.server.store.rows import AnyRow
from skerry.server.store.schema import CONTACTS
from skerry.server.store.times import now_ms

MOST_BROWSERS = 10
"""Browsers of one person; a new one replaces the oldest."""


class Kind(StrEnum):
    """How a contact is reached."""

    PUSH = "push"
    EMAIL = "email"
    WEBHOOK = "webhook"


class Keys(msgspec.Struct, frozen=True):
    """The keys of a browser, for which notices are encrypted."""

    p256dh: str
    auth: str


class Contact(msgspec.Struct, frozen=True):
    """One way to call a person."""

    id: str
    kind: Kind
    address: str
    language: str
    confirmed: bool
    keys: Keys | None = None


def contacts_of(connection: Connection, person: str) -> list[Contact]:
    """All contacts of a person, also those that are not confirmed, oldest first."""
    rows = connection.execute(
        select(CONTACTS).where(CONTACTS.c.person == person).order_by(CONTACTS.c.created)
    )
    return [_contact(row) for row in rows]


def with_id(connection: Connection, id: str) -> Contact | None:
    """A contact by its id."""
    row = connection.execute(select(CONTACTS).where(CONTACTS.c.id == id)).one_or_none()
    return None if row is None else _contact(row)


def add_browser(
    connection: Connection, person: str, session: str, endpoint: str, keys: Keys, language: str
) -> None:
    """Call a person in a browser, until their session there ends."""
    id = browser_id(endpoint)
    remove(connection, id)
    browsers = [one for one in contacts_of(connection, person) if one.kind is Kind.PUSH]
    for oldest in browsers[: max(0, len(browsers) - MOST_BROWSERS + 1)]:
        remove(connection, oldest.id)
    _add(
        connection,
        Contact(id, Kind.PUSH, endpoint, language, True, keys),
        person=person,
        session=session,
    )


def browser_id(endpoint: str) -> str:
    """The id of the contact of a browser: one for all who sign in there."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def set_contact(
    connection: Connection, person: str, kind: Kind, address: str | None, language: str
) -> Contact | None:
    """Set or remove the only contact of this kind; an e-mail address must then be confirmed."""
    known = next((one for one in contacts_of(connection, person) if one.kind is kind), None)
    if known is not None and known.address == address:
        connection.execute(
            update(CONTACTS).where(CONTACTS.c.id == known.id).values(language=language)
        )
        return msgspec.structs.replace(known, language=language)
    if known is not None:
        remove(connection, known.id)
    if address is None:
        return None
    contact = Contact(new_id(), kind, address, language, kind is not Kind.EMAIL)
    _add(connection, contact, person=person, session=None)
    return contact


def confirm(connection: Connection, id: str) -> None:
    """Note that the owner of an e-mail address wants to be called there."""
    connection.execute(update(CONTACTS).where(CONTACTS.c.id == id).values(confirmed=True))


def remove(connection: Connection, id: str, person: str | None = None) -> None:
    """Remove a contact, or only if it is one of this person."""
    owned = () if person is None else (CONTACTS.c.person == person,)
    connection.execute(delete(CONTACTS).where(CONTACTS.c.id == id, *owned))


def proof_of(key: str, purpose: str, contact: Contact) -> str:
    """What a link in a mail has to contain: only its reader, and this server, know it."""
    text = f"{purpose} {contact.id} {contact.address}"
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()[:32]


def same_proof(expected: str, given: str) -> bool:
    """Whether a link contains the proof; the time it takes tells nothing."""
    return hmac.compare_digest(expected.encode(), given.encode())


def _add(connection: Connection, contact: Contact, *, person: str, session: str | None) -> None:
    keys = None if contact.keys is None else msgspec.json.encode(contact.keys).decode()
    connection.execute(
        insert(CONTACTS).values(
            id=contact.id,
            person=person,
            session=session,
            kind=contact.kind.value,
            address=contact.address,
            keys=keys,
            language=contact.language,
            confirmed=contact.confirmed,
            created=now_ms(),
        )
    )


def _contact(row: AnyRow) -> Contact:
    keys = None if row.keys is None else msgspec.json.decode(row.keys, type=Keys)
    kind = Kind(row.kind)
    return Contact(row.id, kind, row.address, row.language, bool(row.confirmed), keys)
