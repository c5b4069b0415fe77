"""What many games add up to."""

from msgspec import Struct

from kosmodrom.lab.arena import Plan, Played
from kosmodrom.lab.statistics import Share, Spread, share_of, spread_of


class Standing(Struct, frozen=True):
    """How a bot or a seat fared. Shared wins count in parts; `advantage` is the share above an even one."""

    name: str
    games: int
    wins: Share
    advantage: Share
    scores: Spread | None


class Summary(Struct, frozen=True):
    """The result of a simulation; `games` were played of those `planned`."""

    game: str
    seed: int
    planned: int
    games: int
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    moves: Spread | None


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

    def add(self, played: Played) -> None:
        self.games += 1
        self._moves.append(played.moves)
        for seat, bot in enumerate(played.bots):
            self._bots[bot].add(played.shares[seat], played.scores[seat])
            self._seats[seat].add(played.shares[seat], played.scores[seat])

    def summary(self) -> Summary:
        even = 1 / len(self.plan.bots)
        return Summary(
            game=self.plan.game,
            seed=self.plan.seed,
            planned=self.plan.games,
            games=self.games,
            bots=tuple(column.standing(name, even) for name, column in zip(self.plan.bots, self._bots, strict=True)),
            seats=tuple(column.standing(str(seat), even) for seat, column in enumerate(self._seats, 1)),
            moves=spread_of(self._moves),
        )
