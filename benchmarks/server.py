"""Measures a server on one core: sockets, moves, delays, memory and loading.

    python benchmarks/server.py [--tables 1250] [--rate 500] [--seconds 20]

A real server runs on one core and simulated players on another, on loopback. Each player
at a table of four has a socket. Moves come at a steady rate. Each is timed from the moment it
is sent until the last of the four has seen it.
"""

import argparse
import asyncio
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec
from sqlalchemy import Connection, insert
from websockets.asyncio.client import ClientConnection, connect

from skerry.core.registry import find
from skerry.protocol.messages import Hello, MakeMove, encode
from skerry.protocol.table_info import Aids, Chat, NoClock, Visibility
from skerry.server.live import play
from skerry.server.live.bus import LocalBus
from skerry.server.live.live_tables import LiveTables
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Limits, Settings, to_environment
from skerry.server.people.identity import hash_of
from skerry.server.store import verdicts
from skerry.server.store.database import Database
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import NewTableRow, add_table, person_seat, table_row
from skerry.server.store.schema import PEOPLE, SESSIONS, SNAPSHOTS
from skerry.server.store.times import now_ms

SEATS = 4
GAME = "skye"
PLUGIN = find(GAME)
WISHES = NewTableRow(
    game=GAME,
    options="{}",
    clock=NoClock(),
    visibility=Visibility.PUBLIC,
    aids=Aids(),
    chat=Chat.OFF,
    auto_start=False,
)
SERVE = """
import os, sys
from skerry.server.serving import serve
from skerry.server.ops.settings import from_environment
sys.exit(not serve(from_environment(os.environ), lambda url: print(url, flush=True)))
"""
# High limits, so that the benchmark is not throttled.
LIMITS = Limits(
    requests=(10**6, 10**6),
    address_requests=(10**6, 10**6),
    messages=(10**6, 10**6),
    work=(10**6, 10**6),
    address_work=(10**6, 10**6),
    frames=(10**6, 10**6),
    address_frames=(10**6, 10**6),
    address_new_sockets=(10**6, 10**6),
    address_connections=10**6,
    sockets=10**6,
    address_sockets=10**6,
    daily_rows=10**9,
    address_daily_rows=10**9,
)


class Seen(msgspec.Struct):
    """The part of a server message that a player needs."""

    type: str
    version: int = 0
    now: msgspec.Raw = msgspec.Raw(b"null")


class Now(msgspec.Struct):
    """The current question."""

    view: msgspec.Raw
    awaits: tuple[int, ...]
    question: int | None


_SEEN = msgspec.json.Decoder(Seen)
_NOW = msgspec.json.Decoder(Now)


@dataclass
class Player:
    """A socket at a table."""

    socket: ClientConnection
    version: int = 0
    frame: bytes = b""


@dataclass
class Group:
    """The four players of a table and the move that they wait for."""

    players: list[Player] = field(default_factory=list)
    sent: float | None = None
    unseen: set[int] = field(default_factory=set)
    over: bool = False


@dataclass
class Crowd:
    """All tables and the measurements."""

    groups: list[Group] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    frames: int = 0
    refused: int = 0

    async def listen(self, group: Group, seat: int) -> None:
        """Read the messages of one socket."""
        player = group.players[seat]
        async for frame in player.socket:
            data = frame if isinstance(frame, bytes) else frame.encode()
            self.frames += 1
            seen = _SEEN.decode(data)
            if seen.type in ("step", "missed", "snapshot"):
                player.version, player.frame = seen.version, bytes(seen.now)
                group.unseen.discard(seat)
                if group.sent is not None and not group.unseen:
                    self.delays.append(time.perf_counter() - group.sent)
                    group.sent = None
            elif seen.type == "refused":
                self.refused += 1
                group.sent = None

    async def move(self, group: Group, random: Random, number: int) -> bool:
        """Make a move at a table; returns False if its game is over."""
        now = _NOW.decode(group.players[0].frame)
        if not now.awaits:
            group.over = True
            return False
        seat = random.choice(now.awaits)
        mine = _NOW.decode(group.players[seat].frame)
        move = PLUGIN.game.legal(PLUGIN.wire.read_view(mine.view)).choose(random)
        raw = msgspec.Raw(msgspec.json.encode(move))
        said = encode(MakeMove(f"m{number}", raw, mine.question))
        group.unseen = set(range(SEATS))
        group.sent = time.perf_counter()
        await group.players[seat].socket.send(said.decode())
        return True


