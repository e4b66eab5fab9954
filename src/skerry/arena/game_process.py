"""Games with bots of somebody else get a process of their own: a bot that ends it, loses the game.

Such a bot is code that runs in the process that plays. If it exits, crashes in native code or
takes all memory, the arena only loses this process, and starts another one.
"""

import signal
import subprocess
import sys
import threading
from multiprocessing import Pipe

from skerry.arena.outcome import Fault, PlayedGame, lost_game, play_game
from skerry.arena.pairing import ArenaPlan
from skerry.bots.registry import is_foreign
from skerry.core.event import Seat

GRACE = 10.0
"""How many seconds after its time a bot is waited for that cannot be interrupted."""


class GameProcess:
    """A process that plays games, one after the other, until a bot ends it."""

    def __init__(self) -> None:
        self._connection, theirs = Pipe()
        with theirs:
            # Our own interpreter and module. It keeps the standard input, for debuggers.
            self._process = subprocess.Popen(  # noqa: S603 - see above
                [sys.executable, "-m", "skerry.arena.game_player", str(theirs.fileno())],
                pass_fds=(theirs.fileno(),),
            )
        # Modules that are found here are found there, too.
        self._connection.send(sys.path)

    @property
    def has_ended(self) -> bool:
        """Whether the process is over."""
        return self._process.poll() is not None

    def play(self, plan: ArenaPlan, number: int) -> PlayedGame:
        """Play one game of an arena; a bot that ends the process, or blocks it, loses."""
        seat: Seat | None = None
        try:
            self._connection.send((plan, number))
            # Before the first bot is made, only the start of the process takes time.
            while seat is None or self._connection.poll(plan.limit + GRACE):
                said = self._connection.recv()
                if isinstance(said, PlayedGame):
                    return said
                if isinstance(said, Exception):
                    raise said
                seat = said
            reason = f"gave no move within {plan.limit:g} s"
        except (EOFError, ConnectionError):
            if seat is None:
                raise ChildProcessError("the process of a game ended before it began") from None
            reason = f"crashed: its process {self._end()}"
        self.close()
        return lost_game(plan, number, Fault(seat, reason))

    def _end(self) -> str:
        """How the process ended, as a part of a sentence."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its connection to the arena"
        if code >= 0:
            return f"ended, with exit code {code}"
        memory = " (perhaps for want of memory)" if -code == signal.SIGKILL else ""
        return f"was ended by a signal: {signal.strsignal(-code)}{memory}"

    def close(self) -> None:
        """End the process, whatever it does."""
        self._connection.close()
        self._process.kill()
        self._process.wait()


class _Kept(threading.local):
    """The process of this thread, which plays its next game, too."""

    process: GameProcess | None = None


_kept = _Kept()


def play_guarded(plan: ArenaPlan, number: int) -> PlayedGame:
    """Play one game of an arena; no bot can end the process of the caller.

    The process for it stays until `end_game_process`, or until this process ends.
    """
    seating = plan.numbered(number)[1]
    # What a notebook or a script has defined itself is found nowhere else.
    if not any(is_foreign(name, plan.game) and "__main__" not in name for name in seating):
        return play_game(plan, number)
    if _kept.process is None or _kept.process.has_ended:
        end_game_process()
        _kept.process = GameProcess()
    return _kept.process.play(plan, number)


def end_game_process() -> None:
    """End the process of this thread, if there is one."""
    process, _kept.process = _kept.process, None
    if process is not None:
        process.close()
