"""The socket of a client as a connection sees it, and how a connection ends."""

from collections.abc import Sequence
from typing import Protocol

from skerry.protocol.messages import Bye

REFUSED = 1008


class ConnectionClosed(Exception):
    """The connection is over; `bye` is the last message to send, if any."""

    def __init__(self, bye: Bye | None = None, code: int = REFUSED) -> None:
        super().__init__()
        self.bye = bye
        self.code = code


class Outlet(Protocol):
    """The socket of a client, as far as a connection needs it."""

    @property
    def has_room(self) -> bool:
        """Whether the client reads as fast as it gets messages; `wake` is called when it does."""

    def push(self, frames: Sequence[bytes]) -> None:
        """Send some messages at once."""

    def finish(self, code: int) -> None:
        """Close the socket after what was pushed."""

    def hold(self) -> None:
        """Read nothing more from the client."""

    def read_on(self) -> None:
        """Read from the client again."""
