"""Records of files as rows, one game after the other."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from skerry.core.record import BadRecord, Record, automa_score, decode, read_lines
from skerry.core.record_rows import RecordRows
from skerry.core.registry import find

Report = Callable[[str], object]
"""What to do with a sentence about a bad record."""


class StudiedGame(NamedTuple):
    """One game of a file."""

    where: str
    """The file, and the line if it holds several."""
    record: Record
    rows: RecordRows

    @property
    def scores(self) -> tuple[int, ...]:
        """The final score of each seat."""
        result: Any = self.record.result
        return tuple(result["scores"])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; -1 is an automatic opponent."""
        result: Any = self.record.result
        return tuple(result["winners"])

    @property
    def automa(self) -> int | None:
        """The score of the automatic opponent, if there is one."""
        return None if self.record.result is None else automa_score(self.record.result)

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> float:
        """A seat's score minus the mean of the others."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        if not others:
            return float(self.scores[seat] - (self.automa or 0))
        return self.scores[seat] - sum(others) / len(others)


def studied_games(files: Iterable[Path], report: Report) -> Iterator[StudiedGame]:
    """All finished games of some files; a record that cannot be used is reported and left out."""
    for path in files:
        lines = read_lines(path)
        while True:
            try:
                line = next(lines)
            except StopIteration:
                break
            except BadRecord as error:
                report(str(error))
                break
            try:
                yield _studied(line.where, decode(line.json))
            except (ValueError, KeyError, TypeError, msgspec.DecodeError) as error:
                wrong = f"an event has no {error}" if isinstance(error, KeyError) else str(error)
                report(f"{line.where}: {wrong}")


def _studied(where: str, record: Record) -> StudiedGame:
    plugin = find(record.game)
    if plugin.record_rows is None:
        raise ValueError(f"records of {plugin.title} cannot be exported as tables")
    result: Any = record.result
    if result is None or len(result.get("scores", ())) != len(record.seats):
        raise ValueError("the game was not finished")
    events = [msgspec.json.decode(event) for event in record.events]
    return StudiedGame(where, record, plugin.record_rows(events))
