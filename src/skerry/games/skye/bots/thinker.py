"""The bots of Isle of Skye: one thinker, five levels."""

from collections.abc import Iterator
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision, Weighed, Why
from skerry.core.event import Event, Seat
from skerry.core.legal import Legal
from skerry.games.skye.bots import reasons
from skerry.games.skye.bots.asking import Asked
from skerry.games.skye.bots.building import Building, Placement
from skerry.games.skye.bots.levels import LEVELS, Level
from skerry.games.skye.bots.plain_market import plain_prices, plain_purchases
from skerry.games.skye.bots.prices import Chosen, Pricing
from skerry.games.skye.bots.purchases import NOTHING, Buying, Purchase
from skerry.games.skye.bots.rivals import HEARD
from skerry.games.skye.bots.sales import Sales
from skerry.games.skye.bots.table import POINT, Table, tile_id
from skerry.games.skye.bots.worths import Worths
from skerry.games.skye.game.codec import decode
from skerry.games.skye.game.moves import Buy, Pass, Place, Price, SkyeMove
from skerry.games.skye.game.view import Phase, View
from skerry.games.skye.pieces.tiles import NUMBER
from skerry.games.skye.rules.state import STALL
from skerry.games.skye.rules.territory import cell_at


class SkyeThinker:
    """Plays Isle of Skye at one level."""

    hears: tuple[type[Event], ...] = HEARD

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name

    def choose(self, view: View, legal: Legal[SkyeMove], random: Random) -> SkyeMove:
        """The move to play, as if nothing had been heard."""
        return self.weigh(Decision(view, legal, random, reasons=False))[0].move

    def weigh(self, decision: Decision[View, SkyeMove], most: int = 1) -> list[Weighed[SkyeMove]]:
        """The best moves, the one to play first."""
        table = Table(decision, self.level)
        match decision.view.phase:
            case Phase.PRICE:
                return _weigh_prices(table, most)
            case Phase.BUY:
                return _weigh_purchases(table, most)
            case _:
                return _weigh_placements(table, most)


def thinker(name: str) -> SkyeThinker:
    """The bot of a level."""
    return SkyeThinker(LEVELS[name])


# --- prices ------------------------------------------------------------------------------


def _weigh_prices(table: Table, most: int) -> list[Weighed[SkyeMove]]:
    if not table.level.market:
        return [_weigh_plain_prices(table)]
    pricing = Pricing(table)
    chosen = pricing.choices()
    played = _drawn(table, chosen)
    others = [one for one in chosen if one is not played]
    # What is asked only for the reasons is drawn after the choice, so that it changes none.
    sales = Sales(pricing) if table.decision.reasons else None
    return [
        Weighed(
            _price(table, one.asked),
            round(one.value / POINT, 2),
            _why_prices(sales, one, chosen) if sales else (),
        )
        for one in [played, *others][:most]
    ]


def _weigh_plain_prices(table: Table) -> Weighed[SkyeMove]:
    asked, found = plain_prices(table)
    gains = sum(found[place] for place in asked.prices()) / POINT
    why = tuple(_why_kept(table, asked)) if table.decision.reasons else ()
    return Weighed(_price(table, asked), round(gains, 2), why)


def _drawn(table: Table, chosen: list[Chosen]) -> Chosen:
    """One of the prices, each as often as it should be played; rare ones are not worth it."""
    good = [one for one in chosen if one.share >= 0.05] or chosen[:1]
    return table.random.choices(good, [one.share for one in good])[0]


def _price(table: Table, asked: Asked) -> Price:
    stall = [tile_id(tile) for tile in table.stall(table.seat)]
    first, second = asked.prices().items()
    return Price(
        table.seat,
        stall[asked.axe],
        ((stall[first[0]], first[1]), (stall[second[0]], second[1])),
    )


def _why_kept(table: Table, asked: Asked) -> list[Why]:
    """What the tiles of the stall are worth to the seat, the one under the axe last."""
    stall = table.stall(table.seat)
    places = sorted(asked.prices(), key=lambda place: -reasons.alone(table, stall[place]))
    kept = [reasons.KEEPS] * len(places) + [reasons.DISCARDS]
    return [
        Why(reason, reasons.alone(table, stall[place]), (tile_id(stall[place]),))
        for reason, place in zip(kept, [*places, asked.axe], strict=True)
    ]


