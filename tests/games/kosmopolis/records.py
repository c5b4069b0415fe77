"""Whole games kept as records in `tests/fixtures/kosmopolis`, each for something that it shows.

When a change on purpose makes them play otherwise, `python -m tests.games.kosmopolis.records` looks for such games
anew: random play with a taste for some moves, until one shows what it should. On the compiled package that takes
seconds.
"""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import BadRecord, Chance, Record, read_record, write_record
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event
from kosmodrom.games import find
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.parts import size
from kosmodrom.games.kosmopolis.state import PLAYING, KosmopolisState

FOLDER = Path(__file__).parents[2] / "fixtures" / "kosmopolis"
GAME = find("kosmopolis")
MOVES = GAME.about.moves

Shows = Callable[[Match], bool]


@dataclass(frozen=True)
class Kept:
    """A game kept, the rule it is for, and the beginnings of moves that its players like best, in order."""

    name: str
    rule: str
    seats: int
    shows: Shows
    taste: tuple[str, ...] = ()
    has_secret: bool = False
    undo_every: int = 0


def load(name: str) -> Record:
    return read_record((FOLDER / f"{name}.json").read_bytes())


def replay(name: str) -> Match:
    """The game of a record, at its end."""
    return resume(GAME, load(name))


def happened(match: Match) -> list[Event]:
    """All events of a game, from its set-up on."""
    return [*match.opening, *(event for step in match.steps for event in step.events)]


def tells(kind: int) -> Shows:
    """Something happens in the game."""
    return lambda match: any(event.kind == kind for event in happened(match))


def deals(*cards: int) -> Shows:
    """So many cards are dealt to each in the three rounds."""
    return lambda match: [event.b for event in happened(match) if event.kind == events.DEAL] == list(cards)


def has_every_kind_of_move(match: Match) -> bool:
    return {MOVES.decode(step.move).verb for step in match.steps} == {kind.verb for kind in MOVES.kinds}


def ends_on_a_scholar(match: Match) -> bool:
    """A scholar as last card finds the deck empty, and the last lap begins."""
    return any(
        {events.DECK_EMPTY, events.LAST_LAP} <= {event.kind for event in step.events}
        and MOVES.notation(step.move).startswith("capital g")
        for step in match.steps
    )


def goes_on_by_a_scholar(match: Match) -> bool:
    """A scholar as last card draws one, and the last lap doesn't begin."""
    again = Match(GAME, match.seats, match.chance)
    s = again.state
    assert isinstance(s, KosmopolisState)
    for step in match.steps:
        player = s.players[step.seat]
        is_last_card = s.question == PLAYING and size(player.hand) == 1 and s.last_turns < 0
        again.play(step.seat, step.move)
        is_scholar = MOVES.notation(step.move).startswith("capital g")
        if is_last_card and is_scholar and s.last_turns < 0 and size(player.hand) == 1:
            return True
    return False


def uses_all_modifiers(match: Match) -> bool:
    """Four modifiers are laid in a round, and another agent finds none."""
    laid = 0
    for event in happened(match):
        laid = 0 if event.kind == events.DEAL else laid + (event.kind == events.LAID)
        if event.kind == events.NO_MODIFIER:
            return laid == 4
    return False


def ties_by_sixes(match: Match) -> bool:
    """Several have most points, and one of them most 6s."""
    results = GAME.outcome(match.state).results
    best = max(result.score for result in results)
    sixes = sorted(result.tiebreak[0] for result in results if result.score == best)
    return len(sixes) > 1 and sixes[-1] > sixes[-2]


def shares_the_win(match: Match) -> bool:
    return len(GAME.outcome(match.state).winners) > 1


def takes_moves_back(match: Match) -> bool:
    return sum(text.startswith("undo") for _, text in match.written) > 5


SCHOLARS = ("keep g", "capital g", "city b", "city p", "city y", "capital")
KEPT = (
    Kept("two-players", "KP-D1", 2, has_every_kind_of_move, has_secret=True),
    Kept("three-players", "KP-D1", 3, has_every_kind_of_move, has_secret=True),
    Kept("four-players", "KP-D1", 4, has_every_kind_of_move, has_secret=True),
    Kept("short-deal-of-four", "KP-D3", 4, deals(5, 5, 4), SCHOLARS),
    Kept("short-deal-of-three", "KP-D3", 4, deals(5, 5, 3), SCHOLARS),
    Kept("short-deal-of-five", "KP-D3", 3, deals(6, 6, 5), SCHOLARS),
    Kept("deck-empty", "KP-P3", 4, tells(events.DECK_EMPTY), SCHOLARS),
    Kept("gold-empty", "KP-P4", 3, tells(events.GOLD_EMPTY), ("pay nothing", "keep y", "capital y")),
    Kept("all-modifiers", "KP-P5", 3, uses_all_modifiers, ("keep b", "capital b")),
    Kept("nothing-to-take", "KP-P6", 2, tells(events.NOTHING_TO_TAKE), ("keep p", "capital p")),
    Kept("scholar-last-draws", "KP-R1", 2, goes_on_by_a_scholar),
    Kept("scholar-last-deck-empty", "KP-R1", 4, ends_on_a_scholar, ("keep g", "city y", "city b", "capital g")),
    Kept("tie-broken-by-sixes", "KP-E1", 3, ties_by_sixes),
    Kept("shared-win", "KP-E1", 2, shares_the_win),
    Kept("taken-back", "KD-5", 3, takes_moves_back, has_secret=True, undo_every=9),
)


def play(kept: Kept, number: int) -> Match:
    """A game of random moves, nine times out of ten the best liked ones."""
    secret = hashlib.sha256(f"{kept.name} {number}".encode()).hexdigest()
    chance = Chance("hmac", secret=secret, nonces=("sun", "moon")) if kept.has_secret else Chance("fast", seed=number)
    match = Match(GAME, kept.seats, chance)
    dice = FastRng(number + 1)
    while not match.is_over:
        seat = int(GAME.next_seat(match.state))
        moves = GAME.legal_moves(match.state, seat)
        if kept.taste and dice.below(10, 0) > 0:
            moves = best_liked(moves, kept.taste)
        match.play(seat, moves[dice.below(len(moves), 0)])
        if kept.undo_every and len(match.written) % kept.undo_every == 0:
            match.take_back(seat, 1 + int(dice.below(3, 0)))
    return match


def best_liked(moves: list[int], taste: tuple[str, ...]) -> list[int]:
    for beginning in taste:
        liked = [move for move in moves if MOVES.notation(move).startswith(beginning)]
        if liked:
            return liked
    return moves


def is_good(kept: Kept) -> bool:
    """Whether the record is there, replays and shows what it should."""
    try:
        return kept.shows(replay(kept.name))
    except (BadRecord, FileNotFoundError):
        return False


def renew(kept: Kept) -> None:
    """Find a game that shows what it should, and keep it."""
    match = next(match for number in count() if kept.shows(match := play(kept, number)))
    (FOLDER / f"{kept.name}.json").write_bytes(write_record(match.record()))


if __name__ == "__main__":
    for entry in KEPT:
        if not is_good(entry):
            renew(entry)
            sys.stdout.write(f"{entry.name} is new\n")
            sys.stdout.flush()
