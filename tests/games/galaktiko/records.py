"""Whole games kept as records in `tests/fixtures/galaktiko`, each for something that it shows.

When a change on purpose makes them play otherwise, `python -m tests.games.galaktiko.records` looks for such games
anew: random play with a taste for some moves, until one shows what it should.
"""

from itertools import pairwise

from kosmodrom.core.match import Match, Step, retrace
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import find
from kosmodrom.games.galaktiko.moves import ICON_NAMES
from kosmodrom.games.galaktiko.view import EventView, GalaktikoView, event_view
from tests.games.kept import Kept, Shelf, Shows, breaks_a_tie, shares_the_win, takes_moves_back

GAME = find("galaktiko")
MOVES = GAME.about.moves

SHELF = Shelf(GAME)


def told_of(step: Step) -> list[EventView]:
    """What a move brought about."""
    return [event_view(event) for event in step.events]


def happened(match: Match) -> list[EventView]:
    """All events of a game, from its set-up on."""
    opening = [event_view(event) for event in match.opening]
    return [*opening, *(event for step in match.steps for event in told_of(step))]


def played(match: Match) -> list[str]:
    return [MOVES.notation(step.move) for step in match.steps]


def tells(kind: str, **wanted: int | str) -> Shows:
    """Something happens in the game."""
    return lambda match: any(
        event.kind == kind and all(getattr(event, name) == value for name, value in wanted.items())
        for event in happened(match)
    )


def all_of(*shown: Shows) -> Shows:
    return lambda match: all(shows(match) for shows in shown)


def tells_of(kind: str, *beginnings: str) -> Shows:
    """It happens to cards of all these sorts."""
    return lambda match: all(
        any(event.kind == kind and str(event.card).startswith(beginning) for event in happened(match))
        for beginning in beginnings
    )


def plays(*verbs: str) -> Shows:
    return lambda match: set(verbs) <= {move.split()[0] for move in played(match)}


def deals_before_the_end(cards: int) -> Shows:
    """So many cards are turned up before the end-of-shift card in the same deal."""

    def shows(match: Match) -> bool:
        for step in match.steps:
            kinds = [event.kind for event in told_of(step)]
            if "shift_ends" in kinds:
                return kinds.index("shift_ends") - 1 == cards
        return False

    return shows


def ends_in_turn_of(place: int) -> Shows:
    """The shift ends in the turn of the seat so many after the first driver; counted from the last if negative."""

    def shows(match: Match) -> bool:
        first = next(event.seat for event in happened(match) if event.kind == "first")
        seat = next(step.seat for step in match.steps if any(e.kind == "shift_ends" for e in told_of(step)))
        return (seat - first) % match.seats == place % match.seats

    return shows


def flies_in_a_circle(match: Match) -> bool:
    """Somebody comes back to his own sector."""
    return any(event.kind == "flies" and str(event.station)[0] == str(event.sector) for event in happened(match))


def lets_off_others_after_the_rich(match: Match) -> bool:
    """A rich passenger leaves, then an ordinary one in the same drop-off; a pair of vortans leaves without."""
    moves = played(match)
    follows = any(
        one.startswith("off rich") and other.split("-")[0].removeprefix("off ") in ICON_NAMES
        for one, other in pairwise(moves)
    )
    alone = any(one.startswith("fly") and other == "off vortan" for one, other in pairwise(moves))
    return follows and alone


def boards_fewer_than_could(match: Match) -> bool:
    """Nobody boards once, and once some of those who could."""
    numbers = set[int]()
    for at, step in zip(retrace(match), match.steps, strict=False):
        text = MOVES.notation(step.move)
        if text.startswith("load"):
            most = len(GAME.legal_moves(at.state, step.seat)) - 1
            numbers |= {int(text.split()[1])} if int(text.split()[1]) < most else set()
    return 0 in numbers and len(numbers) > 1


def lets_off_two_pairs(match: Match) -> bool:
    return any(one == other == "off vortan" for one, other in pairwise(played(match)))


