"""A screen of the page, and the way to it; used by tests and for pictures alike."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.web.chromium import Visit
from tests.web.scenes import Scenes

Way = Callable[[Visit, Scenes], None]


@dataclass(frozen=True)
class Screen:
    """A screen and the way to it."""

    name: str
    way: Way
    stranger: bool = False
    """Seen by somebody whom the server does not know."""
    scrolls: bool = False
    """It is a page to read, longer than a screen."""

    def show(self, visit: Visit, scenes: Scenes) -> None:
        """Come to it."""
        self.way(visit, scenes)
