"""The results of many games, added up."""

from collections import Counter

from msgspec import Struct

from kosmodrom.lab.arena import Plan, Played
from kosmodrom.lab.statistics import Share, Spread, share_of, spread_of


class Standing(Struct, frozen=True):
    """How a bot or a seat fared. Shared wins count in parts.

    `advantage` is the share above an even one; who plays alone has none.
    """

    name: str
    games: int
    wins: Share
    advantage: Share | None
    scores: Spread | None


class Summary(Struct, frozen=True):
    """The result of a simulation; `games` were played of those `planned`."""

    game: str
    options: dict[str, str]
    seed: int
    planned: int
    games: int
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    moves: Spread | None
    tied: Share
    """Games in which several had the highest score, even if a tiebreak found one winner."""
    shared: Share
    """Games that several won."""
    points: dict[str, float]
    """A seat's points by where they come from, on average."""
    events: dict[str, float]
    """How often each kind of thing happened in a game, on average."""


class _Column:
    """The wins and scores of a bot or a seat."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.scores: list[int] = []

    def add(self, share: float, score: int) -> None:
        self.wins += share
        self.scores.append(score)

    def standing(self, name: str, even: float) -> Standing:
        games = len(self.scores)
        wins = share_of(self.wins, games)
        above = None
        if even < 1:
            above = Share(wins.share - even if games else 0.0, wins.low - even, wins.high - even)
        return Standing(name, games, wins, above, spread_of(self.scores))


class Tally:
    """Adds up games, one by one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self._bots = [_Column() for _ in plan.bots]
        self._seats = [_Column() for _ in plan.bots]
        self._moves: list[int] = []
        self._tied = 0
        self._shared = 0
        self._points: Counter[str] = Counter()
        self._events: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        self.games += 1
        self._moves.append(played.moves)
        self._tied += played.is_tied
        self._shared += played.is_shared
        self._events.update(played.events)
        for lines in played.lines:
            self._points.update(lines)
        for seat, bot in enumerate(played.bots):
            self._bots[bot].add(played.shares[seat], played.scores[seat])
            self._seats[seat].add(played.shares[seat], played.scores[seat])

    def summary(self) -> Summary:
        even = 1 / len(self.plan.bots)
        return Summary(
            game=self.plan.game,
            options=self.plan.options,
            seed=self.plan.seed,
            planned=self.plan.games,
            games=self.games,
            bots=tuple(column.standing(name, even) for name, column in zip(self.plan.bots, self._bots, strict=True)),
            seats=tuple(column.standing(str(seat), even) for seat, column in enumerate(self._seats, 1)),
            moves=spread_of(self._moves),
            tied=share_of(self._tied, self.games),
            shared=share_of(self._shared, self.games),
            points={name: points * even / self.games for name, points in self._points.items()},
            events={name: count / self.games for name, count in sorted(self._events.items())},
        )
