"""One attack in a process of its own: `python -m tests.server.siege.attacker NAME TARGET`."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from tests.server.siege import connections, files, frame_floods, odd_clients, people, questions
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[3]


class Target(msgspec.Struct, frozen=True):
    """What is attacked, and by how many clients at once."""

    url: str
    times: int = 1
    table: str = ""
    """A running table that anybody may watch."""
    tokens: tuple[str, ...] = ()
    """The sessions of the attackers."""


Attack = Callable[[Target, int], None]
"""An attack by the client with this number; when it returns or fails, it begins again."""


@contextmanager
def attacking(name: str, target: Target) -> Iterator[None]:
    """Run an attack in another process."""
    command = [sys.executable, "-m", "tests.server.siege.attacker", name]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [*command, msgspec.json.encode(target).decode()], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"began\n", "the attack begins"
        yield
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def main(name: str, given: str) -> None:
    """Attack until killed."""
    target = msgspec.json.decode(given, type=Target)
    for number in range(target.times):
        threading.Thread(target=_persist, args=(attacks()[name], target, number)).start()
    sys.stdout.write("began\n")
    sys.stdout.flush()


def _persist(attack: Attack, target: Target, number: int) -> None:
    """Attack again and again, whatever the server does about it."""
    while True:
        with suppress(OSError, httpx.HTTPError, WebSocketException, AssertionError):
            attack(target, number)
        # An attacker who is refused would otherwise only burn their own time.
        time.sleep(0.001)


def attacks() -> dict[str, Attack]:
    """All attacks by name."""
    rooms = (frame_floods, questions, connections, odd_clients, people, files)
    return {name: attack for room in rooms for name, attack in room.ATTACKS.items()}


if __name__ == "__main__":
    main(*sys.argv[1:])
