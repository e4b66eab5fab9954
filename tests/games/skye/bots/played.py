"""Games of thinkers, decision by decision, for tests."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from skerry import pure
from skerry.core.bot import Decision, Thinker, answer
from skerry.core.event import Event
from skerry.core.game import CHANCE, Options
from skerry.games.skye import SKYE
from skerry.games.skye.bots.rivals import HEARD
from skerry.games.skye.game.moves import SkyeMove
from skerry.games.skye.game.view import View
from skerry.games.skye.rules.rules import State

IS_COMPILED = pure.is_compiled()
"""Uncompiled, whole games of the stronger levels would take minutes."""


class Moment(NamedTuple):
    """One decision of a game, with the true state and the move that was made."""

    state: State
    seat: int
    heard: Sequence[Event]
    move: SkyeMove

    def decision(self, seed: int = 1, effort: float = 0.0) -> Decision[View, SkyeMove]:
        return decision(SKYE.view(self.state, self.seat), self.heard, seed, effort)


def decision(
    view: View, heard: Sequence[Event], seed: int = 1, effort: float = 0.0
) -> Decision[View, SkyeMove]:
    return Decision(view, SKYE.legal(view), Random(seed), heard, effort)


def moments(
    bots: Sequence[object], seed: int, options: Options | None = None, effort: float = 0.0
) -> Iterator[Moment]:
    """Every decision of a game; an illegal move raises."""
    luck = Random(f"bots {seed}")
    state = SKYE.start(len(bots), options)
    heard: list[list[Event]] = [[] for _ in bots]
    while SKYE.result(state) is None:
        awaited = SKYE.awaits(state)
        if CHANCE in awaited:
            drawn = SKYE.outcomes(state)
            step = SKYE.play(state, drawn[luck.randrange(len(drawn))][0])
        else:
            seat = min(awaited)
            view = SKYE.view(state, seat)
            asked = Decision(view, SKYE.legal(view), luck, tuple(heard[seat]), effort)
            move = answer(bots[seat], asked)  # type: ignore[arg-type] # bots of any kind
            yield Moment(state, seat, tuple(heard[seat]), move)
            step = SKYE.play(state, move)
        for seat, bot in enumerate(bots):
            kinds = bot.hears if isinstance(bot, Thinker) else HEARD
            heard[seat] += [one for one in step.events_for(seat) if isinstance(one, kinds)]
        state = step.state
