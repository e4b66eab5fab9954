"""The events of a record as the answers that they stand for: what an audit needs."""

from collections.abc import Mapping, Sequence

import msgspec

from skerry.core.audit import Mismatch, one_per_seat
from skerry.core.event import Event, Seat
from skerry.core.game import Draw
from skerry.games.cats.game import events, moves
from skerry.games.cats.game.options import CatsOptions, read_options
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind
from skerry.games.cats.rules import state as s
from skerry.games.cats.rules.codes import codes_of
from skerry.games.cats.rules.explore import next_public
from skerry.games.cats.rules.interject import WATCH_ON
from skerry.games.cats.rules.rules import State

_LESSONS = (Kind.LESSON, Kind.PUBLIC)
_DECODER = msgspec.json.Decoder(events.CatsEvent)
Answers = list[tuple[int, moves.CatsMove | Draw]]

# Events of these kinds may stand in any seat order where several follow each other.
_ANY_ORDER = (
    events.FishCaught,
    events.CardsDealt,
    events.CardsKept,
    events.CardsPaid,
    events.LessonLaid,
    events.PublicLessonLaid,
    events.RescueCardsShown,
    events.CardsUnused,
    events.FinalScored,
)


class CatsRecordReader:
    """Reads the events of The Isle of Cats."""

    def read(self, event: msgspec.Raw) -> Event:
        """An event from JSON, complete as records have it."""
        found: events.CatsEvent = _DECODER.decode(event)
        if not found.recorded:
            raise msgspec.ValidationError("this event does not stand in records")
        _check_complete(found)
        return found

    def canonical(self, event: Event) -> Event:
        """Cells and cards in a fixed order wherever their order means nothing."""
        return _canonical(event)

    def group(self, event: Event) -> object:
        """One group for each kind of simultaneous event; all others stand alone."""
        return type(event) if isinstance(event, _ANY_ORDER) else event

    def read_options(self, given: Mapping[str, object], *, words: bool = False) -> CatsOptions:
        """The options of a record or, with `words`, of a command line."""
        return read_options(given, words=words)

    def answers(self, state: State, ahead: Sequence[Event]) -> Answers:
        """Whole phases where seats choose at the same time; else one small step."""
        if not ahead:
            raise Mismatch(0, "the record ends in the middle of the game")
        if state.doing != s.NOTHING:
            return [(0, _step(state, ahead[0]))]
        if state.phase == s.PAUSE and _is_over(ahead):
            return [(0, moves.Pass(seat)) for seat in range(state.seats)]
        if isinstance(ahead[0], events.AnytimePlayed) and state.phase >= s.KEEP:
            return [(0, _interjection(ahead[0]))]
        if state.watcher != s.NONE:
            return [(0, moves.Pass(state.watcher))]
        if state.mode == s.SOLO and WATCH_ON in codes_of(state, 0):
            # Records do not say who asked to be prompted; in solo, only a player who did can
            # interject a card before the sister's turn.
            return [(0, moves.Watch(0, on=True))]
        return _phase(state, ahead)


RECORD_READER = CatsRecordReader()


def _is_over(ahead: Sequence[Event]) -> bool:
    """Whether the pause before phase 3 is over, of which records have no event.

    A card that brings a lesson which is not laid on the same day was played after it. Wherever
    else a card could stand on both sides, what it does is the same.
    """
    first = ahead[0]
    if not isinstance(first, events.AnytimePlayed):
        return True
    missing = set(first.kept) if isinstance(first.kept, tuple) else set()
    missing = {card for card in missing if CARDS[CARD_NUMBER[card]].kind in _LESSONS}
    for event in ahead:
        if not missing or isinstance(event, events.RescueCardsShown):
            break
        if isinstance(event, events.LessonLaid | events.PublicLessonLaid):
            missing.discard(event.card or "")
    return bool(missing)


def _check_complete(event: events.CatsEvent) -> None:
    """Records leave nothing out that only some seats may see."""
    missing = [
        name
        for name in ("cards", "card")
        if getattr(event, name, "") is None or getattr(event, "count", None) is not None
    ]
    if isinstance(event, events.AnytimePlayed):
        missing = [] if event.count is msgspec.UNSET else ["count"]
    if missing:
        raise msgspec.ValidationError("the event leaves out what records must tell")


