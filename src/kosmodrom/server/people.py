"""What concerns a person at all tables of this process at once: another name, whom he hides, his going for good."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from kosmodrom.server.hub import Hub
from kosmodrom.server.room import Room
from kosmodrom.store.rows import Status
from kosmodrom.table import commands, decisions, facts
from kosmodrom.table.decisions import Decider
from kosmodrom.table.refused import Refused
from kosmodrom.table.table import Table

MOST_TABLES: Final = 1_000
"""More than anybody sits at."""


async def rename(hub: Hub, player: str) -> None:
    """A person has another name: everybody at his tables sees it."""
    for room in _rooms_of(hub, player):
        await room.refresh()


async def hide(hub: Hub, player: str) -> None:
    """A person has blocked somebody, or no longer does: what he sees of the chat follows."""
    hidden = frozenset(await hub.store.people.blocks(player))
    for room in list(hub.rooms.values()):
        connections = room.audience.connections_of(player)
        for connection in connections:
            connection.reader = replace(connection.reader, hidden=hidden)
        if connections:
            await room.refresh()


async def forget(hub: Hub, player: str) -> None:
    """Delete all that is kept of a person; others play on, with bots in his seats, and see his name no more."""
    for summary in await hub.store.tables.tables_of(player, (Status.GATHERING, Status.PLAYING), limit=MOST_TABLES):
        await _lose(hub.room(summary.table), player)
    await hub.store.people.forget_player(player)
    for room in _rooms_of(hub, player):
        for connection in room.audience.connections_of(player):
            connection.close_when_sent()
        await room.refresh(anew=True)


def _rooms_of(hub: Hub, player: str) -> list[Room]:
    return [room for room in hub.rooms.values() if player in room.names]


async def _lose(room: Room, player: str) -> None:
    """A bot takes the person's seat, or, before the game, he leaves; somebody else is host."""
    async with room.lock:
        table = await room.ready()
        for what, decide in (("host", _hand_over), ("seat", _give_up)):
            with suppress(Refused):
                await room.commit(f"gone-{what}-{table.seq}", None, partial(decide, player=player))
        room.show()


def _hand_over(table: Table, player: str) -> facts.Fact:
    """Somebody else is host of a game under way; Refused if the person isn't, or nobody else is there."""
    others = [other for seat in table.people if (other := table.seats[seat].player) is not None and other != player]
    if table.host != player or table.status != Status.PLAYING or not others:
        raise Refused("host-only")
    return facts.HandedOver(others[0])


def _give_up(table: Table, player: str) -> facts.Fact:
    """The person's seat is open, or a bot's from now on; Refused if it is a bot's already."""
    if table.status == Status.GATHERING:
        return Decider(table, player, lambda _: False).decide(commands.Leave())
    return decisions.stand_in(table, table.seat_of(player), "gone")
