"""Devices: screen size, touch or mouse, theme and language."""

from dataclasses import dataclass, replace
from typing import Literal

Theme = Literal["day", "night"]
THEMES: tuple[Theme, ...] = ("day", "night")


@dataclass(frozen=True)
class Device:
    """A device and its settings."""

    name: str
    width: int
    height: int
    touch: bool = False
    theme: Theme = "day"
    language: str = "en-GB"
    still: bool = True
    """Whether animations are off, so that tests need not wait."""
    sharpness: float = 1
    """Device pixels per CSS pixel."""

    def at(self, theme: Theme) -> "Device":
        """The same device with another theme."""
        return replace(self, theme=theme)

    def speaking(self, language: str) -> "Device":
        """The same device with another language."""
        return replace(self, language=language)


PHONE = Device("360x640", 360, 640, touch=True)
TABLET = Device("768x1024", 768, 1024, touch=True)
DESKTOP = Device("1366x768", 1366, 768)
LARGE = Device("2560x1440", 2560, 1440)
SIZES = (PHONE, TABLET, DESKTOP, LARGE)
