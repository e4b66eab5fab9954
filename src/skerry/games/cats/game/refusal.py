"""Why a move is not legal, in words and as data."""

from typing import cast, get_args

from skerry.core.event import Seat
from skerry.core.game import CHANCE
from skerry.core.legal import IllegalMove
from skerry.games.cats.game import moves
from skerry.games.cats.game import question as questions
from skerry.games.cats.game.codec import NoCode, decode, decoder_of_draws, encode, place_of
from skerry.games.cats.game.question import PHASES, Phase, Question, question_of
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind
from skerry.games.cats.pieces.tiles import NUMBER
from skerry.games.cats.rules import state as s
from skerry.games.cats.rules.codes import is_awaited, price, rescue_cards
from skerry.games.cats.rules.interject import may_interject
from skerry.games.cats.rules.legality import is_legal
from skerry.games.cats.rules.rules import State, draws
from skerry.games.cats.rules.tables import CATS, shape_of

_PHASE = {
    Phase.BOATS: "boats are drawn",
    Phase.FIRST: "the first seat is drawn",
    Phase.OSHAX_ROW: "the oshax are laid out",
    Phase.COLOUR_ROW: "the sister's colours are drawn",
    Phase.SISTER_LESSONS: "the sister's lessons are drawn",
    Phase.FAMILY_DEAL: "lessons are dealt",
    Phase.FAMILY_KEEP: "lessons are chosen",
    Phase.FIELDS: "the fields are filled",
    Phase.DEAL: "cards are dealt",
    Phase.KEEP: "cards are kept",
    Phase.PAY: "cards are paid for",
    Phase.PUBLIC: "a colour is named",
    Phase.LAY: "rescue cards are laid",
    Phase.SISTER_ROW: "the sister's row is drawn",
    Phase.RESCUE: "cats are rescued",
    Phase.RARE: "rare finds are played",
    Phase.PAUSE: "anytime cards can be played before the lessons",
}
_MOVES = get_args(moves.CatsMove)
_DRAWS = get_args(moves.CatsDraw)
_QUESTION: dict[type[Question], str] = {
    questions.PlaceTile: "a tile is placed",
    questions.PlaceOshax: "an oshax is placed",
    questions.ChooseColour: "a colour is named",
    questions.PlaceMapTreasure: "a treasure of a map is taken or declined",
    questions.PlaceTreasures: "treasures are placed",
    questions.DrawCards: "cards are drawn",
    questions.BuyCards: "drawn cards are paid for",
    questions.DrawForField: "a tile is drawn",
    questions.ChooseField: "a field is named",
    questions.DrawForBoat: "a tile is drawn",
}


def now(state: State) -> str:
    """What is going on, in a few words."""
    question = question_of(state)
    return _PHASE[PHASES[state.phase]] if question is None else _QUESTION[type(question)]


def why_not_for(state: State, seat: Seat | None, move: object) -> IllegalMove | None:
    """Why a move is not among those of one seat; a spectator (None) has none."""
    if isinstance(move, moves.CatsMove) and move.seat != seat:
        who = "a spectator" if seat is None else f"seat {seat}"
        return IllegalMove(
            moves.Reason.OTHER_SEAT, f"{who} cannot move for seat {move.seat}", seat=move.seat
        )
    if isinstance(move, moves.CatsDraw):
        return IllegalMove(moves.Reason.OTHER_SEAT, f"'{move}' is for chance to draw")
    return why_not(state, move)


def why_not(state: State, answer: object) -> IllegalMove | None:
    """Why an answer is refused in this state, or None if it is legal."""
    is_draw = isinstance(answer, _DRAWS)
    if not is_draw and not isinstance(answer, _MOVES):
        return IllegalMove(
            moves.Reason.FOREIGN, f"this is not a move of The Isle of Cats: {answer!r}"
        )
    if state.phase == s.OVER:
        return IllegalMove(moves.Reason.GAME_OVER, "the game is over")
    if is_draw:
        return _refuse_draw(state, cast(moves.CatsDraw, answer))
    move = cast(moves.CatsMove, answer)
    seat = move.seat
    if not 0 <= seat < state.seats:
        return IllegalMove(
            moves.Reason.NO_SUCH_SEAT,
            f"there is no seat {seat}, only 0 to {state.seats - 1}",
            seat=seat,
        )
    return _refuse_move(state, move, state.crews[seat])


def _refuse_draw(state: State, draw: moves.CatsDraw) -> IllegalMove | None:
    try:
        code = encode(state, draw)[1]
    except (KeyError, ValueError):
        return IllegalMove(moves.Reason.NOT_DRAWABLE, f"'{draw}' is nothing that can be drawn")
    if is_awaited(state, CHANCE):
        # Cards, tiles and the rest have the same numbers; only one kind of them is drawn now.
        options = draws(state)
        decode_now = decoder_of_draws(state)
        if code in options and type(decode_now(options[0])) is type(draw):
            return None
    return IllegalMove(moves.Reason.NOT_DRAWABLE, f"'{draw}' cannot be drawn now", draw=str(draw))


