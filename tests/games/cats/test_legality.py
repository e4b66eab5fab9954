"""One code is judged as the list of all codes judges it, but without listing."""

from collections.abc import Callable
from random import Random
from time import process_time

import pytest
from tests.games.cats.table import Table, cards, lay

from skerry.core.compiled.dice import Dice
from skerry.games.cats import CATS
from skerry.games.cats.game.moves import Pay
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.pieces.cards import CARDS
from skerry.games.cats.rules.codes import (
    BASKET_BITS,
    CHOOSE,
    NOBODY,
    PLACE,
    PLAY,
    TAKE,
    codes_of,
)
from skerry.games.cats.rules.interject import ANYTIME, HOW_BITS
from skerry.games.cats.rules.legality import is_legal
from skerry.games.cats.rules.playout import settle
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    COLOUR_OSHAX,
    MAP_TREASURE,
    NAME_FIELD,
    NOTHING,
    PAY,
    PLACE_OSHAX,
    PLACE_TILE,
    TREASURES,
)
from skerry.games.cats.rules.tables import ANYTIME_CARD, EFFECT, HERD, KIND, SHAPE_OF


def other_codes(state: State, seat: int, random: Random) -> list[int]:
    """Codes of every kind, most of them illegal, many of them nearly legal."""
    crew = state.crews[seat]
    card = random.choice([*crew.hand, random.randrange(len(CARDS))])
    tile = random.choice([*state.left, *state.right, 0])
    basket = random.choice([0, 1, 2, 64, 65, 66, 64 + 66, random.randrange(1 << BASKET_BITS)])
    chosen = random.randrange(1 << random.choice((2, 5, 8)))
    how = random.choice([0, 1, 5, random.randrange(64), random.randrange(1 << HOW_BITS)])
    return [
        *range(24),
        PLAY + card * 2,
        PLAY + card * 2 + 1,
        PLACE + random.randrange(len(SHAPE_OF)),
        PLACE + len(SHAPE_OF),
        TAKE + (tile << BASKET_BITS | basket),
        CHOOSE + chosen,
        ANYTIME + (card << HOW_BITS | how),
    ]


def check_codes(state: State, seat: int, random: Random) -> None:
    listed = set(codes_of(state, seat))
    some = random.sample(sorted(listed), min(len(listed), 20))
    for code in (*some, *other_codes(state, seat, random)):
        legal = is_legal(state, seat, code)
        assert legal == (code in listed), (seat, state.phase, state.doing, code)


@pytest.mark.parametrize(
    ("mode", "seats"), [(Mode.STANDARD, 2), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.FAMILY, 3)]
)
def test_a_code_is_legal_exactly_if_it_is_listed(mode: Mode, seats: int) -> None:
    random = Random(seats)
    steps = set()
    for seed in range(24):
        dice = Dice(seed)
        state = CATS.start(seats, CatsOptions(mode))
        settle(state, dice)
        while state.mover() != NOBODY:
            if state.doing not in steps or random.random() < 0.25:
                steps.add(state.doing)
                for seat in range(seats):
                    check_codes(state, seat, random)
            codes = state.codes()
            state.advance(codes[random.randrange(len(codes))])
            settle(state, dice)
    treasures_and_cards = {PLACE_OSHAX, COLOUR_OSHAX, TREASURES, BUY_CARDS, NAME_FIELD}
    seldom = set() if mode is Mode.FAMILY else treasures_and_cards
    assert steps == {NOTHING, PLACE_TILE, MAP_TREASURE} | seldom, "every step came up"


@pytest.mark.parametrize("doing", [NOTHING, MAP_TREASURE])
def test_every_way_to_play_an_anytime_card(doing: int) -> None:
    """All of them are in one hand, with something to trade, to sell and to herd."""
    anytime = {
        EFFECT[number]: number for number in range(len(KIND)) if KIND[number] == ANYTIME_CARD
    }
    table = Table().fields("red-k01 red-k02", "blue-k01 blue-k02")
    table.hand(0, " ".join(CARDS[card].id for card in anytime.values()))
    lay(table.crew(0).boat, "c1 a4", "green-k02 h3 1", "c1 b4", "c1 c4")
    table.crew(0).used = 1
    table.crew(0).lessons = table.crew(1).lessons = cards("d109 d110 d111")
    state = table.state
    state.doing, state.doer = doing, 0
    listed = set(codes_of(state, 0))
    for effect, card in anytime.items():
        for how in range(1 << (HOW_BITS if effect == HERD else 10)):
            code = ANYTIME + (card << HOW_BITS | how)
            assert is_legal(state, 0, code) == (code in listed), (CARDS[card].title, how)


def test_spectators_and_chance_have_no_legal_code() -> None:
    assert not is_legal(CATS.start(2), -1, 0)


def seconds(task: Callable[[], object]) -> float:
    taken = []
    for _ in range(7):
        start = process_time()
        task()
        taken.append(process_time() - start)
    return min(taken)


def test_why_not_lists_nothing() -> None:
    kept = [card.id for card in CARDS[10:26]]
    table = Table(phase=PAY).kept(0, " ".join(kept)).kept(1, "d003")
    table.crew(0).fish = 1000
    legal = CATS.legal(CATS.view(table.state, 0))
    move = Pay(0, tuple(kept[:5]))
    assert legal.why_not(move) is None
    listing = seconds(lambda: codes_of(table.state, 0))
    assert seconds(lambda: legal.why_not(move)) < listing / 4
