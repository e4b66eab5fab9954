"""Four languages: every screen speaks one of them, and nothing of another is left."""

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.services import wait_until
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, PHONE
from tests.web.scenes import Scenes
from tests.web.screens import BY_NAME
from tests.web.words import speak

OTHERS = ("ru", "nl", "pt")
SCREENS = (
    "start",
    "my-tables",
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
# Names are the same in every language.
_NAMES = re.compile(r"^You: |Isle of Skye|Isle of Cats|Alegreya|MIT|Skerry \d")
_BROKEN = re.compile(r"undefined|NaN|\[object|\$\{|=>")


def said(page: Page) -> set[str]:
    """All that is written or spoken: texts, and names of things."""
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
    """Those of at least three words: names and numbers are the same everywhere."""
    return {text for text in texts if len(re.findall(r"\b[^\W\d_]{2,}\b", text)) >= 3}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_speaks_all_languages(coming: Visiting, scenes: Scenes, name: str) -> None:
    screen = BY_NAME[name]
    known = {} if screen.stranger else {"storage_state": scenes.ann}
    visit = coming(DESKTOP, **known)
    screen.show(visit, scenes)
    english = sentences(said(visit.page))

    def left() -> set[str]:
        found = sentences(said(visit.page)) & english
        return {text for text in found if not _NAMES.search(text)}

    for language in OTHERS:
        speak(visit.page, language)
        # The words of each part of the page come by themselves.
        with contextlib.suppress(AssertionError):
            wait_until(lambda: not left(), "no English is left", patience=5)
        assert not left(), f"English is left in {language}"
        assert not [text for text in said(visit.page) if _BROKEN.search(text)]


@pytest.mark.parametrize(
    ("asked", "spoken"), [("ru-RU", "ru"), ("nl-BE", "nl"), ("pt-BR", "pt-BR"), ("fr-FR", "en")]
)
def test_the_language_of_the_browser_is_the_default(
    coming: Visiting, asked: str, spoken: str
) -> None:
    page = coming(PHONE.speaking(asked)).page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", spoken)


def test_a_language_is_chosen_and_kept_and_other_tabs_follow(visitor: Visit) -> None:
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
