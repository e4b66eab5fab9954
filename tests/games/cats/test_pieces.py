"""The pieces: every total, and the tables that the rules make of them."""

from collections import Counter
from itertools import pairwise

import pytest

from skerry.core.compiled.bits import WORD, ones
from skerry.games.cats.pieces.cards import BASIC, CARDS, SISTER, SOLO_LESSONS, Kind, deck
from skerry.games.cats.pieces.tiles import (
    BOATS,
    CELL_NUMBER,
    CELLS,
    COLOURS,
    GRID,
    SHAPES,
    TILES,
    Cell,
    pieces,
    turned,
)
from skerry.games.cats.rules import anchors
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.rules import State, lay_out
from skerry.games.cats.rules.state import FAMILY, SOLO, STANDARD
from skerry.games.cats.rules.tables import (
    COLUMN,
    EDGE,
    END_ANYTIME,
    FIRST_ANYTIME,
    FIRST_PLACE,
    RATS,
    SHAPE_OF,
    WORDS,
    cells_at,
)

DISCOVERY = CARDS[:150]


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def test_85_cats_of_17_shapes_and_5_colours() -> None:
    cats = [tile for tile in TILES if "-" in tile]
    assert len(cats) == len(set(cats)) == 85
    assert Counter(tile.split("-")[0] for tile in cats) == dict.fromkeys(COLOURS, 17)
    assert Counter(len(shape.cells) for shape in pieces().tiles.cats.shapes) == {4: 1, 5: 10, 6: 6}


def test_treasures_and_oshax() -> None:
    tiles = pieces().tiles
    assert [len(shape.cells) for shape in tiles.rare_treasure.shapes] == [4] * 5
    assert [len(shape.cells) for shape in tiles.common_treasure.shapes] == [1, 2, 3, 3]
    assert [len(shape.cells) for shape in tiles.oshax.shapes] == [6] * 6
    assert tiles.common_treasure.each_shape_by_players == {"1": 5, "2": 5, "3": 8, "4": 11}


@pytest.mark.parametrize(
    ("seats", "mode", "common"),
    [(1, SOLO, 5), (2, STANDARD, 5), (3, STANDARD, 8), (4, STANDARD, 11), (3, FAMILY, 8)],
)
def test_what_is_laid_out(seats: int, mode: int, common: int) -> None:
    state = State()
    state.mode = mode
    state.seats = seats
    lay_out(state)
    assert list(state.common) == [common] * 4
    assert len(state.bag) == 85 + 25
    assert Counter(tile for tile in state.bag if tile >= 85) == dict.fromkeys(range(85, 90), 5)
    assert len(state.deck) == (18 if mode == FAMILY else 150)
    assert list(state.oshax) == (list(range(6)) if mode == STANDARD else [])
    assert [crew.ready for crew in state.crews] == [0 if mode == FAMILY else 1] * seats


def test_the_extra_lesson_is_one_more_card() -> None:
    state = State()
    state.seats = 2
    state.column_lesson = True
    lay_out(state)
    assert len(state.deck) == 151
    assert CARDS[state.deck[-1]].id == "column"


def test_no_two_shapes_are_the_same() -> None:
    forms = [frozenset(turned(shape)) for shape in SHAPES[:17] + SHAPES[26:]]
    assert len(set(forms)) == 17 + 6, "no cat is another cat or an oshax"
    treasures = [frozenset(turned(shape)) for shape in SHAPES[17:26]]
    assert len(set(treasures)) == 9
    both = set(forms) & set(treasures)
    assert both == {frozenset(turned(SHAPES[20]))}, "one cat has the shape of a rare treasure"
    assert SHAPES[20].id == "r_s"


def test_shapes_hang_together() -> None:
    for shape in SHAPES:
        reached = {shape.cells[0]}
        for _ in shape.cells:
            reached |= {cell for cell in shape.cells if set(beside(cell)) & reached}
        assert reached == set(shape.cells), shape.id


