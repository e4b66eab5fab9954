"""Verifiable draws: every draw of a game follows from a secret seed that was fixed beforehand.

The host of a table makes a seed, publishes its commitment before the first draw, and shows the
seed when the game is over. Then everyone can check both (`docs/luck.md`).
"""

import hmac
from hashlib import sha256
from random import Random

import msgspec

from skerry.core.chance import Outcomes, drawn_by, tickets
from skerry.core.game import Draw


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secret that is part of a seed, and the commitment that was published before."""

    secret: str
    commitment: str


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to check a seed to which the server and several seats contributed."""

    server: Contribution
    seats: tuple[Contribution | None, ...]
    """None: the seat contributed nothing."""
    restarts: int
    """How often the toss began anew because a secret was not revealed."""


SEED_DIGITS = 64
RANGE = 2**256
"""An HMAC-SHA256 is a number below this."""


def new_seed(random: Random) -> str:
    """A seed: 64 hexadecimal digits, from the caller's random generator.

    Where it matters, pass `random.SystemRandom()`, which nobody can predict.

    >>> new_seed(Random(7))[:16]
    'd23f0824128b2f33'
    """
    return f"{random.getrandbits(256):0{SEED_DIGITS}x}"


def is_seed(text: str) -> bool:
    """Whether this is a seed as `new_seed` makes them.

    >>> is_seed("0" * 64), is_seed("0" * 63), is_seed("G" * 64)
    (True, False, False)
    """
    return len(text) == SEED_DIGITS and set(text) <= set("0123456789abcdef")


def seed_of(word: str) -> str:
    """The seed of a word: the same word always gives the same draws.

    >>> seed_of("tutorial")[:8]
    'fe30030e'
    """
    return sha256(word.encode()).hexdigest()


def commitment(seed: str) -> str:
    """The commitment that is published beforehand: the SHA-256 of the seed's text, in hexadecimal.

    >>> commitment("0" * 64)[:16]
    '60e05bd1b195af2f'
    """
    return sha256(seed.encode("ascii")).hexdigest()


def draw_from(outcomes: Outcomes, seed: str, number: int) -> Draw:
    """Draw `number` of a game, counted from 0 over all its draws.

    The outcomes must be in the game's own order, which is the same for equal states.
    """
    total = tickets(outcomes)
    # Reject the last numbers of the range, which would favour the first tickets.
    fair = RANGE - RANGE % total
    attempt = 0
    while (found := _number(seed, number, attempt)) >= fair:
        attempt += 1
    return drawn_by(found % total, outcomes)


def _number(seed: str, number: int, attempt: int) -> int:
    message = f"{number}:{attempt}".encode("ascii")
    return int.from_bytes(hmac.digest(seed.encode("ascii"), message, "sha256"), "big")
