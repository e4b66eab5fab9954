"""Ids and codes that nobody can guess."""

import secrets

# No vowels, so that no words come out; no letters and digits that look alike.
_LETTERS = "23456789bcdfghjkmnpqrstvwxz"


def new_id() -> str:
    """An id of a person, a table, a connection or a worker: 76 random bits.

    >>> len(new_id())
    16
    """
    return _random(16)


def new_code() -> str:
    """A code that people can type, to join a table: 38 random bits, behind a rate limit."""
    return _random(8)


def new_token() -> str:
    """A token that stands for a person: 256 random bits."""
    return secrets.token_urlsafe(32)


def _random(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
