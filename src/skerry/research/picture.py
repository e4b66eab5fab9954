"""A table as a picture: its text picture, painted."""

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from skerry.core.registry import AnyPlugin

_PAPER = (250, 248, 240)
_INK = (40, 40, 40)
_PAINTS = {
    "black": (60, 60, 60),
    "red": (214, 120, 110),
    "green": (150, 200, 130),
    "yellow": (238, 210, 120),
    "blue": (140, 185, 225),
    "magenta": (205, 160, 215),
    "cyan": (150, 215, 215),
    "white": (235, 235, 235),
}
_BORDER = 8


@cache
def _font() -> tuple[ImageFont.FreeTypeFont | ImageFont.ImageFont, int, int]:
    """A font with the width and height of a character."""
    font = ImageFont.load_default(12)
    _, top, _, bottom = font.getbbox("M")
    return font, round(font.getlength("0")) + 1, round(bottom - top) + 7


def _paint(name: str) -> tuple[int, int, int]:
    if name.startswith("bright_"):
        return tuple(min(255, part + 140) if part < 80 else part for part in _paint(name[7:]))  # type: ignore[return-value] # three parts stay three
    return _PAINTS.get(name, _PAPER)


def paint(plugin: AnyPlugin, text: str) -> NDArray[np.uint8]:
    """A text picture as an array of (height, width, 3); terrains and the like have colours."""
    font, wide, high = _font()
    rows = text.splitlines() or [""]
    size = (max(map(len, rows)) * wide + 2 * _BORDER, len(rows) * high + 2 * _BORDER)
    image = Image.new("RGB", size, _PAPER)
    draw = ImageDraw.Draw(image)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            left, top = _BORDER + x * wide, _BORDER + y * high
            colour = plugin.background_colours.get(letter)
            if colour is not None:
                draw.rectangle((left, top, left + wide, top + high), fill=_paint(colour))
            if letter != " ":
                # Letters of a proportional font stand in the middle of their cells.
                draw.text((left + wide / 2, top), letter, fill=_INK, font=font, anchor="ma")
    return np.asarray(image, dtype=np.uint8)
