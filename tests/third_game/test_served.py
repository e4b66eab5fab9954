"""Ledges on a server: what the lobby learns, its own page, its words, and its replay."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import Server
from tests.server.http.http_clients import House
from tests.server.http.http_clients import house as open_house

from ledges.bot import Birdwatcher
from skerry.client import Skerry, play_bot
from skerry.client.table import TableClient
from skerry.protocol.forms import BotSeat, MySeat, NewTable
from skerry.table.replay import replay_of

pytestmark = pytest.mark.usefixtures("ledges")


@pytest.fixture
def house(ledges: Path, tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as opened:
        yield opened


def test_the_lobby_learns_its_options_bots_and_page(house: House) -> None:
    games = msgspec.json.decode(house.ask("GET", "/games").content)["games"]
    (ledges,) = [game for game in games if game["name"] == "ledges"]
    assert (ledges["title"], ledges["seats"]) == ("Ledges", [2, 4])
    assert ledges["bots"] == ["random", "birdwatcher"]
    assert ledges["page"] == "/games/ledges/page/index.js"
    properties = ledges["options"]["$defs"]["LedgesOptions"]["properties"]
    assert set(properties) == {"cliff", "open_hands"}
    assert all(game["page"] is None for game in games if game is not ledges)


def test_its_page_is_served_as_a_script_of_ours(house: House) -> None:
    answer = house.ask("GET", "/games/ledges/page/index.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "mount(root, table)" in answer.text
    again = {"If-None-Match": answer.headers["etag"]}
    assert house.ask("GET", "/games/ledges/page/index.js", headers=again).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/games/ledges/page/other.js",
        "/games/ledges/page/../plugin.py",
        "/games/ledges/page/%2e%2e/plugin.py",
        "/games/ledges/page/..%2fplugin.py",
        "/games/ledges/page//etc/passwd",
        "/games/skye/page/index.js",
        "/games/nothing/page/index.js",
    ],
)
def test_nothing_else_is_served(house: House, path: str) -> None:
    assert house.ask("GET", path).status_code == 404


def test_a_whole_game_with_its_own_bot_is_described_in_words(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(_play(server.url))


async def _play(url: str) -> None:
    async with Skerry(url) as person:
        await person.guest("Ann")
        seats = (MySeat(), BotSeat("birdwatcher"))
        table = await person.create(NewTable("ledges", seats))
        async with TableClient(url, table.id, 0, person.token) as client:
            async for _ in client:
                if client.now is not None and client.now.question is not None:
                    break
            said = await client.ask_words(["Ann"])
            assert said.picture.splitlines()[-1].startswith("1 Seat 2: ")
            assert said.hint is not None
            assert set(said.moves) == {str(move) for move in client.legal}
            await client.move(said.moves[0])
        ended = await play_bot(url, table.id, 0, Birdwatcher(), person.token)
        async with TableClient(url, table.id, 0, person.token) as client:
            async for _ in client:
                break
            said = await client.ask_words(["Ann", "Bea"])
        assert tuple(score.total for score in said.scores) == ended.scores
        sentences = [sentence for step in said.steps for sentence in step.sentences]
        assert sum(" settles a " in sentence for sentence in sentences) == 16
        assert "Bea gets 3 birds." in sentences, "what it got is a secret"
        record = msgspec.json.encode(await person.record(table.id))
    plain, words = replay_of(record), replay_of(record, words=True)
    assert {step.picture for step in plain.steps} == {None}
    assert [step.view for step in plain.steps] == [step.view for step in words.steps]
    assert len({step.picture for step in words.steps}) == len(words.steps)
    assert all(step.sentences for step in words.steps)
