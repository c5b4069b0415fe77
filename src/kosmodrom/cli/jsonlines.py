"""A file with one record a line, written while games are played."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import msgspec

from kosmodrom.cli.complaint import Complaint
from kosmodrom.cli.recordfile import reason_of
from kosmodrom.core.record import Record


class RecordLines:
    """Adds whole lines only: one that didn't fit on the disk is taken away again. Without a path nothing is written."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._file: int | None = None
        self._end = 0

    def __enter__(self) -> "RecordLines":
        if self.path is not None:
            try:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
            except OSError as error:
                raise Complaint("bad-write", file=str(self.path), reason=reason_of(error)) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._file is not None:
            os.close(self._file)

    def add(self, record: Record | None) -> None:
        if self._file is None or record is None:
            return
        line = msgspec.json.encode(record) + b"\n"
        try:
            if os.write(self._file, line) == len(line):
                self._end += len(line)
                return
            reason = os.strerror(errno.ENOSPC)
        except OSError as error:
            reason = reason_of(error)
        with suppress(OSError):
            os.ftruncate(self._file, self._end)
        raise Complaint("bad-write", file=str(self.path), reason=reason)
