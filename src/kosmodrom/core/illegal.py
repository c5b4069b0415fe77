"""A move that a rule refuses."""

from typing import Final

GAME_OVER: Final = "KD-1"
NOT_YOUR_TURN: Final = "KD-2"
OTHER_QUESTION: Final = "KD-3"
NO_SUCH_MOVE: Final = "KD-4"
NO_UNDO: Final = "KD-5"


class Illegal(Exception):
    """Raised for players: the move is refused, by the rule named, and nothing has changed."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule
