"""SX-I Hidden cards: sampled worlds are spread evenly over all that a seat can't rule out."""

from collections import Counter
from itertools import combinations

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games.space_explorers.parts.counts import count
from kosmodrom.games.space_explorers.parts.sets import members_of
from kosmodrom.games.space_explorers.state import ExplorersState
from tests.games.space_explorers.positions import GAME, hand, new, play, position
from tests.spread import check_spread

CENTER = "center: 2 3 5 6 7 8"
World = tuple[tuple[int, ...], ...]


def deals(unseen: list[int], sizes: list[int]) -> list[World]:
    """All ways to deal so many unseen cards to each hand; the rest is the deck."""
    if not sizes:
        return [(tuple(unseen),)]
    return [
        (dealt, *rest)
        for dealt in combinations(unseen, sizes[0])
        for rest in deals([card for card in unseen if card not in dealt], sizes[1:])
    ]


def world_of(s: ExplorersState, known: dict[int, set[int]], seats: list[int]) -> World:
    """The hidden cards of some hands, and the deck."""
    hands = [tuple(card for card in hand(s, seat) if card not in known.get(seat, set())) for seat in seats]
    return (*hands, tuple(card + 1 for card in members_of(s.deck)))


def samples(s: ExplorersState, seat: int, number: int) -> list[ExplorersState]:
    rng = FastRng(1)
    return [GAME.determinize(s, seat, rng) for _ in range(number)]


def test_sx_i1_any_unseen_card_may_lie_in_any_hand_or_in_the_deck() -> None:
    s = position(f"seats: 3; {CENTER}; hand 0: 10; hand 1: 20 21; hand 2: 22; deck: 30 31")
    found = Counter(world_of(world, {}, [1, 2]) for world in samples(s, 0, 3000))
    check_spread(found, dict.fromkeys(deals([20, 21, 22, 30, 31], [2, 1]), 1))


def test_sx_i1_what_was_seen_stays_where_it_is() -> None:
    s = position(
        f"seats: 3; {CENTER}; hand 0: 10; seen 0: 11; hand 1: 20; seen 1: 40; seen 2: 41; hand 2: 22; deck: 30"
    )
    worlds = samples(s, 0, 600)
    assert all(hand(world) == [10, 11] and 40 in hand(world, 1) and 41 in hand(world, 2) for world in worlds)
    found = Counter(world_of(world, {1: {40}, 2: {41}}, [1, 2]) for world in worlds)
    check_spread(found, dict.fromkeys(deals([20, 22, 30], [1, 1]), 1))


def test_sx_i1_a_spectator_knows_no_hand() -> None:
    s = position(f"{CENTER}; hand 0: 10; hand 1: 20; deck: 30 31")
    found = Counter(world_of(world, {}, [0, 1]) for world in samples(s, SPECTATOR, 600))
    check_spread(found, dict.fromkeys(deals([10, 20, 30, 31], [1, 1]), 1))


def test_sx_i2_cards_under_the_deck_are_in_no_hand() -> None:
    s = position(f"{CENTER}; hand 1: 20; under: 50 51; deck: 30 31")
    worlds = samples(s, 0, 300)
    assert {tuple(int(card) for card in world.under) for world in worlds} == {(50, 51)}
    check_spread(Counter(hand(world, 1)[0] for world in worlds), dict.fromkeys((20, 30, 31), 1))


def test_sx_i1_hidden_leaders_are_dealt_from_leaders() -> None:
    """Whoever drew after the specialists ran out holds leaders; which is known of no card, how many is."""
    s = position(f"seats: 3; {CENTER}; modules: leaders; hand 1: 20 61; hand 2: 62; deck:; leaders: 63 64")
    found: Counter[tuple[int, int]] = Counter()
    for world in samples(s, 0, 1500):
        (specialist, leader), (other,) = hand(world, 1), hand(world, 2)
        assert specialist == 20
        found[leader, other] += 1
    expected = {(one, other): 1 for one in range(61, 65) for other in range(61, 65) if one != other}
    check_spread(found, expected)


def offers(s: ExplorersState, seat: int) -> tuple[int, int]:
    offered = s.players[seat].offered
    return int(count(offered, 0)), int(count(offered, 1))


@pytest.mark.parametrize("seat", [0, 1])
def test_sx_h1_others_pairs_of_talents_are_any_two_of_the_rest(seat: int) -> None:
    s = new(3, "talents")
    others = [other for other in range(3) if other != seat]
    worlds = samples(s, seat, 3000)
    assert all(offers(world, seat) == offers(s, seat) for world in worlds)
    left = [talent for talent in range(1, 9) if talent not in offers(s, seat)]
    expected = [
        (one, other) for one in combinations(left, 2) for other in combinations(left, 2) if not set(one) & set(other)
    ]
    check_spread(
        Counter((offers(world, others[0]), offers(world, others[1])) for world in worlds), dict.fromkeys(expected, 1)
    )


def test_sx_h1_what_another_has_kept_is_either_of_any_pair() -> None:
    s = new(2, "talents")
    play(s, f"1 talent {offers(s, 1)[1]}")
    worlds = samples(s, 0, 3000)
    left = [talent for talent in range(1, 9) if talent not in offers(s, 0)]
    found = Counter((offers(world, 1), int(world.players[1].talent)) for world in worlds)
    check_spread(found, {(pair, talent): 1 for pair in combinations(left, 2) for talent in pair})


def test_sx_i2_what_is_drawn_next_is_as_likely_as_cards_shuffled_face_down() -> None:
    """The deck has no order before it is drawn from: any two of three come first with equal chances."""
    found: Counter[tuple[int, int]] = Counter()
    rng = FastRng(3)
    for _ in range(600):
        s = position(f"{CENTER}; deck: 30 31 32")
        play(s, "draw", rng=rng)
        play(s, "draw", rng=rng)
        found[hand(s)[0], hand(s, 1)[0]] += 1
    check_spread(found, dict.fromkeys([(a, b) for a in (30, 31, 32) for b in (30, 31, 32) if a != b], 1))