def make_tables(connection: Connection, tables: int) -> list[str]:
    """Insert tables with their people, who sign in with the tokens t0, t1 ..."""
    people = range(tables * SEATS)
    connection.execute(
        insert(PEOPLE),
        [{"id": f"p{n}", "name": f"Ann {n}", "created": 0, "seen": now_ms()} for n in people],
    )
    connection.execute(
        insert(SESSIONS),
        [
            {"hash": hash_of(f"t{n}"), "person": f"p{n}", "created": 0, "seen": now_ms()}
            for n in people
        ],
    )
    made = []
    for table in range(tables):
        mine = range(table * SEATS, (table + 1) * SEATS)
        chairs = [person_seat(f"p{n}", f"Ann {n}", taken=True) for n in mine]
        made.append(add_table(connection, WISHES, chairs, f"p{mine[0]}"))
    return made


async def prepare(settings: Settings, tables: int) -> list[str]:
    """Create a database with running tables and one long game; returns the last id."""
    database = Database(settings.database_url)
    await database.write(migrate)
    made = await database.write(partial(make_tables, tables=tables))
    live_tables = LiveTables("benchmark", settings, database, LocalBus(), Metrics())
    for start in range(0, len(made), 50):
        await asyncio.gather(
            *(play.start(live_tables, table) for table in made[start : start + 50])
        )
    await live_tables.close()
    await asyncio.to_thread(database.close)
    return made


async def time_loading(settings: Settings, table: str) -> list[tuple[int, float, float]]:
    """Play one game to the end; returns its batches and loading times."""
    database = Database(settings.database_url)
    live_tables = LiveTables("benchmark", settings, database, LocalBus(), Metrics())
    random = Random(1)
    rows: list[tuple[int, float, float]] = []
    live = await live_tables.open(table)
    while live.table is not None and live.table.awaits:
        seat = min(live.table.awaits)
        move = msgspec.json.encode(live.table.match.legal(seat).choose(random))
        question = live.table.question(seat)
        said = MakeMove(f"l{live.table.seq}", msgspec.Raw(move), question)
        await play.make_move(live_tables, live, seat, said)
        if live.table.seq % 24 == 0:
            rows.append((live.table.seq, *await database.read(partial(_loads, table=table))))
    await live_tables.close()
    await asyncio.to_thread(database.close)
    return rows


def _loads(connection: Connection, table: str) -> tuple[float, float]:
    def timed() -> float:
        times = []
        for _ in range(5):
            started = time.perf_counter()
            row = table_row(connection, table)
            assert row is not None, "it was just made"
            verdicts.load(connection, row)
            times.append(time.perf_counter() - started)
        return min(times)

    quick = timed()
    # Without snapshots, in this transaction only, which is rolled back.
    savepoint = connection.begin_nested()
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table == table))
    slow = timed()
    savepoint.rollback()
    return quick, slow


async def gather_crowd(url: str, tables: list[str], crowd: Crowd) -> list[asyncio.Task[None]]:
    """Connect all players, a few at a time."""
    gate = asyncio.Semaphore(50)
    live = "ws" + url.removeprefix("http") + "/live"

    async def sit(group: Group, table: str, number: int, seat: int) -> None:
        async with gate:
            socket = await connect(
                live,
                additional_headers={"Authorization": f"Bearer t{number}"},
                compression=None,
                open_timeout=60,
                ping_interval=None,
                max_size=None,
            )
            group.players[seat] = Player(socket)
            await socket.send(encode(Hello(table, seat)).decode())

    for _ in tables:
        # `sit` fills each place.
        crowd.groups.append(Group([None] * SEATS))  # type: ignore[list-item]
    await asyncio.gather(
        *(
            sit(crowd.groups[place], table, place * SEATS + seat, seat)
            for place, table in enumerate(tables)
            for seat in range(SEATS)
        )
    )
    return [
        asyncio.create_task(crowd.listen(group, seat))
        for group in crowd.groups
        for seat in range(SEATS)
    ]


