"""Passwords: hashed slowly, in threads, so that the event loop never waits for it.

A hash occupies a core for a while. So few run at once, few wait, and one address has only a few
of these places: a stranger who sends many passwords does not keep other people waiting.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Hashes at once: each one occupies a core for a while, and tens of megabytes."""

T = TypeVar("T")


class TooManyHashes(Exception):
    """Too many passwords wait to be hashed; nothing was done."""


class Passwords:
    """Makes and checks hashes of passwords, a few at a time.

    `waiting`: how many may wait for their turn; `of_address`: how many places one address has.
    """

    def __init__(
        self, hasher: PasswordHasher | None = None, *, waiting: int = 16, of_address: int = 4
    ) -> None:
        self._hasher = hasher or PasswordHasher()
        self._at_once = CapacityLimiter(AT_ONCE)
        self._most = AT_ONCE + waiting
        self._of_address = of_address
        self._places: Counter[str] = Counter()
        # Checked where there is no hash, so that the time is the same.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str, address: str) -> str:
        """The hash of a password that came from an address; TooManyHashes."""
        return await self._run(address, lambda: self._hasher.hash(password))

    async def matches(self, hash: str | None, password: str, address: str) -> bool:
        """Whether a password has this hash; None never matches, and takes the same time.

        TooManyHashes.
        """
        return await self._run(address, lambda: self._matches(hash, password))

    def _matches(self, hash: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hash or self._nobody, password) and hash is not None
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, address: str, work: Callable[[], T]) -> T:
        with self._place(address):
            return await to_thread.run_sync(work, limiter=self._at_once)

    @contextmanager
    def _place(self, address: str) -> Iterator[None]:
        if self._places.total() >= self._most or self._places[address] >= self._of_address:
            raise TooManyHashes
        self._places[address] += 1
        try:
            yield
        finally:
            self._places[address] -= 1
            if not self._places[address]:
                del self._places[address]
