"""A round robin: each set of bots plays the same deals, each deal once from every seat."""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

from msgspec import Struct

from kosmodrom.core.about import About
from kosmodrom.lab.arena import Arena, Plan, is_repeatable, seating
from kosmodrom.lab.ratings import Lineup
from kosmodrom.lab.simulate import game_of, simulate


class Basis(Struct, frozen=True):
    """What is played in a tournament; with the bots and the number of a game all that the game depends on."""

    game: str
    version: str
    content: str
    """The hash of the content."""
    seats: int
    seed: int
    options: dict[str, str]

    @classmethod
    def of(cls, about: About, seats: int, seed: int, options: dict[str, str]) -> "Basis":
        return cls(about.name, about.version, about.content, seats, seed, options)


class Tournament:
    """Games between bots, some of which may have been played before."""

    def __init__(self, basis: Basis, bots: tuple[str, ...], games: int, known: list[Lineup], folder: str = "") -> None:
        """`games` is how many each lineup plays in all; `folder` has the content, if it isn't the game's own."""
        before = {lineup.bots: lineup for lineup in known}
        self.basis = basis
        self.bots = bots
        self.lineups = [before.pop(names, Lineup(names)) for names in lineups_of(bots, basis.seats)]
        self.others = list(before.values())
        """What was played before by bots that are not in it now."""
        self.plan = self._plan(games, folder)
        count = len(self.lineups)
        self.missing = [
            number for number in range(self.plan.games) if number // count not in self.lineups[number % count].games
        ]
        """The numbers of the games that are still to be played."""

    def _plan(self, games: int, folder: str) -> Plan:
        basis = self.basis
        places = {bot: place for place, bot in enumerate(self.bots)}
        return Plan(
            basis.game,
            self.bots,
            games * len(self.lineups),
            basis.seed,
            options=basis.options,
            content=folder,
            lineups=tuple(tuple(places[bot] for bot in lineup.bots) for lineup in self.lineups),
        )

    @property
    def played(self) -> int:
        """How many games are known."""
        return sum(len(lineup.games) for lineup in self.lineups)

    def changed(self) -> Lineup | None:
        """A lineup whose first known game comes out differently now, as its bots have changed; None if all hold.

        Where a clock cuts thinking short, games come out differently anyway, and nothing is said.
        """
        arena: Arena | None = None
        for place, lineup in enumerate(self.lineups):
            if lineup.games and all(map(is_repeatable, lineup.bots)):
                arena = arena or Arena(game_of(self.plan), self.plan)
                first = min(lineup.games)
                number = first * len(self.lineups) + place
                played = arena.play(number)
                if played is None or in_lineup(first, played.shares) != lineup.games[first]:
                    return lineup
        return None

    def play(self, jobs: int, stop: Callable[[], bool]) -> Iterator[None]:
        """Play what is missing, and note each game."""
        for played in simulate(self.plan, jobs, stop, self.missing):
            game, place = divmod(played.number, len(self.lineups))
            self.lineups[place].games[game] = in_lineup(game, played.shares)
            yield


def lineups_of(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """All sets of bots that fill the seats, whatever their order. Are they too few, each sits there once or oftener."""
    ordered = sorted(bots)
    if len(ordered) >= seats:
        return list(combinations(ordered, seats))
    more = combinations_with_replacement(ordered, seats - len(ordered))
    return [tuple(sorted([*ordered, *again])) for again in more]


def in_lineup(game: int, shares: tuple[float, ...]) -> tuple[float, ...]:
    """The shares of a lineup's bots, in their order, in the game of a number; `shares` is by seat."""
    order = seating(len(shares), game)
    return tuple(shares[order.index(place)] for place in range(len(order)))
