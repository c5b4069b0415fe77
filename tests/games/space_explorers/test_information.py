"""SX-I Who knows what: worlds that a seat can't tell apart look and answer alike."""

import pytest

from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games.space_explorers.moves import MOVES
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from kosmodrom.games.space_explorers.state import ExplorersState
from tests.games.space_explorers.positions import GAME, chosen, new, play, position, refusal, seen, stacked

CENTER = "center: 2 3 5 6 7 8"


def test_sx_i1_hands_are_secret_but_what_everybody_has_seen_stays_known() -> None:
    s = position(f"{CENTER}; hand 0: 10 60; seen 0: 11; tokens 0: red; under: 59 58; deck: 1 4")
    view = seen(s, 1)
    assert (view.seats[0].hand, view.seats[0].known, view.seats[0].tokens) == (3, [11], [0, 0, 0, 1, 0, 0])
    assert view.unseen == [1, 4, 10, 60] and view.own is not None and view.own.hand == []
    own = seen(s, 0).own
    assert own is not None and own.hand == [10, 11, 60] and seen(s).own is None


def test_sx_i1_a_hand_card_named_turned_up_or_taken_back_is_known() -> None:
    s = position(f"{CENTER}; hand 0: 10 13 14; tokens 0: green green green")
    play(s, "recruit 10-engineering")
    assert seen(s, 1).seats[0].known == [10]
    s = position(f"{CENTER}; hub 0: science 33")
    play(s, "use 33", "pick 60", "pick 58", rng=stacked(s, "60 59 58"))
    assert seen(s, 1).seats[0].known == [58, 60]


def test_sx_i2_cards_under_the_deck_are_known_with_their_order() -> None:
    """Once nothing else is left, what is drawn from there is known in the hand too."""
    s = position(f"{CENTER}; under: 59 58; deck: 60")
    play(s, "draw", rng=stacked(s, "60"))
    play(s, "draw")
    assert (seen(s).seats[0].known, seen(s).seats[1].known, seen(s).under) == ([], [59], [58])


def test_sx_i2_crises_and_tiles_not_opened_are_not_told() -> None:
    view = seen(new(2, "crises", "powers"))
    assert view.crises is not None and len(view.crises.unseen) == 8 and len(view.box) == 10 - 4


def test_sx_i3_refusals_say_nothing_of_other_hands() -> None:
    s = position(f"{CENTER}; hand 1: 10; seen 1: 11; deck: 12")
    assert {refusal(s, f"recruit {card}-engineering") for card in (10, 11, 12)} == {"SX-T3"}


@pytest.mark.parametrize(
    ("row", "move", "is_final"),
    [
        ("", "draw", True),
        ("", "take 2", True),
        ("deck:", "take 2", False),
        ("hand 0: 10 13 14 15", "recruit 10-engineering", False),
        ("modules: powers; power 0: ussr; power 1: usa; deck:", "take 3", True),
    ],
    ids=["a draw", "a card laid", "a card taken", "a hand card shown", "a token turned up"],
)
def test_sx_i3_undo_ends_at_chance(row: str, move: str, is_final: bool) -> None:
    match = Match(GAME, 2, Chance("fast", seed=1))
    match.state = position(f"{CENTER}; {row}")
    assert match.is_final(0, MOVES.parse(move)) is is_final


# Twin worlds


def positions(seats: int, seed: int, every: int) -> list[ExplorersState]:
    """Positions of a random game with all modules."""
    rng, dice = FastRng(seed), FastRng(seed + 100)
    s = GAME.new(seats, {**chosen(*MODULE_NAMES), "level": "1"}, rng)
    assert isinstance(s, ExplorersState)
    found, step = [], 0
    while not GAME.is_over(s):
        if step % every == 0:
            found.append(s.copy())
        seat = int(GAME.next_seat(s))
        moves = GAME.legal_moves(s, seat)
        GAME.play(s, seat, moves[dice.below(len(moves), 0)], rng)
        step += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sx_i1_sx_i3_worlds_that_a_seat_cannot_tell_apart_look_and_answer_alike(seats: int) -> None:
    """Views, keys, offers, refusals and previews; and from either world the same draws sample the same worlds."""
    compared = 0
    for s in positions(seats, seats, 4 * seats):
        for seat in range(seats):
            twin = GAME.determinize(s, seat, FastRng(seat))
            compared += canonical(twin) != canonical(s)
            assert GAME.view(twin, seat) == GAME.view(s, seat) and GAME.info_key(twin, seat) == GAME.info_key(s, seat)
            assert canonical(GAME.determinize(twin, seat, FastRng(7))) == canonical(
                GAME.determinize(s, seat, FastRng(7))
            )
            if seat in GAME.to_act(s):
                assert GAME.legal_moves(twin, seat) == GAME.legal_moves(s, seat)
                assert GAME.preview(twin, seat) == GAME.preview(s, seat)
                for move in range(seat, MOVES.count, 17):
                    assert GAME.refusal(twin, seat, move) == GAME.refusal(s, seat, move)
    assert compared > 5


def test_the_key_tells_positions_apart() -> None:
    texts = [
        *("", "tokens 0: red", "tokens 1: red", "hand 0: 10", "hand 0: 11", "hand 1: 10", "seen 1: 10", "seen 1: 11"),
        *("hub 0: engineering 1", "hub 0: engineering 9", "hub 1: engineering 1", "hub 0: engineering 1 9"),
        *("hub 0: engineering 9 1", "acted: 1", "turn: 1", "first: 1", "done 0: 1-soviet", "done 1: 1-soviet"),
        *("under: 59 58", "under: 58 59", "projects: 9-soviet", "projects: 9-american", "recruited: 1", "wild: 2"),
        *(
            "modules: goals; goals 0: 1 2 3 4 5",
            "modules: goals; goals 0: 2 1 3 4 5",
            "modules: goals; goals 0: 1* 2 3 4 5",
        ),
        *("modules: crises; crisis: E1", "modules: crises; crisis: E2", "modules: crises; crisis: E2; step: 1"),
        *("modules: powers; power 0: ussr", "modules: powers; power 0: ussr; sections 0: red - -"),
        *("modules: powers; power 0: ussr; sections 0: red* - -", "modules: powers; power 0: ussr; cooperation 0: 1"),
        *("modules: talents; talent 0: 6", "modules: talents; talent 0: 6; pawn 0: 1"),
    ]
    keys = [GAME.info_key(position(f"{CENTER}; {text}"), 0) for text in texts]
    assert len(set(keys)) == len(texts)


def test_the_key_hides_what_the_seat_does_not_know() -> None:
    """Another's hidden cards, and the talents offered to others."""
    one, other = position(f"{CENTER}; hand 1: 10"), position(f"{CENTER}; hand 1: 11")
    assert GAME.info_key(one, 0) == GAME.info_key(other, 0) and GAME.info_key(one, 1) != GAME.info_key(other, 1)
    assert GAME.info_key(one, SPECTATOR) == GAME.info_key(other, SPECTATOR)
    s = new(2, "talents")
    twin = s.copy()
    twin.players[1].offered = int(s.players[0].offered)
    assert GAME.info_key(s, 0) == GAME.info_key(twin, 0) and GAME.info_key(s, 1) != GAME.info_key(twin, 1)


def test_the_order_in_which_tokens_were_paid_is_no_knowledge() -> None:
    keys = set()
    for order in (("token green", "token purple"), ("token purple", "token green")):
        s = position("center: 3 2 5 6 7 8; tokens 0: green green purple")
        play(s, "recruit 3-engineering", *order)
        keys.add(GAME.info_key(s, 1))
    assert len(keys) == 1
