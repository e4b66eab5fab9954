"""The folder of an arena: what was planned, every game that is over, and, if wanted, the records.

`plan.json` says what is played, `games.jsonl` has a line for each game that is over, and
`records.jsonl` the records. An interrupted arena continues with the games that are missing.
"""

import os
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

import skerry
from skerry.arena.outcome import Outcome, PlayedGame
from skerry.arena.pairing import ArenaPlan
from skerry.core.record import write_whole
from skerry.core.registry import find


class FolderError(Exception):
    """The folder belongs to another arena, or is damaged."""


class _Line(msgspec.Struct):
    """A line of games.jsonl."""

    outcome: Outcome
    records_end: int
    """How long records.jsonl was when the game was written; what comes later is incomplete."""


def described(plan: ArenaPlan, keeps_records: bool) -> dict[str, Any]:
    """What must be the same for an arena to continue."""
    return {
        "game": plan.game,
        "rules": find(plan.game).game.version,
        "skerry": skerry.__version__,
        "players": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": msgspec.to_builtins(plan.options),
        "effort": plan.effort,
        "limit": plan.limit,
        "records": keeps_records,
    }


class Folder:
    """Writes the games of an arena as they end, and knows those that are over."""

    def __init__(self, path: Path, plan: ArenaPlan, *, records: bool) -> None:
        """Open or make the folder; FolderError if another arena is in it."""
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        path.mkdir(parents=True, exist_ok=True)
        self._check_plan(described(plan, records))
        end, records_end = self._read()
        self._games = FileIO(path / "games.jsonl", "ab")
        self._games.truncate(end)
        self._records = None
        if records:
            self._records = FileIO(path / "records.jsonl", "ab")
            self._records.truncate(records_end)
        self._records_end = records_end

    def _check_plan(self, wanted: dict[str, Any]) -> None:
        path = self.path / "plan.json"
        if not path.exists():
            path.write_bytes(msgspec.json.format(msgspec.json.encode(wanted)) + b"\n")
            return
        try:
            found = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise FolderError(f"{path} is damaged: {error}") from None
        for name, value in wanted.items():
            if found.get(name) != value:
                raise FolderError(
                    f"{self.path} holds another arena: its {name} is {found.get(name)!r}, "
                    f"not {value!r}; choose another folder"
                )

    def _read(self) -> tuple[int, int]:
        """Read the games that are over; returns how far both files are complete."""
        path = self.path / "games.jsonl"
        end = records_end = 0
        if not path.exists():
            return end, records_end
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break  # The arena was interrupted while it wrote this line.
                try:
                    one = msgspec.json.decode(line, type=_Line)
                except msgspec.DecodeError as error:
                    raise FolderError(f"{path}:{number} is damaged: {error}") from None
                self.outcomes[one.outcome.game] = one.outcome
                end += len(line)
                records_end = one.records_end
        return end, records_end

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(games) if number not in self.outcomes]

    def write(self, played: PlayedGame) -> None:
        """Keep a game; its record first, so that no game is without one."""
        if self._records is not None and played.record is not None:
            write_whole(self._records, played.record + b"\n")
            self._records_end += len(played.record) + 1
        line = _Line(played.outcome, self._records_end)
        write_whole(self._games, msgspec.json.encode(line) + b"\n")
        self.outcomes[played.outcome.game] = played.outcome

    def close(self) -> None:
        """Close the files."""
        for file in (self._games, self._records):
            if file is not None:
                os.fsync(file.fileno())
                file.close()


def in_order(outcomes: dict[int, Outcome], games: int) -> Sequence[Outcome]:
    """The first games, by their numbers."""
    return [outcomes[number] for number in range(games) if number in outcomes]
