"""The plugin of a game: the one object that announces it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from skerry.core.audit import RecordReader
from skerry.core.bench import Bench
from skerry.core.bridge import Bridged
from skerry.core.event import Event, Seat
from skerry.core.game import Draw, Game, Move, Options
from skerry.core.legal import Legal
from skerry.core.match import Match
from skerry.core.score import Change, Scorecard, ScoreLine
from skerry.core.wire import Wire

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)

Compare = Callable[[Sequence[Event]], str | None]
"""Takes the events of a log batch by batch; returns what happened differently then, if anything."""


@dataclass(frozen=True)
class GamePlugin(Generic[S, V, M]):
    """A game: its rules, and everything else that commands, servers and bots need from it."""

    title: str
    game: Game[S, V, M]
    seats: range
    """The possible numbers of players."""
    record_reader: RecordReader[S, M]
    read_move: Callable[[str, Seat], M]
    """A move from its notation; NotationError."""
    read_draw: Callable[[str], Draw]
    """A draw from its notation; NotationError."""
    show: Callable[[V, Sequence[str]], str]
    """The table as a text picture, as one seat or a spectator sees it, with the seats' names."""
    show_seat: Callable[[V, Seat, Sequence[str]], str]
    """One seat's side of the table as a text picture."""
    describe_event: Callable[[Event, Sequence[str]], str]
    """An event in English, with the names of the seats."""
    describe_score_line: Callable[[ScoreLine], str]
    """A line of a scorecard in English."""
    hint: Callable[[V], str]
    """What the seat is asked, in English, with an example of an answer."""
    list_moves: Callable[[V, Legal[M]], str]
    """The legal moves in a readable form, however many there are."""
    describe_preview: Callable[[V, M], str]
    """What a legal move would change, in English."""
    legend: str
    """How to read the pictures."""
    bench: Callable[[], Bench[Any]]
    """What `skerry bench` times; a function, so that it is imported only for benchmarks."""
    score_cards: Callable[[Mapping[str, object]], list[tuple[str, Scorecard]]]
    """Scorecards of a position given as JSON; ValueError says what is wrong with it."""
    wire: Wire[S, V, M]
    """The game's values as JSON."""
    preview: Callable[[V, M], tuple[Change, ...]]
    """What a legal move would change, as plain data: `describe_preview` says it in English."""
    scorecard: Callable[[V, Seat], Scorecard]
    """What a seat has or would score now, as far as the viewer may know; ValueError if there is no
    such seat.

    At the end of the game it is the scorecard of the seat's standing. An automatic opponent is
    seat -1.
    """
    without_memory_aids: Callable[[V], V]
    """The view without what a table may ask players to remember, such as the contents of the bag.

    The legal moves, previews and scorecards are the same. Not promised: that `guess` can use it.
    """
    sandbox: Callable[[V, Sequence[str]], V]
    """For trying things out: the view as if its seat had to place these pieces now.

    It does not matter who owns the pieces. ValueError names one that cannot be placed.
    """
    judge: Callable[[V, Legal[M]], Iterable[tuple[int, M]]] | None = None
    """How good the moves worth considering look, for greedy bots; None: only random bots play."""
    hides_answers: Callable[[V], bool] | None = None
    """Whether nobody may see now which seats have answered: all seats are shown as awaited.

    The views of others must not reveal it either. None: it can always be seen.
    """
    bridge: Callable[[int, S], Sequence[M]] | None = None
    """Silent answers to questions that older versions did not ask, by version and state.

    A table that began under an older version continues without these questions.
    """
    compare_with: Callable[[int], Compare] = lambda version: lambda events: None
    """What to look for in a log that an older version of the rules wrote.

    Logs of older servers keep no digests of their events. A change of the rules that shows
    neither in the legality of a move nor in a draw is found only by a comparison made for it.
    """
    background_colours: Mapping[str, str] = field(default_factory=dict)
    """Characters of pictures that a terminal paints, with their background colours."""
    automa: str = "the automatic opponent"
    """The name of the automatic opponent, where a mode has one."""

    def names_of(self, seats: Sequence[Seat], names: Sequence[str]) -> list[str]:
        """The names of some seats, an automatic opponent (-1) among them."""
        return [self.automa if seat < 0 else names[seat] for seat in seats]

    def game_of(self, version: int) -> Game[S, V, M]:
        """The game as it continues at a table that began under this version of its rules."""
        if self.bridge is None or version >= self.game.version:
            return self.game
        return Bridged(self.game, version, self.bridge)

    def shown_awaits(self, match: Match[S, V, M], seat: Seat | None) -> frozenset[Seat]:
        """The seats that a viewer sees as awaited: all of them, where answers are hidden.

        A seat always knows whether it is awaited itself.
        """
        awaits = match.awaits
        if self.hides_answers is None or not self.hides_answers(match.view(None)):
            return awaits
        everyone = frozenset(range(match.seats))
        return everyone if seat is None or seat in awaits else everyone - {seat}

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
