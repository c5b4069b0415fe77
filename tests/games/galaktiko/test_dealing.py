"""GK-T3 to GK-T5 New passengers, inspectors and the end-of-shift card."""

import pytest

from tests.games.galaktiko.positions import inspectors, play, position, question, queue, queues, seen, told, told_kinds

FIVE = "bath-market bath-cafe bath-beach bath-museum bath-dacha"


@pytest.mark.parametrize(
    ("arrival", "behind"),
    [
        (6, [5, 4, 3, 2, 1]),
        (8, [7, 6, 5, 4, 3]),
        (1, [8, 7, 6, 5, 4]),
        (3, [2, 1, 8, 7, 6]),
        (5, [4, 3, 2, 1, 8]),
    ],
)
def test_gk_t3_one_card_to_each_of_the_five_sectors_behind_nearest_first(arrival: int, behind: list[int]) -> None:
    s = position("at 0: 7a; at 1: 2a")
    happened = play(s, f"fly {arrival}a", deals=FIVE)
    assert [event.sector for event in told(happened, "dealt")] == behind
    assert queues(s) == dict(zip(behind, FIVE.split(), strict=True))


@pytest.mark.parametrize("departure", ["1a", "4a", "8a"])
def test_gk_t3_it_does_not_matter_where_the_flight_began(departure: str) -> None:
    s = position(f"at 0: {departure}; at 1: 2a")
    play(s, "fly 6a", deals=FIVE)
    assert sorted(queues(s)) == [1, 2, 3, 4, 5]


def test_gk_t3_the_own_sector_and_the_two_ahead_get_none() -> None:
    s = position("at 0: 1a; at 1: 2a; queue 7: vortan; queue 8: rich-bath")
    play(s, "fly 6a", deals=FIVE)
    assert (queue(s, 6), queue(s, 7), queue(s, 8)) == ("", "vortan", "rich-bath")


def test_gk_t3_onto_the_top_of_the_queue() -> None:
    s = position("at 0: 1a; at 1: 2a; queue 5: vortan rich-bath")
    play(s, "fly 6a", deals=FIVE)
    assert queue(s, 5) == "vortan rich-bath bath-market"


def test_gk_t3_before_anybody_gets_off() -> None:
    s = position("at 0: 1a; at 1: 2a; hand 0: rich-factory")
    happened = play(s, "fly 6a", deals=FIVE)
    assert told_kinds(happened) == ["flies", *["dealt"] * 5]
    assert question(s) == "off 0"


def test_example_1_gk_t4_four_queues_grow_and_the_third_sector_back_gets_the_inspector() -> None:
    s = position("at 0: 1a; at 1: 7a")
    size = s.deck.size
    play(s, "fly 6a", deals="bath-market bath-cafe inspector bath-museum bath-dacha")
    assert queues(s) == {5: "bath-market", 4: "bath-cafe", 2: "bath-museum", 1: "bath-dacha"}
    assert inspectors(s) == {3: 1}
    assert s.deck.size == size - 5


def test_gk_t4_several_inspectors_may_lie_in_one_sector() -> None:
    s = position("at 0: 1a; at 1: 7a; inspectors 3: 1")
    play(s, "fly 6a", deals="bath-market inspector inspector bath-museum bath-dacha")
    assert inspectors(s) == {3: 2, 4: 1}
    assert queue(s, 3) == ""


def test_gk_t4_an_inspector_does_not_join_the_queue() -> None:
    s = position("at 0: 1a; at 1: 7a; queue 3: vortan")
    play(s, "fly 6a", deals="bath-market bath-cafe inspector bath-museum bath-dacha")
    assert queue(s, 3) == "vortan"


DECK = "at 0: 1a; at 1: 7a; deck: | bath-market bath-cafe bath-beach bath-museum bath-dacha vortan vortan end"


@pytest.mark.parametrize("place", [0, 1, 2, 3, 4])
def test_gk_t5_the_end_of_shift_card_stops_the_dealing_at_once(place: int) -> None:
    """As the first card of a deal, in between, and as the last."""
    s = position(DECK)
    deals = FIVE.split()[:place]
    happened = play(s, "fly 6a", deals=" ".join([*deals, "end"]))
    assert queues(s) == dict(zip((5, 4, 3, 2), deals, strict=False))
    assert told_kinds(happened) == ["flies", *["dealt"] * place, "shift_ends"]
    assert (s.deck.lower, s.deck.end_cards) == (7 - place, 0)
    view = seen(s)
    assert (view.end_of_shift, view.rounds_left) == (True, 1)


def test_gk_t5_without_it_the_shift_goes_on() -> None:
    s = position(DECK)
    play(s, "fly 6a", deals=FIVE)
    view = seen(s)
    assert (view.end_of_shift, view.rounds_left) == (False, None)


def test_gk_t5_the_turn_goes_on() -> None:
    s = position(DECK + "; hand 0: rich-factory; queue 6: rich-bath stowaway-bath; inspectors 6: 1")
    happened = play(s, "fly 6a", "off rich-factory", deals="vortan end")
    assert told_kinds(happened) == [
        "flies",
        "dealt",
        "shift_ends",
        "inspector_returns",
        "off",
        "boards",
        "boards",
    ]
    assert question(s) == "fly 1"


def test_gk_t5_no_more_cards_are_dealt_in_the_game() -> None:
    s = position(DECK)
    play(s, "fly 6a", deals="end")
    play(s, "1 fly 5a", "0 fly 1a", "1 fly 3a")
    assert (queues(s), s.deck.size, question(s)) == ({}, 7, "over")


def test_gk_t5_it_comes_from_the_lower_part_even_in_the_middle_of_a_deal() -> None:
    s = position("at 0: 1a; at 1: 7a; deck: bath-market bath-cafe | bath-museum bath-dacha end")
    happened = play(s, "fly 6a", deals="bath-cafe bath-market bath-dacha end")
    assert told_kinds(happened) == ["flies", "dealt", "dealt", "dealt", "shift_ends"]
    assert (s.deck.upper, s.deck.lower) == (0, 1)
