"""Who may look at a table, and who may sit down at it."""

from kosmodrom.server.errors import Declined
from kosmodrom.store.store import Store
from kosmodrom.table.table import Table


def has_part(table: Table, player: str | None) -> bool:
    """Whether somebody sits at a table, has a seat kept there, or hosts it."""
    if player is None:
        return False
    return table.host == player or any(player in (seat.player, seat.kept_for) for seat in table.seats)


def may_see(table: Table, player: str | None) -> bool:
    """Everybody may see a public table; a private one only those who have a part in it."""
    return table.settings.is_public or has_part(table, player)


async def check_blocks(store: Store, table: Table, player: str) -> None:
    """Declined if a person who would sit down has blocked somebody here, or was blocked; who sits here stays."""
    if table.seat_of(player) >= 0:
        return
    others = {seat.player for seat in table.seats if seat.player is not None}
    if others & await store.blocks(player) or await store.is_blocked_by_any(player, others):
        raise Declined("blocked")
