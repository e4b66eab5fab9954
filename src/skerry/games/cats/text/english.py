"""The Isle of Cats in English sentences, for terminals and golden playthroughs."""

from collections.abc import Sequence

import msgspec

from skerry.core.event import Event, Seat
from skerry.core.legal import Legal
from skerry.core.score import ScoreLine
from skerry.core.text.words import does, many
from skerry.games.cats.game import events
from skerry.games.cats.game.explain import preview_of
from skerry.games.cats.game.game import CATS
from skerry.games.cats.game.moves import Anytime, CatsMove, Pass, cell_text
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.score_source import ColourSource, LessonSource, RoomSource, Why
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import (
    CARD_NUMBER,
    CARDS,
    SOLO_LESSONS,
    SOLO_NUMBER,
    Kind,
    Of,
    Score,
)
from skerry.games.cats.rules import state as s
from skerry.games.cats.rules.rules import State

SISTER_NAME = "the sister"


_EFFECTS = {
    "oshax": "take an oshax and choose its colour",
    "fish_oshax": "anytime: 2 fish per oshax",
    "free_spot": "anytime: the next tile need not touch another",
    "draw2": "anytime: draw 2 cards, pay for those you keep",
    "draw3": "anytime: draw 3 cards, pay for those you keep",
    "bag_to_boat": "anytime: a tile from the bag onto your boat",
    "sell_basket": "anytime: give up a permanent basket for 5 fish",
    "herd": "anytime: move up to 3 cats to the other field",
    "fish_lessons": "anytime: 1 fish per private lesson",
    "double_rescue": "anytime: one more cat in your next rescue turn",
    "bag_to_fields": "anytime: 4 tiles from the bag to the fields",
    "basket": "anytime: a permanent basket",
    "basket_for_lessons": "anytime: a permanent basket for 2 private lessons",
    "basket_for_treasures": "anytime: a permanent basket for 2 treasures",
    "fish_colours": "anytime: 1 fish per colour of your cats",
    "fish_rare": "anytime: 2 fish per rare treasure",
    "fish_common": "anytime: 1 fish per common treasure",
    "fish_one_colour": "anytime: 1 fish per cat of a colour",
    "treasure_rare": "1 rare or 2 common treasures",
    "treasure_small": "2 small treasures, or for a fish 2 common ones",
}


def card_text(card: str) -> str:
    """A card in a few words: its id, title, cost, and for rescue cards basket and speed.

    >>> card_text("d043")
    'd043 Basket and boots (2 fish, normal basket, speed 1)'
    """
    found = CARDS[CARD_NUMBER[card]]
    parts = [f"{found.cost} fish"]
    if found.kind is Kind.RESCUE:
        basket = "no" if found.basket == "none" else found.basket
        parts += [f"{basket} basket", f"speed {found.speed}"]
    elif found.kind in (Kind.LESSON, Kind.PUBLIC) and found.score is not None:
        parts.append(lesson_text(card))
    else:
        parts.append(_EFFECTS[found.type])
    return f"{card} {found.title} ({', '.join(parts)})"


def lesson_text(card: str) -> str:
    """What a lesson gives, in a few words.

    >>> lesson_text("d138")
    '4 per family of 4 or more'
    """
    score = CARDS[CARD_NUMBER[card]].score
    assert score is not None, "a lesson scores"
    return _score_text(score)


def sister_lesson_text(lesson: str) -> str:
    """What one of the sister's lessons gives her, in a few words."""
    return _score_text(SOLO_LESSONS[SOLO_NUMBER[lesson]].score)


_COUNTED = {
    "visible_rats": "visible rat",
    "uncovered_edge_cells": "uncovered edge cell",
    "permanent_baskets": "permanent basket",
    "turn_position": "place in the turn order",
    "private_lessons": "private lesson",
    "fish": "fish",
    "oshax": "oshax",
    "rooms": "full room",
    "uncovered_maps": "uncovered map",
    "covered_maps": "covered map",
    "uncovered_cells_in_row": "uncovered cell of the middle row",
}
_WHERE = {
    "edge": " at the edge",
    "lonely": " with no cat of its colour beside it",
    "touching_treasure": " beside a treasure",
    "not_touching_treasure": " beside no treasure",
    "touching_visible_rat": " beside a visible rat",
}


