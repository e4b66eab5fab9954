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