def _canonical(event: Event) -> Event:
    replace = msgspec.structs.replace
    match event:
        case events.CatRescued() | events.OshaxPlaced():
            return replace(event, cells=tuple(sorted(event.cells)))
        case events.MapCovered(cells=cells) if cells is not None:
            return replace(event, cells=tuple(sorted(cells)))
        case events.TreasuresPlaced():
            tiles = tuple(replace(tile, cells=tuple(sorted(tile.cells))) for tile in event.tiles)
            return replace(event, tiles=tiles)
        case events.AnytimePlayed():
            return _canonical_anytime(event)
        case (
            events.CardsKept(cards=cards)
            | events.RescueCardsShown(cards=cards)
            | events.CardsUnused(cards=cards)
        ):
            return replace(event, cards=tuple(sorted(cards or ())))
        case events.CardsPaid():
            cards, rest = event.cards or (), event.discard or ()
            return replace(event, cards=tuple(sorted(cards)), discard=tuple(sorted(rest)))
        case events.DayEnded(gone):
            return replace(event, gone=tuple(sorted(gone)))
        case events.FinalScored():
            return replace(
                event,
                families=tuple(sorted(event.families, key=str)),
                lessons=tuple(sorted(event.lessons, key=str)),
                public=tuple(sorted(event.public, key=str)),
            )
        case events.SisterScored():
            return replace(event, lessons=tuple(sorted(event.lessons, key=str)))
    return event


def _canonical_anytime(event: events.AnytimePlayed) -> events.AnytimePlayed:
    replace = msgspec.structs.replace
    if isinstance(event.cells, tuple):
        return replace(event, cells=tuple(sorted(event.cells)))
    if isinstance(event.removed, tuple):
        removed = [replace(tile, cells=tuple(sorted(tile.cells))) for tile in event.removed]
        return replace(event, removed=tuple(sorted(removed, key=lambda tile: tile.cells)))
    if isinstance(event.lessons, tuple):
        return replace(event, lessons=tuple(sorted(event.lessons)))
    if isinstance(event.kept, tuple):
        return replace(event, kept=tuple(sorted(event.kept)))
    return event


def _phase(state: State, ahead: Sequence[Event]) -> Answers:
    phase = state.phase
    if phase == s.FIELDS:
        return _fields(ahead[0])
    if phase in (s.DEAL, s.FAMILY_DEAL):
        return _deal(state, ahead)
    if phase in (s.KEEP, s.FAMILY_KEEP):
        found = one_per_seat(state.seats, ahead, events.CardsKept, "keep")
        return [
            (place, moves.Keep(seat, event.cards or ())) for seat, (place, event) in found.items()
        ]
    if phase == s.PAY:
        paid = one_per_seat(state.seats, ahead, events.CardsPaid, "pay")
        return [
            (place, moves.Pay(seat, event.cards or ())) for seat, (place, event) in paid.items()
        ]
    if phase == s.PUBLIC:
        return _public(state, ahead)
    if phase == s.LAY:
        laid = one_per_seat(state.seats, ahead, events.RescueCardsShown, "lay")
        order = [seat for seat in state.order if seat != s.SISTER]
        return [(laid[seat][0], moves.Lay(seat, laid[seat][1].cards)) for seat in order]
    if phase == s.SISTER_ROW:
        return _row(ahead[0])
    if phase > s.SISTER_ROW:
        return [(0, _turn(state, ahead[0]))]
    return _setup(state, ahead[0])


def _setup(state: State, event: Event) -> Answers:
    if not isinstance(event, events.SetUp) or len(event.boats) != state.seats:
        raise Mismatch(0, f"expected a setup event with {state.seats} boats")
    if not event.order:
        raise Mismatch(0, "expected a turn order")
    draws: list[Draw] = [moves.DrawBoat(boat) for boat in event.boats]
    if state.mode != s.SOLO:
        draws.append(moves.DrawFirst(event.order[0]))
    else:
        draws += [moves.DrawTile(oshax) for oshax in event.oshax or ()]
        draws += [moves.DrawColour(colour) for colour in event.colours or ()]
        draws += [moves.DrawLesson(lesson) for lesson in event.sister_lessons or ()]
        if len(draws) != 1 + 6 + 5 + 3 + state.difficulty:
            raise Mismatch(0, f"expected six oshax, five colours, {3 + state.difficulty} lessons")
    return [(0, draw) for draw in draws]


def _fields(event: Event) -> Answers:
    if not isinstance(event, events.FieldsFilled):
        raise Mismatch(0, "expected a fields event")
    # The last tile drawn is a cat, so that the rare treasures can be drawn first.
    return [(0, moves.DrawTile(tile)) for tile in (*event.rare, *event.left, *event.right)]


def _row(event: Event) -> Answers:
    if not isinstance(event, events.SisterRowOpened):
        raise Mismatch(0, "expected a sister_row event")
    return [(0, moves.DrawSister(card)) for card in event.cards]


