"""The surroundings of a migration: it runs on the connection that it is given, in its transaction.

Alembic runs this file as a script for each command; `skerry.server.store.migrate` is the way in.
"""

from alembic import context

from skerry.server.store.schema import METADATA


def run() -> None:
    """Run what the command asks for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        # SQLite undoes changes of the schema too, as our engines begin transactions themselves.
        transactional_ddl=True,
        # SQLite changes a column only by copying the table.
        render_as_batch=True,
        compare_type=True,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


# Only Alembic runs this file under this name; other imports do nothing.
if __name__ == "env_py":
    run()
