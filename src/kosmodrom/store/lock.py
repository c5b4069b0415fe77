"""One server per SQLite file: an advisory lock on a file beside it, which ends with the process."""

import fcntl
import os
from pathlib import Path

from kosmodrom.store.errors import StoreError


class FileLock:
    """Held from construction to `release`. A second one on the same file raises StoreError.

    The lock lies beside the file itself, also if the file is named by a symbolic link.
    """

    def __init__(self, file: Path) -> None:
        itself = file.resolve()
        self._file = os.open(itself.with_name(itself.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            owner = os.pread(self._file, 20, 0).decode(errors="replace").strip()
            os.close(self._file)
            raise StoreError(
                f"{file} is in use by another Kosmodrom server (process {owner}): stop that one first, give this one "
                "a file of its own, or run several servers on one PostgreSQL."
            ) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Release the lock."""
        os.close(self._file)
