"""Migration: the first worker brings a database to the schema of this version."""

import threading
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

SCRIPTS = Path(__file__).parent / "migrations"
PATIENCE = 5.0
"""Seconds that a new database may be locked by other processes that open it."""
# A number that no other program on the same PostgreSQL server is likely to lock.
_LOCK = 0x5C_E4_41
# Alembic keeps the running migration in a global variable.
_ONE_AT_A_TIME = threading.Lock()


class TooNew(Exception):
    """The database was made by a later version of this program."""


def migrate(on: Engine | Connection) -> None:
    """Bring a database to the schema of this version, unless it has it already.

    An engine must be one for writing: then one of several workers that start at once migrates,
    and the others wait for it. TooNew if this program is older than the database.
    """
    if isinstance(on, Engine):
        with _connected(on) as connection, connection.begin():
            _migrate(connection)
    else:
        _migrate(on)


def is_current(connection: Connection) -> bool:
    """Whether the database has the schema of this version."""
    found = set(MigrationContext.configure(connection).get_current_heads())
    return found == set(ScriptDirectory.from_config(config_for(connection)).get_heads())


def config_for(connection: Connection) -> Config:
    """The configuration of Alembic's commands for this connection."""
    config = Config()
    # In a config file % starts the name of an option, and a path may contain one.
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _connected(engine: Engine) -> Connection:
    """A connection; SQLite does not wait for another one that switches a new file to WAL."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return engine.connect()
        except OperationalError as error:
            if "locked" not in str(error.orig) or time.monotonic() > end:
                raise
        time.sleep(0.01)


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # The end of the transaction releases it.
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})
    with _ONE_AT_A_TIME:
        try:
            command.upgrade(config_for(connection), "head")
        except (CommandError, RevisionError) as error:
            raise TooNew(
                f"this database belongs to a later version of Skerry ({error}); "
                "start that version, or restore a backup"
            ) from error
