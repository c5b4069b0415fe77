"""SX-E1 What sets off the end of the game."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.parts.sets import bit
from kosmodrom.games.space_explorers.state import ExplorersState

NO_PROJECT: Final = 0
FULL_HUB: Final = 1
SIX_CRISES: Final = 2
ALL_PASSED: Final = 3
LAST_CARD: Final = 12


def set_off_end(s: ExplorersState, cause: i64) -> None:
    """SX-E1 A trigger stays, whatever happens afterwards; the first one is told, since it has set off the end."""
    if s.ending == 0:
        s.tell(events.ENDING, -1, EVERYONE, cause)
    s.ending |= bit(cause)


def look_at_end(s: ExplorersState) -> None:
    """SX-E1 No project is left in the row, or a hub has a 12th card; SX-Z4 the Rival's 12th ends nothing."""
    if s.open == 0:
        set_off_end(s, NO_PROJECT)
    seat: i64 = 0
    while seat < s.seats:
        if s.players[seat].cards >= LAST_CARD:
            set_off_end(s, FULL_HUB)
        seat += 1
