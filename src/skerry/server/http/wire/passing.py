"""Sockets that are passed between the workers of a server, to the home of their table."""

import logging
import os
import socket

import msgspec

from skerry.protocol.messages import Bye, Hello
from skerry.protocol.refusals import Farewell
from skerry.server.http.wire.socket_protocol import SocketProtocol
from skerry.server.http.wire.visit import Visit
from skerry.server.live.connection import ClientConnection
from skerry.server.live.outlet import REFUSED, ConnectionClosed
from skerry.server.live.worker import Worker
from skerry.server.people.identity import Person
from skerry.server.store.homes import Home

LOG = logging.getLogger("skerry.server.http.wire.passing")
TRIES = 3
"""Homes that are tried: one may die, and so may the next."""


class Parcel(msgspec.Struct, frozen=True):
    """What a worker knows of a socket that it passes on."""

    hello: Hello
    person: Person | None
    session: str | None
    """The hash of the token that opened it."""
    key: str | None
    """The session for which the socket is counted."""
    address: str
    unread: list[str]
    """Messages that came after the hello."""


_PARCEL = msgspec.json.Decoder(Parcel)


async def pass_home(worker: Worker, protocol: SocketProtocol, parcel: Parcel) -> bool:
    """Pass a socket to the home of its table; False if it must be served here."""
    worker.homes.adopt = _Adoption(worker, protocol).receive
    for _ in range(TRIES):
        home = await worker.homes.of(parcel.hello.table)
        if home is None or not worker.homes.can_reach(home):
            return False
        if await _pass(worker, protocol, home, parcel):
            return True
        # The home may have died; then the next one who asks becomes the home.
    return False


async def _pass(worker: Worker, protocol: SocketProtocol, home: Home, parcel: Parcel) -> bool:
    ready = protocol.to_pass()
    if ready is None:
        return False
    # A descriptor of its own: the socket may be closed meanwhile, and the number used again.
    descriptor, unread = os.dup(ready[0]), ready[1]
    texts = [one if isinstance(one, str) else one.decode(errors="replace") for one in unread]
    known = msgspec.json.encode(msgspec.structs.replace(parcel, unread=texts))
    try:
        passed = await worker.homes.pass_on(home, descriptor, known)
    finally:
        os.close(descriptor)
    if passed:
        protocol.let_go()
    else:
        protocol.take_back(texts)
    return passed


class _Adoption:
    """Serves the sockets that other workers pass to this one."""

    __slots__ = ("_like", "_worker")

    def __init__(self, worker: Worker, like: SocketProtocol) -> None:
        self._worker = worker
        self._like = like.kind

    def receive(self, passed: socket.socket, known: bytes) -> None:
        """Serve a socket."""
        try:
            parcel = _PARCEL.decode(known)
        except msgspec.DecodeError as error:
            LOG.warning("another worker passed a socket that cannot be read: %s", error)
            passed.close()
            return
        self._worker.live_tables.spawn(self._serve(passed, parcel))

    async def _serve(self, passed: socket.socket, parcel: Parcel) -> None:
        worker = self._worker
        protocol = await self._like.adopt(passed, parcel.address)
        if protocol is None:
            return
        visit = Visit.begin(worker, parcel.key, parcel.address)
        if visit is None:
            protocol.finish(REFUSED)
            return
        connection = ClientConnection(
            worker, parcel.person, parcel.session, parcel.address, protocol
        )
        visit.connection = connection
        try:
            await worker.live_tables.people.add(connection)
            await connection.open(parcel.hello)
            if worker.house.bans.covers(parcel.address):
                # The ban came while the socket was on its way.
                raise ConnectionClosed(Bye(Farewell.BANNED, "you are banned here", None))
        except ConnectionClosed as end:
            connection.end_with(end)
        except BaseException:
            visit.lost()
            protocol.finish(1011)
            raise
        for text in parcel.unread:
            connection.feed(text)
        protocol.hand_over(visit)
