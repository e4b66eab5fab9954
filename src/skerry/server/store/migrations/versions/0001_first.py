"""The first version of the schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """People, tables, and what happens at them."""
    _people()
    _tables()
    _games()
    _talk()


def downgrade() -> None:
    """Everything is gone."""
    for name in (
        "presence",
        "silenced",
        "mutes",
        "chat",
        "records",
        "snapshots",
        "log",
        "seats",
        "tables",
        "invites",
        "sessions",
        "people",
    ):
        op.drop_table(name)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("claimed", sa.String(64)),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("vacation_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("claimed", name="uq_people_claimed"),
        sa.UniqueConstraint("recovery", name="uq_people_recovery"),
    )
    op.create_index("ix_people_vacation_until", "people", ["vacation_until"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        _to_person("sessions", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_invites"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("aids", sa.Text, nullable=False),
        sa.Column("chat", sa.String(16), nullable=False),
        sa.Column("auto_start", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("commitment", sa.String(64)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("awaits", sa.String(32), nullable=False),
        sa.Column("attend_at", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.UniqueConstraint("rematch", name="uq_tables_rematch"),
        _to_person("tables", "host", ondelete="SET NULL"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_attend_at", "tables", ["attend_at"])
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])
    op.create_index(
        "ix_tables_status_visibility_touched", "tables", ["status", "visibility", "touched"]
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64)),
        sa.Column("bot", sa.String(64)),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        _to_table("seats"),
        _to_person("seats", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _games() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_log"),
        _to_table("log"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
        _to_table("snapshots"),
    )
    op.create_table(
        "records",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_records"),
        _to_table("records"),
    )


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        _to_table("chat"),
        _to_person("chat", ondelete="SET NULL"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
        _to_person("mutes", ondelete="CASCADE"),
        _to_person("mutes", "muted", ondelete="CASCADE"),
    )
    op.create_table(
        "silenced",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_silenced"),
        _to_table("silenced"),
        _to_person("silenced", ondelete="CASCADE"),
    )
    op.create_table(
        "presence",
        sa.Column("connection", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("connection", name="pk_presence"),
    )
    op.create_index("ix_presence_table", "presence", ["table"])
    op.create_index("ix_presence_worker", "presence", ["worker"])


def _to_person(table: str, column: str = "person", *, ondelete: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], ["people.id"], name=f"fk_{table}_{column}", ondelete=ondelete
    )


def _to_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table"], ["tables.id"], name=f"fk_{table}_table", ondelete="CASCADE"
    )
