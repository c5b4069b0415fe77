"""GK-T6 to GK-T8 Drop-off, with GK-O1 Cheeky stowaways and GK-O4 Rich first.

Seat 0 flies from 8a to 1a, a bath; the shift is over, so that nobody is dealt.
"""

import pytest

from tests.games.galaktiko.positions import (
    discard,
    hand,
    inspectors,
    legal,
    play,
    position,
    question,
    queue,
    refusal,
    scored,
    told,
    told_kinds,
)

OVER = "last round: 2"


# The inspector


def test_example_2_gk_t6_two_stowaways_and_one_inspector_both_are_scored_and_he_is_discarded() -> None:
    s = position(f"{OVER}; hand 0: stowaway-cafe stowaway-dacha; inspectors 1: 1")
    happened = play(s, "fly 1a")
    assert (scored(s, 0), hand(s, 0), discard(s), inspectors(s)) == (
        "stowaway-cafe stowaway-dacha",
        "",
        "inspector",
        {},
    )
    assert [(event.card, event.points) for event in told(happened, "caught")] == [
        ("stowaway-cafe", 2),
        ("stowaway-dacha", 2),
    ]


def test_example_3_gk_t6_no_stowaways_and_two_inspectors_one_is_shuffled_back_and_one_stays() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe rich-bath; inspectors 1: 2; rest: discard; discard: ")
    play(s, "fly 1a", "off bath-cafe", "off rich-bath")
    assert (inspectors(s), s.deck.hidden_inspectors) == ({1: 1}, 1)
    assert (scored(s, 0), hand(s, 0)) == ("bath-cafe rich-bath", "")


def test_gk_t6_stowaways_of_every_icon_are_scored() -> None:
    s = position(f"{OVER}; hand 0: stowaway-bath stowaway-bath stowaway-museum; inspectors 1: 1")
    play(s, "fly 1a")
    assert (scored(s, 0), hand(s, 0)) == ("stowaway-bath stowaway-bath stowaway-museum", "")


def test_gk_t6_one_inspector_a_visit_even_if_all_had_stowaways_to_score() -> None:
    s = position(f"{OVER}; hand 0: stowaway-cafe; inspectors 1: 3")
    play(s, "fly 1a")
    assert (inspectors(s), discard(s)) == ({1: 2}, "inspector")


def test_gk_t6_inspectors_of_other_sectors_do_nothing() -> None:
    s = position(f"{OVER}; hand 0: stowaway-cafe; inspectors 2: 1; inspectors 8: 1")
    play(s, "fly 1a")
    assert (inspectors(s), hand(s, 0), scored(s, 0)) == ({2: 1, 8: 1}, "stowaway-cafe", "")


def test_gk_t6_nobody_but_stowaways_pays_the_inspector() -> None:
    s = position(f"{OVER}; hand 0: cafe-beach rich-cafe stowaway-cafe vortan; inspectors 1: 1")
    play(s, "fly 1a")
    assert (scored(s, 0), hand(s, 0)) == ("stowaway-cafe", "cafe-beach rich-cafe vortan")


def test_gk_t6_stowaways_of_others_are_left_alone() -> None:
    s = position(f"{OVER}; at 1: 2a; hand 0: stowaway-cafe; hand 1: stowaway-bath; inspectors 1: 1")
    play(s, "fly 1a")
    assert (hand(s, 1), scored(s, 1)) == ("stowaway-bath", "")


def test_gk_t6_those_who_board_now_are_not_caught() -> None:
    s = position(f"{OVER}; queue 1: stowaway-cafe; inspectors 1: 1")
    play(s, "fly 1a")
    assert (hand(s, 0), scored(s, 0), s.deck.hidden_inspectors) == ("stowaway-cafe", "", 3)


def test_gk_t6_decided_he_acts_before_anything_else_of_the_phase() -> None:
    """A stowaway of the station's icon can't slip off before he comes."""
    s = position(f"{OVER}; hand 0: bath-cafe stowaway-bath; inspectors 1: 1")
    happened = play(s, "fly 1a")
    assert told_kinds(happened) == ["flies", "caught", "inspector_leaves"]
    assert legal(s) == ["off bath-cafe", "stay"]


def test_gk_t6_passengers_get_off_after_him_as_usual() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe stowaway-dacha; inspectors 1: 1")
    play(s, "fly 1a", "off bath-cafe")
    assert scored(s, 0) == "bath-cafe stowaway-dacha"


# Who gets off


def test_gk_t7_passengers_with_the_icon_of_the_station_may_leave() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe cafe-beach rich-bath rich-cafe stowaway-bath stowaway-cafe")
    play(s, "fly 1a")
    assert legal(s) == ["off bath-cafe", "off rich-bath", "off stowaway-bath", "stay"]


