"""What the errors of database drivers mean."""

from typing import Final

from sqlalchemy.exc import DataError, DBAPIError

from kosmodrom.store.errors import Unstorable

DAMAGE: Final = ("malformed", "not a database", "Could not decode", "file is encrypted")
BAD_VALUE: Final = "22"
"""The prefix of PostgreSQL's codes for data exceptions."""
FORBIDDEN: Final = "42501"
MISSING: Final = "3D000"


def is_unstorable(error: DBAPIError) -> bool:
    """Whether an error is about a value and not about the database."""
    return isinstance(error, DataError) or str(getattr(error.orig, "sqlstate", "")).startswith(BAD_VALUE)


def is_forbidden(error: BaseException | None) -> bool:
    """Whether PostgreSQL knows the user but denies permission."""
    return getattr(error, "sqlstate", "") == FORBIDDEN


def is_missing(error: BaseException | None) -> bool:
    """Whether PostgreSQL has no database of that name."""
    return getattr(error, "sqlstate", "") == MISSING


def unstorable(error: BaseException | None) -> Unstorable:
    """The error for a value that can't be stored."""
    return Unstorable(f"The database can't hold this value: {reason(error)}.")


def is_damage(error: BaseException | None) -> bool:
    """Whether SQLite can't read its file."""
    return isinstance(error, UnicodeDecodeError) or any(sign in reason(error) for sign in DAMAGE)


def reason(error: BaseException | None) -> str:
    """The first line of an error."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".")
