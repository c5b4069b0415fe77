"""Chance."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise, permutations, product
from math import factorial, sqrt

import pytest

from kosmodrom.core.bag import bag_of
from kosmodrom.core.rng import FastRng, HmacRng, Rng, mix
from tests.chance import Stacked

SECRET = bytes(range(32))
SOURCES = ("deck", "modifiers")
FIRST_OF_SEED_1 = [891, 601, 471, 755, 267, 196, 36, 407, 519, 581, 86, 179]
FIRST_OF_SEED_MINUS_7 = [2004432537, 1933603716, 1786389693, 919601318]


def test_fast_rng_is_the_same_on_every_machine_and_build() -> None:
    rng = FastRng(1)
    assert [rng.below(1000, 0) for _ in range(12)] == FIRST_OF_SEED_1
    rng = FastRng(-7)
    assert [rng.below(2**31 - 1, 0) for _ in range(4)] == FIRST_OF_SEED_MINUS_7


def test_fast_rng_differs_by_seed() -> None:
    streams = {tuple(rng.below(6, 0) for _ in range(20)) for rng in map(FastRng, range(200))}
    assert len(streams) == 200


@pytest.mark.parametrize("n", [2, 3, 6, 7, 20, 71])
def test_fast_rng_is_uniform(n: int) -> None:
    rng = FastRng(n)
    draws = 400 * n
    counts = Counter(rng.below(n, 0) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_square < (n - 1) + 5 * sqrt(2 * (n - 1)) + 10


def test_fast_rng_draws_are_independent_of_the_draw_before() -> None:
    rng = FastRng(8)
    numbers = [int(rng.below(6, 0)) for _ in range(7201)]
    pairs = Counter(pairwise(numbers))
    chi_square = sum((pairs[pair] - 200) ** 2 / 200 for pair in product(range(6), range(6)))
    assert chi_square < 35 + 5 * sqrt(70) + 10


def test_fast_rng_of_one_is_always_zero() -> None:
    rng = FastRng(3)
    assert {rng.below(1, 0) for _ in range(50)} == {0}


@pytest.mark.parametrize("rng", [FastRng(4), HmacRng(SECRET, SOURCES)], ids=["fast", "hmac"])
def test_a_copy_draws_what_the_original_would(rng: Rng) -> None:
    for _ in range(5):
        rng.below(10, 0)
    copy = rng.copy()
    assert copy.drawn == rng.drawn == 5
    assert [copy.below(52, i % 2) for i in range(30)] == [rng.below(52, i % 2) for i in range(30)]


@pytest.mark.parametrize("rng", [FastRng(4), HmacRng(SECRET, SOURCES)], ids=["fast", "hmac"])
def test_a_copy_is_independent(rng: Rng) -> None:
    expected = [rng.copy().below(52, 0) for _ in range(3)]
    assert len(set(expected)) == 1
    assert rng.below(52, 0) == expected[0]


@pytest.mark.parametrize("rng", [FastRng(4), HmacRng(SECRET, SOURCES)], ids=["fast", "hmac"])
def test_draws_are_counted(rng: Rng) -> None:
    before = rng.drawn
    rng.below(1, 0)
    rng.below(6, 1)
    assert rng.drawn == before + 2


def draw_by_hand(secret: bytes, source: str, count: int, n: int) -> int:
    """The definition, written down a second time."""
    block = 0
    while True:
        digest = hmac.new(secret, f"{source}:{count}:{block}".encode(), hashlib.sha256).digest()
        words = [int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)]
        for word in words:
            if word < 2**64 // n * n:
                return word % n
        block += 1


def test_hmac_rng_is_hmac_sha256_over_source_and_count() -> None:
    rng = HmacRng(SECRET, SOURCES)
    for count in range(40):
        assert rng.below(71 - count, 0) == draw_by_hand(SECRET, "deck", count, 71 - count)
        assert rng.below(4, 1) == draw_by_hand(SECRET, "modifiers", count, 4)


def test_hmac_rng_rejects_words_that_would_favour_small_numbers() -> None:
    n = 2**62 + 2**61 - 1
    rng = HmacRng(SECRET, SOURCES)
    drawn = [rng.below(n, 0) for _ in range(60)]
    assert drawn == [draw_by_hand(SECRET, "deck", count, n) for count in range(60)]
    first_words = [
        int.from_bytes(hmac.digest(SECRET, f"deck:{count}:0".encode(), "sha256")[:8], "big") for count in range(60)
    ]
    assert any(word >= 2**64 // n * n for word in first_words)


def test_hmac_rng_other_sources_do_not_disturb_a_source() -> None:
    alone, mixed = HmacRng(SECRET, SOURCES), HmacRng(SECRET, SOURCES)
    expected = [alone.below(20, 0) for _ in range(10)]
    found = []
    for i in range(10):
        for _ in range(i % 3):
            mixed.below(4, 1)
        found.append(mixed.below(20, 0))
    assert found == expected


def test_hmac_rng_sources_and_secrets_give_different_draws() -> None:
    streams = {
        HmacRng(secret, ("deck", "bag")).below(2**40, source) for secret in (SECRET, SECRET[::-1]) for source in (0, 1)
    }
    assert len(streams) == 4


def test_hmac_rng_needs_a_long_secret() -> None:
    with pytest.raises(ValueError, match="at least 16 bytes"):
        HmacRng(b"short", SOURCES)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_every_order_of_a_bag_comes_from_exactly_one_sequence_of_draws(n: int) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for draws in product(*(range(left) for left in range(n, 0, -1))):
        bag = bag_of(list(range(n)), [])
        rng = Stacked({0: list(draws)})
        orders[tuple(int(bag.draw(rng, 0)) for _ in range(n))] += 1
    assert len(orders) == factorial(n)
    assert orders == Counter(permutations(range(n)))


def test_mix_stays_below_2_to_63_and_tells_values_apart() -> None:
    key = 0
    keys = set()
    for value in [0, 1, 2**31, 2**61, 2**62 - 1] * 200:
        key = mix(key, value)
        assert 0 <= key < 2**63
        keys.add(key)
    assert len(keys) == 1000
    assert mix(mix(0, 1), 2) != mix(mix(0, 2), 1)


def test_a_generator_of_another_kind_can_be_handed_in() -> None:
    rng = Stacked({0: [2], 1: [0, 1]})
    assert (rng.below(3, 0), rng.below(4, 1), rng.copy().below(4, 1)) == (2, 0, 1)
    assert rng.drawn == 2