def _refuse_move(state: State, move: moves.CatsMove, crew: s.Crew) -> IllegalMove | None:
    unknown = _unknown(move)
    if unknown is not None:
        return unknown
    if isinstance(move, moves.Anytime | moves.Watch):
        if not may_interject(state, move.seat):
            return IllegalMove(
                moves.Reason.NOT_NOW,
                f"no card can be interjected while {now(state)}",
                now=now(state),
            )
    elif not is_awaited(state, move.seat):
        return IllegalMove(
            moves.Reason.NOT_AWAITED,
            f"seat {move.seat} has nothing to answer now: {now(state)}",
            seat=move.seat,
        )
    try:
        code = encode(state, move)[1]
    except (NoCode, ValueError):
        return _explain(state, move, crew)
    if _is_the_question(state, move) and is_legal(state, move.seat, code):
        return _refuse_extras(state, move, code)
    return _explain(state, move, crew)


def _refuse_extras(state: State, move: moves.CatsMove, code: int) -> IllegalMove | None:
    """A legal move says exactly what its code says, so that it has only one text."""
    plain = decode(state, move.seat, code)
    if _details(plain) == _details(move):
        return None
    return IllegalMove(moves.Reason.NOT_PLAYABLE, f"'{move}' says more than is asked: '{plain}'")


def _details(move: moves.CatsMove) -> object:
    """The parts of a move in a fixed order."""
    match move:
        case moves.Anytime():
            treasures = sorted(sorted(cells) for cells in move.treasures)
            cats = sorted(move.cats)
            return move.colour, move.used, sorted(move.lessons), treasures, cats
        case moves.Play(_, _, paid):
            return paid
    return None


def _is_the_question(state: State, move: moves.CatsMove) -> bool:
    """Keeping, paying and laying have the same codes; only one of them is asked."""
    paying = state.doing == s.BUY_CARDS or (state.doing == s.NOTHING and state.phase == s.PAY)
    if isinstance(move, moves.Pay):
        return paying
    if isinstance(move, moves.Keep):
        return state.doing == s.NOTHING and state.phase in (s.KEEP, s.FAMILY_KEEP)
    if isinstance(move, moves.Lay):
        return state.doing == s.NOTHING and state.phase == s.LAY
    return True


def _unknown(move: moves.CatsMove) -> IllegalMove | None:
    """Whether the move names a card or tile that does not exist."""
    cards: list[str] = []
    tiles: list[str] = []
    match move:
        case moves.Keep(_, named) | moves.Pay(_, named) | moves.Lay(_, named):
            cards += named
        case moves.Rescue(_, tile, named):
            tiles.append(tile)
            cards += named
        case moves.Play(_, card):
            cards.append(card)
        case moves.Anytime(_, card):
            cards += [card, *move.lessons]
            tiles += move.cats
    for named_card in cards:
        if named_card not in CARD_NUMBER:
            return IllegalMove(
                moves.Reason.UNKNOWN_CARD, f"there is no card {named_card!r}", card=named_card
            )
    for named_tile in tiles:
        if named_tile not in NUMBER:
            return IllegalMove(
                moves.Reason.UNKNOWN_TILE, f"there is no tile {named_tile!r}", tile=named_tile
            )
    return None


def _explain(state: State, move: moves.CatsMove, crew: s.Crew) -> IllegalMove:
    """Say why an illegal move is illegal."""
    match move:
        case moves.Keep() if _is_the_question(state, move):
            return _not_of(move.cards, list(crew.pack), "your pack") or IllegalMove(
                moves.Reason.WRONG_NUMBER,
                f"{'three' if state.mode == s.SOLO else 'two'} different cards are kept, "
                f"not {len(move.cards)}",
                count=len(move.cards),
            )
        case moves.Pay() if _is_the_question(state, move):
            among = crew.drawn if state.doing == s.BUY_CARDS else crew.kept
            return _not_of(move.cards, list(among), "the cards to pay for") or _no_fish(
                sum(CARDS[CARD_NUMBER[card]].cost for card in move.cards), crew.fish, "these cards"
            )
        case moves.Lay() if _is_the_question(state, move):
            return _refuse_laid(move, crew)
        case moves.Rescue() if state.phase == s.RESCUE and state.doing == s.NOTHING:
            return _refuse_rescue(state, move, crew)
        case moves.Place() if state.doing in (
            s.PLACE_TILE,
            s.PLACE_OSHAX,
            s.MAP_TREASURE,
            s.TREASURES,
        ):
            return _refuse_place(state, move, crew)
        case moves.Play() if state.phase == s.RARE and state.doing == s.NOTHING:
            return _refuse_play(move, crew)
        case moves.Anytime():
            return _refuse_anytime(move, crew)
    return IllegalMove(
        moves.Reason.NOT_NOW, f"'{move}' is not an answer while {now(state)}", now=now(state)
    )


