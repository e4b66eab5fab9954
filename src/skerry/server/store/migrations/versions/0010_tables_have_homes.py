"""A table has a home: the worker that serves its sockets, as long as its lease holds."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has a home yet; a table gets one when its first client comes."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "homes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_homes_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_homes"),
    )
    op.create_index("ix_homes_worker", "homes", ["worker"])


def downgrade() -> None:
    """Earlier versions serve a table at every worker."""
    op.drop_table("homes")
    op.drop_table("workers")
