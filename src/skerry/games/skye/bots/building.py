"""How a bot builds: it plans all tiles of its hand together, then places the first one."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.skye.bots.compiled.beam import Beam, Plan
from skerry.games.skye.bots.table import TRUST, Table
from skerry.games.skye.rules.territory import Territory


@dataclass(frozen=True)
class Placement:
    """The first placement of a plan, the land that the plan leads to, and its value."""

    code: int
    land: Territory
    value: float


class Building:
    """The placements of one seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.land = table.state.clans[table.seat].land
        self.outlook = table.outlook(table.seat)

    def choices(self) -> list[Placement]:
        """The best placements, each with its best plan, the best first."""
        found: dict[int, Placement] = {}
        for plan, value in self._valued(self._plans()):
            code = int(plan.codes[0])
            if code not in found:
                found[code] = Placement(code, plan.land, value)
        return sorted(found.values(), key=lambda one: -one.value)

    def _plans(self) -> list[Plan]:
        table = self.table
        hand = table.hand(table.seat)
        if table.level.joint:
            beam = Beam(self.outlook, table.width(table.level.build_width))
            return beam.search(self.land, vec[i64](hand))
        # One tile at a time, all of its places.
        plans = []
        beam = Beam(self.outlook, 200)
        for tile in hand:
            plans += [plan for plan in beam.search(self.land, vec[i64]([tile])) if plan.codes]
        return plans

    def _valued(self, plans: list[Plan]) -> list[tuple[Plan, float]]:
        table = self.table
        if table.level.rollouts == 0 or table.left == 0 or len(plans) < 2:
            return [(plan, int(plan.value) + table.noise()) for plan in plans]
        draws = table.effort(table.level.rollouts)
        found = table.rollouts(table.seat).compare(plans, draws, TRUST)
        return [(plan, float(value)) for plan, value in zip(plans, found, strict=True)]
