"""Turns the events of a record into moves and draws, for the audit."""

from collections.abc import Mapping, Sequence

import msgspec

from skerry.core.audit import Mismatch, one_per_seat
from skerry.core.event import Event, Seat
from skerry.core.game import Draw
from skerry.games.skye.game import events, moves
from skerry.games.skye.game.options import SkyeOptions, read_options
from skerry.games.skye.rules.rules import State
from skerry.games.skye.rules.state import BUILD, BUY, DRAW, PRICE

_DECODER = msgspec.json.Decoder(events.SkyeEvent)
Answers = list[tuple[int, moves.SkyeMove | Draw]]


class SkyeRecordReader:
    """Reads records of Isle of Skye."""

    def read(self, event: msgspec.Raw) -> Event:
        """An event from JSON."""
        found: events.SkyeEvent = _DECODER.decode(event)
        if not found.recorded:
            raise msgspec.ValidationError("this event does not stand in records")
        return found

    def canonical(self, event: Event) -> Event:
        """The format does not order the scrolls of a final event."""
        if not isinstance(event, events.FinalScored):
            return event
        scrolls = tuple(sorted(event.scrolls, key=lambda scroll: scroll.tile))
        return msgspec.structs.replace(event, scrolls=scrolls)

    def group(self, event: Event) -> object:
        """One group for each phase and kind; places and returns mix; scores go slot by slot."""
        if isinstance(event, events.TilePlaced | events.TileReturned):
            return events.TilePlaced
        if isinstance(event, events.GoalScored):
            return event.slot
        if isinstance(event, events.TileBought | events.Passed):
            return event
        return type(event)

    def read_options(self, given: Mapping[str, object], *, words: bool = False) -> SkyeOptions:
        """The options of a record or, with `words`, of a command line."""
        return read_options(given, words=words)

    def answers(self, state: State, ahead: Sequence[Event]) -> Answers:
        """Setup, draws and prices of a whole phase; one purchase or placement at a time."""
        if state.phase == DRAW:
            return _draws(state, one_per_seat(state.seats, ahead, events.TilesDrawn, "draw"))
        if state.phase == PRICE:
            found = one_per_seat(state.seats, ahead, events.PricesRevealed, "price")
            return [(place, _price(event, place)) for place, event in found.values()]
        if state.phase == BUY:
            return _purchase(state, ahead)
        if state.phase == BUILD:
            return _placement(ahead)
        return _setup(state, ahead)


RECORD_READER = SkyeRecordReader()


def _setup(state: State, ahead: Sequence[Event]) -> Answers:
    if not ahead or not isinstance(ahead[0], events.SetUp):
        raise Mismatch(0, "expected a setup event")
    event = ahead[0]
    if len(event.goals) != 4:
        raise Mismatch(0, "expected a goal for each of the slots A, B, C and D")
    if len(event.castles) != state.seats:
        raise Mismatch(0, f"expected {state.seats} castles, one a seat")
    draws: list[Draw] = []
    if not state.goals_chosen:
        draws += [moves.DrawGoal(event.goals[slot]) for slot in sorted(event.goals)]
    draws += [moves.DrawCastle(castle) for castle in event.castles]
    draws.append(moves.DrawFirst(event.first))
    return [(0, draw) for draw in draws]


def _draws(state: State, found: dict[Seat, tuple[int, events.TilesDrawn]]) -> Answers:
    """The rules draw in turn order, whatever the record's order."""
    in_turn = sorted(found.values(), key=lambda item: (item[1].seat - state.first) % state.seats)
    return [(place, moves.DrawTile(tile)) for place, event in in_turn for tile in event.tiles]


def _price(event: events.PricesRevealed, place: int) -> moves.Price:
    if len(event.prices) != 2:
        raise Mismatch(place, f"expected two prices, found {len(event.prices)}")
    first, second = event.prices.items()
    return moves.Price(event.seat, event.axe, (first, second))


def _purchase(state: State, ahead: Sequence[Event]) -> Answers:
    seat = (state.first + state.after) % state.seats
    event = ahead[0] if ahead else None
    if isinstance(event, events.Passed) and event.seat == seat:
        return [(0, moves.Pass(seat))]
    if isinstance(event, events.TileBought) and event.seat == seat:
        return [(0, moves.Buy(seat, event.tile))]
    raise Mismatch(0, f"expected a buy or pass event of seat {seat}")


def _placement(ahead: Sequence[Event]) -> Answers:
    event = ahead[0] if ahead else None
    if isinstance(event, events.TilePlaced):
        return [(0, moves.Place(event.seat, event.tile, event.x, event.y, event.turn))]
    raise Mismatch(0, "expected a place event")