@pytest.mark.parametrize(("place", "card"), [("1a", "bath-dacha"), ("8a", "bath-dacha"), ("2a", "market-cafe")])
def test_gk_t7_one_of_the_two_icons_of_an_ordinary_passenger_is_enough(place: str, card: str) -> None:
    s = position(f"{OVER}; at 0: 5a; hand 0: {card}")
    play(s, f"fly {place}", f"off {card}")
    assert scored(s, 0) == card


@pytest.mark.parametrize(("place", "card"), [("1b", "rich-market"), ("1a", "rich-bath"), ("1c", "rich-beach")])
def test_gk_t7_the_icon_is_that_of_the_station_and_not_of_the_sector(place: str, card: str) -> None:
    s = position(f"{OVER}; seats: 5; hand 0: rich-bath rich-market rich-beach")
    play(s, f"fly {place}")
    assert legal(s) == [f"off {card}", "stay"]


def test_gk_t7_ordinary_and_rich_go_to_the_scored_pile_stowaways_to_the_discard() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe rich-bath stowaway-bath")
    happened = play(s, "fly 1a", "off bath-cafe", "off rich-bath", "off stowaway-bath")
    assert (scored(s, 0), discard(s), hand(s, 0)) == ("bath-cafe rich-bath", "stowaway-bath", "")
    assert [(event.card, event.points) for event in told(happened, "off")] == [("bath-cafe", 1), ("rich-bath", 2)]
    assert [event.card for event in told(happened, "sneaks_off")] == ["stowaway-bath"]


def test_gk_t7_any_number_may_leave_in_any_order() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe rich-bath stowaway-bath")
    play(s, "fly 1a", "off stowaway-bath", "stay")
    assert (hand(s, 0), discard(s)) == ("bath-cafe rich-bath", "stowaway-bath")


def test_gk_t7_all_may_stay() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe rich-bath")
    play(s, "fly 1a", "stay")
    assert (hand(s, 0), question(s)) == ("bath-cafe rich-bath", "fly 1")


def test_gk_t7_alike_cards_leave_one_at_a_time() -> None:
    s = position(f"{OVER}; hand 0: rich-bath rich-bath")
    play(s, "fly 1a", "off rich-bath")
    assert (hand(s, 0), legal(s)) == ("rich-bath", ["off rich-bath", "stay"])
    play(s, "stay")
    assert hand(s, 0) == "rich-bath"


def test_gk_t7_when_nobody_can_leave_nothing_is_asked() -> None:
    s = position(f"{OVER}; hand 0: cafe-beach rich-cafe stowaway-cafe vortan")
    play(s, "fly 1a")
    assert question(s) == "fly 1"


def test_gk_t7_when_nobody_else_can_leave_the_turn_goes_on_by_itself() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe rich-cafe; queue 1: vortan")
    play(s, "fly 1a", "off bath-cafe")
    assert (hand(s, 0), question(s)) == ("rich-cafe vortan", "fly 1")


@pytest.mark.parametrize("card", ["bath-museum", "cafe-beach", "rich-cafe", "stowaway-cafe", "stowaway-bath"])
def test_gk_t7_who_is_not_on_board_or_has_another_icon_is_refused(card: str) -> None:
    s = position(f"{OVER}; hand 0: bath-cafe cafe-beach rich-cafe stowaway-cafe")
    play(s, "fly 1a")
    assert refusal(s, f"off {card}") == "GK-T7"


def test_gk_t7_no_inspector_no_points_for_a_stowaway() -> None:
    s = position(f"{OVER}; hand 0: stowaway-bath")
    play(s, "fly 1a", "off stowaway-bath")
    assert (scored(s, 0), discard(s)) == ("", "stowaway-bath")


# Vortans


def test_example_4_gk_t8_two_vortans_in_hand_and_one_in_the_queue_one_of_each_leaves() -> None:
    s = position(f"{OVER}; hand 0: vortan vortan; queue 1: bath-cafe vortan")
    happened = play(s, "fly 1a", "off vortan")
    assert (hand(s, 0), queue(s, 1), discard(s)) == ("bath-cafe vortan", "", "vortan vortan")
    assert told_kinds(happened) == ["flies", "pair", "boards"]
    assert question(s) == "fly 1"


def test_gk_t8_one_vortan_in_hand_and_two_in_the_queue_the_second_stays_and_boards() -> None:
    s = position(f"{OVER}; hand 0: vortan; queue 1: vortan vortan")
    play(s, "fly 1a", "off vortan")
    assert (hand(s, 0), queue(s, 1), discard(s)) == ("vortan", "", "vortan vortan")
    assert question(s) == "fly 1"


