"""Draws `terminal.svg`, the picture of a terminal game in the README."""

from html import escape
from pathlib import Path
from random import Random

from skerry.bots.registry import find as find_bot
from skerry.core.match import Match
from skerry.core.registry import find
from skerry.core.text.words import is_map_row
from skerry.games.skye.game.view import Phase, View

SEED = "picture:1"
NAMES = ("You", "greedy 1", "greedy 2")
ROUND = 3

WIDE, HIGH = 8.4, 17.0
MARGIN = 18
GROUND = {'"': "#4d7f45", "^": "#8a7f74", "~": "#3f76a8", "#": "#d8b36a", "=": "#d8b36a"}


def building_view() -> View:
    """The first seat's view while it builds in round 3 of a game of greedy bots."""
    plugin = find("skye")
    bot = find_bot("greedy", "skye")
    random = Random(SEED)
    match = Match(plugin.game, len(NAMES))
    match.draw(random)
    while True:
        view: View = match.view(0)
        if view.round == ROUND and view.phase is Phase.BUILD and len(view.mine.hand) > 1:
            return view
        seat = max(match.awaits)
        seen = match.view(seat)
        match.play(bot.choose(seen, plugin.game.legal(seen), random))
        match.draw(random)


def draw(text: str) -> str:
    """Draw the text as a dark terminal window with coloured tiles."""
    lines = text.split("\n")
    width = MARGIN * 2 + WIDE * max(map(len, lines))
    height = MARGIN * 2 + HIGH * len(lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        'font-family="ui-monospace, DejaVu Sans Mono, Menlo, monospace" font-size="14">',
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="8" fill="#17212b"/>',
    ]
    for row, line in enumerate(lines):
        y = MARGIN + row * HIGH
        if is_map_row(line, GROUND):
            parts += _ground(line, y)
        parts += _words(line, y)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _ground(line: str, y: float) -> list[str]:
    return [
        f'<rect x="{MARGIN + place * WIDE:.1f}" y="{y:.1f}" width="{WIDE + 0.2:.1f}" '
        f'height="{HIGH + 0.2:.1f}" fill="{GROUND[letter]}"/>'
        for place, letter in enumerate(line)
        if letter in GROUND
    ]


def _words(line: str, y: float) -> list[str]:
    """Place each word separately, so that any font keeps the columns."""
    parts = []
    place = 0
    is_map = is_map_row(line, GROUND)
    for word in line.split(" "):
        shown = "".join(" " if is_map and letter in GROUND else letter for letter in word)
        lead = len(shown) - len(shown.lstrip())
        if shown.strip():
            parts.append(
                f'<text x="{MARGIN + (place + lead) * WIDE:.1f}" y="{y + 13:.1f}" fill="#e8e4d9" '
                f'textLength="{len(shown.strip()) * WIDE:.1f}">{escape(shown.strip())}</text>'
            )
        place += len(word) + 1
    return parts


if __name__ == "__main__":
    picture = find("skye").show(building_view(), NAMES)
    Path(__file__).with_suffix(".svg").write_text(draw(picture))
