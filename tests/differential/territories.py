"""Random territories, built the same way for the project and for the plain implementation."""

from random import Random

from tests.plain.skye import Placed as PlainPlaced
from tests.plain.skye import Territory as PlainTerritory
from tests.plain.skye import legal_places, load_tiles

from skerry.games.skye.game.view import Placed, territory_of
from skerry.games.skye.rules.territory import Territory

PIECES = load_tiles()
MOST = 19

Spot = tuple[int, int, int]


def build(random: Random, size: int, *, dense: bool) -> tuple[tuple[Placed, ...], PlainTerritory]:
    """A castle and tiles in random legal places; dense ones close areas and make blocks."""
    castle = random.choice(sorted(PIECES.castles))
    plain: PlainTerritory = {(0, 0): PlainPlaced(PIECES.castles[castle], 0)}
    ours = [Placed(castle, 0, 0, 0)]  # type: ignore[arg-type]
    bag = sorted(PIECES.landscape)
    random.shuffle(bag)
    for name in bag:
        if len(ours) == size:
            break
        spots = sorted(legal_places(plain, PIECES.landscape[name]))
        if not spots:
            continue
        x, y, turn = chosen(random, spots, plain, dense=dense)
        plain[x, y] = PlainPlaced(PIECES.landscape[name], turn)
        ours.append(Placed(name, x, y, turn))  # type: ignore[arg-type]
    return tuple(ours), plain


def chosen(random: Random, spots: list[Spot], plain: PlainTerritory, *, dense: bool) -> Spot:
    if not dense:
        return random.choice(spots)
    most = max(neighbours(spot, plain) for spot in spots)
    return random.choice([spot for spot in spots if neighbours(spot, plain) == most])


def neighbours(spot: Spot, plain: PlainTerritory) -> int:
    x, y, _ = spot
    return sum((x + dx, y + dy) in plain for dx, dy in [(0, -1), (1, 0), (0, 1), (-1, 0)])


def pair(seed: str) -> tuple[Territory, PlainTerritory]:
    """The same territory twice; half of them dense, from a lonely castle to the largest."""
    random = Random(seed)
    ours, plain = build(random, random.randint(1, MOST), dense=random.random() < 0.5)
    return territory_of(ours), plain
