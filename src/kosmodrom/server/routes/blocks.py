"""Blocks: people whom somebody doesn't want to read or to play with."""

import hashlib
from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from kosmodrom.server.errors import Declined, NotFound
from kosmodrom.server.people import hide
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.visit import known, visit_of
from kosmodrom.table.commands import SeatNumber

TAGS: Final = ["me"]


class NewBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to block: the person on a seat of a table."""

    table: Annotated[str, Meta(max_length=32)]
    seat: SeatNumber


class Block(Struct, frozen=True):
    """A blocked person."""

    id: str
    name: str


def handle_of(player: str, blocked: str) -> str:
    """The public id of a block. Ids of people never leave the server."""
    return hashlib.sha256(f"{player}:{blocked}".encode()).hexdigest()[:16]


@get(
    "/me/blocks",
    operation_id="listBlocks",
    summary="Whom I have blocked",
    tags=TAGS,
    guards=[known],
    responses=problems(401),
)
async def list_blocks(request: ApiRequest) -> list[Block]:
    visit = visit_of(request)
    blocked = await visit.services.store.people.players(await visit.services.store.people.blocks(visit.me.id))
    found = [Block(handle_of(visit.me.id, player.id), player.name) for player in blocked.values()]
    return sorted(found, key=lambda block: (block.name, block.id))


@post(
    "/me/blocks",
    operation_id="block",
    summary="Block the person on a seat: no chat of theirs, and no table together any more",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def block(request: ApiRequest, data: JSONBody[NewBlock]) -> Block:
    visit = visit_of(request)
    room = await visit.services.hub.open(data.table, visit.me.id)
    async with room.lock:
        seats = (await room.ready()).seats
        player = seats[data.seat].player if data.seat < len(seats) else None
        name = room.names.get(player or "")
    if player is None or name is None or player == visit.me.id:
        raise Declined("block-nobody")
    await visit.services.store.people.block(visit.me.id, player)
    await hide(visit.services.hub, visit.me.id)
    return Block(handle_of(visit.me.id, player), name)


@delete(
    "/me/blocks/{block_id:str}",
    operation_id="unblock",
    summary="Take a block back",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404),
)
async def unblock(request: ApiRequest, block_id: FromPath[str]) -> None:
    visit = visit_of(request)
    store = visit.services.store
    for player in await store.people.blocks(visit.me.id):
        if handle_of(visit.me.id, player) == block_id:
            await store.people.unblock(visit.me.id, player)
            await hide(visit.services.hub, visit.me.id)
            return
    raise NotFound("not-found-block")


ROUTES: Final = (list_blocks, block, unblock)
