"""Links show a title, a sentence and a picture, whatever their reader accepts."""

import re
import socket
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.http.http_clients import House, house

from skerry.protocol.table_info import Status
from skerry.server.http import reach
from skerry.server.http.reach import address_for_others
from skerry.server.http.routes.preview_texts import PREVIEWS
from skerry.server.http.routes.previews import about
from skerry.server.ops.settings import Settings

OPEN = {"type": "open"}
EVERYWHERE = "0.0.0.0"  # noqa: S104 - nothing listens


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def tags(ours: House, path: str, **headers: str) -> dict[str, str]:
    answer = ours.ask("GET", path, headers={"Accept": "*/*", **headers})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    found = re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(text) for name, text in found}


def test_the_start_page(ours: House) -> None:
    found = tags(ours, "/")
    assert found["og:title"] == "Skerry"
    assert found["og:image"] == "http://127.0.0.1/previews/start.png"
    picture = ours.ask("GET", "/previews/start.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")


def test_an_invitation_in_the_language_of_its_reader(ours: House) -> None:
    ann = ours.guest('Ann <"&>')
    made = ann.table(OPEN)
    found = tags(ours, f"/j/{made.code}", **{"Accept-Language": "nl-NL,nl"})
    assert found["og:title"] == 'Ann <"&> nodigt je uit voor Isle of Skye'
    assert found["og:description"] == 'Aan tafel: Ann <"&>. Vrije plaatsen: 1.'
    assert found["og:image"].endswith("/previews/skye.png")
    assert '<"&>' not in ours.ask("GET", f"/j/{made.code}").text


def test_a_result_names_people_and_calls_bots_bots(ours: House) -> None:
    ann = ours.guest("Ann")
    running = ann.look(ann.table({"type": "bot", "bot": "greedy"}).id)
    over = msgspec.structs.replace(running, status=Status.FINISHED, scores=[49, 65])
    assert about(over, PREVIEWS["en"], is_replay=False) == (
        "Isle of Skye: the result",
        "bot 65, Ann 49",
    )
    assert about(over, PREVIEWS["ru"], is_replay=True)[1] == "бот 65, Ann 49"


@pytest.mark.parametrize("path", ["/j/nothing", "/t/nothing", "/replay/nothing", "/settings"])
def test_other_links_show_the_server(ours: House, path: str) -> None:
    assert tags(ours, path)["og:title"] == "Skerry"


def test_a_server_by_invitation_tells_nothing_of_its_tables(tmp_path: Path) -> None:
    with house(tmp_path) as ours:
        code = ours.guest("Ann").table(OPEN).code
    with house(tmp_path, invite_only=True, public_url="https://skerry.example") as ours:
        found = tags(ours, f"/j/{code}")
        assert "Ann" not in str(found)
        assert found["og:image"] == "https://skerry.example/previews/start.png"


def test_unknown_paths_stay_unknown_for_programs(ours: House) -> None:
    assert ours.ask("GET", "/nothing/here", headers={"Accept": "*/*"}).status_code == 404


@pytest.mark.parametrize(
    ("chosen", "address"),
    [
        ({}, None),
        ({"host": "localhost"}, None),
        ({"host": EVERYWHERE}, "http://192.168.1.5:8000"),
        ({"host": "::"}, "http://192.168.1.5:8000"),
        ({"host": "192.168.1.9", "port": 80}, "http://192.168.1.9:80"),
        ({"public_url": "https://skerry.example"}, "https://skerry.example"),
    ],
)
def test_where_others_reach_the_server(
    monkeypatch: pytest.MonkeyPatch, chosen: dict[str, Any], address: str | None
) -> None:
    monkeypatch.setattr(reach, "_own_address", lambda: "192.168.1.5")
    assert address_for_others(Settings(Path("data"), **chosen)) == address


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", fail)
    assert address_for_others(Settings(Path("data"), host=EVERYWHERE)) is None
