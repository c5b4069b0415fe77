"""Comet for one as well, who loses with too few samples: what the core promises of such a game, for tests."""

from dataclasses import replace
from typing import Final

from librt.vecs import vec

from examples.comet.game import Comet
from examples.comet.state import CometState
from kosmodrom.core.outcome import Outcome, ScoreLine, rank
from kosmodrom.core.solo import Feat, Solo, Trait

PAR: Final = 14
"""A lone player scores what the samples are above it, and loses without a lead: below zero, or at zero."""
SOLO: Final = Solo(
    ranks=("grounded", "suborbital", "orbit", "moon"),
    least=(-6, 1, 8),
    traits=(Trait("passes", ("5", "3")),),
    dearer=(("passes", "3", 4),),
)


def lead(s: CometState) -> int:
    return sum(s.taken[0]) - PAR


class LoneComet(Comet):
    """A lone player needs more than PAR."""

    def __init__(self) -> None:
        super().__init__()
        self.about = replace(self.about, min_seats=1)

    def outcome(self, state: CometState) -> Outcome:
        if state.seats > 1:
            return super().outcome(state)
        return rank([((ScoreLine("score-samples", lead(state)),), ())], is_lost=lead(state) <= 0)

    def fill_returns(self, state: CometState, values: vec[float]) -> None:
        super().fill_returns(state, values)
        if state.seats == 1:
            values[0] = 1.0 if lead(state) > 0 else 0.0


class RankedComet(LoneComet):
    """The same with ranks, some of them below zero. `passes` is remembered: a position doesn't keep its options."""

    def __init__(self) -> None:
        super().__init__()
        self.about = replace(self.about, solo=SOLO)
        self.passes = "5"

    def lay_out(self, seats: int, options: dict[str, str]) -> CometState:
        self.passes = options["passes"]
        return super().lay_out(seats, options)

    def feat(self, state: CometState) -> Feat | None:
        if state.seats > 1:
            return None
        points = lead(state)
        ranks = SOLO.thresholds({"passes": self.passes})
        reached = [rank for rank, least in ranks if least is None or least <= points]
        above = [(rank, least - points) for rank, least in ranks if least is not None and least > points]
        traits = {"passes": self.passes}
        return Feat(reached[-1], traits, *above[0]) if above else Feat(reached[-1], traits)


class AlwaysWon(LoneComet):
    """A lone player who lost is credited with a win."""

    def fill_returns(self, state: CometState, values: vec[float]) -> None:
        Comet.fill_returns(self, state, values)


class WrongRank(RankedComet):
    """Every lone player is told the same rank, whatever the points."""

    def feat(self, state: CometState) -> Feat | None:
        found = super().feat(state)
        return None if found is None else replace(found, rank="suborbital", next_rank="orbit", missing=1 - lead(state))
