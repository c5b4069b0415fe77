"""GK-T1 and GK-T2 Flights."""

import pytest

from tests.games.galaktiko.positions import hand, legal, places, play, position, question, refusal, seen, station

OVER = "last round: 2"
"""Nobody is dealt any more, so that a flight meets no chance."""


@pytest.mark.parametrize("place", ["1a", "4a", "7a"])
def test_gk_t1_to_any_free_station_of_the_route_however_far(place: str) -> None:
    s = position(f"{OVER}; at 0: 8a; at 1: 5a")
    happened = play(s, f"fly {place}")
    assert station(s, 0) == place
    assert happened[0].b == 7


def test_gk_t1_every_station_but_occupied_ones_and_those_of_the_own_sector() -> None:
    s = position(f"{OVER}; seats: 3; at 0: 5b; at 1: 6a; at 2: 2b")
    assert places(s) == ["1a", "1b", "2a", "3a", "3b", "4a", "4b", "6b", "7a", "7b", "8a", "8b"]


def test_gk_t1_an_occupied_station_is_refused() -> None:
    s = position(f"{OVER}; seats: 3; at 0: 5b; at 1: 6a; at 2: 2b")
    assert [refusal(s, f"fly {place}") for place in ("6a", "2b")] == ["GK-T1", "GK-T1"]


def test_gk_t1_the_station_one_starts_from_is_refused() -> None:
    assert refusal(position(f"{OVER}; at 0: 5a; at 1: 6a"), "fly 5a") == "GK-T1"


def test_gk_t1_gk_c3_a_station_off_the_route_is_refused() -> None:
    assert refusal(position(f"{OVER}; at 0: 5a; at 1: 6a"), "fly 3b") == "GK-C3"
    assert refusal(position(f"{OVER}; seats: 4; at 0: 5a"), "fly 3c") == "GK-C3"
    assert refusal(position(f"{OVER}; seats: 5; at 0: 5a"), "fly 3c") is None


@pytest.mark.parametrize("seats", [3, 5])
def test_gk_t1_decided_a_full_circle_to_the_same_sector_is_not_allowed(seats: int) -> None:
    s = position(f"{OVER}; seats: {seats}; at 0: 5a; at 1: 1a; at 2: 2a")
    assert refusal(s, "fly 5b") == "GK-T1"
    assert not any(place.startswith("5") for place in places(s))


FULL_CIRCLE = f"{OVER}; full_circle: on"


@pytest.mark.parametrize(("seats", "own"), [(3, ["1a"]), (4, ["1a"]), (5, ["1a", "1c"]), (6, ["1a", "1c"])])
def test_gk_t1_option_full_circle_allows_other_stations_of_the_same_sector(seats: int, own: list[str]) -> None:
    s = position(f"{FULL_CIRCLE}; seats: {seats}; at 0: 1b")
    assert [place for place in places(s) if place.startswith("1")] == own
    assert refusal(s, "fly 1b") == "GK-T1"


def test_gk_t1_option_full_circle_never_onto_another_ship_of_the_sector() -> None:
    s = position(f"{FULL_CIRCLE}; seats: 3; at 0: 5b; at 1: 5a")
    assert refusal(s, "fly 5a") == "GK-T1"


def test_gk_t1_option_full_circle_changes_nothing_for_two() -> None:
    assert places(position(f"{FULL_CIRCLE}; at 0: 5a; at 1: 1a")) == ["2a", "3a", "4a", "6a", "7a", "8a"]


def test_gk_t1_option_full_circle_deals_to_the_five_sectors_behind_and_lets_off() -> None:
    s = position("full_circle: on; seats: 3; at 0: 5b; at 1: 1a; at 2: 2a; hand 0: museum-dacha; deck: vortan | end")
    happened = play(s, "fly 5a", deals="vortan end")
    assert [event.b + 1 for event in happened if event.a == 44] == [4]
    assert question(s) == "off 0"
    assert legal(s) == ["off museum-dacha", "stay"]


def test_gk_t2_two_ships_may_share_a_sector_at_different_stations() -> None:
    s = position(f"{OVER}; seats: 3; at 0: 5b; at 1: 7a; at 2: 2b")
    play(s, "fly 7b", "1 fly 2a")
    assert [station(s, seat) for seat in range(3)] == ["7b", "2a", "2b"]
    assert [shown.ship for shown in seen(s).sectors[1].stations] == [1, 2, None]


def test_gk_t2_passing_is_free() -> None:
    s = position(f"{OVER}; seats: 3; at 0: 1a; at 1: 2a; at 2: 3a; hand 1: vortan")
    play(s, "fly 8a")
    assert (station(s, 0), station(s, 1), hand(s, 1)) == ("8a", "2a", "vortan")


def test_gk_t2_a_sector_left_by_all_is_free_again() -> None:
    s = position(f"{OVER}; at 0: 1a; at 1: 2a")
    play(s, "fly 3a")
    assert "1a" in places(s)


@pytest.mark.parametrize("move", ["start 1a", "off vortan", "stay", "load 0"])
def test_an_answer_to_another_question_is_refused(move: str) -> None:
    assert refusal(position(f"{OVER}; hand 0: vortan; queue 8: vortan"), move) == "KD-3"


def test_out_of_turn_is_refused() -> None:
    assert refusal(position(OVER), "1 fly 1a") == "KD-2"
