"""Who may look at a table, and who may sit down at it."""

from kosmodrom.server.errors import Declined
from kosmodrom.store.store import Store
from kosmodrom.table.table import Table


def may_see(table: Table, player: str | None) -> bool:
    """Everybody may see a public table; a private one only those who sit at it, have a seat kept, or host it."""
    if table.settings.is_public:
        return True
    if player is None:
        return False
    return table.host == player or any(player in (seat.player, seat.kept_for) for seat in table.seats)


async def check_blocks(store: Store, table: Table, player: str) -> None:
    """Declined if a person who would sit down has blocked somebody here, or was blocked; who sits here stays."""
    if table.seat_of(player) >= 0:
        return
    others = {seat.player for seat in table.seats if seat.player is not None}
    if others & await store.blocks(player) or await store.is_blocked_by_any(player, others):
        raise Declined("blocked")
