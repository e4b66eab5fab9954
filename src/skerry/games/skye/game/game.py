"""Isle of Skye as a Game: the eight verbs over the compiled rules."""

from collections.abc import Callable, Sequence
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.chance import Tickets
from skerry.core.event import Announcement, Event, Seat
from skerry.core.game import CHANCE, Draw, Options, Step
from skerry.core.legal import Legal
from skerry.core.record import Outcome
from skerry.core.score import Result
from skerry.games.skye.game import events
from skerry.games.skye.game.codec import decode, decode_draw, encode
from skerry.games.skye.game.event_teller import SLOTS, EventTeller
from skerry.games.skye.game.guess import guess
from skerry.games.skye.game.moves import SkyeDraw, SkyeMove
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.game.refusal import why_not, why_not_for
from skerry.games.skye.game.scorecard import final_result, outcome_of
from skerry.games.skye.game.view import View, Viewer, restore
from skerry.games.skye.game.view_json import ViewWriter
from skerry.games.skye.pieces.tiles import GOALS, Slot
from skerry.games.skye.rules.codes import codes_of, draws, is_awaited
from skerry.games.skye.rules.rules import State, apply_code
from skerry.games.skye.rules.scoring import GOLD
from skerry.games.skye.rules.state import CASTLES, OVER

SEATS = range(2, 6)
"""How many seats a game can have."""

_REVEALS = (events.PricesRevealed, events.FinalScored)


class Skye:
    """Isle of Skye, base game, for 2 to 5 seats.

    >>> state = SKYE.start(2)
    >>> SKYE.awaits(state)
    frozenset({-1})
    >>> [str(draw) for draw, weight in SKYE.outcomes(state)][:2]
    ['goal squares', 'goal sheep']
    """

    name = "skye"
    version = 1

    def __reduce__(self) -> str:
        return "SKYE"

    def start(self, seats: int, options: Options | None = None) -> State:
        """The state before the first draw."""
        if seats not in SEATS:
            raise ValueError(f"Isle of Skye is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
        chosen = SkyeOptions() if options is None else options
        if not isinstance(chosen, SkyeOptions):
            raise ValueError(f"these are not options of Isle of Skye: {chosen!r}")
        state = State()
        state.lay_out(seats)
        state.fill_bag()
        state.farm_four = chosen.farm is Farm.FOUR
        state.castle_on_roads = chosen.castle_on_roads
        state.tie_remainder = chosen.tie is Tie.REMAINDER
        state.money_open = chosen.money is Money.OPEN
        if chosen.goals is not None:
            state.goals_chosen = True
            state.goals = vec[i64]([GOALS.index(goal) for goal in chosen.goals])
            state.phase = CASTLES
        return state

    def awaits(self, state: State) -> frozenset[Seat]:
        """Chance for draws; all seats for prices and building; one for buying; none at the end."""
        if is_awaited(state, CHANCE):
            return frozenset({CHANCE})
        return frozenset([seat for seat in range(state.seats) if is_awaited(state, seat)])

    def outcomes(self, state: State) -> Sequence[tuple[SkyeDraw, int]]:
        """What can be drawn now, by number; all pieces differ, so every weight is 1."""
        if not is_awaited(state, CHANCE):
            return ()
        phase = state.phase
        return Tickets(sorted(draws(state)), lambda code: decode_draw(phase, code))

    def play(self, state: State, move: SkyeMove | Draw) -> Step[State]:
        """The state after a move or a draw, and the events on the way to it."""
        refusal = why_not(state, move)
        if refusal is not None:
            raise refusal
        seat, code = encode(state, move)  # type: ignore[arg-type] # why_not knows all draws
        after = state.copy()
        teller = EventTeller()
        apply_code(after, seat, code, teller)
        told = tuple(teller.announcements)
        return Step(after, told, revealed=_reveals(after, told))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know."""
        return Viewer(state).view(seat)

    def viewer(self, state: State) -> Callable[[Seat | None], View]:
        """The views of a state that does not change meanwhile."""
        return Viewer(state).view

    def view_writer(self, state: State) -> Callable[[Seat | None], bytes]:
        """The same views as JSON."""
        return ViewWriter(state).view

    def legal(self, view: View) -> Legal[SkyeMove]:
        """The moves of the view's seat; a spectator has none."""
        seat = view.seat
        known = restore(view, only=seat)
        if seat is None:
            return Legal(tuple, _no_move, lambda move: why_not_for(known, None, move))
        return self.legal_in(known, seat)

    def legal_in(self, state: State, seat: Seat) -> Legal[SkyeMove]:
        """The moves of a seat in a state that does not change meanwhile."""
        return Legal(
            lambda: codes_of(state, seat),
            lambda code: decode(state, seat, code),
            lambda move: why_not_for(state, seat, move),
        )

    def guess(self, view: View, random: Random, heard: Sequence[Event] = ()) -> State:
        """Some state that neither the view nor what its seat heard can rule out."""
        return guess(view, random, heard)

    def result(self, state: State) -> Result | None:
        """The standings once the game is over."""
        return final_result(state) if state.phase == OVER else None

    def outcome(self, state: State) -> Outcome | None:
        """The scores and winners once the game is over."""
        return outcome_of(state) if state.phase == OVER else None


def _reveals(state: State, told: tuple[Announcement, ...]) -> bool:
    """Whether prices were shown, or hidden gold was compared or counted."""
    for announcement in told:
        event = announcement.event
        if isinstance(event, _REVEALS):
            return True
        if isinstance(event, events.GoalScored) and _compares_hidden_gold(state, event.slot):
            return True
    return False


def _compares_hidden_gold(state: State, slot: Slot) -> bool:
    return not state.money_open and state.goals[SLOTS.index(slot)] == GOLD


def _no_move(code: int) -> SkyeMove:
    raise ValueError("spectators cannot move")


SKYE = Skye()
