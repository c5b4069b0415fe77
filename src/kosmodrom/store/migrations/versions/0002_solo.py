"""Daily deals, and what lone players' games came to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables; games finished before this are in none of the lists."""
    op.create_table(
        "deals",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name="pk_deals"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("day", sa.Text),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Text, nullable=False),
        sa.Column("traits", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_results"),
    )
    op.create_index("ix_results_game_day_score", "results", ["game", "day", "score"])
    op.create_index("ix_results_game_score", "results", ["game", "score"])
    op.create_index("ix_results_player", "results", ["player"])
