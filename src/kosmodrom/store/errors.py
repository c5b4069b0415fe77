"""Errors of the store. Each says in one sentence what to do."""


class StoreError(Exception):
    """The database can't be used as asked; the text says why and what to do."""


class Conflict(StoreError):
    """The row exists already, or its number does not follow the last one. Nothing was written."""


class Unstorable(StoreError):
    """A value that the database can't store, such as a text with a zero character. Nothing was written."""


class Unavailable(StoreError):
    """The database failed. It is unknown whether a write was stored. Trying again later is safe."""


class Damaged(Unavailable):
    """Stored data can't be read any more. Trying again does not help."""
