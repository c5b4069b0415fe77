"""Whole games kept as records, each for something that it shows: a shelf of them a game.

A record that no longer plays as it says is looked for anew (`renew`): random play with a taste for some moves, until a
game shows what it should.
"""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.core.game import Game
from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import BadRecord, Chance, Record, read_record, write_record
from kosmodrom.core.rng import FastRng

FIXTURES = Path(__file__).parents[1] / "fixtures"
MOST = 20_000
"""Games that are played at most to find one."""

Shows = Callable[[Match], bool]


@dataclass(frozen=True)
class Kept:
    """A game kept, the rule it is for, the options of its table, and the beginnings of moves its players like best."""

    name: str
    rule: str
    seats: int
    shows: Shows
    options: tuple[str, ...] = ()
    """Those that are on, or with a choice: `ships=reverse`."""
    taste: tuple[str, ...] = ()
    has_secret: bool = False
    undo_every: int = 0
    is_greedy: bool = False
    """Its players take what looks best at once."""


def all_of(*shown: Shows) -> Shows:
    """A game shows several things."""
    return lambda match: all(shows(match) for shows in shown)


def shares_the_win(match: Match) -> bool:
    return len(match.game.outcome(match.state).winners) > 1


def breaks_a_tie(match: Match) -> bool:
    """Several have most points, and one of them most of what breaks a tie first."""
    results = match.game.outcome(match.state).results
    best = max(result.score for result in results)
    first = sorted(result.tiebreak[0] for result in results if result.score == best)
    return len(first) > 1 and first[-1] > first[-2]


def takes_moves_back(match: Match) -> bool:
    return sum(text.startswith("undo") for _, text in match.written) > 5


class Shelf:
    """The records of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = FIXTURES / game.about.name

    def load(self, name: str) -> Record:
        return read_record((self.folder / f"{name}.json").read_bytes())

    def replay(self, name: str) -> Match:
        """The game of a record, at its end."""
        return resume(self.game, self.load(name))

    def options_of(self, kept: Kept) -> dict[str, str]:
        on = {option.name: option.choices[1] for option in self.game.about.options}
        given = [option.partition("=") for option in kept.options]
        return {name: choice or on[name] for name, _, choice in given}

    def renew(self, kept: tuple[Kept, ...]) -> None:
        """Find games anew for those records that don't show what they should."""
        missing: list[str] = []
        for entry in [entry for entry in kept if not self._is_good(entry)]:
            match = next((match for number in range(MOST) if entry.shows(match := self._play(entry, number))), None)
            if match is None:
                missing.append(entry.name)
                continue
            (self.folder / f"{entry.name}.json").write_bytes(write_record(match.record()))
            sys.stdout.write(f"{entry.name} is new\n")
            sys.stdout.flush()
        assert not missing, f"none of {MOST} games is {', '.join(missing)}: should their players like other moves?"

    def _is_good(self, kept: Kept) -> bool:
        """Whether the record is there, replays and shows what it should."""
        try:
            return kept.shows(self.replay(kept.name))
        except (BadRecord, FileNotFoundError):
            return False

    def _play(self, kept: Kept, number: int) -> Match:
        """A game of greedy players, or of random moves, nine times out of ten the best liked ones."""
        secret = hashlib.sha256(f"{kept.name} {number}".encode()).hexdigest()
        fast = Chance("fast", seed=number)
        chance = Chance("hmac", secret=secret, nonces=("sun", "moon")) if kept.has_secret else fast
        match = Match(self.game, kept.seats, chance, self.options_of(kept))
        dice = FastRng(number + 1)
        while not match.is_over:
            seat = int(self.game.next_seat(match.state))
            moves = self.game.legal_moves(match.state, seat)
            if kept.is_greedy:
                moves = [GreedyBot().choose(self.game, match.state, seat, dice).move]
            elif kept.taste and dice.below(10, 0) > 0:
                moves = self._best_liked(moves, kept.taste)
            match.play(seat, moves[dice.below(len(moves), 0)])
            if kept.undo_every and len(match.written) % kept.undo_every == 0:
                match.take_back(seat, 1 + int(dice.below(3, 0)))
        return match

    def _best_liked(self, moves: list[int], taste: tuple[str, ...]) -> list[int]:
        for beginning in taste:
            liked = [move for move in moves if self.game.about.moves.notation(move).startswith(beginning)]
            if liked:
                return liked
        return moves
