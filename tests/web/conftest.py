from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect
from tests.server.harness import Server
from tests.web.browser import chromium
from tests.web.browser.chromium import TIMEOUT_MS, Visit
from tests.web.browser.devices import DESKTOP, Device
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import NOT_BUILT, PAGE, page_server

expect.set_options(timeout=TIMEOUT_MS)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that needs Chromium as long."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("long")


class NewVisitor(Protocol):
    """Opens a new browser for each visitor."""

    def __call__(self, device: Device = DESKTOP, **options: object) -> Visit: ...


# Not session-wide: while Playwright runs, other tests cannot run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of the page."""
    if chromium.PROGRAM is None:
        pytest.skip("Chromium is not installed; on Debian: apt-get install chromium")
    with chromium.chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the page tests share."""
    assert PAGE.is_file(), NOT_BUILT
    with page_server(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture(scope="package")
def sample_tables(browser: Browser, server: Server) -> Iterator[SampleTables]:
    """Sample tables in all phases on that server; tests must not move there."""
    made = SampleTables(browser, server.url)
    yield made
    made.close()


@pytest.fixture
def new_visitor(browser: Browser, server: Server) -> Iterator[NewVisitor]:
    """Open new visitors; fails at the end if a browser reported a problem."""
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
def visitor(new_visitor: NewVisitor) -> Visit:
    """A visitor with a desktop browser."""
    return new_visitor()
