"""Text of strangers: one rule for what people write, and escapes for what is shown."""

import sys
import unicodedata

import pytest

from skerry.core.text.safe_text import clean_line, escaped

EVIL = [
    "\x00",
    "\x07",
    "\x1b[31m",
    "\x1b]0;title\x07",
    "\x7f",
    "\x9b2J",
    "\n",
    "\r",
    "\t",
    "\x85",
    "\u2028",
    "\u2029",
    "\u200b",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\ud800",
    "\U000e0041",
]


@pytest.mark.parametrize("evil", EVIL)
def test_control_characters_are_refused_and_escaped(evil: str) -> None:
    assert clean_line(f"a{evil}b") is None
    shown = escaped(f"a{evil}b")
    assert shown.startswith("a\\")
    assert shown.isprintable()


@pytest.mark.parametrize("text", ["Ann", "Ægir Ó", "安娜", "🐈", "a\\b", 'x "y"'])
def test_ordinary_text_stays(text: str) -> None:
    assert clean_line(text) == text
    assert escaped(text) == text


def test_spaces_are_single() -> None:
    assert clean_line("\n Ann \u00a0\u3000 Lee\t") == "Ann Lee"
    assert clean_line("") is None
    assert clean_line(" \n") is None


def test_some_characters_can_be_kept() -> None:
    assert escaped("a\nb\x1bc\td", keep="\n\t") == "a\nb\\x1bc\td"


def test_nothing_that_moves_the_cursor_is_left() -> None:
    shown = escaped("".join(map(chr, range(sys.maxunicode + 1))))
    kinds = {unicodedata.category(character) for character in set(shown)}
    assert not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}
