"""Ids and codes that nobody can guess."""

import hashlib
import secrets

# No vowels, so that no words appear; no letters and digits that look alike.
LETTERS = "23456789bcdfghjkmnpqrstvwxz"
_FAIR = 256 // len(LETTERS) * len(LETTERS)
_LETTER_OF = bytes(ord(LETTERS[byte % len(LETTERS)]) for byte in range(256))
_UNFAIR = bytes(range(_FAIR, 256))


def new_id() -> str:
    """An id of a person, a table, a connection or a worker: 76 random bits.

    >>> len(new_id())
    16
    """
    return random_letters(16)


def speaker_id(table: str, person: str) -> str:
    """What a person is called in the chat of one table: it tells nothing about other tables.

    >>> len(speaker_id("harbour", "ann"))
    16
    """
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:16]


def new_code() -> str:
    """A code that people type to join a table: 38 random bits, protected by a rate limit."""
    return random_letters(8)


def new_token() -> str:
    """A token that stands for a person: 256 random bits."""
    return secrets.token_urlsafe(32)


def random_letters(length: int) -> str:
    """A random text of this length, 4.75 bits a letter.

    >>> len(random_letters(40))
    40
    """
    found = ""
    while len(found) < length:
        # One question to the system for the whole text; bytes that would favour some letters go.
        found += secrets.token_bytes(length + length // 4).translate(_LETTER_OF, _UNFAIR).decode()
    return found[:length]
