"""Verifiable draws: every draw of a game follows from a seed that was fixed beforehand.

At a table of a server the seed is a hash of the server's secret and the secrets of the seats. All
of them publish commitments first, so that nobody can choose the seed. When the game is over,
everyone can check it (`docs/luck.md`).
"""

import hmac
from collections.abc import Sequence
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
    """How often the toss began anew because a seat did not reveal its secret, or left."""

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats whose secrets are part of the seed."""
        return tuple(seat for seat, given in enumerate(self.seats) if given is not None)


SEED_DIGITS = 64
NOTHING = "-"
"""What stands for a seat that contributed nothing."""
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


def seed_from(server: str, seats: Sequence[str | None]) -> str:
    """The seed that the server's secret and those of the seats give; None: a seat has none.

    >>> seed_from("0" * 64, ["1" * 64, None])[:16]
    '88c71cc467a59179'
    """
    return sha256(":".join([server, *(one or NOTHING for one in seats)]).encode()).hexdigest()


def check_seed(seed: str, published: str, luck: Luck | None) -> None:
    """Check a seed against what was published before; ValueError says what does not fit.

    `published` is the commitment of the server's secret or, without `luck`, of the seed itself.
    """
    if not is_seed(seed):
        raise ValueError("its seed is not a text of 64 hexadecimal digits")
    if luck is None:
        _check_equal("the commitment does not fit the seed", commitment(seed), published)
        return
    if luck.restarts < 0:
        raise ValueError("its number of restarts is negative")
    _check_contribution("the server", luck.server)
    for seat, given in enumerate(luck.seats):
        if given is not None:
            _check_contribution(f"seat {seat}", given)
    _check_equal("the commitment is not that of the server", luck.server.commitment, published)
    secrets = [None if given is None else given.secret for given in luck.seats]
    _check_equal("the secrets give another seed", seed_from(luck.server.secret, secrets), seed)


def _check_contribution(whose: str, given: Contribution) -> None:
    if not is_seed(given.secret):
        raise ValueError(f"the secret of {whose} is not a text of 64 hexadecimal digits")
    what = f"the commitment of {whose} does not fit its secret"
    _check_equal(what, commitment(given.secret), given.commitment)


def _check_equal(what: str, expected: str, found: str) -> None:
    if expected != found:
        shown = (msgspec.json.encode(text).decode() for text in (expected, found))
        raise ValueError("{}: expected {}, found {}".format(what, *shown))


def commitment(seed: str) -> str:
    """The commitment of a secret or a seed: the SHA-256 of its text, in hexadecimal.

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
