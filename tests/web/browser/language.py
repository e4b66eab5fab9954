"""Changes the language of an open page."""

import re

from playwright.sync_api import Page, expect

# Simulates a language change in another tab, which this tab follows.
_SPEAK = """language => {
  const key = 'skerry.settings';
  const kept = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language });
  localStorage.setItem(key, kept);
  dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
}"""


def set_language(page: Page, language: str) -> None:
    """Switch the page to a language such as ru; its texts load automatically."""
    page.evaluate(_SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", re.compile(rf"^{language}\b"))
