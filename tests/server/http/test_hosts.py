"""Hosts: the server answers only for names that are its own."""

import logging
import socket
from pathlib import Path

import msgspec
import pytest
from litestar.types import ASGIApp
from tests.server.http.asgi import ask, fine
from tests.server.http.http_clients import house, problem

from skerry.protocol.forms import Problem
from skerry.server.http.hosts import MOST_REPORTED, AllowedHosts, HostsMiddleware, read_host
from skerry.server.http.middleware import with_middleware
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings

PLAIN = Settings(Path("data"))
PUBLIC = Settings(
    Path("data"),
    host="games.lan",
    allowed_hosts=("Skerry.Example", "*.club.example"),
    origins=("https://play.example:8443",),
)


def app_for(settings: Settings) -> ASGIApp:
    return HostsMiddleware(fine, AllowedHosts(settings))


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Isle")
    monkeypatch.setattr(socket, "getfqdn", lambda: "isle.office.example")


@pytest.mark.parametrize(
    ("settings", "host"),
    [
        (PLAIN, "localhost"),
        (PLAIN, "LOCALHOST:8000"),
        (PLAIN, "localhost."),
        (PLAIN, "skerry.localhost:8000"),
        (PLAIN, "127.0.0.1:8000"),
        (PLAIN, "127.8.9.10"),
        (PLAIN, "[::1]:8000"),
        # Only a name can be rebound; visitors of the local network type an address.
        (PLAIN, "192.168.1.20:8000"),
        (PLAIN, "[2001:db8::5]"),
        (PLAIN, "[::ffff:192.168.1.20]:8000"),
        (PLAIN, "isle:8000"),
        (PLAIN, "Isle.local:8000"),
        (PLAIN, "isle.lan"),
        (PUBLIC, "games.lan:8000"),
        (PUBLIC, "skerry.example"),
        (PUBLIC, "Skerry.Example.:443"),
        (PUBLIC, "friday.club.example"),
        (PUBLIC, "play.example"),
    ],
)
def test_our_own_hosts_are_answered(settings: Settings, host: str) -> None:
    headers = [("host", host)]
    assert ask(app_for(settings), "/metrics", headers=headers).status == 200
    assert ask(app_for(settings), "/live", kind="websocket", headers=headers).status == 101


@pytest.mark.parametrize(
    ("settings", "host"),
    [
        (PLAIN, "evil.example"),
        (PLAIN, "skerry.example"),
        (PLAIN, "isle.evil.example"),
        (PLAIN, "localhost.evil.example"),
        (PLAIN, "evillocalhost"),
        (PLAIN, "127.0.0.1.evil.example"),
        (PLAIN, "127.1"),
        (PUBLIC, "club.example"),
        (PUBLIC, "evilclub.example"),
        (PUBLIC, "skerry.example.evil.example"),
    ],
)
def test_other_hosts_are_refused(settings: Settings, host: str) -> None:
    headers = [("host", host)]
    answer = ask(app_for(settings), "/metrics", headers=headers)
    assert answer.status == 421
    what = msgspec.json.decode(answer.body, type=Problem).what
    assert f"--allowed-host {host}" in what
    assert f"SKERRY_ALLOWED_HOST={host}" in what
    assert ask(app_for(settings), "/live", kind="websocket", headers=headers).status == 403


@pytest.mark.parametrize(
    "host",
    [
        "",
        " ",
        "a b",
        "a..b",
        ".",
        "localhost:port",
        "localhost:123456",
        "localhost:80:80",
        "user@localhost",
        "localhost/path",
        "localhost#",
        "localhost,evil.example",
        "[::1",
        "::1",
        "[localhost]",
        "[:::]",
        "[fe80::1%eth0]",
        "localhost\x00",
        "localhost\n",
        "l\xf6calhost",
        "a" * 256,
    ],
)
def test_a_malformed_host_is_refused(host: str) -> None:
    assert read_host(host) is None
    answer = ask(app_for(PLAIN), "/health", headers=[("host", host)])
    assert answer.status == 400
    assert "Host" in msgspec.json.decode(answer.body, type=Problem).what
    assert ask(app_for(PLAIN), "/live", kind="websocket", headers=[("host", host)]).status == 403


def test_a_host_is_named_once() -> None:
    headers = [("host", "localhost"), ("host", "localhost")]
    assert ask(app_for(PLAIN), headers=headers).status == 400
    assert ask(app_for(PLAIN), more={"headers": []}).status == 400


def test_the_full_name_of_the_machine_is_its_own() -> None:
    allowed = AllowedHosts(PLAIN)
    assert "isle.office.example" not in allowed
    allowed._add_domain()
    assert "isle.office.example" in allowed
    assert "other.office.example" not in allowed


@pytest.mark.parametrize(
    "path", ["/", "/health", "/ready", "/metrics", "/tables", "/schema/openapi.json", "/nowhere"]
)
def test_every_route_is_protected(tmp_path: Path, path: str) -> None:
    with house(tmp_path) as ours:
        refused = ours.ask("GET", path, headers={"Host": "evil.example"})
        assert "--allowed-host" in problem(refused, 421).what
        assert refused.headers["content-security-policy"]
        assert refused.headers["x-request-id"]


def test_a_refused_host_is_logged_once_with_the_option(caplog: pytest.LogCaptureFixture) -> None:
    app = with_middleware(fine, PLAIN, Metrics())
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            ask(app, headers=[("host", "evil.example")])
        assert len(caplog.records) == 1
        assert "--allowed-host evil.example" in caplog.text
        for number in range(2 * MOST_REPORTED):
            ask(app, headers=[("host", f"h{number}.example")])
    assert len(caplog.records) == MOST_REPORTED
