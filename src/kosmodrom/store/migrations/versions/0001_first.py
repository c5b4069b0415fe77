"""Everything the first release keeps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    make_tables()
    make_log()
    make_people()
    make_settings()


def make_tables() -> None:
    """Tables in one row each, and who sits at them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("holder", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_is_public_touched", "tables", ["status", "is_public", "touched"])
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_holder", "tables", ["holder"])
    op.create_table(
        "places",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("is_turn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_places"),
    )
    op.create_index("ix_places_player", "places", ["player"])


def make_log() -> None:
    """The lines of all tables."""
    op.create_table(
        "log",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_log"),
        sa.UniqueConstraint("table", "command", name="uq_log_table_command"),
    )
    said = sa.text("kind = 'said'")
    op.create_index("ix_log_said", "log", ["player"], sqlite_where=said, postgresql_where=said)


def make_people() -> None:
    """Players with their keys, notes and blocks, and invitations."""
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
    )
    op.create_index("ix_keys_player", "keys", ["player"])
    op.create_table(
        "invites",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("is_revoked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_invites"),
    )
    op.create_index("ix_invites_table", "invites", ["table"])
    op.create_table(
        "notes",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_notes"),
    )
    op.create_index("ix_notes_player", "notes", ["player"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def make_settings() -> None:
    """Servers that are alive, and facts about the database as a whole."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_meta"),
    )
