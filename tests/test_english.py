"""Plain English: words that read like a translation stay rare.

Each has a plain form: "whoever runs a table" is "the host", "so many times" is "`times` times",
"goes on" is "continues", "is told" is "sees" or "learns".
"""

import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PLACES = [
    *("src/skerry", "docs", "benchmarks", "README.md", "CONTRIBUTING.md"),
    *(
        f"tests/{room}"
        for room in (
            *("cli", "client", "core", "differential", "fuzz", "games", "install", "laws", "perft"),
            *("pictures", "plain", "playthroughs", "scenarios", "third_game"),
        )
    ),
]
"""Files and folders that are read."""

MOST = {
    r"whoever|whomever": 0,
    r"so many|so much": 0,
    r"for good": 0,
    r"nothing of it": 0,
    r"no more(?! than)": 0,
    r"any more": 0,
    r"on turn": 0,
    r"(is|are|was|were) (not )?told": 0,
    r"go(es)? on(?! the)": 1,
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
        found += [path] if path.is_file() else sorted([*path.rglob("*.py"), *path.rglob("*.md")])
    return found


def prose(path: Path) -> list[tuple[int, str]]:
    """The texts of a file with their lines: comments and strings, or all of a page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return [(1, text)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    kinds = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1))
    return [(token.start[0], token.string) for token in tokens if token.type in kinds]


TEXTS = [(path, line, text) for path in files() for line, text in prose(path)]


def found(pattern: str) -> list[str]:
    """Where a pattern stands, across the breaks of lines."""
    words = re.compile(pattern.replace(" ", r"[\s#]+"), re.IGNORECASE)
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
    places = found(rf'^"""{QUESTIONS}')
    assert len(places) <= MOST_QUESTIONS, "\n".join(places)


def test_the_reader_sees_comments_and_strings(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text('"""Whoever."""\nx = 1  # so many\nwhoever = "goes\\non"\n')
    assert [line for line, _ in prose(sample)] == [1, 2, 3]
