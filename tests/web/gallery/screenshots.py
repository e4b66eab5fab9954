"""Screenshots of every screen, size and theme: python -m tests.web.gallery.screenshots [--out DIR]."""

import argparse
import base64
import itertools
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.web.browser.chromium import TIMEOUT_MS, chromium, visit
from tests.web.browser.devices import PHONE, SIZES, Device
from tests.web.browser.language import set_language
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screen import Screen
from tests.web.gallery.screens import SCREENS
from tests.web.servers import page_server

# The table is designed for English and Russian, the longest of the languages.
RUSSIAN = frozenset(
    [
        "start",
        "new-table",
        "pricing",
        "sealed",
        "buying",
        "hint",
        "building",
        "illegal",
        "try",
        "fairness",
        "round-scoring",
        "result",
        "cats-draft",
        "cats-paying",
        "cats-hint",
        "cats-placing",
        "cats-finds",
        "cats-solo",
        "cats-family",
    ]
)
TALL_PHONE = Device("390x844", 390, 844, touch=True)
SHEETS = {
    "360x640": (6, 240),
    "390x844": (6, 240),
    "768x1024": (5, 330),
    "1366x768": (4, 480),
    "2560x1440": (4, 480),
}
# Chromium closes if one page holds all pictures of a large screen.
MOST_ON_A_SHEET = 24


def pictures(
    browser: Browser,
    url: str,
    sample_tables: SampleTables,
    out: Path,
    screen: Screen,
    device: Device,
    language: str | None = None,
) -> Iterator[Path]:
    """A screen in both themes, and on a phone in Russian: NAME.SIZE[.night][.ru].png.

    With a language, only by night and in that language.
    """
    sharp = replace(device, sharpness=1 if device.width > 1000 else 2)
    known = {} if screen.signed_out else {"storage_state": sample_tables.ann}
    visitor = visit(browser, url, sharp, **known)
    page = visitor.page

    def picture(*how: str) -> Path:
        page.evaluate("document.fonts.ready")
        path = out / ".".join([screen.name, device.name, *how, "png"])
        page.screenshot(path=path)
        return path

    def spoken(language: str) -> None:
        set_language(page, language)
        page.wait_for_load_state("networkidle")

    try:
        screen.show(visitor, sample_tables)
        if language is not None:
            page.emulate_media(color_scheme="dark")
            spoken(language)
            yield picture("night", language)
            return
        yield picture()
        page.emulate_media(color_scheme="dark")
        yield picture("night")
        if device == PHONE and screen.name in RUSSIAN:
            page.emulate_media(color_scheme="light")
            spoken("ru")
            yield picture("ru")
    finally:
        visitor.context.close()


def contact_sheet(browser: Browser, paths: Sequence[Path], columns: int, width: int) -> bytes:
    """One image with many screenshots and their names."""
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
    """Take all screenshots, or the named ones."""
    parser = argparse.ArgumentParser(description="Take screenshots of every screen of the page.")
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", nargs="*", default=[screen.name for screen in SCREENS])
    parser.add_argument("--sizes", nargs="*", default=[device.name for device in SIZES])
    parser.add_argument("--language", help="only by night, and in this language, such as ru")
    asked = parser.parse_args()
    expect.set_options(timeout=TIMEOUT_MS)
    asked.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        page_server(Path(data)) as server,
        chromium() as browser,
    ):
        sample_tables = SampleTables(browser, server.url)
        made: dict[str, list[Path]] = {}
        for device, screen in itertools.product((*SIZES, TALL_PHONE), SCREENS):
            if device.name not in asked.sizes or screen.name not in asked.only:
                continue
            for path in pictures(
                browser, server.url, sample_tables, asked.out, screen, device, asked.language
            ):
                made.setdefault(device.name, []).append(path)
                sys.stderr.write(f"{path}\n")
        for size, paths in made.items():
            for number, first in enumerate(range(0, len(paths), MOST_ON_A_SHEET), start=1):
                some = paths[first : first + MOST_ON_A_SHEET]
                sheet = contact_sheet(browser, some, *SHEETS[size])
                (asked.out / f"all.{size}.{number}.png").write_bytes(sheet)


if __name__ == "__main__":
    main()
