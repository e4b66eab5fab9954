"""Strangers who make the server hash passwords, and a guest who plays only against bots."""

import secrets
from typing import TYPE_CHECKING

from tests.server.siege.honest import client_from

if TYPE_CHECKING:
    from tests.server.siege.attacker import Attack, Target

SOURCE = "127.0.0.2"
BOTS = [{"type": "me"}, *([{"type": "bot", "bot": "random"}] * 4)]


def _claim(target: "Target", number: int) -> None:
    """Register one name after the other."""
    with client_from(SOURCE, target.url, target.tokens[number % len(target.tokens)]) as client:
        while True:
            name = secrets.token_hex(6)
            client.post("/me/claim", json={"name": name, "password": "a long password"})


def _guess(target: "Target", number: int) -> None:
    """Sign in with wrong passwords."""
    del number
    with client_from(SOURCE, target.url) as client:
        while True:
            client.post("/sign-in", json={"name": "Ann", "password": secrets.token_hex(8)})


def _tables(target: "Target", number: int) -> None:
    """Begin one table of bots after the other."""
    with client_from(SOURCE, target.url, target.tokens[number % len(target.tokens)]) as client:
        while True:
            made = client.post("/tables", json={"game": "skye", "seats": BOTS})
            if made.is_success:
                # A bot stands in, and the game ends by itself.
                client.post(f"/tables/{made.json()['id']}/leave")


ATTACKS: dict[str, "Attack"] = {
    "claims of names": _claim,
    "wrong passwords": _guess,
    "tables of bots": _tables,
}
