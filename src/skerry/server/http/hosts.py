"""The hosts that this server answers for, against DNS rebinding.

A page of evil.example whose name suddenly leads to this machine would be "our own page" for the
browser, and could read everything that this machine may read. Its requests still name evil.example
as their host, so only names that are ours are answered.

An IP address in place of a name is always answered: nobody can make an address that they do not
own lead to this machine, so no foreign page can have it as its host.
"""

import logging
import re
import socket
import threading
from ipaddress import AddressValueError, IPv4Address, IPv6Address

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from skerry.server.http.limits import refuse
from skerry.server.http.security_headers import read_origin
from skerry.server.ops.settings import Settings

LOG = logging.getLogger("skerry.server.http.hosts")
LOCAL_SUFFIXES = (".local", ".lan", ".home.arpa", ".internal")
"""Suffixes that local networks give to machines; nobody can register such names."""
MOST_REPORTED = 100
"""The most refused hosts that are logged."""
ELSEWHERE, MALFORMED = 421, 400
_PORT = r"(?::[0-9]{0,5})?"
_NAME = re.compile(rf"(?P<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?{_PORT}")
_IPV6 = re.compile(rf"\[(?P<address>[0-9a-f:.]+)\]{_PORT}")
_LONGEST = 255


def read_host(given: str) -> str | None:
    """The name or address in a Host header, without its port; None if it is malformed.

    >>> read_host("Skerry.Example:8000"), read_host("[::1]:8000"), read_host("a b")
    ('skerry.example', '::1', None)
    """
    text = given.lower()
    if len(text) > _LONGEST:
        return None
    if (found := _NAME.fullmatch(text)) is not None:
        return found["name"]
    if (found := _IPV6.fullmatch(text)) is None:
        return None
    try:
        return str(IPv6Address(found["address"]))
    except AddressValueError:
        return None


def check_pattern(given: str) -> None:
    """Raise ValueError unless this is a name like play.example or *.play.example."""
    name = given.removeprefix("*.")
    if ":" in given or read_host(name) is None:
        raise ValueError(f"--allowed-host: {given} is not a name like play.example")


class AllowedHosts:
    """The hosts of one server."""

    def __init__(self, settings: Settings) -> None:
        self._names = {"localhost", settings.host.lower(), *own_names(socket.gethostname())}
        self._suffixes = [".localhost"]
        for pattern in settings.allowed_hosts:
            name = pattern.lower().rstrip(".")
            if name.startswith("*."):
                self._suffixes.append(name[1:])
            else:
                self._names.add(name)
        # A page that may use this server anyway may also be served by it.
        self._names |= {page[1] for page in map(read_origin, settings.origins) if page is not None}

    def ask_for_domain(self) -> None:
        """Find out this machine's full name in the background: a name server may be slow."""
        threading.Thread(target=self._add_domain, name="own names", daemon=True).start()

    def _add_domain(self) -> None:
        self._names |= own_names(socket.getfqdn())

    def __contains__(self, host: str) -> bool:
        return host in self._names or host.endswith(tuple(self._suffixes)) or _is_address(host)


def own_names(name: str) -> set[str]:
    """The names of a machine that calls itself this in its local network.

    >>> sorted(own_names("Isle.example"))[:3]
    ['isle', 'isle.example', 'isle.home.arpa']
    """
    full = name.lower().rstrip(".")
    first = full.partition(".")[0]
    return {full, first, *(first + suffix for suffix in LOCAL_SUFFIXES)} if first else set()


def _is_address(host: str) -> bool:
    try:
        IPv4Address(host)
    except AddressValueError:
        # No name contains a colon.
        return ":" in host
    return True


class HostsMiddleware:
    """Refuses connections that name another host."""

    def __init__(self, app: ASGIApp, allowed: AllowedHosts) -> None:
        self._app = app
        self._allowed = allowed
        self._reported: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on, or say which option to set."""
        given = [value for name, value in scope["headers"] if name == b"host"]
        host = read_host(given[0].decode("latin-1")) if len(given) == 1 else None
        if host is not None and host in self._allowed:
            await self._app(scope, receive, send)
            return
        if host is not None:
            self._report(host)
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "unknown host"})
        elif host is None:
            await refuse(send, MALFORMED, "The Host header is missing or malformed.")
        else:
            await refuse(send, ELSEWHERE, _sentence(host))

    def _report(self, host: str) -> None:
        """Log each host once, so that the log shows what to set and nobody can fill it."""
        if host not in self._reported and len(self._reported) < MOST_REPORTED:
            self._reported.add(host)
            LOG.warning("refused a request for another host: %s", _sentence(host))


def _sentence(host: str) -> str:
    return (
        f"This server does not answer for the name {host}. If the name is its own, start it with "
        f"--allowed-host {host} or SKERRY_ALLOWED_HOST={host}."
    )
