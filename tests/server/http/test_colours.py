"""Colours over HTTP: first come, first served; the castle comes with them; rematches keep them."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from tests.server.http.http_clients import House, Visitor, house, problem, read
from tests.server.services import wait_until

from skerry.protocol.forms import TableInfo
from skerry.protocol.table_info import Status
from skerry.server.store import rows
from skerry.server.store.schema import TABLES

OPEN = {"type": "open"}
BOT = {"type": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture
def ann(ours: House) -> Visitor:
    return ours.guest("Ann")


@pytest.fixture
def bea(ours: House) -> Visitor:
    return ours.guest("Bea")


def colours(info: TableInfo) -> list[str | None]:
    return [seat.colour for seat in info.seats]


def view_of(who: Visitor, table: str) -> Any:
    return msgspec.json.decode(who.get(f"/tables/{table}/view").content)["now"]["view"]


def castles(who: Visitor, table: str) -> list[str]:
    view = view_of(who, table)
    return [clan["territory"][0]["tile"] for clan in view["clans"]]


def test_the_castle_comes_with_the_colour_and_bots_get_what_is_left(
    ann: Visitor, bea: Visitor
) -> None:
    made = ann.table(OPEN, BOT, visibility="public", colour="red")
    assert colours(made) == ["red", None, None]
    info = read(bea.post(f"/tables/{made.id}/join", {"colour": "blue"}), TableInfo)
    assert info.status is Status.RUNNING
    assert colours(info) == ["red", "blue", "white"]
    assert castles(ann, made.id) == ["C-red", "C-blue", "C-white"]


def test_somebody_who_names_no_colour_gets_a_free_one(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public", colour="blue")
    info = read(bea.post(f"/tables/{made.id}/join", {}), TableInfo)
    assert colours(info) == ["blue", "white", None]
    assert colours(ann.table(OPEN)) == ["blue", None]


def test_who_comes_second_learns_what_is_free(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public", colour="red")
    told = problem(bea.post(f"/tables/{made.id}/join", {"colour": "red"}), 409)
    assert told.where == "$.colour"
    assert told.what == (
        "Somebody else has red already. You can have blue, white, yellow or green."
    )
    assert ann.look(made.id).seats[1].taken is False
    assert colours(read(bea.post(f"/tables/{made.id}/join", {"colour": "green"}), TableInfo)) == [
        "red",
        "green",
        None,
    ]


def test_a_colour_can_be_changed_until_the_game_begins(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, visibility="public", colour="red")
    path = f"/tables/{made.id}/colour"
    assert colours(read(ann.post(path, {"colour": "green"}), TableInfo)) == ["green", None]
    assert problem(bea.post(path, {"colour": "red"}), 403).what == "You have no seat at this table."
    assert "$.colour" in (problem(ann.post(path, {"colour": "mauve"}), 400).where or "")
    bea.post(f"/tables/{made.id}/join", {"colour": "red"})
    assert castles(ann, made.id) == ["C-green", "C-red"]
    assert "colours are fixed" in problem(ann.post(path, {"colour": "blue"}), 409).what
    assert problem(ann.post("/tables/aaaaaaaaaaaa/colour", {"colour": "blue"}), 404).what


def test_a_colour_of_somebody_else_cannot_be_chosen(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public", colour="red")
    bea.post(f"/tables/{made.id}/join", {"colour": "blue"})
    told = problem(ann.post(f"/tables/{made.id}/colour", {"colour": "blue"}), 409)
    assert (told.where, told.what.split(".")[0]) == (
        "$.colour",
        "Somebody else has blue already",
    )
    assert colours(ann.look(made.id)) == ["red", "blue", None]
    # One's own colour is not somebody else's.
    assert ann.post(f"/tables/{made.id}/colour", {"colour": "red"}).is_success


def test_who_leaves_gives_the_colour_back(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public", colour="red")
    bea.post(f"/tables/{made.id}/join", {"colour": "blue"})
    bea.post(f"/tables/{made.id}/leave")
    assert colours(ann.look(made.id)) == ["red", None, None]


def test_a_chosen_seed_gives_everyone_the_same_castles(ann: Visitor) -> None:
    first, second = (
        ann.table(BOT, BOT, luck="harbour", colour=colour) for colour in ("red", "green")
    )
    found = castles(ann, first.id)
    assert found == castles(ann, second.id)
    # The colours say what was drawn.
    assert [f"C-{colour}" for colour in colours(ann.look(first.id))] == found


def without_toss(connection: Connection, table: str) -> None:
    older = sa.update(TABLES).where(TABLES.c.id == table)
    connection.execute(older.values(toss=None, seed="07" * 32))


def test_a_seed_from_before_there_were_tosses_decides_the_castles(
    ours: House, ann: Visitor, bea: Visitor
) -> None:
    """Nothing in its record would say that somebody chose them."""
    found = []
    for mine, hers in (("red", "green"), ("green", "red")):
        table = ann.table(OPEN, visibility="public", colour=mine).id
        ours.write(partial(without_toss, table=table))
        bea.post(f"/tables/{table}/join", {"colour": hers})
        found.append(castles(ann, table))
    assert found[0] == found[1]


def test_in_cats_a_colour_is_only_a_colour(ann: Visitor) -> None:
    info = ann.table(BOT, game="cats", luck="harbour", colour="green")
    assert colours(info) == ["green", "blue"]
    boats = [
        view_of(ann, one.id)["crews"]
        for one in (info, ann.table(BOT, game="cats", luck="harbour", colour="red"))
    ]
    assert [crew["boat"] for crew in boats[0]] == [crew["boat"] for crew in boats[1]]


def finished(ann: Visitor, bea: Visitor, **chosen: Any) -> TableInfo:
    """A game of two people and a bot that counts as over."""
    made = ann.table(OPEN, BOT, visibility="public", **chosen)
    bea.post(f"/tables/{made.id}/join", {"colour": "yellow"})

    def end(connection: Connection) -> None:
        result = '{"scores":[1,2,3],"winners":[2]}'
        rows.touch(connection, made.id, status="finished", result=result, awaits=",")

    ann.house.write(end)
    return ann.look(made.id)


def test_a_rematch_keeps_the_colours(ann: Visitor, bea: Visitor) -> None:
    over = finished(ann, bea, colour="green")
    assert colours(over) == ["green", "yellow", "blue"]
    again = read(ann.post(f"/tables/{over.id}/rematch", {}), TableInfo)
    # Everyone moves one seat on, and takes the colour along.
    assert [(seat.name, seat.colour) for seat in again.seats] == [
        ("Bea", "yellow"),
        ("bot:random", "blue"),
        ("Ann", "green"),
    ]
    begun = read(bea.post(f"/tables/{over.id}/rematch", {}), TableInfo)
    assert begun.status is Status.RUNNING
    assert castles(ann, begun.id) == ["C-yellow", "C-blue", "C-green"]


def test_a_bot_gives_way_in_a_rematch(ann: Visitor, bea: Visitor) -> None:
    over = finished(ann, bea, colour="green")
    again = read(ann.post(f"/tables/{over.id}/rematch", {}), TableInfo)
    changed = read(ann.post(f"/tables/{again.id}/colour", {"colour": "blue"}), TableInfo)
    assert colours(changed) == ["yellow", None, "blue"]
    # The seat that is reserved for Bea keeps its colour.
    told = problem(ann.post(f"/tables/{again.id}/colour", {"colour": "yellow"}), 409)
    assert "yellow already" in told.what
    begun = read(bea.post(f"/tables/{again.id}/join", {}), TableInfo)
    assert colours(begun) == ["yellow", "white", "blue"]


def test_a_replay_shows_the_colours_of_the_table(ann: Visitor) -> None:
    made = read(ann.post("/tables", {"game": "skye", "seats": [BOT, BOT]}), TableInfo)
    wait_until(lambda: ann.look(made.id).status is Status.FINISHED, "the bots play to the end")
    assert msgspec.json.decode(ann.get(f"/tables/{made.id}/replay").content)["colours"] == [
        "blue",
        "white",
    ]
    body = ann.get(f"/tables/{made.id}/record").content
    upload = ann.house.ask("POST", "/replay", content=body)
    assert msgspec.json.decode(upload.content)["colours"] == []
