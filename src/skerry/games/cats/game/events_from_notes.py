"""Turns the notes of the rules into events with their audiences."""

from skerry.core.event import Announcement, Event, Seat
from skerry.games.cats.game import events
from skerry.games.cats.game.ids import DIFFICULTIES, FIELDS, MODES, card_ids, cells_of, tile_ids
from skerry.games.cats.game.scorecard import final_scored, sister_scored
from skerry.games.cats.pieces.cards import CARDS, SISTER, SOLO_LESSONS
from skerry.games.cats.pieces.tiles import BOAT_IDS, COLOURS, TILES, TileId
from skerry.games.cats.rules import notes as note_kinds
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import FAMILY, SOLO
from skerry.games.cats.rules.totals import winners


def events_from_notes(state: State, notes: list[tuple[int, ...]]) -> tuple[Announcement, ...]:
    """The events of the notes that the rules took on the way to a state."""
    return tuple(_tell(state, note[0], list(note[1:])) for note in notes)


def _for(seat: Seat, event: Event, others: Event | None) -> Announcement:
    return Announcement(event, frozenset({seat}), others)


def _tell(state: State, kind: int, n: list[int]) -> Announcement:
    if kind == note_kinds.NOTE_DEAL:
        return _for(
            n[0],
            events.CardsDealt(n[0], card_ids(n[1:])),
            events.CardsDealt(n[0], count=len(n) - 1),
        )
    if kind == note_kinds.NOTE_KEEP:
        return _for(
            n[0], events.CardsKept(n[0], card_ids(n[1:])), events.CardsKept(n[0], count=len(n) - 1)
        )
    if kind == note_kinds.NOTE_PAY:
        seat, cost, fish, count, *cards = n
        whole = events.CardsPaid(seat, cost, fish, card_ids(cards[:count]), card_ids(cards[count:]))
        return _for(seat, whole, events.CardsPaid(seat, cost, fish, count=count))
    if kind == note_kinds.NOTE_LESSON:
        return _for(n[0], events.LessonLaid(n[0], CARDS[n[1]].id), events.LessonLaid(n[0]))
    if kind == note_kinds.NOTE_SISTER_ROW:
        row = tuple(SISTER[card].id for card in n[1:])
        hidden = events.SisterRowOpened(row[:1], n[0], len(row))
        return Announcement(events.SisterRowOpened(row, n[0]), frozenset(), hidden)
    if kind == note_kinds.NOTE_SETUP:
        return _setup(state)
    if kind == note_kinds.NOTE_ANYTIME:
        return _anytime(n)
    return Announcement(_open(state, kind, n))


def _setup(state: State) -> Announcement:
    boats = tuple(BOAT_IDS[crew.boat.plan] for crew in state.crews)
    order = tuple(state.order)
    mode = MODES[state.mode]
    if state.mode != SOLO:
        return Announcement(events.SetUp(mode, boats, order))
    colours = tuple(COLOURS[colour] for colour in state.sister_colours)
    rest = (
        DIFFICULTIES[state.difficulty],
        tuple(TILES[tables.FIRST_OSHAX + oshax] for oshax in state.oshax),
    )
    lessons = tuple(SOLO_LESSONS[lesson].id for lesson in state.sister_lessons)
    whole = events.SetUp(mode, boats, order, *rest, colours, lessons)
    return Announcement(
        whole, frozenset(), events.SetUp(mode, boats, order, *rest, colours[:1], lessons)
    )


def _open(state: State, kind: int, n: list[int]) -> Event:
    if kind == note_kinds.NOTE_RESCUE:
        seat, tile, field, paid, place, permanent, *cards = n
        basket = (
            events.Basket(permanent=True) if permanent else events.Basket(cards=card_ids(cards))
        )
        carried = None if state.mode == FAMILY else basket
        return events.CatRescued(seat, TILES[tile], FIELDS[field], paid, carried, cells_of(place))
    if kind == note_kinds.NOTE_MAP:
        seat, colour, tile, place = n
        taken = None if tile < 0 else TILES[tile]
        return events.MapCovered(
            seat, COLOURS[colour], taken, None if place < 0 else cells_of(place)
        )
    if kind == note_kinds.NOTE_PASS:
        return events.Passed(n[0], n[1])
    if kind == note_kinds.NOTE_SEALED:
        return events.ChoiceSealed(n[0])
    if kind == note_kinds.NOTE_LAID:
        return events.CardsLaid(n[0], n[1])
    if kind == note_kinds.NOTE_FISH:
        return events.FishCaught(n[0], n[1], n[2])
    if kind == note_kinds.NOTE_PUBLIC:
        seat, card, colour = n
        return events.PublicLessonLaid(
            seat, CARDS[card].id, None if colour < 0 else COLOURS[colour]
        )
    if kind == note_kinds.NOTE_LAY:
        return events.RescueCardsShown(n[0], card_ids(n[1:]))
    if kind == note_kinds.NOTE_ORDER:
        count = len(state.order)
        return events.OrderSet(tuple(n[:-count]), tuple(n[-count:]))
    if kind == note_kinds.NOTE_SISTER:
        return _sister(n)
    if kind == note_kinds.NOTE_UNUSED:
        return events.CardsUnused(n[0], card_ids(n[1:]))
    if kind == note_kinds.NOTE_OSHAX:
        seat, card, tile, place, colour = n
        return events.OshaxPlaced(
            seat, CARDS[card].id, TILES[tile], cells_of(place), COLOURS[colour]
        )
    if kind == note_kinds.NOTE_TREASURE:
        seat, card, paid, *tiles = n
        return events.TreasuresPlaced(seat, CARDS[card].id, paid, _on_cells(tiles))
    return _frame(state, kind, n)


