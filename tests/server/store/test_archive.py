"""Backups are complete, consistent and portable between databases."""

import gzip
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Boolean, Engine, Integer, LargeBinary, Table, insert, inspect, select, text
from tests.server import services

from skerry.server.ops.settings import Settings
from skerry.server.store import archive
from skerry.server.store.archive import LEFT_OUT, BadBackup, NotEmpty, back_up, restore
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import is_current, migrate
from skerry.server.store.schema import METADATA, PEOPLE, TABLES

New = Callable[[str], Engine]


@pytest.fixture
def new(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[New]:
    """Makes empty databases."""
    engines: list[Engine] = []

    def make(kind: str) -> Engine:
        url = f"sqlite:///{tmp_path / str(len(engines))}.db"
        if kind == "postgresql":
            url = services.new_database(request.getfixturevalue("postgres_url"))
        engine = open_engine(Settings(tmp_path, database=url).database_url, writes=True)
        engines.append(engine)
        return engine

    yield make
    for engine in engines:
        engine.dispose()


def row_of(table: Table, number: int) -> dict[str, object]:
    """A row with an unusual value in every column; parents have the same number."""
    row: dict[str, object] = {}
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            row[column.key] = bytes([0, 255, number % 256])
        elif isinstance(column.type, Boolean):
            row[column.key] = number % 2 == 0
        elif isinstance(column.type, Integer):
            row[column.key] = 2**31 - 1 - number
        elif column.nullable and not column.foreign_keys and number % 3 == 0:
            row[column.key] = None
        else:
            row[column.key] = f"é\n'{number}"
    return row


def fill(engine: Engine, many: int = 3) -> None:
    migrate(engine)
    with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            connection.execute(insert(table), [row_of(table, number) for number in range(many)])


def content(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    with engine.begin() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=str)
            for table in METADATA.sorted_tables
        }


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines()


