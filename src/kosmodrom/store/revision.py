"""The version of a database's schema, and its upgrade to this release."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from kosmodrom.store.errors import StoreError

SCRIPTS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = tuple(sorted(file.name.partition("_")[0] for file in (SCRIPTS / "versions").glob("[0-9]*_*.py")))
"""The versions this release knows, the oldest first, from the names of their files."""
MIGRATION_LOCK: Final = 0x6B6F736D
VERSION_TABLE: Final = "alembic_version"


def upgrade(connection: Connection) -> None:
    """Upgrade the schema in the connection's transaction. StoreError if it is newer than this release or not ours."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    if is_current(connection):
        return
    # Alembic takes a second to import, and most starts don't need it.
    from alembic import command
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def is_older(connection: Connection) -> bool:
    """Whether an older release has prepared the database. StoreError if a newer one has, or it is not ours."""
    return not is_current(connection) and not is_fresh(connection)


def require_ours(connection: Connection) -> None:
    """StoreError if no release has prepared the database, or a newer one. All older schemas have the same log."""
    if not is_older(connection):
        require_current(connection)


def require_current(connection: Connection) -> None:
    """StoreError if the schema is not this release's."""
    if not is_current(connection):
        raise StoreError(
            "The database was not yet prepared for this release of Kosmodrom: "
            "start the server on it once, then try again."
        )


def revision_of(connection: Connection) -> str | None:
    """The version of the schema; None if no release of Kosmodrom has prepared the database yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one_or_none()
    return None if found is None else str(found)


def is_fresh(connection: Connection) -> bool:
    """Whether no release of Kosmodrom has prepared the database yet."""
    return revision_of(connection) is None


def is_current(connection: Connection) -> bool:
    """Whether the schema is this release's; False if it is empty or older. StoreError if it is newer or not ours."""
    found = revision_of(connection)
    if found is None:
        foreign = sorted(set(inspect(connection).get_table_names()) - {VERSION_TABLE})
        if foreign:
            raise StoreError(
                f"The database holds tables that are not Kosmodrom's ({', '.join(foreign[:3])}): "
                "give Kosmodrom one of its own."
            )
        return False
    if found not in REVISIONS:
        raise StoreError(
            f"The database was written by a newer release of Kosmodrom (schema {found}, this release knows up to "
            f"{REVISIONS[-1]}): install that release, or restore a backup made by this one."
        )
    return found == REVISIONS[-1]
