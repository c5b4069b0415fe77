"""What a run is for: the figures set against each other, and what is required of them.

A figure is named by worker, measure and what was counted, as in `ours.play.moves`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Final

Rounds = dict[str, list[float]]
"""Every figure in each round."""


@dataclass(frozen=True)
class Result:
    """What came of a goal in the rounds of a run."""

    what: str
    unit: str
    median: float
    lowest: float
    highest: float
    required: str
    is_met: bool | None
    """Nothing, if it is shown only for comparison."""


@dataclass(frozen=True)
class Ratio:
    """Ours against the best of the peers, round by round; at least `floor`, if anything is required."""

    what: str
    ours: str
    peers: tuple[str, ...]
    floor: float | None = None

    def result(self, rounds: Rounds) -> Result:
        best = [max(figures) for figures in zip(*(rounds[peer] for peer in self.peers), strict=True)]
        ratios = [ours / peer for ours, peer in zip(rounds[self.ours], best, strict=True)]
        middle = median(ratios)
        required = "" if self.floor is None else f"≥ {self.floor:g}"
        met = None if self.floor is None else middle >= self.floor
        return Result(self.what, "x", middle, min(ratios), max(ratios), required, met)


@dataclass(frozen=True)
class Limit:
    """A time that is not to be exceeded, in milliseconds."""

    what: str
    figure: str
    most: float

    def result(self, rounds: Rounds) -> Result:
        times = rounds[self.figure]
        middle = median(times)
        return Result(self.what, "ms", middle, min(times), max(times), f"≤ {self.most:g}", middle <= self.most)


C_LOOPS: Final = (
    "spiel.bridge.decisions",
    "spiel.hearts.decisions",
    "spiel.euchre.decisions",
    "spiel.oh_hell.decisions",
)

RATIOS: Final = (
    Ratio("random play, compiled / OpenSpiel's best C++ loop", "ours.play.moves", C_LOOPS, 6),
    Ratio("random play from Python / OpenSpiel hearts", "ours.drive_buffer.moves", ("spiel.drive.decisions",), 4),
    Ratio("random play from Python / RLCard uno", "ours.drive.moves", ("uno.drive.decisions",), 30),
    Ratio(
        "search, rollout decisions / OpenSpiel C++ ISMCTS, bridge",
        "ours.search.decisions",
        ("spiel.search.decisions",),
        4,
    ),
    Ratio("compiled / interpreted", "ours.play.moves", ("interpreted.play.moves",), 30),
)
ANCHORS: Final = (
    Ratio(
        "from Python, picked by our generator / OpenSpiel hearts", "ours.drive_own.moves", ("spiel.drive.decisions",)
    ),
    Ratio("from Python with lists of moves / OpenSpiel hearts", "ours.drive.moves", ("spiel.drive.decisions",)),
    Ratio("from Python / OpenSpiel hearts, deals counted as moves", "ours.drive.moves", ("spiel.drive.events",)),
    Ratio("copies of a position / OpenSpiel hearts", "ours.copy.copies", ("spiel.copy.copies",)),
)
LIMITS: Final = (
    Limit("a move with all views as JSON, p95, CPU", "ours.table.all_cpu_ms", 1.0),
    Limit("the same, wall", "ours.table.all_wall_ms", 1.0),
    Limit("late in four-player games, CPU", "ours.table.late_cpu_ms", 1.0),
    Limit("the same, wall", "ours.table.late_wall_ms", 1.0),
)


def results(rounds: Rounds) -> Iterator[Result]:
    for goal in (*RATIOS, *LIMITS, *ANCHORS):
        yield goal.result(rounds)
