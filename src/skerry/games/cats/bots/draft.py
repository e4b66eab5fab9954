"""The draft: which cards of a pack to keep, by the purchases that they allow."""

from skerry.games.cats.bots.cards import worth_of_each
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.rescue import Valued
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.rules.codes import CHOOSE
from skerry.games.cats.rules.state import SOLO

_TO_COME = (5, 3, 1)
"""How many cards come after those of each step of the draft."""
_TO_COME_SOLO = (4, 1)


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
    out: Valued = []
    for code in answers:
        chosen = code - CHOOSE
        value = int(shop.purse.best_among(have | chosen << len(kept)))
        out.append((value - given_away(mind, worths, chosen) + mind.slip(), code))
    return out


def given_away(mind: Mind, worths: list[int], chosen: int) -> int:
    """What it costs to pass on the cards that are not kept."""
    if mind.state.mode == SOLO:
        return 0
    rest = sum(worth for place, worth in enumerate(worths) if not chosen >> place & 1)
    return mind.weight("DENY") * rest // 100


def _expect_more(mind: Mind, shop: Shop) -> None:
    """The cards to come bring some baskets and cost some fish."""
    steps = _TO_COME_SOLO if mind.state.mode == SOLO else _TO_COME
    more = steps[min(int(mind.state.step), len(steps) - 1)] * mind.weight("TO_COME")
    extra = (more + 5) // 10
    shop.purse.whole += extra
    shop.purse.fish = max(int(shop.purse.fish) - 2 * extra, 0)
