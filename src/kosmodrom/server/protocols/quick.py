"""HTTP by httptools, where it is installed."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kosmodrom.server.protocols.heads import LimitedHeads


class QuickProtocol(LimitedHeads, HttpToolsProtocol):
    """An HTTP connection, parsed by a library in C."""

    is_between = True
    has_begun = False
    last_head: object = None

    def is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.last_head is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        """A head begins."""
        self.has_begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head has come."""
        super().on_headers_complete()
        self.is_between, self.has_begun, self.last_head = False, False, object()

    def on_message_complete(self) -> None:
        """A body has come."""
        self.is_between = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request."""
        self.count_malformed()
        super().send_400_response(msg)
