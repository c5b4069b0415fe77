"""The positions that a game has gone through, for readers who step through it."""

from collections.abc import Iterator
from typing import Final

from kosmodrom.core.match import Match, Step

EVERY: Final = 16
"""A position is kept after every so many moves."""
MOST: Final = 64
"""How many positions are kept; then the first one kept is dropped."""


class Timeline:
    """Walks to any step of a match from the nearest position before it that an earlier walk has kept.

    A kept position is known by the step that led to it. An undo makes all steps anew, so what was kept before it is
    not used again.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Step, Match]] = {}

    def walk(self, match: Match, count: int) -> Iterator[Match]:
        """Goes move by move to the position after the first `count` moves, which comes last.

        The caller may pause between two moves: the match may go on meanwhile, and the walk keeps to the moves made so
        far. It is one match that goes on, and the caller doesn't change it.
        """
        return self._walk(match, match.steps[:count])

    def _walk(self, match: Match, steps: list[Step]) -> Iterator[Match]:
        again = self._nearest(steps) or Match(match.game, match.seats, match.chance, match.options, match.names)
        yield again
        for step in steps[len(again.steps) :]:
            again.play(step.seat, step.move, step.is_forced)
            if len(again.steps) % EVERY == 0:
                self._keep(step, again.fork())
            yield again

    def _nearest(self, steps: list[Step]) -> Match | None:
        for count in range(len(steps) // EVERY * EVERY, 0, -EVERY):
            kept = self._kept.get(count)
            if kept is not None and kept[0] is steps[count - 1]:
                return kept[1].fork()
        return None

    def _keep(self, step: Step, match: Match) -> None:
        self._kept.pop(len(match.steps), None)
        self._kept[len(match.steps)] = (step, match)
        if len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
