"""The numbers of the moves: where each kind begins, and what is added to it."""

from typing import Final

SIDE: Final = 0
"""Choose a side of the ship; its number is added."""
ABILITY: Final = 5
"""Choose an ability; its number, less 1, is added."""
PLACE: Final = 11
"""Place a tile: the turned tile * 24 and the cell are added."""
DO: Final = 491
"""Do an action that needs no further choice, or begins a flight; its slot is added."""
SAMPLE: Final = 499
"""Do an action that brings a sample: the slot * 3 and the colour are added."""
PAY: Final = 523
"""Do an action that costs a sample: the slot * 3 and the colour paid are added."""
OFFICE: Final = 547
"""Do an action that opens an office: the slot * 4 and the kind of office are added."""
DONE: Final = 579
FLY: Final = 580
"""Cross to the neighbour; the direction is added."""
JUMP: Final = 586
"""Jump to a wormhole; the hex is added."""
EXPLORE: Final = 614
"""Explore the neighbouring place; the direction is added."""
LAND: Final = 620
END: Final = 621
FLIP: Final = 622
"""Turn an inspector over; the cell is added."""
TAKE: Final = 646
"""Take a tile of the queue; its kind is added."""
EXCHANGE: Final = 652
MOVE_COUNT: Final = 653
