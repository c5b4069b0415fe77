"""Why a request can't be answered as asked."""


class NotFound(Exception):
    """There is no such thing, or it is not this person's to see: which of the two isn't told."""


class TooBusy(Exception):
    """The server can't take more just now, or its store doesn't answer: `after` so many seconds it is worth a try.

    Whether the command was carried out is not known; sent again with the same id it is carried out once.
    """

    def __init__(self, after: float = 1.0) -> None:
        super().__init__(f"busy, try again after {after} s")
        self.after = after
