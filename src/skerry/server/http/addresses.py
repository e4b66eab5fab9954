"""The addresses that requests come from; trusted proxies are resolved by the middleware."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from litestar.types import Scope

UNKNOWN = "unknown"
"""The address of a client that has none."""
MOST_KEPT = 4096
"""Addresses that are not read again: each connection needs its own a dozen times."""


def client_address(scope: Scope) -> str:
    """The address that a connection comes from, past trusted proxies."""
    client = scope.get("client")
    return (plain_address(client[0]) or client[0]) if client else UNKNOWN


@lru_cache(MOST_KEPT)
def plain_address(text: str) -> str | None:
    """An address as it is always written; None if it is none.

    >>> plain_address("::ffff:192.0.2.1"), plain_address("fe80::1%eth0"), plain_address("ann")
    ('192.0.2.1', 'fe80::1', None)
    """
    found = _read_address(text)
    return None if found is None else str(found)


@lru_cache(MOST_KEPT)
def neighbourhood(address: str) -> str:
    """What is limited as one: an IPv4 address, or the network of an IPv6 host (2^64 addresses).

    >>> neighbourhood("192.0.2.1"), neighbourhood("2001:db8::7:1")
    ('192.0.2.1', '2001:db8::/64')
    """
    found = _read_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return address


def is_loopback(address: str) -> bool:
    """Whether it is an address of this machine."""
    found = _read_address(address)
    return found is not None and found.is_loopback


def _read_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    # A socket for IPv4 and IPv6 shows an IPv4 client as ::ffff:192.0.2.1.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
