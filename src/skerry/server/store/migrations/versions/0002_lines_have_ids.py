"""Lines of chat keep the id that they were sent with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lines of chat get ids, so that a line that is sent again is added once."""
    op.add_column("chat", sa.Column("message", sa.String(64)))


def downgrade() -> None:
    """A line that is sent again is said again."""
    op.drop_column("chat", "message")
