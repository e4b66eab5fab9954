"""Which people a table calls, and that a turn calls once."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, insert, select
from tests.table.random_tables import config, play, started

from skerry.protocol.table_info import Clock, DaysClock, LiveClock
from skerry.server.live.calling import wanted_calls
from skerry.server.ops.settings import Settings
from skerry.server.store import calls
from skerry.server.store.calls import WantedCalls, What
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import migrate
from skerry.server.store.presence import change
from skerry.server.store.schema import CALLS, PEOPLE, SEATS, TABLES
from skerry.table.clock import DAY
from skerry.table.entries import Cause, Started
from skerry.table.table import new_table

TABLE = "harbour"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = open_engine(Settings(tmp_path).database_url, writes=True)
    migrate(engine)
    with engine.begin() as made:
        row = {"id": TABLE, "code": "c", "game": "skye", "options": "{}", "players": 2}
        row |= {"visibility": "link", "clock": "{}", "aids": "{}", "chat": "off", "seq": 1}
        row |= {"auto_start": True, "status": "running", "created": 1, "touched": 1}
        made.execute(insert(TABLES).values(awaits=",", **row))
        for seat, name in enumerate(("Ann", "Bea")):
            made.execute(insert(PEOPLE).values(id=name, name=name, created=1, seen=1))
            person = {"kind": "person", "person": name, "name": name, "taken": True}
            made.execute(insert(SEATS).values(table=TABLE, seat=seat, **person))
        yield made
    engine.dispose()


def told(connection: Connection, now: int) -> list[tuple[str, What]]:
    return [(call.person, call.what) for call in calls.take(connection, now)]


def asks(connection: Connection, now: int, *seats: int, low: int | None = None) -> None:
    asked = dict.fromkeys(seats, low)
    calls.store(connection, TABLE, WantedCalls(now + 8, asked), now)


def test_a_turn_calls_once_and_the_next_one_again(connection: Connection) -> None:
    asks(connection, 100, 0, 1)
    assert told(connection, 107) == [], "it waits a moment"
    # Bea moves at once, and Ann's turn continues.
    asks(connection, 104, 0)
    assert told(connection, 108) == [("Ann", What.TURN)]
    asks(connection, 200, 0)
    assert told(connection, 1000) == []
    asks(connection, 1100, 1)
    asks(connection, 1200, 0)
    assert told(connection, 1300) == [("Ann", What.TURN)]


def test_a_clock_that_runs_low_calls_once_in_a_turn(connection: Connection) -> None:
    asks(connection, 100, 0, low=5000)
    assert told(connection, 200) == [("Ann", What.TURN)]
    asks(connection, 300, 0, low=6000)
    assert told(connection, 5500) == [], "the clock was paused"
    assert told(connection, 6000) == [("Ann", What.CLOCK)]
    asks(connection, 6100, 0, low=9000)
    assert told(connection, 10000) == []


def test_of_several_calls_at_once_the_weightiest_goes(connection: Connection) -> None:
    asks(connection, 100, 0, low=50)
    calls.somebody_joined(connection, TABLE, 1, due=100, now=100)
    assert told(connection, 200) == [("Ann", What.CLOCK)]
    assert told(connection, 300) == []


def test_who_looks_is_not_called(connection: Connection) -> None:
    asks(connection, 100, 0, 1)
    change(connection, {"socket": (TABLE, 0)}, (), "worker", 100)
    assert told(connection, 200) == [("Bea", What.TURN)]
    assert told(connection, 200 + calls.AGAIN) == []
    late = 100 + calls.LOOKING
    change(connection, {"another": (TABLE, 0)}, (), "worker", late)
    assert told(connection, late) == []
    rows = connection.execute(select(CALLS).where(CALLS.c.seat == 0)).all()
    assert [row.due for row in rows] == [None], "it was seen"


def test_the_end_calls_everyone(connection: Connection) -> None:
    asks(connection, 100, 0)
    calls.store(connection, TABLE, WantedCalls(100, ended=(0, 1)), 100)
    assert sorted(told(connection, 200)) == [("Ann", What.ENDED), ("Bea", What.ENDED)]
    assert connection.execute(select(CALLS)).all() == []


def test_a_table_calls_the_people_who_must_move_until_its_end() -> None:
    table, _ = started(config("skye", 2, {}, "harbour"))
    assert wanted_calls(table, None) is None, "this server calls nobody"
    for _ in play(table, Random(1)):
        wanted = wanted_calls(table, 7)
        assert wanted is not None
        assert (set(wanted.asked), set(wanted.ended)) == (
            (set(table.awaits), set()) if table.awaits else (set(), {0, 1})
        )
    assert table.match.result is not None


def test_bots_are_not_called() -> None:
    from skerry.table.entries import SatIn

    table, _ = started(config("skye", 3, {}, "harbour"))
    table.extend(2000, [SatIn(1, "greedy", Cause.LEFT)])
    wanted = wanted_calls(table, 7)
    assert wanted is not None
    assert set(wanted.asked) == {0, 2}
    alone = new_table(config("skye", 2, {}, "harbour"))
    alone.extend(1000, [Started(alone.config.plugin.game.version, ("Ann", "b"), {1: "greedy"})])
    assert wanted_calls(alone, 7) is None


@pytest.mark.parametrize(
    ("clock", "low"),
    [
        (DaysClock(4), 3 * DAY),
        (LiveClock(900, 0), 840_000),
        (LiveClock(40, 0), 30_000),
        (None, None),
    ],
)
def test_when_a_clock_runs_low(clock: Clock | None, low: int | None) -> None:
    table, batch = started(config("skye", 2, {}, "harbour", clock))
    wanted = wanted_calls(table, 7)
    assert wanted is not None
    assert wanted.asked[0] == (None if low is None else batch.at + low)
