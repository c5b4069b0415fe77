"""Ctrl-C during long work: results so far are kept."""

import signal
from types import FrameType, TracebackType


class Interrupt:
    """While it is entered, the first Ctrl-C only sets `happened`; a second one raises KeyboardInterrupt."""

    def __init__(self) -> None:
        self.happened = False

    def __enter__(self) -> "Interrupt":
        self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.happened:
            raise KeyboardInterrupt
        self.happened = True

    def has_happened(self) -> bool:
        return self.happened
