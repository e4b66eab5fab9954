"""Batches keep what happened in them, and tables whether they still replay."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Later versions of the rules can tell whether they replay a log to the same events."""
    op.add_column("log", sa.Column("rules", sa.Integer))
    op.add_column("log", sa.Column("digest", sa.String(64)))
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("frozen", sa.Text))


def downgrade() -> None:
    """Earlier versions replay every log; a frozen table runs again, or is finished."""
    op.execute(
        "UPDATE tables SET status = CASE WHEN result IS NULL THEN 'running' ELSE 'finished' END"
        " WHERE status = 'frozen'"
    )
    op.drop_column("tables", "frozen")
    op.drop_column("tables", "rules")
    op.drop_column("log", "digest")
    op.drop_column("log", "rules")
