"""A request as routes get it: its body is read exactly as it is described, as messages over sockets are."""

from functools import cache

import msgspec
from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import ClientException


@cache
def decoder_of(kind: type) -> "msgspec.json.Decoder[object]":
    """What reads a body of a kind: a text is no number, and there is nothing that isn't described."""
    return msgspec.json.Decoder(kind)


class ApiRequest(Request[object, object, AppState]):
    """A request. The framework by itself would take `"1"` for 1, and any depth."""

    async def json(self) -> object:
        """The body, as the kind that its route takes."""
        field = self.route_handler.parsed_data_field
        try:
            return decoder_of(object if field is None else field.annotation).decode(await self.body())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ClientException(str(error)) from None
