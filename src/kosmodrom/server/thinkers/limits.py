"""The limits a thinker process sets itself, as far as the system knows them."""

import contextlib
import ctypes
import os
import signal
import sys
from typing import Final

NICENESS: Final = 10
_PR_SET_PDEATHSIG: Final = 1


def limit_memory(most_bytes: int) -> None:
    """Let this process have no more address space than that: beyond it, asking for memory is a MemoryError."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))


def be_nice() -> None:
    """Leave the processor to those who serve people."""
    if sys.platform != "win32":
        os.nice(NICENESS)


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal; the server decides when its thinkers end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def die_with_parent() -> None:
    """End at once, in the middle of a thought, when the process that started this one is gone."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
