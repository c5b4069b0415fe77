"""Tables: public ones, one's own, new ones, and the board of one."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from kosmodrom.server.errors import Declined
from kosmodrom.server.levels import is_level
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.visit import Visit, identify, known, visit_of
from kosmodrom.store.rows import Summary
from kosmodrom.table.board import Board
from kosmodrom.table.facts import Chair
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Level, OptionName, Pace, Settings, Title
from kosmodrom.table.status import Status

LONGEST_WAIT: Final = 25.0
PAGE: Final = 50
LATEST: Final = 2**53
"""The limit of times and numbers, up to which JSON is exact."""
TAGS: Final = ["tables"]
STATES: Final = {
    "open": (Status.GATHERING, Status.PLAYING, Status.ASIDE),
    "finished": (Status.OVER, Status.CLOSED),
}


class TableRow(Struct, frozen=True):
    """A table in a list. `names` are those of the people at it, `turn` of those it is the turn of."""

    table: str
    game: str
    title: str
    status: Status
    host: str
    seats: int
    open_seats: int
    names: list[str]
    turn: list[str]
    is_yours: bool
    is_your_turn: bool
    touched: int


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be. `seats` says of each seat: `me` (one of them), `open`, or the level of a bot."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[OptionName, OptionName], Meta(max_length=40)] = {}
    content: OptionName = ""
    """The hash of a content pack; empty: what the game comes with."""
    title: Title = ""
    is_public: bool = False
    hints: bool = False
    pace: Pace = Pace()
    stand_in: Level = "easy"


class OpenedTable(Struct, frozen=True):
    """A new table, and what it commits itself to about its chance."""

    table: str
    commitment: str


@get("/tables", operation_id="listTables", summary="Public tables that gather or play", tags=TAGS, responses=problems())
async def list_tables(request: ApiRequest) -> list[TableRow]:
    visit = visit_of(request)
    return await rows(visit, await visit.services.store.tables.public_tables(PAGE))


@get(
    "/me/tables",
    operation_id="listMyTables",
    summary="My tables, the last touched first; `before` goes on after the last row's `touched`",
    tags=["me"],
    guards=[known],
    responses=problems(401),
)
async def list_my_tables(
    request: ApiRequest,
    which: Annotated[Literal["open", "finished"], QueryParameter(name="state")] = "open",
    before: Annotated[int, QueryParameter(ge=0, le=LATEST)] = LATEST,
) -> list[TableRow]:
    visit = visit_of(request)
    return await rows(visit, await visit.services.store.tables.tables_of(visit.me.id, STATES[which], PAGE, before))


async def rows(visit: Visit, summaries: Sequence[Summary]) -> list[TableRow]:
    """Rows of tables as a person sees them."""
    ids = {place.player for summary in summaries for place in summary.places} | {each.host for each in summaries}
    people = await visit.services.store.people.players(ids)
    names = {player.id: player.name for player in people.values()}
    return [_row(summary, names, visit.player_id) for summary in summaries]


def _row(summary: Summary, names: dict[str, str], player: str | None) -> TableRow:
    mine = [place for place in summary.places if place.player == player]
    return TableRow(
        table=summary.table,
        game=summary.game,
        title=summary.title,
        status=summary.status,
        host=names.get(summary.host, ""),
        seats=summary.seats,
        open_seats=summary.open_seats,
        names=[names[place.player] for place in summary.places if place.player in names],
        turn=[names[place.player] for place in summary.places if place.is_turn and place.player in names],
        is_yours=bool(mine),
        is_your_turn=any(place.is_turn for place in mine),
        touched=summary.touched,
    )


@post(
    "/tables",
    operation_id="openTable",
    summary="Set up a table",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def open_table(request: ApiRequest, data: JSONBody[NewTable]) -> OpenedTable:
    visit = visit_of(request)
    hub = visit.services.hub
    await hub.check_open_tables(visit.me.id)
    chairs = _chairs(visit, data.seats)
    settings = Settings(
        seats=len(chairs),
        options=data.options,
        title=data.title,
        is_public=data.is_public,
        hints=data.hints,
        pace=data.pace,
        stand_in=data.stand_in,
    )
    table = await hub.create(visit.me.id, data.game, settings, chairs, data.content)
    return OpenedTable(table.id, table.commitment)


def _chairs(visit: Visit, seats: Sequence[str]) -> tuple[Chair, ...]:
    if seats.count("me") != 1:
        raise Declined("one-seat-for-me")
    for level in set(seats) - {"me", "open"}:
        if not is_level(level):
            raise Refused("no-such-bot", level=level)
    kinds = {"me": Chair(player=visit.me.id), "open": Chair()}
    return tuple(kinds.get(seat) or Chair(level=seat) for seat in seats)


@get(
    "/tables/{table_id:str}",
    operation_id="getBoard",
    summary="The board, with the log after a number; waits up to some seconds for a higher one",
    tags=TAGS,
    responses=problems(404),
)
async def get_board(
    request: ApiRequest,
    table_id: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=LATEST)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Board:
    visit = visit_of(request)
    room = await visit.look(table_id)
    if wait > 0:
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as signed_out:
                now = asyncio.get_running_loop().time()
                with visit.services.hub.key_uses.during(visit.key, partial(signed_out.reschedule, now)):
                    await room.wait_beyond(after, wait)
        # Meanwhile they may have blocked somebody, or lost their key.
        visit = await identify(request, visit.services)
        room = await visit.look(table_id)
    return await room.board(visit.reader, after)


ROUTES: Final = (list_tables, list_my_tables, open_table, get_board)