def _of_text(of: Of) -> str:
    if of.what == "families":
        return f"family of {of.min_size} or more"
    colour = {None: "", "chosen": " of the named colour"}.get(of.colour, "")
    if of.what == "cats":
        named = f"{of.colour} " if of.colour not in (None, "chosen") else ""
        return f"{named}cat{colour}{_WHERE.get(of.where or '', '')}"
    if of.what == "treasures":
        kind = "" if of.kind in (None, "any") else f"{of.kind} "
        beside = " beside a cat of the named colour" if of.touching_colour else ""
        return f"{kind}treasure{beside}"
    return _COUNTED[of.what]


def _score_text(score: Score) -> str:
    points = score.points
    counted = "" if score.of is None else _of_text(score.of)
    match score.form:
        case "each":
            return f"{points} per {f'{score.per} of ' if score.per > 1 else ''}{counted}"
        case "if":
            amount = {
                "==": f"exactly {score.value}",
                ">=": f"{score.value}+",
                "<": f"under {score.value}",
            }
            return f"{points} for {amount[score.op or '==']} of {counted}"
        case "if_every_colour":
            return f"{points} if every colour has {score.value}+ of {counted}"
        case "if_rooms":
            rooms = " and ".join(map(str, score.rooms))
            return f"{points} if room {rooms} is {score.state}"
        case "if_largest_family_of_all":
            return f"{points} if nobody has a larger family (solo: 7 cats)"
        case "repeat_family_score":
            place = {1: "largest", 2: "second largest", 3: "third largest"}[score.rank]
            return f"the points of the {place} family again"
        case "each_column":
            return f"{points} per column of nine cells in one colour"
        case "each_colour_without":
            return f"{points} per colour without a cat{_WHERE[score.where or '']}"
        case "largest_family_size":
            return f"{points} per cat of the largest family"
        case "each_over":
            return f"{points} per {counted} above {score.over}"
    return "her best other lesson again"


def describe_score_line(line: ScoreLine) -> str:
    """A line of a scorecard: what the points are for, and where."""
    match line.what:
        case RoomSource(room=room):
            text = f"room {room} is not full"
        case ColourSource(reason=Why.FAMILY, count=size, colour=colour):
            text = f"a family of {size} {colour} cats"
        case ColourSource(count=cats, colour=colour):
            text = f"{cats} {colour} cats"
        case LessonSource(reason=Why.SISTER_LESSON, card=card):
            text = f"her lesson {card}: {sister_lesson_text(card)}"
        case LessonSource() as lesson:
            text = _lesson_line(lesson)
        case what:
            text = "a rat" if what.reason == Why.RAT else "a rare treasure"
    cells = " ".join(cell_text(cell) for cell in line.cells)
    where = f" [{cells}]" if cells else ""
    return f"{line.points:3}  {text}{where}"


def _lesson_line(what: LessonSource) -> str:
    title = CARDS[CARD_NUMBER[what.card]].title
    public = "public lesson" if what.reason is Why.PUBLIC else "lesson"
    colour = f", {what.colour}" if what.colour else ""
    return (
        f"{public} {what.card} {title} ({lesson_text(what.card)}{colour}): {_progress_text(what)}"
    )


