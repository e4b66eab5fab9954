"""Plain English: words that read like a translation stay rare.

Each has a plain form: "whoever runs a table" is "the host", "so many times" is "`times` times",
"goes on" is "continues", "is told" is "sees" or "learns".
"""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PLACES = [
    *("src/skerry", "docs", "benchmarks", "tests", "web/src", "web/tools"),
    *("README.md", "CONTRIBUTING.md"),
]
"""Files and folders that are read."""
SUFFIXES = {".py", ".md", ".ts", ".svelte", ".css", ".mjs"}
SHOWS_PAGE = "tests/web/"
"""Strings here quote what players read on the page, so only comments and docstrings count."""

PAGE_PROSE = re.compile(
    r"(?<!\S)/\*.*?\*/|<!--.*?-->|(?<!\S)//[^\n]*"
    r"|\b(?:it|describe)(?:\.each\([^()]*\))?\('(?:[^'\\]|\\.)*'",
    re.DOTALL,
)
"""Comments and names of tests in the sources of the page; what players read is elsewhere."""

MOST = {
    r"whoever|whomever": 0,
    r"so many|so much": 0,
    r"for good": 0,
    r"nothing of it": 0,
    r"no more(?! than)": 0,
    r"any more": 0,
    r"on turn": 0,
    r"(is|are|was|were) (not )?told": 0,
    r"go(es)? on(?! the)": 0,
    r"once more": 0,
    r"take[sn]? back": 0,
    r"(things?|points) more": 0,
    r"the most points win": 0,
    r"asked to be asked": 0,
    r"of one's own": 0,
}
"""How often each may stand in all files together; lower a bound when a word is gone."""

QUESTIONS = r"(Is|Are|Does|Do|Has|Have|Was|Were|Can|Could|May|Must|Would|Should|Did) [^.]*\?"
MOST_QUESTIONS = 0
"""Docstrings that ask; they should say "Whether ..."."""


def files() -> list[Path]:
    found: list[Path] = []
    for place in PLACES:
        path = ROOT / place
        assert path.exists(), place
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [path for path in found if path.suffix in SUFFIXES and path != Path(__file__)]


def prose(path: Path) -> list[tuple[int, str]]:
    """The texts of a file with their lines: comments, strings and names of tests, or a page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        quotes = '"""' if SHOWS_PAGE in path.as_posix() else ""
        return list(python_prose(text, quotes))
    if path.suffix == ".md":
        return [(1, text)]
    return [(text.count("\n", 0, hit.start()) + 1, hit[0]) for hit in PAGE_PROSE.finditer(text)]


def python_prose(text: str, quotes: str) -> Iterator[tuple[int, str]]:
    """Comments, names of tests, and the strings that begin with `quotes`."""
    kinds = (tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (
            token.type in kinds and token.string.startswith(quotes)
        ):
            yield token.start[0], token.string
        elif token.type == tokenize.NAME and token.string.startswith("test_"):
            yield token.start[0], token.string.replace("_", " ")


TEXTS = [(path, line, text) for path in files() for line, text in prose(path)]


def found(pattern: str) -> list[str]:
    """Where a pattern stands, across the breaks of lines."""
    words = re.compile(pattern.replace(" ", r"[\s#*]+"), re.IGNORECASE)
    return [
        f"{path.relative_to(ROOT)}:{line + text[: hit.start()].count(chr(10))}: {hit[0]!r}"
        for path, line, text in TEXTS
        for hit in words.finditer(text)
    ]


@pytest.mark.parametrize("words", MOST)
def test_tell_tale_words_stay_rare(words: str) -> None:
    places = found(rf"\b({words})\b")
    assert len(places) <= MOST[words], "\n".join(places)


def test_predicates_say_whether() -> None:
    places = found(rf'^("""|/\*\* ?){QUESTIONS}')
    assert len(places) <= MOST_QUESTIONS, "\n".join(places)


def test_the_reader_sees_comments_strings_and_names_of_tests(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(
        '"""Whoever."""\nx = 1  # so many\nwhoever = "goes\\non"\ndef test_it_goes_on(): ...\n'
    )
    assert [line for line, _ in prose(sample)] == [1, 2, 3, 4]
    assert prose(sample)[-1] == (4, "test it goes on")


def test_the_reader_skips_what_players_read(tmp_path: Path) -> None:
    component = tmp_path / "Sample.svelte"
    component.write_text(
        "<script>\n  // a comment\n  const words = 'https://go.on';\n  /** two\n   * lines */\n"
        "</script>\n<!-- markup -->\n<p>Go on</p>\n"
    )
    assert [line for line, _ in prose(component)] == [2, 4, 7]
    page_test = tmp_path / "sample.test.ts"
    page_test.write_text("it('goes on', () => {\n  expect(title).toBe('Go on');\n});\n")
    assert prose(page_test) == [(1, "it('goes on'")]
    screen = tmp_path / SHOWS_PAGE / "test_screen.py"
    screen.parent.mkdir(parents=True)
    screen.write_text('"""A page."""\nbutton = "Go on"\n')
    assert [line for line, _ in prose(screen)] == [1]
