"""Records: a whole game as JSON, one per file or one per line."""

import gzip
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import FileIO
from pathlib import Path
from typing import TypeVar

import msgspec

from skerry.core import bounded_lines
from skerry.core.bounded_lines import TooLarge
from skerry.core.event import Event
from skerry.core.game import Game, Move
from skerry.core.luck import Luck
from skerry.core.match import Match
from skerry.core.score import Result

FORMAT = 1
"""The version of the format."""
SUFFIXES = (".json", ".jsonl", ".jsonl.gz")
"""How the names of record files end."""
LARGEST_RECORD = 2**20
"""The most bytes of a record; a long game has 30,000."""

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


Outcome = dict[str, int | tuple[int, ...]]
"""How the game ended: `scores`, `winners`, and the score of an automatic opponent by its name."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game, with nothing hidden. Events are kept as JSON: their types are the game's."""

    skerry: int
    game: str
    options: dict[str, object]
    seats: tuple[str, ...]
    events: tuple[msgspec.Raw, ...]
    result: Outcome | None = None
    seed: str | int | None = None
    commitment: str | None = None
    luck: Luck | None = None
    """How the seed arose from several secrets; None: it was chosen, or made by one program."""
    rules: int | None = None
    """The version of the game's rules; None: not known."""


class BadRecord(ValueError):
    """A file, or a line of a file, that is not a record; the message says what is wrong."""


class RecordLine(msgspec.Struct, frozen=True):
    """One record of a file, not yet decoded."""

    where: str
    """The file, and the line number if it holds several."""
    json: bytes


def record_of(
    match: Match[S, V, M],
    names: Sequence[str],
    *,
    seed: str | None = None,
    commitment: str | None = None,
    luck: Luck | None = None,
    rules: int | None = None,
) -> Record:
    """The record of a match; before the end it has no result.

    A seed and its commitment make the draws verifiable. A resumed match does not know its
    first events: pass them to `make_record` instead.
    """
    chosen = {} if match.options is None else msgspec.to_builtins(match.options)
    return make_record(
        match.game.name,
        {"players": match.seats, **chosen},
        names,
        [event for event in match.events if event.recorded],
        match.result,
        seed=seed,
        commitment=commitment,
        luck=luck,
        rules=rules,
    )


def make_record(
    game: str,
    options: Mapping[str, object],
    names: Sequence[str],
    events: Sequence[Event],
    result: Result | None,
    *,
    seed: str | None = None,
    commitment: str | None = None,
    luck: Luck | None = None,
    rules: int | None = None,
) -> Record:
    """A record from its parts."""
    return Record(
        FORMAT,
        game,
        dict(options),
        tuple(names),
        tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events),
        None if result is None else outcome_of(result),
        seed,
        commitment,
        luck,
        rules,
    )


def outcome_of(result: Result) -> Outcome:
    """A result in the form of records."""
    outcome: Outcome = {"scores": result.scores, "winners": result.winners}
    if result.automa is not None:
        outcome[result.automa_name] = result.automa.score
    return outcome


def outcome_in(game: Game[S, V, M], state: S) -> Outcome | None:
    """The outcome of a game in the form of records, or None before the end.

    A game may have a method `outcome(state)` that finds it without scorecards.
    """
    direct: Callable[[S], Outcome | None] | None = getattr(game, "outcome", None)
    if direct is not None:
        return direct(state)
    result = game.result(state)
    return None if result is None else outcome_of(result)


def automa_score(outcome: Outcome) -> int | None:
    """The score of the automatic opponent, if there is one: the only number of an outcome."""
    return next((value for value in outcome.values() if isinstance(value, int)), None)


def encode(record: Record) -> bytes:
    """A record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def decode(data: bytes) -> Record:
    """A record from JSON; BadRecord says what is wrong."""
    try:
        # The first key tells any other file from a broken record.
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        if "skerry" not in head:
            raise BadRecord('not a Skerry record: there is no "skerry"')
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord(f"not a Skerry record: {error}") from None
    except RecursionError:
        raise BadRecord("not a Skerry record: nested too deeply") from None
    except UnicodeDecodeError:
        raise BadRecord("not a Skerry record: not UTF-8 text") from None
    if record.skerry != FORMAT:
        raise BadRecord(f"format {record.skerry} is not known here, only {FORMAT}")
    return record


def read_lines(path: Path) -> Iterator[RecordLine]:
    """The records of a `.json`, `.jsonl` or `.jsonl.gz` file, not yet decoded.

    OSError if the file cannot be read; BadRecord, after all whole lines, if it is truncated or
    has a line that is larger than any record.
    """
    if not path.name.endswith(SUFFIXES):
        raise BadRecord(f"{path}: a record file ends in .json, .jsonl or .jsonl.gz")
    number = 0
    with path.open("rb") as file:
        try:
            if path.name.endswith(".json"):
                yield RecordLine(str(path), bounded_lines.read_whole(file, LARGEST_RECORD))
                return
            lines = bounded_lines.read_lines(file, LARGEST_RECORD, packed=path.suffix == ".gz")
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield RecordLine(f"{path}:{number}", line)
        except TooLarge as error:
            where = path if path.name.endswith(".json") else f"{path}:{number + 1}"
            raise BadRecord(f"{where}: {error}") from None
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise BadRecord(f"{path}:{number + 1}: the file is truncated: {error}") from None


def write_whole(file: FileIO, data: bytes) -> None:
    """Write all of the data; OSError names the file. A disk that is nearly full takes a part."""
    rest = memoryview(data)
    try:
        while rest:
            rest = rest[file.write(rest) :]
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file.name)) from None


class Writer:
    """Writes records to a file; each is complete on disk before the next.

    A `.json` file holds one record, `.jsonl` and `.jsonl.gz` any number. In a `.jsonl.gz` every
    record is a gzip member of its own, handed to the file in one piece, so that an interrupt
    cannot break what was written before.
    """

    def __init__(self, path: Path) -> None:
        if not path.name.endswith(SUFFIXES):
            raise ValueError(f"{path}: a record file ends in .json, .jsonl or .jsonl.gz")
        self._single = path.name.endswith(".json")
        self._zipped = path.suffix == ".gz"
        self._count = 0
        # Closed by __exit__.
        self._file = FileIO(path, "wb")

    def write(self, line: bytes) -> None:
        """Add a record, encoded."""
        if self._single and self._count:
            raise ValueError("a .json file holds one record; use .jsonl for more")
        self._count += 1
        whole = line + b"\n"
        write_whole(self._file, gzip.compress(whole) if self._zipped else whole)

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
