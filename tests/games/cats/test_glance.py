"""First impressions of places, against the same told cell by cell; compiled and uncompiled."""

from itertools import product
from random import Random

import pytest

from skerry.core.compiled.dice import Dice
from skerry.core.match import Match
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.glance import MOST, RAT, TOUCH, Glance, Impression
from skerry.games.cats.bots.compiled.goals import goals_of
from skerry.games.cats.bots.compiled.outlook import NOWHERE, Search
from skerry.games.cats.bots.compiled.policy import WEIGHTS as POLICY
from skerry.games.cats.bots.compiled.policy import policy_playout
from skerry.games.cats.bots.weights import BY_MODE, INDEX
from skerry.games.cats.game.game import CATS
from skerry.games.cats.pieces.tiles import BOATS, CELLS, Cell
from skerry.games.cats.rules.anchors import covered_by
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.tables import COLUMN, FIRST_COMMON, colour_of, shape_of

SEEDS = [1, 2, 3]
HULL = set(CELLS)


def half_full(seed: int) -> LessonGauge:
    """A boat with the first half of the tiles of a game."""
    match = Match(CATS, 2)
    match.draw(Random(seed))
    state = match.state
    policy_playout(state, Dice(seed), POLICY, 5)
    full, boat = state.crews[0].boat, Boat()
    boat.plan = full.plan
    for number in range(full.size // 2):
        boat.lay(full.tiles[number], full.places[number], full.colours[number])
    return LessonGauge(boat, goals_of(state, 0), BY_MODE[0], 10)


def cells_of(place: int) -> set[Cell]:
    numbers = product(range(4), range(60))
    words = covered_by(place)
    return {(6 * word + n // COLUMN, n % COLUMN) for word, n in numbers if words[word] >> n & 1}


def beside(cells: set[Cell]) -> set[Cell]:
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return {(x + dx, y + dy) for x, y in cells for dx, dy in steps} - cells


def grown(gauge: LessonGauge, size: int) -> int:
    growth = int(gauge.weights[INDEX["GROW1"] + min(size, 7) - 1])
    return 100 * int(family_points(size)) + growth * int(gauge.hope) // 100


def groups(gauge: LessonGauge, colour: int) -> list[tuple[int, set[Cell]]]:
    """The sizes and cells of all groups of a colour."""
    found: list[tuple[int, set[Cell]]] = []
    boat = gauge.boat
    for number in range(boat.size):
        if boat.colours[number] != colour:
            continue
        size, cells = 1, cells_of(boat.places[number])
        for group in [group for group in found if beside(cells) & group[1]]:
            found.remove(group)
            size, cells = size + group[0], cells | group[1]
        found.append((size, cells))
    return found


def plain(gauge: LessonGauge, place: int, colour: int) -> int:
    cells = cells_of(place)
    boat = gauge.boat
    covered = set().union(*(cells_of(boat.places[number]) for number in range(boat.size)))
    # Sets of bits have no room for the stern, nor for the upper edge where a word begins.
    near = {(x, y) for x, y in beside(cells) if x >= 0 and not (y < 0 and x % 6 == 0)}
    value = TOUCH * len([cell for cell in near if cell in covered or cell not in HULL])
    value += RAT * len(cells & set(BOATS[int(boat.plan)].rats))
    joined = [size for size, theirs in groups(gauge, colour) if near & theirs and colour >= 0]
    if joined:
        value += grown(gauge, 1 + sum(joined)) - sum(grown(gauge, size) for size in joined)
    return value


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("tile", [0, 17, 34, 51, 68, 84, FIRST_COMMON, FIRST_COMMON + 3])
def test_an_impression_is_what_the_cells_tell(seed: int, tile: int) -> None:
    gauge, search = half_full(seed), Search()
    colour = int(colour_of(tile)) if tile < FIRST_COMMON else -1
    impression = Impression(gauge, colour)
    total = search.find(gauge.boat, shape_of(tile), False)
    assert total > 0
    for number in range(total):
        place = int(search.places[number])
        assert impression.of(place) == plain(gauge, place, colour)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_impressions_get_a_closer_look(seed: int) -> None:
    gauge, search, glance = half_full(seed), Search(), Glance()
    tiles = [3, 25, 47, 80]
    ways = []
    for tile in tiles:
        colour = colour_of(tile)
        glance.offer(gauge, tile, colour, search)
        impression = Impression(gauge, colour)
        for number in range(search.find(gauge.boat, shape_of(tile), False)):
            place = int(search.places[number])
            ways.append((int(impression.of(place)), tile, place))
    ways.sort(reverse=True)
    values = {
        (tile, place): int(gauge.after(tile, place, colour_of(tile)))
        for _, tile, place in ways[:MOST]
    }
    assert len(ways) > MOST
    assert glance.look(gauge, True) == max(values.values())
    assert values[int(glance.tile), int(glance.place)] == glance.value
    # What was offered before is forgotten.
    assert glance.look(gauge, True) == NOWHERE
