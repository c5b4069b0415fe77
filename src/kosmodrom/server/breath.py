"""Long work that lets other tasks run."""

import asyncio
import time
from typing import Final

SLICE: Final = 0.005
"""Seconds of work after which other tasks run."""


class Breath:
    """Lets other tasks run in the middle of long work."""

    def __init__(self) -> None:
        self._until = time.monotonic() + SLICE

    async def take(self) -> None:
        """Yield to other tasks if it is time to."""
        if time.monotonic() > self._until:
            await asyncio.sleep(0)
            self._until = time.monotonic() + SLICE
