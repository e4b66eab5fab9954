"""Large bodies for /replay, and a record that unpacks to much more than it weighs."""

import gzip
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.siege.honest import client_from

if TYPE_CHECKING:
    from tests.server.siege.attacker import Attack, Target

SOURCE = "127.0.0.2"
LARGE = b'{"game": "' + b"x" * (4 * 1024 * 1024 - 100) + b'"}'
BOMB = 300 * 1024 * 1024
_MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def _upload(target: "Target", number: int) -> None:
    """Send large bodies to be replayed."""
    del number
    with client_from(SOURCE, target.url) as client:
        while True:
            client.post("/replay", content=LARGE, headers={"Content-Type": "application/json"})


ATTACKS: dict[str, "Attack"] = {"large replays": _upload}


def verify_a_bomb(folder: Path) -> float:
    """The megabytes that `skerry verify` takes for a small file that unpacks to a large one."""
    bomb = folder / "bomb.jsonl.gz"
    with gzip.open(bomb, "wb") as packed:
        packed.write(b'{"skerry": 1, "events": [')
        for _ in range(BOMB >> 20):
            packed.write(b"0," * (1 << 19))
    verify = [sys.executable, "-m", "skerry", "verify", str(bomb)]
    measured = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", _MEASURED, *verify], capture_output=True, check=True, text=True
    )
    return int(measured.stdout) / 1024
