"""A bot in its seat: what it heard so far, its random numbers, and the time it took."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from skerry.bots.fault import BotFault
from skerry.bots.program import ProgramFault
from skerry.bots.registry import AnyBot
from skerry.bots.time_limit import TooSlow, time_limit
from skerry.core.bot import Decision, answer, heard_by
from skerry.core.chance import pick
from skerry.core.event import Event, Seat
from skerry.core.game import CHANCE, Move, Step
from skerry.core.registry import AnyMatch


class Seated:
    """A bot that plays one seat of one match."""

    def __init__(
        self,
        bot: AnyBot,
        seat: Seat,
        random: Random,
        *,
        effort: float = 1.0,
        limit: float | None = None,
    ) -> None:
        self.bot = bot
        self.seat = seat
        self._random = random
        self._effort = effort
        self._limit = limit
        self._heard: list[Event] = []
        self.seconds: list[float] = []
        """The CPU time of each of its moves."""

    def hear(self, step: Step[Any]) -> None:
        """Keep what the bot wants to know of a step."""
        self._heard += heard_by(self.bot, step.events_for(self.seat))

    def rehear(self, events: Sequence[Event]) -> None:
        """Forget what was heard, and hear all that happened since the beginning."""
        self._heard = heard_by(self.bot, events)

    def move_in(self, match: AnyMatch) -> Move:
        """Its move in a match that awaits it; BotFault if it gives none that is legal."""
        view = match.view(self.seat)
        legal = match.game.legal(view)
        decision = Decision(view, legal, self._random, tuple(self._heard), self._effort)
        started = time.process_time()
        try:
            move = self._answer(decision)
        except TooSlow:
            raise self._fault(f"gave no move within {self._limit:g} s") from None
        except ProgramFault as fault:
            raise self._fault(f"failed: {fault}") from None
        except (Exception, SystemExit) as error:
            raise self._fault(f"crashed: {type(error).__name__}: {error}") from error
        finally:
            self.seconds.append(time.process_time() - started)
        if not isinstance(move, Move):
            raise self._fault(f"gave no move but {_short(move)}")
        refusal = legal.why_not(move)
        if refusal is not None:
            raise self._fault(f"gave an illegal move, {_short(move)}: {refusal}")
        return move

    def _answer(self, decision: Decision[Any, Any]) -> object:
        if self._limit is None:
            return answer(self.bot, decision)
        with time_limit(self._limit):
            return answer(self.bot, decision)

    def _fault(self, reason: str) -> BotFault:
        return BotFault(self.bot.name, self.seat, reason)

    def close(self) -> None:
        """Let a bot that holds a program or a file end it."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


def _short(value: object) -> str:
    text = repr(msgspec.to_builtins(value)) if isinstance(value, Move) else repr(value)
    return text if len(text) <= 200 else text[:200] + "..."


def play_on(
    match: AnyMatch,
    players: list[Seated],
    luck: Random,
    tell: Callable[[Seat], None] | None = None,
) -> None:
    """Play a match to its end: the players move, and `luck` draws; BotFault leaves it unfinished.

    Seats that are awaited at the same time answer in the order of their numbers. `tell` is called
    with a seat before it thinks.
    """
    while awaits := match.awaits:
        if CHANCE in awaits:
            step = match.play(pick(match.game.outcomes(match.state), luck))
        else:
            seat = min(awaits)
            if tell is not None:
                tell(seat)
            step = match.play(players[seat].move_in(match))
        for player in players:
            player.hear(step)