def _frame(state: State, kind: int, n: list[int]) -> Event:
    """Days and the end."""
    if kind == note_kinds.NOTE_DAY:
        return events.DayBegan(n[0], tuple(n[1:]))
    if kind == note_kinds.NOTE_FIELDS:
        left, right, rare = state.left, state.right, state.new_rare
        return events.FieldsFilled(
            tile_ids(tuple(left)), tile_ids(tuple(right)), tile_ids(tuple(rare))
        )
    if kind == note_kinds.NOTE_COLOUR:
        return events.SisterColourShown(COLOURS[n[0]])
    if kind == note_kinds.NOTE_DAY_END:
        return events.DayEnded(tile_ids(n))
    if kind == note_kinds.NOTE_FINAL:
        return final_scored(state, n[0])
    if kind == note_kinds.NOTE_FINAL_SISTER:
        return sister_scored(state)
    assert kind == note_kinds.NOTE_END, f"a note that nobody makes: {kind}"
    return events.GameEnded(tuple(winners(state)))


def _on_cells(pairs: list[int]) -> tuple[events.OnCells, ...]:
    return tuple(
        events.OnCells(TILES[tile], cells_of(place))
        for tile, place in zip(pairs[::2], pairs[1::2], strict=True)
    )


def _sent(pairs: list[int]) -> tuple[events.SentTo, ...]:
    return tuple(
        events.SentTo(TILES[tile], None if field < 0 else FIELDS[field])
        for tile, field in zip(pairs[::2], pairs[1::2], strict=True)
    )


def _sister(n: list[int]) -> events.SisterActed:
    card, *tiles = n
    removed: list[TileId | tuple[TileId, TileId] | None] = []
    for effect in range(2):
        first, second = tiles[2 * effect : 2 * effect + 2]
        if first < 0:
            removed.append(None)
        elif tables.SISTER_EFFECTS[(card * 2 + effect) * 3] == tables.SWAP_CATS:
            removed.append((TILES[first], TILES[second]))
        else:
            removed.append(TILES[first])
    return events.SisterActed(SISTER[card].id, tuple(removed))


def _anytime(n: list[int]) -> Announcement:
    seat, number, *rest = n
    effect = tables.EFFECT[number]
    card = CARDS[number].id
    if effect in (tables.DRAW2, tables.DRAW3):
        cost, fish, count, *cards = rest
        drawn, kept = card_ids(cards[:count]), card_ids(cards[count:])
        whole = events.AnytimePlayed(seat, card, drawn=drawn, kept=kept, cost=cost, fish=fish)
        return _for(
            seat, whole, events.AnytimePlayed(seat, card, cost=cost, fish=fish, count=len(kept))
        )
    if effect == tables.BASKET_FOR_LESSONS:
        whole = events.AnytimePlayed(seat, card, lessons=card_ids(rest))
        return _for(seat, whole, events.AnytimePlayed(seat, card, count=len(rest)))
    if effect == tables.HERD:
        return Announcement(events.AnytimePlayed(seat, card, moves=_sent(rest)))
    if effect == tables.BAG_TO_FIELDS:
        return Announcement(events.AnytimePlayed(seat, card, tiles=_sent(rest)))
    if effect == tables.BAG_TO_BOAT:
        cells = None if rest[1] < 0 else cells_of(rest[1])
        return Announcement(events.AnytimePlayed(seat, card, tile=TILES[rest[0]], cells=cells))
    if effect == tables.SELL_BASKET:
        used, gain, fish = rest
        return Announcement(events.AnytimePlayed(seat, card, used=bool(used), gain=gain, fish=fish))
    if effect == tables.BASKET_FOR_TREASURES:
        return Announcement(events.AnytimePlayed(seat, card, removed=_on_cells(rest)))
    if effect in (tables.FREE_SPOT, tables.DOUBLE_RESCUE, tables.NEW_BASKET):
        return Announcement(events.AnytimePlayed(seat, card))
    gain, fish, colour = rest
    if effect == tables.FISH_ONE_COLOUR:
        return Announcement(
            events.AnytimePlayed(seat, card, gain=gain, fish=fish, colour=COLOURS[colour])
        )
    return Announcement(events.AnytimePlayed(seat, card, gain=gain, fish=fish))
