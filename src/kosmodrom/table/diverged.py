"""A log that can't be replayed."""


class Diverged(Exception):
    """A log that doesn't play with these rules as it once did: says where."""
