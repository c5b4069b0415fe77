"""One game between bots."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, permutations
from math import inf
from typing import NamedTuple

from msgspec import Struct

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.levels import Budget, Level, parse_level
from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.outcome import Result
from kosmodrom.core.record import Chance, Record
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event
from kosmodrom.lab.measures import POINTS


class Plan(Struct, frozen=True):
    """What is simulated: a game, a bot for each seat, how many games, from which seed, and whether records are kept."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    keeps_records: bool = False
    options: dict[str, str] = {}
    """Options that are not named have the game's defaults."""
    content: str = ""
    """The folder of a content pack; empty for the game's own content."""
    opening: tuple[str, ...] = ()
    """The first moves, made by the seats that are asked; the bots play on from there."""
    detail: str = ""
    """A kind of event and one of its fields, such as `placed.cell`, whose values are kept one by one."""
    tracked: dict[str, tuple[str, ...]] = {}
    """Kinds of event that are kept, and which of their fields; under POINTS, lines of each seat's result."""
    lineups: tuple[tuple[int, ...], ...] = ()
    """Sets of bots that play in turn, with the same deals, each dealt once for every seat. None: all bots, and each
    game has a deal of its own."""

    @property
    def seats(self) -> int:
        return len(self.lineups[0]) if self.lineups else len(self.bots)


class Sitting(NamedTuple):
    """Who sits where in a game, and what its chance comes from."""

    order: tuple[int, ...]
    """Which bot of the plan sits in each seat."""
    deal: int
    thinking: int
    """What the bots' own chance comes from."""


def sitting_of(plan: Plan, number: int) -> Sitting:
    """The sitting of the game of a number; with lineups these take turns, so that none gets ahead of the others."""
    if not plan.lineups:
        return Sitting(seating(plan.seats, number), number, number)
    game, place = divmod(number, len(plan.lineups))
    lineup = plan.lineups[place]
    order = tuple(lineup[bot] for bot in seating(plan.seats, game))
    return Sitting(order, game // plan.seats, game)


class Told(Struct, frozen=True, array_like=True):
    """An event that was kept: its kind, whom it concerns (-1: nobody), and those of its fields that were asked for."""

    kind: str
    seat: int
    fields: dict[str, int | str]


class Played(Struct, frozen=True):
    """A game that was played. `bots` tells which bot of the plan sat in each seat; shares to lines are by seat too."""

    number: int
    bots: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    """Each seat's points by where they come from."""
    moves: int
    events: dict[str, int]
    """How often each kind of thing happened."""
    details: tuple[str, ...] = ()
    """The values of the plan's `detail`, in the order in which they came."""
    record: Record | None = None
    told: tuple[Told, ...] = ()
    """What the plan has `tracked`, in the order in which it came."""

    @property
    def is_tied(self) -> bool:
        """Whether the highest score was not one seat's alone."""
        return self.scores.count(max(self.scores)) > 1

    @property
    def is_shared(self) -> bool:
        """Whether several won."""
        return 0 < max(self.shares) < 1


class Arena:
    """The bots of a plan around a table. A game depends on its number and the plan alone."""

    def __init__(self, game: Game, plan: Plan) -> None:
        game.about.check_seats(plan.seats)
        self.game = game
        self.plan = plan
        self.bots: list[Bot] = [level_of(text).bot() for text in plan.bots]
        self._kinds: dict[int, str] = {}

    def play(self, number: int, stop: Callable[[], bool] = lambda: False) -> Played | None:
        """Play the game of a number; None if it was stopped."""
        game, plan = self.game, self.plan
        order, deal, thinking = sitting_of(plan, number)
        names = tuple(plan.bots[bot] for bot in order)
        chance = Chance("fast", seed=seed_of(plan.seed, deal, "chance"))
        match = Match(game, len(order), chance, plan.options, names)
        rng = FastRng(seed_of(plan.seed, thinking, "bots"))
        for notation in plan.opening:
            match.play(game.next_seat(match.state), game.about.moves.parse(notation))
        while not match.is_over:
            if stop():
                return None
            seat = game.next_seat(match.state)
            world = game.determinize(match.state, seat, rng)
            match.play(seat, self.bots[order[seat]].choose(game, world, seat, rng).move)
        results = game.outcome(match.state).results
        return Played(
            number=number,
            bots=order,
            shares=tuple(game.returns(match.state)),
            scores=tuple(result.score for result in results),
            lines=tuple({line.text: line.points for line in result.lines} for result in results),
            moves=len(match.steps),
            events=self._count_events(match),
            details=self._details(match) if plan.detail else (),
            record=match.record() if plan.keeps_records else None,
            told=self._told(match, results) if plan.tracked else (),
        )

    def _count_events(self, match: Match) -> dict[str, int]:
        found: Counter[str] = Counter()
        for event in events_of(match):
            if event.kind not in self._kinds:
                self._kinds[event.kind] = kind_of(self.game, event)
            found[self._kinds[event.kind]] += 1
        return dict(found)

    def _told(self, match: Match, results: tuple[Result, ...]) -> tuple[Told, ...]:
        """Whoever may see an event: simulations are about the game, not about what a seat knows of it."""
        tracked, events = self.plan.tracked, self.game.about.events
        found = []
        if events is not None:
            for event in events_of(match):
                kind = events.name(event)
                if kind in tracked:
                    whole = Event(event.kind, event.seat, EVERYONE, event.a, event.b, event.c)
                    fields = events.fields(whole, SPECTATOR)
                    found.append(Told(kind, event.seat, {name: fields[name] for name in tracked[kind]}))
        for seat, result in enumerate(results if POINTS in tracked else ()):
            points = Counter({line.text: line.points for line in result.lines})
            found.append(Told(POINTS, seat, {text: points[text] for text in tracked[POINTS]}))
        return tuple(found)

    def _details(self, match: Match) -> tuple[str, ...]:
        kind, _, field = self.plan.detail.partition(".")
        views = (self.game.event_view(event, SPECTATOR) for event in events_of(match))
        return tuple(str(getattr(view, field)) for view in views if getattr(view, "kind", None) == kind)


def events_of(match: Match) -> Iterator[Event]:
    """All that happened in a match, from its set-up on."""
    return chain(match.opening, *(step.events for step in match.steps))


def kind_of(game: Game, event: Event) -> str:
    """What an event is called by its game, or the rule it follows from where the game has no name for it."""
    kind = getattr(game.event_view(event, SPECTATOR), "kind", None)
    return kind if isinstance(kind, str) else game.event_rule(event) or str(event.kind)


def seating(seats: int, number: int) -> tuple[int, ...]:
    """Which bot sits in each seat in the game of a number.

    From game to game all move on by one seat. When each bot has had each seat, neighbours change: over so many games
    as there are ways to sit, every bot has every seat and every neighbour equally often.
    """
    circles = list(permutations(range(1, seats)))
    circle = (0, *circles[number // seats % len(circles)])
    return tuple(circle[(seat - number) % seats] for seat in range(seats))


def seed_of(seed: int, number: int, use: str) -> int:
    """A seed of its own for each game and use."""
    digest = hashlib.sha256(f"{seed}:{number}:{use}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def level_of(text: str) -> Level:
    """A level as it is simulated: by its cap in simulations alone unless a time is asked for; ValueError if unknown."""
    level = parse_level(text)
    if level.budget is None or ":" in text:
        return level
    return replace(level, budget=Budget(inf, level.budget.simulations))


def is_repeatable(text: str) -> bool:
    """Whether a bot plays the same for the same seed: not if a clock cuts its thinking short."""
    budget = level_of(text).budget
    return budget is None or budget.seconds == inf
