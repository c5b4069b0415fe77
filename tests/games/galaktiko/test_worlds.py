"""GK-S5 The deck: drawn card by card, and in sampled worlds, it is what a shuffled deck of two parts would be."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from kosmodrom.core.bag import bag_of
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games.galaktiko.knowledge import Odds, ways
from kosmodrom.games.galaktiko.moves import CARD_NAMES
from kosmodrom.games.galaktiko.parts.deck import DECK_FIELDS, Deck
from kosmodrom.games.galaktiko.parts.kinds import DECK
from kosmodrom.games.galaktiko.state import GalaktikoState
from tests.chance import Stacked
from tests.games.galaktiko.decks import END, INSPECTOR, Courses, Sight, SmallDeck, go_on
from tests.games.galaktiko.positions import GAME, Branch, Trial, deck_of, new_game, position, stacked
from tests.spread import check_spread

NAMES = (*CARD_NAMES, END)

TWO_OF_SIX = SmallDeck("bath-cafe bath-beach vortan vortan inspector inspector", lower=2)
THREE_OF_SIX = SmallDeck("bath-cafe vortan vortan inspector inspector inspector", lower=3)
THREE_OF_SEVEN = SmallDeck("bath-cafe bath-beach vortan vortan inspector inspector inspector", lower=3)
WITHOUT_END = SmallDeck("bath-cafe bath-beach vortan inspector inspector inspector", lower=2, has_end_card=False)

IN_PLAY = ("draw", "draw", "back", "draw", "back", "draw", "draw", "back", "draw")
AT_SET_UP = ("draw", "draw", "draw", "back all", "draw", "back", "draw")
NEVER_BACK = ("draw",) * 6

GAMES = [
    (TWO_OF_SIX, IN_PLAY),
    (TWO_OF_SIX, AT_SET_UP),
    (THREE_OF_SIX, IN_PLAY),
    (THREE_OF_SIX, NEVER_BACK),
    (THREE_OF_SEVEN, AT_SET_UP),
    (WITHOUT_END, IN_PLAY),
]
IDS = ["two in play", "two at set-up", "three in play", "three never back", "seven at set-up", "bitter end"]


@cache
def all_courses(small: SmallDeck, steps: tuple[str, ...]) -> list[Courses]:
    """By brute force: what may have happened before each step and at the end."""
    found = [small.courses()]
    for step in steps:
        found.append(go_on(found[-1], step))
    return found


@cache
def engine_deck(small: SmallDeck, sight: Sight, counted_off: int) -> Deck:
    """The engine's deck after all that was seen, with so many inspectors counted off into the lower part at first."""
    if not sight:
        cards = small.cards.split()
        passengers = [card for card in cards if card != INSPECTOR]
        below = small.lower - counted_off
        lower = [INSPECTOR] * counted_off + passengers[:below] + [END] * small.has_end_card
        upper = [INSPECTOR] * (small.inspectors - counted_off) + passengers[below:]
        return deck_of(upper, lower, small.inspectors)
    deck = Deck()
    deck.load(engine_deck(small, sight[:-1], counted_off))
    if sight[-1] == "back":
        deck.put_back_inspector()
    else:
        assert NAMES[deck.draw(stacked(deck, sight[-1]))] == sight[-1]
    return deck


def lower_inspectors(found: Counter[tuple[tuple[tuple[str, ...], tuple[str, ...]], int]]) -> Counter[int]:
    """By brute force: in how many courses so many inspectors lie in the lower part."""
    lower: Counter[int] = Counter()
    for ((_, below), _), count in found.items():
        lower[below.count(INSPECTOR)] += count
    return lower


def shares(counts: Counter[int]) -> dict[int, Fraction]:
    return {key: Fraction(count, counts.total()) for key, count in counts.items() if count}


@pytest.mark.parametrize(("small", "steps"), GAMES, ids=IDS)
def test_gk_s5_gk_s1_gk_s3_worlds_weigh_what_all_orders_of_the_deck_say(
    small: SmallDeck, steps: tuple[str, ...]
) -> None:
    """Exactly, whatever the truth is, after every card turned up and every inspector shuffled back."""
    compared = uncertain = 0
    for courses in all_courses(small, steps):
        for sight, found in courses.items():
            expected = shares(lower_inspectors(found))
            for counted_off in {counted_off for _, counted_off in found}:
                deck = engine_deck(small, sight, counted_off)
                weights = Counter({lower: ways(deck, lower) for lower in range(small.inspectors + 1)})
                assert shares(weights) == expected, f"{sight} with {counted_off} counted off"
                compared += 1
            uncertain += len(expected) > 1
    assert compared > 50 and uncertain > 10


# The deck is not held in an order: which card it is, is settled when it is drawn.

Chances = dict[Sight, Fraction]
"""How likely each order is in which the whole deck is turned up."""


def chances(deck: Deck, known: dict[str, Chances]) -> Chances:
    """By every outcome of every draw; decks that differ in how their bags stand are looked at once."""
    if deck.size == 0:
        return {(): Fraction(1)}
    key = str(DECK_FIELDS.write(deck) | {"passengers": sorted(deck.passengers.kinds())})
    if key not in known:
        found: Chances = {}
        for after, card, part in _draws(deck, ()):
            for rest, chance in chances(after, known).items():
                found[card, *rest] = found.get((card, *rest), Fraction(0)) + part * chance
        known[key] = found
    return known[key]


def _draws(deck: Deck, begun: tuple[int, ...]) -> list[tuple[Deck, str, Fraction]]:
    trial = Deck()
    trial.load(deck)
    try:
        return [(trial, NAMES[trial.draw(Trial({DECK: list(begun)}))], Fraction(1))]
    except Branch as branch:
        n = branch.outcomes
    return [(after, card, part / n) for outcome in range(n) for after, card, part in _draws(deck, (*begun, outcome))]


