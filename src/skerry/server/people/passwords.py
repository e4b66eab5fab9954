"""Passwords: hashed slowly, in threads, so that the event loop never waits for it."""

import secrets

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Hashes at once: each one occupies a core for a while, and tens of megabytes."""


class Passwords:
    """Makes and checks hashes of passwords, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._at_once = CapacityLimiter(AT_ONCE)
        # Checked where there is no hash, so that the time is the same.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        return await to_thread.run_sync(self._hasher.hash, password, limiter=self._at_once)

    async def matches(self, hash: str | None, password: str) -> bool:
        """Whether a password has this hash; None never matches, and takes the same time."""
        return await to_thread.run_sync(self._matches, hash, password, limiter=self._at_once)

    def _matches(self, hash: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hash or self._nobody, password) and hash is not None
        except (VerificationError, InvalidHashError):
            return False
