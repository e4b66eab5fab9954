"""Tables over HTTP: create, join, leave, start, rematch, view, delete; with errors."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update
from tests.server.http.http_clients import House, Visitor, house, problem, read
from tests.server.services import wait_until

from skerry.core.record import Record
from skerry.protocol.forms import Games, TableInfo
from skerry.protocol.table_info import DaysClock, SeatKind, Status
from skerry.server.ops.settings import Limits
from skerry.server.store.ids import speaker_id
from skerry.server.store.schema import CHAT, LOG, RECORDS, SEATS, SILENCED, TABLES

OPEN = {"type": "open"}
ME = {"type": "me"}
BOT = {"type": "bot", "bot": "random"}
NOBODY = "2" * 16


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


def running(host: Visitor, guest: Visitor, **chosen: Any) -> str:
    """A table at which two people play."""
    table = host.table(visibility="public", **chosen).id
    info = read(guest.post(f"/tables/{table}/join", {}), TableInfo)
    assert info.status is Status.RUNNING
    return table


def finish(house: House, table: str, result: str = '{"scores":[7,9],"winners":[1]}') -> None:
    """Mark the game as finished."""

    def write(connection: Connection) -> None:
        connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table)
            .values(status="finished", result=result, awaits=",")
        )

    house.write(write)


def test_games(ours: House) -> None:
    games = read(ours.ask("GET", "/games"), Games).games
    assert [game.name for game in games] == ["cats", "skye"]
    for game in games:
        assert game.seats[0] <= game.seats[1]
        assert game.bots[0] == "beginner"
        assert "$defs" in msgspec.json.decode(game.options)


def test_the_score_of_an_automatic_opponent_is_included(ours: House, ann: Visitor) -> None:
    form = {"game": "cats", "seats": [ME], "options": {"mode": "solo", "difficulty": "hard"}}
    table = read(ann.post("/tables", form), TableInfo).id
    finish(ours, table, '{"scores":[64],"winners":[-1],"sister":70}')
    (info,) = ann.page("which=mine&game=cats").tables
    assert (info.scores, info.winners, info.automa) == ((64,), (-1,), 70)


def test_a_table_as_its_host_wants_it(ours: House, ann: Visitor) -> None:
    dora = ours.guest("Dora")
    dora.claim("Dora")
    form = {
        "game": "skye",
        "seats": [OPEN, ME, BOT, {"type": "person", "name": "DORA"}],
        "options": {"farm": "four"},
        "clock": {"type": "days", "days": 2},
        "visibility": "public",
        "aids": {"hints": False},
        "chat": "off",
        "auto_start": False,
    }
    answer = ann.post("/tables", form)
    assert answer.status_code == 201
    info = read(answer, TableInfo)
    assert [seat.kind for seat in info.seats] == ["open", "person", "bot", "person"]
    assert [seat.name for seat in info.seats] == [None, "Ann", "bot:random", "Dora"]
    assert [seat.taken for seat in info.seats] == [False, True, True, False]
    assert msgspec.json.decode(info.options) == {"farm": "four"}
    assert info.clock == DaysClock(2)
    assert not info.aids.hints
    assert info.aids.previews
    assert (info.chat, info.visibility, info.status) == ("off", "public", "waiting")
    assert (info.host, info.hosting, info.yours) == ("Ann", True, 1)
    assert info.code is not None
    assert len(info.commitment) == 64
    assert info.created == info.touched


def test_only_players_see_secrets(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table()

    def find(connection: Connection) -> str:
        query = select(TABLES.c.toss).where(TABLES.c.id == made.id)
        return str(msgspec.json.decode(connection.execute(query).scalar_one())["secret"])

    secret = ours.write(find)
    assert made.code is not None
    for answer in (bea.get(f"/tables/{made.id}"), ours.ask("GET", f"/tables/{made.id}")):
        assert read(answer, TableInfo).code is None
        assert made.code not in answer.text
    for answer in (ann.get(f"/tables/{made.id}"), bea.get(f"/tables/{made.id}")):
        assert secret not in answer.text
    seen = read(bea.get(f"/join/{made.code}"), TableInfo)
    assert (seen.id, seen.hosting, seen.yours, seen.code) == (made.id, False, None, None)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "chess"}, "$.game"),
        ({"options": {"farm": "six"}}, "$.options"),
        ({"options": {"players": 2}}, "$.options"),
        ({"options": {"goals": [[1], {}, None, 4]}}, "$.options"),
        ({"options": {"castle_on_roads": "true"}}, "$.options"),
        ({"seats": [ME]}, "$.seats"),
        ({"seats": [ME, *[OPEN] * 7]}, "$.seats"),
        ({"seats": [ME, *[OPEN] * 8]}, "$.seats"),
        ({"seats": []}, "$.seats"),
        ({"seats": [ME, ME]}, "$.seats"),
        ({"seats": [ME, {"type": "bot", "bot": "gready"}]}, "$.seats[1].bot"),
        ({"seats": [ME, {"type": "person", "name": "Nobody"}]}, "$.seats[1].name"),
        ({"seats": [ME, {"type": "ghost"}]}, "$.seats[1].type"),
        ({"clock": {"type": "days", "days": 0}}, "$.clock.days"),
        ({"clock": {"type": "live", "seconds": "900"}}, "$.clock.seconds"),
        ({"auto_start": 1}, "$.auto_start"),
        ({"seed": "0" * 64}, None),
    ],
)
def test_what_is_no_table(ann: Visitor, change: dict[str, object], where: str | None) -> None:
    form = {"game": "skye", "seats": [ME, OPEN], **change}
    refused = problem(ann.post("/tables", form), 400)
    assert refused.where == where


def test_options_decide_how_many_can_play(ann: Visitor) -> None:
    form = {"game": "cats", "options": {"mode": "solo"}, "seats": [ME, OPEN]}
    assert problem(ann.post("/tables", form), 400).where == "$.seats"
    alone = read(ann.post("/tables", {**form, "seats": [ME]}), TableInfo)
    assert alone.status is Status.RUNNING


def test_a_full_table_starts_at_once_unless_its_host_waits(ann: Visitor) -> None:
    assert ann.table(BOT).status is Status.RUNNING
    waiting = ann.table(BOT, auto_start=False)
    assert waiting.status is Status.WAITING
    started = read(ann.post(f"/tables/{waiting.id}/start"), TableInfo)
    assert started.status is Status.RUNNING
    assert started.commitment == waiting.commitment


def test_nobody_keeps_too_many_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    with house(tmp_path_factory.mktemp("few"), limits=Limits(tables=2)) as few:
        ann = few.guest()
        tables = [ann.table().id for _ in range(2)]
        form = {"game": "skye", "seats": [ME, OPEN]}
        assert "unfinished" in problem(ann.post("/tables", form), 429).what
        finish(few, tables[0])
        assert ann.post("/tables", form).status_code == 201
        problem(ann.post(f"/tables/{tables[0]}/rematch"), 429)


def test_joining_by_the_code(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN)
    assert problem(bea.post(f"/tables/{made.id}/join", {}), 403).where == "$.code"
    problem(bea.post(f"/tables/{made.id}/join", {"code": "wrong"}), 403)
    seen = read(bea.post(f"/tables/{made.id}/join", {"code": made.code, "seat": 2}), TableInfo)
    assert (seen.yours, seen.code, seen.status) == (2, made.code, "waiting")
    again = read(bea.post(f"/join/{made.code}"), TableInfo)
    assert again.yours == 2, "a player who joins again keeps their seat"
    dora = ours.guest("Dora J")
    last = read(dora.post(f"/join/{made.code}"), TableInfo)
    assert (last.yours, last.status) == (1, "running")
    late = ours.guest("Late")
    assert "started" in problem(late.post(f"/join/{made.code}"), 409).what


def test_joining_a_public_table(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, BOT, OPEN, visibility="public")
    for seat, status in ((7, 400), (-1, 400), (0, 409), (2, 409)):
        assert (
            problem(bea.post(f"/tables/{made.id}/join", {"seat": seat}), status).where == "$.seat"
        )
    # An empty body is an empty form.
    assert read(bea.post(f"/tables/{made.id}/join"), TableInfo).yours == 1
    assert read(ours.guest().post(f"/tables/{made.id}/join"), TableInfo).status is Status.RUNNING


def test_a_full_table_that_has_not_started(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(visibility="public", auto_start=False)
    bea.post(f"/tables/{made.id}/join")
    assert "taken" in problem(ours.guest().post(f"/tables/{made.id}/join"), 409).what


def test_a_reserved_seat_needs_no_code(ours: House, ann: Visitor, bea: Visitor) -> None:
    dora = ours.guest("Dora K")
    dora.claim("Dora K")
    made = ann.table({"type": "person", "name": "dora k"}, OPEN)
    problem(bea.post(f"/tables/{made.id}/join", {"code": made.code, "seat": 1}), 409)
    assert [table.id for table in dora.page("which=mine").tables] == [made.id]
    assert dora.look(made.id).yours is None
    seen = read(dora.post(f"/tables/{made.id}/join", {"seat": 2}), TableInfo)
    assert seen.yours == 2
    assert seen.seats[1].kind is SeatKind.OPEN, "the reserved seat is free now"


def test_leaving_a_table_that_waits(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public")
    problem(bea.post(f"/tables/{made.id}/leave"), 403)
    bea.post(f"/tables/{made.id}/join")
    assert bea.post(f"/tables/{made.id}/leave").status_code == 204
    assert ann.look(made.id).seats[1].kind is SeatKind.OPEN
    bea.post(f"/tables/{made.id}/join")
    assert ann.post(f"/tables/{made.id}/leave").status_code == 204
    seen = bea.look(made.id)
    assert (seen.host, seen.hosting) == ("Bea", True)
    assert not seen.seats[0].taken
    assert bea.post(f"/tables/{made.id}/leave").status_code == 204
    problem(bea.get(f"/tables/{made.id}"), 404)


def test_giving_up_a_reserved_seat(ours: House, ann: Visitor) -> None:
    dora = ours.guest("Dora L")
    dora.claim("Dora L")
    made = ann.table({"type": "person", "name": "Dora L"})
    assert dora.post(f"/tables/{made.id}/leave").status_code == 204
    assert ann.look(made.id).seats[1].kind is SeatKind.OPEN
    assert dora.page("which=mine").tables == ()


def test_leaving_a_running_game_and_coming_back(ours: House, ann: Visitor, bea: Visitor) -> None:
    table = running(ann, bea)
    assert bea.post(f"/tables/{table}/leave").status_code == 204
    assert "1" in ann.get(f"/tables/{table}/view").json()["now"]["stand_ins"]
    problem(ours.guest().post(f"/tables/{table}/take-back"), 403)
    assert read(bea.post(f"/tables/{table}/take-back"), TableInfo).yours == 1
    assert ann.get(f"/tables/{table}/view").json()["now"]["stand_ins"] == {}
    # Returning to one's seat without a stand-in changes nothing.
    assert bea.post(f"/tables/{table}/take-back").status_code == 200
    finish(ours, table)
    problem(bea.post(f"/tables/{table}/take-back"), 409)


def test_leaving_a_finished_game_takes_the_name_off_it(
    ours: House, ann: Visitor, bea: Visitor
) -> None:
    table = running(ann, bea)
    finish(ours, table)
    assert ann.post(f"/tables/{table}/leave").status_code == 204
    problem(ann.post(f"/tables/{table}/leave"), 403)
    assert table not in {info.id for info in ann.page("which=mine&limit=100").tables}
    left = bea.look(table)
    assert (left.status, left.host) == (Status.FINISHED, bea.me.name)
    assert [seat.name for seat in left.seats] == ["somebody", bea.me.name]
    assert bea.post(f"/tables/{table}/leave").status_code == 204
    assert ours.ask("GET", f"/tables/{table}").is_success, "it stays until it expires"


def test_a_host_who_does_not_play_can_leave(ours: House, ann: Visitor, bea: Visitor) -> None:
    bots = [{"type": "bot", "bot": "random"}] * 2
    form = {"game": "skye", "seats": bots}
    alone = read(ann.post("/tables", form), TableInfo)
    assert ann.post(f"/tables/{alone.id}/leave").status_code == 204
    problem(ann.get(f"/tables/{alone.id}"), 404)
    table, cid = running(ann, bea), ours.guest("Cid")
    ours.write(
        lambda it: it.execute(update(TABLES).where(TABLES.c.id == table).values(host=cid.id))
    )
    assert cid.post(f"/tables/{table}/leave").status_code == 204
    assert ann.look(table).hosting


def test_starting(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public", auto_start=False)
    problem(bea.post(f"/tables/{made.id}/start"), 403)
    assert "2 seats are still free" in problem(ann.post(f"/tables/{made.id}/start"), 409).what
    assert problem(ann.post(f"/tables/{made.id}/start", {"fill": "deep"}), 400).where == "$.fill"
    bea.post(f"/tables/{made.id}/join")
    assert "One seat is" in problem(ann.post(f"/tables/{made.id}/start", {}), 409).what
    started = read(ann.post(f"/tables/{made.id}/start", {"fill": "random"}), TableInfo)
    assert started.status is Status.RUNNING
    assert [seat.bot for seat in started.seats] == [None, None, "random"]
    problem(ann.post(f"/tables/{made.id}/start"), 409)


def test_deleting(ours: House, ann: Visitor, bea: Visitor) -> None:
    waiting = ann.table(visibility="public", auto_start=False).id
    bea.post(f"/tables/{waiting}/join")
    problem(bea.ask("DELETE", f"/tables/{waiting}"), 403)
    assert ann.ask("DELETE", f"/tables/{waiting}").status_code == 204
    problem(ann.ask("DELETE", f"/tables/{waiting}"), 404)
    alone = ann.table(BOT).id
    assert ann.ask("DELETE", f"/tables/{alone}").status_code == 204
    shared = running(ann, bea)
    assert "Other people" in problem(ann.ask("DELETE", f"/tables/{shared}"), 409).what
    finish(ours, shared)
    problem(ann.ask("DELETE", f"/tables/{shared}"), 409)

    def left(connection: Connection) -> int:
        rows = [*connection.execute(select(LOG)), *connection.execute(select(SEATS))]
        return sum(row.table in {waiting, alone} for row in rows)

    assert ours.write(left) == 0


def test_playing_again(ours: House, ann: Visitor, bea: Visitor) -> None:
    table = running(ann, bea, options={"tie": "remainder"})
    problem(ann.post(f"/tables/{table}/rematch"), 409)
    finish(ours, table)
    problem(ours.guest().post(f"/tables/{table}/rematch"), 403)
    again = read(bea.post(f"/tables/{table}/rematch"), TableInfo)
    assert again.id != table
    assert (again.yours, again.hosting, again.status) == (0, True, "waiting")
    assert [seat.name for seat in again.seats] == ["Bea", "Ann"], "everybody moved by one seat"
    assert [seat.taken for seat in again.seats] == [True, False]
    assert msgspec.json.decode(again.options) == {"tie": "remainder"}
    assert ann.look(table).rematch == again.id
    same = read(bea.post(f"/tables/{table}/rematch"), TableInfo)
    assert same.id == again.id
    joined = read(ann.post(f"/tables/{table}/rematch"), TableInfo)
    assert (joined.id, joined.yours, joined.status) == (again.id, 1, "running")
    assert joined.commitment != ann.look(table).commitment


def test_playing_again_against_bots_and_after_a_change_of_mind(ours: House, ann: Visitor) -> None:
    table = ann.table(BOT, auto_start=False).id
    finish(ours, table)
    again = read(ann.post(f"/tables/{table}/rematch"), TableInfo)
    assert again.status is Status.RUNNING
    assert [seat.bot for seat in again.seats] == ["random", None]
    assert ann.ask("DELETE", f"/tables/{again.id}").status_code == 204
    assert ann.look(table).rematch is None
    assert read(ann.post(f"/tables/{table}/rematch"), TableInfo).id != again.id


def test_silencing(ours: House, ann: Visitor, bea: Visitor) -> None:
    table = running(ann, bea)
    watcher = ours.guest("Watcher")

    def talk(connection: Connection) -> None:
        line = {"number": 1, "person": watcher.id, "name": "Watcher", "at": 1, "text": "boo"}
        connection.execute(insert(CHAT).values(table=table, **line))

    def silenced(connection: Connection) -> set[str]:
        rows = connection.execute(select(SILENCED).where(SILENCED.c.table == table))
        return {row.person for row in rows}

    ours.write(talk)
    path = f"/tables/{table}/silence"
    called = {one.id: speaker_id(table, one.id) for one in (ann, bea, watcher)}
    problem(bea.post(path, {"speaker": called[ann.id]}), 403)
    problem(ann.post(path, {"speaker": called[ann.id]}), 409)
    problem(ann.post(path, {"speaker": speaker_id(table, ours.guest().id)}), 404)
    for one in (bea, watcher, bea):
        assert ann.post(path, {"speaker": called[one.id]}).status_code == 204
    assert ours.write(silenced) == {bea.id, watcher.id}
    ann.post(path, {"speaker": called[bea.id], "on": False})
    assert ours.write(silenced) == {watcher.id}


def test_views(ours: House, ann: Visitor, bea: Visitor) -> None:
    waiting = ann.table().id
    assert "not started" in problem(ann.get(f"/tables/{waiting}/view"), 409).what
    table = running(ann, bea)
    views = [ann.get(f"/tables/{table}/view"), bea.get(f"/tables/{table}/view")]
    views.append(ours.ask("GET", f"/tables/{table}/view"))
    assert [view.json()["now"]["view"]["seat"] for view in views] == [0, 1, None]
    assert {view.headers["content-type"] for view in views} == {"application/json"}


def test_records(ours: House, ann: Visitor) -> None:
    table = ann.table({"type": "bot", "bot": "random"}, auto_start=False).id
    assert "not over" in problem(ann.get(f"/tables/{table}/record"), 409).what
    form = {"game": "skye", "seats": [BOT, BOT], "visibility": "public"}
    bots = read(ann.post("/tables", form), TableInfo)
    assert bots.status is Status.RUNNING
    problem(ann.get(f"/tables/{bots.id}/record"), 409)
    wait_until(lambda: ann.look(bots.id).status is Status.FINISHED, "two bots play a game")
    done = ann.look(bots.id)
    answer = ours.ask("GET", f"/tables/{bots.id}/record")
    record = read(answer, Record)
    assert answer.headers["content-disposition"] == f'attachment; filename="skye-{bots.id}.json"'
    assert record.seats == ("bot:random", "bot:random")
    assert record.commitment == bots.commitment
    assert record.result == {"scores": done.scores, "winners": done.winners}


def test_a_forgotten_name_is_in_no_record(ours: House, ann: Visitor) -> None:
    leo, bea = ours.guest("Leonora"), ours.guest("Bea")
    table = running(leo, bea)
    finish(ours, table)
    body = msgspec.json.encode(Record(1, "skye", {"players": 2}, ("Leonora", "Bea"), ()))
    store = insert(RECORDS).values(table=table, body=body)
    ours.write(lambda connection: connection.execute(store) and None)
    assert leo.ask("DELETE", "/me").status_code == 204

    def all_rows(connection: Connection, table: str) -> bytes:
        logged = connection.execute(select(LOG.c.body).where(LOG.c.table == table))
        kept = connection.execute(select(RECORDS.c.body).where(RECORDS.c.table == table))
        return b"".join(bytes(row.body) for row in (*logged, *kept))

    found = ours.write(partial(all_rows, table=table))
    assert b"Leonora" not in found
    assert found.count(b"somebody") == 2
    assert found.count(b"Bea") == 2


PATHS = [
    ("GET", "", True),
    ("DELETE", "", False),
    ("POST", "/join", False),
    ("POST", "/leave", False),
    ("POST", "/start", False),
    ("POST", "/commit", False),
    ("POST", "/reveal", False),
    ("POST", "/rematch", False),
    ("POST", "/take-back", False),
    ("POST", "/silence", False),
    ("GET", "/view", True),
    ("GET", "/record", True),
]


BODIES = {
    "/silence": {"speaker": "x"},
    "/commit": {"toss": 0, "commitment": "0" * 64},
    "/reveal": {"toss": 0, "secret": "0" * 64},
}


@pytest.mark.parametrize(("method", "path", "anybody"), PATHS)
def test_unknown_tables_and_strangers(
    ours: House, ann: Visitor, method: str, path: str, anybody: bool
) -> None:
    body = BODIES.get(path)
    for id in (NOBODY, "x" * 40, "%00", "..%2f", "A'--", "%C3%A9", "%ff"):
        answer = ann.ask(method, f"/tables/{id}{path}", body)
        assert answer.status_code == 404, (id, answer.text)
        problem(answer, 404)
    if not anybody:
        problem(ours.ask(method, f"/tables/{NOBODY}{path}", body), 401)


def test_unknown_codes(ours: House, ann: Visitor) -> None:
    for code in ("22222222", "x" * 40, "%00"):
        problem(ann.get(f"/join/{code}"), 404)
        problem(ann.post(f"/join/{code}"), 404)
    problem(ours.ask("POST", "/join/22222222"), 401)
    problem(ours.ask("POST", "/tables", {"game": "skye", "seats": [ME, OPEN]}), 401)
