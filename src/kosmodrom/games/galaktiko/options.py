"""What a table can choose about Galaktiko: a bit of `GalaktikoState.options` each."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.options import Option

CHEEKY_STOWAWAYS: Final = 1
"""GK-O1"""
THEY_WALK: Final = 2
"""GK-O2"""
BITTER_END: Final = 4
"""GK-O3"""
RICH_FIRST: Final = 8
"""GK-O4"""
FULL_CIRCLE: Final = 16
"""GK-T1"""
OPTIONAL_LOADING: Final = 32
"""GK-T9"""
FIRST_SEAT: Final = 64
"""GK-S4 The table chose its first driver: the first seat."""

NAMES: Final = (
    "cheeky_stowaways",
    "they_walk",
    "bitter_end",
    "rich_first",
    "full_circle",
    "optional_loading",
    "first_driver",
)
"""By their bits."""
OPTIONS: Final = (*[Option(name, ("off", "on")) for name in NAMES[:-1]], Option(NAMES[-1], ("random", "first_seat")))


def pack(options: dict[str, str]) -> i64:
    """A table's options as bits."""
    bits: i64 = 0
    if options["cheeky_stowaways"] == "on":
        bits += CHEEKY_STOWAWAYS
    if options["they_walk"] == "on":
        bits += THEY_WALK
    if options["bitter_end"] == "on":
        bits += BITTER_END
    if options["rich_first"] == "on":
        bits += RICH_FIRST
    if options["full_circle"] == "on":
        bits += FULL_CIRCLE
    if options["optional_loading"] == "on":
        bits += OPTIONAL_LOADING
    if options["first_driver"] == "first_seat":
        bits += FIRST_SEAT
    return bits


def unpack(bits: i64) -> dict[str, str]:
    """The options of a table by name."""
    return {option.name: option.choices[bits >> place & 1] for place, option in enumerate(OPTIONS)}
