"""SB-G The storage."""

import pytest

from kosmodrom.games.space_bureau.rules.storage import free_slots, gain_fuel, gain_sample
from tests.games.space_bureau.positions import credits, legal, play, position, previewed, question, refusal, seen, store

START = "reserve 0: orange-straight"


@pytest.mark.parametrize("capacity", [9, 12, 15])
def test_sb_g1_fuel_and_samples_share_the_slots(capacity: int) -> None:
    s = position(f"cells: a1 = fill; {START}; capacity 0: {capacity}; fuel 0: 1; samples 0: orange blue")
    play(s, "place orange-ns a1", "do 1")
    assert store(s) == (capacity - 2, "ob")
    assert seen(s).seats[0].free == 0


def test_sb_g2_fuel_beyond_the_room_is_lost() -> None:
    s = position(f"cells: a1 = fuel 5; {START}; fuel 0: 6; samples 0: blue")
    play(s, "place orange-ns a1")
    assert (previewed(s).moves[0].fuel, previewed(s).moves[0].lost) == (2, 3)
    play(s, "do 1")
    assert store(s) == (8, "b")


def test_sb_g2_example_a_filling_goes_to_the_limit() -> None:
    s = position(f"cells: a1 = fill; {START}; capacity 0: 12; fuel 0: 0; samples 0: orange")
    play(s, "place orange-ns a1", "do 1")
    assert store(s) == (11, "o")


def test_sb_g2_fuel_without_any_room_is_refused() -> None:
    s = position(f"cells: a1 = fuel 5, bureau 1; {START}; fuel 0: 9")
    play(s, "place orange-ns a1")
    assert (refusal(s, "do 1"), seen(s).checklists[0].items[0].standing) == ("SB-G2", "impossible")


def test_sb_g3_example_b_a_sample_takes_the_place_of_fuel() -> None:
    s = position(f"cells: a1 = sample any; {START}; fuel 0: 9")
    play(s, "place orange-ns a1")
    assert previewed(s).moves[0].fuel == -1
    play(s, "sample 1 purple")
    assert store(s) == (8, "p")


def test_sb_g3_without_fuel_to_lose_it_cannot_be_taken() -> None:
    s = position(f"cells: a1 = sample any, bureau 1; {START}; fuel 0: 0; samples 0: {'orange blue purple ' * 3}")
    play(s, "place orange-ns a1")
    assert refusal(s, "sample 1 blue") == "SB-G3"


def test_sb_g3_a_sample_may_be_declined_and_not_be_thrown_away() -> None:
    s = position(f"cells: a1 = sample any; {START}; fuel 0: 9; samples 0: ")
    play(s, "place orange-ns a1", "done")
    assert (store(s), question(s)) == ((9, ""), "take 0")
    assert not [move for move in legal(s) if move.startswith("pay")]


def test_sb_g4_more_storage_takes_a_limiter_away() -> None:
    s = position(f"cells: a1 = storage; {START}; samples 0: orange; fuel 0: 8")
    play(s, "place orange-ns a1", "do 1")
    assert (seen(s).seats[0].capacity, seen(s).seats[0].free) == (12, 3)


def test_sb_g4_with_no_limiter_left_the_other_actions_remain() -> None:
    s = position(f"cells: a1 = storage, credits 2; {START}; capacity 0: 15")
    play(s, "place orange-ns a1")
    assert refusal(s, "do 1") == "SB-G4"
    play(s, "do 2")
    assert credits(s) == 2


def test_sb_g5_samples_never_run_out() -> None:
    many = "orange " * 14
    s = position(
        f"cells: a1 = sample any; {START}; capacity 0: 15; fuel 0: 1; samples 0: {many};"
        f"capacity 1: 15; fuel 1: 1; samples 1: {many}"
    )
    play(s, "place orange-ns a1", "sample 1 orange")
    assert store(s) == (0, "o" * 15)


@pytest.mark.parametrize("capacity", [9, 12, 15])
def test_fuel_and_a_sample_may_come_in_either_order(capacity: int) -> None:
    for fuel in range(capacity + 1):
        for samples in range(capacity + 1 - fuel):
            for gained in range(1, 6):
                found = []
                for is_fuel_first in (True, False):
                    s = position(f"capacity 0: {capacity}; fuel 0: {fuel}; samples 0: {'blue ' * samples}")
                    for is_fuel in (is_fuel_first, not is_fuel_first):
                        if is_fuel:
                            gain_fuel(s, 0, gained, 0)
                        elif s.players[0].fuel > 0 or free_slots(s.players[0]) > 0:
                            gain_sample(s, 0, 0, 0)
                    found.append(store(s))
                assert found[0] == found[1]
