"""The schema of the database, the same for SQLite and PostgreSQL.

Times are milliseconds since 1970; JSON is stored as text.
"""

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    # The folded form of a claimed name, which is unique; null for a guest.
    sa.Column("claimed", sa.String(64), unique=True),
    sa.Column("password", sa.Text),
    # The SHA-256 of the recovery code: the code is random, so it needs no slow hash.
    sa.Column("recovery", sa.String(64), unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("vacation_until", sa.BigInteger, index=True),
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    # The SHA-256 of the token: a reader of the database cannot sign in with it.
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

INVITES = sa.Table(
    "invites",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("left", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    # For whom it is, as the host wrote it.
    sa.Column("note", sa.String(80)),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("host", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("visibility", sa.String(8), nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("aids", sa.Text, nullable=False),
    sa.Column("chat", sa.String(16), nullable=False),
    sa.Column("auto_start", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    # Null until the toss is done.
    sa.Column("seed", sa.String(64)),
    sa.Column("commitment", sa.String(64)),
    # How the seed arises, as JSON with all secrets; null for tables of old servers.
    sa.Column("toss", sa.Text),
    # The number of the last batch in the log: a worker that appends must name it.
    sa.Column("seq", sa.Integer, nullable=False, default=0),
    # The seats that must answer, as ",0,2,", so that one query finds a person's turns.
    sa.Column("awaits", sa.String(32), nullable=False, default=","),
    # When the table needs a worker: for a bot's move, or a clock or toss whose time runs out.
    sa.Column("attend_at", sa.BigInteger, index=True),
    sa.Column("result", sa.Text),
    # The version of the rules by which its log replays; null: the one that it began with.
    sa.Column("rules", sa.Integer),
    # Why its log does not replay by that version; null: it does.
    sa.Column("frozen", sa.Text),
    sa.Column("rematch", sa.String(32), unique=True),
    sa.Index("ix_tables_status_visibility_touched", "status", "visibility", "touched"),
    sa.Index("ix_tables_status_touched", "status", "touched"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    # A reserved seat has a name and a person, and is not taken yet.
    sa.Column("person", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("name", sa.String(64)),
    sa.Column("bot", sa.String(64)),
    sa.Column("taken", sa.Boolean, nullable=False),
    # The rounds in which a bot moved for the person, as a JSON list; null: there are none.
    sa.Column("bot_rounds", sa.Text),
    # Null: none was chosen, or there are more seats than colours.
    sa.Column("colour", sa.String(16)),
)

# What each person made of each finished game; it outlives the table.
PLAYED = sa.Table(
    "played",
    METADATA,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("finished", sa.BigInteger, nullable=False),
    # Milliseconds that were played; long pauses between two moves are left out.
    sa.Column("length", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("mode", sa.String(32), nullable=False),
    # The bot of all other seats, "mixed", "people", or a difficulty of the game; "": alone.
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    # False if a bot played some rounds.
    sa.Column("counted", sa.Boolean, nullable=False),
    # The day whose daily game it was, as "2026-11-15"; null for other games.
    sa.Column("day", sa.String(10)),
    # What the points were for: a JSON object of points by topic of the scorecard.
    sa.Column("topics", sa.Text, nullable=False),
    sa.Index("ix_played_person_finished", "person", "finished"),
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # The version of the rules that the batch was made by, and the digest of what happened in it.
    sa.Column("rules", sa.Integer),
    sa.Column("digest", sa.String(64)),
)

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    # The id of the message, to recognize one that is sent again.
    sa.Column("message", sa.String(64)),
)

# Whose chat a person hides, at all tables.
MUTES = sa.Table(
    "mutes",
    METADATA,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("muted", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Whose chat the host of a table hides there, for everyone.
SILENCED = sa.Table(
    "silenced",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Sockets of all workers; the rows of a worker that died expire.
PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("connection", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("worker", sa.String(32), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# Keys of the server, made at its first start: all its workers share them.
SERVER_KEYS = sa.Table(
    "server_keys",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# Where people learn that a table waits for them: browsers, e-mail, webhooks.
CONTACTS = sa.Table(
    "contacts",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    # A browser is forgotten when its session ends; null for the others.
    sa.Column("session", sa.ForeignKey("sessions.hash", ondelete="CASCADE"), index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    # The keys of a browser, as JSON: notices are encrypted for it.
    sa.Column("keys", sa.Text),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# Whom tables call; a row without a time is done, and stays until the turn ends.
CALLS = sa.Table(
    "calls",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("what", sa.String(8), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),
    # The name of the person who joined.
    sa.Column("name", sa.String(64)),
)

# The workers that run; one whose lease has ended is dead. Times are those of the database.
WORKERS = sa.Table(
    "workers",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    # Where other workers of the same machine pass sockets to it; "": nowhere.
    sa.Column("place", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# The worker that serves the sockets of a table.
HOMES = sa.Table(
    "homes",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("worker", sa.String(32), nullable=False, index=True),
)

# The host's links, each for one use, and the sessions that they open.
HOST_KEYS = sa.Table(
    "host_keys",
    METADATA,
    # The SHA-256 of the token, as for sessions of people.
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    # What the journal calls a session.
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

# What the host did, when and from where; workers read here what they have to apply.
HOST_ACTIONS = sa.Table(
    "host_actions",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("target", sa.String(128), nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)

# Addresses and networks that are kept out.
BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("note", sa.String(80), nullable=False),
)

# Settings that the host changed while the server ran; they win over the flags.
HOST_SETTINGS = sa.Table(
    "host_settings",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    # As JSON.
    sa.Column("value", sa.Text, nullable=False),
)

# What each worker did lately, for the plots of the host's page.
HOST_SAMPLES = sa.Table(
    "host_samples",
    METADATA,
    sa.Column("worker", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, primary_key=True, index=True),
    sa.Column("sockets", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),
    sa.Column("tables", sa.Integer, nullable=False),
    # Since the sample before.
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("bots_waiting", sa.Integer, nullable=False),
)
