"""GK-S Set-up."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Witness
from kosmodrom.games.galaktiko.moves import ICON_NAMES
from kosmodrom.games.galaktiko.parts.deck import Deck
from kosmodrom.games.galaktiko.parts.kinds import DECK, FIRST_DRIVER, RING
from kosmodrom.games.galaktiko.setup import choose_first_driver, form_queues, lay_ring
from kosmodrom.games.galaktiko.state import GalaktikoState
from tests.chance import Stacked
from tests.games.galaktiko.positions import (
    GAME,
    all_cards,
    box,
    deck_of,
    discard,
    hand,
    inspectors,
    legal,
    new_game,
    places,
    play,
    position,
    question,
    queue,
    queues,
    refusal,
    seen,
    stacked,
    station,
    told,
    told_kinds,
)
from tests.spread import check_spread

FIRST_24 = (
    "bath-market bath-cafe bath-beach bath-museum bath-factory bath-cinema bath-dacha market-cafe market-beach "
    "market-museum market-factory market-cinema market-dacha cafe-beach cafe-museum cafe-factory cafe-cinema "
    "cafe-dacha vortan vortan rich-bath rich-market stowaway-bath stowaway-market"
)


def split_box(seats: int, lower_inspectors: int, options: dict[str, str] | None = None) -> GalaktikoState:
    """The box with its deck counted off, so many inspectors in the lower part."""
    s = box(seats, options)
    for seed in range(10_000):
        trial = s.copy()
        trial.deck.split(FastRng(seed))
        if trial.deck.lower_inspectors == lower_inspectors:
            return trial
    raise AssertionError(f"{lower_inspectors} inspectors never came into the lower part")


def first_queues(s: GalaktikoState, cards: str) -> list[str]:
    """Lay these cards; the queues, and made sure that all cards were turned up."""
    rng = stacked(s.deck, cards)
    form_queues(s, rng)
    assert rng.is_used_up
    return [queue(s, sector) for sector in range(1, 9)]


# The deck


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_example_5_gk_s1_75_cards_and_players_plus_one_inspectors_21_in_the_lower_part_24_in_queues(seats: int) -> None:
    view = seen(new_game(seats, FastRng(seats)))
    in_queues = Counter(card for sector in view.sectors for card in sector.queue)
    assert (view.upper, view.lower, in_queues.total()) == (75 + seats + 1 - 20 - 24, 20 + 1, 24)
    unseen = Counter({left.card: left.unseen for left in view.left})
    assert in_queues + unseen == all_cards(seats)
    assert unseen.total() == view.upper + view.lower - 1


@pytest.mark.parametrize(("passengers", "inspectors"), [(19, 1), (18, 3), (21, 3), (30, 2)])
def test_gk_s1_every_card_is_as_likely_to_be_counted_off_into_the_lower_part(passengers: int, inspectors: int) -> None:
    """Of m passengers and k inspectors, C(k, l) C(m, 20 - l) choices of 20 have l inspectors: exactly, by all draws."""
    deck = deck_of(["vortan"] * passengers + ["inspector"] * inspectors, ["end"], inspectors)
    counted_off = Counter[int]()
    for outcomes in product(*(range(passengers + inspectors - drawn) for drawn in range(inspectors))):
        trial = Deck()
        trial.load(deck)
        trial.split(Stacked({DECK: list(outcomes)}))
        counted_off[int(trial.lower_inspectors)] += 1
        assert (trial.upper, trial.lower) == (passengers + inspectors - 20, 21)
    total = comb(passengers + inspectors, 20)
    shares = {lower: Fraction(count, counted_off.total()) for lower, count in counted_off.items()}
    assert shares == {
        lower: Fraction(comb(inspectors, lower) * comb(passengers, 20 - lower), total)
        for lower in range(inspectors + 1)
        if 20 - lower <= passengers
    }


def test_gk_s1_the_end_of_shift_card_is_any_of_the_21_of_the_lower_part() -> None:
    places_of_end = Counter[int]()
    s = position("deck: | " + FIRST_24.rpartition(" cafe-dacha ")[0] + " cafe-dacha vortan vortan end")
    for seed in range(2100):
        trial, rng = s.copy(), FastRng(seed)
        place = 0
        while trial.deck.end_cards:
            trial.deck.draw(rng)
            place += 1
        places_of_end[place] += 1
    check_spread(places_of_end, dict.fromkeys(range(1, 22), 1))


def test_gk_s1_the_end_of_shift_card_never_comes_while_the_upper_part_lasts() -> None:
    for seed in range(50):
        s = new_game(2, FastRng(seed))
        rng = FastRng(seed)
        while s.deck.upper:
            s.deck.draw(rng)
        assert (s.deck.end_cards, s.deck.lower) == (1, 21)


# The first queues


def test_gk_s2_three_open_cards_at_each_sector() -> None:
    s = split_box(2, 1)
    laid = first_queues(s, FIRST_24)
    cards = FIRST_24.split()
    assert laid == [" ".join(cards[3 * sector : 3 * sector + 3]) for sector in range(8)]
    assert (s.deck.upper, s.deck.lower) == (78 - 20 - 24, 21)


def test_gk_s2_an_inspector_turned_up_is_replaced() -> None:
    s = split_box(2, 1)
    cards = FIRST_24.split()
    laid = first_queues(s, " ".join([*cards[:4], "inspector", *cards[4:]]))
    assert laid[1] == " ".join(cards[3:6])
    assert (inspectors(s), discard(s)) == ({}, "")


@pytest.mark.parametrize("places_of_inspectors", [(0,), (24,), (3, 3), (0, 5, 20), (7, 8, 9)])
def test_gk_s2_decided_they_are_shuffled_into_the_upper_part_when_all_24_lie(
    places_of_inspectors: tuple[int, ...],
) -> None:
    s = split_box(2, 0)
    cards = FIRST_24.split()
    for place in reversed(places_of_inspectors):
        cards.insert(min(place, 23), "inspector")
    s.witness = witness = Witness()
    laid = first_queues(s, " ".join(cards))
    assert " ".join(laid) == FIRST_24
    assert (s.deck.upper, s.deck.upper_inspectors) == (78 - 20 - 24, 3)
    (aside,) = told(witness.events, "set_aside")
    assert aside.count == len(places_of_inspectors)
    assert told_kinds(witness.events) == ["queued"] * 24 + ["set_aside"]


def test_gk_s2_without_inspectors_nothing_is_said_of_them() -> None:
    s = split_box(2, 1)
    s.witness = witness = Witness()
    first_queues(s, FIRST_24)
    assert told(witness.events, "set_aside") == []
    assert len(told(witness.events, "queued")) == 24


# Shuffling back

FIVE = "bath-market bath-cafe bath-beach bath-museum bath-dacha"


def test_gk_s3_an_inspector_goes_back_into_the_upper_part() -> None:
    s = position(
        "at 0: 1a; inspectors 4: 1; deck: bath-market bath-cafe bath-beach bath-museum bath-dacha vortan | end"
    )
    happened = play(s, "fly 4a", deals=FIVE)
    assert (s.deck.upper, s.deck.upper_inspectors, s.deck.lower) == (2, 1, 1)
    assert [event.count for event in told(happened, "inspector_returns")] == [0]


def test_gk_s3_an_inspector_goes_back_into_the_lower_part_once_the_upper_is_used_up() -> None:
    s = position(
        "at 0: 1a; inspectors 4: 1; deck: bath-market bath-cafe bath-beach bath-museum bath-dacha | vortan end"
    )
    happened = play(s, "fly 4a", deals=FIVE)
    assert (s.deck.upper, s.deck.lower, s.deck.lower_inspectors) == (0, 3, 1)
    assert [event.count for event in told(happened, "inspector_returns")] == [1]


def test_gk_s3_after_the_end_of_the_shift_it_goes_into_the_lower_part_and_never_comes() -> None:
    s = position("at 0: 1a; inspectors 4: 1; last round: 2; rest: discard")
    play(s, "fly 4a")
    assert (s.deck.upper, s.deck.lower, inspectors(s)) == (0, 1, {})
    play(s, "fly 1a")
    assert (queues(s), inspectors(s)) == ({}, {})


# First driver and starting places


@pytest.mark.parametrize("first", [0, 1, 2])
def test_gk_s4_decided_the_first_driver_is_drawn_at_random(first: int) -> None:
    s = box(3)
    choose_first_driver(s, Stacked({FIRST_DRIVER: [first]}))
    assert s.first == first


def test_gk_s4_decided_the_table_may_let_its_first_seat_begin() -> None:
    s = box(3, {"first_driver": "first_seat"})
    choose_first_driver(s, Stacked({}))
    assert s.first == 0
    for seed in range(20):
        assert new_game(4, FastRng(seed), {"first_driver": "first_seat"}).first == 0


def test_gk_s4_any_seat_may_be_drawn_first() -> None:
    check_spread(Counter(int(new_game(6, FastRng(seed)).first) for seed in range(300)), dict.fromkeys(range(6), 1))


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 3), (6, 2)])
def test_gk_s4_places_are_chosen_from_the_last_driver_to_the_first_and_the_first_flies(seats: int, first: int) -> None:
    rng = FastRng(seats)
    while (s := new_game(seats, rng)).first != first:
        pass
    asked = []
    while question(s).startswith("start"):
        asked.append(question(s))
        play(s, legal(s)[0])
    assert asked == [f"start {(first - back) % seats}" for back in range(1, seats + 1)]
    assert (question(s), s.round) == (f"fly {first}", 1)


def test_gk_s4_turns_go_clockwise() -> None:
    s = position("seats: 4; first: 2; turn: 2; last round: 3")
    asked = []
    for place in ("1a", "2a", "3a", "4a", "5a"):
        asked.append(question(s))
        play(s, f"fly {place}")
    assert asked == ["fly 2", "fly 3", "fly 0", "fly 1", "fly 2"]


START = "question: start; turn: 1; queue 3: vortan bath-market rich-cafe; queue 5: bath-cafe bath-beach stowaway-museum"


def test_gk_s4_all_three_cards_of_the_queue_come_on_board() -> None:
    s = position(START)
    happened = play(s, "1 start 3a")
    assert (hand(s, 1), queue(s, 3), station(s, 1)) == ("bath-market rich-cafe vortan", "", "3a")
    assert [event.card for event in told(happened, "boards")] == ["vortan", "bath-market", "rich-cafe"]


def test_gk_s4_a_sector_with_another_ship_is_refused_at_every_station() -> None:
    s = position(f"seats: 3; {START}")
    play(s, "1 start 3b")
    assert [refusal(s, f"0 start 3{slot}") for slot in "ab"] == ["GK-S4", "GK-S4"]
    assert places(s) == [f"{sector}{slot}" for sector in (1, 2, 4, 5, 6, 7, 8) for slot in "ab"]


@pytest.mark.parametrize("slot", ["a", "b", "c"])
def test_gk_s4_a_ship_at_any_of_three_stations_keeps_the_whole_sector(slot: str) -> None:
    s = position(f"seats: 5; {START}")
    play(s, f"1 start 3{slot}")
    assert [refusal(s, f"0 start 3{other}") for other in "abc"] == ["GK-S4"] * 3
    assert places(s) == [f"{sector}{other}" for sector in (1, 2, 4, 5, 6, 7, 8) for other in "abc"]


def test_gk_s4_gk_c3_a_station_off_the_route_is_refused() -> None:
    assert refusal(position(START), "1 start 3b") == "GK-C3"
    assert refusal(position(f"seats: 3; {START}"), "1 start 3c") == "GK-C3"
    assert refusal(position(f"seats: 5; {START}"), "1 start 3c") is None


def test_gk_s4_decided_nobody_gets_off_at_the_start() -> None:
    """Stations 3a and 5a are cafe and museum: a rich passenger and a stowaway stay on board all the same."""
    s = position(START)
    play(s, "1 start 3a", "0 start 5a")
    assert (hand(s, 0), hand(s, 1)) == ("bath-cafe bath-beach stowaway-museum", "bath-market rich-cafe vortan")
    assert (discard(s), seen(s).seats[0].points, seen(s).seats[1].points) == ("", 0, 0)
    assert question(s) == "fly 0"


def test_gk_s4_no_card_is_dealt_at_the_start() -> None:
    s = position(START)
    size = s.deck.size
    play(s, "1 start 3a", "0 start 5a")
    assert (s.deck.size, queues(s)) == (size, {})


# The ring


def test_gk_c2_the_route_cards_lie_in_random_order() -> None:
    s = box(2)
    lay_ring(s, Stacked({RING: [0, 0, 0, 0, 0, 0, 0]}))
    greens = [ICON_NAMES[sector.icon(0)] for sector in s.sectors]
    assert sorted(greens, key=ICON_NAMES.index) == list(ICON_NAMES) and greens != list(ICON_NAMES)
    for sector in s.sectors:
        green = sector.icon(0)
        assert (sector.icon(1), sector.icon(2)) == ((green + 1) % 8, (green + 3) % 8)


def test_gk_c2_every_order_of_the_ring_is_as_likely() -> None:
    """All 8! outcomes of the draws give 8! different orders."""
    orders = Counter[tuple[int, ...]]()
    for last in range(8):
        for before in range(7):
            for third in range(6):
                s = box(2)
                lay_ring(s, Stacked({RING: [last, before, third, 0, 0, 0, 0]}))
                orders[tuple(int(sector.icon(0)) for sector in s.sectors)[5:]] += 1
    assert len(orders) == 8 * 7 * 6 and set(orders.values()) == {1}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"galaktiko is for 2 to 6 players, not {seats}"):
        GAME.new(seats, {}, Stacked({}))
