"""The host's page: links and sessions, a journal, bans, settings, samples; notes of invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nothing is banned, set or noted yet."""
    op.create_table(
        "host_keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_host_keys"),
    )
    op.create_table(
        "host_actions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(128), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_host_actions"),
    )
    op.create_index("ix_host_actions_at", "host_actions", ["at"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("note", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("network", name="pk_bans"),
    )
    op.create_table(
        "host_settings",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host_settings"),
    )
    op.create_table(
        "host_samples",
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("bots_waiting", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("worker", "at", name="pk_host_samples"),
    )
    op.create_index("ix_host_samples_at", "host_samples", ["at"])
    op.add_column("invites", sa.Column("note", sa.String(80)))


def downgrade() -> None:
    """Earlier versions have no page for the host."""
    op.drop_column("invites", "note")
    for table in ("host_samples", "host_settings", "bans", "host_actions", "host_keys"):
        op.drop_table(table)
