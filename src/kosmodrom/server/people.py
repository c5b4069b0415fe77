"""Changes of a person that concern all they have open: a new name, blocks, removed keys, deletion."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from kosmodrom.server.hub import Hub
from kosmodrom.server.room import Room
from kosmodrom.store.rows import KeyKind, Status
from kosmodrom.table import commands, decisions, facts
from kosmodrom.table.decisions import Decider
from kosmodrom.table.refused import Refused
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision

MOST_TABLES: Final = 1_000
"""More than anybody has."""


async def rename(hub: Hub, player: str) -> None:
    """Show a person's new name at all their tables."""
    for room in _rooms_of(hub, player):
        await room.refresh()


async def hide(hub: Hub, player: str) -> None:
    """Apply a person's changed blocks to the chat they see."""
    hidden = frozenset(await hub.store.people.blocks(player))
    for room in list(hub.rooms.values()):
        connections = room.audience.connections_of(player)
        for connection in connections:
            connection.reader = replace(connection.reader, hidden=hidden)
        if connections:
            await room.refresh()


async def remove_key(hub: Hub, key: str) -> None:
    """Remove a key and end at once what goes on with it here. Other servers notice with their next heartbeat."""
    await hub.store.people.remove_key(key)
    hub.key_uses.end([key])


async def sign_out_elsewhere(hub: Hub, player: str, but: str, *, with_tokens: bool) -> None:
    """Remove a person's cookies, personal link and, if wanted, tokens, all but the key with a hash."""
    kinds = [KeyKind.COOKIE, KeyKind.LINK, *([KeyKind.TOKEN] if with_tokens else [])]
    hub.key_uses.end(await hub.store.people.remove_keys(player, kinds, but))


async def forget(hub: Hub, player: str) -> None:
    """Delete everything that is stored about a person. Bots play on in their seats, and their name is shown no more."""
    for summary in await hub.store.tables.tables_of(player, (Status.GATHERING, Status.PLAYING), limit=MOST_TABLES):
        await _lose(hub.room(summary.table), player)
    hub.key_uses.end(await hub.store.people.forget_player(player))
    for room in _rooms_of(hub, player):
        await room.refresh(anew=True)


def _rooms_of(hub: Hub, player: str) -> list[Room]:
    return [room for room in hub.rooms.values() if player in room.names]


async def _lose(room: Room, player: str) -> None:
    """Remove a person from a table: somebody else is host, and a bot takes the seat, or it is open before the game."""
    async with room.lock:
        table = await room.ready()
        for what, decide in (("host", _hand_over), ("seat", _give_up)):
            with suppress(Refused):
                await room.commit(f"gone-{what}-{table.seq}", None, partial(decide, player=player))
        room.show()


def _hand_over(table: Table, player: str) -> Decision:
    """Make somebody else host of a running game. Refused if the person is not its host, or nobody else is there."""
    others = [other for seat in table.people if (other := table.seats[seat].player) is not None and other != player]
    if table.host != player or table.status != Status.PLAYING or not others:
        raise Refused("host-only")
    return Decision(facts.HandedOver(others[0]))


def _give_up(table: Table, player: str) -> Decision:
    """Open the person's seat, or give it to a bot once the game runs. Refused if a bot has it already."""
    if table.status == Status.GATHERING:
        return Decider(table, player, lambda _: False).decide(commands.Leave())
    return decisions.stand_in(table, table.seat_of(player), "gone")