def _why_prices(sales: Sales, played: Chosen, chosen: list[Chosen]) -> tuple[Why, ...]:
    table, worths = sales.pricing.table, sales.pricing.worths
    seat = table.seat
    asked = played.asked
    stall = [tile_id(tile) for tile in table.stall(seat)]
    found = []
    for place, price in asked.prices().items():
        for other, worth in _wanted(worths, seat, place).items():
            affordable = price <= table.state.clans[other].gold
            if affordable and worth > price * table.gold_worth:
                about = (stall[place], str(other))
                found.append(Why(reasons.WOULD_BUY, worth / POINT, about))
    found.sort(key=lambda why: -abs(why.points or 0.0))
    sold = sales.of(asked)
    found += [
        Why(reasons.SELLS, None, (stall[place], str(round(100 * sold[place])))) for place in sold
    ]
    return (*found, *_why_kept(table, asked), *_why_axe(sales, played, chosen))


def _why_axe(sales: Sales, played: Chosen, chosen: list[Chosen]) -> Iterator[Why]:
    """What would become of the tile under the axe with the best prices that spare it."""
    table, worths = sales.pricing.table, sales.pricing.worths
    axe = played.asked.axe
    tile = tile_id(table.stall(table.seat)[axe])
    others = [one for one in chosen if one.asked.axe != axe]
    if not others:
        yield Why(reasons.OTHER_AXE, None, (tile,))
        return
    best = max(others, key=lambda one: one.value)
    yield Why(reasons.OTHER_AXE, round((best.value - played.value) / POINT, 2), (tile,))
    sold = round(100 * sales.of(best.asked)[axe])
    yield Why(reasons.WITHOUT_AXE, None, (tile, str(best.asked.prices()[axe]), str(sold)))
    wanted = _wanted(worths, table.seat, axe)
    rival = max(wanted, key=lambda other: wanted[other])
    yield Why(reasons.RIVAL_WANTS, wanted[rival] / POINT, (tile, str(rival)))


def _wanted(worths: Worths, seat: Seat, place: int) -> dict[Seat, int]:
    """What a tile of a stall is worth to each of the others."""
    at = STALL * seat + place
    return {other: single.get(at, 0) for other, single in enumerate(worths.single) if other != seat}


# --- purchases ---------------------------------------------------------------------------


def _weigh_purchases(table: Table, most: int) -> list[Weighed[SkyeMove]]:
    found = Buying(table).choices() if table.level.market else plain_purchases(table)
    least = next(one.value for one in found if one.place == NOTHING)
    return [
        Weighed(
            _purchase(table, one),
            round((one.value - least) / POINT, 2),
            _why_purchase(table, one) if table.decision.reasons else (),
        )
        for one in found[:most]
    ]


def _purchase(table: Table, one: Purchase) -> SkyeMove:
    if one.place == NOTHING:
        return Pass(table.seat)
    return Buy(table.seat, tile_id(int(table.state.stall[one.place])))


def _why_purchase(table: Table, one: Purchase) -> tuple[Why, ...]:
    if one.place == NOTHING:
        return (Why(reasons.SAVES),)
    state = table.state
    land = state.clans[table.seat].land
    tile = int(state.stall[one.place])
    cost = int(state.price[one.place]) * int(table.gold_in_points[table.left]) / POINT
    best = table.beam(table.seat, 1).search(land, vec[i64]([tile]))[0]
    why = reasons.about_lands(table, land, best.land)
    for code in best.codes:
        where = decode(state, table.seat, int(code))
        assert isinstance(where, Place), "plans place tiles"
        why.append(Why(reasons.PLACE, None, (str(where.x), str(where.y), str(where.turn))))
    return (*why, Why(reasons.PRICE, round(-cost, 2), (tile_id(tile),)))


# --- placements --------------------------------------------------------------------------


def _weigh_placements(table: Table, most: int) -> list[Weighed[SkyeMove]]:
    building = Building(table)
    found = building.choices()[:most]
    now = int(building.outlook.value(building.land))
    return [_weighed_placement(table, building, one, now) for one in found]


def _weighed_placement(
    table: Table, building: Building, one: Placement, now: int
) -> Weighed[SkyeMove]:
    """A placement with what its tile alone changes, and what the rest of the plan adds."""
    move = decode(table.state, table.seat, one.code)
    value = round((one.value - now) / POINT, 2)
    if not isinstance(move, Place) or not table.decision.reasons:
        return Weighed(move, value)
    after = building.land.copy()
    after.place(NUMBER[move.tile] * 4 + move.turn, cell_at(move.x, move.y))
    why = reasons.about_lands(table, building.land, after)
    outlook = table.outlook_in_points()
    rest = int(outlook.value(one.land) - outlook.value(after)) / POINT
    others = tuple(tile_id(tile) for tile in table.hand(table.seat) if tile_id(tile) != move.tile)
    if rest and others:
        why.append(Why(reasons.TOGETHER, round(rest, 2), others))
    return Weighed(move, value, tuple(why))
