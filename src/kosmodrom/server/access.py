"""Who may look at a table, and who may sit down at it."""

import hmac
from typing import Final

from kosmodrom.server.errors import Declined
from kosmodrom.server.world import derived_id
from kosmodrom.store.store import Store
from kosmodrom.table.table import Table

WATCH_LETTERS: Final = 26
"""The length of a watch link's code: 128 bits."""


def has_part(table: Table, player: str | None) -> bool:
    """Whether somebody sits at a table, has a seat kept there, hosts it, or sat there until another took over."""
    if player is None:
        return False
    return (
        player == table.host
        or player in table.lost
        or any(player in (seat.player, seat.kept_for) for seat in table.seats)
    )


def watch_code(table: Table) -> str:
    """What the link to watch a private table ends with. Nobody guesses it who doesn't know the table's secret."""
    return derived_id(table.secret, f"watch {table.id}", WATCH_LETTERS)


def can_be_watched(table: Table) -> bool:
    """Whether a link lets others look on: once the game has begun. Tables of a daily deal share their secret."""
    return table.match is not None and table.deal is None


def may_see(table: Table, player: str | None, watch: str = "") -> bool:
    """Everybody may see a public table; a private one those who have a part in it, or the code of its watch link."""
    if table.settings.is_public or has_part(table, player):
        return True
    return bool(watch) and can_be_watched(table) and hmac.compare_digest(watch.encode(), watch_code(table).encode())


async def check_blocks(store: Store, table: Table, player: str) -> None:
    """Declined if a person who would sit down has blocked somebody here, or was blocked; who sits here stays."""
    if table.seat_of(player) >= 0:
        return
    others = {seat.player for seat in table.seats if seat.player is not None}
    if others & await store.people.blocks(player) or await store.people.is_blocked_by_any(player, others):
        raise Declined("blocked")
