"""Pages that cannot reach the server say so, try again by themselves and come back to where one was."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.browser.chromium import visit
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import make_table, page_server

_CONTROLLED = (
    "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
)
SOON = "tries again by itself"


def test_a_table_comes_back_with_its_server(browser: Browser, tmp_path: Path) -> None:
    with page_server(tmp_path) as server:
        ann = visit(browser, server.url, service_workers="allow")
        ann.sign_in_as("Ann")
        table = make_table(ann.context)["id"]
        ann.page.goto(f"/t/{table}")
        ann.page.wait_for_function(_CONTROLLED)
        status = ann.page.get_by_role("status", name="What happens now")
        expect(status).to_be_visible()
        server.stop()
        ann.page.reload()
        expect(ann.page.get_by_text(SOON)).to_be_visible()
        server.start()
        expect(status).to_be_visible()
        assert ann.page.url.endswith(f"/t/{table}")
        ann.context.close()


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_page_comes_back_with_the_line(new_visitor: NewVisitor, path: str) -> None:
    ann = new_visitor(service_workers="allow")
    ann.page.goto(path)
    ann.page.wait_for_function(_CONTROLLED)
    ann.page.route("**/games", lambda route: route.abort())
    ann.provoke("ERR_FAILED")
    ann.page.reload()
    expect(ann.page.get_by_text(SOON).first).to_be_visible()
    ann.page.unroute_all()
    expect(ann.page.get_by_text(SOON)).to_have_count(0)
    expect(
        ann.page.get_by_role("heading", name="The Isle of Cats").or_(
            ann.page.get_by_role("button", name="Create table")
        )
    ).to_be_visible()


def test_a_page_that_did_not_load_comes_by_itself(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    ann = new_visitor(storage_state=sample_tables.ann)
    ann.page.goto("/about")
    expect(ann.page.get_by_role("heading", name="About Skerry")).to_be_visible()
    ann.go_offline()
    ann.page.get_by_role("contentinfo").get_by_role("link", name="Replays").click()
    expect(ann.page.get_by_text(SOON)).to_be_visible()
    ann.go_online()
    expect(ann.page.get_by_role("heading", name="Replays", level=1)).to_be_visible()
