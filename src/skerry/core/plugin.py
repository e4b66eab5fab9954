"""The plugin of a game: the one object that announces it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from skerry.core.audit import RecordReader
from skerry.core.bot import Bot
from skerry.core.colours import ColouredPieces
from skerry.core.event import Event, Seat
from skerry.core.game import Draw, Game, Move, Options
from skerry.core.learners.learning import Learning
from skerry.core.legal import Legal
from skerry.core.match import Match
from skerry.core.older import Bridged, Compare, OlderRules
from skerry.core.plain_reader import PlainRecordReader
from skerry.core.plugin_check import check_fields
from skerry.core.record import BadRecord, Record
from skerry.core.record_rows import RecordedEvent, RecordRows
from skerry.core.score import Change, Scorecard, ScoreLine
from skerry.core.text import notation, plain_text
from skerry.core.timing.bench import Bench
from skerry.core.timing.typed_bench import typed_bench
from skerry.core.wire import Wire

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


def _made() -> Any:
    """A field whose default is made from the other fields, by _DEFAULTS."""
    return field(default=None)


def _no_changes(view: object, move: object) -> tuple[Change, ...]:
    return ()


MOST_SEATS_TIMED = 4
"""The most seats of the games that a benchmark times."""


@dataclass(frozen=True)
class GamePlugin(Generic[S, V, M]):
    """A game: its rules, and everything else that commands, servers and bots need from it.

    Only `title`, `game`, `seats` and `wire` are required. All others have defaults, made from the
    game's types, views and legal moves.
    """

    title: str
    game: Game[S, V, M]
    seats: range
    """The possible numbers of players."""
    wire: Wire[S, V, M]
    """The game's values as JSON."""

    # Text, for the terminal, playthroughs and tables without a page of their own.
    read_move: Callable[[str, Seat], M] = _made()
    """A move from its notation; NotationError. Default: by its type, like `str(move)`."""
    read_draw: Callable[[str], Draw] = _made()
    """A draw from its notation; NotationError. Default: by its type, like `str(draw)`."""
    show: Callable[[V, Sequence[str]], str] = plain_text.show
    """The table as a text picture, as one seat or a spectator sees it, with the seats' names."""
    show_seat: Callable[[V, Seat, Sequence[str]], str] = _made()
    """One seat's side of the table as a text picture. Default: the whole table."""
    legend: str = ""
    """How to read the pictures."""
    background_colours: Mapping[str, str] = field(default_factory=dict)
    """Characters of pictures that a terminal paints, with their background colours."""
    describe_event: Callable[[Event, Sequence[str]], str] = plain_text.describe_event
    """An event in English, with the names of the seats."""
    describe_score_line: Callable[[ScoreLine], str] = plain_text.describe_score_line
    """A line of a scorecard in English."""
    hint: Callable[[V], str] = _made()
    """What the seat is asked, in English, with an example. Default: some legal moves."""
    list_moves: Callable[[V, Legal[M]], str] = lambda _, legal: plain_text.list_moves(legal)
    """The legal moves in a readable form, however many there are."""
    describe_preview: Callable[[V, M], str] = _made()
    """What a legal move would change, in English. Default: the changes of `preview`."""
    automa: str = "the automatic opponent"
    """The name of the automatic opponent, where a mode has one."""

    # Scores.
    scorecard: Callable[[V, Seat], Scorecard] = _made()
    """What a seat has or would score now, as far as the viewer may know; ValueError if there is no
    such seat.

    At the end of the game it is the scorecard of the seat's standing. An automatic opponent is
    seat -1. Default: nothing before the end.
    """
    preview: Callable[[V, M], tuple[Change, ...]] = _no_changes
    """What a legal move would change, as plain data: `describe_preview` says it in English."""
    score_cards: Callable[[Mapping[str, object]], list[tuple[str, Scorecard]]] = _made()
    """Scorecards of a position given as JSON; ValueError says what is wrong with it.

    Default: the position is a view.
    """

    # Records, bots, benchmarks.
    record_reader: RecordReader[S, M] = _made()
    """What an audit must know of the events. Default: `PlainRecordReader`."""
    judge: Callable[[V, Legal[M]], Iterable[tuple[int, M]]] | None = None
    """How good the moves worth considering look, for the greedy bot; None: it cannot play."""
    bots: Mapping[str, Callable[[], Bot[V, M]]] = field(default_factory=dict)
    """The game's own bots, from weak to strong; they are made when they are wanted."""
    bench: Callable[[], Bench[Any]] = _made()
    """What `skerry bench` times; a function, so that it is imported only for benchmarks.

    Default: random games by the typed API.
    """

    record_rows: Callable[[Sequence[RecordedEvent]], RecordRows] | None = None
    """The events of a record as rows of tables; None: its records cannot be exported."""
    learning: Learning[S] | None = None
    """Choices and observations for learners; None: `skerry.research` cannot use the game."""

    # Tables on a server.
    without_memory_aids: Callable[[V], V] = lambda view: view
    """The view without what a table may ask players to remember, such as the contents of the bag.

    The legal moves, previews and scorecards are the same. Not promised: that `guess` can use it.
    """
    sandbox: Callable[[V, Sequence[str]], V] = _made()
    """For trying things out: the view as if its seat had to place these pieces now.

    It does not matter who owns the pieces. ValueError names one that cannot be placed. Default: no
    piece can be placed.
    """
    hides_answers: Callable[[S], bool] | None = None
    """Whether nobody may see now which seats have answered: all seats are shown as awaited.

    The views of others must not reveal it either. None: it can always be seen.
    """
    round_of: Callable[[S], int | None] = lambda _: None
    """The number of the round in which a state is, from 1; None: the game has no rounds."""
    page: Path | None = None
    """A folder with the game's own table for the page of a server; None: it has the generic one.

    Its `index.js` is an ES module; `docs/adding-a-game.md` says what it must export.
    """
    coloured_pieces: ColouredPieces[S] | None = None
    """The pieces that come with a seat's colour; None: colours change nothing in the game."""
    older: OlderRules[S, M] | None = None
    """How tables of older versions continue; None: no rule changed."""

    def __post_init__(self) -> None:
        """Check the fields and fill in the defaults; PluginError names a wrong field."""
        check_fields(self)
        for name, made in _DEFAULTS.items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, made(self))

    @property
    def seats_timed(self) -> int:
        """The number of seats in the games that a benchmark times."""
        return min(self.seats[-1], MOST_SEATS_TIMED)

    def names_of(self, seats: Sequence[Seat], names: Sequence[str]) -> list[str]:
        """The names of some seats, an automatic opponent (-1) among them."""
        return [self.automa if seat < 0 else names[seat] for seat in seats]

    def game_of(self, version: int) -> Game[S, V, M]:
        """The game as it continues at a table that began under this version of its rules."""
        if self.older is None or version >= self.game.version:
            return self.game
        return Bridged(self.game, version, self.older.bridge)

    def game_of_record(self, record: Record) -> Game[S, V, M]:
        """The game by whose rules a record was played; BadRecord if they are not known here."""
        version = self.game.version if record.rules is None else record.rules
        if not min(1, self.game.version) <= version <= self.game.version:
            raise BadRecord(
                f"it was played by version {version} of the rules of {self.game.name}; "
                f"this program knows them up to version {self.game.version}"
            )
        return self.game_of(version)

    def compare_with(self, version: int) -> Compare:
        """What to look for in a log that began under this version of the rules."""
        return (lambda events: None) if self.older is None else self.older.compare_with(version)

    def shown_awaits(self, match: Match[S, V, M], seat: Seat | None) -> frozenset[Seat]:
        """The seats that a viewer sees as awaited: all of them, where answers are hidden.

        A seat always knows whether it is awaited itself.
        """
        awaits = match.awaits
        if not self.answers_are_hidden(match.state):
            return awaits
        everyone = frozenset(range(match.seats))
        return everyone if seat is None or seat in awaits else everyone - {seat}

    def answers_are_hidden(self, state: S) -> bool:
        """Whether nobody may see now which seats have answered."""
        return self.hides_answers is not None and self.hides_answers(state)

    def fits(self, seats: int, options: Options) -> bool:
        """Whether this number of players can play with these options."""
        try:
            self.game.start(seats, options)
        except ValueError:
            return False
        return True


