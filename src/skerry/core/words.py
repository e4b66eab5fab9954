"""A little English that the texts of all games share."""


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
