"""Names of people: how they may look, and when two of them are the same."""

import unicodedata

from skerry.server.http.problems import Declined

LONGEST = 24
LONGEST_FOLDED = 64
BOT = "bot:"
"""What names of bots start with."""
SOMEBODY = "somebody"
"""The name of those whose data were deleted."""
# Controls, formats (invisible, or turning the text around), halves of characters, line ends.
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(given: str) -> str:
    """A name as it is kept; Declined says why it cannot be one.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = unicodedata.normalize("NFC", given.strip())
    if any(unicodedata.category(letter) in _REFUSED for letter in name):
        raise Declined(400, "A name has no control characters.", "$.name")
    name = " ".join(name.split())
    if not name:
        raise Declined(400, "A name has at least one character.", "$.name")
    if len(name) > LONGEST or len(fold_name(name)) > LONGEST_FOLDED:
        raise Declined(400, f"A name has at most {LONGEST} characters.", "$.name")
    if fold_name(name).startswith(BOT):
        raise Declined(400, f"Only names of bots start with {BOT}", "$.name")
    return name


def fold_name(name: str) -> str:
    """The same for names that people take for the same.

    >>> fold_name(" ANN  Lee")
    'ann lee'
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
