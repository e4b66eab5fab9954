"""The draft: which cards of a pack to keep, by the purchases they allow and by where it goes."""

from skerry.games.cats.bots.cards import worth_of_each
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.rescue import Valued
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.rules.codes import CHOOSE
from skerry.games.cats.rules.state import SOLO

_TO_COME = (5, 3, 1)
"""How many cards come after those of each step of the draft."""
_TO_COME_SOLO = (4, 1)
KEPT_AT_ONCE = 2
"""How many cards a seat keeps of a pack before it passes it on."""


def weigh_draft(mind: Mind, answers: list[int]) -> Valued:
    """Cards of a pack by the best purchase that they make possible."""
    shop = Shop(mind)
    kept = list(mind.crew.kept)
    pack = list(mind.crew.pack)
    for card in kept + pack:
        shop.add(card)
    _expect_more(mind, shop)
    have = (1 << len(kept)) - 1
    mind.because = lambda code: worth_of_each(shop, kept + pack, code - CHOOSE << len(kept), have)
    none = int(shop.purse.best_among(have))
    worths = [
        int(shop.purse.best_among(have | 1 << (len(kept) + place))) - none
        for place in range(len(pack))
    ]
    passed = PassedPack(mind, shop, pack, worths)
    out: Valued = []
    for code in answers:
        chosen = code - CHOOSE
        back, lost = passed.after(chosen)
        value = int(shop.purse.best_among(have | (chosen | back) << len(kept)))
        out.append((value - lost + mind.slip(), code))
    return out


def _expect_more(mind: Mind, shop: Shop) -> None:
    """The cards to come bring some baskets and cost some fish."""
    steps = _TO_COME_SOLO if mind.state.mode == SOLO else _TO_COME
    more = steps[min(int(mind.state.step), len(steps) - 1)] * mind.weight("TO_COME")
    extra = (more + 5) // 10
    shop.purse.whole += extra
    shop.purse.fish = max(int(shop.purse.fish) - 2 * extra, 0)


class PassedPack:
    """Where a pack goes: what the others take out of it, and with two players what comes back."""

    def __init__(self, mind: Mind, shop: Shop, pack: list[int], worths: list[int]) -> None:
        self.mind = mind
        self.mine = worths
        """What each card of the pack is worth to oneself."""
        self.theirs: list[int] = []
        """The same to the only rival, as far as one can know."""
        if mind.level.passes and len(mind.rivals) == 1:
            rival = mind.rivals[0]
            self.theirs = [
                shop.worth_to(rival, card, worth) for card, worth in zip(pack, worths, strict=True)
            ]

    def after(self, chosen: int) -> tuple[int, int]:
        """The cards that come back if some are kept, as bits, and what it costs to pass others."""
        rest = [place for place in range(len(self.mine)) if not chosen >> place & 1]
        mind = self.mind
        if mind.state.mode == SOLO:
            return 0, 0
        if not self.theirs:
            return 0, mind.weight("DENY") * sum(self.mine[place] for place in rest) // 100
        back = lost = 0
        own_turn = False
        while rest:
            worths = self.mine if own_turn else self.theirs
            rest.sort(key=lambda place: -worths[place])
            for place in rest[:KEPT_AT_ONCE]:
                if own_turn:
                    back |= 1 << place
                else:
                    lost += max(worths[place], 0)
            rest = rest[KEPT_AT_ONCE:]
            own_turn = not own_turn
        return back, mind.level.passes * lost // 100
