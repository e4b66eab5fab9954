"""Tables of a server that spoke protocol 1 continue: their logs are played again."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from tests.server.store import older_databases as older
from tests.server.store.older_databases import TABLES_OF_PROTOCOL_1

from skerry.protocol.table_info import Status
from skerry.server.store.schema import SNAPSHOTS

DATABASE = "database-of-protocol-1"
MOVES = 5


@pytest.mark.parametrize("name", TABLES_OF_PROTOCOL_1)
def test_a_table_continues(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older.unpack(tmp_path, DATABASE)
    table = TABLES_OF_PROTOCOL_1[name]
    with older.served(tmp_path, monkeypatch) as ours:
        ann = older.seated(ours, table)
        assert ann.get(f"/tables/{table}/view").is_success
        if name.endswith("finished"):
            assert ann.look(table).status is Status.FINISHED
            assert ann.get(f"/tables/{table}/record").is_success
            return
        for _ in range(MOVES):
            info = ann.look(table)
            assert info.status is Status.RUNNING
            people = [seat for seat in info.awaits if info.seats[seat].bot is None]
            with older.talk(older.seated(ours, table, people[0]), table, people[0]) as line:
                now = line.hear(lambda heard: heard["type"] == "snapshot")["now"]
                (move, *_) = line.ask(type="moves", most=1)["moves"]
                made = line.ask(type="move", move=move, question=now["question"])
                assert made["type"] == "ack", made


def test_a_snapshot_that_cannot_be_read_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = older.unpack(tmp_path, DATABASE)
    table = TABLES_OF_PROTOCOL_1["cats-4-rescue"]
    where = SNAPSHOTS.c.table == table

    def break_it(connection: Connection) -> None:
        stored = connection.execute(select(SNAPSHOTS.c.body).where(where)).scalar_one()
        body = msgspec.json.decode(stored)
        body["state"] = {"another": "shape"}
        connection.execute(update(SNAPSHOTS).where(where).values(body=msgspec.json.encode(body)))

    older.change(url, break_it)
    with older.served(tmp_path, monkeypatch) as ours:
        ann = older.seated(ours, table)
        assert ann.get(f"/tables/{table}/view").is_success
        assert ann.look(table).status is Status.RUNNING
