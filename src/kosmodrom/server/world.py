"""What a server takes from outside itself: time, fresh ids and secrets, named points. Tests bring their own."""

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""For ids that people may read to each other: no letter that looks like another."""
LONGEST_ID: Final = 32


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def fresh_id(length: int = 12) -> str:
    """An id that nobody guesses: 12 characters are 59 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether a text may be an id at all, so that others need not be looked for."""
    return 0 < len(text) <= LONGEST_ID and all(letter in ALPHABET for letter in text)


def derived_id(secret: str, purpose: str, length: int = 12) -> str:
    """An id that nobody guesses who doesn't know the secret, always the same for the same purpose."""
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
    """What happens at a named point unless somebody wants to know."""


@dataclass(frozen=True)
class World:
    """The outside."""

    now: Callable[[], int] = now_ms
    new_id: Callable[[], str] = fresh_id
    new_secret: Callable[[], str] = fresh_secret
    at_point: Callable[[str], None] = nothing
    """Called before an acknowledgement and before a broadcast: proof tools kill the process there."""
