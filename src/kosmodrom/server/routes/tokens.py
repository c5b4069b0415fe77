"""Tokens for programs that play in a person's name."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from kosmodrom.server.errors import Declined, NotFound
from kosmodrom.server.identity import hash_of
from kosmodrom.server.people import remove_key
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.visit import known, visit_of
from kosmodrom.store.rows import KeyKind
from kosmodrom.table.wording import clean_title

ID_LENGTH: Final = 12
TAGS: Final = ["me"]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, in the person's own words."""

    label: Annotated[str, Meta(max_length=60)] = ""


class Token(Struct, frozen=True):
    """A new token. It is shown this once."""

    id: str
    token: str
    label: str


class TokenRow(Struct, frozen=True):
    """A token as it is kept; `used` is to the hour."""

    id: str
    label: str
    created: int
    used: int


@post(
    "/me/tokens",
    operation_id="makeToken",
    summary="A key for a program, shown once",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 409),
)
async def make_token(request: ApiRequest, data: JSONBody[NewToken]) -> Token:
    visit = visit_of(request)
    label = clean_title(data.label)
    most = visit.services.config.limits.tokens
    if len(await visit.services.store.people.keys_of(visit.me.id, KeyKind.TOKEN)) >= most:
        raise Declined("too-many-tokens", most=most)
    key = await visit.services.identities.give_key(visit.me.id, KeyKind.TOKEN, label)
    return Token(hash_of(key)[:ID_LENGTH], key, label)


@get(
    "/me/tokens",
    operation_id="listTokens",
    summary="My keys for programs",
    tags=TAGS,
    guards=[known],
    responses=problems(401),
)
async def list_tokens(request: ApiRequest) -> list[TokenRow]:
    visit = visit_of(request)
    keys = await visit.services.store.people.keys_of(visit.me.id, KeyKind.TOKEN)
    return [TokenRow(key.hash[:ID_LENGTH], key.label, key.created, key.used) for key in keys]


@delete(
    "/me/tokens/{token_id:str}",
    operation_id="revokeToken",
    summary="Let a key for a program open nothing any more",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404),
)
async def revoke_token(request: ApiRequest, token_id: FromPath[str]) -> None:
    visit = visit_of(request)
    for key in await visit.services.store.people.keys_of(visit.me.id, KeyKind.TOKEN):
        if key.hash[:ID_LENGTH] == token_id:
            await remove_key(visit.services.hub, key.hash)
            return
    raise NotFound("not-found-token")


ROUTES: Final = (make_token, list_tokens, revoke_token)
