"""The request class of all routes: bodies are decoded as strictly as messages over sockets."""

from functools import cache

import msgspec
from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import ClientException


@cache
def decoder_of(kind: type) -> "msgspec.json.Decoder[object]":
    """Returns the strict decoder of a type: no strings in place of numbers, no unknown fields."""
    return msgspec.json.Decoder(kind)


class ApiRequest(Request[object, object, AppState]):
    """A request. The framework alone would accept `"1"` for 1, and JSON of any depth."""

    async def json(self) -> object:
        """The body, decoded as the type that its route declares."""
        field = self.route_handler.parsed_data_field
        try:
            return decoder_of(object if field is None else field.annotation).decode(await self.body())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ClientException(str(error)) from None
