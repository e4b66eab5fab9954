"""States that fit a view: what is hidden is drawn by what was seen."""

from collections.abc import Sequence
from random import Random

from skerry.core.event import Event, Seat
from skerry.games.skye.game.gold_counting import Purse, count_gold
from skerry.games.skye.game.view import Phase, View, restore
from skerry.games.skye.rules.rules import CASTLE_INCOME, State
from skerry.games.skye.rules.state import NONE, STALL

# The mean gold of a clan and how far it spreads, in a round before prices are set and afterwards.
_USUAL_GOLD: tuple[tuple[float, float], ...] = (
    (5, 1),
    (8, 3),
    (11, 4),
    (14, 5),
    (18, 6),
    (22, 8),
)
_SPENT = 0.5
"""The share of its gold that a clan usually has left while tiles are bought and built."""
_UNSEEN = Purse()


def guess(view: View, random: Random, heard: Sequence[Event] = ()) -> State:
    """Some state that the view cannot rule out: hidden gold and sealed prices are made up.

    With what the viewer heard, gold stays within the bounds that counting proves. Without it,
    gold is near what clans usually have. Prices are any that the purse can pay.
    """
    state = restore(view)
    purses = count_gold(heard, len(view.clans))
    for seat, clan in enumerate(view.clans):
        mine = state.clans[seat]
        if clan.gold is None:
            mine.gold = _guess_gold(view, purses[seat], random)
        if clan.sealed and mine.axe == NONE:
            _guess_prices(state, seat, random)
    return state


def estimate_gold(view: View, purse: Purse = _UNSEEN) -> int:
    """The most likely gold of a seat whose gold is hidden, within the bounds of its purse."""
    return _within(view, purse, _usual_gold(view)[0])


def _guess_gold(view: View, purse: Purse, random: Random) -> int:
    if purse.exact is not None:
        return purse.exact
    return _within(view, purse, random.gauss(*_usual_gold(view)))


def _within(view: View, purse: Purse, gold: float) -> int:
    """A number of coins that the purse can hold."""
    if view.round == 0:
        return 0
    is_paid = view.phase in (Phase.DRAW, Phase.PRICE)
    least = max(purse.least, CASTLE_INCOME if is_paid else 0)
    bounded = max(least, round(gold))
    return bounded if purse.most is None else min(bounded, max(least, purse.most))


def _usual_gold(view: View) -> tuple[float, float]:
    """What a clan usually has in this round, and its spread; the viewer's own gold says some."""
    mean, spread = _USUAL_GOLD[min(max(view.round, 1), len(_USUAL_GOLD)) - 1]
    if view.phase not in (Phase.DRAW, Phase.PRICE):
        mean *= _SPENT
    known = [clan.gold for clan in view.clans if clan.gold is not None]
    if known:
        mean = (2 * mean + sum(known) / len(known)) / 3
    return mean, spread


def _guess_prices(state: State, seat: Seat, random: Random) -> None:
    """Any axe and prices that the purse can pay."""
    clan = state.clans[seat]
    clan.axe = random.randrange(STALL)
    left = random.randint(1, clan.gold - 1)
    right = random.randint(1, clan.gold - left)
    first, second = (place for place in range(STALL) if place != clan.axe)
    for place, gold in ((clan.axe, 0), (first, left), (second, right)):
        state.price[STALL * seat + place] = gold
