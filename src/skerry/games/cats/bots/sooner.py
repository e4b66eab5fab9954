"""Places of one tile that score more at once: hints prefer them where nothing is lost later."""

from skerry.core.bot import Why
from skerry.games.cats.bots.at_once import at_once
from skerry.games.cats.bots.compiled.outlook import shape_at
from skerry.games.cats.bots.explanations import AT_ONCE
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.rescue import Valued
from skerry.games.cats.rules import tables
from skerry.games.cats.rules.codes import PLACE, TAKE
from skerry.games.cats.rules.state import MAP_TREASURE, PLACE_TILE, TREASURES

CLEARLY = 300
"""How much more a place scores at once before it is preferred or spoken of."""
NEAR = 50
"""What a bot cannot tell apart: guesses at the rest of the game differ by more."""


def prefer_now(mind: Mind, valued: Valued) -> Valued:
    """The same values, the best first; of equal places, the one that scores at once."""
    ordered = sorted(valued, key=lambda pair: -pair[0])
    # Only the values of played on days are guesses that cannot be told apart.
    if not mind.plays_on:
        return ordered
    best = ordered[0]
    near = [pair for pair in _rivals(mind, ordered) if pair[0] >= best[0] - NEAR]
    if not near:
        return ordered
    points = {code: _now(mind, code) for _, code in [best, *near]}
    value, sooner = max(near, key=lambda pair: (points[pair[1]], pair[0]))
    if points[sooner] < points[best[1]] + CLEARLY:
        return ordered
    rest = [pair for pair in ordered if pair[1] != sooner]
    return [(best[0], sooner), (value, best[1]), *(pair for pair in rest if pair[1] != best[1])]


def why_later(mind: Mind, valued: Valued) -> tuple[Why, ...]:
    """That another place scores clearly more at once, and how much less it brings by the end."""
    if not mind.plays_on:
        return ()
    (value, code), *_ = valued
    others = _rivals(mind, valued)
    least = _now(mind, code) + CLEARLY if others else 0
    for other, place in others:
        if _now(mind, place) >= least:
            gap = (value - other) / 100
            return (Why("sooner", gap),) if gap >= 1 else ()
    return ()


def _is_place(mind: Mind, code: int) -> bool:
    return PLACE <= code < TAKE and mind.state.doing in (PLACE_TILE, TREASURES, MAP_TREASURE)


def _rivals(mind: Mind, ordered: Valued) -> Valued:
    """The other places of the tile that is laid by the best answer."""
    code = ordered[0][1]
    if not _is_place(mind, code):
        return []
    tile = _tile(mind, code)
    others = [pair for pair in ordered[1:] if _is_place(mind, pair[1])]
    return [pair for pair in others if _tile(mind, pair[1]) == tile]


def _tile(mind: Mind, code: int) -> int:
    """What a place lays: the cat that was taken, or a treasure of its own shape."""
    state = mind.state
    return int(state.tile) if state.doing == PLACE_TILE else int(shape_at(code - PLACE))


def _now(mind: Mind, code: int) -> int:
    """What a place scores at once, in hundredths of a point."""
    tile = _tile(mind, code)
    colour = int(tables.colour_of(tile)) if mind.state.doing == PLACE_TILE else -1
    found = at_once(mind, tile, code - PLACE, colour, 0)
    return sum(found.parts[part] for part in AT_ONCE) + sum(found.lessons.values())
