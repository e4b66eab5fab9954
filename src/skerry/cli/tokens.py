"""Stores session tokens for servers in a file that only its owner can read."""

import os
import re
from pathlib import Path

import msgspec


class StoredTokens(msgspec.Struct):
    """The tokens for one server by name, and the last used name."""

    last: str | None = None
    tokens: dict[str, str] = {}


class Tokens:
    """The tokens for one server.

    The file is in `skerry` under $XDG_STATE_HOME or ~/.local/state, readable only by its owner.
    """

    def __init__(self, server: str) -> None:
        state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state"
        self._path = Path(state) / "skerry" / f"{re.sub(r'[^A-Za-z0-9.]+', '-', server)}.json"
        try:
            self._stored = msgspec.json.decode(self._path.read_bytes(), type=StoredTokens)
        except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError):
            # A broken file counts as a missing one.
            self._stored = StoredTokens()

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
        self._stored.last = name
        self._stored.tokens[name] = token
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Write a new file and move it, so that it is never incomplete or readable by others.
        new = self._path.with_suffix(".new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(self._stored))
        new.replace(self._path)
