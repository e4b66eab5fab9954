"""Tables keep the toss that gives them their seed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A table of an earlier version keeps the seed that the server alone chose."""
    op.add_column("tables", sa.Column("toss", sa.Text))


def downgrade() -> None:
    """Earlier versions know no tosses, so tables without a seed could never start."""
    op.execute("DELETE FROM tables WHERE seed IS NULL")
    op.drop_column("tables", "toss")
