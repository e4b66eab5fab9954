"""Places by moved sets of cells, against one place after the other."""

from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD, bit
from skerry.games.cats.pieces.tiles import CELLS, GRID, SHAPES, Cell
from skerry.games.cats.rules.anchors import anchors, covered_by, nth_place, write_places
from skerry.games.cats.rules.boat import ANCHOR_WORDS, Boat
from skerry.games.cats.rules.tables import (
    CELL,
    COLUMN,
    FIRST_FORM,
    FIRST_PLACE,
    HULL,
    PLACE_AT,
    SHAPE_COUNT,
    STEP_BITS,
    STEPS,
    WORDS,
    cells_at,
    tile_of,
)

FORMS = FIRST_FORM[SHAPE_COUNT]
BITS = WORDS * WORD
Words = tuple[int, int, int, int]


def words_of(cells: set[Cell]) -> Words:
    words = [0, 0, 0, 0]
    for x, y in cells:
        word, at = divmod(x * COLUMN + y, WORD)
        words[word] |= bit(at)
    return words[0], words[1], words[2], words[3]


def cells_of(words: Words) -> set[Cell]:
    found = [at for at in range(BITS) if words[at // WORD] >> (at % WORD) & 1]
    return {divmod(at, COLUMN) for at in found}


def form_cells(form: int) -> list[Cell]:
    """The cells of a form from its anchor, which is (0, 0); rows may be negative."""
    found = [(0, 0)]
    steps = int(STEPS[form])
    while steps:
        x, y = divmod(steps % (1 << STEP_BITS) + COLUMN // 2, COLUMN)
        found.append((x, y - COLUMN // 2))
        steps >>= STEP_BITS
    return found


def some_cells(random: Random) -> set[Cell]:
    """A random set of cells, from none to all."""
    chance = random.random()
    return {cell for cell in CELLS if random.random() < chance}


def test_the_hull_and_the_cells() -> None:
    assert cells_of((HULL[0], HULL[1], HULL[2], HULL[3])) == set(CELLS)
    for number, cell in enumerate(CELLS):
        words = CELL[number * WORDS : (number + 1) * WORDS]
        assert cells_of((words[0], words[1], words[2], words[3])) == {cell}


def test_forms_are_the_shapes() -> None:
    for shape in range(SHAPE_COUNT):
        forms = range(FIRST_FORM[shape], FIRST_FORM[shape + 1])
        assert (1 + len(forms)) * WORDS <= ANCHOR_WORDS
        for form in forms:
            assert len(set(form_cells(form))) == len(SHAPES[shape].cells)


@pytest.mark.parametrize("seed", range(8))
def test_anchors_of_every_form(seed: int) -> None:
    random = Random(seed)
    free = some_cells(random)
    inner = free & some_cells(random) if seed else set()
    words = [*zip(words_of(free), words_of(inner), strict=True), (0, 0)]
    for form in range(FORMS):
        steps = form_cells(form)
        covered = {(x, y): {(x + dx, y + dy) for dx, dy in steps} for x, y in free}
        expected = {at for at, cells in covered.items() if cells <= free and not cells <= inner}
        found = [
            anchors(STEPS[form], words[word][0], words[word + 1][0], *inner_words(words, word))
            for word in range(WORDS)
        ]
        assert cells_of((found[0], found[1], found[2], found[3])) == expected


def inner_words(words: list[tuple[int, int]], word: int) -> tuple[int, int]:
    return words[word][1], words[word + 1][1]


@pytest.mark.parametrize("seed", range(3))
def test_free_and_inner_cells(seed: int) -> None:
    for boat in boats(seed):
        covered = {CELLS[cell] for place in boat.places for cell in cells_at(place)}
        around = {
            (x + dx, y + dy) for x, y in covered for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        free = set(CELLS) - covered
        assert cells_of((boat.free0, boat.free1, boat.free2, boat.free3)) == free
        assert cells_of((boat.inner0, boat.inner1, boat.inner2, boat.inner3)) == free - around


def test_a_boat_without_a_tile() -> None:
    *_, boat = boats(5)
    for number in range(boat.size):
        other = boat.without(number)
        again = Boat()
        for kept in range(boat.size):
            if kept != number:
                again.lay(boat.tiles[kept], boat.places[kept], boat.colours[kept])
        assert other.plan == boat.plan
        assert list(other.places) == list(again.places)
        assert (other.free1, other.inner1) == (again.free1, again.inner1)


def test_every_place_has_a_form_and_an_anchor() -> None:
    found: dict[int, tuple[int, int]] = {}
    for form in range(FORMS):
        for at in range(BITS):
            place = int(PLACE_AT[form * BITS + at])
            if place >= 0:
                assert place not in found
                found[place] = form, at
    assert len(found) == FIRST_PLACE[SHAPE_COUNT]
    for place, (form, at) in found.items():
        x, y = divmod(at, COLUMN)
        cells = sorted((x + dx, y + dy) for dx, dy in form_cells(form))
        assert cells == [CELLS[cell] for cell in cells_at(place)]
        assert cells_of(covered_by(place)) == set(cells)


def boats(seed: int) -> Iterator[Boat]:
    """A boat from empty to crowded, with every tile that is laid on it."""
    random = Random(seed)
    boat = Boat()
    boat.plan = seed % 4
    yield boat
    for _ in range(24):
        shape = random.randrange(SHAPE_COUNT)
        places = plain_places(boat, shape, random.random() < 0.1)
        if places:
            boat.lay(tile_of(shape) if shape >= 17 else shape, random.choice(places), -1)
            yield boat


def plain_places(boat: Boat, shape: int, anywhere: bool) -> list[int]:
    places = range(FIRST_PLACE[shape], FIRST_PLACE[shape + 1])
    return [place for place in places if boat.fits(place, anywhere)]


@pytest.mark.parametrize("seed", range(4))
def test_all_places_of_every_shape(seed: int) -> None:
    """Counted, listed, and drawn by their number: always those that fit, in the same order."""
    words = vec[i64]([-1] * (ANCHOR_WORDS + 3))
    out = vec[i64]([0] * 2000)
    random = Random(f"places {seed}")
    for boat in boats(seed):
        for shape in random.sample(range(SHAPE_COUNT), 6):
            for anywhere in (False, True):
                expected = plain_places(boat, shape, anywhere)
                assert boat.find_anchors(shape, anywhere, words, 3) == len(expected)
                end = write_places(shape, words, 3, 7, out, 5)
                assert [int(code) - 7 for code in out[5:end]] == expected
                assert boat.fitting(shape, anywhere, out, 0) == len(expected)
                assert list(out[: len(expected)]) == expected
                assert boat.has_place(shape, anywhere) == bool(expected)
                numbers = range(len(expected))
                for number in random.sample(numbers, min(9, len(numbers))):
                    assert nth_place(shape, number, words, 3) == expected[number]


def test_the_boat_is_as_high_as_a_column_without_its_gap() -> None:
    assert GRID.height == COLUMN - 1
    assert GRID.width * COLUMN <= BITS
