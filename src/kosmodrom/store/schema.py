"""All tables of the database, the same for SQLite and PostgreSQL."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# No foreign keys: a deleted player's places and entries stay, and a backup can be copied in any order.

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Column("reason", Text, nullable=False),
    Column("holder", Text),
    Index(None, "status", "is_public", "touched"),
    Index(None, "wake"),
    Index(None, "touched"),
    Index(None, "host", "status"),
    Index(None, "holder"),
)

places = Table(
    "places",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("is_turn", Boolean, nullable=False),
    Index(None, "player"),
)

log = Table(
    "log",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("player", Text),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table", "command"),
)

# Finds the chat of a player who is deleted. Other entries are not indexed.
Index(
    "ix_log_said",
    log.c.player,
    sqlite_where=log.c.kind == "said",
    postgresql_where=log.c.kind == "said",
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("webhook", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("origin", Text, nullable=False, server_default=""),
    Index(None, "player"),
)

invites = Table(
    "invites",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("is_revoked", Boolean, nullable=False),
    Index(None, "table"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Index(None, "player"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Index(None, "blocked"),
)

# The secret of a day's deal is made on first use and can't be computed again.
deals = Table(
    "deals",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# Results of finished solo games. `day` is set for rated tries of a daily deal.
results = Table(
    "results",
    metadata,
    Column("table", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("day", Text),
    Column("score", Integer, nullable=False),
    Column("rank", Text, nullable=False),
    Column("traits", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "game", "day", "score"),
    Index(None, "game", "score"),
    Index(None, "player"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