def test_the_outline_and_the_rooms() -> None:
    assert len(CELLS) == len(set(CELLS)) == 142
    heights = [3, 5, 5, 5, 7, 7, 7, *[9] * 8, 7, 7, 5, 5, 3, 3, 1]
    assert [sum(x == column for x, _ in CELLS) for column in range(22)] == heights
    assert [len(room.cells) for room in GRID.rooms] == [18, 11, 18, 11, 60, 20, 4]
    assert [room.no for room in GRID.rooms] == [1, 2, 3, 4, 5, 6, 7]
    symbols = ["parrot", "moon", "apple", "moon", None, "wheat", "parrot"]
    assert [room.symbol for room in GRID.rooms] == symbols
    assert sorted(cell for room in GRID.rooms for cell in room.cells) == sorted(CELLS)


def test_the_edge_is_where_a_side_lies_on_the_outline() -> None:
    edge = [cell for cell in CELLS if any(other not in CELLS for other in beside(cell))]
    assert sorted(GRID.edge_cells) == sorted(edge)
    assert len(edge) == 44
    assert {(0, 3), (0, 4), (0, 5)} <= set(edge), "the stern is edge"
    assert not {(1, 3), (7, 1), (20, 4)} & set(edge), "a corner is not enough"
    assert sum(ones(word) for word in EDGE) == 44


def test_the_boats() -> None:
    assert [boat.id for boat in BOATS] == ["boat1", "boat2", "boat3", "boat4"]
    where = {(1, 3), (7, 0), (9, 7), (14, 1), (19, 5)}
    for boat in BOATS:
        assert set(boat.maps) == set(COLOURS)
        assert set(boat.maps.values()) == where
        assert len(boat.rats) == len(set(boat.rats)) == 19
        assert set(boat.rats) <= set(CELLS)
        assert not set(boat.rats) & where
    assert len({tuple(boat.maps[colour] for colour in COLOURS) for boat in BOATS}) == 4
    assert len({frozenset(boat.rats) for boat in BOATS}) == 4


@pytest.mark.parametrize("plan", range(4))
def test_an_empty_boat(plan: int) -> None:
    boat = Boat()
    boat.plan = plan
    assert boat.rats() == 19 == sum(ones(RATS[plan * WORDS + word]) for word in range(WORDS))
    assert boat.full_rooms() == 0
    assert all(boat.room_is(room, False) for room in range(7))


def test_150_discovery_cards() -> None:
    kinds = Counter(card.kind for card in DISCOVERY)
    assert kinds == {
        Kind.OSHAX: 6,
        Kind.RESCUE: 60,
        Kind.ANYTIME: 31,
        Kind.TREASURE: 15,
        Kind.LESSON: 30,
        Kind.PUBLIC: 8,
    }
    assert [card.id for card in DISCOVERY] == [f"d{number:03}" for number in range(1, 151)]


def test_all_other_cards() -> None:
    assert [card.id for card in CARDS[151:]] == [f"f{number}" for number in range(151, 169)]
    assert len(deck().solo_colour_cards) == 5
    assert {card.colour for card in deck().solo_colour_cards} == set(COLOURS)
    assert len(SISTER) == 23
    assert (BASIC, len(SOLO_LESSONS) - BASIC) == (10, 9)
    reminders = 4
    assert 150 + 18 + 5 + 23 + 10 + 9 + reminders == 219, "the publisher's total"


def test_rescue_cards() -> None:
    counted = Counter((c.basket, c.speed, c.cost) for c in DISCOVERY if c.kind is Kind.RESCUE)
    assert counted == {
        ("none", 4, 1): 8,
        ("broken", 0, 0): 8,
        ("broken", 1, 1): 12,
        ("broken", 3, 2): 8,
        ("normal", 1, 2): 12,
        ("normal", 3, 3): 12,
    }


