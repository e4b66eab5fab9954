"""Seats have the colours that their players chose."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Seats of tables that have begun keep none: chance has decided their pieces."""
    op.add_column("seats", sa.Column("colour", sa.String(16)))


def downgrade() -> None:
    """Earlier versions leave all pieces to chance."""
    op.drop_column("seats", "colour")
