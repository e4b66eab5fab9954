"""Passwords: hashed slowly, in threads, so that the event loop never waits for one."""

import secrets

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each hash takes a core for a while, and tens of megabytes."""


class Passwords:
    """Makes and checks hashes of passwords, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._at_once = CapacityLimiter(AT_ONCE)
        # What is checked where there is no hash, so that it takes as long as anywhere.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await to_thread.run_sync(self._hasher.hash, password, limiter=self._at_once)

    async def matches(self, kept: str | None, password: str) -> bool:
        """Is it the password that was kept? Without one: no, after the same time."""
        return await to_thread.run_sync(self._matches, kept, password, limiter=self._at_once)

    def _matches(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobody, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False
