"""Who may look at a table."""

from kosmodrom.table.table import Table


def may_see(table: Table, player: str | None) -> bool:
    """Everybody may see a public table; a private one only those who sit at it, have a seat kept, or host it."""
    if table.settings.is_public:
        return True
    if player is None:
        return False
    return table.host == player or any(player in (seat.player, seat.kept_for) for seat in table.seats)
