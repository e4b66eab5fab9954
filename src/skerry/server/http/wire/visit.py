"""What is counted for a socket, and its connection, until its client is gone."""

from typing import Optional

from skerry.server.live.connection import ClientConnection
from skerry.server.live.worker import Worker


class Visit:
    """One socket; its protocol feeds it."""

    __slots__ = ("_key", "_worker", "address", "connection")

    def __init__(self, worker: Worker, key: str | None, address: str) -> None:
        self.connection: ClientConnection | None = None
        self._worker: Worker | None = worker
        self._key = key
        self.address = address

    @classmethod
    def begin(cls, worker: Worker, key: str | None, address: str) -> Optional["Visit"]:
        """Count a socket; None if there are too many, of its session or its address."""
        if not worker.allowances.sockets.take(key, address):
            return None
        worker.metrics.sockets(1)
        return cls(worker, key, address)

    def feed(self, frame: str | bytes) -> None:
        """Take a message of the client."""
        assert self.connection is not None, "it is open"
        self.connection.feed(frame)

    def wake(self) -> None:
        """Send what is new: the client has room for it again."""
        assert self.connection is not None, "it is open"
        self.connection.wake()

    def lost(self) -> None:
        """Uncount the socket, once."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.metrics.sockets(-1)
            worker.allowances.sockets.release(self._key, self.address)
            if self.connection is not None:
                self.connection.lost()
