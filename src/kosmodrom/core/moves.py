"""The fixed space of a game's moves: numbers for the engine, a notation for people, kinds and arguments."""

from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Kind:
    """A kind of move: the booklet's verb, and for each argument the words it can take."""

    verb: str
    arguments: tuple[tuple[str, ...], ...] = ()

    @property
    def count(self) -> int:
        total = 1
        for words in self.arguments:
            total *= len(words)
        return total


@dataclass(frozen=True)
class Move:
    """A move taken apart: its kind's verb and the index of each argument."""

    verb: str
    arguments: tuple[int, ...]


class MoveSpace:
    """Numbers all moves of some kinds in order. `keep b4` is a notation: a verb, then a word for each argument."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._moves: list[Move] = []
        self._notations: list[str] = []
        self._first: dict[str, int] = {}
        for kind in kinds:
            self._first[kind.verb] = len(self._moves)
            for indices in product(*(range(len(words)) for words in kind.arguments)):
                words = [kind.arguments[i][index] for i, index in enumerate(indices)]
                self._moves.append(Move(kind.verb, indices))
                self._notations.append(" ".join([kind.verb, *words]))
        self._numbers = {notation: number for number, notation in enumerate(self._notations)}
        self.count = len(self._moves)
        if len(self._numbers) != self.count:
            raise ValueError("two moves share a notation")

    def first(self, verb: str) -> int:
        """The number of the first move of a kind."""
        return self._first[verb]

    def decode(self, number: int) -> Move:
        return self._moves[number]

    def encode(self, verb: str, *arguments: int) -> int:
        return self._moves.index(Move(verb, arguments), self._first[verb])

    def notation(self, number: int) -> str:
        return self._notations[number]

    def parse(self, notation: str) -> int:
        """The number of a move; ValueError says what a notation looks like."""
        number = self._numbers.get(" ".join(notation.split()))
        if number is None:
            verbs = ", ".join(kind.verb for kind in self.kinds)
            raise ValueError(f"no move is written {notation!r}: a move begins with one of {verbs}")
        return number
