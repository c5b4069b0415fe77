"""The bots that sit at tables: each has a name and a face of its own."""

import hashlib
from typing import Final

from kosmodrom.table.refused import TEXTS

BOTS: Final = (
    "parsec",
    "quasar",
    "neutrino",
    "bolide",
    "tachyon",
    "albedo",
    "perigee",
    "comet",
    "azimuth",
    "sextant",
    "lumen",
    "syzygy",
)
"""More than any table has seats. The page has a face for each."""
_STRIDES: Final = (1, 5, 7, 11)
"""Steps that meet every bot before they meet one twice."""


def bot_at(cast: str, patch: int) -> str:
    """The bot that wears a patch where `cast` sits; every patch is worn by another."""
    chosen = int.from_bytes(hashlib.sha256(cast.encode()).digest()[:4])
    first, stride = chosen % len(BOTS), _STRIDES[chosen // len(BOTS) % len(_STRIDES)]
    return BOTS[(first + stride * patch) % len(BOTS)]


def bot_name(bot: str, language: str) -> str:
    """What a bot is called."""
    return TEXTS.say(f"bot-{bot}", language)
