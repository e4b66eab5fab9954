"""`skerry admin`: backups, lists, invitations and deletions."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, func, select
from tests.cli.command import skerry
from tests.cli.conftest import RunHere

from skerry.protocol.table_info import Aids, Chat, NoClock, Visibility
from skerry.server.ops.settings import Settings
from skerry.server.people.identity import add_guest, claim, open_session, use_invite
from skerry.server.refusals import Declined
from skerry.server.store.database import open_engine
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import OPEN_SEAT, NewTableRow, add_table, bot_seat, person_seat
from skerry.server.store.schema import PEOPLE, SEATS, TABLES

WISHES = NewTableRow("skye", "{}", NoClock(), Visibility.LINK, Aids(), Chat.OFF, auto_start=True)


@dataclass(frozen=True)
class Hosted:
    """A server's data: Ann, who has claimed her name, at two tables, and two guests called Bea."""

    data: Path
    ann: str
    beas: tuple[str, str]
    full: str
    """Ann's table with both of them."""
    free: str
    """Ann's table with a free seat."""

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        engine = open_engine(Settings(self.data).database_url, writes=True)
        with engine.begin() as connection:
            yield connection
        engine.dispose()

    def count(self, table: object) -> int:
        with self.connection() as connection:
            # The caller passes SQLAlchemy tables only.
            counted = select(func.count()).select_from(table)  # type: ignore[arg-type]
            return connection.scalars(counted).one()


@pytest.fixture
def hosted(tmp_path: Path) -> Hosted:
    data = tmp_path / "data"
    data.mkdir()
    engine: Engine = open_engine(Settings(data).database_url, writes=True)
    migrate(engine)
    with engine.begin() as connection:
        ann = add_guest(connection, "Ann")
        claim(connection, ann.id, "Ann", "not a real hash", None, open_session(connection, ann.id))
        beas = [add_guest(connection, "Bea") for _ in range(2)]
        chairs = [person_seat(person.id, person.name, taken=True) for person in (ann, *beas)]
        full = add_table(connection, WISHES, chairs, ann.id)
        free = add_table(connection, WISHES, [chairs[0], bot_seat("greedy"), OPEN_SEAT], ann.id)
    engine.dispose()
    return Hosted(data, ann.id, (beas[0].id, beas[1].id), full, free)


def test_tables_are_listed(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "tables", "--data", hosted.data)
    assert ran.code == 0
    lines = dict(line.split(maxsplit=1) for line in ran.out.splitlines())
    assert set(lines) == {hosted.full, hosted.free}
    assert lines[hosted.full].endswith("Ann, Bea, Bea")
    assert lines[hosted.free].endswith("Ann, bot:greedy, (free)")
    assert "waiting" in lines[hosted.free]
    assert run_here("admin", "tables", "--data", hosted.data, "--status", "running").out == ""
    assert (
        len(run_here("admin", "tables", "--data", hosted.data, "--most", "1").out.splitlines()) == 1
    )


def test_tables_are_listed_as_json(hosted: Hosted, run_here: RunHere) -> None:
    found = json.loads(run_here("admin", "tables", "--data", hosted.data, "--json").out)
    by_id = {table["id"]: table for table in found}
    assert by_id[hosted.free]["seats"] == ["Ann", "bot:greedy", None]
    assert by_id[hosted.free]["game"] == "skye"
    assert "code" not in by_id[hosted.free]


def test_stats_count_everything(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "stats", "--data", hosted.data)
    assert ran.code == 0
    assert "2 guests, 1 claimed name, 1 session" in ran.out
    assert "2 waiting" in ran.out
    found = json.loads(run_here("admin", "stats", "--data", hosted.data, "--json").out)
    assert found["games"] == {"skye": 2}
    assert found["played_today"] == 2
    assert found["bytes"] > 4096


def test_invite_prints_a_code_for_some_guests(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "invite", "--data", hosted.data, "--uses", "2", "--days", "1")
    assert ran.code == 0
    assert "2 new guests" in ran.err
    code = ran.out.strip()
    with hosted.connection() as connection:
        use_invite(connection, code)
        use_invite(connection, code.upper())
        with pytest.raises(Declined):
            use_invite(connection, code)


def test_a_table_is_deleted(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "delete", "--data", hosted.data, hosted.full, "--yes")
    assert ran.code == 0, ran.err
    assert hosted.full in ran.out
    assert hosted.count(TABLES) == 1
    assert hosted.count(SEATS) == 3
    again = run_here("admin", "delete", "--data", hosted.data, hosted.full, "--yes")
    assert again.code == 2
    assert hosted.full in again.error_message()


def test_a_person_is_deleted(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "delete", "--data", hosted.data, "--person", "ann", "--yes")
    assert ran.code == 0, ran.err
    assert hosted.ann in ran.out
    with hosted.connection() as connection:
        assert hosted.ann not in set(connection.scalars(select(PEOPLE.c.id)))
        assert "Ann" not in set(connection.scalars(select(SEATS.c.name)))


