"""A screen of the page and how to reach it, for tests and screenshots."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.web.browser.chromium import Visit
from tests.web.gallery.sample_tables import SampleTables

ShowScreen = Callable[[Visit, SampleTables], None]


@dataclass(frozen=True)
class Screen:
    """A screen and how to reach it."""

    name: str
    way: ShowScreen
    signed_out: bool = False
    """Whether a visitor without an account sees it."""
    scrolls: bool = False
    """Whether the page may be longer than the screen."""

    def show(self, visit: Visit, sample_tables: SampleTables) -> None:
        """Open the screen."""
        self.way(visit, sample_tables)
