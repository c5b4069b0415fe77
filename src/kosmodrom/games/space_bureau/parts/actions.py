"""Actions as they are printed on cells, hexes, rooms and abilities, each packed into one number.

An action has one effect, or two joined by "or"; a price; how often it is printed; and whether it is special: repeated
for each level or office. A list of up to four actions belongs to each cell, hex, room and ability.
"""

from typing import Final

from mypy_extensions import i64

FUEL: Final = 1
"""SB-A1 So much fuel."""
FILL: Final = 2
"""SB-A1 Fuel up to the limit."""
SAMPLE_HERE: Final = 3
"""SB-A2 A sample of the place."""
SAMPLE_ANY: Final = 4
"""SB-A3 A sample of any colour."""
SAMPLE: Final = 5
"""SB-A4 A sample of a given colour, which stands where other effects have an amount."""
STORAGE: Final = 6
"""SB-A5 More storage."""
CREDITS: Final = 7
"""SB-A6 So many credits."""
OFFICE: Final = 8
"""SB-A7 An office where the ship is."""
BUREAU: Final = 9
"""SB-A8 So many rooms on the bureau track."""
FLIGHT: Final = 10
"""SB-F1 A flight."""

PLAIN: Final = 0
PER_LEVEL: Final = 1
PER_OFFICE: Final = 2

FREE: Final = 0
PAY_FUEL: Final = 1
PAY_SAMPLE: Final = 2

NO_ACTION: Final = 0
NO_EFFECT: Final = 0
ACTIONS_OF_A_LIST: Final = 4
SLOTS: Final = 8
"""Two effects for each action of a list; the second may be missing."""
SLOT_NAMES: Final = ("1", "1b", "2", "2b", "3", "3b", "4", "4b")
MOST_OF_AN_EFFECT: Final = 15
MOST_TIMES: Final = 7


def pack_effect(what: i64, amount: i64) -> i64:
    return what + (amount << 4)


def pack_action(effect: i64, other: i64, times: i64, per: i64, pay: i64, cost: i64) -> i64:
    return effect + (other << 8) + (times << 16) + (per << 20) + (pay << 22) + (cost << 24)


def effect_of(action: i64, slot: i64) -> i64:
    """The effect in a slot (even: the first, odd: the one after "or"), or NO_EFFECT."""
    return (action >> (8 * (slot & 1))) & 255


def what_of(effect: i64) -> i64:
    """FUEL, FILL and so on."""
    return effect & 15


def amount_of(effect: i64) -> i64:
    """How much of it; of SAMPLE the colour."""
    return effect >> 4


def times_of(action: i64) -> i64:
    """How often it is printed."""
    return action >> 16 & 15


def per_of(action: i64) -> i64:
    """PLAIN, PER_LEVEL or PER_OFFICE."""
    return action >> 20 & 3


def pay_of(action: i64) -> i64:
    """FREE, PAY_FUEL or PAY_SAMPLE."""
    return action >> 22 & 3


def cost_of(action: i64) -> i64:
    """The fuel to pay."""
    return action >> 24


def is_harmless(action: i64) -> bool:
    """Whether nobody could want to decline it, however things stand: credits and storage, unpaid and without choice."""
    what = action & 15
    return (what in (CREDITS, STORAGE)) and action >> 8 & 255 == NO_EFFECT and pay_of(action) == FREE


def is_plain_fuel(action: i64) -> bool:
    """Whether it brings fuel, unpaid and without choice: harmless, but what else comes may ask for room before it."""
    what = action & 15
    return (what in (FUEL, FILL)) and action >> 8 & 255 == NO_EFFECT and pay_of(action) == FREE
