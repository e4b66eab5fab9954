"""Who gets to the host's page: whom a link has let in, and nobody else."""

import re
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from tests.server.http.host_browser import Host, open_link
from tests.server.http.http_clients import UNLIMITED, House, house, problem

from skerry.server.host import keys
from skerry.server.store.times import now_ms

NOWHERE = "There is nothing at this path."


def test_a_link_opens_the_page_once(home: House) -> None:
    token = home.write(lambda connection: keys.add_link(connection, now_ms()))
    asked = open_link(home, token, "GET")
    assert asked.status_code == 200
    assert '<form method="post">' in asked.text, "looking at a link does not use it"
    came = open_link(home, token)
    assert came.status_code == 303
    assert came.headers["location"] == "/host"
    cookie = came.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", "path=/host;", "max-age=14400"):
        assert part in cookie + ";", cookie
    for method in ("GET", "POST"):
        again = open_link(home, token, method)
        assert again.status_code == 410
        assert "was used already" in again.text
        assert "set-cookie" not in again.headers
    session = came.headers["set-cookie"].partition("=")[2].partition(";")[0]
    file = home.worker.settings.data / "skerry.db"
    with sqlite3.connect(file) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert token not in dump
    assert session not in dump


def test_a_late_link_says_so(home: House) -> None:
    long_ago = now_ms() - 2 * 60 * 60 * 1000
    token = home.write(lambda connection: keys.add_link(connection, long_ago))
    for method in ("GET", "POST"):
        late = open_link(home, token, method)
        assert late.status_code == 410
        assert "has expired" in late.text
    home.client.cookies.clear()
    russian = home.client.get(f"/host/open/{token}", headers={"accept-language": "ru-RU"})
    assert "Срок действия" in russian.text


def test_a_session_ends(home: House) -> None:
    old = now_ms() - 5 * 60 * 60 * 1000

    def begin(connection: object) -> str:
        # The house passes a connection of SQLAlchemy.
        token = keys.add_link(connection, old)  # type: ignore[arg-type]
        found = keys.use_link(connection, token, old)  # type: ignore[arg-type]
        assert found is not None
        return found[0]

    late = home.write(begin)
    headers = {"Cookie": f"skerry_host={late}"}
    problem(home.ask("GET", "/host/overview", headers=headers), 404)
    mine = Host(home)
    assert mine.get("overview").is_success
    assert mine.post("sign-out").status_code == 204
    problem(mine.get("overview"), 404)


def routes(at: House) -> list[tuple[str, str]]:
    return [
        (str(method), re.sub(r"{\w+}", "x", route.path_format))
        for route in at.client.app.routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/host")
        for entry in route.route_handlers
        for method in entry.http_methods
    ]


@pytest.mark.parametrize("cookie", [None, "skerry_host=wrong", "skerry_host=", "skerry_session=x"])
def test_for_everybody_else_nothing_is_there(tmp_path: Path, cookie: str | None) -> None:
    many = replace(UNLIMITED, host_guesses=(1000, 0.0))
    with house(tmp_path, limits=many) as home:
        known = routes(home)
        assert len(known) > 25
        headers = {} if cookie is None else {"Cookie": cookie}
        ann = home.guest()
        for method, path in [*known, ("PUT", "/host/bans"), ("GET", "/host/nowhere")]:
            for token in (None, ann.token):
                refused = home.ask(method, path, headers=headers, token=token)
                assert refused.status_code == 404, (method, path)
                assert method == "HEAD" or problem(refused, 404).what == NOWHERE, (method, path)


def test_a_browser_of_a_stranger_sees_a_page_that_says_so(home: House, host: Host) -> None:
    html = {"accept": "text/html"}
    stranger = home.ask("GET", "/host", headers=html)
    assert stranger.status_code == 404
    again = home.ask("GET", "/host", headers={**html, "if-none-match": "*"})
    assert again.status_code == 404
    assert again.text == stranger.text
    mine = home.ask("GET", "/host", headers={**html, "Cookie": host.cookie})
    if "was not built" not in mine.text:
        assert mine.status_code == 200
        assert "<title>" in stranger.text


def test_wrong_tokens_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(UNLIMITED, host_guesses=(3, 0.0))) as home:
        token = home.write(lambda connection: keys.add_link(connection, now_ms()))
        for _ in range(2):
            problem(open_link(home, "wrong"), 404)
        problem(home.ask("GET", "/host/bans", headers={"Cookie": "skerry_host=wrong"}), 404)
        # From now on not even the right one is looked up.
        problem(open_link(home, token), 404)


def test_wrong_tokens_of_others_do_not_lock_the_host_out(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(UNLIMITED, host_guesses=(3, 0.0))) as home:
        host = Host(home)
        for _ in range(5):
            problem(home.ask("GET", "/host/bans", headers={"Cookie": "skerry_host=wrong"}), 404)
        assert host.get("bans").is_success


def test_slashes_lead_around_nothing(home: House, host: Host) -> None:
    """The router reads //host//bans as /host/bans; so does the check before it."""
    for path in ("//host/bans", "/host//bans", "///host/bans/", "//host//bans//"):
        # The client would take the second slash for the beginning of a host's name.
        url = f"http://127.0.0.1{path}"
        for method in ("GET", "POST", "PUT", "DELETE"):
            refused = home.ask(method, url)
            assert problem(refused, 404).what == NOWHERE, (method, path)
            assert "allow" not in refused.headers
        assert home.ask("GET", url, headers={"Cookie": host.cookie}).is_success
    for path in ("//host", "/host/"):
        page = home.ask("GET", f"http://127.0.0.1{path}", headers={"accept": "text/html"})
        assert page.status_code == 404
