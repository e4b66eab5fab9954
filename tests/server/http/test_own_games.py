"""One's own games: finished ones page by page, statistics, streaks of daily games."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select, text, update
from tests.server.http.http_clients import House, Visitor, house, problem, read
from tests.server.services import wait_until
from tests.server.store.older_databases import talk

from skerry.protocol.forms import TableInfo
from skerry.protocol.own_games import Dailies, PlayedPage, Statistics, Tally
from skerry.server.store.own_games import MOST, statistics
from skerry.server.store.rows import delete_table
from skerry.server.store.schema import PLAYED, SEATS, TABLES
from skerry.server.store.times import now_ms

BOT = {"type": "bot", "bot": "random"}


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def play_out(ann: Visitor, table: str) -> None:
    """Play the first legal move until the game is over and listed."""
    with talk(ann, table, 0) as socket:
        for number in count():
            now = ann.get(f"/tables/{table}/view").json()["now"]
            if now["ended"]:
                break
            if now["question"] is None:
                continue
            move = socket.ask(type="moves", like={}, most=1)["moves"][0]
            answer = socket.ask(id=f"m{number}", type="move", move=move, question=now["question"])
            assert answer["type"] == "ack", answer
    # It is stored a moment later.
    wait_until(lambda: bool(read(ann.get("/me/games"), PlayedPage).games), "the game is listed")


def row(person: str, number: int, **more: object) -> dict[str, object]:
    """A finished game of a person."""
    return {
        "person": person,
        "table": f"table{number:06}",
        "finished": number,
        "length": 60_000,
        "game": "skye",
        "mode": "",
        "level": "easy",
        "seats": 2,
        "place": 1 + number % 2,
        "points": 40 + number % 2,
        "counted": True,
        "day": None,
        "topics": '{"farm": 3}',
        **more,
    }


def test_a_finished_game_is_listed_and_counted(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    day = datetime.now(UTC).date().isoformat()
    form = {"game": "skye", "seats": [{"type": "me"}, BOT], "luck": f"daily {day} skye"}
    made = read(ann.post("/tables", form), TableInfo)
    assert read(ann.get("/me/games"), PlayedPage).games == ()
    assert [table.id for table in ann.page("which=mine&unfinished=true").tables] == [made.id]
    play_out(ann, made.id)
    assert ann.page("which=mine&unfinished=true").tables == ()
    (game,) = read(ann.get("/me/games"), PlayedPage).games
    assert game.info is not None
    assert game.info.winners is not None
    assert game.info.scores is not None
    assert (game.table, game.game, game.seats, game.counted) == (made.id, "skye", 2, True)
    assert game.points == game.info.scores[0]
    assert game.place == (1 if 0 in game.info.winners else 2)
    assert game.length >= 0
    found = read(ann.get("/me/statistics"), Statistics)
    (tally,) = found.tallies
    assert (tally.game, tally.mode, tally.seats, tally.level) == ("skye", "", 2, "random")
    assert (tally.games, tally.best, tally.points) == (1, game.points, game.points)
    assert sum(topic.points for topic in found.topics) == game.points
    assert found.dailies == Dailies(1, 1, 1)
    assert [one.points for one in found.recent] == [game.points]
    assert read(bea.get("/me/statistics"), Statistics).games == 0
    problem(ours.ask("GET", "/me/statistics"), 401)
    problem(ours.ask("GET", "/me/games"), 401)


def test_a_game_that_a_bot_played_in_part_does_not_count(ours: House) -> None:
    ann = ours.guest()
    made = ann.table(BOT)
    played = update(SEATS).where(SEATS.c.table == made.id, SEATS.c.seat == 0)
    ours.write(lambda it: it.execute(played.values(bot_rounds="[2]")))
    play_out(ann, made.id)
    (game,) = read(ann.get("/me/games"), PlayedPage).games
    assert not game.counted
    assert read(ann.get("/me/statistics"), Statistics).games == 0


def test_statistics_outlive_the_table_but_not_the_person(ours: House) -> None:
    ann = ours.guest()
    made = ann.table(BOT)
    ours.write(lambda it: it.execute(insert(PLAYED), [row(ann.id, 1, table=made.id)]))
    ours.write(lambda it: delete_table(it, made.id))
    (game,) = read(ann.get("/me/games"), PlayedPage).games
    assert (game.table, game.info) == (made.id, None)
    assert ann.ask("DELETE", "/me").status_code == 204
    assert ours.write(lambda it: it.execute(select(PLAYED)).all()) == []


def test_thousands_of_games_are_read_by_an_index(ours: House) -> None:
    ann = ours.guest()
    many = MOST + 500
    games = [row(ann.id, number) for number in range(many)]
    ours.write(lambda it: it.execute(insert(PLAYED), games))
    ours.write(lambda it: it.execute(delete(TABLES)))
    found = read(ann.get("/me/statistics"), Statistics)
    assert (found.games, found.most) == (MOST, MOST)
    half = MOST // 2
    assert found.tallies == (
        Tally("skye", "", 2, "easy", MOST, (half, half), 41, 40 * half + 41 * half),
    )
    assert found.topics[0].points == 3 * MOST
    assert len(found.recent) == 30
    first = read(ann.get("/me/games?limit=2"), PlayedPage)
    assert [game.finished for game in first.games] == [many - 1, many - 2]
    second = read(ann.get(f"/me/games?limit=2&after={first.next}"), PlayedPage)
    assert [game.finished for game in second.games] == [many - 3, many - 4]
    problem(ann.get("/me/games?after=7"), 400)
    plan = text(
        "EXPLAIN QUERY PLAN SELECT * FROM played WHERE person = 'x' AND counted "
        "ORDER BY finished DESC LIMIT 2000"
    )
    how = ours.write(lambda it: " ".join(str(step) for step in it.execute(plan)))
    assert "ix_played_person_finished" in how
    assert "TEMP B-TREE" not in how


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], Dailies(0, 0, 0)),
        (["2026-11-17"], Dailies(1, 1, 1)),
        (["2026-11-16", "2026-11-15"], Dailies(2, 2, 2)),
        (["2026-11-15", "2026-11-14", "2026-11-13"], Dailies(3, 0, 3)),
        (["2026-11-17", "2026-11-17", "2026-11-13", "2026-11-12"], Dailies(3, 1, 2)),
    ],
)
def test_streaks_of_daily_games(ours: House, days: list[str], expected: Dailies) -> None:
    ann = ours.guest()
    games = [row(ann.id, number, day=day) for number, day in enumerate(days)]
    if games:
        ours.write(lambda it: it.execute(insert(PLAYED), games))
    today = date(2026, 11, 17)
    assert ours.write(lambda it: statistics(it, ann.id, today)).dailies == expected


def test_an_unplayed_day_is_no_daily_game(ours: House) -> None:
    ann = ours.guest()
    form = {"game": "skye", "seats": [{"type": "me"}, BOT], "luck": "daily 2020-01-01 skye"}
    made = read(ann.post("/tables", form), TableInfo)
    play_out(ann, made.id)
    assert read(ann.get("/me/statistics"), Statistics).dailies == Dailies(0, 0, 0)
    (game,) = read(ann.get("/me/games"), PlayedPage).games
    assert now_ms() - game.finished < 600_000
