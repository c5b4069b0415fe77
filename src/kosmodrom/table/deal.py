"""The deal of a day, which everybody gets alike: when its day ends, and when its secret is shown."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

from msgspec import Struct

LAST_HOURS: Final = 12 * 3_600_000
"""A try begun on the day may be finished until noon of the next; then the secret is shown."""


class Dealt(Struct, frozen=True):
    """What deal a table plays; `is_rated`: it is its player's one try that counts."""

    day: str
    is_rated: bool


def day_at(now: int) -> str:
    """The day of a moment, in UTC: 2026-11-16."""
    return datetime.fromtimestamp(now / 1_000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day as they are written here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def number_of(day: str) -> int:
    """Days in a row have numbers in a row; Sundays are divisible by 7."""
    return date.fromisoformat(day).toordinal()


def end_of(day: str) -> int:
    """When the next day begins: the deal can't be begun any more."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC) + timedelta(days=1)
    return int(midnight.timestamp() * 1_000)


def close_of(day: str) -> int:
    """When a rated try doesn't count any more, and the secret is shown."""
    return end_of(day) + LAST_HOURS
