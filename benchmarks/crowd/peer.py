"""boardgame.io, measured in the same way: tables of four, state sent to all after each move."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

PROGRAM = Path(__file__).parent / "boardgame.mjs"


def measure(folder: Path | None, core: int, rates: Sequence[float], seconds: float) -> None:
    """Print what a move costs there; a sentence if it is not installed."""
    node = shutil.which("node")
    if folder is None or node is None or not (folder / "node_modules/boardgame.io").is_dir():
        print("boardgame.io: not measured; --boardgame names the folder where npm installed it")
        return
    print("boardgame.io, in memory, nothing on disk, one core")
    pin = shutil.which("taskset")
    for rate in rates:
        command = [*([pin, "-c", str(core)] if pin else []), node, str(PROGRAM)]
        done = subprocess.run(  # noqa: S603 - our own program
            [*command, str(folder.resolve()), str(rate), str(seconds)],
            check=False,
            capture_output=True,
            text=True,
            timeout=seconds * 4 + 60,
        )
        print(f"  {done.stdout.strip() or done.stderr.strip()[-300:]}", flush=True)
