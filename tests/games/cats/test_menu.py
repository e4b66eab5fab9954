"""One answer by its number and the list of all answers are the same."""

from itertools import combinations

import pytest
from tests.games.cats.table import lay

from skerry.core.compiled.bits import ones
from skerry.core.compiled.dice import Dice
from skerry.games.cats import CATS
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import CHANCE, NOBODY, codes_of, fill_menu
from skerry.games.cats.rules.menu import Menu


def answers(menu: Menu) -> list[int]:
    """All answers, found one by one and in a list."""
    one_by_one = [int(menu.nth(number)) for number in range(menu.total)]
    assert [int(code) for code in menu.codes()] == one_by_one
    return one_by_one


def test_an_empty_menu() -> None:
    assert answers(Menu()) == []


def test_single_answers_and_runs() -> None:
    menu = Menu()
    menu.add(7)
    menu.add_run(100, 3)
    menu.add_split(1000, 2, 64)
    assert answers(menu) == [7, 100, 101, 102, 1000, 1064, 1001, 1065]
    menu.clear()
    menu.add(5)
    assert answers(menu) == [5]


@pytest.mark.parametrize("wanted", [2, 3])
@pytest.mark.parametrize("things", range(11))
def test_subsets(things: int, wanted: int) -> None:
    menu = Menu()
    menu.add_subsets(0, things, wanted)
    assert answers(menu) == [bits for bits in range(1 << things) if ones(bits) == wanted]


@pytest.mark.parametrize("positions", [0, 0b1, 0b1000, 0b11, 0b1011010, (1 << 20) - 1, 1 << 50 | 5])
def test_pairs(positions: int) -> None:
    menu = Menu()
    menu.add_pairs(1 << 20, positions)
    places = [place for place in range(60) if positions >> place & 1]
    expected = [(1 << 20) + 64 * one + two for one, two in combinations(places, 2)]
    assert answers(menu) == expected


@pytest.mark.parametrize("cats", range(21))
def test_herds(cats: int) -> None:
    menu = Menu()
    menu.add_herds(0, cats)
    found = answers(menu)
    herds = [herd for size in range(4) for herd in combinations(range(1, cats + 1), size)]
    assert sorted(found) == sorted(
        sum(number << (5 * place) for place, number in enumerate(reversed(herd))) for herd in herds
    )
    as_numbers = [[n for n in (code >> 10, code >> 5 & 31, code & 31) if n] for code in found]
    assert as_numbers == sorted(as_numbers)


def test_baskets() -> None:
    menu = Menu()
    for basket in range(0, 60, 2):
        menu.add_basket(basket)
    for cat in range(40):
        menu.add_cat(cat)
    menu.add_rescues(1 << 20, 6)
    expected = [(1 << 20) + 64 * cat + basket for cat in range(40) for basket in range(0, 60, 2)]
    assert answers(menu) == expected


def test_places_of_several_shapes() -> None:
    boat = lay(Boat(), "red-k02 h3 1", "c1 i3")
    menu = Menu()
    for shape in range(26, 32):
        menu.add_places(1 << 14, boat, shape, anywhere=False)
    found = answers(menu)
    assert found == sorted(set(found))


def test_more_groups_than_usual() -> None:
    menu = Menu()
    for code in range(0, 300, 3):
        menu.add(code)
    assert answers(menu) == list(range(0, 300, 3))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, CatsOptions()),
        (1, CatsOptions(Mode.SOLO, Difficulty.HARD)),
        (3, CatsOptions(Mode.FAMILY)),
    ],
    ids=["standard", "solo", "family"],
)
def test_whole_games(seats: int, options: CatsOptions) -> None:
    dice = Dice(seats)
    state = CATS.start(seats, options)
    menu = Menu()
    while state.mover() != NOBODY:
        seat = state.mover()
        codes = state.codes()
        if seat != CHANCE:
            fill_menu(menu, state, seat)
            assert answers(menu) == [int(code) for code in codes]
            assert answers(menu) == [int(code) for code in codes_of(state, seat)]
        state.advance(codes[dice.below(len(codes))])
