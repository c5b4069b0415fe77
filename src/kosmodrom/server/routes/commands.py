"""Commands and hints over HTTP, the same as over the socket."""

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from kosmodrom.server.advice import explain_refusal, hint
from kosmodrom.server.messages import CommandId, Do, Done, Hint
from kosmodrom.server.problem import Rejected, problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.room import Room
from kosmodrom.server.visit import Visit, known, visit_of
from kosmodrom.table.commands import AnyCommand
from kosmodrom.table.refused import Refused

TAGS: Final = ["tables"]


class HintFor(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a strong bot do? The answer has the same id."""

    id: CommandId


async def carry_out(visit: Visit, room: Room, command_id: str, command: AnyCommand) -> int:
    """Carry out a person's command and return its number. Rejected if the table refuses it."""
    try:
        return await room.submit(visit.me.id, command_id, command, None)
    except Refused as refused:
        raise Rejected(await explain_refusal(room, visit.reader, command_id, refused)) from None


@post(
    "/tables/{table_id:str}/commands",
    status_code=200,
    operation_id="doCommand",
    summary="Carry out a command, exactly once however often it is sent",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, refusal=True),
)
async def do_command(request: ApiRequest, table_id: FromPath[str], data: JSONBody[Do]) -> Done:
    visit = visit_of(request)
    room = await visit.services.hub.open(table_id, visit.player_id)
    return Done(data.id, await carry_out(visit, room, data.id, data.command))


@post(
    "/tables/{table_id:str}/hint",
    status_code=200,
    operation_id="askHint",
    summary="What a strong bot would do in my place",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, refusal=True),
)
async def ask_hint(request: ApiRequest, table_id: FromPath[str], data: JSONBody[HintFor]) -> Hint:
    visit = visit_of(request)
    room = await visit.services.hub.open(table_id, visit.player_id)
    try:
        return await hint(room, visit.services.hub.pool, visit.me.id, data.id, visit.language)
    except Refused as refused:
        raise Rejected(await explain_refusal(room, visit.reader, data.id, refused)) from None


ROUTES: Final = (do_command, ask_hint)
