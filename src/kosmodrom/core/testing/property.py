"""What a property is: asked at certain moments of a random game whether it holds."""

from typing import ClassVar

from kosmodrom.core.testing.compare import difference
from kosmodrom.core.testing.walk import Walk


class Broken(Exception):
    """A property does not hold; says what was found and what was expected."""

    def __init__(self, sentence: str, move: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.move = move


class Property:
    """One property of a game, in the course of one walk. Its moments do nothing unless a property says otherwise."""

    name: ClassVar[str]
    is_of_whole_game: ClassVar[bool] = False
    """It can't be seen at one position alone."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.game = walk.game
        self.checked = 0

    def begin(self) -> None:
        """The game is set up."""

    def position(self) -> None:
        """At each position, the last included."""

    def sampled_position(self) -> None:
        """At every n-th position and the last: what costs more."""

    def moved(self) -> None:
        """After each move."""

    def sampled_move(self) -> None:
        """After the move from every n-th position."""

    def end(self) -> None:
        """The game is over."""

    def require(self, holds: bool, sentence: str) -> None:
        """Broken with the sentence unless something holds."""
        self.checked += 1
        if not holds:
            raise Broken(sentence)

    def require_equal(self, found: object, expected: object, sentence: str) -> None:
        """Broken with the sentence and the first difference unless two things are equal."""
        self.checked += 1
        if found != expected:
            raise Broken(f"{sentence}: {difference(found, expected)}")
