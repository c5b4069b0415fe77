"""A game as it stood after some of its moves."""

from typing import Annotated, Final

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Raw, Struct

from kosmodrom.core.match import Match, retrace
from kosmodrom.core.state import SPECTATOR
from kosmodrom.server.breath import Breath
from kosmodrom.server.errors import NotFound
from kosmodrom.server.messages import write
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.room import Room
from kosmodrom.server.visit import visit_of
from kosmodrom.server.visitor import address_of
from kosmodrom.table.board import Reader, names_at
from kosmodrom.table.commands import LAST_SEAT
from kosmodrom.table.refused import Refused
from kosmodrom.table.story import LogLine, Telling, tell
from kosmodrom.table.table import Table

OWN: Final = -2
"""Instead of a seat: the one that the reader has, or nobody's."""
TAGS: Final = ["after the game"]


class Moment(Struct, frozen=True):
    """A game after `step` of its `steps` moves (those taken back left out), as a seat (-1: nobody's) saw it.

    `lines` tell the last of these moves, or the set-up; `ask` what was to do next.
    """

    step: int
    steps: int
    seat: int
    view: object
    lines: list[LogLine]
    ask: str


class Scores(Struct, frozen=True):
    """The points that everybody could count: `scores[k]` are those of each seat after `k` moves."""

    scores: list[list[int]]


@get(
    "/tables/{table_id:str}/at/{step:int}",
    operation_id="getMoment",
    summary="The game after some moves: my own seat's sight, and everybody's when it is over or closed",
    tags=TAGS,
    responses=problems(404, 409),
)
async def get_moment(
    request: ApiRequest,
    table_id: FromPath[str],
    step: FromPath[int],
    seat: Annotated[int, QueryParameter(ge=OWN, le=LAST_SEAT)] = OWN,
) -> Moment:
    visit = visit_of(request)
    room = await visit.look(table_id)
    reader = visit.reader
    async with visit.services.work.turn(address_of(request.scope)):
        table = await room.read()
        return await _moment(room, table, reader, step, _seat(table, reader, seat))


def _seat(table: Table, reader: Reader, asked: int) -> int:
    """The seat to look from; Refused if that is not the reader's to choose."""
    own = SPECTATOR if reader.player is None else table.seat_of(reader.player)
    if asked == OWN:
        return own
    if asked != own and not table.is_finished:
        raise Refused("not-over")
    if asked >= len(table.seats):
        raise Refused("no-such-seat", seat=asked + 1)
    return asked


@get(
    "/tables/{table_id:str}/scores",
    operation_id="getScores",
    summary="Everybody's points as they stood after each move",
    tags=TAGS,
    responses=problems(404, 409),
)
async def get_scores(request: ApiRequest, table_id: FromPath[str]) -> Scores:
    visit = visit_of(request)
    room = await visit.look(table_id)
    table = await room.read()
    if table.match is None:
        raise Refused("not-started")
    match = table.match.fork()
    breath = Breath()
    scores: list[list[int]] = []
    async with visit.services.work.turn(address_of(request.scope)):
        for again in retrace(match):
            scores.append(again.game.scores(again.state))
            await breath.take()
    return Scores(scores)


async def _moment(room: Room, table: Table, reader: Reader, step: int, seat: int) -> Moment:
    if table.match is None:
        raise Refused("not-started")
    steps = len(table.match.steps)
    if not 0 <= step <= steps:
        raise NotFound("not-found-step")
    names = names_at(table, room.names, reader.language)
    own = SPECTATOR if reader.player is None else table.seat_of(reader.player)
    # A reader who looks from another's seat is not addressed as "you".
    you = own if own == seat else SPECTATOR
    telling = Telling(table.game, seat, reader.language, names, room.names, you=you, reader=reader.player)
    items = [item for item in table.story if item.step == step]
    lines = tell(items, telling)
    # The table may go on from here: what is needed of it has been read, and the walk has the moves.
    walk = table.timeline.walk(table.match, step)
    match = next(walk)
    breath = Breath()
    for _ in walk:
        await breath.take()
    return moment_of(match, steps, telling, lines)


def moment_of(match: Match, steps: int, telling: Telling, lines: list[LogLine]) -> Moment:
    """A match as it stands, on its way to so many steps. The view is JSON already: many are sent at once."""
    return Moment(
        step=len(match.steps),
        steps=steps,
        seat=telling.seat,
        view=Raw(write(match.game.view(match.state, telling.seat))),
        lines=lines,
        ask=match.game.question_words(match.state, telling.seat, telling.language, telling.seats),
    )


ROUTES: Final = (get_moment, get_scores)
