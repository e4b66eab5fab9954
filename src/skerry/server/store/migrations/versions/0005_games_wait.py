"""Seats keep the rounds that a bot played for a person, and games against bots have no clock."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A game against bots waits for its player; one that a bot has played is marked as such."""
    op.add_column("seats", sa.Column("bot_rounds", sa.Text))
    op.execute(
        "UPDATE tables SET clock = '{\"type\":\"none\"}' WHERE status = 'running' AND "
        "(SELECT count(*) FROM seats WHERE seats.\"table\" = tables.id AND kind = 'person') = 1"
    )
    # A bot that played at the end still has the seat; in which rounds is unknown.
    op.execute(
        "UPDATE seats SET bot_rounds = '[]' WHERE kind = 'person' AND bot IS NOT NULL "
        "AND \"table\" IN (SELECT id FROM tables WHERE status = 'finished')"
    )


def downgrade() -> None:
    """Earlier versions count every game as played."""
    op.drop_column("seats", "bot_rounds")
