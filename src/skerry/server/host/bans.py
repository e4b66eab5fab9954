"""Bans: addresses and networks that are kept out, by HTTP and by socket."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from skerry.protocol.host_forms import Ban
from skerry.server.refusals import Invalid, NotFound
from skerry.server.store.schema import BANS

SMALLEST = {4: 32, 6: 64}
"""The longest prefix of a ban: an IPv6 host has a network of its own."""
LARGEST = {4: 16, 6: 32}
"""The shortest: a slip of the pen must not keep half of the world out."""
_OWN = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""The addresses of this machine."""


def read_network(text: str) -> str:
    """The network that a ban of this address or network is about; Invalid says what is wrong.

    >>> read_network("192.0.2.7"), read_network("::ffff:192.0.2.7"), read_network("2001:db8::7")
    ('192.0.2.7/32', '192.0.2.7/32', '2001:db8::/64')
    """
    try:
        network = plain_network(text)
    except ValueError:
        raise Invalid(
            "This is not an address or network like 192.0.2.7 or 192.0.2.0/24.", "$.address"
        ) from None
    shortest, longest = LARGEST[network.version], SMALLEST[network.version]
    if network.prefixlen < shortest:
        raise Invalid(f"A banned network has a prefix of /{shortest} to /{longest}.", "$.address")
    found = network.supernet(new_prefix=min(network.prefixlen, longest))
    if found.is_unspecified or any(
        found.version == own.version and found.overlaps(own) for own in _OWN
    ):
        raise Invalid(
            "This machine's own address cannot be banned. If everybody seems to come from it, "
            "set --trusted-proxy.",
            "$.address",
        )
    return str(found)


def plain_network(text: str) -> IPv4Network | IPv6Network:
    """An address as a network; ValueError."""
    network = ip_network(text.strip().partition("%")[0], strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen >= 96:
        # A socket for IPv4 and IPv6 shows an IPv4 client as ::ffff:192.0.2.1.
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return IPv4Network((mapped, network.prefixlen - 96))
    return network


class BannedNetworks:
    """The networks that are kept out, as one worker knows them.

    >>> banned = BannedNetworks(["192.0.2.0/24", "2001:db8::/64"])
    >>> banned.covers("192.0.2.9"), banned.covers("2001:db8::/64"), banned.covers("192.0.3.1")
    (True, True, False)
    """

    def __init__(self, networks: Iterable[str] = ()) -> None:
        # By version and length of the prefix, so that many bans cost as little as one.
        self._prefixes: dict[tuple[int, int], set[int]] = {}
        for text in networks:
            network = ip_network(text)
            key = (network.version, network.prefixlen)
            shift = network.max_prefixlen - network.prefixlen
            self._prefixes.setdefault(key, set()).add(int(network.network_address) >> shift)

    def covers(self, address: str) -> bool:
        """Whether an address, or the network that stands for it, is kept out."""
        if not self._prefixes:
            return False
        try:
            network = plain_network(address)
        except ValueError:
            return False
        bits = int(network.network_address)
        return any(
            version == network.version
            and length <= network.prefixlen
            and bits >> (network.max_prefixlen - length) in prefixes
            for (version, length), prefixes in self._prefixes.items()
        )


def add(connection: Connection, network: str, note: str, now: int) -> None:
    """Keep a network out, from now on."""
    # Two workers may ban the address of one person at the same moment.
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    values = {"note": note, "created": now}
    connection.execute(
        insert(BANS)
        .values(network=network, **values)
        .on_conflict_do_update(index_elements=[BANS.c.network], set_=values)
    )


def remove(connection: Connection, text: str) -> str:
    """Let a network in again: its name. NotFound."""
    try:
        network = str(plain_network(text))
        if "/" not in text:
            network = read_network(text)
    except (ValueError, Invalid):
        network = ""
    if connection.execute(delete(BANS).where(BANS.c.network == network)).rowcount != 1:
        raise NotFound("This address is not banned.", "$.network")
    return network


def all_bans(connection: Connection) -> list[Ban]:
    """All bans, newest first."""
    rows = connection.execute(select(BANS).order_by(BANS.c.created.desc(), BANS.c.network))
    return [Ban(row.network, row.created, row.note) for row in rows]