def test_anytime_and_treasure_cards() -> None:
    wanted = (Kind.ANYTIME, Kind.TREASURE, Kind.OSHAX)
    assert Counter((card.type, card.cost) for card in DISCOVERY if card.kind in wanted) == {
        ("oshax", 5): 6,
        ("fish_oshax", 2): 2,
        ("free_spot", 1): 2,
        ("draw2", 0): 2,
        ("draw3", 1): 2,
        ("bag_to_boat", 3): 1,
        ("sell_basket", 2): 1,
        ("herd", 1): 1,
        ("fish_lessons", 2): 2,
        ("double_rescue", 2): 3,
        ("bag_to_fields", 1): 1,
        ("basket", 6): 2,
        ("basket_for_lessons", 2): 2,
        ("basket_for_treasures", 3): 2,
        ("fish_colours", 2): 2,
        ("fish_rare", 2): 2,
        ("fish_common", 2): 2,
        ("fish_one_colour", 2): 2,
        ("treasure_rare", 2): 9,
        ("treasure_small", 1): 6,
    }


def test_lessons_cost_two_and_public_ones_one() -> None:
    assert {card.cost for card in DISCOVERY if card.kind is Kind.LESSON} == {2}
    assert {card.cost for card in DISCOVERY if card.kind is Kind.PUBLIC} == {1}
    named = {card.id for card in DISCOVERY if card.choose_colour == "on_reveal"}
    assert named == {"d143", "d144", "d145", "d146", "d149"}


def test_the_box_is_just_large_enough() -> None:
    of_type = Counter(card.type for card in DISCOVERY)
    drawn = 2 * of_type["draw2"] + 3 * of_type["draw3"]
    assert 4 * 7 * 5 + drawn == 150, "four players can see every card"
    bag = 4 * of_type["bag_to_fields"] + of_type["bag_to_boat"]
    assert 4 * 4 * 5 + bag == 85, "and every cat"
    baskets = of_type["basket"] + of_type["basket_for_lessons"] + of_type["basket_for_treasures"]
    assert 4 + baskets == 10, "and own every basket"
    assert max(card.baskets for card in SISTER) * 5 <= len(SISTER)


def test_places_lie_on_the_boat_once() -> None:
    for shape, ends in zip(SHAPES, pairwise(FIRST_PLACE), strict=True):
        places = [cells_at(place) for place in range(*ends)]
        assert all(len(set(place)) == len(shape.cells) for place in places)
        assert places == sorted(places)
        assert len({tuple(place) for place in places}) == len(places)
    assert FIRST_PLACE[23] - FIRST_PLACE[22] == 142, "the smallest treasure fits on every cell"


def test_every_place_is_there() -> None:
    """The table against a plain search: every form, moved by every distance."""
    places = [tuple(cells_at(place)) for place in range(len(SHAPE_OF))]
    for shape, (first, last) in zip(SHAPES, pairwise(FIRST_PLACE), strict=True):
        found = {
            tuple(sorted(CELL_NUMBER[(x + dx, y + dy)] for x, y in form))
            for form in turned(shape)
            for dx in range(GRID.width)
            for dy in range(GRID.height)
            if all((x + dx, y + dy) in CELL_NUMBER for x, y in form)
        }
        assert places[first:last] == sorted(found)


def test_every_place_knows_the_cells_beside_it() -> None:
    for place in range(0, len(SHAPE_OF), 7):
        cells = [CELLS[cell] for cell in cells_at(place)]
        around = {other for cell in cells for other in beside(cell)} - set(cells)
        words = anchors.beside(*anchors.covered_by(place))
        bits = [bit for bit in range(WORDS * WORD) if words[bit // WORD] >> (bit % WORD) & 1]
        found = {divmod(bit, COLUMN) for bit in bits}.intersection(CELLS).difference(cells)
        assert found == {cell for cell in around if cell in CELL_NUMBER}


def test_anytime_cards_have_the_numbers_that_the_rules_look_for() -> None:
    anytime = [number for number, card in enumerate(CARDS) if card.kind is Kind.ANYTIME]
    assert anytime == list(range(FIRST_ANYTIME, END_ANYTIME))