AnyPlugin = GamePlugin[Any, Any, Any]
"""A plugin whose game is known only by name; its states, views and moves are opaque."""


AnyMatch = Match[Any, Any, Any]
"""A match of such a game."""


def _score_at_the_end(plugin: AnyPlugin, view: Any, seat: Seat) -> Scorecard:
    result = plugin.game.result(plugin.game.guess(view, Random(0)))
    if result is None:
        return Scorecard(())
    cards = {standing.seat: standing.scorecard for standing in result.everybody}
    if seat not in cards:
        raise ValueError(f"there is no seat {seat}")
    return cards[seat]


def _score_a_view(plugin: AnyPlugin, given: Mapping[str, object]) -> list[tuple[str, Scorecard]]:
    try:
        view = msgspec.convert(given, plugin.wire.view)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a view of {plugin.title}: {error}") from None
    found: dict[str, Scorecard] = {}
    # A view does not say how many seats there are, but there is no scorecard of a seat too many.
    with suppress(ValueError):
        for seat in range(plugin.seats[-1]):
            found[f"seat {seat}"] = plugin.scorecard(view, seat)
    return list(found.items())


def _no_sandbox(plugin: AnyPlugin, view: Any, pieces: Sequence[str]) -> Any:
    raise ValueError(f"{plugin.title} has no pieces to try out")


_DEFAULTS: dict[str, Callable[[AnyPlugin], Any]] = {
    "read_move": lambda it: lambda text, seat: notation.read(text, it.wire.move, seat=seat),
    "read_draw": lambda it: lambda text: notation.read(text, it.wire.draw),
    "show_seat": lambda it: lambda view, seat, names: it.show(view, names),
    "hint": lambda it: lambda view: plain_text.hint(it.game.legal(view)),
    "describe_preview": lambda it: (
        (lambda view, move: f"{it.title} has no previews of moves.")
        if it.preview is _no_changes
        else (lambda view, move: plain_text.describe_changes(it.preview(view, move)))
    ),
    "scorecard": lambda it: partial(_score_at_the_end, it),
    "score_cards": lambda it: partial(_score_a_view, it),
    "record_reader": lambda it: PlainRecordReader(it.game, it.wire),
    "bench": lambda it: partial(typed_bench, it.game, it.seats_timed),
    "sandbox": lambda it: partial(_no_sandbox, it),
}
"""Defaults that are made from the other fields."""