def _progress_text(what: LessonSource) -> str:
    """The progress of a lesson, as in "4 of 5 red cats"."""
    wanted = what.progress.wanted
    score = CARDS[CARD_NUMBER[what.card]].score
    if wanted is None or score is None or score.of is None:
        return str(what.count)
    if score.form == "if_every_colour":
        return f"{what.count} of {wanted} colours"
    return f"{what.count} of {many(wanted, _of_text(score.of))}"


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence; names are those of the seats."""
    seat = getattr(event, "seat", None)
    if seat is not None:
        return _tell_of_seat(event, names[seat])
    match event:
        case events.SetUp(mode, boats, order):
            held = ", ".join(f"{names[seat]} {boat}" for seat, boat in enumerate(boats))
            return f"{mode}; boats: {held}; order: {_order(order, names)}"
        case events.DayBegan(ship, order):
            return f"day {6 - ship}, the ship on {ship}; order: {_order(order, names)}"
        case events.FieldsFilled(left, right, rare):
            found = f"; rare {' '.join(rare)}" if rare else ""
            return f"left field {' '.join(left)}; right field {' '.join(right)}{found}"
        case events.SisterRowOpened(cards, speed):
            return f"the sister opens {' '.join(cards)}, speed {speed}"
        case events.OrderSet(speeds, order):
            return f"speeds {' '.join(map(str, speeds))}; order: {_order(order, names)}"
        case events.SisterActed(card, removed):
            return f"the sister plays {card}: {_removed(removed)}"
        case events.SisterColourShown(colour):
            return f"the sister's next colour is {colour}"
        case events.DayEnded(gone):
            return f"the day ends; {' '.join(gone) or 'no cat'} left behind"
        case events.SisterScored(colours, lessons, total):
            points = " ".join(f"{lesson.card} {lesson.points}" for lesson in lessons)
            return f"the sister: colours {sum(colours)}; lessons {points}; {total} in all"
        case events.GameEnded(winners):
            return f"won by {_order(winners, names, ' and ')}"
    raise ValueError(f"no event of The Isle of Cats: {event!r}")


def _order(order: Sequence[Seat], names: Sequence[str], between: str = ", ") -> str:
    return between.join(SISTER_NAME if seat < 0 else names[seat] for seat in order)


def _removed(removed: Sequence[object]) -> str:
    parts = []
    for thing in removed:
        if thing is None:
            parts.append("nothing")
        elif isinstance(thing, tuple):
            parts.append(f"{thing[0]} and {thing[1]} swap places")
        else:
            parts.append(f"{thing} is removed")
    return ", ".join(parts)


def _cells(cells: Sequence[tuple[int, int]]) -> str:
    return " ".join(cell_text(cell) for cell in cells)


def _tell_of_seat(event: Event, name: str) -> str:
    match event:
        case events.FishCaught(_, gain, fish):
            return f"{does(name, 'catch')} {gain} fish, {fish} in all"
        case events.CardsDealt():
            return f"{does(name, 'get')} {_some(event.cards, event.count)}"
        case events.CardsKept():
            return f"{does(name, 'keep')} {_some(event.cards, event.count)}"
        case events.ChoiceSealed():
            return f"{name}: ready"
        case events.CardsLaid(_, count):
            return f"{does(name, 'lay')} {_some(None, count)}"
        case events.CardsPaid(_, cost, fish):
            return f"{does(name, 'pay')} {cost} for {_some(event.cards, event.count)}, {fish} left"
        case events.PublicLessonLaid(_, card, colour):
            named = f", {colour}" if colour else ""
            return f"{name}: public lesson {card} {lesson_text(card)}{named}"
        case events.LessonLaid(_, card):
            return f"{does(name, 'learn')} {card or 'a private lesson'}"
        case events.RescueCardsShown(_, cards):
            return f"{does(name, 'show')} {_some(cards, None)}"
        case events.CatRescued(_, tile, field, paid, basket, cells):
            carried = ""
            if basket is not None:
                carried = " by " + (" ".join(basket.cards or ()) or "permanent basket")
            return (
                f"{does(name, 'rescue')} {tile} ({field}, {paid} fish{carried}) at {_cells(cells)}"
            )
        case events.MapCovered(_, colour, treasure, cells):
            taken = f"{treasure} at {_cells(cells or ())}" if treasure else "nothing"
            return f"{does(name, 'cover')} the {colour} map; treasure: {taken}"
        case events.Passed():
            return does(name, "pass")
        case events.CardsUnused(_, cards):
            return f"{does(name, 'lose')} {_some(cards, None)} unused"
        case events.OshaxPlaced(_, card, tile, cells, colour):
            return f"{does(name, 'play')} {card}: {tile}, now {colour}, at {_cells(cells)}"
        case events.TreasuresPlaced(_, card, paid, tiles):
            placed = "; ".join(f"{t.tile} at {_cells(t.cells)}" for t in tiles)
            return f"{does(name, 'play')} {card}{' for a fish' if paid else ''}: {placed}"
        case events.AnytimePlayed():
            return _tell_anytime(event, name)
        case events.FinalScored():
            lessons = sum(lesson.points for lesson in event.lessons + event.public)
            families = sum(family.points for family in event.families)
            return (
                f"{name}: rats {event.rats}, rooms {event.rooms}, families {families}, "
                f"rare {event.rare}, lessons {lessons}; {event.total} in all"
            )
    raise ValueError(f"no event of The Isle of Cats: {event!r}")


def _some(cards: Sequence[str] | None, count: int | None) -> str:
    if cards is not None:
        return " ".join(cards) or "nothing"
    return "1 card" if count == 1 else f"{count} cards"


def _tell_anytime(event: events.AnytimePlayed, name: str) -> str:
    title = CARDS[CARD_NUMBER[event.card]].title
    fields = msgspec.to_builtins(event)
    rest = {key: value for key, value in fields.items() if key not in ("type", "seat", "card")}
    parts = ", ".join(f"{key} {_plain(value)}" for key, value in rest.items())
    return f"{does(name, 'interject')} {event.card} {title}" + (f": {parts}" if parts else "")


def _plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(_plain(part) for part in value) or "none"
    if isinstance(value, dict):
        return "/".join(_plain(part) for part in value.values())
    return str(value)


_STEP_QUESTION = {
    s.PLACE_TILE: "Place the tile on your boat:",
    s.PLACE_OSHAX: "Place the oshax on your boat:",
    s.COLOUR_OSHAX: "Choose the colour of the oshax:",
    s.MAP_TREASURE: "Place a common treasure for the covered map, or pass:",
    s.TREASURES: "Place a treasure:",
    s.NAME_FIELD: "Choose the field for the drawn cat:",
}


def hint(view: View) -> str:
    """What the viewer is asked, with an example of a legal answer."""
    assert view.seat is not None, "hints are for seats"
    state = restore(view)
    if view.seat not in CATS.awaits(state):
        return "You have nothing to decide now"
    legal = list(CATS.legal(view))
    # Passing needs no example, and anytime cards only where the question is about them.
    if _asks_for_anytime(state):
        examples: list[CatsMove] = [move for move in legal if isinstance(move, Anytime)]
    else:
        examples = [move for move in legal if not move.interjects and not isinstance(move, Pass)]
    return f"{_question(view, state)} e.g. '{examples[0] if examples else legal[0]}'"


def _asks_for_anytime(state: State) -> bool:
    """Whether an anytime card is all that the awaited seat can play."""
    return state.doing == s.NOTHING and (state.phase == s.PAUSE or state.watcher != s.NONE)


def _question(view: View, state: State) -> str:
    fish = view.mine.fish
    if state.doing == s.BUY_CARDS:
        cards = " ".join(view.mine.drawn.known)
        return f"Pay with your {fish} fish for the cards that you want of {cards}:"
    if state.doing != s.NOTHING:
        return _STEP_QUESTION[state.doing]
    if state.watcher != s.NONE:
        return "Play an anytime card before the next player's turn, or pass:"
    match state.phase:
        case s.KEEP | s.FAMILY_KEEP:
            kept = "three" if state.mode == s.SOLO else "two"
            return f"Keep {kept} of {view.mine.pack.count} cards:"
        case s.PAY:
            return f"Pay with your {fish} fish for the cards that you want:"
        case s.PAUSE:
            return "Play an anytime card before the lessons are laid, or pass:"
        case s.PUBLIC:
            return f"Choose the colour of your public lesson {view.naming}:"
        case s.LAY:
            return "Lay any of your rescue cards, or 'lay nothing':"
        case s.RESCUE if state.mode == s.FAMILY:
            return "Rescue a cat, or pass:"
        case s.RESCUE:
            baskets = many(view.mine.ready, "ready basket")
            return f"Rescue a cat with {fish} fish, {baskets} and laid cards, or pass:"
    return "Play an oshax or treasure card, or pass:"


def list_moves(view: View, legal: Legal[CatsMove]) -> str:
    """The legal moves, one a line."""
    del view
    return "\n".join(str(move) for move in legal)


def describe_preview(view: View, move: CatsMove) -> str:
    """What each part of the score would be now and after a move."""
    return "\n".join(
        f"{change.topic:<10} {change.now:3} -> {change.after:3}  ({change.gain:+})"
        for change in preview_of(view, move)
        if change.now or change.after
    )