@pytest.mark.parametrize("there", ["sqlite", "postgresql"])
@pytest.mark.parametrize("back", ["sqlite", "postgresql"])
def test_a_backup_goes_from_any_database_to_any(
    there: str, back: str, new: New, tmp_path: Path
) -> None:
    one, other = new(there), new(back)
    fill(one)
    file = tmp_path / "backup.gz"
    counts = back_up(one, file)
    assert counts == {
        table.name: 3 for table in METADATA.sorted_tables if table.name not in LEFT_OUT
    }
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "others must not read it"
    assert restore(other, file) == counts
    expected = {**content(one), **{name: [] for name in LEFT_OUT}}
    assert content(other) == expected
    with other.connect() as connection:
        assert is_current(connection)
    again = tmp_path / "again.gz"
    back_up(other, again)
    assert sorted(lines(again)[1:]) == sorted(lines(file)[1:])
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_many_rows_come_through(new: New, tmp_path: Path) -> None:
    one, other = new("sqlite"), new("sqlite")
    fill(one, archive.MANY * 2 + 1)
    back_up(one, tmp_path / "backup.gz")
    restore(other, tmp_path / "backup.gz")
    assert content(other) == {**content(one), **{name: [] for name in LEFT_OUT}}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_shows_one_moment(
    kind: str, new: New, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = new(kind)
    fill(engine)
    reading = open_engine(engine.url.render_as_string(hide_password=False), writes=False)
    write_rows = archive._write_rows
    later = iter(range(100, 200))

    def while_others_write(connection: object, table: Table, packed: gzip.GzipFile) -> int:
        with engine.begin() as other:
            number = next(later)
            other.execute(insert(PEOPLE).values(row_of(PEOPLE, number)))
            other.execute(insert(TABLES).values(row_of(TABLES, number)))
        return write_rows(connection, table, packed)  # type: ignore[arg-type] # it is one

    monkeypatch.setattr(archive, "_write_rows", while_others_write)
    try:
        counts = back_up(reading, tmp_path / "backup.gz")
    finally:
        reading.dispose()
    assert set(counts.values()) == {3}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_that_holds_something_is_kept_unless_forced(
    kind: str, new: New, tmp_path: Path
) -> None:
    one, other = new("sqlite"), new(kind)
    fill(one, 5)
    back_up(one, tmp_path / "backup.gz")
    fill(other, 2)
    before = content(other)
    with pytest.raises(NotEmpty):
        restore(other, tmp_path / "backup.gz")
    assert content(other) == before
    restore(other, tmp_path / "backup.gz", force=True)
    assert content(other) == {**content(one), **{name: [] for name in LEFT_OUT}}


def test_an_empty_database_of_this_version_can_be_filled(new: New, tmp_path: Path) -> None:
    one, other = new("sqlite"), new("sqlite")
    fill(one)
    migrate(other)
    back_up(one, tmp_path / "backup.gz")
    restore(other, tmp_path / "backup.gz")
    assert content(other)["people"] == content(one)["people"]


def test_another_programs_tables_are_left_alone(new: New, tmp_path: Path) -> None:
    one, other = new("sqlite"), new("sqlite")
    fill(one)
    back_up(one, tmp_path / "backup.gz")
    with other.begin() as connection:
        connection.execute(text("create table people (name text)"))
    with pytest.raises(NotEmpty, match="another program"):
        restore(other, tmp_path / "backup.gz", force=True)
    third = new("sqlite")
    with third.begin() as connection:
        connection.execute(text("create table cats (name text)"))
    restore(third, tmp_path / "backup.gz", force=True)
    assert "cats" in inspect(third).get_table_names()


def test_an_empty_database_cannot_be_backed_up(new: New, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="not a database of Skerry"):
        back_up(new("sqlite"), tmp_path / "backup.gz")
    assert not (tmp_path / "backup.gz").exists()


def header(**changes: object) -> bytes:
    return json.dumps(
        {"skerry_backup": 1, "version": "9.9", "revision": "0001", "made": 0, **changes}
    ).encode()


def odd(**changes: object) -> bytes:
    return json.dumps(["people", {**row_of(PEOPLE, 1), **changes}]).encode() + b"\n"


COUNTS = b'{"rows": {"people": 2}}\n'


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda whole: b"", "not a backup"),
        (lambda whole: b"something else", "damaged"),
        (lambda whole: whole[: len(whole) // 2], "damaged"),
        (lambda whole: whole[:-8] + bytes([whole[-8] ^ 1]) + whole[-7:], "damaged"),
        (lambda whole: gzip.compress(b"[]\n"), "not a backup"),
        (lambda whole: gzip.compress(header() + b"\n"), "truncated"),
        (lambda whole: gzip.compress(header() + b"\n{]\n"), "damaged"),
        (lambda whole: gzip.compress(header() + b'\n["cats", {}]\n'), "cats"),
        (lambda whole: gzip.compress(header() + b'\n["people", {"x": 1}]\n'), "people"),
        (lambda whole: gzip.compress(header() + b'\n["people", {}]\n'), "people"),
        (lambda whole: gzip.compress(header() + b"\n" + odd(name=None) + COUNTS), "fit"),
        (lambda whole: gzip.compress(header() + b"\n" + odd(name={}) + COUNTS), "fit"),
        (lambda whole: gzip.compress(header() + b"\n" + odd() + COUNTS), "number of rows"),
        (lambda whole: gzip.compress(header() + b'\n{"rows": {"people": 1}}\n'), "number of rows"),
        (lambda whole: gzip.compress(header(skerry_backup=2) + b"\n"), "later version"),
        (lambda whole: gzip.compress(header(revision="9999") + b"\n"), "later version"),
    ],
)
def test_a_bad_backup_changes_nothing(
    damage: Callable[[bytes], bytes], complaint: str, new: New, tmp_path: Path
) -> None:
    one, other = new("sqlite"), new("sqlite")
    fill(one)
    file = tmp_path / "backup.gz"
    back_up(one, file)
    file.write_bytes(damage(file.read_bytes()))
    fill(other, 2)
    before = content(other)
    with pytest.raises(BadBackup, match=complaint):
        restore(other, file, force=True)
    assert content(other) == before


def test_a_backup_that_fails_leaves_no_file(
    new: New, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = new("sqlite")
    fill(engine)
    kept = tmp_path / "backups"
    kept.mkdir()
    (kept / "backup.gz").write_bytes(b"the one before")

    def fails(*_: object) -> int:
        raise OSError("no space left")

    monkeypatch.setattr(archive, "_write_rows", fails)
    with pytest.raises(OSError, match="no space"):
        back_up(engine, kept / "backup.gz")
    assert [path.name for path in kept.iterdir()] == ["backup.gz"]
    assert (kept / "backup.gz").read_bytes() == b"the one before"
