"""A file with one record a line, written while games are played."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import msgspec

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.files import reason_of
from kosmodrom.core.record import Record


class RecordLines:
    """Adds whole lines only: a line that didn't fit on the disk is removed again. Without a path nothing is written.

    Lines go to a file beside, with `.partial` at the end of its name, which takes the place of an older one when
    `finish` is called. If that never happens, the older file stays as it was, and the partial file stays if it has any
    line. A device or a pipe is written to directly.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._file: int | None = None
        self._end = 0
        is_file = path is not None and (path.is_file() or not path.exists())
        self.place = path
        """Where the lines are."""
        if path is not None and is_file:
            self.place = path.with_name(f"{path.name}.partial")

    def __enter__(self) -> "RecordLines":
        if self.path is not None and self.place is not None:
            try:
                if self.path.is_file():
                    # A file that may not be written may not be replaced either: complain before anything is played.
                    os.close(os.open(self.path, os.O_WRONLY))
                self._file = os.open(self.place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
            except OSError as error:
                raise Complaint("bad-write", file=str(self.path), reason=reason_of(error)) from None
        return self

    def finish(self) -> None:
        """Replace an older file: all lines are written."""
        if self.path is None or self.place is None or self.place == self.path:
            return
        try:
            # What a link leads to is replaced, not the link.
            self.place.replace(self.path.resolve())
        except OSError as error:
            raise Complaint("bad-write", file=str(self.path), reason=reason_of(error)) from None
        self.place = self.path

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._file is None:
            return
        os.close(self._file)
        if self._end == 0 and self.place is not None and self.place != self.path:
            self.place.unlink(missing_ok=True)

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
