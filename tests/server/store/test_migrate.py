"""Migrations create the schema once, even if several workers start them."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Engine, inspect, text
from tests.server import services

from skerry.server.ops.settings import Settings
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import TooNew, config_for, is_current, migrate
from skerry.server.store.schema import METADATA


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(tmp_path).database_url
    server = request.getfixturevalue("postgres_url")
    return Settings(tmp_path, database=services.new_database(server)).database_url


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    made = open_engine(url, writes=True)
    yield made
    made.dispose()


def test_the_migrations_lead_to_the_schema(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        command.check(config_for(connection))
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_migrating_again_changes_nothing(engine: Engine) -> None:
    with engine.begin() as connection:
        assert not is_current(connection)
    migrate(engine)
    with engine.begin() as connection:
        assert is_current(connection)
        migrate(connection)
        assert is_current(connection)


def test_several_workers_may_start_at_once(url: str) -> None:
    engines = [open_engine(url, writes=True) for _ in range(6)]
    failures: list[Exception] = []
    together = threading.Barrier(len(engines))

    def start(engine: Engine) -> None:
        together.wait()
        try:
            migrate(engine)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=start, args=[engine]) for engine in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    with engines[0].begin() as connection:
        assert is_current(connection)
    for engine in engines:
        engine.dispose()


def test_a_failure_leaves_nothing_behind(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE presence (x INTEGER)"))
    with pytest.raises(Exception, match="presence"):
        migrate(engine)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["presence"]


def test_an_older_program_does_not_touch_a_newer_database(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TooNew, match="later version"):
        migrate(engine)
    with engine.begin() as connection:
        assert not is_current(connection)


def test_downgrades_work(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        command.downgrade(config_for(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]


def test_old_games_against_bots_lose_their_clock_and_say_that_a_bot_played(engine: Engine) -> None:
    clock = '{"type":"live","seconds":5,"increment":0}'
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0004")
        for table, status, people in (
            ("a", "running", 1),
            ("b", "running", 2),
            ("c", "finished", 1),
        ):
            connection.execute(
                text(
                    "INSERT INTO tables (id, code, game, options, players, visibility, clock, aids,"
                    " chat, auto_start, status, created, touched, seq, awaits) VALUES (:id, :id,"
                    " 'skye', '{}', 2, 'link', :clock, '{}', 'off', true, :status, 1, 1, 1, ',')"
                ),
                {"id": table, "clock": clock, "status": status},
            )
            for seat in range(2):
                kind = "person" if seat < people else "bot"
                connection.execute(
                    text(
                        'INSERT INTO seats ("table", seat, kind, bot, taken)'
                        " VALUES (:id, :seat, :kind, 'normal', true)"
                    ),
                    {"id": table, "seat": seat, "kind": kind},
                )
        migrate(connection)
        found = connection.execute(text("SELECT id, clock FROM tables"))
        clocks = {row.id: row.clock for row in found}
        assert clocks == {"a": '{"type":"none"}', "b": clock, "c": clock}
        marked = connection.execute(
            text('SELECT "table", seat, bot_rounds FROM seats WHERE bot_rounds IS NOT NULL')
        )
        assert [tuple(row) for row in marked] == [("c", 0, "[]")]


def test_games_that_are_over_already_are_counted(engine: Engine) -> None:
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0005")
        connection.execute(
            text("INSERT INTO people (id, name, created, seen) VALUES ('ann', 'Ann', 1, 1)")
        )
        for table, result in (("a", '{"scores":[40,41],"winners":[1]}'), ("b", "damaged")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, code, game, options, players, visibility, clock, aids,"
                    " chat, auto_start, status, created, touched, seq, awaits, result) VALUES"
                    " (:id, :id, 'skye', '{}', 2, 'link', '{}', '{}', 'off', true, 'finished', 1,"
                    " 1, 2, ',', :result)"
                ),
                {"id": table, "result": result},
            )
            for seat, kind, person, bot in ((0, "person", "ann", None), (1, "bot", None, "hard")):
                connection.execute(
                    text(
                        'INSERT INTO seats ("table", seat, kind, person, bot, taken)'
                        " VALUES (:id, :seat, :kind, :person, :bot, true)"
                    ),
                    {"id": table, "seat": seat, "kind": kind, "person": person, "bot": bot},
                )
            for seq, at in ((1, 1000), (2, 61_000), (3, 99_000_000)):
                connection.execute(
                    text('INSERT INTO log ("table", seq, at, body) VALUES (:id, :seq, :at, :body)'),
                    {"id": table, "seq": seq, "at": at, "body": b""},
                )
        migrate(connection)
        (row,) = connection.execute(text("SELECT * FROM played")).all()
        assert (row.person, row.table, row.finished) == ("ann", "a", 99_000_000)
        assert row.length == 60_000 + 300_000, "of a long pause, five minutes count"
        assert (row.level, row.seats, row.place, row.points) == ("hard", 2, 2, 40)
        assert bool(row.counted)
