"""Whole games kept as records in `tests/fixtures/kosmopolis`, each for something that it shows.

When a change on purpose makes them play otherwise, `python -m tests.games.kosmopolis.records` looks for such games
anew: random play with a taste for some moves, until one shows what it should. On the compiled package that takes
seconds.
"""

from kosmodrom.core.match import Match
from kosmodrom.core.state import Event
from kosmodrom.games import find
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.parts import size
from kosmodrom.games.kosmopolis.state import PLAYING, KosmopolisState
from tests.games.kept import Kept, Shelf, Shows, breaks_a_tie, shares_the_win, takes_moves_back

GAME = find("kosmopolis")
MOVES = GAME.about.moves

SHELF = Shelf(GAME)


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


SCHOLARS = ("keep g", "capital g", "city b", "city p", "city y", "capital")
KEPT = (
    Kept("two-players", "KP-D1", 2, has_every_kind_of_move, has_secret=True),
    Kept("three-players", "KP-D1", 3, has_every_kind_of_move, has_secret=True),
    Kept("four-players", "KP-D1", 4, has_every_kind_of_move, has_secret=True),
    Kept("short-deal-of-four", "KP-D3", 4, deals(5, 5, 4), taste=SCHOLARS),
    Kept("short-deal-of-three", "KP-D3", 4, deals(5, 5, 3), taste=SCHOLARS),
    Kept("short-deal-of-five", "KP-D3", 3, deals(6, 6, 5), taste=SCHOLARS),
    Kept("deck-empty", "KP-P3", 4, tells(events.DECK_EMPTY), taste=SCHOLARS),
    Kept("gold-empty", "KP-P4", 3, tells(events.GOLD_EMPTY), taste=("pay nothing", "keep y", "capital y")),
    Kept("all-modifiers", "KP-P5", 3, uses_all_modifiers, taste=("keep b", "capital b")),
    Kept("nothing-to-take", "KP-P6", 2, tells(events.NOTHING_TO_TAKE), taste=("keep p", "capital p")),
    Kept("scholar-last-draws", "KP-R1", 2, goes_on_by_a_scholar),
    Kept("scholar-last-deck-empty", "KP-R1", 4, ends_on_a_scholar, taste=("keep g", "city y", "city b", "capital g")),
    Kept("tie-broken-by-sixes", "KP-E1", 3, breaks_a_tie),
    Kept("shared-win", "KP-E1", 2, shares_the_win),
    Kept("taken-back", "KD-5", 3, takes_moves_back, has_secret=True, undo_every=9),
)


if __name__ == "__main__":
    SHELF.renew(KEPT)
