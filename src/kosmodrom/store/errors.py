"""What can go wrong with what is kept, each said in one sentence that names the remedy."""


class StoreError(Exception):
    """The database can't be used as asked; the text says why and what to do."""


class Conflict(StoreError):
    """It is already there, or its number does not follow the last one: nothing was written."""


class Unstorable(StoreError):
    """A value that no column can hold, such as a text with a zero character in it: nothing was written."""


class Unavailable(StoreError):
    """The database did not answer as it should; whether a write was stored is unknown. Trying again later is safe."""


class Damaged(Unavailable):
    """What the file holds can't be read any more; trying again does not help."""
