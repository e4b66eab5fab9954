from collections.abc import Iterator

import pytest
from tests.server.http.host_browser import Host
from tests.server.http.http_clients import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without a network, for all tests of a file."""
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture(scope="module")
def host(home: House) -> Host:
    """The browser of its host."""
    return Host(home)
