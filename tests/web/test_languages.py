"""Four languages: every screen is fully translated."""

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.services import wait_until
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE
from tests.web.browser.language import set_language
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screens import BY_NAME

OTHERS = ("ru", "nl", "pt")
SCREENS = (
    "start",
    "my-tables",
    "my-games",
    "new-table",
    "you",
    "waiting-room",
    "join",
    "pricing",
    "sealed",
    "buying",
    "building",
    "illegal",
    "try",
    "menu",
    "log",
    "rules-dialog",
    "fairness",
    "round-scoring",
    "result",
    "replay",
    "tutorial",
    "gallery",
    "settings",
    "about",
    "not-found",
    "cats-draft",
    "cats-paying",
    "cats-naming",
    "cats-laying",
    "cats-placing",
    "cats-treasure",
    "cats-finds",
    "cats-anytime",
    "cats-cards",
    "cats-island",
    "cats-rules-dialog",
    "cats-solo",
    "cats-family",
    "cats-result",
    "cats-solo-result",
    "cats-replay",
    "cats-tutorial",
    "cats-rules",
)
# Proper names and commands are the same in every language.
_NAMES = re.compile(
    r"^You: |Isle of Skye|Isle of Cats|Alegreya|MIT|Skerry \d|^skerry (verify|serve) "
)
_BROKEN = re.compile(r"undefined|NaN|\[object|\$\{|=>")


def said(page: Page) -> set[str]:
    """All visible texts and accessible names."""
    found: list[str] = page.evaluate(
        """() => {
          const all = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode())
            if (!walker.currentNode.parentElement.closest('noscript')) all.push(walker.currentNode.data);
          for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
            for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
              all.push(one.getAttribute(name) ?? '');
          all.push(document.title);
          return all.map(text => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
        }"""
    )
    return set(found)


def sentences(texts: set[str]) -> set[str]:
    """The texts of at least three words; names and numbers are the same everywhere."""
    return {text for text in texts if len(re.findall(r"\b[^\W\d_]{2,}\b", text)) >= 3}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_translated_into_all_languages(
    new_visitor: NewVisitor, sample_tables: SampleTables, name: str
) -> None:
    screen = BY_NAME[name]
    known = {} if screen.signed_out else {"storage_state": sample_tables.ann}
    visit = new_visitor(DESKTOP, **known)
    screen.show(visit, sample_tables)
    english = sentences(said(visit.page))

    def left() -> set[str]:
        found = sentences(said(visit.page)) & english
        return {text for text in found if not _NAMES.search(text)}

    for language in OTHERS:
        set_language(visit.page, language)
        # Each part of the page loads its texts automatically.
        with contextlib.suppress(AssertionError):
            wait_until(lambda: not left(), "no English is left", patience=5)
        assert not left(), f"English is left in {language}"
        assert not [text for text in said(visit.page) if _BROKEN.search(text)]


@pytest.mark.parametrize(
    ("asked", "spoken"), [("ru-RU", "ru"), ("nl-BE", "nl"), ("pt-BR", "pt-BR"), ("fr-FR", "en")]
)
def test_the_browser_language_is_the_default(
    new_visitor: NewVisitor, asked: str, spoken: str
) -> None:
    page = new_visitor(PHONE.speaking(asked)).page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", spoken)


def test_a_chosen_language_is_stored_and_other_tabs_follow(visitor: Visit) -> None:
    page, other = visitor.page, visitor.new_tab()
    page.goto("/settings")
    other.goto("/about")
    page.get_by_role("main").get_by_label("Language").select_option(label="Русский")
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_role("heading", level=1, name="Настройки")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(other.get_by_role("heading", level=1)).not_to_have_text("About Skerry")
