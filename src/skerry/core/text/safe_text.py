"""Text of strangers: what people may write, and how it is shown where it could do harm.

Control characters move a terminal's cursor or forge lines of a log; invisible and bidirectional
ones make one name look like another.
"""

import re
import unicodedata


def clean_line(given: str) -> str | None:
    r"""A line of text without superfluous spaces; None if it is empty or has control characters.

    >>> clean_line("  Ann   Lee "), clean_line("Ann\x1b[2J"), clean_line(" ")
    ('Ann Lee', None, None)

    Characters that look like nothing are refused, too, except where they join two emoji.

    >>> clean_line("\u3164"), clean_line("An\u200dn"), len(clean_line("\U0001f468\u200d\U0001f467"))
    (None, None, 3)
    """
    line = given.strip()
    seen = _JOINED.sub("", line)
    is_clean = line and _BLANK.isdisjoint(line) and all(map(_is_plain, seen))
    return " ".join(line.split()) if is_clean else None


_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs without any ink."""
_EMOJI = "[\u2190-\u2bff\U0001f000-\U0001faff]"
_JOINED = re.compile(f"(?<={_EMOJI}|\ufe0f)\u200d(?={_EMOJI})")
"""What joins two emoji into one, such as a family."""


def escaped(text: str, keep: str = "") -> str:
    r"""The text with visible escapes for control characters, except those to keep.

    >>> print(escaped("Ann\x1b[2J\nBea"))
    Ann\x1b[2J\nBea
    """
    if text.isprintable():
        return text
    return "".join(c if c in keep or _is_plain(c) else _escape(c) for c in text)


def _is_plain(character: str) -> bool:
    # Neither controls, formats, surrogates, private and unassigned ones, nor line ends.
    return character.isprintable() or unicodedata.category(character) == "Zs"


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
