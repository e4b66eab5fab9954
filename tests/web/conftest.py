from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect
from tests.server.harness import Server
from tests.web import chromium
from tests.web.chromium import PATIENCE_MS, Visit
from tests.web.devices import DESKTOP, Device
from tests.web.scenes import Scenes
from tests.web.servers import NOT_BUILT, PAGE, page_server

expect.set_options(timeout=PATIENCE_MS)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in Chromium is long."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("long")


class Visiting(Protocol):
    """Lets new people come, each with a browser of their own."""

    def __call__(self, device: Device = DESKTOP, **options: object) -> Visit: ...


# Not for the whole run: while Playwright runs, other tests could not run a loop of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of the page."""
    if chromium.PROGRAM is None:
        pytest.skip("Chromium is not installed; on Debian: apt-get install chromium")
    with chromium.chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of the page that break nothing."""
    assert PAGE.is_file(), NOT_BUILT
    with page_server(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture(scope="package")
def scenes(browser: Browser, server: Server) -> Iterator[Scenes]:
    """Tables at that server in all phases; nobody may move there."""
    made = Scenes(browser, server.url)
    yield made
    made.close()


@pytest.fixture
def coming(browser: Browser, server: Server) -> Iterator[Visiting]:
    """How people come to the server; at the end nothing may have gone wrong in their browsers."""
    visits: list[Visit] = []

    def come(device: Device = DESKTOP, **options: object) -> Visit:
        visits.append(chromium.visit(browser, server.url, device, **options))
        return visits[-1]

    yield come
    for visit in visits:
        visit.context.close()
    problems = [problem for visit in visits for problem in visit.unexpected()]
    assert not problems, "\n".join(problems)


@pytest.fixture
def visitor(coming: Visiting) -> Visit:
    """Somebody at a desk."""
    return coming()
