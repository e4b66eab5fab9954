"""The documentation site: it is built strictly, can be searched, and fetches nothing."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from tests.install.environments import ROOT, run

pytestmark = pytest.mark.long

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Loads(HTMLParser):
    """What a browser loads for a page by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {value for name, value in attrs if value and name == LOADED.get(tag)}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    words = ["-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = run(sys.executable, *words, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_is_there(site: Path) -> None:
    pages = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")}
    for page in pages - {"README.md"}:
        assert (site / page).with_suffix(".html").is_file(), page
    assert (site / "index.html").is_file()


def test_nothing_is_fetched(site: Path) -> None:
    for path in site.rglob("*.html"):
        loads = Loads(path.read_text(encoding="utf-8")).found
        assert loads
        assert not {url for url in loads if re.match(r"(\w+:)?//", url)}, path


def test_pictures_are_there(site: Path) -> None:
    for path in site.rglob("*.html"):
        for url in Loads(path.read_text(encoding="utf-8")).found:
            if not url.startswith(("data:", "/")):
                assert (path.parent / url.partition("?")[0]).resolve().exists(), (path, url)


def test_it_can_be_searched(site: Path) -> None:
    index = msgspec.json.decode((site / "search" / "search_index.json").read_bytes())
    places = {entry["location"] for entry in index["docs"] if "reverse proxy" in entry["text"]}
    assert any(place.startswith("hosting.html") for place in places)


def test_the_library_is_documented_from_its_docstrings(site: Path) -> None:
    text = (site / "api" / "core.html").read_text(encoding="utf-8")
    assert "skerry.core.match.Match" in text
    assert "&gt;&gt;&gt;" in text
