"""Requests that are never finished, and connections without end: others still get in."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Server
from tests.server.services import wait_until
from tests.server.siege.raw_socket import dial, is_closed_by_server

from skerry.server.http.gate import Gate
from skerry.server.http.wire.request_protocol import MOST_HEADERS
from skerry.server.ops.settings import Limits, Settings

GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
MOST = 5


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for requests."""
    data = tmp_path_factory.mktemp("hasty")
    limits = Limits(headers_within=1.0, body_within=1.0)
    with Server(data, settings=Settings(data, limits=limits)) as running:
        yield running


def memory_of(server: Server) -> int:
    """The kilobytes that a server has now."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def test_requests_that_were_pipelined_go_with_their_connection(hasty: Server) -> None:
    before = memory_of(hasty)
    for _ in range(300):
        with dial(hasty.url) as line, suppress(OSError):
            # The server ends it after the first few.
            while True:
                line.sendall((GET + b"\r\n") * 5000)
    assert memory_of(hasty) - before < 8_000


def test_answers_to_a_connection_that_is_gone_do_not_fill_the_log(hasty: Server) -> None:
    asked = GET.replace(b"/health", b"/tables") + b"\r\n"
    for _ in range(20):
        with dial(hasty.url) as line:
            # The first of them wait for the database when the server ends the connection.
            line.sendall(asked * 100)
            wait_until(partial(is_closed_by_server, line), "it is given up", 20)
    assert httpx.get(f"{hasty.url}/tables").is_success, "all of them are answered or given up"
    assert "Traceback" not in hasty.log()


def few_connections(data: Path) -> Server:
    return Server(data, settings=Settings(data, limits=Limits(address_connections=MOST)))


def is_served(url: str, source: str = "127.0.0.1") -> bool:
    try:
        with dial(url, source) as line:
            line.sendall(GET + b"\r\n")
            return line.recv(15) == b"HTTP/1.1 200 OK"
    except OSError:
        return False


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET", GET, POST + b"Content-Length: 9\r\n\r\n{", POST + b"Expect: 100-continue\r\n"],
)
def test_a_request_that_is_not_finished_is_given_up(hasty: Server, sent: bytes) -> None:
    with dial(hasty.url) as line:
        line.sendall(sent)
        wait_until(lambda: is_closed_by_server(line), "it is given up", 20)


def test_trickling_does_not_help(hasty: Server) -> None:
    with dial(hasty.url) as line:
        line.sendall(GET)

        def trickle() -> bool:
            time.sleep(0.1)
            if is_closed_by_server(line):
                return True
            line.sendall(b"X: y\r\n")
            return False

        wait_until(trickle, "it is given up", 20)


def test_the_second_request_must_come_to_its_end_too(hasty: Server) -> None:
    with dial(hasty.url) as line:
        line.sendall(GET + b"\r\n")
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        line.sendall(GET)
        wait_until(lambda: is_closed_by_server(line), "it is given up", 20)


def test_a_connection_between_two_requests_may_rest(hasty: Server) -> None:
    with httpx.Client() as client:
        with client.stream("GET", f"{hasty.url}/health") as response:
            response.read()
            line = response.extensions["network_stream"].get_extra_info("socket")
        time.sleep(1.5)
        assert client.get(f"{hasty.url}/health").is_success
        with client.stream("GET", f"{hasty.url}/health") as response:
            assert response.extensions["network_stream"].get_extra_info("socket") is line


@pytest.mark.parametrize(
    "part", [b"X: " + b"y" * 997 + b"\r\n", b"/" * 1000], ids=["header", "path"]
)
def test_headers_without_end_are_cut_off(hasty: Server, part: bytes) -> None:
    first = GET if part.startswith(b"X") else b"GET /"
    with dial(hasty.url) as line, suppress(ConnectionError):
        line.sendall(first)
        for _ in range(MOST_HEADERS):
            line.sendall(part)
        pytest.fail("the server takes them all")


def test_requests_that_nobody_waits_for_are_cut_off(hasty: Server) -> None:
    with dial(hasty.url) as line:
        line.sendall((GET + b"\r\n") * 1000)
        wait_until(lambda: is_closed_by_server(line), "they are cut off", 20)
        assert is_served(hasty.url)


def test_one_address_leaves_room_for_others(tmp_path: Path) -> None:
    with few_connections(tmp_path) as server, ExitStack() as lines:
        wait_until(lambda: is_served(server.url), "the connections of the start are gone")
        held = [lines.enter_context(dial(server.url)) for _ in range(MOST)]
        assert len(held) == MOST
        assert not is_served(server.url)
        assert is_served(server.url, "127.0.0.2")
        held[0].close()
        wait_until(lambda: is_served(server.url), "there is room again")


def test_a_trusted_proxy_has_as_many_connections_as_it_needs() -> None:
    gate = Gate(Limits(address_connections=2), ["10.0.0.0/8"], most=100)
    assert [gate.enter("10.0.0.1") for _ in range(5)] == [True] * 5
    assert [gate.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [gate.enter("2001:db8::1"), gate.enter("2001:db8::2")] == [True, True]
    assert not gate.enter("2001:db8::3")
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.1")


def test_a_proxy_names_the_client_that_counts() -> None:
    gate = Gate(Limits(), ["10.0.0.1"], most=100)
    assert gate.address_of("10.0.0.1", ["192.0.2.1"]) == "192.0.2.1"
    assert gate.address_of("10.0.0.1", ["198.51.100.7, 2001:db8::1"]) == "2001:db8::/64"
    assert gate.address_of("192.0.2.9", ["192.0.2.1"]) == "192.0.2.9", "it may not name others"
    assert gate.address_of("10.0.0.1", ["nobody"]) == "10.0.0.1"


def test_all_connections_together_leave_room_for_files() -> None:
    gate = Gate(Limits(), [], most=4)
    assert [gate.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [gate.enter(f"192.0.2.{last}") for last in (2, 3, 4)] == [True, True, False]


def test_as_many_files_are_opened_as_the_system_grants(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        server = Server(tmp_path)
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    with ExitStack() as lines:
        lines.callback(server.stop)
        # The children of a process inherit its limit, so it is the program that raised it.
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (hard, hard)


def test_a_server_without_descriptors_recovers(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as lines:
        # Fewer than it has: whatever it opens next fails.
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (8, hard))
        held: list[socket.socket] = [lines.enter_context(dial(server.url)) for _ in range(30)]
        for line in held:
            line.sendall(GET + b"\r\n")
        time.sleep(0.5)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (hard, hard))
        for line in held:
            line.close()
        wait_until(lambda: is_served(server.url), "others get in again", 20)