def test_gk_t8_two_and_two_leave_in_two_pairs() -> None:
    s = position(f"{OVER}; hand 0: vortan vortan; queue 1: vortan rich-cafe vortan")
    play(s, "fly 1a", "off vortan", "off vortan")
    assert (hand(s, 0), discard(s)) == ("rich-cafe", "vortan vortan vortan vortan")


def test_gk_t8_decided_the_lowest_vortan_of_the_queue_leaves() -> None:
    full = "cafe-beach cafe-museum cafe-factory cafe-cinema cafe-dacha"
    s = position(f"{OVER}; hand 0: {full} vortan; queue 1: bath-cafe vortan bath-beach vortan bath-museum")
    play(s, "fly 1a", "off vortan")
    assert queue(s, 1) == "bath-beach vortan bath-museum"
    assert hand(s, 0) == f"bath-cafe {full}"


@pytest.mark.parametrize("waiting", [9, 10, 11, 13])
def test_gk_t8_the_lowest_vortan_of_a_long_queue_leaves(waiting: int) -> None:
    others = ["beach-museum", "beach-factory", "beach-cinema", "beach-dacha", "museum-cinema", "museum-dacha"]
    others += ["factory-dacha", "cafe-museum", "cafe-factory", "cafe-cinema", "cafe-dacha", "rich-cafe", "rich-beach"]
    full = "rich-market rich-market rich-museum rich-museum rich-factory"
    line = " ".join([*others[:waiting], "vortan"])
    s = position(f"{OVER}; hand 0: {full} vortan; queue 1: {line} vortan rich-dacha")
    play(s, "fly 1a", "off vortan")
    assert queue(s, 1).split() == [*others[1:waiting], "vortan", "rich-dacha"]


def test_gk_t8_two_in_the_same_hand_do_not_pair() -> None:
    s = position(f"{OVER}; hand 0: vortan vortan; queue 1: rich-cafe")
    play(s, "fly 1a")
    assert (question(s), hand(s, 0)) == ("fly 1", "rich-cafe vortan vortan")


def test_gk_t8_two_in_the_same_queue_do_not_pair() -> None:
    s = position(f"{OVER}; hand 0: rich-bath; queue 1: vortan vortan")
    play(s, "fly 1a")
    assert refusal(s, "off vortan") == "GK-T8"


def test_gk_t8_a_vortan_in_another_queue_or_bus_is_no_company() -> None:
    s = position(f"{OVER}; hand 0: vortan rich-bath; hand 1: vortan; queue 2: vortan; queue 8: vortan")
    play(s, "fly 1a")
    assert refusal(s, "off vortan") == "GK-T8"
    assert legal(s) == ["off rich-bath", "stay"]


def test_gk_t8_leaving_is_optional() -> None:
    s = position(f"{OVER}; hand 0: vortan; queue 1: vortan")
    play(s, "fly 1a")
    assert legal(s) == ["off vortan", "stay"]
    play(s, "stay")
    assert (hand(s, 0), discard(s)) == ("vortan vortan", "")


def test_gk_t8_a_pair_leaves_at_any_station_and_scores_nothing() -> None:
    s = position(f"{OVER}; hand 0: vortan; queue 4: vortan")
    play(s, "fly 4a", "off vortan")
    assert (scored(s, 0), hand(s, 0), discard(s)) == ("", "", "vortan vortan")


def test_gk_t8_a_pair_makes_room_for_loading() -> None:
    full = "cafe-beach cafe-museum cafe-factory cafe-cinema cafe-dacha"
    s = position(f"{OVER}; hand 0: {full} vortan; queue 1: vortan rich-cafe rich-beach")
    play(s, "fly 1a", "off vortan")
    assert (hand(s, 0), queue(s, 1)) == (f"{full} rich-cafe", "rich-beach")


# Cheeky stowaways

CHEEKY = f"{OVER}; cheeky_stowaways: on"


def test_gk_o1_stowaways_of_the_station_must_get_off() -> None:
    s = position(f"{CHEEKY}; hand 0: stowaway-bath stowaway-bath stowaway-cafe")
    happened = play(s, "fly 1a")
    assert (hand(s, 0), discard(s), scored(s, 0)) == ("stowaway-cafe", "stowaway-bath stowaway-bath", "")
    assert [event.card for event in told(happened, "forced_off")] == ["stowaway-bath", "stowaway-bath"]
    assert question(s) == "fly 1"


def test_gk_o1_decided_after_the_inspectors_effect() -> None:
    s = position(f"{CHEEKY}; hand 0: stowaway-bath; inspectors 1: 1")
    happened = play(s, "fly 1a")
    assert (scored(s, 0), discard(s)) == ("stowaway-bath", "inspector")
    assert told(happened, "forced_off") == []


