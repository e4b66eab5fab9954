"""Another language on a page that is open."""

import re

from playwright.sync_api import Page, expect

# As if another tab had chosen the language: this one follows.
_SPEAK = """language => {
  const key = 'skerry.settings';
  const kept = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language });
  localStorage.setItem(key, kept);
  dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
}"""


def speak(page: Page, language: str) -> None:
    """Let the page speak a language, such as ru; the words of its parts come by themselves."""
    page.evaluate(_SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", re.compile(rf"^{language}\b"))
