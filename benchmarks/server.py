"""Measures the server: moves, delays, pauses, sockets and memory, on one worker and on two.

    python benchmarks/server.py                        # everything, about ten minutes
    python benchmarks/server.py --quick                # everything, in about two minutes
    python benchmarks/server.py --only moves --game cats --rates 500,1000

Real servers run on one core and a crowd on another, on loopback. The tables are spread over the
whole game. The moves were made beforehand, and the draws follow from the seeds, so that the crowd
costs little. Moves come at a steady rate. Each is timed from the moment it is sent until the last
of the seats that learn of it has seen it. On a machine that does other things, compare the CPU
time of a move: the delays then measure the other things, too.

Parts: `moves` (both games on SQLite, by rate), `wave` (200 games that end together), `sockets`
(many sockets with few moves), `workers` (one and two workers on PostgreSQL and Redis, if those
are installed), `peer` (boardgame.io, from the folder where it is installed: --boardgame FOLDER),
`loading` (a table from its log). `soak` runs only when it is asked for: moves at the first of the
rates for the given seconds, while games end and others begin, with the memory over time, and as a
picture with --plot FILE.

    python benchmarks/server.py --only soak --game skye --rates 400 --seconds 3600 --plot soak.svg
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))
# The folder of this repository must be found first.
from benchmarks.crowd import peer
from benchmarks.crowd.loading import time_loading
from benchmarks.crowd.players import Crowd, Group, share
from benchmarks.crowd.scripts import SEATS, Place, Script, set_tables, spread, write_script
from benchmarks.crowd.served import LIMITS, Served, serving
from benchmarks.crowd.soak import Soak
from benchmarks.crowd.turns import in_turn

from skerry.server.ops import descriptors
from skerry.server.ops.settings import Settings
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import migrate

SCRIPTS = 24
WAVE = 200
PARTS = ("moves", "wave", "sockets", "workers", "peer", "loading")
SOAK = "soak"
CORES = sorted(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Wanted:
    """How much is measured."""

    games: tuple[str, ...]
    rates: tuple[float, ...]
    tables: int
    seconds: float
    sockets: int
    parts: tuple[str, ...]
    boardgame: Path | None
    plot: Path | None


def settings_in(folder: Path, **chosen: object) -> Settings:
    """The settings of a server to measure."""
    settings = Settings(folder, port=0, limits=LIMITS, log_level="warning")
    # The settings are a frozen dataclass, which validates the changes.
    return replace(settings, **chosen)  # type: ignore[arg-type]


@contextmanager
def hosted(
    scripts: Sequence[Script], made: Sequence[int], core: int | None, **chosen: object
) -> Iterator[tuple[Served, list[Place]]]:
    """A server with a table for each number of moves that are made already."""
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_in(Path(folder), **chosen)
        engine = open_engine(settings.database_url, writes=True)
        with engine.begin() as connection:
            migrate(connection)
        with engine.begin() as connection:
            places = set_tables(connection, scripts, made, 0)
        engine.dispose()
        with serving(settings, core) as served:
            yield served, places


def show(what: str, value: float, unit: str, more: str = "") -> None:
    """Print a figure."""
    digits = 0 if value >= 100 else 2
    print(f"  {what:42} {value:9.{digits}f} {unit:5} {more}".rstrip(), flush=True)


async def gathered(served: Served, places: list[Place], *, shown: bool = True) -> Crowd:
    """A crowd that is connected; prints what its sockets cost."""
    crowd = Crowd(served.url, places)
    bare, cpu, began = served.memory, served.cpu, asyncio.get_running_loop().time()
    await crowd.connect()
    took = asyncio.get_running_loop().time() - began
    sockets = SEATS * len(places)
    if shown:
        busy = served.cpu - cpu
        show("accepts", sockets / took, "/s", f"{sockets} sockets at {len(places)} tables")
        show("accepts that one core has CPU for", sockets / max(busy, 0.01), "/s")
        show("CPU of a new socket, with its table", 1000 * busy / sockets, "ms")
        show("memory of a socket, with its table", (served.memory - bare) / sockets, "KiB")
    # A garbage collection of the crowd would look like a pause of the server.
    gc.collect()
    gc.freeze()
    gc.disable()
    return crowd


async def drive(crowd: Crowd, served: Served, rate: float, seconds: float) -> float:
    """Make moves at a rate and print what they cost; returns the CPU of a move in ms."""
    random = Random(rate)
    await crowd.drive(rate / 4, 1, random)
    crowd.delays.clear()
    crowd.pauses.clear()
    refused, cpu = crowd.refused, served.cpu
    moves, took = await crowd.drive(rate, seconds, random)
    each = 1000 * (served.cpu - cpu) / max(moves, 1)
    p50, p99, pause = share(crowd.delays, 50), share(crowd.delays, 99), share(crowd.pauses, 100)
    print(
        f"  {rate:6.0f} asked  {moves / took:6.0f} moves/s  CPU of a move {each:6.3f} ms"
        f"  median {p50:6.1f} ms  p99 {p99:6.1f} ms  longest pause {pause:5.0f} ms"
        f"  refused {crowd.refused - refused}",
        flush=True,
    )
    return each


def measure_moves(game: str, scripts: Sequence[Script], wanted: Wanted) -> None:
    """Moves by rate, on SQLite."""
    print(f"{game}: tables spread over the game, SQLite, each move on disk, one core")
    made = _enough(scripts, sum(wanted.rates) * wanted.seconds, wanted.tables)
    with hosted(scripts, made, CORES[0]) as (served, places):

        async def run() -> None:
            crowd = await gathered(served, places)
            for rate in wanted.rates:
                each = await drive(crowd, served, rate, wanted.seconds)
            show("moves that one core has CPU for", 1000 / each, "/s")
            crowd.close()

        uvloop.run(run())


def _enough(scripts: Sequence[Script], moves: float, tables: int) -> list[int]:
    """Tables spread over their games, at least `tables`, and enough for some moves."""
    # Half of each game is still to come.
    left = sum(len(script.moves) for script in scripts) / len(scripts) / 2
    return spread(scripts, max(tables, int(1.5 * moves / left)))


def measure_wave(game: str, scripts: Sequence[Script], wanted: Wanted) -> None:
    """Games that end together while others continue."""
    print(f"{game}: {WAVE} games end together, others continue")
    others = spread(scripts, wanted.tables // 2)
    ends = [len(scripts[n % len(scripts)].moves) - 1 for n in range(WAVE)]
    # The scripts of the waves begin at the first one again.
    padded = others[: len(others) // len(scripts) * len(scripts)]
    with hosted(scripts, [*padded, *ends], CORES[0]) as (served, places):

        async def run() -> None:
            crowd = await gathered(served, places, shown=False)
            last, crowd.groups = crowd.groups[-WAVE:], crowd.groups[:-WAVE]
            cpu = served.cpu
            ending = asyncio.create_task(_end_together(last, crowd, served))
            moves, _ = await crowd.drive(wanted.rates[0], wanted.seconds, Random(1))
            crowd.groups += last
            await crowd.settle()
            took, busy, told = await ending
            show("all ends were seen after", took, "ms", f"{busy:.0f} ms of CPU")
            show("all results were seen after", told, "ms")
            show("p99 of all moves meanwhile", share(crowd.delays, 99), "ms")
            show("longest pause", 1000 * max(crowd.pauses or [0]), "ms")
            show("CPU, all told", served.cpu - cpu, "s", f"{WAVE} ends and {moves} other moves")
            crowd.close()

        uvloop.run(run())


async def _end_together(
    groups: list[Group], crowd: Crowd, served: Served
) -> tuple[float, float, float]:
    """Make the last moves of some games.

    Returns milliseconds until all have seen them, of CPU, and until all have seen the results.
    """
    cpu, began = served.exact_cpu, time.perf_counter()
    for group in groups:
        group.move()
    while any(group.sent for group in groups):
        await asyncio.sleep(0.001)
    took, busy = 1000 * (time.perf_counter() - began), 1000 * (served.exact_cpu - cpu)
    while crowd.results < SEATS * len(groups):
        await asyncio.sleep(0.001)
    return took, busy, 1000 * (time.perf_counter() - began)


def measure_sockets(scripts: Sequence[Script], wanted: Wanted) -> None:
    """Many sockets and few moves."""
    tables = wanted.sockets // SEATS
    descriptors.raise_limit()
    room = descriptors.most_connections()
    if room < 1.1 * wanted.sockets:
        print(f"sockets: not measured; a process can open {room} here: see ulimit -n")
        return
    print(f"{wanted.sockets} sockets on one core, 400 moves/s")
    with hosted(scripts, spread(scripts, tables), CORES[0]) as (served, places):

        async def run() -> None:
            crowd = await gathered(served, places)
            full = served.memory
            # The same people again at some of the tables, which are in memory already.
            again = Crowd(served.url, places[: len(places) // 10])
            await again.connect()
            more = SEATS * len(again.groups)
            show("memory of one more socket", (served.memory - full) / more, "KiB")
            again.close()
            await drive(crowd, served, 400, wanted.seconds)
            crowd.close()

        uvloop.run(run())


def measure_workers(game: str, scripts: Sequence[Script], wanted: Wanted) -> None:
    """One worker and two, on PostgreSQL and Redis, in turn while both servers run."""
    from tests.server import services  # noqa: PLC0415 - only if the services are installed

    missing = services.missing_packages()
    if missing:
        print(f"workers: not measured, because these are not installed: {', '.join(missing)}")
        return
    print(f"{game}: one worker and two, in turn, PostgreSQL and Redis, all cores")
    # The more moves a worker makes, the less each of them costs.
    rates = (wanted.rates[0], 2 * wanted.rates[0])
    made = _enough(scripts, sum(rates) * wanted.seconds, wanted.tables // 2)
    with services.killable_postgres() as postgres, services.redis() as redis, ExitStack() as stack:
        both = []
        for workers in (1, 2):
            database = services.new_database(postgres.url)
            chosen: dict[str, object] = {"database": database, "bus": redis.url}
            both.append(stack.enter_context(hosted(scripts, made, None, **chosen, workers=workers)))

        async def run() -> list[list[float]]:
            found = [
                (await gathered(served, places, shown=False), served) for served, places in both
            ]
            return await in_turn(found, rates, wanted.seconds)

        costs = uvloop.run(run())
    for rate, (one, two) in zip(rates, costs, strict=True):
        show("CPU of a move with two, against one", two / one, "times", f"at {rate:.0f} moves/s")
    show("with twice as many moves, against one", costs[1][1] / costs[0][0], "times")


def measure_soak(game: str, scripts: Sequence[Script], wanted: Wanted) -> None:
    """A long run at one rate."""
    print(f"{game}: {wanted.rates[0]:.0f} moves/s for {wanted.seconds / 60:.0f} minutes, SQLite")
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_in(Path(folder))
        engine = open_engine(settings.database_url, writes=True)
        with engine.begin() as connection:
            migrate(connection)
        with serving(settings, CORES[0]) as served:
            soak = Soak(served, engine, scripts, wanted.plot)
            made = spread(scripts, wanted.tables)
            uvloop.run(soak.run(made, wanted.rates[0], wanted.seconds))
        engine.dispose()


def measure_loading(scripts: Sequence[Script]) -> None:
    """A table from its log."""
    print("loading a table: batches in its log, milliseconds (without its snapshot)")
    with tempfile.TemporaryDirectory() as folder:
        for batches, quick, slow in time_loading(settings_in(Path(folder)), scripts[0]):
            print(f"  {batches:6} {1000 * quick:8.2f} ({1000 * slow:.2f})")


def main() -> None:
    """Measure what is wanted."""
    wanted = read_wishes()
    os.sched_setaffinity(0, {CORES[-1]})
    for game in wanted.games:
        scripts = [write_script(game, number) for number in range(SCRIPTS)]
        if "moves" in wanted.parts:
            measure_moves(game, scripts, wanted)
        if "wave" in wanted.parts:
            measure_wave(game, scripts, wanted)
        if SOAK in wanted.parts:
            measure_soak(game, scripts, wanted)
        if game != wanted.games[0]:
            continue
        if "sockets" in wanted.parts:
            measure_sockets(scripts, wanted)
        if "workers" in wanted.parts:
            os.sched_setaffinity(0, set(CORES))
            measure_workers(game, scripts, wanted)
            os.sched_setaffinity(0, {CORES[-1]})
        if "loading" in wanted.parts:
            measure_loading(scripts)
    if "peer" in wanted.parts:
        peer.measure(wanted.boardgame, CORES[0], wanted.rates, wanted.seconds)


def read_wishes() -> Wanted:
    """What the command line asks for."""
    words = argparse.ArgumentParser(description="Measure the server.")
    words.add_argument("--quick", action="store_true", help="fewer tables, sockets and seconds")
    words.add_argument(
        "--only", choices=(*PARTS, SOAK), action="append", help="a part; may be repeated"
    )
    words.add_argument("--game", choices=("skye", "cats"), action="append")
    words.add_argument("--rates", default="500,1000,1500,2000", help="moves per second")
    words.add_argument("--tables", type=int, help="how many tables are played")
    words.add_argument("--sockets", type=int, help="how many sockets are held in `sockets`")
    words.add_argument("--seconds", type=float, help="how long each rate is held")
    words.add_argument("--plot", type=Path, help="a file for the picture of `soak`")
    words.add_argument("--boardgame", type=Path, help="a folder with node_modules/boardgame.io")
    given = words.parse_args()
    try:
        rates = tuple(float(rate) for rate in given.rates.split(","))
    except ValueError:
        words.error(f"--rates: {given.rates} is not a list of numbers like 500,1000")
    if min(rates) <= 0:
        words.error("--rates: a rate must be above 0")
    quick = given.quick
    return Wanted(
        games=tuple(given.game or ("skye", "cats")),
        rates=rates,
        tables=given.tables or (300 if quick else 1250),
        seconds=given.seconds or (5.0 if quick else 15.0),
        sockets=given.sockets or (2000 if quick else 10_000),
        parts=tuple(given.only or PARTS),
        boardgame=given.boardgame,
        plot=given.plot,
    )


if __name__ == "__main__":
    main()
