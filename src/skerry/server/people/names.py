"""Names of people: which are allowed, and when two of them are the same."""

import unicodedata

from skerry.core.text.safe_text import clean_line
from skerry.server.refusals import Invalid

LONGEST = 24
LONGEST_FOLDED = 64
BOT = "bot:"
"""The prefix of the names of bots."""
SOMEBODY = "somebody"
"""The name of people whose data was deleted."""


def clean_name(given: str) -> str:
    """A name as it is stored; Invalid if it cannot be one.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    if not given.strip():
        raise Invalid("A name has at least one character.", "$.name")
    name = clean_line(unicodedata.normalize("NFC", given))
    if name is None:
        raise Invalid("A name has no invisible characters.", "$.name")
    if len(name) > LONGEST or len(fold_name(name)) > LONGEST_FOLDED:
        raise Invalid(f"A name has at most {LONGEST} characters.", "$.name")
    if fold_name(name).startswith(BOT):
        raise Invalid(f"Only names of bots start with {BOT}", "$.name")
    return name


def fold_name(name: str) -> str:
    """A form that is the same for names that look the same to people.

    >>> fold_name(" ANN  Lee")
    'ann lee'
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
