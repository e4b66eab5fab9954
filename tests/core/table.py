"""A match of Isle of Skye brought to a certain point by plain moves."""

from random import Random

from skerry.core.match import Match
from skerry.games.skye import SKYE
from skerry.games.skye.game.moves import Pass, SkyeMove
from skerry.games.skye.game.options import SkyeOptions
from skerry.games.skye.game.view import Phase, View
from skerry.games.skye.rules.rules import State

SkyeMatch = Match[State, View, SkyeMove]


def match_at(
    phase: Phase, seats: int = 2, seed: int = 1, options: SkyeOptions | None = None
) -> SkyeMatch:
    """The first moment of the first round at which this is asked."""
    match: SkyeMatch = Match(SKYE, seats, options)
    luck = Random(seed)
    while match.view(None).phase is not phase:
        if -1 in match.awaits:
            match.play(SKYE.outcomes(match.state)[luck.randrange(3)][0])
        else:
            match.play(any_move(match, min(match.awaits), luck))
    return match


def any_move(match: SkyeMatch, seat: int, luck: Random) -> SkyeMove:
    """A random move; nobody buys, so that everybody has tiles to place."""
    legal = match.legal(seat)
    return Pass(seat) if Pass(seat) in legal else legal.choose(luck)
