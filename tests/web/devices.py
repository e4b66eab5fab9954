"""What people hold in their hands: sizes of screens, fingers or a mouse, day or night."""

from dataclasses import dataclass, replace
from typing import Literal

Theme = Literal["day", "night"]
THEMES: tuple[Theme, ...] = ("day", "night")


@dataclass(frozen=True)
class Device:
    """A screen and the one who looks at it."""

    name: str
    width: int
    height: int
    touch: bool = False
    theme: Theme = "day"
    language: str = "en-GB"
    still: bool = True
    """Nothing moves by itself: tests wait for no animation."""
    sharpness: float = 1
    """Pixels of the screen for one of the page."""

    def at(self, theme: Theme) -> "Device":
        """The same by day or by night."""
        return replace(self, theme=theme)

    def speaking(self, language: str) -> "Device":
        """The same in another language."""
        return replace(self, language=language)


PHONE = Device("360x640", 360, 640, touch=True)
TABLET = Device("768x1024", 768, 1024, touch=True)
DESKTOP = Device("1366x768", 1366, 768)
LARGE = Device("2560x1440", 2560, 1440)
SIZES = (PHONE, TABLET, DESKTOP, LARGE)
