"""The tokens that bring a person back to a server, in a file that only their owner can read."""

import os
import re
from pathlib import Path

import msgspec


class Kept(msgspec.Struct):
    """The tokens for one server, by name, and the name that was used last."""

    last: str | None = None
    tokens: dict[str, str] = {}


class Tokens:
    """The tokens for one server.

    They lie under $XDG_STATE_HOME or ~/.local/state, in `skerry`, readable by their owner only.
    """

    def __init__(self, server: str) -> None:
        state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state"
        self._path = Path(state) / "skerry" / f"{re.sub(r'[^A-Za-z0-9.]+', '-', server)}.json"
        try:
            self._kept = msgspec.json.decode(self._path.read_bytes(), type=Kept)
        except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError):
            # A file that somebody has broken is worth no more than none.
            self._kept = Kept()

    @property
    def last(self) -> str | None:
        """The name that was used last."""
        return self._kept.last

    def find(self, name: str) -> str | None:
        """The token of a name."""
        return self._kept.tokens.get(name)

    def keep(self, name: str, token: str) -> None:
        """Remember a token, and that its name was used last."""
        if self._kept.last == name and self._kept.tokens.get(name) == token:
            return
        self._kept.last = name
        self._kept.tokens[name] = token
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Written beside and moved, so that it is never there in part or open to others.
        new = self._path.with_suffix(".new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(self._kept))
        new.replace(self._path)
