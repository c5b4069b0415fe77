"""The limits that a thinker process sets for itself, where the system supports them."""

import contextlib
import ctypes
import os
import signal
import sys
from typing import Final

NICENESS: Final = 10
_PR_SET_PDEATHSIG: Final = 1


def limit_memory(most_bytes: int) -> None:
    """Limit the address space of this process. Beyond it, allocations raise MemoryError."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))


def be_nice() -> None:
    """Lower the priority of this process below the server's."""
    if sys.platform != "win32":
        os.nice(NICENESS)


def ignore_interrupt() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal. The server ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def die_with_parent() -> None:
    """Be killed as soon as the process that started this one has ended."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
