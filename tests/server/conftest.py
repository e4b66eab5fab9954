import asyncio
from collections.abc import Iterator

import pytest
from tests.server import services
from tests.server.harness import Server

from skerry.client import Skerry
from skerry.server.ops.settings import Limits, Settings


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server for all tests of a run; `services.new_database` adds databases."""
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """A Redis server for all tests of a run; a test that stops it must start it again."""
    with services.redis() as server:
        yield server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server that all tests share; they may create tables but must not damage it."""
    data = tmp_path_factory.mktemp("server")
    # All tests share one address, so the default limits would be too low.
    many = (10_000, 10_000.0)
    limits = Limits(guests=(1000, 100.0), work=many, address_work=many, address_new_sockets=many)
    settings = Settings(data, limits=limits)
    with Server(data, settings=settings) as running:
        yield running


@pytest.fixture(scope="session")
def server_url(server: Server) -> str:
    """The server's URL."""
    return server.url


@pytest.fixture(scope="session")
def tokens(server: Server) -> tuple[str, ...]:
    """Tokens of people on that server, shared because it limits new guests."""

    async def come_in() -> tuple[str, ...]:
        found = []
        for name in ("Ann", "Bea", "Cid", "Dot", "Eve"):
            async with Skerry(server.url) as person:
                await person.guest(name)
                assert person.token is not None
                found.append(person.token)
        return tuple(found)

    return asyncio.run(come_in())
