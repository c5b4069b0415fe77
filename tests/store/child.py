"""A process of its own that appends, for tests that kill it, starve it or take its rights away.

Usage: child.py URL TABLE LINES [POINT NTH] - writes so many lines, saying each number once it is committed, and kills
itself at the NTH time it comes by POINT.
"""

import asyncio
import os
import signal
import sys

from kosmodrom.store.store import Store
from tests.store.samples import entry, summary


async def main(url: str, table: str, lines: int, deadly: str = "", nth: str = "0") -> None:
    """Write until done or dead."""
    left = int(nth)

    def at_point(point: str) -> None:
        nonlocal left
        left -= point == deadly
        if point == deadly and left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    store = await Store.open(url, at_point=at_point)
    print("ready", flush=True)
    for seq in range(1, lines + 1):
        await store.log.append(entry(table, seq), summary(table, seq))
        print(seq, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:]))
