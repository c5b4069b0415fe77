"""Which personal link a cookie was given for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. Of cookies given before this it is not known."""
    op.add_column("keys", sa.Column("origin", sa.Text, nullable=False, server_default=""))