def meets_one_of_two_inspectors(match: Match) -> bool:
    """An inspector acts where two lie: once stowaways pay, once he goes back."""
    found = set[str]()
    for at, step in zip(retrace(match), match.steps, strict=False):
        view = GAME.view(at.state, SPECTATOR)
        assert isinstance(view, GalaktikoView)
        for event in told_of(step):
            if event.kind in ("inspector_leaves", "inspector_returns") and event.sector is not None:
                found |= {event.kind} if view.sectors[event.sector - 1].inspectors > 1 else set()
    return len(found) == 2


def is_won_below_zero(match: Match) -> bool:
    return max(GAME.scores(match.state)) < 0


USUAL = all_of(
    plays("start", "fly", "off", "stay"), tells("caught"), tells("inspector_returns"), tells("pair"), tells("off")
)
RULES = ("cheeky_stowaways", "they_walk", "bitter_end", "rich_first")
HABITS = ("full_circle", "optional_loading")
LET_OFF = ("off",)
KEPT = (
    Kept("two-players", "GK-C3", 2, USUAL, taste=LET_OFF, has_secret=True),
    Kept("three-players", "GK-C3", 3, USUAL, has_secret=True),
    Kept("four-players", "GK-C3", 4, USUAL, has_secret=True),
    Kept("five-players", "GK-C3", 5, USUAL, has_secret=True),
    Kept("six-players", "GK-C3", 6, USUAL, has_secret=True),
    Kept("inspectors-among-the-first", "GK-S2", 6, tells("set_aside", count=3)),
    Kept(
        "inspectors-return",
        "GK-S3",
        2,
        all_of(tells("inspector_returns", count=0), tells("inspector_returns", count=1)),
    ),
    Kept("first-seat", "GK-S4", 3, tells("first", seat=0), ("first_driver",)),
    Kept("full-circle", "GK-T1", 4, flies_in_a_circle, ("full_circle",)),
    Kept("end-card-first", "GK-T5", 3, deals_before_the_end(0)),
    Kept("end-card-last", "GK-T5", 3, deals_before_the_end(4)),
    Kept("two-inspectors", "GK-T6", 6, meets_one_of_two_inspectors),
    Kept("two-pairs", "GK-T8", 4, lets_off_two_pairs, taste=LET_OFF),
    Kept("optional-loading", "GK-T9", 3, boards_fewer_than_could, ("optional_loading",)),
    Kept("end-in-the-first-turn", "GK-E1", 5, ends_in_turn_of(0)),
    Kept("end-in-the-last-turn", "GK-E1", 5, ends_in_turn_of(-1)),
    Kept("below-zero", "GK-E2", 3, is_won_below_zero, taste=("stay",)),
    Kept("tie-broken-by-stowaways", "GK-E3", 4, breaks_a_tie, taste=LET_OFF),
    Kept("shared-win", "GK-E3", 2, shares_the_win, taste=LET_OFF),
    Kept("cheeky-stowaways", "GK-O1", 3, all_of(tells("forced_off"), tells("caught")), RULES[:1]),
    Kept("they-walk", "GK-O2", 2, tells_of("walks", "rich", "stowaway"), RULES[1:2]),
    Kept("bitter-end", "GK-O3", 4, tells("inspector_returns", count=2), RULES[2:3], has_secret=True),
    Kept("rich-first", "GK-O4", 4, lets_off_others_after_the_rich, RULES[3:], LET_OFF),
    Kept("all-optional-rules", "GK-O1", 5, all_of(tells("forced_off"), tells("walks")), RULES, LET_OFF),
    Kept("everything", "GK-O3", 6, all_of(flies_in_a_circle, plays("load", "off")), RULES + HABITS, has_secret=True),
    Kept("taken-back", "KD-5", 3, takes_moves_back, taste=LET_OFF, has_secret=True, undo_every=9),
)


if __name__ == "__main__":
    SHELF.renew(KEPT)
