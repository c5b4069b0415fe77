"""What the moves of a seat would bring."""

from examples.comet.moves import LANDING, MOVES
from examples.comet.rules import landing
from examples.comet.state import CometState


def preview(s: CometState, moves: list[int]) -> list[dict[str, object]]:
    """One entry for each move; nobody knows what a probe brings."""
    return [
        {"move": MOVES.notation(move), **(landing.preview(s, move - LANDING) if move >= LANDING else {})}
        for move in moves
    ]
