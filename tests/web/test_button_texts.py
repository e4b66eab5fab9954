"""The text of every button fits into it, in every language on the smallest phone."""

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.web.browser.devices import PHONE
from tests.web.browser.language import set_language
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screens import BY_NAME

LANGUAGES = ("en", "ru", "nl", "pt")
SMALLEST: ViewportSize = {"width": 360, "height": 640}
SCREENS = (
    "start",
    "new-table",
    "waiting-room",
    "join",
    "settings",
    "not-found",
    "pricing",
    "buying",
    "building",
    "result",
    "tutorial",
    "cats-draft",
    "cats-paying",
    "cats-laying",
    "cats-placing",
    "cats-result",
    "cats-tutorial",
)
# A line of text is too wide if it reaches over the sides of its button. One pixel may be rounding;
# texts for screen readers and long names are clipped on purpose.
_TOO_WIDE = """() => {
  const isShown = one =>
    one.checkVisibility() && !one.closest('.sr, .ell') && one.offsetWidth > 1 && getComputedStyle(one).position !== 'absolute';
  const wide = [];
  for (const button of document.querySelectorAll('button, [role=button]')) {
    const box = button.getBoundingClientRect();
    if (!isShown(button) || box.right <= 0 || box.left >= innerWidth) continue;
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // Numbers stand on coins and badges that reach over the edge on purpose.
      if (!/\\p{L}/u.test(walker.currentNode.data) || !isShown(walker.currentNode.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      if (text.left < box.left - 1 || text.right > box.right + 1) wide.push(walker.currentNode.data.trim());
    }
  }
  return wide;
}"""


def too_wide(page: Page) -> list[str]:
    """The texts of the buttons that are too narrow for them."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", SCREENS)
def test_the_text_of_every_button_fits(
    new_visitor: NewVisitor, sample_tables: SampleTables, name: str
) -> None:
    screen = BY_NAME[name]
    known = {} if screen.signed_out else {"storage_state": sample_tables.ann}
    visit = new_visitor(PHONE, **known)
    page = visit.page
    page.set_viewport_size(SMALLEST)
    screen.show(visit, sample_tables)
    wrong: dict[str, list[str]] = {}
    for language in LANGUAGES:
        set_language(page, language)
        # The texts and fonts of another language load one after the other.
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        if found := too_wide(page):
            wrong[language] = found
    assert wrong == {}
