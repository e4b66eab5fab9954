"""Floods of frames: a client that sends too many is cut off, and others do not notice."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Server
from tests.server.services import wait_until
from tests.server.siege.attacker import Target, attacking
from tests.server.siege.frame_floods import FLOODS
from tests.server.siege.honest import Player, new_table, playing, sign_in
from tests.server.siege.raw_socket import (
    PING,
    PONG,
    TEXT,
    drain,
    frame,
    is_closed_by_server,
    open_socket,
)

from skerry.server.http.wire.frame_scan import FrameScan
from skerry.server.ops.settings import Limits, Settings

TOO_MANY = (1008).to_bytes(2)


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("floods")
    with Server(data) as running:
        yield running


def test_frames_are_counted_across_reads() -> None:
    dice = random.Random(7)
    sizes = [dice.choice([0, 1, 125, 126, 300, 70_000]) for _ in range(200)]
    stream = b"".join(frame(dice.choice([TEXT, PING]), bytes(size)) for size in sizes)
    scan, at, counted = FrameScan(), 0, 0
    while at < len(stream):
        size = dice.choice([1, 2, 3, 7, 500, 40_000])
        counted += scan.count(stream[at : at + size], most=1000)
        at += size
    assert counted == len(sizes)


def test_counting_stops_where_it_is_too_much() -> None:
    assert FrameScan().count(frame(PING) * 40_000, most=401) == 401


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off(besieged: Server, kind: str) -> None:
    first, again = FLOODS[kind]
    with open_socket(besieged.url) as line:
        line.sendall(first + again * 1000)
        heard = drain(line)
    assert b'"why":"too_fast"' in heard
    assert heard.endswith(TOO_MANY)


def test_a_flood_that_nobody_reads_is_cut_off(besieged: Server) -> None:
    with open_socket(besieged.url) as line:
        line.sendall(frame(PING, bytes(125)) * 1000)
        wait_until(lambda: is_closed_by_server(line), "the server closes the connection")


def test_reconnecting_does_not_help(tmp_path: Path) -> None:
    limits = Limits(address_new_sockets=(3, 0.001))
    with Server(tmp_path, settings=Settings(tmp_path, limits=limits)) as server:
        for _ in range(3):
            open_socket(server.url).close()
        with pytest.raises(ConnectionError, match="429"):
            open_socket(server.url)
        open_socket(server.url, source="127.0.0.2").close()


def test_neighbours_of_a_flood_stay_connected(tmp_path: Path) -> None:
    limits = Limits(frames=(100, 0.001), address_frames=(120, 0.001))
    with (
        Server(tmp_path, settings=Settings(tmp_path, limits=limits)) as server,
        open_socket(server.url) as quiet,
        open_socket(server.url) as loud,
    ):
        loud.sendall(frame(PING) * 90)
        assert loud.recv(2) == bytes([0x80 | PONG, 0])
        with open_socket(server.url) as second:
            second.sendall(frame(PING) * 60)
            assert drain(second).endswith(TOO_MANY)
        quiet.sendall(frame(PING))
        assert quiet.recv(2) == bytes([0x80 | PONG, 0])


def test_others_play_on_during_a_flood(besieged: Server) -> None:
    ann, bea = (sign_in(besieged.url, name) for name in ("Ann", "Bea"))
    player = Player(besieged.url, new_table(besieged.url, ann, bea), ann)
    for kind in ("text before the hello", "pings", "empty continuations"):
        with attacking(kind, Target(besieged.url, 10)), playing(player) as felt:
            wait_until(lambda: len(felt.waits) >= 10 or felt.failure is not None, "ten moves")
        assert felt.failure is None
        assert felt.p50 < 0.3, kind
    player.close()
