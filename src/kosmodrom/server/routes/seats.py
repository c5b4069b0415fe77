"""Links that give the seat of an absent person to somebody else, usually the same one who has lost their cookie."""

from dataclasses import dataclass
from typing import Annotated, Final

from litestar import delete, post
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct

from kosmodrom.server.access import check_blocks
from kosmodrom.server.advice import explain_refusal
from kosmodrom.server.errors import Declined, NotFound
from kosmodrom.server.identity import hash_of
from kosmodrom.server.messages import CommandId
from kosmodrom.server.problem import Rejected, problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.room import Room
from kosmodrom.server.routes.invites import Accepted
from kosmodrom.server.visit import Visit, known, visit_of
from kosmodrom.store.rows import KeyKind
from kosmodrom.table.commands import LAST_SEAT
from kosmodrom.table.decisions import check_keeper
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table

TAGS: Final = ["seats"]
GUEST: Final = 10
"""Minutes that a person has to be away before their seat can be given to another."""
HOST: Final = 60
"""The same for the host, whose seat anybody at the table may give away."""


class SeatLink(Struct, frozen=True):
    """A link for one seat, good for one use; behind the # the key is in no server's log."""

    link: str
    key: str


class SeatKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link for a seat."""

    key: Annotated[str, Meta(max_length=100)]


class Taking(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link for a seat, to take it."""

    id: CommandId
    key: Annotated[str, Meta(max_length=100)]


class SeatOffer(Struct, frozen=True):
    """What a link for a seat leads to: whose seat it is, at which table. `is_yours`: you have it already."""

    table: str
    game: str
    title: str
    host: str
    seat: int
    name: str
    is_yours: bool


SeatInPath = Annotated[int, PathParameter(ge=0, le=LAST_SEAT)]


@dataclass(frozen=True)
class Opening:
    """A seat that a key gives access to: its room, and whose it was when the key was made."""

    room: Room
    seat: int
    former: str


def label_of(table: str, seat: int) -> str:
    """The label of a key for a seat."""
    return f"{table}:{seat}"


def minutes_away(table: Table, player: str) -> int:
    """How many minutes a person has to be away before somebody else may have their seat."""
    return HOST if table.host == player else GUEST


async def _kept(visit: Visit, table_id: str, seat: int) -> tuple[Room, str]:
    """The room of a table and the player of a seat. Refused unless the person who asks may give that seat away."""
    room = await visit.services.hub.open(table_id, visit.player_id)
    async with room.lock:
        table = await room.ready()
        if not 0 <= seat < len(table.seats):
            raise Refused("no-such-seat", seat=seat + 1)
        check_keeper(table, visit.me.id, seat)
        if table.status != Status.PLAYING:
            raise Refused("not-started" if table.status == Status.GATHERING else "KD-1")
        found = table.seats[seat]
        if found.player is None or found.player == visit.me.id or found.is_resigned:
            raise Refused("hand-over-person", seat=seat + 1)
        return room, found.player


async def _withdraw(visit: Visit, player: str, label: str) -> None:
    for key in await visit.services.store.people.keys_of(player, KeyKind.SEAT):
        if key.label == label:
            await visit.services.store.people.remove_key(key.hash)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/link",
    operation_id="makeSeatLink",
    summary="Host: a link that gives an absent person's seat to whoever opens it; the former one opens nothing",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def make_seat_link(request: ApiRequest, table_id: FromPath[str], seat: SeatInPath) -> SeatLink:
    visit = visit_of(request)
    room, player = await _kept(visit, table_id, seat)
    async with room.lock:
        table = await room.ready()
        room.audience.check_away(table, seat, minutes_away(table, player))
    label = label_of(table_id, seat)
    await _withdraw(visit, player, label)
    key = await visit.services.identities.give_key(player, KeyKind.SEAT, label)
    return SeatLink(f"{visit.services.config.address}/seat#{key}", key)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/link",
    operation_id="revokeSeatLink",
    summary="Host: let the link for a seat open nothing any more",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def revoke_seat_link(request: ApiRequest, table_id: FromPath[str], seat: SeatInPath) -> None:
    visit = visit_of(request)
    _, player = await _kept(visit, table_id, seat)
    await _withdraw(visit, player, label_of(table_id, seat))


async def _opened(visit: Visit, text: str) -> Opening:
    """The seat of a key. NotFound if the key was withdrawn or used, its person came back, or the game has ended."""
    is_key = text.startswith("ks_")
    key = await visit.services.store.people.find_key(hash_of(text)) if is_key else None
    if key is None or key.kind != KeyKind.SEAT:
        raise NotFound("not-found-seat")
    table_id, _, number = key.label.partition(":")
    room, seat = visit.services.hub.room(table_id), int(number)
    try:
        async with room.lock:
            table = await room.ready()
            found = table.seats[seat]
            is_taken_here = visit.player is not None and found.player == visit.player.id and key.player in table.lost
            is_open = found.player == key.player and table.status == Status.PLAYING and not found.is_resigned
            if not is_taken_here and (not is_open or room.audience.presence.last_seen(key.player) > key.created):
                raise NotFound
            if visit.player is not None:
                await check_blocks(visit.services.store, table, visit.player.id)
    except (NotFound, Declined):
        visit.services.hub.drop_empty(table_id)
        raise NotFound("not-found-seat") from None
    return Opening(room, seat, key.player)


@post(
    "/seats/look",
    status_code=200,
    operation_id="lookAtSeat",
    summary="What a link for a seat leads to; looking takes no seat",
    tags=TAGS,
    responses=problems(404),
)
async def look_at_seat(request: ApiRequest, data: JSONBody[SeatKey]) -> SeatOffer:
    visit = visit_of(request)
    opening = await _opened(visit, data.key)
    room = opening.room
    async with room.lock:
        table = await room.ready()
        return SeatOffer(
            table=table.id,
            game=table.game.about.name,
            title=table.settings.title,
            host=room.names.get(table.host, ""),
            seat=opening.seat,
            name=room.names.get(opening.former, ""),
            is_yours=visit.player_id is not None and table.seats[opening.seat].player == visit.player_id,
        )


@post(
    "/seats/take",
    status_code=200,
    operation_id="takeSeat",
    summary="Take over the seat that a link is for",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, refusal=True),
)
async def take_seat(request: ApiRequest, data: JSONBody[Taking]) -> Accepted:
    visit = visit_of(request)
    opening = await _opened(visit, data.key)
    room = opening.room
    async with room.lock:
        table = await room.ready()
        if table.seats[opening.seat].player == visit.me.id:
            return Accepted(table.id, table.seq)
        minutes = minutes_away(table, opening.former)
    try:
        seq = await room.reseat(visit.me.id, data.id, opening.seat, opening.former, minutes)
    except Refused as refused:
        if refused.reason == "blocked":
            raise NotFound("not-found-seat") from None
        raise Rejected(await explain_refusal(room, visit.reader, data.id, refused)) from None
    return Accepted(room.id, seq)


ROUTES: Final = (make_seat_link, revoke_seat_link, look_at_seat, take_seat)
