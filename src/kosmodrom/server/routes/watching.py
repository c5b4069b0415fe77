"""The link by which others watch a table."""

from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from kosmodrom.server.access import can_be_watched, watch_code
from kosmodrom.server.errors import Declined
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes.notes import seated
from kosmodrom.server.visit import known, visit_of
from kosmodrom.table.refused import Refused

TAGS: Final = ["tables"]


class WatchLink(Struct, frozen=True):
    """Whoever opens it looks on: what all can see of the game, without anybody's hand and without a private chat."""

    link: str


@get(
    "/tables/{table_id:str}/watch",
    operation_id="getWatchLink",
    summary="At the table: a link by which others look on",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def get_watch_link(request: ApiRequest, table_id: FromPath[str]) -> WatchLink:
    visit = visit_of(request)
    room = await seated(visit, table_id)
    async with room.lock:
        table = await room.ready()
        page = f"{visit.services.config.address}/t/{table.id}"
        if table.settings.is_public:
            return WatchLink(page)
        if table.deal is not None:
            raise Declined("deal-unwatched")
        if not can_be_watched(table):
            raise Refused("not-started")
        return WatchLink(f"{page}?watch={watch_code(table)}")


ROUTES: Final = (get_watch_link,)
