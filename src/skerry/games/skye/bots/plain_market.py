"""How the simpler levels trade: by what a tile would add to their own land, and a rule of thumb."""

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.skye.bots.asking import Asked, by_thumb
from skerry.games.skye.bots.purchases import NOTHING, Purchase
from skerry.games.skye.bots.table import Table
from skerry.games.skye.rules.state import NONE, STALL

_ASKED = 0.5
"""The share of a tile's worth that is asked for it."""


def gains(table: Table, places: list[int]) -> list[float]:
    """What the tile at each place of the market would add to the seat's own land."""
    seat = table.seat
    beam = table.beam(seat, 1)
    land = table.state.clans[seat].land
    now = int(beam.outlook.value(land))
    return [
        int(beam.best(land, vec[i64]([table.state.stall[place]]))) - now + table.noise()
        for place in places
    ]


def plain_prices(table: Table) -> tuple[Asked, list[float]]:
    """The axe on the tile that adds least, a share of their worth on the others, and the gains."""
    seat = table.seat
    gold = int(table.state.clans[seat].gold)
    found = gains(table, list(range(STALL * seat, STALL * seat + STALL)))
    wanted = [int(gain) for gain in found]
    return by_thumb(wanted, _ASKED, table.gold_worth, gold), found


def plain_purchases(table: Table) -> list[Purchase]:
    """Each purchase by what its tile adds and what it costs, the best first."""
    state = table.state
    gold = int(state.clans[table.seat].gold)
    places = [
        place
        for place in range(STALL * table.seats)
        if place // STALL != table.seat
        and state.stall[place] != NONE
        and int(state.price[place]) <= gold
    ]
    found = [Purchase(NOTHING, 0.0)]
    for place, gain in zip(places, gains(table, places), strict=True):
        found.append(Purchase(place, gain - int(state.price[place]) * table.gold_worth))
    return sorted(found, key=lambda one: -one.value)
