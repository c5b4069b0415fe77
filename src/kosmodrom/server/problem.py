"""Error responses: one form for all of them, with words in the reader's language."""

import logging
import math
from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import ExceptionHandlersMap, Method
from msgspec import Struct

from kosmodrom.server.errors import Declined, NotFound, TooBusy, WhoAreYou
from kosmodrom.server.messages import Refusal
from kosmodrom.server.metrics import CHAT_FLOODS
from kosmodrom.server.services import services_of
from kosmodrom.server.visit import language_of
from kosmodrom.server.visitor import address_of
from kosmodrom.server.words import say
from kosmodrom.store.errors import Unavailable
from kosmodrom.table.refused import Refused

AnyRequest = Request[Any, Any, Any]
"""A request with any user, authentication and state."""

logger = logging.getLogger(__name__)


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not answered: a reason for programs, a sentence for people, a detail for programmers."""

    reason: str
    words: str
    detail: str = ""


class Rejected(Exception):
    """A table has refused a command; `refusal` is the response."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


MEANING: Final = {
    HTTP_400_BAD_REQUEST: "The request can't be understood",
    HTTP_401_UNAUTHORIZED: "For people with a name: no valid cookie or token came along",
    HTTP_403_FORBIDDEN: "A block, or a page of somebody else's, forbids it",
    HTTP_404_NOT_FOUND: "There is no such thing, or it is not yours to see",
    HTTP_409_CONFLICT: "Refused: a rule or the state of things is against it, and nothing has changed",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "The body is too large",
    HTTP_415_UNSUPPORTED_MEDIA_TYPE: "The body is not in a form that is understood here",
    HTTP_429_TOO_MANY_REQUESTS: "Too fast: come back after the seconds in Retry-After",
    HTTP_503_SERVICE_UNAVAILABLE: "Busy: ask again, with the same id, after the seconds in Retry-After",
}
METHODS: Final[tuple[Method, ...]] = ("GET", "POST", "PUT", "PATCH", "DELETE")
ALWAYS: Final = (400, 403, 413, 415, 429, 503)
"""Statuses that every route may respond with."""
REASONS: Final = {
    HTTP_400_BAD_REQUEST: "bad-request",
    HTTP_403_FORBIDDEN: "forbidden",
    HTTP_404_NOT_FOUND: "not-found",
    HTTP_405_METHOD_NOT_ALLOWED: "wrong-method",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTP_415_UNSUPPORTED_MEDIA_TYPE: "bad-request",
    HTTP_429_TOO_MANY_REQUESTS: "too-fast",
    HTTP_503_SERVICE_UNAVAILABLE: "busy",
}


def problems(*statuses: int, refusal: bool = False) -> dict[int, ResponseSpec]:
    """The error responses of a route, for its description. `refusal`: 409 has the body of a table's refusal."""
    found = {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANING[status])
        for status in (*statuses, *ALWAYS)
    }
    if refusal:
        found[HTTP_409_CONFLICT] = ResponseSpec(
            Refusal, generate_examples=False, description=MEANING[HTTP_409_CONFLICT]
        )
    return found


def answer(
    status: int, reason: str, words: str, headers: dict[str, str] | None = None, detail: str = ""
) -> Response[Problem]:
    """A problem as a response."""
    return Response(Problem(reason, words, detail), status_code=status, headers=headers, media_type="application/json")


def not_found(request: AnyRequest, error: NotFound) -> Response[Problem]:
    return answer(HTTP_404_NOT_FOUND, "not-found", say(error.text, language_of(request)))


def who_are_you(request: AnyRequest, _: WhoAreYou) -> Response[Problem]:
    return answer(HTTP_401_UNAUTHORIZED, "who-are-you", say("who-are-you", language_of(request)))


def refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    detail = error.detail if isinstance(error, Declined) else ""
    return answer(_status(error.reason), error.reason, error.words(None, language_of(request)), detail=detail)


def rejected(request: AnyRequest, error: Rejected) -> Response[Refusal] | Response[Problem]:
    if error.refusal.reason in CHAT_FLOODS:
        services_of(request.app.state).gate.refusals.count("chat", address_of(request.scope))
    status = _status(error.refusal.reason)
    if status == HTTP_403_FORBIDDEN:
        return answer(status, error.refusal.reason, error.refusal.words)
    return Response(error.refusal, status_code=status, media_type="application/json")


def _status(reason: str) -> int:
    return HTTP_403_FORBIDDEN if reason == "blocked" else HTTP_409_CONFLICT


def busy(request: AnyRequest, error: TooBusy | Unavailable) -> Response[Problem]:
    seconds = error.after if isinstance(error, TooBusy) else 1.0
    headers = {"Retry-After": str(math.ceil(seconds))}
    return answer(HTTP_503_SERVICE_UNAVAILABLE, "busy", say("busy", language_of(request)), headers)


def unanswered(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The response to an error that the framework found."""
    if error.status_code not in REASONS:
        return unforeseen(request, error)
    reason = REASONS[error.status_code]
    text = "not-found-address" if reason == "not-found" else reason
    headers = {"Allow": ", ".join(_allowed(request))} if error.status_code == HTTP_405_METHOD_NOT_ALLOWED else None
    return answer(error.status_code, reason, say(text, language_of(request)), headers, _detail(error))


def _detail(error: HTTPException) -> str:
    """What is wrong with the form of a request, in English."""
    if error.status_code != HTTP_400_BAD_REQUEST:
        return ""
    if not isinstance(error.extra, list):
        return error.detail
    return "; ".join(f"{found.get('key', '')}: {found.get('message', '')}" for found in error.extra)


def _allowed(request: AnyRequest) -> list[str]:
    """The methods that the path of a request has routes for."""
    found: list[str] = []
    for method in METHODS:
        with suppress(HTTPException):
            request.app.asgi_router.handle_routing(request.scope["path"], method)
            found.append(method)
    return found


def unforeseen(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The response to a bug of ours. It is logged; the person sees no details."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, "failed", say("failed", language_of(request)))


HANDLERS: Final[ExceptionHandlersMap] = {
    NotFound: not_found,
    WhoAreYou: who_are_you,
    Refused: refused,
    Rejected: rejected,
    TooBusy: busy,
    Unavailable: busy,
    HTTPException: unanswered,
    Exception: unforeseen,
}
