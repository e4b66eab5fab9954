"""Prices of one stall, and the rule of thumb by which many players set them."""

from dataclasses import dataclass

from skerry.games.skye.rules.state import STALL


@dataclass(frozen=True)
class Asked:
    """An axe and the prices of the other two tiles, in the order of the stall."""

    axe: int
    left: int
    right: int

    def prices(self) -> dict[int, int]:
        """The price of each place of the stall that has one."""
        first, second = (place for place in range(STALL) if place != self.axe)
        return {first: self.left, second: self.right}


def by_thumb(wanted: list[int], share: float, worth: int, gold: int) -> Asked:
    """The axe on the least wanted tile, and a share of their worth on the others."""
    axe = min(range(STALL), key=lambda place: wanted[place])
    return with_axe(axe, wanted, share, worth, gold)


def with_axe(axe: int, wanted: list[int], share: float, worth: int, gold: int) -> Asked:
    """The same with the axe on some tile."""
    left, right = (
        max(1, int(share * wanted[place] / max(1, worth))) for place in range(STALL) if place != axe
    )
    # Some gold stays in the purse to buy with.
    limit = max(2, gold * 2 // 3)
    while left + right > limit:
        if left >= right:
            left -= 1
        else:
            right -= 1
    return Asked(axe, left, right)
