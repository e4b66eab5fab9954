"""The settings of a server, with defaults that just work."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from ipaddress import IPv4Network, IPv6Address, ip_network
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

IN_ENVIRONMENT = "SKERRY_SETTINGS"
"""The environment variable with the settings for workers."""
_V4 = 96
"""The bits of an IPv6 address before the IPv4 address that it contains."""
EMAIL = re.compile(r"[!#-\'*+\-./0-9=?A-Z^-~]{1,64}@(?:[0-9A-Za-z-]{1,63}\.)*[0-9A-Za-z-]{2,63}")
_PUSH_CONTACT = re.compile(rf"mailto:{EMAIL.pattern}|https://[^\s/]+\.[^\s]+")
_PUBLIC_URL = re.compile(r"https?://[^\s/?#@]+")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


@dataclass(frozen=True)
class Limits:
    """How much a session or an address may request; pairs are a burst and a rate a second."""

    requests: tuple[int, float] = (60, 10.0)
    """HTTP requests of one session."""
    address_requests: tuple[int, float] = (600, 100.0)
    """HTTP requests of one address, which a whole school may share."""
    guests: tuple[int, float] = (30, 0.2)
    """New guests, sign-ins and registered passwords of one address."""
    guesses: tuple[int, float] = (5, 1 / 30)
    """Wrong passwords for one name from one address."""
    name_guesses: tuple[int, float] = (20, 0.2)
    """Wrong passwords for one name from all addresses; above the rate of `guesses`, so that one
    address alone cannot use them up."""
    hashes_waiting: int = 16
    """Passwords that wait until they are hashed."""
    address_hashes: int = 4
    """Passwords of one address that are hashed or wait for it."""
    host_guesses: tuple[int, float] = (20, 0.2)
    """Wrong links and sessions of the host's page from one address."""
    messages: tuple[int, float] = (60, 20.0)
    """Messages on one socket."""
    chat: tuple[int, float] = (5, 0.5)
    """Lines of chat of one person."""
    work: tuple[int, float] = (600, 60.0)
    """The work of questions on one socket, and of one person: about a millisecond each."""
    address_work: tuple[int, float] = (3000, 300.0)
    """The work of questions of one address."""
    frames: tuple[int, float] = (400, 100.0)
    """Frames of every kind on one socket; each KiB counts as one more."""
    address_frames: tuple[int, float] = (5000, 1000.0)
    """The same for one address, of sockets that have used up half of their own."""
    address_new_sockets: tuple[int, float] = (1000, 20.0)
    """New sockets of one address: a whole school reconnects at once after a restart."""
    address_connections: int = 2000
    """Connections of one address, sockets included."""
    headers_within: float = 10.0
    """Seconds until the headers of a request must have come."""
    body_within: float = 60.0
    """Seconds until its body must have come."""
    unread_within: float = 30.0
    """Seconds until a client must read what fills its connection."""
    sockets: int = 20
    """Sockets of one session."""
    address_sockets: int = 1000
    """Sockets of one address."""
    tables: int = 100
    """Unfinished tables of one host."""
    daily_rows: int = 30_000
    """Rows that one person may add to the database in a day: a hundred games against bots."""
    address_daily_rows: int = 200_000
    """The same for one address, which a whole school may share."""
    confirmations: tuple[int, float] = (3, 1 / 600)
    """Mails that ask to confirm an address: for one person, one address and one network."""
    replays: tuple[int, float] = (20, 0.5)
    """Replays for one address."""
    replays_at_once: int = 8
    """Replays that are read, made or sent at the same time; others wait before they are read."""
    address_replays_at_once: int = 2
    """The same for one address."""
    replay_threads: int = 2
    """Replays that are made at the same time."""
    replay_seconds: float = 30.0
    """Seconds that a replay has from its turn until it is sent."""
    body: int = 64 * 1024
    """The largest HTTP body, in bytes."""


@dataclass(frozen=True)
class Policy:
    """After which time unused things are deleted."""

    finished: timedelta = timedelta(days=365)
    """A finished table, after its last move."""
    waiting: timedelta = timedelta(days=14)
    """A table that was never started."""
    running: timedelta = timedelta(days=90)
    """A table at which nobody has moved."""
    kept: timedelta = timedelta(days=30)
    """A game against bots only, after its last move."""
    kept_games: int = 20
    """How many games against bots only wait for one person."""
    guest: timedelta = timedelta(days=90)
    """A guest who was not seen, and has no unfinished table."""
    session: timedelta = timedelta(days=180)
    """A sign-in that was not used."""


@dataclass(frozen=True)
class Smtp:
    """The mail server that sends the e-mail of this server."""

    host: str
    sender: str
    """The address that the mail comes from."""
    port: int = 587
    user: str | None = None
    password: str | None = None
    tls: str = "starttls"
    """starttls: plain first, then encrypted; tls: encrypted from the start; none."""


@dataclass(frozen=True)
class Notices:
    """How people are called when they do not look; all of it is the host's choice."""

    push: str | None = None
    """The address at which push services find the host, mailto: or https:; None: no web push."""
    webhooks: bool = False
    smtp: Smtp | None = None
    delay: float = 8.0
    """Seconds that a notice waits: a move may be undone, or a page loaded again."""
    loopback: bool = False
    """For tests: receivers may be on this machine, without https."""

    @property
    def any(self) -> bool:
        """Whether anybody can be called."""
        return self.push is not None or self.webhooks or self.smtp is not None


