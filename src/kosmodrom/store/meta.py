"""Texts about the database as a whole, such as the release that last ran on it."""

from sqlalchemy import select

from kosmodrom.store.database import Database
from kosmodrom.store.schema import meta


class Meta:
    """Stored texts by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """The text under a name, None if there is none."""
        async with self._database.read() as connection:
            return (await connection.execute(select(meta.c.value).where(meta.c.name == name))).scalar_one_or_none()

    async def set(self, name: str, value: str) -> None:
        """Store a text under a name."""
        await self._database.execute(self._database.upsert(meta).values(name=name, value=value))
