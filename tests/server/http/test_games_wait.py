"""Games wait: leaving one against bots, giving it up, how many are kept, and pauses."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update
from tests.server.http.http_clients import House, Visitor, house, problem, read

from skerry.protocol.forms import Games, TableInfo
from skerry.protocol.table_info import NoClock, Status
from skerry.server.ops.settings import Policy
from skerry.server.store.schema import LOG, SEATS, TABLES

BOT = {"type": "bot", "bot": "random"}
OPEN = {"type": "open"}


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, policy=Policy(kept_games=2)) as made:
        yield made


def alone(ann: Visitor, **more: object) -> TableInfo:
    form = {"game": "skye", "seats": [{"type": "me"}, BOT], **more}
    return read(ann.post("/tables", form), TableInfo)


def batches(ours: House, table: str) -> int:
    query = select(LOG.c.seq).where(LOG.c.table == table)
    return ours.write(lambda it: len(it.execute(query).all()))


def test_leaving_a_game_against_bots_keeps_it_as_it_is(ours: House) -> None:
    ann = ours.guest()
    made = alone(ann, clock={"type": "live", "seconds": 5, "increment": 0})
    assert ann.look(made.id).clock == NoClock(), "nobody is waiting for its player"
    now = ann.get(f"/tables/{made.id}/view").json()["now"]
    while 0 not in now["awaits"] or 1 in now["awaits"]:
        now = ann.get(f"/tables/{made.id}/view").json()["now"]
    before = batches(ours, made.id)
    assert ann.post(f"/tables/{made.id}/leave").status_code == 204
    assert batches(ours, made.id) == before
    left = ann.look(made.id)
    assert (left.status, left.paused, left.seats[0].bot) == (Status.RUNNING, False, None)
    assert ann.get(f"/tables/{made.id}/view").json()["now"] == now


def test_giving_up_a_game_against_bots(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    made = alone(ann)
    problem(bea.ask("DELETE", f"/tables/{made.id}"), 403)
    # Also by a player who is not the host.
    ours.write(
        lambda it: it.execute(update(TABLES).where(TABLES.c.id == made.id).values(host=bea.id))
    )
    assert ann.ask("DELETE", f"/tables/{made.id}").status_code == 204
    problem(ann.get(f"/tables/{made.id}"), 404)


def test_a_new_game_replaces_the_oldest_only_if_its_player_agrees(ours: House) -> None:
    ann = ours.guest()
    keeping = read(ann.get("/games"), Games).keeping
    assert (keeping.games, keeping.days) == (2, 30)
    first, second = alone(ann), alone(ann)
    old = update(TABLES).where(TABLES.c.id == second.id).values(touched=1)
    ours.write(lambda it: it.execute(old))
    form = {"game": "skye", "seats": [{"type": "me"}, BOT]}
    refused = problem(ann.post("/tables", form), 409)
    assert refused.where == "$.drop_oldest"
    problem(ann.post("/tables", {**form, "drop_oldest": "yes"}), 400)
    assert len(ann.page("which=mine").tables) == 2
    # A table for other people needs no room.
    ann.table(OPEN)
    waiting = ann.table(OPEN)
    problem(ann.post(f"/tables/{waiting.id}/start", {"fill": "random"}), 409)
    third = alone(ann, drop_oldest=True)
    problem(ann.get(f"/tables/{second.id}"), 404)
    assert {first.id, third.id} <= {table.id for table in ann.page("which=mine").tables}


def test_a_game_pauses_when_all_people_have_left(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    made = ann.table(OPEN)
    assert bea.post(f"/join/{made.code}", {}).status_code == 200
    assert ann.post(f"/tables/{made.id}/leave").status_code == 204
    assert not ann.look(made.id).paused
    assert bea.post(f"/tables/{made.id}/leave").status_code == 204
    paused = ann.look(made.id)
    assert (paused.paused, paused.status) == (True, Status.RUNNING)
    assert ann.get(f"/tables/{made.id}/view").json()["now"]["paused"]
    assert not read(ann.post(f"/tables/{made.id}/take-back"), TableInfo).paused


def test_lists_say_which_rounds_a_bot_played(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    made = ann.table(OPEN)
    assert bea.post(f"/join/{made.code}", {}).status_code == 200
    assert ann.post(f"/tables/{made.id}/leave").status_code == 204
    for _ in range(1000):
        if ann.look(made.id).seats[0].bot_rounds is not None:
            break
    assert [seat.bot_rounds for seat in ann.look(made.id).seats] == [(1,), None]
    damaged = update(SEATS).where(SEATS.c.table == made.id).values(bot_rounds="?")
    ours.write(lambda it: it.execute(damaged))
    assert [seat.bot_rounds for seat in ann.look(made.id).seats] == [(), ()]
