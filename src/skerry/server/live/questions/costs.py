"""What questions cost: about the milliseconds that the server needs for them."""

import time

from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.server.ops.rate_limits import Bucket, Buckets
from skerry.server.ops.settings import Limits
from skerry.table.decisions import MessageRefused
from skerry.table.table import Table

HINT = 100.0
PAST, STEP, STEP_OF_THE_LOG = 5.0, 0.1, 1.0
"""The past of a table: at least, for each step, and if its log must be read first."""
PICTURE = 10.0
MOVES = 2.0
ASSUMED_MOVE = 2.0
GAIN = 0.25
"""For each move whose gain was asked for, once it is known how many they are."""


def cost_of(question: m.ClientMessage, table: Table, *, remembered: bool) -> float:
    """The cost of a question; `remembered`: the past of the table is in memory."""
    match question:
        case m.AskHint(after=after) | m.AskAnalyse(after=after):
            return HINT + ASSUMED_MOVE * len(after)
        case m.AskHistory() | m.AskWords():
            steps = table.seq * (STEP if remembered else STEP + STEP_OF_THE_LOG)
            return PAST + steps + (PICTURE if isinstance(question, m.AskWords) else 0.0)
        case m.AskTry(after=after, moves=moves):
            return MOVES + ASSUMED_MOVE * (len(after) + len(moves))
        case m.AskMoves(after=after) | m.AskPreview(after=after):
            return MOVES + ASSUMED_MOVE * len(after)
        case m.AskAbout(after=after):
            return 1.0 + ASSUMED_MOVE * len(after)
        case _:
            return 0.0


def cost_of_reply(reply: m.FromServer) -> float:
    """What a reply cost in addition."""
    return GAIN * len(reply.gains or ()) if isinstance(reply, m.LegalMoves) else 0.0


class Purse:
    """What one socket may still ask, together with others of its person and its address."""

    def __init__(
        self, limits: Limits, shared: list[tuple[Buckets, str]], now: float | None = None
    ) -> None:
        self._own = Bucket(*limits.work, time.monotonic() if now is None else now)
        self._shared = shared

    def pay(self, cost: float) -> None:
        """Pay for a question before it is answered; MessageRefused if it costs too much."""
        now = time.monotonic()
        for bucket in self._buckets(now):
            # The most expensive question can be asked once in a while.
            wait = bucket.take(now, min(cost, bucket.burst))
            if wait:
                raise MessageRefused(
                    Refusal.TOO_FAST,
                    "you ask too much at once; wait a moment",
                    retry=int(1000 * min(wait, 3600.0)) + 1,
                )

    def owe(self, cost: float) -> None:
        """Pay for what a reply turned out to cost; later questions wait for it."""
        if cost:
            for bucket in self._buckets(time.monotonic()):
                bucket.owe(cost)

    def _buckets(self, now: float) -> list[Bucket]:
        return [self._own, *(buckets.of(key, now) for buckets, key in self._shared)]
