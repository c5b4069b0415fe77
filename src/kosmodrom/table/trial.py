"""A decision worked out on a copy of the match: the table adopts the copy instead of making the moves again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from kosmodrom.core.match import Match, Step
from kosmodrom.core.record import fingerprint
from kosmodrom.core.state import State
from kosmodrom.table.facts import Fact, Forced

MARK: Final = 16
"""How many hexadecimal digits of a position's fingerprint are written to the log."""


def mark_of(state: State) -> str:
    """The hash of a position, as it is written to the log."""
    return fingerprint(state)[:MARK]


def make_moves(match: Match, seat: int, moves: Iterable[int]) -> Iterator[Step]:
    """Make a seat's moves one by one. A move that was the only one is forced, whether or not somebody sent it."""
    game = match.game
    for move in moves:
        is_forced = seat in game.to_act(match.state) and game.only_move(match.state, seat) == move
        yield match.play(seat, move, is_forced)


@dataclass(frozen=True)
class Trial:
    """A match after a decision and after the forced moves that follow it, with what the log says of it.

    `base` is the match that it was copied from, unchanged; None if the decision starts the game.
    """

    base: Match | None
    match: Match
    forced: tuple[Forced, ...]
    mark: str

    @staticmethod
    def of(base: Match | None, match: Match) -> "Trial":
        """The trial of a copy on which the decision itself is made: plays the forced moves and hashes the position."""
        notation = match.game.about.moves.notation
        forced = tuple(Forced(step.seat, notation(step.move)) for step in match.play_only_moves())
        return Trial(base, match, forced, mark_of(match.state))


@dataclass(frozen=True)
class Decision:
    """What a command leads to: the fact to store and, if it changes the position, the trial that showed it.

    Nothing has changed yet. `Table.adopt` takes it; the fact alone, from the log, is for `Table.apply`.
    """

    fact: Fact
    trial: Trial | None = None
