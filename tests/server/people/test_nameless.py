"""A name that was deleted does not come back with a record that was made before."""

from pathlib import Path

from sqlalchemy import Connection, delete
from tests.server.store import older_databases as older
from tests.server.store.older_databases import TABLES_OF_VERSION_1

from skerry.server.people.nameless import remove_name
from skerry.server.store.log import read_record, store_record, stored_record
from skerry.server.store.schema import RECORDS

TABLE = TABLES_OF_VERSION_1["skye-2-finished"]


def test_a_record_made_before_a_name_was_deleted_is_not_stored(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        connection.execute(delete(RECORDS))
        early = read_record(connection, TABLE)
        assert early is not None
        remove_name(connection, TABLE, 1)
        store_record(connection, TABLE, early)
        assert stored_record(connection, TABLE) is None
        late = read_record(connection, TABLE)
        assert late is not None
        assert b'"somebody"' in late
        store_record(connection, TABLE, late)
        assert stored_record(connection, TABLE) == late

    older.change(older.unpack(tmp_path), work)
