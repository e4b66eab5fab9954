"""Random boats of The Isle of Cats, built the same way for the project and the plain auditor."""

from random import Random

from tests.plain.cats import Boat as PlainBoat
from tests.plain.cats import Cells, legal_places, load_components, put

from skerry.games.cats.game.codec import place_of
from skerry.games.cats.pieces.tiles import BOAT_IDS, COLOURS, NUMBER
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.tables import CATS

PLUGIN = load_components()
MOST = 34


def build(seed: str) -> tuple[Boat, PlainBoat]:
    """The same boat twice, from an empty one to a crowded one; few colours make families."""
    random = Random(seed)
    plan = random.choice(BOAT_IDS)
    ours = Boat()
    ours.plan = BOAT_IDS.index(plan)
    plain = PlainBoat(PLUGIN.boats[plan])
    colours = random.sample(COLOURS, random.choice([1, 2, 5, 5]))
    tiles = sorted(t for t, tile in PLUGIN.tiles.items() if (tile.colour or colours[0]) in colours)
    size = random.randint(0, MOST)
    for _ in range(size):
        lay_one(random, random.choice(tiles), ours, plain)
    return ours, plain


def lay_one(random: Random, name: str, ours: Boat, plain: PlainBoat) -> None:
    """Add a tile to both boats, if it fits; now and then apart from all others."""
    tile = PLUGIN.tiles[name]
    places = sorted(map(sorted, legal_places(plain, tile.shape, random.random() < 0.1)))
    if not places:
        return
    cells: Cells = frozenset(random.choice(places))
    number = NUMBER[name]
    colour = tile.colour or (random.choice(COLOURS) if tile.kind == "oshax" else None)
    put(plain, tile, colour, cells)
    named = -1 if colour is None else [str(other) for other in COLOURS].index(colour)
    ours.lay(number, place_of(tuple(sorted(cells)), cat=number < CATS), named)
