"""Requests to the outside: only https, only to public addresses, and only to the one checked.

People choose where their notices go, so an address must not lead into the host's own network. A
name is resolved once, all its addresses are checked, and the connection goes to a checked one: a
name server that answers differently a moment later (DNS rebinding) changes nothing.
"""

import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

CONNECT_WITHIN, ANSWER_WITHIN = 5.0, 10.0
"""Seconds to connect or wait for some bytes, and for the whole request."""
LONGEST = 1000
"""Characters of an address."""
_NAT64 = ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """The receiver may not be reached, or cannot be."""


def check_url(url: str, *, loopback: bool) -> SplitResult:
    """The parts of an address that may be used; ValueError says what is wrong with it.

    >>> check_url("https://chat.example/hooks/7", loopback=False).hostname
    'chat.example'
    >>> check_url("http://chat.example", loopback=False)
    Traceback (most recent call last):
    ValueError: The address must begin with https://.
    >>> check_url("https://192.168.1.1/", loopback=False)
    Traceback (most recent call last):
    ValueError: The address must be a public one.
    """
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise ValueError("This is not an address.") from None
    printable = url.isascii() and url.isprintable() and " " not in url
    if not printable or len(url) > LONGEST or not parts.hostname or parts.username is not None:
        raise ValueError("This is not an address.")
    if parts.scheme != "https" and not (loopback and parts.scheme == "http"):
        raise ValueError("The address must begin with https://.")
    try:
        literal = ip_address(parts.hostname)
    except ValueError:
        return parts
    if not _may_reach(literal, loopback=loopback):
        raise ValueError("The address must be a public one.")
    return parts


def post(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    loopback: bool = False,
    trust: ssl.SSLContext | None = None,
) -> int:
    """Send a body and return the status; redirects are not followed. Unreachable.

    `trust` is for tests, with certificates of their own.
    """
    try:
        parts = check_url(url, loopback=loopback)
    except ValueError as error:
        raise Unreachable(str(error)) from None
    assert parts.hostname is not None, "check_url has looked"
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        stream = socket.create_connection(
            (_checked_address(parts.hostname, port, loopback=loopback), port), CONNECT_WITHIN
        )
    except OSError as error:
        raise Unreachable(f"cannot connect: {error}") from None
    # A receiver that answers a byte at a time must not keep the thread.
    late = threading.Timer(ANSWER_WITHIN, _cut, [stream])
    late.daemon = True
    late.start()
    try:
        if parts.scheme == "https":
            context = trust or ssl.create_default_context()
            stream = context.wrap_socket(stream, server_hostname=parts.hostname)
        connection = http.client.HTTPConnection(parts.hostname, port)
        connection.sock = stream
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        host = parts.netloc
        connection.request("POST", path, body, {"Host": host, "Connection": "close", **headers})
        return connection.getresponse().status
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(f"no answer: {error}") from None
    finally:
        late.cancel()
        stream.close()


def _cut(stream: socket.socket) -> None:
    try:
        stream.shutdown(socket.SHUT_RDWR)
    except OSError:
        stream.close()


def _checked_address(host: str, port: int, *, loopback: bool) -> str:
    """The first address of a host, if all of them may be reached."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("the name has no address") from None
    addresses = [str(address[0]).partition("%")[0] for *_, address in found]
    for address in addresses:
        if not _may_reach(ip_address(address), loopback=loopback):
            raise Unreachable("the address is not a public one")
    return addresses[0]


def _may_reach(address: IPv4Address | IPv6Address, *, loopback: bool) -> bool:
    """Whether an address is public, also one that contains another address.

    >>> [_may_reach(ip_address(one), loopback=False) for one in ("93.184.216.34", "10.0.0.1")]
    [True, False]
    >>> _may_reach(ip_address("::ffff:127.0.0.1"), loopback=False)
    False
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return _may_reach(inner, loopback=loopback)
    if address.is_loopback:
        return loopback
    return address.is_global and not address.is_multicast and not address.is_reserved
