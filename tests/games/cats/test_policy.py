"""Playouts by a policy: values against the plain way, and games that are better than chance."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.cats.table import lay

from skerry.core.compiled.dice import Dice
from skerry.games.cats import CATS
from skerry.games.cats.bench import BENCH
from skerry.games.cats.bots.compiled import policy
from skerry.games.cats.bots.compiled.policy import (
    WEIGHTS,
    answer_value,
    card_value,
    place_value,
    place_values,
    policy_playout,
    policy_playouts,
    purchase_values,
)
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind
from skerry.games.cats.pieces.tiles import BOATS, CELLS, COLOURS, GRID, NUMBER
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import NOBODY
from skerry.games.cats.rules.playout import playout, playouts
from skerry.games.cats.rules.tables import FIRST_PLACE, cells_at, colour_of, shape_of
from skerry.games.cats.rules.totals import totals

NAMES = [
    "RAT",
    "COVER",
    "TOUCH",
    "MAP",
    "FRIEND",
    "ROOM",
]


def only(**weights: int) -> "vec[i64]":
    """Weights that are nothing but these."""
    found = [0] * len(WEIGHTS)
    for name, weight in weights.items():
        found[getattr(policy, name)] = weight
    return vec[i64](found)


def around(x: int, y: int) -> set[tuple[int, int]]:
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def plain_features(boat: Boat, place: int, colour: int) -> dict[str, int]:
    """What a place brings, cell by cell."""
    plan = BOATS[boat.plan]
    cells = {CELLS[cell] for cell in cells_at(place)}
    near = {other for cell in cells for other in around(*cell)} - cells
    tiles = [{CELLS[cell] for cell in cells_at(other)} for other in boat.places]
    full = {cell for tile in tiles for cell in tile}
    friends = [
        tile for tile, own in zip(tiles, boat.colours, strict=True) if own == colour and tile & near
    ]
    rooms = [set(room.cells) - full for room in GRID.rooms]
    return {
        "RAT": len(cells.intersection(plan.rats)),
        "COVER": len(cells),
        "TOUCH": len(near & full),
        "MAP": int(colour >= 0 and plan.maps[COLOURS[colour]] in cells),
        "FRIEND": len(friends) if colour >= 0 else 0,
        "ROOM": sum(bool(bare) and bare <= cells for bare in rooms),
    }


def crowded() -> Boat:
    """A boat with friends, maps, and a room that lacks one cell."""
    boat = lay(Boat(), "red-k02 h3 1", "red-k02 i3 1", "blue-k02 j3 1", "c1 k3", "r_o l3 0")
    small = GRID.rooms[6].cells
    names = [f"{chr(ord('a') + x)}{y + 1}" for x, y in small]
    return lay(boat, *[f"c1 {name}" for name in names[1:]])


@pytest.mark.parametrize("tile", ["red-k01", "blue-k03", "green-k17", "c1", "c2"])
def test_every_feature_of_every_place(tile: str) -> None:
    boat = crowded()
    number = NUMBER[tile]
    colour = int(colour_of(number))
    found = place_values(boat, shape_of(number), colour, True, WEIGHTS)
    places = list(found[::2])
    ends = range(FIRST_PLACE[shape_of(number)], FIRST_PLACE[shape_of(number) + 1])
    assert places == [place for place in ends if boat.fits(place, True)]
    for place, value in zip(places, found[1::2], strict=True):
        features = plain_features(boat, place, colour)
        for name in NAMES:
            assert place_value(boat, place, colour, only(**{name: 7})) == 7 * features[name], name
        expected = sum(WEIGHTS[getattr(policy, name)] * features[name] for name in NAMES)
        assert value == expected == place_value(boat, place, colour, WEIGHTS)


def test_purchases() -> None:
    cards = [CARD_NUMBER[card] for card in ("d001", "d096", "d107", "d043")]
    costs = [CARDS[card].cost for card in cards]
    fish = sum(costs) - 1
    found = purchase_values(vec[i64](cards), fish, WEIGHTS)
    expected = []
    for chosen in range(1 << len(cards)):
        picked = [place for place in range(len(cards)) if chosen >> place & 1]
        cost = sum(costs[place] for place in picked)
        if cost > fish:
            continue
        value = sum(int(card_value(cards[place], WEIGHTS)) for place in picked) - 45 * cost
        value -= 200 * max(0, 8 - (fish - cost))
        expected += [chosen, value]
    assert list(found) == expected
    assert len(found) == 2 * 15, "all but the purchase of every card"


def test_values_of_cards() -> None:
    baskets = {"none": 60, "broken": 300, "normal": 650}
    kinds = {
        Kind.OSHAX: 700,
        Kind.ANYTIME: 120,
        Kind.TREASURE: 350,
        Kind.LESSON: 350,
        Kind.PUBLIC: 250,
    }
    for number, card in enumerate(CARDS):
        rescue = card.kind is Kind.RESCUE
        expected = baskets[card.basket or "none"] if rescue else kinds[card.kind]
        assert card_value(number, WEIGHTS) == expected, card.id


def test_every_answer_has_a_value() -> None:
    for seats, options in ((4, CatsOptions()), (1, CatsOptions(Mode.SOLO, Difficulty.EASY))):
        state = CATS.start(seats, options)
        dice = Dice(3)
        values = set()
        while state.mover() != NOBODY:
            codes = state.codes()
            if state.mover() >= 0:
                seat = state.mover()
                values |= {int(answer_value(state, seat, code, WEIGHTS)) for code in codes[:9]}
            state.advance(codes[dice.below(len(codes))])
        assert len(values) > 50


def test_one_try_is_chance() -> None:
    one = BENCH.start()
    two = BENCH.start()
    playout(one, Dice(5))
    policy_playout(two, Dice(5), WEIGHTS, 1)
    assert list(totals(one)) == list(totals(two))


def test_more_tries_play_better() -> None:
    state = BENCH.start()
    by_chance = sum(playouts(state, 40, Dice(1)))
    by_four = sum(policy_playouts(state, 40, Dice(1), WEIGHTS, 4))
    by_twelve = sum(policy_playouts(state, 40, Dice(1), WEIGHTS, 12))
    assert by_chance + 40 * 4 * 10 < by_four < by_twelve
    assert state.mover() == BENCH.start().mover(), "the state does not change"


def test_the_same_dice_give_the_same_games() -> None:
    state = BENCH.middle_of_game(4)
    ends = [list(policy_playouts(state, 5, Dice(2), WEIGHTS, 6)) for _ in range(2)]
    assert ends[0] == ends[1]
