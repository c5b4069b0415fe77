"""What drivers complain of, in our words."""

from typing import Final

from sqlalchemy.exc import DataError, DBAPIError

from kosmodrom.store.errors import Unstorable

DAMAGE: Final = ("malformed", "not a database", "Could not decode", "file is encrypted")
BAD_VALUE: Final = "22"
"""How PostgreSQL's codes for data exceptions begin."""
FORBIDDEN: Final = "42501"
MISSING: Final = "3D000"


def is_unstorable(error: DBAPIError) -> bool:
    """Whether a database complains of a value rather than of itself."""
    return isinstance(error, DataError) or str(getattr(error.orig, "sqlstate", "")).startswith(BAD_VALUE)


def is_forbidden(error: BaseException | None) -> bool:
    """Whether PostgreSQL runs and knows the user, but doesn't allow what was asked."""
    return getattr(error, "sqlstate", "") == FORBIDDEN


def is_missing(error: BaseException | None) -> bool:
    """Whether PostgreSQL runs, but has no database of that name."""
    return getattr(error, "sqlstate", "") == MISSING


def unstorable(error: BaseException | None) -> Unstorable:
    """The complaint of a value."""
    return Unstorable(f"The database can't hold this value: {reason(error)}.")


def is_damage(error: BaseException | None) -> bool:
    """Whether SQLite can't make sense of its file."""
    return isinstance(error, UnicodeDecodeError) or any(sign in reason(error) for sign in DAMAGE)


def reason(error: BaseException | None) -> str:
    """The heart of a complaint, in one line."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".")
