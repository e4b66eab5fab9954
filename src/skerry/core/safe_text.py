"""Text of strangers: what people may write, and how it is shown where it could do harm.

Control characters move a terminal's cursor or forge lines of a log; invisible and bidirectional
ones make one name look like another.
"""

import unicodedata


def clean_line(given: str) -> str | None:
    r"""A line of text without superfluous spaces; None if it is empty or has control characters.

    >>> clean_line("  Ann   Lee "), clean_line("Ann\x1b[2J"), clean_line(" ")
    ('Ann Lee', None, None)
    """
    line = given.strip()
    return " ".join(line.split()) if line and all(map(_is_plain, line)) else None


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
