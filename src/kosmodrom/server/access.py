"""Who may see a table, and who may sit down at it."""

import hmac
from typing import Final

from kosmodrom.server.errors import Declined
from kosmodrom.server.world import derived_id
from kosmodrom.store.store import Store
from kosmodrom.table.table import Table

WATCH_LETTERS: Final = 26
"""The length of a watch link's code: 128 bits."""


def has_part(table: Table, player: str | None) -> bool:
    """Whether a person hosts a table, sits there, has a seat kept there, or lost their seat to somebody else."""
    if player is None:
        return False
    return (
        player == table.host
        or player in table.lost
        or any(player in (seat.player, seat.kept_for) for seat in table.seats)
    )


def watch_code(table: Table) -> str:
    """The code in the link to watch a private table. It follows from the table's secret, so it can't be guessed."""
    return derived_id(table.secret, f"watch {table.id}", WATCH_LETTERS)


def can_be_watched(table: Table) -> bool:
    """Whether it has a watch link: once the game has begun, except on a daily deal, whose tables share a secret."""
    return table.match is not None and table.deal is None


def may_see(table: Table, player: str | None, watch: str = "") -> bool:
    """Whether a person may see a table: it is public, they have a part in it, or they have its watch code."""
    if table.settings.is_public or has_part(table, player):
        return True
    return bool(watch) and can_be_watched(table) and hmac.compare_digest(watch.encode(), watch_code(table).encode())


async def check_blocks(store: Store, table: Table, player: str) -> None:
    """Declined if a person who wants to sit down has blocked somebody at the table, or was blocked by them.

    A person who already sits there is not checked.
    """
    if table.seat_of(player) >= 0:
        return
    others = {seat.player for seat in table.seats if seat.player is not None}
    if others & await store.people.blocks(player) or await store.people.is_blocked_by_any(player, others):
        raise Declined("blocked")
