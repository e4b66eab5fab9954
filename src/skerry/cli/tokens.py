"""Stores session tokens and secrets of tosses in a file that only its owner can read."""

import contextlib
import os
import re
from functools import partial
from pathlib import Path

import msgspec

from skerry.client.toss import SeenTable, TossMemory

MOST_TOSSES = 100
"""The most tables whose tosses are remembered."""


class StoredTokens(msgspec.Struct):
    """The tokens for one server by name, and the last used name."""

    last: str | None = None
    tokens: dict[str, str] = {}
    tosses: dict[str, SeenTable] = {}
    """What was seen of the tosses of tables, by name and table; the latest is the last."""


class Tokens:
    """The tokens for one server, and what was seen of the tosses there.

    The file is in `skerry` under $XDG_STATE_HOME or ~/.local/state, readable only by its owner.
    """

    def __init__(self, server: str) -> None:
        state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state"
        self._path = Path(state) / "skerry" / f"{re.sub(r'[^A-Za-z0-9.]+', '-', server)}.json"
        self._stored = self._read()

    @property
    def last(self) -> str | None:
        """The last used name."""
        return self._stored.last

    def find(self, name: str) -> str | None:
        """The token of a name."""
        return self._stored.tokens.get(name)

    def keep(self, name: str, token: str) -> None:
        """Store a token and remember its name as the last used one."""
        if self._stored.last == name and self._stored.tokens.get(name) == token:
            return
        # Another program may have written in the meantime.
        self._stored = self._read()
        self._stored.last = name
        self._stored.tokens[name] = token
        self._write()

    def toss(self, name: str | None, table: str) -> TossMemory:
        """What somebody saw of the toss of a table; every change of it is stored."""
        key = f"{name or ''} {table}"
        return TossMemory(self._stored.tosses.get(key), partial(self._keep_toss, key))

    def _keep_toss(self, key: str, seen: SeenTable) -> None:
        self._stored = self._read()
        self._stored.tosses.pop(key, None)
        self._stored.tosses[key] = seen
        while len(self._stored.tosses) > MOST_TOSSES:
            del self._stored.tosses[next(iter(self._stored.tosses))]
        # A full disk must not end the game: the secrets are in memory, too.
        with contextlib.suppress(OSError):
            self._write()

    def _read(self) -> StoredTokens:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=StoredTokens)
        except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError):
            # A broken file counts as a missing one.
            return StoredTokens()

    def _write(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Write a new file and move it, so that it is never incomplete or readable by others.
        new = self._path.with_suffix(f".{os.getpid()}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(self._stored))
        new.replace(self._path)
