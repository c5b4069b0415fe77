"""The own identity: a name without a sign-up, carried by a cookie or a personal link."""

from dataclasses import replace
from typing import Annotated, Final, Literal

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from kosmodrom.server.device import device_of
from kosmodrom.server.errors import Declined, WhoAreYou
from kosmodrom.server.people import forget, remove_key, rename
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.visit import Visit, known, visit_of
from kosmodrom.server.webhook import check_webhook
from kosmodrom.store.rows import KeyKind, Player
from kosmodrom.table.wording import clean_name

MAX_AGE: Final = 400 * 86_400
"""Seconds a browser keeps its cookie: as long as browsers allow."""
TAGS: Final = ["me"]
NOTHING: Final = {204: ResponseSpec(None, generate_examples=False, description="Done; the answer is empty")}

Language = Literal["en", "ru"]
SomeName = Annotated[str, Meta(max_length=200)]
"""A name as it was sent. Why it is not allowed is told in words."""


class Me(Struct, frozen=True):
    """A person as they see themselves."""

    name: str
    language: str
    has_webhook: bool


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody would like to be."""

    name: SomeName
    language: Language = "en"


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes about themselves; an empty `webhook` takes the former one away."""

    name: SomeName | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=300)] | None = None


class PersonalLink(Struct, frozen=True):
    """Opens one's identity on another device, or gets it back; behind the # the key is in no server's log."""

    link: str
    key: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a personal link; `replace`: also where the browser is known as somebody else, whom it forgets then."""

    key: Annotated[str, Meta(max_length=100)]
    replace: bool = False


class LinkKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a personal link."""

    key: Annotated[str, Meta(max_length=100)]


class LinkOwner(Struct, frozen=True):
    """Whose personal link it is. `is_you`: the browser is known as that person already."""

    name: str
    is_you: bool


def me_of(player: Player) -> Me:
    """A player as they see themselves."""
    return Me(player.name, player.language, bool(player.webhook))


def _cookie(visit: Visit, value: str, max_age: int = MAX_AGE) -> Cookie:
    """The cookie that identifies a browser, or one of the people who use it."""
    return Cookie(
        visit.services.cookie_of(visit.further),
        value=value,
        max_age=max_age,
        path="/",
        httponly=True,
        samesite="lax",
        secure=visit.services.config.is_secure,
    )


def without_cookie(visit: Visit) -> Response[None]:
    """The response to a browser that shall forget who uses it."""
    return Response(None, status_code=204, cookies=[_cookie(visit, "", 0)])


def _device(request: ApiRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


@get(
    "/me",
    operation_id="getMe",
    summary="Who am I? Nothing, with 204, for a browser that nobody has taken a name in",
    tags=TAGS,
    responses={
        **problems(401),
        200: ResponseSpec(Me, generate_examples=False, description="Somebody known"),
        204: ResponseSpec(None, generate_examples=False, description="Nobody known"),
    },
)
async def get_me(request: ApiRequest) -> Response[Me | None]:
    player = visit_of(request).player
    if player is not None:
        return Response(me_of(player))
    if "authorization" in request.headers:
        raise WhoAreYou
    return Response(None, status_code=204)


@post(
    "/me",
    operation_id="becomeMe",
    summary="Take a name; somebody who has one keeps it",
    tags=TAGS,
    responses={**problems(409), 200: ResponseSpec(Me, generate_examples=False, description="Known already")},
)
async def become_me(request: ApiRequest, data: JSONBody[NewMe]) -> Response[Me]:
    visit = visit_of(request)
    if visit.player is not None:
        return Response(me_of(visit.player), status_code=200)
    player = await visit.services.identities.add_guest(data.name, data.language)
    key = await visit.services.identities.give_key(player.id, KeyKind.COOKIE, _device(request))
    return Response(me_of(player), status_code=201, cookies=[_cookie(visit, key)])


@patch(
    "/me",
    operation_id="changeMe",
    summary="Change name, language or where turns are announced",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 409),
)
async def change_me(request: ApiRequest, data: JSONBody[Change]) -> Me:
    visit = visit_of(request)
    player = visit.me
    if data.name is not None:
        player = replace(player, name=clean_name(data.name))
    if data.language is not None:
        player = replace(player, language=data.language)
    if data.webhook is not None:
        allow_private = visit.services.config.allow_private_webhooks
        webhook = check_webhook(data.webhook, allow_private=allow_private) if data.webhook else ""
        player = replace(player, webhook=webhook)
    await visit.services.store.people.update_player(player)
    if player.name != visit.me.name:
        await rename(visit.services.hub, player.id)
    return me_of(player)


@delete(
    "/me",
    operation_id="forgetMe",
    summary="Delete all my data; bots play my seats on",
    tags=TAGS,
    guards=[known],
    responses={**problems(401), **NOTHING},
)
async def forget_me(request: ApiRequest) -> Response[None]:
    visit = visit_of(request)
    await forget(visit.services.hub, visit.me.id)
    return without_cookie(visit)


@post(
    "/me/link",
    status_code=200,
    operation_id="makePersonalLink",
    summary="A personal link instead of the former one; devices signed in by that are signed out, or `keep` them",
    tags=TAGS,
    guards=[known],
    responses=problems(401),
)
async def make_link(
    request: ApiRequest, keep: Annotated[bool, QueryParameter(description="whether they stay")] = False
) -> PersonalLink:
    visit = visit_of(request)
    key, ended = await visit.services.identities.renew_link(visit.me.id, visit.key, keeps_devices=keep)
    visit.services.hub.key_uses.end(ended)
    return PersonalLink(f"{visit.services.config.address}/#me={key}", key)


@post(
    "/me/link/look",
    status_code=200,
    operation_id="lookAtLink",
    summary="Whose personal link it is; signs nobody in",
    tags=TAGS,
    responses=problems(404),
)
async def look_at_link(request: ApiRequest, data: JSONBody[LinkKey]) -> LinkOwner:
    visit = visit_of(request)
    owner = (await visit.services.identities.link(data.key)).player
    return LinkOwner(owner.name, owner.id == visit.player_id)


@post(
    "/me/claim",
    status_code=200,
    operation_id="claimMe",
    summary="Be recognised on this device by a personal link; `replace` whoever it is known as",
    tags=TAGS,
    responses=problems(404, 409),
)
async def claim_me(request: ApiRequest, data: JSONBody[Claim]) -> Response[Me]:
    visit = visit_of(request)
    link = await visit.services.identities.link(data.key)
    player = link.player
    if player.id == visit.player_id:
        return Response(me_of(player))
    if visit.player is not None and not data.replace:
        raise Declined("another-me", name=player.name, me=visit.player.name)
    key = await visit.services.identities.give_cookie(link, _device(request))
    if visit.player is not None and not visit.is_program:
        await remove_key(visit.services.hub, visit.key)
    return Response(me_of(player), cookies=[_cookie(visit, key)])


@post(
    "/me/sign-out",
    status_code=204,
    operation_id="signOut",
    summary="Be forgotten by this device: the key that came along opens nothing any more",
    tags=TAGS,
    guards=[known],
    responses={**problems(401), **NOTHING},
)
async def sign_out(request: ApiRequest) -> Response[None]:
    visit = visit_of(request)
    await remove_key(visit.services.hub, visit.key)
    return without_cookie(visit)


ROUTES: Final = (get_me, become_me, change_me, forget_me, make_link, look_at_link, claim_me, sign_out)
