"""All routes of the API under one roof: who asks is found out first."""

from typing import Final

from litestar import Router
from litestar.params import QueryParameter

from kosmodrom.server.routes import (
    blocks,
    chance,
    commands,
    games,
    invites,
    me,
    notes,
    records,
    replay,
    tables,
    tokens,
)
from kosmodrom.server.visit import greet

NOUNS: Final = (me, tokens, blocks, games, tables, commands, notes, invites, records, replay, chance)

api: Final = Router(
    "/api",
    route_handlers=[route for noun in NOUNS for route in noun.ROUTES],
    guards=[greet],
    parameters={
        "language": QueryParameter(
            name="language", annotation=str | None, required=False, description="en or ru; else the person's own"
        )
    },
)