@dataclass(frozen=True)
class Settings:
    """The settings of one server, the same for all its workers."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """A URL; None: a SQLite file in the data directory."""
    bus: str | None = None
    """A URL of Redis; None: there is only this process."""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins of other pages that may use this server, such as https://play.example."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which people reach this server, besides those that it knows: play.example."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For headers are trusted."""
    secure: bool = False
    """Whether the server is reached by https only; then cookies are marked as secure."""
    invite_only: bool = False
    """Whether new guests need an invitation."""
    metrics_token: str | None = None
    """The bearer token for /metrics; None: only loopback may read it."""
    bot_processes: int = 1
    bot_deadline: float = 10.0
    """Seconds that a bot has for a move."""
    grace: float = 60.0
    """Seconds to come back for a player who is offline when their clock runs out."""
    toss_deadline: float = 10.0
    """Seconds that the players' clients have to commit or to reveal in the toss for the seed."""
    public_url: str | None = None
    """The address by which people open this server, such as https://skerry.example."""
    notices: Notices = field(default_factory=Notices)
    announcement: str = ""
    """What the host says to all people; set while the server runs."""
    started: int | None = None
    """When the server started, the same for all workers; None: with this worker."""
    log_level: str = "info"
    log_json: bool = True
    limits: Limits = field(default_factory=Limits)
    policy: Policy = field(default_factory=Policy)

    @property
    def database_url(self) -> str:
        """The URL of the database for SQLAlchemy, with its driver.

        >>> Settings(Path("data")).database_url
        'sqlite:///data/skerry.db'
        >>> Settings(Path("data"), database="postgresql://ann@db/skerry").database_url
        'postgresql+psycopg://ann@db/skerry'
        """
        given = self.database or f"sqlite:///{self.data / 'skerry.db'}"
        try:
            url = make_url(given)
        except ArgumentError:
            raise ValueError("--database: this is not a URL of a database") from None
        name = url.drivername.partition("+")[0]
        if name not in DRIVERS:
            raise ValueError(
                f"--database: {name} is not supported, only sqlite:///FILE and postgresql://..."
            )
        return url.set(drivername=DRIVERS[name]).render_as_string(hide_password=False)

    @property
    def proxy_networks(self) -> tuple[str, ...]:
        """The trusted proxies as networks; ValueError names the one that is not valid.

        An IPv4 network appears twice: a socket for IPv4 and IPv6 shows 10.0.0.1 as ::ffff:10.0.0.1.

        >>> Settings(Path("data"), trusted_proxies=("10.0.0.1/8", "::1")).proxy_networks
        ('10.0.0.0/8', '::ffff:10.0.0.0/104', '::1/128')
        """
        networks: list[str] = []
        for text in self.trusted_proxies:
            try:
                network = ip_network(text, strict=False)
            except ValueError:
                sentence = f"--trusted-proxy: {text} is not an address or network like 10.0.0.0/8"
                raise ValueError(sentence) from None
            mapped = network.network_address
            if isinstance(mapped, IPv6Address) and mapped.ipv4_mapped and network.prefixlen >= _V4:
                network = ip_network((mapped.ipv4_mapped, network.prefixlen - _V4))
            networks.append(str(network))
            if isinstance(network, IPv4Network):
                mapped_bits = network.prefixlen + _V4
                networks.append(f"::ffff:{network.network_address}/{mapped_bits}")
        return tuple(networks)

    def check(self) -> None:
        """Raise ValueError, with the option to change, if these settings do not work."""
        _ = self.proxy_networks
        if self.workers < 1:
            raise ValueError("--workers: there must be at least one")
        if self.workers > 1 and self.bus is None:
            raise ValueError("--workers: several workers need --bus redis://... to tell each other")
        self._check_notices()
        if not self.database_url.startswith("sqlite"):
            return
        if self.database is None:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _check_notices(self) -> None:
        smtp, push = self.notices.smtp, self.notices.push
        if push is not None and not _PUSH_CONTACT.fullmatch(push):
            raise ValueError(
                "--push: give an e-mail address or an https:// address at which push services "
                f"can reach you, not {push}"
            )
        if smtp is not None and not EMAIL.fullmatch(smtp.sender):
            raise ValueError(
                f"--smtp-from: {smtp.sender} is not an address like ann@skerry.example"
            )
        if smtp is not None and (smtp.user is None) != (smtp.password is None):
            raise ValueError("--smtp-user: a user needs a password, and a password needs a user")
        if smtp is not None and smtp.user is not None and smtp.tls == "none":
            raise ValueError("--smtp-tls: a password is not sent without encryption")
        if self.public_url is not None and not _PUBLIC_URL.fullmatch(self.public_url):
            raise ValueError(
                f"--public-url: {self.public_url} is not an address like https://skerry.example"
            )
        if self.public_url is None and (smtp is not None or self.notices.webhooks):
            flag = "--smtp-host" if smtp is not None else "--webhooks"
            raise ValueError(
                f"{flag}: its notices contain links, so --public-url https://... is needed"
            )


def to_environment(settings: Settings) -> dict[str, str]:
    """The environment variable that passes these settings to a worker."""
    return {IN_ENVIRONMENT: msgspec.json.encode(settings, enc_hook=str).decode()}


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings from an environment; ValueError if there are none.

    >>> from_environment(to_environment(Settings(Path("data"), port=8001))).port
    8001
    """
    if IN_ENVIRONMENT not in environment:
        raise ValueError(f"{IN_ENVIRONMENT} is not set: start workers with skerry serve")
    # Paths are the only type that msgspec does not know.
    return msgspec.json.decode(
        environment[IN_ENVIRONMENT], type=Settings, dec_hook=lambda _, text: Path(text)
    )