@pytest.mark.parametrize(("small", "steps"), GAMES, ids=IDS)
def test_gk_s5_gk_s1_gk_s3_what_comes_next_is_as_likely_as_all_orders_of_the_deck_say(
    small: SmallDeck, steps: tuple[str, ...]
) -> None:
    """Exactly: worlds by their weights, and in each of them every way to turn up all that is left."""
    known: dict[str, Chances] = {}
    for courses in all_courses(small, steps):
        for sight, found in courses.items():
            orders: Counter[Sight] = Counter()
            for ((upper, lower), _), count in found.items():
                orders[upper + lower] += count
            expected = {order: Fraction(count, orders.total()) for order, count in orders.items()}
            assert predicted(engine_deck(small, sight, min(off for _, off in found)), known) == expected


def predicted(deck: Deck, known: dict[str, Chances]) -> Chances:
    """The orders in which the rest may be turned up, over all worlds."""
    hidden = int(deck.hidden_inspectors)
    weights = [ways(deck, lower) for lower in range(hidden + 1)]
    mixed: Chances = {}
    for lower, weight in enumerate(weights):
        if weight:
            world = Deck()
            world.load(deck)
            world.lower_inspectors, world.upper_inspectors = lower, hidden - lower
            for order, chance in chances(world, known).items():
                mixed[order] = mixed.get(order, Fraction(0)) + chance * weight / sum(weights)
    return mixed


# Sampled worlds


def table(deck: Deck) -> GalaktikoState:
    """A table with a deck of a test."""
    s = position("deck: | end")
    s.deck.load(deck)
    return s


@pytest.mark.parametrize(("small", "steps"), GAMES, ids=IDS)
def test_gk_s5_sampled_worlds_are_spread_like_all_orders_of_the_deck(small: SmallDeck, steps: tuple[str, ...]) -> None:
    """So are worlds sampled from sampled ones."""
    sights = [(sight, found) for courses in all_courses(small, steps) for sight, found in courses.items()]
    sights.sort(key=lambda course: (-len(lower_inspectors(course[1])), -len(course[0]), course[0]))
    rng = FastRng(7)
    for viewer, (sight, found) in zip((0, 1, SPECTATOR, SPECTATOR), sights, strict=False):
        expected = lower_inspectors(found)
        s = table(engine_deck(small, sight, max(off for _, off in found)))
        near, far = Counter[int](), Counter[int]()
        for _ in range(400):
            world = GAME.determinize(s, viewer, rng)
            again = GAME.determinize(world, viewer, rng)
            assert isinstance(world, GalaktikoState) and isinstance(again, GalaktikoState)
            near[int(world.deck.lower_inspectors)] += 1
            far[int(again.deck.lower_inspectors)] += 1
        check_spread(near, expected)
        check_spread(far, expected)


def test_gk_s3_an_inspector_shuffled_back_is_known_to_lie_in_the_upper_part() -> None:
    """One of two was turned up and went back: it can't lie in the lower part, though the other may."""
    sight = ("inspector", "back")
    deck = engine_deck(TWO_OF_SIX, sight, 0)
    assert [ways(deck, lower) > 0 for lower in range(3)] == [True, True, False]
    before = engine_deck(TWO_OF_SIX, (), 0)
    assert [ways(before, lower) > 0 for lower in range(3)] == [True, True, True]


def test_gk_s5_once_the_upper_part_is_used_up_nothing_is_uncertain_but_the_order() -> None:
    for sight, found in all_courses(THREE_OF_SIX, NEVER_BACK)[3].items():
        (lower,) = lower_inspectors(found)
        deck = engine_deck(THREE_OF_SIX, sight, lower)
        assert [ways(deck, number) for number in range(deck.hidden_inspectors + 1)] == [0] * lower + [1]


def test_gk_s5_odds_are_exact_where_one_digit_does_not_settle_them() -> None:
    """A third of 2^30 lies between two digits: the next one decides, and the one after that."""
    odds, third = Odds([1, 2]), 2**30 // 3
    assert odds.draw(Stacked({DECK: [third - 1]})) == 0
    assert odds.draw(Stacked({DECK: [third + 1]})) == 1
    assert odds.draw(Stacked({DECK: [third, third - 1]})) == 0
    assert odds.draw(Stacked({DECK: [third, third, third + 1]})) == 1


def test_gk_s5_what_is_impossible_is_never_drawn() -> None:
    odds = Odds([0, 3, 0, 5, 0])
    rng = FastRng(3)
    found = Counter(int(odds.draw(rng)) for _ in range(800))
    assert set(found) == {1, 3}
    check_spread(found, {1: 3, 3: 5})


# Nothing of the truth


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_gk_s5_the_same_draws_give_the_same_world_whatever_the_truth_is(seats: int) -> None:
    """From two positions that nobody can tell apart the sampler makes byte for byte the same worlds."""
    rng = FastRng(seats)
    s = new_game(seats, rng)
    compared = differing = 0
    while not GAME.is_over(s):
        other = GAME.determinize(s, SPECTATOR, rng)
        assert isinstance(other, GalaktikoState)
        shuffled = other.deck.passengers.kinds()
        other.deck.passengers = bag_of(shuffled[::-1], [])
        worlds = [GAME.determinize(truth, SPECTATOR, FastRng(compared)) for truth in (s, other)]
        assert canonical(worlds[0]) == canonical(worlds[1])
        differing += other.deck.lower_inspectors != s.deck.lower_inspectors
        compared += 1
        seat = int(GAME.next_seat(s))
        moves = GAME.legal_moves(s, seat)
        GAME.play(s, seat, moves[rng.below(len(moves), 0)], rng)
    assert differing > 2
