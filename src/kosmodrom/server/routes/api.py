"""All routes of the API. A guard finds out first who makes the request."""

from typing import Final

from litestar import Router
from litestar.params import QueryParameter

from kosmodrom.server.routes import (
    blocks,
    chance,
    commands,
    devices,
    games,
    invites,
    lesson,
    me,
    notes,
    playback,
    records,
    replay,
    seats,
    solo,
    tables,
    tokens,
    watching,
)
from kosmodrom.server.visit import load_visit
from kosmodrom.server.visitor import FURTHER

NOUNS: Final = (
    me,
    devices,
    tokens,
    blocks,
    games,
    lesson,
    tables,
    commands,
    notes,
    invites,
    seats,
    watching,
    records,
    replay,
    chance,
    playback,
    solo,
)

api: Final = Router(
    "/api",
    route_handlers=[route for noun in NOUNS for route in noun.ROUTES],
    guards=[load_visit],
    parameters={
        "language": QueryParameter(
            name="language", annotation=str | None, required=False, description="en or ru; else the person's own"
        ),
        "further": QueryParameter(
            name="as",
            annotation=int | None,
            required=False,
            ge=1,
            le=len(FURTHER),
            description="a further person at this device, by a cookie of their own",
        ),
        "watch": QueryParameter(
            name="watch", annotation=str | None, required=False, description="the code of a private table's watch link"
        ),
    },
)
