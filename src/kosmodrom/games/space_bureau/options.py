"""What a table can choose about Space Bureau: bits of `SpaceBureauState.settings`."""

from typing import Final

from kosmodrom.core.options import Option

SIDES_CHOSEN: Final = 1
SIDES_DEALT: Final = 2
ABILITIES_CHOSEN: Final = 4
ABILITIES_DEALT: Final = 8
FIRST_SEAT: Final = 16

OPTIONS: Final = (
    Option("ships", ("00", "chosen", "reverse")),
    Option("captains", ("off", "dealt", "chosen")),
    Option("first", ("random", "first-seat")),
)
BITS: Final = {
    ("ships", "chosen"): SIDES_CHOSEN,
    ("ships", "reverse"): SIDES_DEALT,
    ("captains", "chosen"): ABILITIES_CHOSEN,
    ("captains", "dealt"): ABILITIES_DEALT,
    ("first", "first-seat"): FIRST_SEAT,
}
DAILY: Final = (
    {"ships": "reverse", "captains": "dealt"},
    {"ships": "00", "captains": "off"},
    {"ships": "reverse", "captains": "off"},
    {"ships": "00", "captains": "dealt"},
    {"ships": "reverse", "captains": "off"},
    {"ships": "reverse", "captains": "dealt"},
    {"ships": "00", "captains": "dealt"},
)
"""From Sunday to Saturday: a plain ship to begin the week with, other sides and captains on its other days."""


def pack(options: dict[str, str]) -> int:
    """A table's options as bits."""
    return sum([BITS.get(chosen, 0) for chosen in options.items()])
