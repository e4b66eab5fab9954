"""A table in a worker's memory: its rows, its game, and the clients connected to it."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from skerry.core.event import Seat
from skerry.protocol.messages import Presence
from skerry.protocol.refusals import Farewell
from skerry.protocol.table_info import Chat, Status, TableInfo
from skerry.server.live.table_lock import TableLock
from skerry.server.people.identity import Person
from skerry.server.store.chat import MOST_LINES, StoredLine
from skerry.server.store.rows import AnyRow, info_for_all, seen_by
from skerry.table.table import Table


class ConnectedClient(Protocol):
    """A client that is connected to a table."""

    person: Person | None
    address: str
    """Where it comes from, as limits count it."""

    def wake(self) -> None:
        """Send what is new, if anything is."""

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        """End the connection, with the reason."""


NOBODY = Presence((), 0)


@dataclass
class LiveTable:
    """A table in this worker's memory."""

    id: str
    row: AnyRow
    seats: Sequence[AnyRow]
    table: Table | None = None
    """None until its game begins."""
    snapshot: int = 0
    """The batch of the last snapshot."""
    edition: int = 1
    """Incremented when the row or the seats change."""
    present: Presence = NOBODY
    elsewhere: Presence = NOBODY
    """Who is connected at other workers."""
    chat: deque[StoredLine] = field(default_factory=lambda: deque(maxlen=MOST_LINES))
    clients: set[ConnectedClient] = field(default_factory=set)
    lock: TableLock = field(default_factory=TableLock)
    presence_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while presence is read: an older read must not overwrite a later one."""
    bots_thinking: set[Seat] = field(default_factory=set)
    """The seats whose bots choose a move in this worker."""
    before_end: Table | None = None
    """The table before the last move, until its clients hear the result: then it is dropped, which
    takes long."""
    heard: dict[tuple[Seat, str], object] = field(default_factory=dict)
    """By seat and bot: what was heard so far, for bots that want to know; see `hearing`."""
    used: float = 0.0
    _asked: AnyRow | None = None
    """The row of the two below, which every move asks for; reading a row takes long."""
    _shared: tuple[AnyRow, Sequence[AnyRow], TableInfo] | None = None
    """What everybody may see of a row and seats, until all who come together have got it."""
    _frozen: bool = False
    _has_chat: bool = False

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.clients or self.bots_thinking or self.lock.locked())

    @property
    def frozen(self) -> bool:
        """Whether the table can only be looked at."""
        if self._asked is not self.row:
            self._ask()
        return self._frozen

    @property
    def has_chat(self) -> bool:
        """Whether people can write at the table."""
        if self._asked is not self.row:
            self._ask()
        return self._has_chat

    def _ask(self) -> None:
        self._asked = row = self.row
        self._frozen = bool(row.status == Status.FROZEN)
        self._has_chat = bool(row.chat != Chat.OFF)

    def info_for(self, person: str | None) -> TableInfo:
        """The table as a person may see it."""
        shared = self._shared
        if shared is None or shared[0] is not self.row or shared[1] is not self.seats:
            self._shared = shared = (self.row, self.seats, info_for_all(self.row, self.seats))
        return seen_by(shared[2], self.row, self.seats, person)

    def wake_clients(self) -> None:
        """Let each client check whether a change concerns it."""
        for client in tuple(self.clients):
            client.wake()
        self.drop_frames()
        self._shared = None

    def drop_frames(self) -> None:
        """Drop encoded messages that all clients have got; they are as large as the table."""
        if self.table is not None:
            self.table.frames.clear()
            self.table.match.drop_views()