def _deal(state: State, ahead: Sequence[Event]) -> Answers:
    found = one_per_seat(state.seats, ahead, events.CardsDealt, "deal")
    order = [seat for seat in state.order if seat != s.SISTER]
    return [
        (found[seat][0], moves.DrawCard(card))
        for seat in order
        for card in found[seat][1].cards or ()
    ]


def _public(state: State, ahead: Sequence[Event]) -> Answers:
    """The rules ask for the colours in the order of the hand; the record may have another one."""
    seat = state.order[state.turn]
    naming = CARDS[next_public(state.crews[seat])].id
    for place, event in enumerate(ahead):
        if not isinstance(event, events.PublicLessonLaid) or event.seat != seat:
            break
        if event.card == naming and event.colour is not None:
            return [(place, moves.NameColour(seat, event.colour))]
    raise Mismatch(0, f"expected a public_lesson event of seat {seat} with {naming} and a colour")


def _turn(state: State, event: Event) -> moves.CatsMove:
    """A turn of rescuing or of rare finds; the end of a longer turn leaves no event."""
    seat = state.order[state.turn]
    mine = getattr(event, "seat", None) == seat
    if state.phase == s.RESCUE:
        if isinstance(event, events.CatRescued) and mine:
            cards = () if event.basket is None else event.basket.cards or ()
            return moves.Rescue(seat, event.tile, cards)
        if state.crews[seat].cats_left > 0:
            return moves.Done(seat)
    elif isinstance(event, events.OshaxPlaced) and mine:
        return moves.Play(seat, event.card)
    elif isinstance(event, events.TreasuresPlaced) and mine:
        return moves.Play(seat, event.card, event.paid)
    if isinstance(event, events.Passed) and mine:
        return moves.Pass(seat)
    what = "rescue" if state.phase == s.RESCUE else "oshax, treasure"
    raise Mismatch(0, f"expected a {what} or pass event of seat {seat}")


def _step(state: State, event: Event) -> moves.CatsMove | Draw:
    """The next step of what has begun, from the event that tells of all of it."""
    seat = state.doer
    doing = state.doing
    if doing == s.MAP_TREASURE and isinstance(event, events.MapCovered):
        return moves.Pass(seat) if event.cells is None else moves.Place(seat, event.cells)
    if doing == s.MAP_TREASURE and isinstance(event, events.AnytimePlayed):
        return _interjection(event)
    if doing == s.PLACE_TILE and isinstance(event, events.CatRescued):
        return moves.Place(seat, event.cells)
    if isinstance(event, events.OshaxPlaced):
        if doing == s.PLACE_OSHAX:
            return moves.Place(seat, event.cells)
        if doing == s.COLOUR_OSHAX:
            return moves.NameColour(seat, event.colour)
    if doing == s.TREASURES and isinstance(event, events.TreasuresPlaced):
        done = len(state.done_tiles) // 2
        return (
            moves.Place(seat, event.tiles[done].cells)
            if done < len(event.tiles)
            else moves.Done(seat)
        )
    if isinstance(event, events.AnytimePlayed):
        found = _anytime_step(state, seat, event)
        if found is not None:
            return found
    raise Mismatch(0, f"expected what seat {seat} has begun to be finished")


def _anytime_step(
    state: State, seat: Seat, event: events.AnytimePlayed
) -> moves.CatsMove | Draw | None:
    doing = state.doing
    crew = state.crews[seat]
    if doing == s.DRAW_CARDS and isinstance(event.drawn, tuple):
        place = len(crew.drawn)
        return moves.DrawCard(event.drawn[place]) if place < len(event.drawn) else None
    if doing == s.BUY_CARDS and isinstance(event.kept, tuple):
        return moves.Pay(seat, event.kept)
    if doing == s.DRAW_FOR_BOAT and isinstance(event.tile, str):
        return moves.DrawTile(event.tile)
    if doing == s.PLACE_TILE and isinstance(event.cells, tuple):
        return moves.Place(seat, event.cells)
    if doing in (s.DRAW_FOR_FIELD, s.NAME_FIELD) and isinstance(event.tiles, tuple):
        place = len(state.done_tiles) // 2
        if place >= len(event.tiles):
            return None
        sent = event.tiles[place]
        if doing == s.DRAW_FOR_FIELD:
            return moves.DrawTile(sent.tile)
        return None if sent.to is None else moves.NameField(seat, sent.to)
    return None


def _interjection(event: events.AnytimePlayed) -> moves.Anytime:
    unset = msgspec.UNSET
    return moves.Anytime(
        event.seat,
        event.card,
        colour=None if event.colour is unset else event.colour,
        used=event.used is True,
        lessons=() if event.lessons is unset else event.lessons,
        treasures=() if event.removed is unset else tuple(t.cells for t in event.removed),
        cats=() if event.moves is unset else tuple(sent.tile for sent in event.moves),
    )
