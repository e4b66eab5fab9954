"""The registry of games: whoever serves all games asks here and names none of them.

A game announces itself by an entry point in the group `skerry.games`, so that a game in another
package is found in the same way as those in this one.
"""

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Generic, Protocol, TypeVar

from skerry.core.audit import RecordReader
from skerry.core.bridge import Bridged
from skerry.core.event import Event, Seat
from skerry.core.game import Draw, Game, Move, Options
from skerry.core.legal import Legal
from skerry.core.match import Match
from skerry.core.score import Change, Scorecard, ScoreLine
from skerry.core.wire import Wire

GROUP = "skerry.games"

Compare = Callable[[Sequence[Event]], str | None]
"""Given the events of a log, batch by batch: what went another way then; None: nothing."""

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


class Bench(Protocol):
    """Random games in bulk by the fast API, for benchmarks."""

    @property
    def MIDDLE(self) -> str:  # noqa: N802 - a constant of a module
        """Where playouts start, in words."""

    @property
    def TIMED(self) -> Mapping[str, Callable[[int], object]]:  # noqa: N802 - the same
        """What else is timed: each function does its thing so many times."""

    def random_games(self, games: int, seed: int) -> int:
        """Play inside the rules; a checksum of all scores."""

    def stepped_games(self, games: int, seed: int) -> int:
        """Play one decision after the other from Python; how many decisions there were."""

    def playouts_from_middle(self, times: int, seed: int) -> int:
        """Play from the middle of a game to random ends; a checksum."""


@dataclass(frozen=True)
class GamePlugin(Generic[S, V, M]):
    """A game with everything that comes in its box besides the rules."""

    title: str
    game: Game[S, V, M]
    seats: range
    """How many can play."""
    record_reader: RecordReader[S, M]
    read_move: Callable[[str, Seat], M]
    """A move from its notation; NotationError."""
    read_draw: Callable[[str], Draw]
    """A draw from its notation; NotationError."""
    show: Callable[[V, Sequence[str]], str]
    """The table as a text picture, as one seat or a spectator sees it, with the seats' names."""
    show_seat: Callable[[V, Seat, Sequence[str]], str]
    """One seat's side of the table as a text picture."""
    tell: Callable[[Event, Sequence[str]], str]
    """An event in English, with the names of the seats."""
    explain: Callable[[ScoreLine], str]
    """A line of a scorecard in English."""
    hint: Callable[[V], str]
    """What the seat is asked, in English, with an example of an answer."""
    list_moves: Callable[[V, Legal[M]], str]
    """The legal moves in a form that people can read, however many there are."""
    describe_preview: Callable[[V, M], str]
    """What a legal move would change, in English."""
    legend: str
    """How to read the pictures."""
    bench: Bench
    score_cards: Callable[[Mapping[str, object]], list[tuple[str, Scorecard]]]
    """Scorecards of a position given as JSON; ValueError says what is wrong with it."""
    wire: Wire[S, V, M]
    """The game's values as JSON."""
    preview: Callable[[V, M], tuple[Change, ...]]
    """What a legal move would change, as plain data: `foretell` says it in English."""
    scorecard: Callable[[V, Seat], Scorecard]
    """What a seat has or would score now, as far as the viewer may know; ValueError: no seat.

    At the end of the game it is the scorecard of the seat's standing. Where there is an automatic
    opponent, it is seat -1.
    """
    veil: Callable[[V], V]
    """The view without what a table may leave to memory, such as what is still in the bag.

    The legal moves, previews and scorecards are the same. Not promised: that `guess` can use it.
    """
    scratch: Callable[[V, Sequence[str]], V]
    """The viewer's table as if it had to place these pieces now, and nothing came after that.

    ValueError says which is no piece that could be placed. For trying things out: whose pieces
    they are does not matter.
    """
    judge: Callable[[V, Legal[M]], Iterable[tuple[int, M]]] | None = None
    """How good the moves worth considering look, for greedy bots; None: only random bots play."""
    hides_answers: Callable[[V], bool] | None = None
    """Whether nobody may see now which seats have answered: everybody is shown as awaited.

    The views of others must not tell it either. None: it can always be seen.
    """
    bridge: Callable[[int, S], Sequence[M]] | None = None
    """Answers to questions that older versions did not ask, given silently: version, state.

    A table that began under an older version goes on as it began. None: nothing was ever added.
    """
    grounds: Mapping[str, str] = field(default_factory=dict)
    """Characters of pictures that a terminal paints, with the colours of their grounds."""
    compare_with: Callable[[int], Compare] = lambda version: lambda events: None
    """What to look for in a log that an older version of the rules wrote.

    Logs of old servers keep no digests of their events. What shows neither in the legality of a
    move nor in a draw can only be found by whoever knows how the rules changed.
    """
    automa: str = "the automatic opponent"
    """What an automatic opponent is called, where a mode has one."""

    def names_of(self, seats: Sequence[Seat], names: Sequence[str]) -> list[str]:
        """The names of some seats, an automatic opponent (-1) among them."""
        return [self.automa if seat < 0 else names[seat] for seat in seats]

    def game_of(self, version: int) -> Game[S, V, M]:
        """The game as it goes on at a table that began under this version of its rules."""
        if self.bridge is None or version >= self.game.version:
            return self.game
        return Bridged(self.game, version, self.bridge)

    def shown_awaits(self, match: Match[S, V, M], seat: Seat | None) -> frozenset[Seat]:
        """The seats that a viewer sees as awaited: more than there are, where answers are hidden.

        A seat always knows whether it is awaited itself.
        """
        awaits = match.awaits
        if self.hides_answers is None or not self.hides_answers(match.view(None)):
            return awaits
        everyone = frozenset(range(match.seats))
        return everyone if seat is None or seat in awaits else everyone - {seat}

    def fits(self, seats: int, options: Options) -> bool:
        """Can so many play with these options?"""
        try:
            self.game.start(seats, options)
        except ValueError:
            return False
        return True


AnyPlugin = GamePlugin[Any, Any, Any]
"""A box whose game is known only by name: its states, views and moves go back to it unread."""


AnyMatch = Match[Any, Any, Any]
"""A match of such a game."""


@cache
def names() -> tuple[str, ...]:
    """The games that are installed.

    >>> "skye" in names()
    True
    """
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def find(name: str) -> AnyPlugin:
    """The game with this name; ValueError lists those that there are.

    >>> find("skye").title
    'Isle of Skye'
    """
    for entry in entry_points(group=GROUP, name=name):
        plugin = entry.load()
        assert isinstance(plugin, GamePlugin), f"{entry.value} is no Box"
        return plugin
    near = difflib.get_close_matches(name, names(), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"unknown game {name!r}{hint} (there are: {', '.join(names())})")
