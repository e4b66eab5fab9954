"""boardgame.io, measured in the same way: tables of four, a state sent to all after each move."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import msgspec
from benchmarks.crowd.served import cpu_of

PROGRAM = Path(__file__).parent / "boardgame.mjs"
TABLES = 100
PACKAGES = ("boardgame.io", "socket.io-client")
HOW = (
    "Install it into a folder of its own with `npm install --prefix FOLDER boardgame.io@0.50"
    " socket.io-client@4`, and name the folder with --boardgame FOLDER."
)


class Seen(msgspec.Struct):
    """What the players of the other server report."""

    moves: int
    seen: int
    p50: float | None
    p99: float | None


def measure(folder: Path | None, core: int, rates: Sequence[float], seconds: float) -> None:
    """Print what a move costs there; a sentence if it is not installed."""
    node = shutil.which("node")
    installed = folder is not None and all(
        (folder / "node_modules" / package).is_dir() for package in PACKAGES
    )
    if folder is None or node is None or not installed:
        print(f"boardgame.io: not measured. {HOW}")
        return
    print("boardgame.io, in memory, nothing on disk, one core")
    for rate in rates:
        _measure(node, folder.resolve(), core, rate, seconds)


def _measure(node: str, folder: Path, core: int, rate: float, seconds: float) -> None:
    pin = shutil.which("taskset")
    serve = [*([pin, "-c", str(core)] if pin else []), node, str(PROGRAM), "serve", str(folder)]
    server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our program
    try:
        assert server.stdout is not None, "it is a pipe"
        # Other lines are its log.
        port = next((line.strip() for line in server.stdout if line.strip().isdigit()), "")
        play = [node, str(PROGRAM), "play", str(folder), port, str(rate), str(seconds)]
        crowd = subprocess.Popen(  # noqa: S603 - our own program
            [*play, str(TABLES)], stdout=subprocess.PIPE, text=True
        )
        assert crowd.stdout is not None, "it is a pipe"
        if crowd.stdout.readline().strip() != "ready":
            print("  its players could not connect")
            return
        before = cpu_of(server.pid)
        seen = msgspec.json.decode(crowd.stdout.readline(), type=Seen)
        each = 1000 * (cpu_of(server.pid) - before) / max(seen.seen, 1)
        crowd.wait(30)
        print(
            f"  {rate:6.0f} asked  {seen.seen / seconds:6.0f} moves/s  CPU of a move {each:6.3f} ms"
            f"  median {seen.p50 or 0:6.1f} ms  p99 {seen.p99 or 0:6.1f} ms",
            flush=True,
        )
    finally:
        server.kill()
        server.wait()
