import asyncio
from collections.abc import Iterator

import pytest
from tests.server import services
from tests.server.harness import Server

from skerry.client import Skerry
from skerry.server.ops.settings import Limits, Settings


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server for all tests of a run; `services.new_database` makes room on it."""
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """A Redis server for all tests of a run; whoever stops it starts it again."""
    with services.redis() as server:
        yield server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server for all tests of a run, at which tables are made and nothing is broken."""
    data = tmp_path_factory.mktemp("server")
    # Whole files of tests come from one address; what a school may ask is too little for them.
    settings = Settings(data, limits=Limits(guests=(1000, 100.0)))
    with Server(data, settings=settings) as running:
        yield running


@pytest.fixture(scope="session")
def server_url(server: Server) -> str:
    """Where that server is."""
    return server.url


@pytest.fixture(scope="session")
def tokens(server: Server) -> tuple[str, ...]:
    """The tokens of people at that server: it does not let in too many new ones at once."""

    async def come_in() -> tuple[str, ...]:
        found = []
        for name in ("Ann", "Bea", "Cid", "Dot", "Eve"):
            async with Skerry(server.url) as person:
                await person.guest(name)
                assert person.token is not None
                found.append(person.token)
        return tuple(found)

    return asyncio.run(come_in())
