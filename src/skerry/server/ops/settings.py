"""How a server is set up: everything that a host can choose, with defaults that just work."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

IN_ENVIRONMENT = "SKERRY_SETTINGS"
"""The environment variable in which workers find the settings of their server."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


@dataclass(frozen=True)
class Limits:
    """How much one session or one address may ask for; the numbers are a burst and a rate."""

    requests: tuple[int, float] = (60, 10.0)
    """HTTP requests: so many at once, and so many a second for long."""
    address_requests: tuple[int, float] = (600, 100.0)
    """The same for an address, behind which a whole school may sit."""
    guests: tuple[int, float] = (30, 0.2)
    """New guests and sign-ins of one address."""
    messages: tuple[int, float] = (60, 20.0)
    """Messages on one socket."""
    chat: tuple[int, float] = (5, 0.5)
    """Lines of chat of one person."""
    sockets: int = 20
    """Sockets of one session."""
    address_sockets: int = 1000
    """Sockets of one address."""
    tables: int = 100
    """Unfinished tables of one host."""
    body: int = 64 * 1024
    """The largest HTTP body, in bytes."""


@dataclass(frozen=True)
class Policy:
    """When things that nobody uses any more are thrown away."""

    finished: timedelta = timedelta(days=365)
    """A finished table, after its last move."""
    waiting: timedelta = timedelta(days=14)
    """A table that was never started."""
    running: timedelta = timedelta(days=90)
    """A table at which nobody has moved."""
    guest: timedelta = timedelta(days=90)
    """A guest without a claim who was not seen, and sits at no unfinished table."""
    session: timedelta = timedelta(days=180)
    """A sign-in that was not used."""


@dataclass(frozen=True)
class Settings:
    """One server's set-up; the same for all its workers."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """A URL; None: a SQLite file in the data directory."""
    bus: str | None = None
    """A URL of Redis; None: this process is alone."""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins of pages besides our own that may open sockets, such as https://play.example."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word we take for where a request comes from."""
    secure: bool = False
    """Is the server reached by https only? Then cookies say so."""
    invite_only: bool = False
    """Do new guests need an invitation?"""
    metrics_token: str | None = None
    """The bearer token that /metrics asks for; None: only loopback may read it."""
    bot_processes: int = 1
    bot_deadline: float = 10.0
    """Seconds that a bot may think about a move."""
    grace: float = 60.0
    """Seconds that a lost line is given when a clock runs out."""
    log_level: str = "info"
    log_json: bool = True
    limits: Limits = field(default_factory=Limits)
    policy: Policy = field(default_factory=Policy)

    @property
    def database_url(self) -> str:
        """The database for SQLAlchemy, its driver named.

        >>> Settings(Path("data")).database_url
        'sqlite:///data/skerry.db'
        >>> Settings(Path("data"), database="postgresql://ann@db/skerry").database_url
        'postgresql+psycopg://ann@db/skerry'
        """
        given = self.database or f"sqlite:///{self.data / 'skerry.db'}"
        try:
            url = make_url(given)
        except ArgumentError:
            raise ValueError("--database: this is no URL of a database") from None
        name = url.drivername.partition("+")[0]
        if name not in DRIVERS:
            raise ValueError(
                f"--database: {name} is not supported, only sqlite:///FILE and postgresql://..."
            )
        return url.set(drivername=DRIVERS[name]).render_as_string(hide_password=False)

    def check(self) -> None:
        """ValueError, with the flag to change, if these settings cannot work together."""
        if self.workers < 1:
            raise ValueError("--workers: there must be at least one")
        if self.workers > 1 and self.bus is None:
            raise ValueError("--workers: several workers need --bus redis://... to tell each other")
        if not self.database_url.startswith("sqlite"):
            return
        if self.database is None:
            self.data.mkdir(parents=True, exist_ok=True)


def to_environment(settings: Settings) -> dict[str, str]:
    """What a worker's environment must hold so that it has the same settings."""
    return {IN_ENVIRONMENT: msgspec.json.encode(settings, enc_hook=str).decode()}


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that somebody put into an environment; ValueError if nobody did.

    >>> from_environment(to_environment(Settings(Path("data"), port=8001))).port
    8001
    """
    if IN_ENVIRONMENT not in environment:
        raise ValueError(f"{IN_ENVIRONMENT} is not set: start workers with skerry serve")
    # Only paths are not known to msgspec.
    return msgspec.json.decode(
        environment[IN_ENVIRONMENT], type=Settings, dec_hook=lambda _, text: Path(text)
    )
