"""A record that somebody brings, played again move by move."""

from typing import Annotated, Final

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from kosmodrom.core.match import Match, retrace
from kosmodrom.core.record import BadRecord, Record
from kosmodrom.core.state import SPECTATOR
from kosmodrom.server.breath import Breath
from kosmodrom.server.errors import Declined
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes.replay import Moment, moment_of
from kosmodrom.server.verification import OtherContent, Verification, check
from kosmodrom.server.visit import known, visit_of
from kosmodrom.server.visitor import address_of
from kosmodrom.table.ending import Ending, ending
from kosmodrom.table.refused import Refused
from kosmodrom.table.story import Telling, items_of, tell
from kosmodrom.table.wording import tame_name

TAGS: Final = ["after the game"]


class Uploaded(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and the seat to look from; -1: nobody's."""

    record: Record
    seat: Annotated[int, Meta(ge=SPECTATOR, le=7)] = SPECTATOR


class Playback(Struct, frozen=True):
    """A whole game: every moment of it as a seat (or nobody) saw it, and whether the record holds.

    `moments[k]` and `scores[k]` are after `k` of the `steps` moves; those taken back are left out.
    """

    game: str
    title: str
    names: list[str]
    seats: int
    steps: int
    moments: list[Moment]
    scores: list[list[int]]
    ending: Ending | None
    """None: the record ends before the game does."""
    verification: Verification


@post(
    "/replay",
    status_code=200,
    operation_id="replayRecord",
    summary="A record move by move, and whether it holds",
    tags=TAGS,
    request_max_body_size=None,
    guards=[known],
    responses=problems(401, 409),
)
async def replay_record(request: ApiRequest, data: JSONBody[Uploaded]) -> Playback:
    visit = visit_of(request)
    async with visit.services.verifier.place(address_of(request.scope)):
        try:
            match = await visit.services.verifier.play(data.record)
        except OtherContent as error:
            raise Declined("other-content", detail=str(error), content=error.content) from None
        except BadRecord as error:
            raise Declined("bad-record", detail=str(error)) from None
        if data.seat >= match.seats:
            raise Refused("no-such-seat", seat=data.seat + 1)
        return await _replay(match, data, visit.language)


async def _replay(match: Match, data: Uploaded, language: str) -> Playback:
    about, breath = match.game.about, Breath()
    names = [tame_name(name, str(seat)) for seat, name in enumerate(match.names, 1)]
    telling = Telling(match.game, data.seat, language, names, {})
    moments: list[Moment] = []
    scores: list[list[int]] = []
    for again in retrace(match):
        step = len(again.steps)
        events = again.steps[-1].events if step else again.opening
        lines = tell(items_of(events, step, 0, step), telling)
        moments.append(moment_of(again, len(match.steps), telling, lines))
        scores.append(match.game.scores(again.state))
        await breath.take()
    return Playback(
        game=about.name,
        title=about.texts.say("game-title", language),
        names=names,
        seats=match.seats,
        steps=len(match.steps),
        moments=moments,
        scores=scores,
        ending=ending("played", match.game.outcome(match.state), ()) if match.is_over else None,
        verification=check(data.record, match),
    )


ROUTES: Final = (replay_record,)