def _not_of(cards: tuple[str, ...], among: list[int], where: str) -> IllegalMove | None:
    for card in cards:
        if CARD_NUMBER[card] not in among:
            shown = ", ".join(CARDS[number].id for number in among) or "nothing"
            return IllegalMove(
                moves.Reason.NOT_YOUR_CARD, f"{card} is not among {where} ({shown})", card=card
            )
    if len(set(cards)) != len(cards):
        return IllegalMove(moves.Reason.WRONG_NUMBER, "a card is named twice", count=len(cards))
    return None


def _no_fish(needed: int, fish: int, what: str) -> IllegalMove:
    return IllegalMove(
        moves.Reason.NOT_ENOUGH_FISH,
        f"{what} cost {needed} fish; you have {fish}",
        needed=needed,
        fish=fish,
    )


def _refuse_laid(move: moves.Lay, crew: s.Crew) -> IllegalMove:
    for card in move.cards:
        if CARDS[CARD_NUMBER[card]].kind is not Kind.RESCUE:
            return IllegalMove(
                moves.Reason.NOT_A_RESCUE_CARD, f"{card} is not a rescue card", card=card
            )
    refusal = _not_of(move.cards, list(rescue_cards(crew)), "your rescue cards")
    return refusal or IllegalMove(moves.Reason.NOT_NOW, f"'{move}' cannot be laid")


def _refuse_rescue(state: State, move: moves.Rescue, crew: s.Crew) -> IllegalMove:
    tile = NUMBER[move.tile]
    if state.field_of(tile) < 0:
        return IllegalMove(
            moves.Reason.NOT_IN_THE_FIELDS, f"{move.tile} is not in the fields", tile=move.tile
        )
    if price(state, tile) > crew.fish:
        return _no_fish(price(state, tile), crew.fish, f"{move.tile} would")
    if not crew.boat.has_place(shape_of(tile), crew.anywhere > 0):
        return IllegalMove(
            moves.Reason.NO_PLACE, f"{move.tile} fits nowhere on your boat", tile=move.tile
        )
    if state.mode == s.FAMILY:
        return IllegalMove(moves.Reason.NO_BASKET, "no baskets are used in the family mode")
    refusal = _not_of(move.cards, list(crew.laid), "your laid cards")
    return refusal or IllegalMove(
        moves.Reason.NO_BASKET,
        "a cat needs a ready permanent basket, a card with a basket, or two with broken ones",
    )


def _refuse_place(state: State, move: moves.Place, crew: s.Crew) -> IllegalMove:
    cat = state.doing == s.PLACE_TILE and state.tile < CATS
    try:
        place = place_of(move.cells, cat=cat)
    except NoCode as error:
        if str(error) == "outside":
            return IllegalMove(moves.Reason.OUTSIDE, "a cell lies outside the boat")
        return IllegalMove(moves.Reason.WRONG_SHAPE, "no tile in question has this shape")
    if not crew.boat.is_free(place):
        return IllegalMove(moves.Reason.COVERED, "another tile covers one of these cells")
    if not crew.boat.fits(place, crew.anywhere > 0):
        return IllegalMove(moves.Reason.NOT_TOUCHING, "the tile must share a side with another one")
    return IllegalMove(moves.Reason.WRONG_SHAPE, "no tile in question has this shape")


def _refuse_play(move: moves.Play, crew: s.Crew) -> IllegalMove:
    refusal = _not_of((move.card,), list(crew.hand), "your hand")
    if refusal is not None:
        return refusal
    if move.paid and crew.fish < 1:
        return _no_fish(1, crew.fish, "this way to play it would")
    return IllegalMove(
        moves.Reason.NOT_PLAYABLE,
        f"{move.card} gives nothing now that you could place",
        card=move.card,
    )


def _refuse_anytime(move: moves.Anytime, crew: s.Crew) -> IllegalMove:
    refusal = _not_of((move.card,), list(crew.hand), "your hand")
    if refusal is not None:
        return refusal
    if CARDS[CARD_NUMBER[move.card]].kind is not Kind.ANYTIME:
        return IllegalMove(
            moves.Reason.NOT_PLAYABLE, f"{move.card} is not an anytime card", card=move.card
        )
    return IllegalMove(
        moves.Reason.NOT_PLAYABLE,
        f"{move.card} ({CARDS[CARD_NUMBER[move.card]].title}) cannot be played like this now",
        card=move.card,
    )
