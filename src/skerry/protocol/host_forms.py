"""The types of the host's page: what it shows, and what it asks for."""

from enum import StrEnum
from typing import Annotated

import msgspec

from skerry.protocol.forms import Form
from skerry.protocol.ids import Word

MOST_NOTE = 80
Note = Annotated[str, msgspec.Meta(max_length=MOST_NOTE, pattern=r"^[^\x00-\x1f\x7f-\x9f]*(?!\n)$")]
"""A remark of the host on one line."""
Value = bool | int | str
"""The value of a setting."""


class HostAct(StrEnum):
    """What a host can do; the journal lists it."""

    LINK = "link"
    SIGN_IN = "sign_in"
    SIGN_OUT = "sign_out"
    DELETE_TABLE = "delete_table"
    CLOSE = "close"
    REOPEN = "reopen"
    DELETE_PERSON = "delete_person"
    KICK = "kick"
    BAN = "ban"
    UNBAN = "unban"
    INVITE = "invite"
    REVOKE = "revoke"
    BACKUP = "backup"
    DOWNLOAD = "download"
    SET = "set"


class Sample(msgspec.Struct, frozen=True):
    """What all workers did at one moment."""

    at: int
    sockets: int
    people: int
    """People with a socket."""
    tables: int
    """Tables in memory."""
    moves: int
    """In the minute before."""
    bots_waiting: int
    """Moves of bots that wait for a process."""


class Overview(msgspec.Struct, frozen=True):
    """What runs, and what is stored."""

    version: str
    now: int
    started: int
    workers: int
    samples: tuple[Sample, ...]
    """The last hour, or what is new since the last request; oldest first."""
    tables: dict[str, int]
    """The number of tables by status."""
    guests: int
    registered: int
    """People with a registered name."""
    database_bytes: int
    disk_free: int
    disk_bytes: int
    last_backup: int | None


class HostTable(msgspec.Struct, frozen=True):
    """A table in the list of the host."""

    id: str
    game: str
    status: str
    seats: tuple[str | None, ...]
    """Names; None for a free seat."""
    batches: int
    """The number of batches in its log."""
    created: int
    touched: int
    sockets: int
    """Connected now."""
    frozen: str | None = None
    """Why it is frozen: what its log says and today's rules do not, or that the host closed it."""
    closed: bool = False
    """Whether the host closed it."""


class HostTables(msgspec.Struct, frozen=True):
    """A page of tables, those that changed last first."""

    tables: tuple[HostTable, ...]
    next: str | None
    """Send this as `after` for the next page."""


class HostPerson(msgspec.Struct, frozen=True):
    """A person in the list of the host."""

    id: str
    name: str
    registered: bool
    created: int
    seen: int
    sessions: int
    tables: int
    """Where they sit, finished ones included."""
    online: bool
    """Whether they are connected to a table where they sit."""


class HostPeople(msgspec.Struct, frozen=True):
    """A page of people, those who were seen last first."""

    people: tuple[HostPerson, ...]
    next: str | None


class HostInvite(msgspec.Struct, frozen=True):
    """An invitation, without its code."""

    id: str
    note: str
    left: int
    created: int
    expires: int


class HostInvites(msgspec.Struct, frozen=True):
    """All invitations that are still valid."""

    invites: tuple[HostInvite, ...]


class NewInvite(Form, frozen=True):
    """Create an invitation."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 14
    note: Note = ""


class InviteMade(msgspec.Struct, frozen=True):
    """A new invitation with its code, which is shown only now."""

    code: str
    expires: int


class Ban(msgspec.Struct, frozen=True):
    """An address or network that is kept out."""

    network: str
    created: int
    note: str


class Bans(msgspec.Struct, frozen=True):
    """All bans, newest first."""

    bans: tuple[Ban, ...]


class NewBan(Form, frozen=True):
    """Keep an address or a network out."""

    address: Annotated[str, msgspec.Meta(max_length=64)]
    note: Note = ""


class Unban(Form, frozen=True):
    """Let an address or a network in again."""

    network: Annotated[str, msgspec.Meta(max_length=64)]


class Kick(Form, frozen=True):
    """Sign a person out everywhere and give their seats to bots."""

    ban: bool = False
    """Whether to ban the addresses that they are connected from, too."""


class Backup(msgspec.Struct, frozen=True):
    """A backup on the disk of the server."""

    name: str
    bytes: int
    made: int


class Backups(msgspec.Struct, frozen=True):
    """The backups that can be downloaded, newest first."""

    backups: tuple[Backup, ...]
    most: int
    """How many are kept; a new one replaces the oldest."""


class HostSetting(msgspec.Struct, frozen=True):
    """A setting that can change while the server runs."""

    name: str
    value: Value
    flag: Value
    """What the flags say."""
    changed: bool
    """Whether the host has set it."""
    least: int | None
    """The bounds of a number, or of the length of a text; None for a switch."""
    most: int | None


class HostSettings(msgspec.Struct, frozen=True):
    """All settings that can change while the server runs."""

    settings: tuple[HostSetting, ...]


class ChangeSetting(Form, frozen=True):
    """Change a setting; without a value, return to what the flags say."""

    name: Word
    value: Value | None = None


class HostAction(msgspec.Struct, frozen=True):
    """Something that a host did."""

    id: str
    at: int
    who: str
    """`page:` and the name of a session, or `command:` and the user."""
    what: HostAct
    target: str
    detail: str


class HostActions(msgspec.Struct, frozen=True):
    """A page of the journal, newest first."""

    actions: tuple[HostAction, ...]
    next: str | None


class Announcement(msgspec.Struct, frozen=True):
    """What the host says to all people."""

    id: str
    """Another text has another id; empty: there is none."""
    text: str


class Listed(msgspec.Struct, frozen=True):
    """The query of a request for a list of the host."""

    search: Word = ""
    status: Word | None = None
    after: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,18}-[0-9a-z]{1,32}(?!\n)$")] | None = None
    """The `next` of the previous page."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20


class Since(msgspec.Struct, frozen=True):
    """The query of a request for the overview."""

    since: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    """The time of the last sample that is known."""
