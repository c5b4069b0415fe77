"""Open questions of a turn (see `core.frames`), each a frame with a kind, and numbers above it.

| frame | waits for |
|---|---|
| CELL | actions of the cell under this turn's tile |
| BONUS | actions of an ability, a hex explored or a room |
| FLIGHT | steps of a flight |
| STEPS | rooms still to be entered on the bureau track |
| FLIP | which inspector is turned over |

Cell, ability, flight, hex, steps, room or flip: that is the longest pile there can be, since no bonus begins a flight
inside a flight and no room moves the marker on.
"""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_bureau.parts.sets import bit

CELL: Final = 1
BONUS: Final = 2
FLIGHT: Final = 3
STEPS: Final = 4
FLIP: Final = 5

_LIST: Final = 3
_FACTOR: Final = 11
_USED: Final = 16
_PAID: Final = 40
_UNPAID: Final = 0xFFFFFFFFFF
_HAS_LEFT: Final = 8
_JUMPED: Final = 4
_ONE_STEP: Final = 8


def kind_of_frame(frame: i64) -> i64:
    return frame & 7


# Lists of actions: CELL and BONUS


def checklist(kind: i64, actions: i64, factor: i64) -> i64:
    """A frame for a list of actions, each of which may be done `factor` times as often as printed."""
    return kind + (actions << _LIST) + (factor << _FACTOR)


def list_of(frame: i64) -> i64:
    """The number of the list of actions (see `box`)."""
    return frame >> _LIST & 255


def factor_of(frame: i64) -> i64:
    return frame >> _FACTOR & 31


def used_of(frame: i64, action: i64) -> i64:
    """How often an action of the list was done."""
    return frame >> (_USED + 6 * action) & 63


def with_used(frame: i64, action: i64) -> i64:
    """The frame after an action was done once more."""
    return frame + (2**34 >> (18 - 6 * action))


def paid_slot_of(frame: i64) -> i64:
    """The slot that a sample was paid for and that has to be carried out now, or -1."""
    return (frame >> _PAID) - 1


def with_paid_slot(frame: i64, slot: i64) -> i64:
    return frame + ((slot + 1) << _PAID)


def without_paid_slot(frame: i64) -> i64:
    return frame & _UNPAID


# Flights


def has_left(frame: i64) -> bool:
    """Whether the flight has made its first step."""
    return frame & _HAS_LEFT != 0


def jumped(frame: i64) -> i64:
    """The places that jumps have led to since it last spent fuel."""
    return frame >> _JUMPED


def after_crossing() -> i64:
    """The frame of a flight whose last step crossed a border."""
    return FLIGHT + _HAS_LEFT


def after_jump(frame: i64, place: i64) -> i64:
    """The frame of a flight that has jumped to one more place."""
    return (frame | _HAS_LEFT) + (bit(place) << _JUMPED)


# Steps on the bureau track


def steps_frame(steps: i64) -> i64:
    return STEPS + (steps << _LIST)


def steps_of(frame: i64) -> i64:
    return frame >> _LIST


def one_step_less(frame: i64) -> i64:
    return frame - _ONE_STEP
