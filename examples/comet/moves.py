"""The moves of Comet: eight numbers, a notation (`send 4`, `land`, `dive`)."""

from typing import Final

from examples.comet.rules import landing, sending
from kosmodrom.core.moves import MoveSpace

LANDING: Final = sending.MOVE_COUNT
"""The first move of landing; those of sending come before."""
MOVES: Final = MoveSpace(*sending.MOVES, *landing.MOVES)
assert MOVES.first("land") == LANDING
