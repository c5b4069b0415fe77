"""Random games with random options, move by move against a second reading of the rules (see `booklet`)."""

from collections import Counter

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event
from kosmodrom.games.galaktiko.moves import MOVES
from kosmodrom.games.galaktiko.options import OPTIONS
from kosmodrom.games.galaktiko.state import GalaktikoState
from kosmodrom.games.galaktiko.view import event_view
from tests.games.galaktiko.booklet import SLOTS, Booklet, Place
from tests.games.galaktiko.positions import END, GAME, legal, new_game, play, seen, told_kinds

GAMES = 15
NOTATIONS = [MOVES.notation(move) for move in range(MOVES.count)]


def dealt(happened: list[Event], has_end_card: bool) -> list[str]:
    """The cards that a flight turned up."""
    cards: list[str] = []
    for view in (event_view(event) for event in happened):
        if view.kind == "dealt":
            cards.append(str(view.card))
        elif view.kind == "inspector":
            cards.append("inspector")
        elif view.kind == "shift_ends" and has_end_card:
            cards.append(END)
    return cards


def station(ship: Place | None) -> str | None:
    return None if ship is None else f"{ship[0] + 1}{SLOTS[ship[1]]}"


def compare(s: GalaktikoState, booklet: Booklet) -> None:
    """Everything in sight, and every move: played or refused, and by which rule."""
    view = seen(s)
    assert (view.question, view.round) == (booklet.question, booklet.round)
    assert view.turn == (None if booklet.question == "over" else booklet.turn)
    assert (view.upper, view.lower) == (booklet.upper, booklet.lower)
    assert view.rounds_left == (None if booklet.last_round is None else booklet.last_round - booklet.round)
    assert [sector.queue for sector in view.sectors] == booklet.queues
    assert [sector.inspectors for sector in view.sectors] == booklet.inspectors
    assert Counter(view.discard) == +booklet.discard
    for seat, shown in enumerate(view.seats):
        assert shown.station == station(booklet.ships[seat])
        assert Counter(shown.hand) == +booklet.hands[seat]
        assert Counter(shown.scored) == +booklet.scored[seat]
        assert shown.points + shown.penalty == shown.score == booklet.score(seat) == GAME.scores(s)[seat]
    if view.turn is not None:
        refusals = [booklet.why_not(move) for move in NOTATIONS]
        assert [GAME.refusal(s, view.turn, move) for move in range(MOVES.count)] == refusals
        allowed = [move for move, rule in zip(NOTATIONS, refusals, strict=True) if rule is None]
        assert sorted(legal(s)) == sorted(allowed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_gk_s4_gk_t1_to_gk_t11_gk_e1_to_gk_e3_gk_o1_to_gk_o4_games_go_as_the_booklet_says(seats: int) -> None:
    rng, dice = FastRng(seats), FastRng(100 + seats)
    happened = Counter[str]()
    for number in range(GAMES):
        options = {option.name: option.choices[dice.below(2, 0)] if number else option.default for option in OPTIONS}
        s = new_game(seats, rng, options)
        booklet = Booklet(seen(s))
        compare(s, booklet)
        while not GAME.is_over(s):
            moves = legal(s)
            off = [move for move in moves if move.startswith("off")]
            likely = off if off and dice.below(3, 0) else moves
            move = likely[dice.below(len(likely), 0)]
            events = play(s, move, rng=rng)
            booklet.play(move, dealt(events, options["bitter_end"] == "off"))
            compare(s, booklet)
            happened.update(told_kinds(events))
        assert list(GAME.outcome(s).winners) == booklet.winners()
    assert min(happened[kind] for kind in ("caught", "inspector_returns", "off", "pair", "walks", "shift_ends")) > 0
