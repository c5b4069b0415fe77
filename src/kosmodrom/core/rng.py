"""Chance: drawn at the moment it happens, from the generator handed in.

A source is a small number naming what is drawn from (a deck, a bag); a game lists the names in `About.sources`.
"""

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_MULTIPLIER: Final = 698769069
_LOW: Final = 0xFFFFFFFF
_WORD: Final = 2**64


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Where chance comes from."""

    drawn: i64 = 0
    """How many draws were made: a table can tell whether a move met chance."""

    def below(self, n: i64, source: i64) -> i64:
        """A number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        """A generator that will draw what this one would."""
        raise NotImplementedError


@final
class FastRng(Rng):
    """For search and simulation: multiply-with-carry, the same interpreted and compiled; it ignores the source."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"kosmodrom:%d" % seed).digest()
        self.x: i64 = 1 + int.from_bytes(digest[:8], "big") % (_MULTIPLIER * 2**32 - 2)

    def below(self, n: i64, source: i64) -> i64:
        x = _MULTIPLIER * (self.x & _LOW) + (self.x >> 32)
        self.x = x
        self.drawn += 1
        return ((x & _LOW) * n) >> 32

    def copy(self) -> "FastRng":
        other = FastRng(0)
        other.x = self.x
        other.drawn = self.drawn
        return other


@final
class HmacRng(Rng):
    """For real tables: HMAC-SHA256 keyed by the table's secret, over the source's name and how often it was drawn from.

    Equal deals stay equal whatever is played between them, and a draw taken back comes out the same.
    """

    def __init__(self, secret: bytes, sources: tuple[str, ...]) -> None:
        if len(secret) < 16:
            raise ValueError("a secret needs at least 16 bytes")
        self.secret = secret
        self.sources = sources
        self.counts: list[int] = [0] * len(sources)

    def below(self, n: i64, source: i64) -> i64:
        count = self.counts[source]
        self.counts[source] = count + 1
        self.drawn += 1
        size = int(n)
        fair = _WORD - _WORD % size
        block = 0
        while True:
            message = f"{self.sources[source]}:{count}:{block}"
            digest = hmac.digest(self.secret, message.encode(), "sha256")
            for start in range(0, 32, 8):
                word = int.from_bytes(digest[start : start + 8], "big")
                if word < fair:
                    return word % size
            block += 1

    def copy(self) -> "HmacRng":
        other = HmacRng(self.secret, self.sources)
        other.counts = self.counts[:]
        other.drawn = self.drawn
        return other


def mix(key: i64, value: i64) -> i64:
    """Stir a value (0 to 2^62) into a key; stays below 2^63, so that it is the same interpreted and compiled."""
    return ((key & 0x7FFFFFFF) * 1181783497 + (key >> 31)) ^ value
