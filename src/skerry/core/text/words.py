"""What the texts of all games share: a little English, and how to tell pictures from words."""

from collections.abc import Container


def does(name: str, verb: str) -> str:
    """A name with a verb in its right form: people are shown as themselves or as You.

    >>> does("Ann", "pass"), does("You", "pass"), does("Ann", "buy")
    ('Ann passes', 'You pass', 'Ann buys')
    """
    if name == "You":
        return f"You {verb}"
    return f"{name} {verb}{'es' if verb.endswith(('s', 'ch')) else 's'}"


def many(count: int, what: str) -> str:
    """A number of things.

    >>> many(1, "tile"), many(3, "tile")
    ('1 tile', '3 tiles')
    """
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def is_map_row(line: str, characters: Container[str]) -> bool:
    """Whether this row belongs to a picture that is drawn with these characters.

    >>> is_map_row("   ^  L03  ^", "^~"), is_map_row(" >You   5 points", "^~")
    (True, False)
    """
    inked = line.strip()
    return bool(inked) and all(c in characters or c == "." for c in (inked[0], inked[-1]))
