"""Pictures of every screen, in all sizes and both themes: python -m tests.web.screenshots [--out DIR]."""

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser
from tests.web.chromium import chromium, visit
from tests.web.devices import PHONE, SIZES, THEMES, Device
from tests.web.scenes import Scenes, prepare
from tests.web.screens import SCREENS, Screen
from tests.web.servers import page_server
from tests.web.words import speak

# The table is designed for English and Russian, the longest of the languages.
RUSSIAN = frozenset(
    [
        "start",
        "new-table",
        "pricing",
        "sealed",
        "buying",
        "building",
        "illegal",
        "try",
        "round-scoring",
        "result",
    ]
)
SHEETS = {"360x640": (6, 240), "768x1024": (5, 330), "1366x768": (4, 480), "2560x1440": (4, 480)}


def pictures(
    browser: Browser, url: str, scenes: Scenes, out: Path, only: Iterable[str], sizes: Iterable[str]
) -> Iterator[Path]:
    """Take them, one after the other."""
    wanted = [screen for screen in SCREENS if screen.name in set(only)]
    for device in SIZES:
        if device.name not in set(sizes):
            continue
        for screen in wanted:
            for theme in THEMES:
                yield picture(browser, url, scenes, screen, device.at(theme), out)
    for screen in wanted:
        if screen.name in RUSSIAN and PHONE.name in set(sizes):
            yield picture(browser, url, scenes, screen, PHONE.speaking("ru-RU"), out)


def picture(
    browser: Browser, url: str, scenes: Scenes, screen: Screen, device: Device, out: Path
) -> Path:
    """Take one: NAME.SIZE[.night][.ru].png."""
    sharp = replace(device, sharpness=1 if device.width > 1000 else 2)
    known = {} if screen.stranger else {"storage_state": scenes.ann}
    # The way to a screen is found by English names; its picture may speak another language.
    visitor = visit(browser, url, sharp.speaking("en-GB"), **known)
    parts = [screen.name, device.name]
    try:
        screen.show(visitor, scenes)
        if device.theme == "night":
            parts.append("night")
        if not device.language.startswith("en"):
            language = device.language.partition("-")[0]
            parts.append(language)
            speak(visitor.page, language)
        visitor.page.evaluate("document.fonts.ready")
        path = out / f"{'.'.join(parts)}.png"
        visitor.page.screenshot(path=path)
    finally:
        visitor.context.close()
    return path


def contact_sheet(browser: Browser, paths: Sequence[Path], columns: int, width: int) -> bytes:
    """Many pictures on one, with their names."""
    figures = "".join(
        f"<figure><figcaption>{path.stem}</figcaption>"
        f'<img src="data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}"></figure>'
        for path in paths
    )
    style = (
        f"body {{ display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 8px;"
        f" margin: 8px; background: #555; color: #fff; font: 13px sans-serif; }}"
        f"figure {{ margin: 0 }} img {{ width: {width}px }}"
    )
    page = browser.new_page(viewport={"width": columns * (width + 8) + 8, "height": 400})
    page.set_content(f"<style>{style}</style>{figures}")
    sheet = page.screenshot(full_page=True)
    page.close()
    return sheet


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description="Pictures of every screen of the page.")
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", nargs="*", default=[screen.name for screen in SCREENS])
    parser.add_argument("--sizes", nargs="*", default=[device.name for device in SIZES])
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        page_server(Path(data)) as server,
        chromium() as browser,
    ):
        scenes = prepare(browser, server.url)
        made: dict[str, list[Path]] = {}
        for path in pictures(browser, server.url, scenes, asked.out, asked.only, asked.sizes):
            made.setdefault(path.name.split(".")[1], []).append(path)
            sys.stderr.write(f"{path}\n")
        for size, paths in made.items():
            sheet = contact_sheet(browser, paths, *SHEETS[size])
            (asked.out / f"all.{size}.png").write_bytes(sheet)


if __name__ == "__main__":
    main()
