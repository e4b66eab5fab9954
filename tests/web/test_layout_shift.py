"""Pages stay where they are while they load: what comes late has its place kept free."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.browser.slow_line import slow_line
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables

BAR = 0.05
# As the browser counts it: the share of the screen that moved, times how far.
_OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      window.shifts.push({
        value: entry.value,
        at: Math.round(entry.startTime),
        moved: entry.sources.map(({ node, previousRect: was, currentRect: is }) =>
          `${(node?.parentElement ?? node)?.outerHTML?.slice(0, 90)} from ` +
          `${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`),
      });
}).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.fixture(scope="module")
def line() -> Iterator[str]:
    """A slow line, on which what is loaded later is painted later, too."""
    with slow_line() as address:
        yield address


def slow_visit(new_visitor: NewVisitor, line: str, device: Device, **options: object) -> Page:
    """A visitor on a slow line, whose page notes every shift."""
    visit = new_visitor(device, proxy={"server": line}, **options)
    visit.context.add_init_script(_OBSERVE)
    return visit.page


def expect_still(page: Page) -> None:
    """Check that hardly anything moved since the page was opened."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shifts = page.evaluate("window.shifts")
    told = "\n".join(f"{one['at']} ms: {one['value']:.4f} {one['moved']}" for one in shifts)
    assert sum(one["value"] for one in shifts) < BAR, told


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("path", ["/", "/tutorial/skye", "/tutorial/cats", "/replay", "/new"])
def test_a_first_load_moves_nothing(
    new_visitor: NewVisitor, line: str, device: Device, path: str
) -> None:
    page = slow_visit(new_visitor, line, device)
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    expect_still(page)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize(
    "where", ["/", "/t/{pricing}", "/t/{rescuing}", "/replay/{finished}?at=40"]
)
def test_a_return_moves_nothing(
    new_visitor: NewVisitor, line: str, sample_tables: SampleTables, device: Device, where: str
) -> None:
    tables = {name: getattr(sample_tables, name) for name in ("pricing", "rescuing", "finished")}
    page = slow_visit(new_visitor, line, device, storage_state=sample_tables.ann)
    page.goto(where.format(**tables))
    expect(page.locator("#content")).to_be_visible()
    expect_still(page)
