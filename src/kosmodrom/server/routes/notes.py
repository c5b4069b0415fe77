"""The log of a table, and private notes on it."""

from typing import Annotated, Final

from litestar import get, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from kosmodrom.server.advice import older_lines
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.room import Room
from kosmodrom.server.routes.tables import LATEST
from kosmodrom.server.visit import Visit, known, visit_of
from kosmodrom.table.refused import Refused
from kosmodrom.table.story import LONGEST_TAIL, LogLine
from kosmodrom.table.wording import clean_note

TAGS: Final = ["tables"]


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person writes down for themselves at a table; nobody else ever sees it."""

    text: Annotated[str, Meta(max_length=8_000)]


@get(
    "/tables/{table_id:str}/lines",
    operation_id="listLines",
    summary="Older lines of the log, as told to me",
    tags=TAGS,
    responses=problems(404),
)
async def list_lines(
    request: ApiRequest,
    table_id: FromPath[str],
    before: Annotated[int, QueryParameter(ge=0, le=LATEST)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=LONGEST_TAIL)] = LONGEST_TAIL,
) -> list[LogLine]:
    visit = visit_of(request)
    room = await visit.look(table_id)
    return await older_lines(room, visit.reader, before, most)


async def seated(visit: Visit, table_id: str) -> Room:
    """The room of a table where the person has a seat. Refused if they have none."""
    room = await visit.services.hub.open(table_id, visit.player_id)
    async with room.lock:
        if (await room.ready()).seat_of(visit.me.id) < 0:
            raise Refused("no-seat")
    return room


@get(
    "/tables/{table_id:str}/note",
    operation_id="getNote",
    summary="My private note on a table",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def get_note(request: ApiRequest, table_id: FromPath[str]) -> Note:
    visit = visit_of(request)
    await seated(visit, table_id)
    return Note(await visit.services.store.people.note(table_id, visit.me.id))


@put(
    "/tables/{table_id:str}/note",
    operation_id="setNote",
    summary="Write my private note on a table",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def set_note(request: ApiRequest, table_id: FromPath[str], data: JSONBody[Note]) -> Note:
    visit = visit_of(request)
    await seated(visit, table_id)
    text = clean_note(data.text)
    await visit.services.store.people.set_note(table_id, visit.me.id, text)
    return Note(text)


ROUTES: Final = (list_lines, get_note, set_note)
