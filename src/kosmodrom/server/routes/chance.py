"""Checks of a game's chance, for everybody."""

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from kosmodrom.core.record import Record
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes.records import record_of
from kosmodrom.server.verification import Verification
from kosmodrom.server.visit import visit_of
from kosmodrom.server.visitor import address_of
from kosmodrom.table.deal import close_of

TAGS: Final = ["after the game"]


@get(
    "/tables/{table_id:str}/chance",
    operation_id="checkChance",
    summary="What a table committed itself to and, once the game is over, whether it kept it",
    tags=TAGS,
    responses=problems(404),
)
async def check_chance(request: ApiRequest, table_id: FromPath[str]) -> Verification:
    visit = visit_of(request)
    room = await visit.look(table_id)
    async with room.lock:
        table = await room.ready()
        if not table.is_finished:
            return Verification(table.commitment, is_over=False)
        if table.deal is not None and table.keeps_secret(visit.services.world.now()):
            return Verification(table.commitment, is_over=True, shown=close_of(table.deal.day))
    record = await record_of(room, visit.services.world.now(), visit.language)
    found = await visit.services.verifier.verify(record, address_of(request.scope))
    return replace(found, is_over=True)


@post(
    "/verify",
    status_code=200,
    operation_id="verifyRecord",
    summary="Play a record again and compare",
    tags=TAGS,
    request_max_body_size=None,
    responses=problems(),
)
async def verify_record(request: ApiRequest, data: JSONBody[Record]) -> Verification:
    return await visit_of(request).services.verifier.verify(data, address_of(request.scope))


ROUTES: Final = (check_chance, verify_record)
