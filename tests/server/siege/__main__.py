"""All attacks, one by one, on a real server: `python -m tests.server.siege [NAME ...]`.

For each attack it prints what an honest player felt meanwhile: the round trips of moves, how long
a stranger needed to sign in, how much the server grew, and whether it closed in time.
"""

import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.harness import Server
from tests.server.siege.attacker import Target, attacking
from tests.server.siege.files import verify_a_bomb
from tests.server.siege.frame_floods import FLOODS
from tests.server.siege.honest import (
    Felt,
    Player,
    client_from,
    new_table,
    playing,
    request,
    sign_in,
)
from tests.server.siege.odd_clients import ATTACKS as ODDITIES

from skerry.server.ops.settings import Limits, Settings

SECONDS = 6.0
"""How long each attack lasts."""
LONG = 120
"""The length of the log that attackers ask for."""
PASSWORD = "a password of Ann's"  # noqa: S105 - of a server that lives for seconds
BUSY = 2.0
"""How many times as long as without an attack everything may take on a busy machine."""
MOST_TO_VERIFY = 200.0
"""Megabytes."""
ATTACKERS = "127.0.0.2"
STRANGER = "127.0.0.3"


@dataclass(frozen=True)
class Row:
    """An attack, and what is allowed to be felt of it."""

    name: str
    times: int
    p50: float = 0.15
    p99: float = 0.3
    sign_in: float = 3.0
    grows: float = 80.0
    """Megabytes."""
    stored: float = 2.0
    """Megabytes by which the database grows."""
    closes: float = 10.0
    seconds: float = SECONDS
    limits: Limits = field(default_factory=Limits)


ROWS = [
    Row("no attack", 0),
    *(Row(kind, times) for kind in FLOODS for times in (1, 10)),
    Row("sockets that come and go", 10),
    Row("questions without reading", 2),
    *(Row(kind, 8) for kind in ("histories", "words", "gains", "hints", "analyses")),
    Row("half-sent requests", 4),
    Row("pipelined requests", 10),
    Row("headers without end", 10),
    *(Row(kind, 8) for kind in ODDITIES),
    Row("claims of names", 8),
    Row("wrong passwords", 8),
    Row("large replays", 40, grows=60.0),
    # The rows of a day are used up during the attack; with no such limit it stores 3 MB.
    Row("tables of bots", 4, stored=1.5, seconds=20.0, limits=Limits(daily_rows=1000)),
]


@dataclass
class Outcome:
    """What was felt of an attack."""

    felt: Felt = field(default_factory=Felt)
    sign_in: float = 0.0
    grew: float = 0.0
    stored: float = 0.0
    closed: float = 0.0

    def faults(self, row: Row, calm: "Outcome") -> list[str]:
        """What was worse than allowed; on a busy machine, also much worse than without attack."""
        found = {
            "p50": self.felt.p50 > max(row.p50, BUSY * calm.felt.p50),
            "p99": self.felt.p99 > max(row.p99, BUSY * calm.felt.p99),
            "sign-in": self.sign_in > max(row.sign_in, BUSY * calm.sign_in),
            "memory": self.grew > row.grows,
            "database": self.stored > row.stored,
            "closing": self.closed > row.closes,
            self.felt.failure or "": self.felt.failure is not None,
        }
        return [name for name, is_fault in found.items() if is_fault]


def besiege(row: Row) -> Outcome:
    """Attack a new server."""
    outcome = Outcome()
    with _server(row.limits) as server:
        url = server.url
        ann, bea = (sign_in(url, name) for name in ("Ann", "Bea"))
        request(url, ann, "POST", "/me/claim", {"name": "Ann", "password": PASSWORD})
        player = Player(url, new_table(url, ann, bea), ann)
        tokens = tuple(sign_in(url, f"Mob {number}", ATTACKERS) for number in range(8))
        asked = new_table(url, *tokens[:2])
        _lengthen(url, asked, tokens[0])
        before, stored = _memory(server), _stored(server)
        attack = attacking(row.name, Target(url, row.times, asked, tokens))
        with attack if row.times else nullcontext():
            with playing(player) as outcome.felt:
                time.sleep(row.seconds / 2)
                outcome.sign_in = _seconds(lambda: _sign_in(url))
                time.sleep(row.seconds / 2)
            outcome.grew = _memory(server) - before
            outcome.stored = _stored(server) - stored
            outcome.closed = _seconds(server.stop)
        player.close()
    return outcome


@contextmanager
def _server(limits: Limits) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with Server(data, settings=Settings(data, limits=limits)) as server:
            yield server


def _lengthen(url: str, table: str, token: str) -> None:
    player = Player(url, table, token)
    for _ in range(LONG):
        player.move_or_undo()
    player.close()


def _sign_in(url: str) -> None:
    """Sign in with a password, from an address that has nothing to do with the attack."""
    with client_from(STRANGER, url) as client:
        client.post("/sign-in", json={"name": "Ann", "password": PASSWORD}).raise_for_status()


def _seconds(act: Callable[[], object]) -> float:
    began = time.monotonic()
    try:
        act()
    except httpx.HTTPError:
        return 99.0
    return time.monotonic() - began


def _memory(server: Server) -> float:
    """The most memory that the server ever had, in megabytes."""
    for line in Path(f"/proc/{server.pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    raise AssertionError("Linux says how much memory a process has")


def _stored(server: Server) -> float:
    """The megabytes that the database holds; its write-ahead log may have more, for a while."""
    with closing(sqlite3.connect(server.data / "skerry.db")) as database:
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    return float(pages * size / 2**20)


def main(names: list[str]) -> int:
    """Print a table of all attacks; the number of failures is the exit status."""
    heads = f"{'p50':>7}{'p99':>7}{'max':>7}{'sign-in':>9}{'memory':>9}{'stored':>7}{'closed':>7}"
    _print(f"{'attack':32}{heads}", "result")
    failures = 0
    calm: Outcome | None = None
    for row in ROWS:
        if names and row.times and row.name not in names:
            continue
        outcome = besiege(row)
        calm = calm or outcome
        felt, faults = outcome.felt, outcome.faults(row, calm)
        failures += bool(faults)
        _print(
            f"{row.name} x {row.times:<3}".ljust(32)
            + f"{felt.p50:7.3f}{felt.p99:7.3f}{felt.longest:7.3f}{outcome.sign_in:9.2f}"
            + f"{outcome.grew:6.0f} MB{outcome.stored:7.1f}{outcome.closed:7.1f}",
            f"FAILS: {', '.join(faults)}" if faults else "passes",
        )
    if not names or "skerry verify" in names:
        failures += not _verifies()
    return failures


def _verifies() -> bool:
    """Whether a file that unpacks to a large one is refused without reading all of it."""
    with tempfile.TemporaryDirectory() as folder:
        took = verify_a_bomb(Path(folder))
    passes = took < MOST_TO_VERIFY
    _print(f"{'skerry verify of a bomb':62}{took:6.0f} MB{'':14}", "passes" if passes else "FAILS")
    return passes


def _print(line: str, end: str) -> None:
    sys.stdout.write(f"{line}  {end}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
