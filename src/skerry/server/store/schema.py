"""The schema of the database, the same for SQLite and PostgreSQL.

Times are milliseconds since 1970; JSON is stored as text.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    # The folded form of a claimed name, which is unique; null for a guest.
    Column("claimed", String(64), unique=True),
    Column("password", Text),
    # The SHA-256 of the recovery code: the code is random, so it needs no slow hash.
    Column("recovery", String(64), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("vacation_until", BigInteger, index=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    # The SHA-256 of the token: a reader of the database cannot sign in with it.
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

INVITES = Table(
    "invites",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("left", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("visibility", String(8), nullable=False),
    Column("clock", Text, nullable=False),
    Column("aids", Text, nullable=False),
    Column("chat", String(16), nullable=False),
    Column("auto_start", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("seed", String(64)),
    Column("commitment", String(64)),
    # The number of the last batch in the log: a worker that appends must name it.
    Column("seq", Integer, nullable=False, default=0),
    # The seats that must answer, as ",0,2,", so that one query finds a person's turns.
    Column("awaits", String(32), nullable=False, default=","),
    # When the table needs a worker: for a bot's move, or a clock that runs out.
    Column("attend_at", BigInteger, index=True),
    Column("result", Text),
    # The version of the rules by which its log replays; null: the one that it began with.
    Column("rules", Integer),
    # Why its log does not replay by that version; null: it does.
    Column("frozen", Text),
    Column("rematch", String(32), unique=True),
    Index("ix_tables_status_visibility_touched", "status", "visibility", "touched"),
    Index("ix_tables_status_touched", "status", "touched"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    # A reserved seat has a name and a person, and is not taken yet.
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64)),
    Column("bot", String(64)),
    Column("taken", Boolean, nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # The version of the rules that the batch was made by, and the digest of what happened in it.
    Column("rules", Integer),
    Column("digest", String(64)),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    # The id of the message, to recognize one that is sent again.
    Column("message", String(64)),
)

# Whose chat a person hides, at all tables.
MUTES = Table(
    "mutes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Whose chat the host of a table hides there, for everyone.
SILENCED = Table(
    "silenced",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Sockets of all workers; the rows of a worker that died expire.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("connection", String(32), primary_key=True),
    Column("table", String(32), nullable=False, index=True),
    Column("seat", Integer),
    Column("worker", String(32), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