def test_gk_o1_only_stowaways_are_cheeky() -> None:
    s = position(f"{CHEEKY}; hand 0: bath-cafe rich-bath stowaway-bath vortan")
    play(s, "fly 1a")
    assert (hand(s, 0), legal(s)) == ("bath-cafe rich-bath vortan", ["off bath-cafe", "off rich-bath", "stay"])


def test_gk_o1_off_by_default_a_stowaway_may_stay() -> None:
    s = position(f"{OVER}; hand 0: stowaway-bath")
    play(s, "fly 1a", "stay")
    assert hand(s, 0) == "stowaway-bath"


# Rich first

RICH_FIRST = f"{OVER}; rich_first: on"


def test_gk_o4_without_a_rich_passenger_of_the_station_nobody_leaves() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe rich-cafe stowaway-bath")
    play(s, "fly 1a")
    assert (question(s), hand(s, 0)) == ("fly 1", "bath-cafe rich-cafe stowaway-bath")


def test_gk_o4_until_a_rich_one_has_left_the_others_are_refused() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe rich-bath stowaway-bath")
    play(s, "fly 1a")
    assert legal(s) == ["off rich-bath", "stay"]
    assert [refusal(s, f"off {card}") for card in ("bath-cafe", "stowaway-bath")] == ["GK-O4", "GK-O4"]
    assert refusal(s, "off rich-cafe") == "GK-T7"


def test_gk_o4_after_a_rich_one_the_others_may_leave() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe rich-bath rich-bath stowaway-bath")
    play(s, "fly 1a", "off rich-bath")
    assert legal(s) == ["off bath-cafe", "off rich-bath", "off stowaway-bath", "stay"]
    play(s, "off bath-cafe", "off stowaway-bath", "stay")
    assert (scored(s, 0), hand(s, 0), discard(s)) == ("bath-cafe rich-bath", "rich-bath", "stowaway-bath")


def test_gk_o4_all_may_stay() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe rich-bath")
    play(s, "fly 1a", "stay")
    assert (hand(s, 0), scored(s, 0)) == ("bath-cafe rich-bath", "")


def test_gk_o4_each_drop_off_wants_its_own_rich_passenger() -> None:
    s = position(f"{RICH_FIRST}; hand 0: rich-bath market-cafe; hand 1: bath-beach; at 1: 7a")
    play(s, "fly 1a", "off rich-bath")
    assert s.rich_left == 0
    play(s, "1 fly 6a", "0 fly 2a")
    assert (question(s), hand(s, 0)) == ("fly 1", "market-cafe")


def test_gk_o4_a_rich_passenger_of_one_driver_does_nothing_for_the_next() -> None:
    s = position(f"{RICH_FIRST}; hand 0: rich-bath; hand 1: market-cafe; at 1: 7a")
    play(s, "fly 1a", "off rich-bath", "1 fly 2a")
    assert (question(s), hand(s, 1)) == ("fly 0", "market-cafe")


def test_gk_o4_decided_vortan_pairs_are_not_held_back() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe vortan; queue 1: vortan")
    play(s, "fly 1a")
    assert legal(s) == ["off vortan", "stay"]
    play(s, "off vortan")
    assert (hand(s, 0), question(s)) == ("bath-cafe", "fly 1")


def test_gk_o4_decided_a_vortan_pair_does_not_stand_for_a_rich_passenger() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe rich-bath vortan; queue 1: vortan")
    play(s, "fly 1a", "off vortan")
    assert legal(s) == ["off rich-bath", "stay"]


def test_gk_o4_decided_the_inspector_is_not_held_back() -> None:
    s = position(f"{RICH_FIRST}; hand 0: bath-cafe stowaway-bath stowaway-cafe; inspectors 1: 1")
    play(s, "fly 1a")
    assert (scored(s, 0), hand(s, 0), question(s)) == ("stowaway-bath stowaway-cafe", "bath-cafe", "fly 1")


def test_gk_o4_gk_o1_decided_cheeky_stowaways_are_not_held_back() -> None:
    s = position(f"{RICH_FIRST}; cheeky_stowaways: on; hand 0: bath-cafe stowaway-bath vortan; queue 1: vortan")
    play(s, "fly 1a")
    assert (hand(s, 0), discard(s)) == ("bath-cafe vortan", "stowaway-bath")
    assert legal(s) == ["off vortan", "stay"]


def test_gk_o4_off_by_default() -> None:
    s = position(f"{OVER}; hand 0: bath-cafe rich-bath")
    play(s, "fly 1a", "off bath-cafe", "stay")
    assert (scored(s, 0), hand(s, 0)) == ("bath-cafe", "rich-bath")
