"""A pile whose order nobody knows."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.core.bag import Bag, bag_of
from kosmodrom.core.rng import FastRng
from tests.chance import Stacked

KINDS = st.lists(st.integers(0, 255), max_size=40)


def drawn(bag: Bag, *outcomes: int) -> list[int]:
    rng = Stacked({3: list(outcomes)})
    return [int(bag.draw(rng, 3)) for _ in outcomes]


def members(bag: Bag) -> list[int]:
    """The members in order; where they stand in the bag says nothing."""
    return sorted(bag.to_json()[0])


def test_any_member_may_be_drawn() -> None:
    first = [drawn(bag_of([5, 7, 7, 9], []), outcome)[0] for outcome in range(4)]
    assert sorted(first) == [5, 7, 7, 9]


def test_what_is_drawn_is_gone() -> None:
    bag = bag_of([5, 7, 9], [])
    (one,) = drawn(bag, 1)
    assert members(bag) == [kind for kind in (5, 7, 9) if kind != one]
    assert sorted([one, *drawn(bag, 1, 0)]) == [5, 7, 9]
    assert bag.size == 0


def test_the_source_is_handed_on_to_chance() -> None:
    with pytest.raises(AssertionError, match="source 4"):
        bag_of([1], []).draw(Stacked({3: [0]}), 4)


def test_two_bags_of_the_same_form_draw_alike() -> None:
    bag = bag_of([3, 1, 2, 1], [8])
    bag.put(6)
    drawn(bag, 2)
    again = bag_of(*bag.to_json())
    assert drawn(again, 2, 0, 1) == drawn(bag, 2, 0, 1)


def test_the_bottom_is_drawn_last_and_in_order_without_chance() -> None:
    bag = bag_of([4], [9, 8])
    assert bag.size == 3
    assert drawn(bag, 0) == [4]
    rng = Stacked({})
    assert [int(bag.draw(rng, 3)), int(bag.draw(rng, 3))] == [9, 8]
    assert rng.drawn == 0
    assert bag.size == 0


def test_put_shuffles_in_and_put_under_does_not() -> None:
    bag = bag_of([2], [])
    bag.put_under(1)
    bag.put(0)
    bag.put_under(5)
    assert (members(bag), bag.to_json()[1]) == ([0, 2], [1, 5])


def test_take_removes_one_member_of_a_kind() -> None:
    bag = bag_of([1, 4, 4, 6], [4])
    bag.take(4)
    assert (members(bag), bag.to_json()[1]) == ([1, 4, 6], [4])


def test_take_of_a_kind_that_is_not_there_fails() -> None:
    with pytest.raises(IndexError):
        bag_of([1, 4], [6]).take(6)


def test_draw_from_an_empty_bag_fails() -> None:
    with pytest.raises(IndexError):
        Bag().draw(FastRng(1), 0)


def test_a_copy_is_independent() -> None:
    bag = bag_of([1, 2], [3])
    copy = bag.copy()
    copy.put(9)
    copy.put_under(8)
    drawn(bag, 0)
    assert (bag.size, bag.to_json()[1]) == (2, [3])
    assert (members(copy), copy.to_json()[1]) == ([1, 2, 9], [3, 8])


@given(KINDS, KINDS)
def test_a_bag_comes_back_from_its_json(kinds: list[int], bottom: list[int]) -> None:
    bag = bag_of(kinds, bottom)
    assert [sorted(bag.to_json()[0]), bag.to_json()[1]] == [sorted(kinds), bottom]
    again = bag_of(*bag.to_json())
    assert again.to_json() == bag.to_json()


@given(KINDS, st.integers(0, 10**9))
def test_drawing_all_gives_all(kinds: list[int], seed: int) -> None:
    bag = bag_of(kinds, [])
    rng = FastRng(seed)
    assert Counter(int(bag.draw(rng, 0)) for _ in kinds) == Counter(kinds)
