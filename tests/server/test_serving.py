"""Serving: addresses, ports and how sockets close."""

import socket
from pathlib import Path

import pytest
from tests.server.services import free_port

from skerry.protocol.messages import MOST_FRAME
from skerry.server.http.wire.socket_protocol import SocketProtocol
from skerry.server.http.wire.uvicorn_config import configuration
from skerry.server.ops.settings import Settings
from skerry.server.serving import CannotServe, check, listen


def places(listeners: list[socket.socket]) -> set[tuple[str, int]]:
    found = {listener.getsockname()[:2] for listener in listeners}
    for listener in listeners:
        listener.close()
    return found


def test_it_listens_where_it_should() -> None:
    port = free_port()
    assert places(listen("127.0.0.1", port)) == {("127.0.0.1", port)}


def test_all_addresses_of_a_name_have_the_same_port() -> None:
    found = places(listen("localhost", 0))
    assert ("127.0.0.1", max(port for _, port in found)) in found
    assert len({port for _, port in found}) == 1


def test_a_client_that_is_too_early_waits() -> None:
    (listener,) = listen("127.0.0.1", 0)
    with listener, socket.create_connection(listener.getsockname(), timeout=5) as early:
        early.sendall(b"GET / HTTP/1.1\r\n")
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.recv(3) == b"GET"


def test_a_taken_port_leaves_nothing_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match="--port"):
            listen("localhost", port)


def test_uvicorn_leaves_logs_and_addresses_to_us() -> None:
    config = configuration("skerry.server.workers:app_in_worker", Settings(Path("data")))
    assert config.ws is SocketProtocol
    assert config.ws_max_size == MOST_FRAME
    assert not config.ws_per_message_deflate
    assert not config.proxy_headers, "our own rules find addresses"
    assert not config.server_header
    assert not config.access_log
    assert config.log_config is None


def test_good_settings_pass(tmp_path: Path) -> None:
    check(
        Settings(
            tmp_path,
            workers=2,
            bus="redis://localhost",
            origins=("https://play.example",),
            trusted_proxies=("10.0.0.0/8", "::1"),
        )
    )
