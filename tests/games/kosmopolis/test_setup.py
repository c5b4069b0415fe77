"""KP-S Set-up."""

import pytest

from kosmodrom.core.state import Witness
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.moves import CARD_NAMES
from kosmodrom.games.kosmopolis.parts import DECK, MODIFIER_DECK
from kosmodrom.games.kosmopolis.state import IN_DECK, KosmopolisState, left_of
from tests.chance import Stacked
from tests.games.kosmopolis.positions import GAME, box, capital, gold, laid, position, question, seen


def set_up(seats: int, seed: str, modifiers: list[int]) -> KosmopolisState:
    """A game begun: the card turned up, and the places in their pack of the modifiers dealt from seat 0 on."""
    s = box(seats)
    first = s.deck.kinds().index(CARD_NAMES.index(seed))
    dealt = seats * (5 if seats == 4 else 6)
    rng = Stacked({DECK: [first] + [0] * dealt, MODIFIER_DECK: modifiers})
    s.witness = Witness()
    GAME.set_up(s, rng)
    assert rng.is_used_up
    return s


def test_kp_s1_one_card_is_turned_up_onto_its_colour() -> None:
    s = set_up(2, "g4", [0, 0])
    assert capital(s) == "g4"
    assert s.deck.size == 72 - 1 - 12


def test_example_3_kp_s1_a_pink_card_opens_the_pink_pile() -> None:
    s = set_up(3, "p5", [0, 0, 0])
    assert [colour.cards for colour in seen(s).capital] == [[], ["p5"], [], []]


@pytest.mark.parametrize("seed", ["b2", "p2", "g2", "y2"])
def test_kp_s1_decided_the_card_turned_up_brings_no_action(seed: str) -> None:
    s = set_up(2, seed, [0, 0])
    assert question(s) == "keep 0 1"
    assert [gold(s, seat) for seat in (0, 1)] == [0, 0]
    assert s.stock == 8
    assert laid(s) == {}
    assert s.deck.size == 72 - 1 - 12
    assert seen(s).seats[0].city == [[], [], [], []]


@pytest.mark.parametrize(
    ("drawn", "first"),
    [
        ([0, 0], 0),  # +4, +2
        ([1, 0], 1),  # +2, +4
        ([3, 2], 1),  # -3, -1
        ([2, 2], 0),  # -1, -3
        ([1, 2, 0], 2),  # +2, -3, +4
        ([3, 2, 1, 0], 3),  # -3, -1, +2, +4
        ([3, 0, 0, 0], 1),  # -3, +4, +2, -1
    ],
)
def test_kp_s2_the_highest_modifier_dealt_is_first_player(drawn: list[int], first: int) -> None:
    assert set_up(len(drawn), "b2", drawn).first == first


def test_kp_s2_all_four_modifiers_go_back_into_a_deck() -> None:
    s = set_up(4, "b2", [3, 2, 1, 0])
    assert list(s.modifiers) == [IN_DECK] * 4


def test_kp_s2_the_log_tells_who_begins_with_what() -> None:
    s = set_up(3, "b2", [2, 1, 0])
    assert s.witness is not None
    (event,) = [event for event in s.witness.events if event.kind == events.FIRST]
    assert (event.seat, event.a) == (2, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_s3_the_left_neighbour_is_the_next_seat(seats: int) -> None:
    s = position(f"seats: {seats}")
    assert [left_of(s, seat) for seat in range(seats)] == [*range(1, seats), 0]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"kosmopolis is for 2 to 4 players, not {seats}"):
        GAME.new(seats, {}, Stacked({}))