def test_guests_with_the_same_name_are_deleted_by_id(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "delete", "--data", hosted.data, "--person", "Bea", "--yes")
    assert ran.code == 2
    assert all(bea in ran.err for bea in hosted.beas)
    assert hosted.count(PEOPLE) == 3
    ran = run_here("admin", "delete", "--data", hosted.data, "--person", hosted.beas[0], "--yes")
    assert ran.code == 0, ran.err
    assert hosted.count(PEOPLE) == 2
    ran = run_here("admin", "delete", "--data", hosted.data, "--person", "Bea", "--yes")
    assert ran.code == 0, ran.err
    assert hosted.count(PEOPLE) == 1
    ran = run_here("admin", "delete", "--data", hosted.data, "--person", "Bea", "--yes")
    assert ran.error_message() == "nobody is called Bea"


def test_a_backup_is_restored(hosted: Hosted, run_here: RunHere, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    ran = run_here("admin", "backup", "--data", hosted.data, file)
    assert ran.code == 0, ran.err
    assert ran.out.startswith(f"{file}: 2 tables, 3 people, ")
    ran = run_here("admin", "restore", "--data", tmp_path / "new", file)
    assert ran.code == 0, ran.err
    assert "2 tables, 3 people" in ran.out
    whole = run_here("admin", "tables", "--data", hosted.data).out
    assert run_here("admin", "tables", "--data", tmp_path / "new").out == whole
    ran = run_here("admin", "restore", "--data", hosted.data, file)
    assert ran.code == 1
    assert "--force" in ran.error_message()
    assert run_here("admin", "restore", "--data", hosted.data, file, "--force", "--yes").code == 0
    file.write_bytes(b"nonsense")
    ran = run_here("admin", "restore", "--data", tmp_path / "third", file)
    assert ran.code == 2
    assert ran.error_message() == f"{file}: line 1: it is damaged"


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 1), ("\n", 1), ("", 1)])
def test_deletion_asks_for_confirmation(
    answer: str, code: int, hosted: Hosted, tmp_path: Path
) -> None:
    ran = skerry("admin", "delete", "--data", hosted.data, hosted.full, stdin=answer)
    assert ran.code == code
    assert f"Delete table {hosted.full}" in ran.err
    assert hosted.count(TABLES) == (2 if code else 1)
    assert ("nothing was done" in ran.err) == bool(code)


@pytest.mark.parametrize("words", [["backup", "{file}"], ["restore", "{file}", "--force"]])
def test_overwriting_asks_for_confirmation(
    words: list[str], hosted: Hosted, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(b"precious")
    words = [word.format(file=file) for word in words]
    ran = skerry("admin", *words, "--data", hosted.data, stdin="n\n")
    assert ran.code == 1
    assert file.read_bytes() == b"precious"
    assert hosted.count(TABLES) == 2


Run = Callable[..., object]


@pytest.mark.parametrize(
    ("words", "code", "complaint"),
    [
        (["tables", "--data", "{tmp}/nowhere"], 2, "there is no database"),
        (["stats", "--database", "sqlite:///{tmp}/x.db"], 2, "there is no database"),
        (["stats", "--database", "mysql://db"], 2, "not supported"),
        (
            ["stats", "--database", "postgresql://a:xyzzy@127.0.0.1:1/b"],
            2,
            "cannot use the database",
        ),
        (["invite", "--data", "{tmp}/nowhere"], 2, "there is no database"),
        (["backup", "--data", "{tmp}/nowhere", "{tmp}/b.gz"], 2, "there is no database"),
        (["backup", "--data", "{data}", "{tmp}/no/folder/b.gz"], 2, "No such file"),
        (["restore", "--data", "{tmp}/new", "{tmp}/b.gz"], 2, "No such file"),
        (["restore", "--data", "{data}/skerry.db/x", "{data}/skerry.db"], 2, "skerry.db"),
        (["delete", "--data", "{data}"], 2, "name either a table"),
        (["delete", "--data", "{data}", "x", "--person", "y"], 2, "name either a table"),
        (["delete", "--data", "{data}", "nowhere"], 2, "no table nowhere"),
        (["delete", "--data", "{data}", "{full}", "--yes", "--bus", "amqp://x"], 2, "--bus"),
        (["invite", "--data", "{data}", "--uses", "0"], 2, "--uses"),
        (["tables", "--data", "{data}", "--status", "lost"], 2, "--status"),
    ],
)
def test_errors_are_explained(
    words: list[str], code: int, complaint: str, hosted: Hosted, run_here: RunHere, tmp_path: Path
) -> None:
    places = {"tmp": tmp_path, "data": hosted.data, "full": hosted.full}
    ran = run_here("admin", *(word.format(**places) for word in words))
    assert ran.code == code, ran
    assert complaint in ran.error_message()
    assert "xyzzy" not in ran.err
    assert not (tmp_path / "nowhere").exists()


def test_a_database_of_another_version_is_not_changed(hosted: Hosted, run_here: RunHere) -> None:
    with hosted.connection() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '0000'")
    ran = run_here("admin", "tables", "--data", hosted.data)
    assert ran.code == 2
    assert "from another version" in ran.error_message()


@pytest.mark.parametrize("command", ["backup", "restore", "tables", "delete", "invite", "stats"])
def test_every_command_shows_an_example(command: str, run_here: RunHere) -> None:
    ran = run_here("admin", command, "--help")
    assert ran.code == 0
    assert re.search(rf"Example:\s+skerry admin {command}", ran.out)
    assert "--database" in ran.out
