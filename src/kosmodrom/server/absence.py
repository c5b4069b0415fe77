"""What people may do only while others are away."""

from typing import Final

from kosmodrom.server.audience import Audience
from kosmodrom.table import commands
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table

AWAY: Final = 3
"""Minutes without a connection after which the host may let a bot play a person's seat."""
LONG_AWAY: Final = 12
"""Hours without a connection after which a person's game may be closed without them."""
DAY: Final = 24
"""Hours."""


def check_absence(audience: Audience, table: Table, player: str, command: commands.Command) -> None:
    """Refused if a command needs people to be away who are not."""
    match command:
        case commands.StandIn(seat=seat):
            audience.check_away(table, seat, AWAY)
        case commands.Close() if table.status == Status.PLAYING:
            _check_long_away(audience, table, table.others(player))
        case commands.Propose(what="close"):
            absent = set(table.others(player)) - set(table.people)
            _check_long_away(audience, table, sorted(absent))


def _check_long_away(audience: Audience, table: Table, seats: list[int]) -> None:
    """Refused unless the people of some seats have been away for long: at least for as long as a decision may take."""
    pace = table.settings.pace
    hours = max(LONG_AWAY, pace.days * DAY) if pace.kind == "days" else LONG_AWAY
    for seat in seats:
        if not audience.is_away(table, seat, hours * 60):
            name = audience.names.get(table.seats[seat].player or "", "")
            raise Refused("close-others", name=name, hours=hours)