async def drive(crowd: Crowd, rate: float, seconds: float, random: Random) -> tuple[int, float]:
    """Make moves at a steady rate; returns their number and the time."""
    moves = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        due = int(elapsed * rate) - moves
        for _ in range(due):
            idle = [random.choice(crowd.groups) for _ in range(20)]
            group = next((one for one in idle if one.sent is None and not one.over), None)
            if group is None or not await crowd.move(group, random, moves):
                continue
            moves += 1
        await asyncio.sleep(0.001)
    while any(group.sent is not None for group in crowd.groups):
        if time.perf_counter() - began > seconds + 20:
            break
        await asyncio.sleep(0.01)
    return moves, time.perf_counter() - began


def memory(pid: int) -> int:
    """The memory of a process in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise ValueError("this system does not tell")


def processor_time(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, pid: int, tables: list[str], rate: float, seconds: float) -> None:
    """Print the results of one run."""
    crowd = Crowd()
    async with httpx.AsyncClient(timeout=60) as http:
        for _ in range(20):
            await http.get(f"{url}/health")
        bare = memory(pid)
        some = tables[: len(tables) // 4]
        for table in some:
            (await http.get(f"{url}/tables/{table}/view")).raise_for_status()
    idle = memory(pid)
    print(f"memory per idle table in memory   {(idle - bare) / len(some):8.1f} KiB")
    listeners = await gather_crowd(url, tables, crowd)
    while not all(player.frame for group in crowd.groups for player in group.players):
        await asyncio.sleep(0.1)
    # A garbage collection of the players would look like a pause of the server.
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
    await asyncio.sleep(3)
    held = memory(pid)
    sockets = len(listeners)
    each_table = (idle - bare) / len(some)
    of_sockets = held - bare - each_table * len(tables)
    print(f"sockets held                      {sockets:8}   on {len(tables)} tables")
    print(f"memory per socket                 {of_sockets / sockets:8.1f} KiB")
    random = Random(1)
    await drive(crowd, rate / 4, 2, random)
    crowd.delays.clear()
    frames, used = crowd.frames, processor_time(pid)
    moves, took = await drive(crowd, rate, seconds, random)
    used = processor_time(pid) - used
    delays = sorted(crowd.delays)
    print(f"moves                             {moves:8}   in {took:.1f} s, {crowd.refused} refused")
    print(f"moves/s                           {moves / took:8.0f}   asked for {rate:.0f}")
    print(f"deliveries/s                      {(crowd.frames - frames) / took:8.0f}")
    for share in (50, 90, 99):
        delay = delays[min(len(delays) * share // 100, len(delays) - 1)]
        print(f"p{share} from sending to the last seat {1000 * delay:8.1f} ms")
    print(f"processor time per move           {1000 * used / moves:8.2f} ms")
    print(f"memory per socket, all told       {memory(pid) / sockets:8.1f} KiB")
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


def main() -> None:
    """Prepare a database, start a server on one core and measure it from another."""
    words = argparse.ArgumentParser(description="Measure a server on one core.")
    words.add_argument("--tables", type=int, default=1250)
    words.add_argument("--rate", type=float, default=500)
    words.add_argument("--seconds", type=float, default=20)
    given = words.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder), port=0, limits=LIMITS, log_level="warning")
        tables = asyncio.run(prepare(settings, given.tables + 1))
        long_game = tables.pop()
        pin = shutil.which("taskset")
        server = subprocess.Popen(  # noqa: S603 - our own program
            [*([pin, "-c", str(cores[0])] if pin else []), sys.executable, "-c", SERVE],
            env={**os.environ, **to_environment(settings)},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None, "it is a pipe"
            url = server.stdout.readline().strip()
            asyncio.run(measure(url, server.pid, tables, given.rate, given.seconds))
        finally:
            server.terminate()
            server.wait(30)
        print("batches in the log, and milliseconds to load the table (without snapshots):")
        for batches, quick, slow in asyncio.run(time_loading(settings, long_game)):
            print(f"  {batches:6} {1000 * quick:8.2f} ({1000 * slow:.2f})")


if __name__ == "__main__":
    main()
