"""Scores from a view: what a seat would score now, how a game ended, what a place would change."""

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.core.record import Outcome
from skerry.core.score import Change, Result, Scorecard, Standing
from skerry.games.cats.game.codec import place_of
from skerry.games.cats.game.moves import CatsMove, NameColour, Place
from skerry.games.cats.game.question import ChooseColour, Phase, PlaceTile
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.scorecard import card_of, prospects_of, sister_card
from skerry.games.cats.game.view import View, view_of
from skerry.games.cats.pieces.cards import CARD_NUMBER
from skerry.games.cats.pieces.tiles import COLOURS, NUMBER
from skerry.games.cats.rules.codes import price
from skerry.games.cats.rules.placing import lay_tile
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import SISTER, SOLO
from skerry.games.cats.rules.tables import CATS, SHAPE_OF, colour_of, tile_of
from skerry.games.cats.rules.totals import sister_total, totals, winners


def score_now(view: View, seat: Seat) -> Scorecard:
    """What a seat would score if the game ended now, as far as the viewer may know.

    Private lessons count only if the viewer owns them or the game is over. In solo, seat -1 is the
    sister; colours that she has not turned up are left out.
    """
    state = restore(view)
    if seat == SISTER and view.sister is not None:
        return sister_card(state)
    if not 0 <= seat < len(view.crews):
        raise ValueError(f"there is no seat {seat}, only 0 to {len(view.crews) - 1}")
    lessons = view.crews[seat].lessons
    if lessons.cards is None:
        # How many there are is public, and one public lesson counts them.
        state.crews[seat].lessons = vec[i64]([0] * lessons.count)
    card = card_of(state, seat, lessons=lessons.cards is not None)
    if view.phase is Phase.OVER:
        return card
    return replace(card, prospects=prospects_of(state, seat, _lessons_in_sight(view, seat)))


def _lessons_in_sight(view: View, seat: Seat) -> list[int]:
    """The lessons that may still be laid and that the viewer sees."""
    crew = view.crews[seat]
    piles = (crew.pack, crew.kept, crew.drawn, crew.hand) if seat == view.seat else ()
    names = [name for pile in piles for name in pile.cards or ()]
    if view.naming is not None:
        names.append(view.naming)
    return [CARD_NUMBER[name] for name in dict.fromkeys(names)]


def final_result(state: State) -> Result:
    """The standings of a finished game; in solo with the sister's, as seat -1."""
    standings = tuple(_standing(seat, card_of(state, seat)) for seat in range(state.seats))
    sister = _standing(SISTER, sister_card(state)) if state.mode == SOLO else None
    return Result(standings, tuple(winners(state)), sister, "sister")


def outcome_of(state: State) -> Outcome:
    """How a finished game ended, without scorecards."""
    outcome: Outcome = {"scores": tuple(totals(state)), "winners": tuple(winners(state))}
    if state.mode == SOLO:
        outcome["sister"] = sister_total(state)
    return outcome


def _standing(seat: Seat, card: Scorecard) -> Standing:
    return Standing(seat, card.total, card)


def preview(state: State, move: CatsMove) -> tuple[Change, ...]:
    """What each part of the mover's score would be now and after a place is confirmed.

    It uses only what the mover may know. The move must be legal. Naming the colour of an oshax
    places it; all other moves change nothing.
    """
    return preview_of(view_of(state, move.seat), move)


def pay_for(state: State, seat: Seat, tile: int) -> None:
    """Pay for a cat that still lies in a field, as far as the fish go: lessons count them."""
    if tile in state.left or tile in state.right:
        crew = state.crews[seat]
        crew.fish -= min(crew.fish, price(state, tile))


def preview_of(view: View, move: CatsMove) -> tuple[Change, ...]:
    """`preview`, from what the mover sees."""
    seat = move.seat
    before = card_of(restore(view), seat)
    later = restore(view)
    match move, view.question:
        case Place(cells=cells), PlaceTile(tile=name):
            tile = NUMBER[name]
            place = place_of(cells, cat=tile < CATS)
            lay_tile(later.crews[seat], tile, place, colour_of(tile))
            pay_for(later, seat, tile)
        case Place(cells=cells), _:
            place = place_of(cells)
            tile = tile_of(SHAPE_OF[place])
            lay_tile(later.crews[seat], tile, place, colour_of(tile))
        case NameColour(colour=colour), ChooseColour(tile=name, cells=cells):
            lay_tile(later.crews[seat], NUMBER[name], place_of(cells), COLOURS.index(colour))
    after = card_of(later, seat)
    small = prospects_of(later, seat, ())
    then, now = after.by_topic(), before.by_topic()
    return tuple(
        Change(
            topic,
            now.get(topic, 0),
            then.get(topic, 0),
            Scorecard(
                tuple(line for line in after.lines if line.what.topic == topic),
                tuple(line for line in small if line.what.topic == topic),
            ),
        )
        for topic in dict.fromkeys([*now, *then, *(line.what.topic for line in small)])
    )
