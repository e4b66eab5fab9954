"""Manifests: a table loads only its own game, and one without a manifest is generic."""

import re

from playwright.sync_api import expect
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables


def test_a_manifest_that_does_not_load_leaves_the_generic_table(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    visit = new_visitor(storage_state=sample_tables.ann)
    visit.provoke(r"/assets/skye-")
    page = visit.page
    page.route("**/assets/skye-*.js", lambda route: route.abort())
    page.goto(f"/t/{sample_tables.pricing}")
    expect(page.get_by_role("status", name="What happens now")).to_contain_text("It is your turn")
    expect(page.get_by_role("region", name="The table").locator("[data-picture]")).to_be_visible()


def test_a_table_loads_no_manifest_of_another_game(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(storage_state=sample_tables.ann).page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"/t/{sample_tables.pricing}")
    expect(page.locator(".table[data-question]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in loaded if re.search(r"/assets/skye-", url)]
    assert not [url for url in loaded if re.search(r"/assets/cats-", url)]
