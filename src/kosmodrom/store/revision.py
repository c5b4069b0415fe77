"""Which version of the schema a database has, and bringing it to the one of this release."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, inspect, text

from kosmodrom.store.errors import StoreError

SCRIPTS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6B6F736D


def upgrade(connection: Connection) -> None:
    """Bring the database to this release's schema in the connection's transaction, or refuse a newer or foreign one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    if is_current(connection):
        return
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def require_current(connection: Connection) -> None:
    """Refuse a database that this release would first have to change."""
    if not is_current(connection):
        raise StoreError(
            "The database was not yet prepared for this release of Kosmodrom: "
            "start the server on it once, then try again."
        )


def is_fresh(connection: Connection) -> bool:
    """Whether no release of Kosmodrom has prepared the database yet."""
    return MigrationContext.configure(connection).get_current_revision() is None


def is_current(connection: Connection) -> bool:
    """Whether the schema is this release's; False if it is empty or older, refused if newer or not ours at all."""
    scripts = ScriptDirectory(str(SCRIPTS))
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        foreign = sorted(inspect(connection).get_table_names())
        if foreign:
            raise StoreError(
                f"The database holds tables that are not Kosmodrom's ({', '.join(foreign[:3])}): "
                "give Kosmodrom one of its own."
            )
        return False
    try:
        scripts.get_revision(found)
    except CommandError:
        raise StoreError(
            f"The database was written by a newer release of Kosmodrom (schema {found}, this release knows up to "
            f"{scripts.get_current_head()}): install that release, or restore a backup made by this one."
        ) from None
    return found == scripts.get_current_head()
