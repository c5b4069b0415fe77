"""Playing what a game's calibration asks for, and keeping what came of it."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kosmodrom.core.game import Game
from kosmodrom.lab.arena import Plan, Played, Told
from kosmodrom.lab.criteria import Calibration, Condition
from kosmodrom.lab.simulate import simulate

GAMES: Final = 300
"""Seeds of each condition of one player."""
TABLE_GAMES: Final = 1600
"""Games of each number of players: a first seat's wins are then known to 2.5 percentage points."""
QUICK: Final = 10
"""A quick look plays so many times fewer games."""
PROBES: Final = 3
"""So many games of a condition are played again to see whether bots still play as they did."""


class Settings(Struct, frozen=True):
    """How much is played. The seeds are the same under all conditions, so that they can be compared in pairs."""

    games: int
    table_games: int
    simulations: int
    table_simulations: int
    seed: int


class Measured(Struct, frozen=True):
    """What came of a condition: results game by game, and what is added up over all of them."""

    condition: str
    plan: Plan
    """Without the folder of its content, which belongs to one machine."""
    scores: list[tuple[int, ...]]
    """By seat."""
    shares: list[tuple[float, ...]]
    counts: list[int]
    """How often the event happened that the calibration shows."""
    points: dict[str, float]
    """A seat's points by where they come from, on average."""
    used: dict[str, int]
    """Games in which each place was used."""
    opened: dict[str, int]
    """Games in which each place was the first one used."""
    told: list[tuple[Told, ...]] = []
    """What lines about the condition ask for, game by game; empty if they ask for nothing."""

    @property
    def games(self) -> int:
        return len(self.scores)

    def column(self) -> list[int]:
        """The scores of one who plays alone."""
        return [scores[0] for scores in self.scores]


class Calibrated(Struct, frozen=True):
    """A calibration that was played, in whole or so far."""

    game: str
    version: str
    content: str
    settings: Settings
    compiled: bool
    seconds: float
    measured: list[Measured]

    def find(self, condition: str) -> Measured:
        return next(measured for measured in self.measured if measured.condition == condition)

    def has(self, condition: str) -> bool:
        return any(measured.condition == condition for measured in self.measured)


def plan_of(game: Game, calibration: Calibration, condition: Condition, settings: Settings, folder: str = "") -> Plan:
    """The games of a condition, with the content of a folder if one is named."""
    alone = condition.seats == 1
    levels = {
        "random": "random",
        "greedy": "easy",
        "strong": f"hard:{settings.simulations if alone else settings.table_simulations}",
    }
    asked, usual = (settings.games, GAMES) if alone else (settings.table_games, TABLE_GAMES)
    return Plan(
        game=game.about.name,
        bots=(levels[condition.player],) * condition.seats,
        games=asked if condition.games is None else max(1, round(condition.games * asked / usual)),
        seed=settings.seed,
        options=condition.options,
        content=folder,
        opening=condition.opening,
        detail=calibration.detail if alone else "",
        tracked=calibration.tracked(condition),
    )


def measure(
    condition: Condition, plan: Plan, event: str, jobs: int, stop: Callable[[], bool], advance: Callable[[], None]
) -> Measured:
    """Play the games of a condition; fewer than were planned if `stop` answers true."""
    ledger = _Ledger(event)
    for played in simulate(plan, jobs, stop):
        ledger.add(played)
        advance()
    return ledger.measured(condition.name, plan)


def cpu_seconds(plan: Plan) -> float:
    """What a game of a plan takes of the CPU, on average."""
    games = min(PROBES, plan.games)
    start = time.process_time()
    for _ in simulate(replace(plan, games=games)):
        pass
    return (time.process_time() - start) / games


def is_still_so(measured: Measured, plan: Plan, event: str) -> bool:
    """Whether the first games of a condition come out as they did: not if the bots or the rules were changed since."""
    probes = list(simulate(replace(plan, games=min(PROBES, plan.games))))
    scores = [played.scores for played in probes]
    counts = [played.events.get(event, 0) for played in probes]
    told = [played.told for played in probes] if plan.tracked else []
    first = slice(len(probes))
    return (scores, counts, told) == (measured.scores[first], measured.counts[first], measured.told[first])


def missing(
    game: Game, calibration: Calibration, settings: Settings, kept: Calibrated | None, folder: str = ""
) -> Iterator[tuple[Condition, Plan, Measured | None]]:
    """Every condition with its plan and, if exactly that was played before with the same content, what came of it."""
    known = kept.measured if kept is not None and kept.content == game.about.content else []
    for condition in calibration.conditions:
        plan = plan_of(game, calibration, condition, settings, folder)
        yield condition, plan, next((measured for measured in known if measured.plan == anywhere(plan)), None)


def anywhere(plan: Plan) -> Plan:
    """A plan without the folder of its content."""
    return replace(plan, content="")


class _Ledger:
    """Adds up the games of a condition."""

    def __init__(self, event: str) -> None:
        self.event = event
        self.scores: list[tuple[int, ...]] = []
        self.shares: list[tuple[float, ...]] = []
        self.counts: list[int] = []
        self.points: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.opened: Counter[str] = Counter()
        self.told: list[tuple[Told, ...]] = []

    def add(self, played: Played) -> None:
        self.scores.append(played.scores)
        self.shares.append(played.shares)
        self.counts.append(played.events.get(self.event, 0))
        self.used.update(set(played.details))
        self.opened.update(played.details[:1])
        self.told.append(played.told)
        for lines in played.lines:
            self.points.update(lines)

    def measured(self, condition: str, plan: Plan) -> Measured:
        seats = len(plan.bots) * max(len(self.scores), 1)
        return Measured(
            condition=condition,
            plan=anywhere(plan),
            scores=self.scores,
            shares=self.shares,
            counts=self.counts,
            points={name: points / seats for name, points in self.points.items()},
            used=dict(sorted(self.used.items())),
            opened=dict(sorted(self.opened.items())),
            told=self.told if plan.tracked else [],
        )
