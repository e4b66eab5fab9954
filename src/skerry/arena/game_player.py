"""The program of a game process: it plays games, and tells the arena whose turn it is to think."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from types import FrameType

from skerry.arena.outcome import PlayedGame, play_game
from skerry.arena.pairing import ArenaPlan
from skerry.core.event import Seat
from skerry.core.registry import blames_game


def main(connection: int) -> None:
    """Play what the arena asks for, until it hangs up."""
    # Ctrl-C is for the arena, which then ends this process. A handler is not inherited by
    # programs that are started from here, as an ignored signal would be.
    signal.signal(signal.SIGINT, _leave_it)
    os.set_inheritable(connection, False)
    with Connection(connection) as arena, suppress(EOFError, ConnectionError):
        sys.path[:] = arena.recv()
        while True:
            plan, number = arena.recv()
            arena.send(_played(plan, number, arena.send))


def _leave_it(_signal: int, _frame: FrameType | None) -> None:
    pass


def _played(plan: ArenaPlan, number: int, tell: Callable[[Seat], None]) -> PlayedGame | Exception:
    try:
        with blames_game(plan.game):
            return play_game(plan, number, tell)
    except Exception as error:
        return error  # The arena raises it.


if __name__ == "__main__":
    main(int(sys.argv[1]))
