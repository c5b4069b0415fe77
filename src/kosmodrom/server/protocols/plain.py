"""HTTP by h11, where httptools is not installed."""

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from kosmodrom.server.protocols.heads import LimitedHeads


class PlainProtocol(LimitedHeads, H11Protocol):
    """An HTTP connection, parsed in Python."""

    @property
    def is_between(self) -> bool:
        """Whether what comes next belongs to a head."""
        return self.conn.their_state is h11.IDLE

    @property
    def has_begun(self) -> bool:
        """Whether a part of a head has come, and not yet all of it."""
        return self.is_between and bool(self.conn.trailing_data[0])

    @property
    def last_head(self) -> object:
        """Another object for each head that has come."""
        return self.scope

    def is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.last_head is None or self.cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request."""
        self.count_malformed()
        super().send_400_response(msg)
