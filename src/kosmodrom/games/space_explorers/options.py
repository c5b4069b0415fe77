"""SX-M What a table can choose about Space Explorers: bits of `ExplorersState.settings`."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.options import Needs, Option
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES

POWERS: Final = 1
"""The modules in play, a bit each, in the order of the rules."""
LEADERS: Final = 2
CRISES: Final = 4
GOALS: Final = 8
TALENTS: Final = 16
PROJECTS: Final = 32
DIRECTIVES: Final = 64
ALL_MODULES: Final = 127
NEVER_ALL_THREE: Final = 7
"""SX-M2 Powers, Leaders and Crises: not all of them in a first game."""
BY_THEMSELVES: Final = 128
"""SX-L2 Leaders come by themselves: nobody is asked for a deck."""
BASE_PRICES: Final = 256
"""SX-A10 Abilities 19 and 56 cost what they do without modules."""
THREE_DRAWN: Final = 512
WITH_DIRECTIVES: Final = 1024
FIRST_GAME: Final = 2048
LEVEL: Final = 4096
"""SX-Z6 The Rival's level, times this."""

SETS: Final = ("none", "three", "three-and-directives", "first", "chosen")
"""SX-M1 Where the modules of a game come from."""
OPTIONS: Final = (
    Option("modules", SETS),
    *[Option(f"with-{name}", ("off", "on"), Needs("modules", ("chosen",))) for name in MODULE_NAMES],
    Option("leaders", ("asked", "by-themselves"), Needs("modules", SETS[1:])),
    Option("prices", ("with-modules", "base"), Needs("modules", SETS[1:])),
    Option("level", ("1", "2", "3"), is_for_one=True),
)
BITS: Final = {
    ("modules", "three"): THREE_DRAWN,
    ("modules", "three-and-directives"): THREE_DRAWN + WITH_DIRECTIVES,
    ("modules", "first"): THREE_DRAWN + FIRST_GAME,
    ("leaders", "by-themselves"): BY_THEMSELVES,
    ("prices", "base"): BASE_PRICES,
    ("level", "1"): LEVEL,
    ("level", "2"): 2 * LEVEL,
    ("level", "3"): 3 * LEVEL,
}


def pack(options: dict[str, str]) -> int:
    """SX-M1 A table's options as bits; modules that are drawn come later, by chance."""
    settings = sum([BITS.get(chosen, 0) for chosen in options.items()])
    if options["modules"] == "chosen":
        settings += sum([2**place for place, name in enumerate(MODULE_NAMES) if options[f"with-{name}"] == "on"])
    return settings


def level_of(settings: i64) -> i64:
    """SX-Z6 The Rival's level, from 1 to 3."""
    return settings // LEVEL


def daily_deals() -> tuple[dict[str, str], ...]:
    """SX-Z5 Level 2, with three modules that change by the day: all 35 triples, those of neighbouring days unlike."""
    triples = [
        (first, second, third) for first in range(7) for second in range(first + 1, 7) for third in range(second + 1, 7)
    ]
    count = len(triples)
    order = [triples[day * 16 % count] for day in range(count)]
    return tuple(
        {"modules": "chosen", "level": "2", **{f"with-{MODULE_NAMES[module]}": "on" for module in triple}}
        for triple in order
    )


DAILY: Final = daily_deals()
