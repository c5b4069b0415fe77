"""Chance that a test decides: what is drawn is what was stacked."""

from kosmodrom.core.rng import Rng


class Stacked(Rng):
    """Answers with the outcomes stacked for each source, in order; anything beyond them fails the test."""

    def __init__(self, outcomes: dict[int, list[int]]) -> None:
        super().__init__()
        self.outcomes = {source: list(numbers) for source, numbers in outcomes.items()}

    def below(self, n: int, source: int) -> int:
        left = self.outcomes.get(source, [])
        assert left, f"source {source} was drawn from, but nothing is stacked there"
        outcome = left.pop(0)
        assert 0 <= outcome < n, f"{outcome} was stacked where a number below {n} is drawn"
        self.drawn += 1
        return outcome

    def copy(self) -> "Stacked":
        other = Stacked(self.outcomes)
        other.drawn = self.drawn
        return other

    @property
    def is_used_up(self) -> bool:
        return not any(self.outcomes.values())
