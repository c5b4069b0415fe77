"""The devices a person is signed in on, and signing them out."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from kosmodrom.server.errors import NotFound
from kosmodrom.server.people import remove_key, sign_out_elsewhere
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes.me import NOTHING, TAGS, without_cookie
from kosmodrom.server.visit import known, visit_of
from kosmodrom.store.rows import KeyKind

ID_LENGTH: Final = 12


class Device(Struct, frozen=True):
    """A browser that one is signed in on; `used` is to the hour."""

    id: str
    label: str
    """Browser and system, as far as they could be told when it was signed in: `Firefox · Android`."""
    created: int
    used: int
    is_this: bool
    by_link: bool
    """Whether it was signed in by the personal link that works now."""


class Elsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """What ends when somebody signs out everywhere else: devices and the personal link, and `tokens` if wanted."""

    tokens: bool = False


@get(
    "/me/devices",
    operation_id="listDevices",
    summary="The devices I am signed in on",
    tags=TAGS,
    guards=[known],
    responses=problems(401),
)
async def list_devices(request: ApiRequest) -> list[Device]:
    visit = visit_of(request)
    people = visit.services.store.people
    links = {key.hash for key in await people.keys_of(visit.me.id, KeyKind.LINK)}
    return [
        Device(key.hash[:ID_LENGTH], key.label, key.created, key.used, key.hash == visit.key, key.origin in links)
        for key in await people.keys_of(visit.me.id, KeyKind.COOKIE)
    ]


@delete(
    "/me/devices/{device_id:str}",
    operation_id="signOutDevice",
    summary="Sign out one of my devices; what it has open is closed",
    tags=TAGS,
    guards=[known],
    responses={**problems(401, 404), **NOTHING},
)
async def sign_out_device(request: ApiRequest, device_id: FromPath[str]) -> Response[None]:
    visit = visit_of(request)
    for key in await visit.services.store.people.keys_of(visit.me.id, KeyKind.COOKIE):
        if key.hash[:ID_LENGTH] == device_id:
            await remove_key(visit.services.hub, key.hash)
            return without_cookie(visit) if key.hash == visit.key else Response(None, status_code=204)
    raise NotFound("not-found-device")


@post(
    "/me/sign-out-everywhere",
    status_code=204,
    operation_id="signOutEverywhere",
    summary="Sign out all my other devices, and let the personal link and, if wanted, tokens open nothing any more",
    tags=TAGS,
    guards=[known],
    responses={**problems(401), **NOTHING},
)
async def sign_out_everywhere(request: ApiRequest, data: JSONBody[Elsewhere]) -> Response[None]:
    visit = visit_of(request)
    await sign_out_elsewhere(visit.services.hub, visit.me.id, visit.key, with_tokens=data.tokens)
    return Response(None, status_code=204)


ROUTES: Final = (list_devices, sign_out_device, sign_out_everywhere)
