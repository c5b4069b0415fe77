"""The record of a game that is over or closed, and another game with the same people."""

from typing import Final

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from kosmodrom.core.record import Record
from kosmodrom.server.errors import Declined
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.room import Room
from kosmodrom.server.visit import known, visit_of
from kosmodrom.table.board import names_at
from kosmodrom.table.refused import Refused

TAGS: Final = ["after the game"]


class Rematch(Struct, frozen=True):
    """The table of a rematch: the same for everybody who asks."""

    table: str


async def record_of(room: Room, now: int, language: str) -> Record:
    """The whole game with its secret. Refused while the game, or the daily deal it belongs to, is still played."""
    async with room.lock:
        table = await room.ready()
        if not table.is_finished:
            raise Refused("not-over")
        if table.keeps_secret(now):
            raise Declined("deal-open")
        record = table.record(tuple(names_at(table, room.names, language)))
        return replace(record, commitment=table.commitment)


@get(
    "/tables/{table_id:str}/record",
    operation_id="getRecord",
    summary="The whole game to play again, once it is over or closed",
    tags=TAGS,
    responses=problems(404, 409),
)
async def get_record(request: ApiRequest, table_id: FromPath[str]) -> Record:
    visit = visit_of(request)
    room = await visit.look(table_id)
    return await record_of(room, visit.services.world.now(), visit.language)


@post(
    "/tables/{table_id:str}/rematch",
    status_code=200,
    operation_id="rematch",
    summary="A table for another game with the same people and bots; asked for twice, it is the same one",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def rematch(request: ApiRequest, table_id: FromPath[str]) -> Rematch:
    visit = visit_of(request)
    await visit.services.hub.open(table_id, visit.player_id)
    return Rematch(await visit.services.hub.rematch(table_id, visit.me.id))


ROUTES: Final = (get_record, rematch)
