"""The OpenAPI description. Its schemas are made by msgspec, which also decodes the bodies."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.routes import HTTPRoute

from kosmodrom import __version__
from kosmodrom.server.messages import Refusal
from kosmodrom.server.problem import Problem

REF: Final = "#/components/schemas/{name}"


def bodies(app: Litestar) -> Iterator[object]:
    """The types of all JSON bodies, received and sent."""
    yield Problem
    yield Refusal
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if not handler.resolve_include_in_schema():
                continue
            if handler.parsed_data_field is not None:
                yield handler.parsed_data_field.annotation
            returned = handler.parsed_return_field
            yield returned.inner_types[0].annotation if returned.is_subclass_of(Response) else returned.annotation


def anything(kind: type) -> dict[str, object]:
    """The schema of data that belongs to a game."""
    assert kind is object, f"{kind} has no form in JSON"
    return {"description": "The game's own."}


class ExactJson(JsonRenderPlugin):
    """The framework's description with msgspec's schemas, which include lengths, patterns and forbidden fields.

    It takes 40 ms to make and is the same for all applications, so it is made once.
    """

    _made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Returns the description as JSON."""
        if not self._made:
            self._made = self._make(request, openapi_schema)
        return self._made

    def _make(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, exact = msgspec.json.schema_components(list(bodies(request.app)), schema_hook=anything, ref_template=REF)
        own = openapi_schema["components"]
        components = {**own, "schemas": {**own["schemas"], **exact}}
        return self.render_json(request, {**openapi_schema, "components": components})


DESCRIPTION: Final = OpenAPIConfig(
    title="Kosmodrom",
    version=__version__,
    description="Board games about space: tables, seats, moves. Everything a seat may know, and nothing more.",
    path="/schema",
    render_plugins=[ExactJson(media_type=MediaType.JSON)],
)
