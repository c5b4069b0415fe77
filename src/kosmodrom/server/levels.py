"""The levels of bots that a table may have."""

from functools import cache

from kosmodrom.bots.levels import parse_level


@cache
def is_level(text: str) -> bool:
    """Whether a table may have a bot of this level. Levels with a budget of their own are for the command line."""
    try:
        parse_level(text)
    except ValueError:
        return False
    return ":" not in text
