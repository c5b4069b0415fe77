"""The line in which errands wait for a thinker process."""

from bisect import insort

from kosmodrom.server.thinkers.errand import Errand


class Line:
    """Moves stand before hints, and then what is due first."""

    def __init__(self) -> None:
        self._errands: list[Errand] = []

    def __len__(self) -> int:
        return len(self._errands)

    def __contains__(self, errand: Errand) -> bool:
        return errand in self._errands

    def join(self, errand: Errand) -> None:
        insort(self._errands, errand, key=lambda each: each.place)

    def leave(self, errand: Errand) -> None:
        """Step out of the line, if the errand is still in it."""
        if errand in self:
            self._errands.remove(errand)

    def next(self) -> Errand | None:
        """Take out the errand that stands first."""
        return self._errands.pop(0) if self._errands else None

    def count_rivals(self, errand: Errand) -> int:
        """How many of those waiting are no less urgent than an errand."""
        return sum(1 for each in self._errands if each.urgent or not errand.urgent)
