"""The Isle of Cats as a Game: the eight verbs over the compiled rules."""

from collections.abc import Callable, Sequence
from random import Random

from skerry.core.chance import Tickets
from skerry.core.event import Announcement, Seat
from skerry.core.game import CHANCE, Draw, Options, Step
from skerry.core.legal import Legal
from skerry.core.record import Outcome
from skerry.core.score import Result
from skerry.games.cats.game import events
from skerry.games.cats.game.codec import decode, decoder_of_draws, encode
from skerry.games.cats.game.event_teller import EventTeller
from skerry.games.cats.game.explain import final_result, outcome_of
from skerry.games.cats.game.guess import guess
from skerry.games.cats.game.ids import DIFFICULTIES, MODES
from skerry.games.cats.game.moves import CatsDraw, CatsMove
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.game.refusal import why_not, why_not_for
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import View, Viewer
from skerry.games.cats.game.view_json import ViewWriter
from skerry.games.cats.rules.codes import codes_of, is_awaited
from skerry.games.cats.rules.interject import can_interject
from skerry.games.cats.rules.rules import State, apply_code, draws, lay_out
from skerry.games.cats.rules.state import OVER, PAUSE, PUBLIC

SEATS = range(1, 5)
"""How many seats a game can have: one alone against the sister, else two to four."""

_REVEALS = (
    events.CardsKept,
    events.CardsPaid,
    events.RescueCardsShown,
    events.SisterActed,
    events.DayEnded,
    events.FinalScored,
)
"""Choices that were sealed, cards that lay face down, private lessons: now somebody knows them."""


class Cats:
    """The Isle of Cats, base game: standard and family for 2 to 4 seats, solo for one.

    >>> state = CATS.start(2)
    >>> [str(draw) for draw, weight in CATS.outcomes(state)]
    ['boat boat1', 'boat boat2', 'boat boat3', 'boat boat4']
    """

    name = "cats"
    version = 2

    def __reduce__(self) -> str:
        return "CATS"

    def start(self, seats: int, options: Options | None = None) -> State:
        """The state before anything was drawn."""
        chosen = CatsOptions() if options is None else options
        if not isinstance(chosen, CatsOptions):
            raise ValueError(f"these are not options of The Isle of Cats: {chosen!r}")
        if (chosen.mode is Mode.SOLO) != (seats == 1) or seats not in SEATS:
            fit = "1 player" if chosen.mode is Mode.SOLO else "2 to 4 players"
            raise ValueError(f"the {chosen.mode} mode is for {fit}, not {seats}")
        state = State()
        state.mode = MODES.index(chosen.mode)
        state.seats = seats
        state.column_lesson = chosen.column_lesson
        if chosen.difficulty is not None:
            state.difficulty = DIFFICULTIES.index(chosen.difficulty)
        lay_out(state)
        return state

    def awaits(self, state: State) -> frozenset[Seat]:
        """Who must answer; an anytime card that somebody could interject is never awaited."""
        if is_awaited(state, CHANCE):
            return frozenset({CHANCE})
        return frozenset([seat for seat in range(state.seats) if is_awaited(state, seat)])

    def outcomes(self, state: State) -> Sequence[tuple[CatsDraw, int]]:
        """What can be drawn now, by number; a rare treasure is there several times."""
        return Tickets(sorted(draws(state)), decoder_of_draws(state))

    def play(self, state: State, move: CatsMove | Draw) -> Step[State]:
        """The state after a move or a draw, and the events on the way to it."""
        refusal = why_not(state, move)
        if refusal is not None:
            raise refusal
        seat, code = encode(state, move)  # type: ignore[arg-type] # why_not knows all draws
        after = state.copy()
        teller = EventTeller()
        apply_code(after, seat, code, teller)
        # That nobody played a card before phase 3 is news for everybody.
        news = state.phase == PAUSE and after.phase != PAUSE and state.seats > 1
        told = tuple(teller.announcements)
        return Step(after, told, revealed=news or _reveals(after, seat, told))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know."""
        return Viewer(state).view(seat)

    def viewer(self, state: State) -> Callable[[Seat | None], View]:
        """The views of a state that does not change meanwhile."""
        return Viewer(state).view

    def view_writer(self, state: State) -> Callable[[Seat | None], bytes]:
        """The same views as JSON."""
        return ViewWriter(state).view

    def legal(self, view: View) -> Legal[CatsMove]:
        """The moves of the view's seat, anytime cards among them; a spectator has none."""
        seat = view.seat
        known = restore(view, only=seat)
        if seat is None:
            return Legal(tuple, _no_move, lambda move: why_not_for(known, None, move))
        return self.legal_in(known, seat)

    def legal_in(self, state: State, seat: Seat) -> Legal[CatsMove]:
        """The moves of a seat in a state that does not change meanwhile."""
        return Legal(
            lambda: codes_of(state, seat),
            lambda code: decode(state, seat, code),
            lambda move: why_not_for(state, seat, move),
        )

    def may_move_in(self, state: State, seat: Seat) -> bool:
        """Whether a seat has any legal move, without a list of them."""
        if is_awaited(state, seat):
            return bool(self.legal_in(state, seat))
        return can_interject(state, seat)

    def guess(self, view: View, random: Random) -> State:
        """Some state that the view cannot rule out."""
        return guess(view, random)

    def result(self, state: State) -> Result | None:
        """The standings once the game is over."""
        return final_result(state) if state.phase == OVER else None

    def outcome(self, state: State) -> Outcome | None:
        """The scores and winners once the game is over."""
        return outcome_of(state) if state.phase == OVER else None


def _reveals(after: State, seat: Seat, told: tuple[Announcement, ...]) -> bool:
    """Whether somebody has learned something since the answer was chosen."""
    named = False
    for announcement in told:
        event = announcement.event
        if isinstance(event, _REVEALS):
            return True
        if isinstance(event, events.PublicLessonLaid | events.LessonLaid) and event.seat != seat:
            return True
        named = named or isinstance(event, events.PublicLessonLaid)
    return named and after.phase == PUBLIC and after.order[after.turn] != seat


def _no_move(code: int) -> CatsMove:
    raise ValueError("spectators cannot move")


CATS = Cats()
