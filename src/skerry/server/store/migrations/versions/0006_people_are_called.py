"""The server has keys, and knows how and when to call people to their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the keys of the server, the contacts of people, and the calls of tables."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32)),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(64)),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contacts"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_contacts_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.hash"], name="fk_contacts_session", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_contacts_person", "contacts", ["person"])
    op.create_index("ix_contacts_session", "contacts", ["session"])
    op.create_table(
        "calls",
        sa.Column("table", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("what", sa.String(8)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("name", sa.String(64)),
        sa.PrimaryKeyConstraint("table", "seat", "what", name="pk_calls"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_calls_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_calls_due", "calls", ["due"])


def downgrade() -> None:
    """Earlier versions call nobody."""
    op.drop_table("calls")
    op.drop_table("contacts")
    op.drop_table("server_keys")
