"""A stranger who makes table after table with bots is refused, in a sentence that says when."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.http.http_clients import UNLIMITED, Visitor, house, problem
from tests.server.store import older_databases as older

from skerry.server.live import scheduler
from skerry.server.ops.daily import BOT_SEAT, NEW_TABLE

BOT = {"type": "bot", "bot": "random"}
TABLE = {"game": "skye", "seats": [BOT, BOT]}
COST = NEW_TABLE + 2 * BOT_SEAT


@pytest.fixture(autouse=True)
def _no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits count before bots move."""
    monkeypatch.setattr(scheduler.Scheduler, "run_bots", lambda *_: None)


def _make(who: Visitor, many: int) -> None:
    for _ in range(many):
        assert who.post("/tables", TABLE).status_code == 201


def test_tables_of_bots_are_limited_by_day(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(UNLIMITED, daily_rows=3 * COST)) as ours:
        ann = ours.guest()
        problem(ann.post("/tables", {**TABLE, "game": "chess"}), 400)
        _make(ann, 3)
        refused = ann.post("/tables", TABLE)
        assert "You have used up" in problem(refused, 429).what
        assert "try again in" in problem(refused, 429).what
        assert int(refused.headers["retry-after"]) == 3600
        problem(ann.post("/tables", {"game": "skye", "seats": [{"type": "me"}, BOT]}), 429)
        _make(ours.guest("Bea"), 3)


def test_new_guests_of_an_address_share_its_day(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(UNLIMITED, address_daily_rows=4 * COST)) as ours:
        for name in ("Ann", "Bea"):
            _make(ours.guest(name), 2)
        refused = ours.guest("Cid").post("/tables", TABLE)
        assert "Your network has used up" in problem(refused, 429).what


def test_bots_that_fill_a_table_count(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, daily_rows=2 * NEW_TABLE + BOT_SEAT)
    with house(tmp_path, limits=limits) as ours:
        ann = ours.guest()
        first, second = ann.table(), ann.table()
        assert ann.post(f"/tables/{first.id}/start", {"fill": "random"}).is_success
        problem(ann.post(f"/tables/{second.id}/start", {"fill": "random"}), 429)
        assert ann.ask("DELETE", f"/tables/{second.id}").status_code == 204


def test_a_bot_that_takes_over_counts(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, daily_rows=NEW_TABLE + BOT_SEAT + 5)
    with house(tmp_path, limits=limits) as ours:
        ann = ours.guest()
        running = ann.table(BOT)
        assert ann.post(f"/tables/{running.id}/leave").status_code == 204, "never refused"
        problem(ann.post("/tables", {"game": "skye", "seats": [{"type": "me"}, BOT]}), 429)


def test_moves_and_chat_count(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, daily_rows=NEW_TABLE + BOT_SEAT + 2, chat=(100, 100.0))
    with house(tmp_path, limits=limits) as ours:
        ann = ours.guest()
        table = ann.table(BOT)
        with older.talk(ann, table.id, 0) as line:
            for _ in range(2):
                line.ask(type="undo")
            for message in ({"type": "undo"}, {"type": "say", "text": "Hello"}):
                refused = line.ask(**message)
                assert (refused["type"], refused["why"]) == ("refused", "too_fast")
                assert "allows in a day" in refused["sentence"]
            assert line.ask(type="moves", most=1)["type"] == "legal", "questions are free"
