"""Health and metrics, for the host of a server."""

import asyncio
import hmac
import ipaddress
from typing import Final, Literal

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from kosmodrom import __version__
from kosmodrom.server.errors import NotFound
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.services import Services, services_of
from kosmodrom.server.visitor import address_of
from kosmodrom.store.errors import StoreError

PATIENCE: Final = 2.0
"""Seconds in which a healthy store answers."""
FIGURES: Final = CONTENT_TYPE_LATEST.replace("; charset=utf-8", "")
"""The media type of the metrics. The framework adds the charset."""
FORWARDED: Final = ("forwarded", "x-forwarded-for", "via")
"""Headers of a request that a proxy on this machine has forwarded."""


class Health(Struct, frozen=True):
    """Whether the server can be played on."""

    status: Literal["ok", "closing", "failing"]
    release: str
    database: Literal["ok", "failing"]


@get(
    "/healthz",
    operation_id="getHealth",
    summary="Whether the server can be played on",
    tags=["server"],
    responses={503: ResponseSpec(Health, generate_examples=False, description="It can't, just now")},
)
async def get_health(request: ApiRequest) -> Response[Health]:
    services = services_of(request.app.state)
    answers = await _answers(services)
    status: Literal["ok", "closing", "failing"] = "ok" if answers else "failing"
    if services.hub.lifecycle.is_closing:
        status = "closing"
    health = Health(status, __version__, "ok" if answers else "failing")
    return Response(health, status_code=200 if status == "ok" else 503)


async def _answers(services: Services) -> bool:
    """Whether the store can be read and written in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.meta.get("release")
            return await services.store.database.is_writable()
    except (StoreError, TimeoutError):
        return False


@get("/metrics", include_in_schema=False)
async def get_metrics(request: ApiRequest) -> Response[bytes]:
    services = services_of(request.app.state)
    if not (_is_local(request) or _has_token(request, services.config.metrics_token)):
        raise NotFound("not-found-address")
    return Response(services.metrics.text(), media_type=FIGURES)


def _is_local(request: ApiRequest) -> bool:
    """Whether the request comes from this machine and was not forwarded."""
    try:
        is_loopback = ipaddress.ip_address(address_of(request.scope)).is_loopback
    except ValueError:
        return False
    return is_loopback and not any(name in request.headers for name in FORWARDED)


def _has_token(request: ApiRequest, token: str) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return bool(token) and scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())


ROUTES: Final = (get_health, get_metrics)
