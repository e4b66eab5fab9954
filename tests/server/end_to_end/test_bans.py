"""Bans at a running server: by HTTP and by socket, from the command line without a bus."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.cli.command import skerry
from tests.server.harness import Server
from tests.server.services import wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

BAD, GOOD = {"X-Forwarded-For": "192.0.2.66"}, {"X-Forwarded-For": "198.51.100.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("banned")
    with Server(data, "--trusted-proxy", "127.0.0.1") as running:
        yield running


def guest(server: Server, headers: dict[str, str]) -> tuple[str, str]:
    """The token of a new guest, and their table."""
    came = httpx.post(f"{server.url}/guests", json={"name": "Ann"}, headers=headers).json()
    token = str(came["token"])
    seats = [{"type": "me"}, {"type": "open"}]
    made = httpx.post(
        f"{server.url}/tables",
        json={"game": "skye", "seats": seats, "visibility": "public"},
        headers={**headers, "Authorization": f"Bearer {token}"},
    )
    return token, str(made.json()["id"])


def socket(server: Server, headers: dict[str, str]) -> ClientConnection:
    live = server.url.replace("http", "ws") + "/live"
    return connect(live, additional_headers=headers, compression=None)


def until_bye(line: ClientConnection) -> str:
    while True:
        heard = json.loads(line.recv(timeout=20))
        if heard["type"] == "bye":
            return str(heard["why"])


def test_a_banned_address_is_kept_out_and_let_in_again(server: Server) -> None:
    _, table = guest(server, GOOD)
    hello = json.dumps({"type": "hello", "table": table})
    with socket(server, BAD) as bad, socket(server, GOOD) as good, socket(server, BAD) as silent:
        for line in (bad, good):
            line.send(hello)
            assert json.loads(line.recv(timeout=20))["type"] == "welcome"
        ran = skerry("admin", "ban", "--data", server.data, "192.0.2.0/24", "--note", "floods")
        assert ran.code == 0, ran.err
        assert ran.out == "banned 192.0.2.0/24\n"
        assert until_bye(bad) == "banned"
        refused = httpx.get(f"{server.url}/games", headers=BAD)
        assert refused.status_code == 403
        assert refused.json()["what"] == "The host of this server has banned your address."
        with pytest.raises(InvalidStatus):
            socket(server, BAD)
        # A socket that had not said hello yet gets in no longer.
        silent.send(hello)
        assert until_bye(silent) == "banned"
        good.send(json.dumps({"type": "ping", "id": "1"}))
        while json.loads(good.recv(timeout=20))["type"] != "pong":
            pass
    assert httpx.get(f"{server.url}/games", headers=GOOD).status_code == 200
    ran = skerry("admin", "unban", "--data", server.data, "192.0.2.0/24")
    assert ran.code == 0, ran.err
    wait_until(
        lambda: httpx.get(f"{server.url}/games", headers=BAD).status_code == 200,
        "the address may come in again",
    )


def test_a_kick_can_ban_where_somebody_is_connected_from(server: Server) -> None:
    headers = {"X-Forwarded-For": "203.0.113.9"}
    token, table = guest(server, headers)
    me = httpx.get(f"{server.url}/me", headers={"Authorization": f"Bearer {token}", **GOOD}).json()
    with socket(server, {**headers, "Authorization": f"Bearer {token}"}) as line:
        line.send(json.dumps({"type": "hello", "table": table, "seat": 0}))
        assert json.loads(line.recv(timeout=20))["type"] == "welcome"
        ran = skerry("admin", "kick", "--data", server.data, me["id"], "--ban", "--yes")
        assert ran.code == 0, ran.err
        assert until_bye(line) in {"banned", "signed_out", "deleted"}
    wait_until(
        lambda: httpx.get(f"{server.url}/games", headers=headers).status_code == 403,
        "the address is banned",
    )
    listed = skerry("admin", "bans", "--data", server.data).out
    assert listed.startswith("203.0.113.9/32")
    assert me["id"] in listed
