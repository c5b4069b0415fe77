"""Invite links to a table. Looking at one changes nothing; accepting it takes a seat."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from kosmodrom.server.access import check_blocks
from kosmodrom.server.errors import Declined, NotFound
from kosmodrom.server.messages import CommandId
from kosmodrom.server.problem import Rejected, problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.room import Room
from kosmodrom.server.routes.commands import carry_out
from kosmodrom.server.visit import Visit, known, visit_of
from kosmodrom.server.world import is_id
from kosmodrom.store.rows import Invite
from kosmodrom.table.board import Face, faces_at, names_at, why_aside
from kosmodrom.table.commands import Nonce, SeatNumber, Sit
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table

TAGS: Final = ["invites"]


class InviteRow(Struct, frozen=True):
    """A link to a table."""

    code: str
    link: str


class Invitation(Struct, frozen=True):
    """What somebody with a link sees of a table."""

    table: str
    game: str
    title: str
    host: str
    names: list[str]
    faces: list[Face]
    """By seat."""
    seats: int
    open_seats: int
    commitment: str
    status: Status
    pack: str
    """The title of the content pack; empty: the game's own content."""
    why_aside: str
    """Why the game is set aside, in words; empty: it isn't."""


class Acceptance(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat a person would like (the first open one if none), and their share in the table's chance."""

    id: CommandId
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class Accepted(Struct, frozen=True):
    """The seat is taken, stored for good under a number."""

    table: str
    seq: int


async def _hosted(visit: Visit, table_id: str) -> Room:
    """The room of a table that the person hosts. Refused if they don't."""
    room = await visit.services.hub.open(table_id, visit.player_id)
    async with room.lock:
        table = await room.ready()
        if table.host != visit.me.id:
            raise Refused("host-only")
        return room


def _row(visit: Visit, invite: Invite) -> InviteRow:
    return InviteRow(invite.code, f"{visit.services.config.address}/i/{invite.code}")


async def _open_invites(visit: Visit, table_id: str) -> list[Invite]:
    return [invite for invite in await visit.services.store.people.invites_of(table_id) if not invite.is_revoked]


@post(
    "/tables/{table_id:str}/invites",
    operation_id="makeInvite",
    summary="Host: a link that people can take a seat by",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def make_invite(request: ApiRequest, table_id: FromPath[str]) -> InviteRow:
    visit = visit_of(request)
    room = await _hosted(visit, table_id)
    async with room.lock:
        status = (await room.ready()).status
    if status != Status.GATHERING:
        raise Refused("closed" if status == Status.CLOSED else "already-started")
    most = visit.services.config.limits.invites
    if len(await _open_invites(visit, table_id)) >= most:
        raise Declined("too-many-invites", most=most)
    world = visit.services.world
    invite = Invite(world.new_id(), table_id, world.now())
    await visit.services.store.people.add_invite(invite)
    return _row(visit, invite)


@get(
    "/tables/{table_id:str}/invites",
    operation_id="listInvites",
    summary="Host: the links to a table that are open",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def list_invites(request: ApiRequest, table_id: FromPath[str]) -> list[InviteRow]:
    visit = visit_of(request)
    await _hosted(visit, table_id)
    return [_row(visit, invite) for invite in await _open_invites(visit, table_id)]


@delete(
    "/tables/{table_id:str}/invites/{code:str}",
    operation_id="revokeInvite",
    summary="Host: let a link open nothing any more",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def revoke_invite(request: ApiRequest, table_id: FromPath[str], code: FromPath[str]) -> None:
    visit = visit_of(request)
    await _hosted(visit, table_id)
    if code not in [invite.code for invite in await _open_invites(visit, table_id)]:
        raise NotFound("not-found-invite")
    await visit.services.store.people.revoke_invite(code)


async def _invited(visit: Visit, code: str) -> Room:
    """The room that a link leads to. NotFound if it is invalid, or a block between the person and somebody there."""
    invite = await visit.services.store.people.invite(code) if is_id(code) else None
    if invite is None or invite.is_revoked:
        raise NotFound("not-found-invite")
    room = visit.services.hub.room(invite.table)
    try:
        async with room.lock:
            table = await room.ready()
            if visit.player is not None:
                await check_blocks(visit.services.store, table, visit.player.id)
    except (NotFound, Declined):
        visit.services.hub.drop_empty(invite.table)
        raise NotFound("not-found-invite") from None
    return room


@get(
    "/invites/{code:str}",
    operation_id="getInvite",
    summary="What a link leads to; looking takes no seat",
    tags=TAGS,
    responses=problems(404),
)
async def get_invite(request: ApiRequest, code: FromPath[str]) -> Invitation:
    return await invitation_of(visit_of(request), code)


async def invitation_of(visit: Visit, code: str) -> Invitation:
    """What a person with a link sees. NotFound if the link is invalid."""
    room = await _invited(visit, code)
    async with room.lock:
        return _invitation(await room.ready(), room, visit.language)


def _invitation(table: Table, room: Room, language: str) -> Invitation:
    return Invitation(
        table=table.id,
        game=table.game.about.name,
        title=table.settings.title,
        host=room.names.get(table.host, ""),
        names=names_at(table, room.names, language),
        faces=faces_at(table),
        seats=len(table.seats),
        open_seats=sum(seat.is_open for seat in table.seats),
        commitment=table.commitment,
        status=table.status,
        pack=table.pack,
        why_aside=why_aside(table, language),
    )


@post(
    "/invites/{code:str}",
    status_code=200,
    operation_id="acceptInvite",
    summary="Take a seat by a link",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, refusal=True),
)
async def accept_invite(request: ApiRequest, code: FromPath[str], data: JSONBody[Acceptance]) -> Accepted:
    visit = visit_of(request)
    room = await _invited(visit, code)
    try:
        seq = await carry_out(visit, room, data.id, Sit(data.seat, data.nonce))
    except Rejected as rejected:
        if rejected.refusal.reason == "blocked":
            raise NotFound("not-found-invite") from None
        raise
    return Accepted(room.id, seq)


ROUTES: Final = (make_invite, list_invites, revoke_invite, get_invite, accept_invite)
