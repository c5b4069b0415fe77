"""The moves of Comet: eight numbers, a notation (`send 4`, `land`, `dive`)."""

from typing import Final

from kosmodrom.core.moves import Kind, MoveSpace

HIGHEST_PROBE: Final = 6
PROBES: Final = range(1, HIGHEST_PROBE + 1)

MOVES: Final = MoveSpace(Kind("send", (tuple(str(probe) for probe in PROBES),)), Kind("land"), Kind("dive"))
LAND: Final = MOVES.first("land")
DIVE: Final = MOVES.first("dive")


def probe_of(move: int) -> int:
    """The probe that a move sends."""
    return move + 1
