"""What a server takes from outside: time, new ids and secrets, named points. Tests pass their own."""

import hmac
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SLOWER: Final = 20
"""An hour that the machine's clock was set back is made up for within 20 hours."""
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""The letters of ids. None looks like another, as people may read ids to each other."""
LONGEST_ID: Final = 32


def steady_ns() -> int:
    """Nanoseconds from some moment in the past. They pass also while the machine sleeps, if it can tell."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic_ns()


class Clock:
    """The machine's time, which runs evenly even if somebody sets the machine's clock back.

    It is then ahead, and runs slower by one part in `SLOWER` until the machine's clock has caught up. A clock that is
    set forward is followed at once. Time in which the machine sleeps has passed.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._read = steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        read = self._steady()
        passed = read - self._read
        self._now = max(self._wall(), self._now + passed - passed // SLOWER)
        self._read = read
        return self._now // 1_000_000


now_ms: Final = Clock().now


def fresh_id(length: int = 12) -> str:
    """A random id. 12 characters are 59 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether a text has the form of an id. Others need not be looked up."""
    return 0 < len(text) <= LONGEST_ID and all(letter in ALPHABET for letter in text)


def derived_id(secret: str, purpose: str, length: int = 12) -> str:
    """An id that follows from a secret and a purpose, so it can't be guessed without the secret."""
    number = int.from_bytes(hmac.digest(bytes.fromhex(secret), purpose.encode(), "sha256"), "big")
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def fresh_secret() -> str:
    """256 bits in hexadecimal."""
    return secrets.token_hex(32)


def nothing(_: str) -> None:
    """The default for `at_point`."""


@dataclass(frozen=True)
class World:
    """The time, randomness and named points of a server."""

    now: Callable[[], int] = now_ms
    new_id: Callable[[], str] = fresh_id
    new_secret: Callable[[], str] = fresh_secret
    at_point: Callable[[str], None] = nothing
    """Called with the name of a point before an acknowledgement or a broadcast. Proof tools kill the process there."""
