"""KP-I Hidden cards: sampled worlds agree with what a seat knows, and are spread evenly over what that leaves open."""

from collections import Counter
from itertools import combinations, permutations

import msgspec
import pytest

from kosmodrom.core.bag import bag_of
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, State
from kosmodrom.games.kosmopolis.state import KEEPING, PLAYING, KosmopolisState
from tests.games.kosmopolis.positions import GAME, hand, new_game, pack, packed, play, position, stacked
from tests.games.kosmopolis.worlds import Hidden, check_worlds
from tests.spread import check_spread

# Two players


def test_kp_i1_two_players_first_step_any_unseen_card_may_lie_anywhere() -> None:
    s = position("question: keep; pack 0: b2 b3 b4; pack 1: p2 p3 p4; deck: y5 y6")
    check_worlds(s, 0, Hidden("p2 p3 p4 y5 y6", {"pack 1": 3, "deck": 2}))


def test_kp_i1_two_players_first_step_a_card_kept_by_another_is_hidden_like_his_pack() -> None:
    s = position("question: keep; pack 0: b2 b3 b4; pack 1: p2 p3 p4; deck: y5 y6")
    play(s, "1 keep p3")
    check_worlds(s, 0, Hidden("p2 p3 p4 y5 y6", {"hand 1": 1, "pack 1": 2, "deck": 2}))


def test_kp_i1_two_players_second_step_the_pack_passed_on_is_known_but_not_what_he_keeps_of_it() -> None:
    s = position("question: keep; pack 0: b2 b3 b4 b5 b6; pack 1: p2 p3 p4 p5 p6; deck: y6")
    play(s, "0 keep b2", "0 keep b3", "1 keep p2", "1 keep p3", "1 keep b5")
    check_worlds(
        s,
        0,
        Hidden("p2 p3 y6", {"first 1": 2, "deck": 1}),
        Hidden("b4 b5 b6", {"second 1": 1, "pack 1": 2}),
    )


def test_kp_i1_two_players_in_play_all_that_was_passed_on_is_known() -> None:
    s = position("question: keep; pack 0: b2 b3 b4 b5 b6; pack 1: p2 p3 p4 p5 p6; deck: y5 y6")
    play(s, "0 keep b2", "0 keep b3", "1 keep p2", "1 keep p3")
    play(s, "0 keep p4", "0 keep p5", "1 keep b4", "1 keep b6")
    check_worlds(
        s,
        0,
        Hidden("p2 p3 y5 y6", {"first 1": 2, "deck": 2}),
        Hidden("b4 b6", {"second 1": 2}),
        Hidden("p6", {"third 1": 1}),
    )


# Three players. Seat 0 passed p2 p3 p4 (seat 1 kept two of them, the last came to seat 2), then g2 g3 to seat 1.

THREE = "hand 0: y2 y3; hand 1: b2; second 1: p2 p3; third 1: g2 g3; hand 2: b4 b5; second 2: y6; third 2: p4; deck: y4"
UNSEEN = "b2 b4 b5 y6 y4"


def test_kp_i1_three_players_first_step_any_unseen_card_may_lie_anywhere() -> None:
    s = position("question: keep; pack 0: b2 b3; pack 1: p2 p3; pack 2: g2 g3; deck: y6")
    check_worlds(s, 0, Hidden("p2 p3 g2 g3 y6", {"pack 1": 2, "pack 2": 2, "deck": 1}))


def test_kp_i1_three_players_second_step() -> None:
    s = position("question: keep; pack 0: b2 b3 b4 b5; pack 1: p2 p3 p4; pack 2: g2 g3 g4; deck: y6")
    play(s, "0 keep b2", "0 keep b3", "1 keep p2", "1 keep p3", "2 keep g2", "2 keep g3", "1 keep b4")
    check_worlds(
        s,
        0,
        Hidden("p2 p3 p4 g2 g3 y6", {"hand 2": 2, "pack 2": 1, "first 1": 2, "deck": 1}),
        Hidden("b4 b5", {"second 1": 1, "pack 1": 1}),
        samples=2400,
    )


def test_kp_i1_three_players_in_play_what_was_passed_first_lies_with_the_next_two() -> None:
    check_worlds(
        position(THREE),
        0,
        Hidden("p2 p3 p4", {"second 1": 2, "third 2": 1}),
        Hidden("g2 g3", {"third 1": 2}),
        Hidden(UNSEEN, {"first 1": 1, "kept 2": 3, "deck": 1}),
    )


def test_kp_i1_a_card_passed_on_and_played_is_crossed_off() -> None:
    s = position(THREE)
    play(s, "0 city y2", "1 city p2", "2 city b4")
    check_worlds(
        s,
        0,
        Hidden("p3 p4", {"second 1": 1, "third 2": 1}),
        Hidden("g2 g3", {"third 1": 2}),
        Hidden("b2 b5 y6 y4", {"first 1": 1, "kept 2": 2, "deck": 1}),
    )


def test_kp_i1_a_card_known_to_have_been_passed_last_leaves_the_hand_when_played() -> None:
    s = position(THREE)
    play(s, "0 city y2", "1 city g2", "2 city p4")
    check_worlds(
        s,
        0,
        Hidden("p2 p3", {"second 1": 2}),
        Hidden("g3", {"third 1": 1}),
        Hidden(UNSEEN, {"first 1": 1, "kept 2": 3, "deck": 1}),
    )


def test_kp_i1_a_card_drawn_is_unseen_like_those_kept_first() -> None:
    s = position("hand 0: y2 y3; hand 1: g6 b3; second 1: p2; third 2: p4; hand 2: b5 b6; deck: y4 y5")
    s.turn = 1
    play(s, "1 capital g6", rng=stacked(s, cards="y4"))
    check_worlds(
        s,
        0,
        Hidden("b3 b5 b6 y4 y5", {"first 1": 2, "kept 2": 2, "deck": 1}),
        Hidden("p2 p4", {"second 1": 1, "third 2": 1}),
    )


# Alike cards: those that others have seen are played first, so a card played from elsewhere tells something.

ALIKE = "hand 0: y2 y3; second 1: p2 p3; third 2: p4; deck: y4"


def test_kp_i1_when_the_left_neighbour_plays_an_alike_card_of_his_own_the_one_passed_on_went_further() -> None:
    s = position(f"{ALIKE}; hand 1: p4 b3; hand 2: b5 b6; turn: 1")
    play(s, "1 city p4")
    check_worlds(
        s,
        0,
        Hidden("p2 p3", {"second 1": 2}),
        Hidden("p4", {"third 2": 1}),
        Hidden("b3 b5 b6 y4", {"first 1": 1, "kept 2": 2, "deck": 1}),
    )


def test_kp_i1_when_the_seat_after_him_plays_an_alike_card_of_his_own_the_one_passed_on_stayed() -> None:
    s = position(f"{ALIKE}; hand 1: b3; hand 2: p2 b5; turn: 2")
    play(s, "2 city p2")
    check_worlds(
        s,
        0,
        Hidden("p3 p4", {"second 1": 1, "third 2": 1}, known={"second 1": "p2"}),
        Hidden("b3 b5 y4", {"first 1": 1, "kept 2": 1, "deck": 1}),
    )


def test_kp_i1_the_seat_after_may_also_play_an_alike_card_that_another_passed_him() -> None:
    s = position(f"{ALIKE}; hand 1: b3; hand 2: b5; second 2: p3; turn: 2")
    play(s, "2 city p3")
    check_worlds(
        s,
        0,
        Hidden("p2 p4", {"second 1": 1, "third 2": 1}, known={"second 1": "p3"}),
        Hidden("b3 b5 y4", {"first 1": 1, "kept 2": 1, "deck": 1}),
    )


def test_kp_i1_of_alike_cards_the_one_seen_by_most_is_played_first() -> None:
    s = position("turn: 1; hand 0: y2; hand 1: p2; second 1: p2; third 1: p2; deck: y4")
    player = s.players[1]
    play(s, "1 city p2")
    assert (player.second, player.third) == (packed("p2"), 0)
    s.turn = 1
    play(s, "1 capital p2")
    assert (player.second, player.third) == (0, 0)
    assert player.hand == packed("p2")


def test_kp_i1_what_was_ruled_out_is_forgotten_with_the_round() -> None:
    s = position("last turns: 1; seats: 3; hand 1: p4 b3; turn: 1; capital: p4")
    play(s, "1 city p4", rng=FastRng(1))
    assert [player.ruled_out for player in s.players] == [0, 0, 0]


# Four players. Seat 0 passed p2 p3 p4: two with seat 1, one with seat 2; then g2 to seat 1.


def test_kp_i1_four_players_in_play() -> None:
    s = position(
        "hand 0: y2; hand 1: b2; second 1: p2 p3; third 1: g2; hand 2: b3; third 2: p4;"
        "second 3: b4; third 3: b5; deck: y4"
    )
    check_worlds(
        s,
        0,
        Hidden("p2 p3 p4", {"second 1": 2, "third 2": 1}),
        Hidden("g2", {"third 1": 1}),
        Hidden("b2 b3 b4 b5 y4", {"first 1": 1, "kept 2": 1, "hand 3": 2, "deck": 1}),
    )


def test_kp_i1_four_players_first_step() -> None:
    s = position("question: keep; pack 0: b2 b3; pack 1: p2 p3; pack 2: g2; pack 3: y2; deck: y6")
    check_worlds(s, 0, Hidden("p2 p3 g2 y2 y6", {"pack 1": 2, "pack 2": 1, "pack 3": 1, "deck": 1}))


def test_kp_i1_four_players_second_step() -> None:
    s = position(
        "question: keep; step: 2; hand 0: y2; pack 0: y3; hand 1: b2; pack 1: p3; second 1: p2; owes 1: 1;"
        "pack 2: g2 g3; pack 3: b6; deck: y6"
    )
    check_worlds(
        s,
        0,
        Hidden("p2 p3", {"second 1": 1, "pack 1": 1}),
        Hidden("b2 g2 g3 b6 y6", {"first 1": 1, "pack 2": 2, "pack 3": 1, "deck": 1}),
    )


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_kp_i1_every_seat_knows_what_it_passed_itself(seat: int) -> None:
    left, after, right = (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4
    s = position(
        f"hand {seat}: y2; hand {left}: b2; second {left}: p2 p3; third {left}: g2;"
        f"hand {after}: b3; third {after}: p4; third {right}: b5; deck: y4"
    )
    check_worlds(
        s,
        seat,
        Hidden("p2 p3 p4", {f"second {left}": 2, f"third {after}": 1}),
        Hidden("g2", {f"third {left}": 1}),
        Hidden("b2 b3 b5 y4", {f"first {left}": 1, f"kept {after}": 1, f"hand {right}": 1, "deck": 1}),
    )


# Those who have no seat


@pytest.mark.parametrize("question", ["question: keep; pack", "question: keep; step: 2; pack", "hand"])
def test_kp_i1_a_spectator_knows_no_card_that_is_hidden(question: str) -> None:
    place = question.split()[-1]
    s = position(f"{question} 0: b2 b3; {place} 1: p2; {place} 2: g2; deck: y6")
    check_worlds(s, SPECTATOR, Hidden("b2 b3 p2 g2 y6", {f"{place} 0": 2, f"{place} 1": 1, f"{place} 2": 1, "deck": 1}))


# Nothing of the truth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_i1_the_same_draws_give_the_same_world_whatever_the_truth_is(seats: int) -> None:
    """From two positions that a seat can't tell apart the sampler makes byte for byte the same worlds."""
    rng = FastRng(seats)
    s = new_game(seats, rng)
    compared = 0
    while not GAME.is_over(s):
        seat = int(GAME.next_seat(s))
        if not any(place >= 0 for place in s.modifiers) and s.question in (KEEPING, PLAYING):
            for viewer in (seat, SPECTATOR):
                other = GAME.determinize(s, viewer, rng)
                worlds = [GAME.determinize(truth, viewer, FastRng(compared)) for truth in (s, other)]
                assert canonical(worlds[0]) == canonical(worlds[1])
                compared += 1
        moves = GAME.legal_moves(s, seat)
        GAME.play(s, seat, moves[rng.below(len(moves), 0)], rng)
    assert compared > 50


# Modifiers


def modifier_worlds(s: KosmopolisState, seat: int) -> Counter[tuple[int, ...]]:
    rng = FastRng(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(800):
        world = GAME.determinize(s, seat, rng)
        assert isinstance(world, KosmopolisState)
        found[tuple(world.modifiers)] += 1
    return found


def orders(places: tuple[int, ...], fixed: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """All ways to lay the modifiers at the places that leave some of them where they are."""
    return Counter(
        order for order in permutations(places) if all(order[modifier] == places[modifier] for modifier in fixed)
    )


@pytest.mark.parametrize(("seat", "fixed"), [(0, (0,)), (1, (2,)), (2, ()), (SPECTATOR, ())])
def test_kp_i1_a_modifier_is_known_only_to_who_laid_it(seat: int, fixed: tuple[int, ...]) -> None:
    s = position("seats: 3; hand 0: b2; hand 1: b3; hand 2: b4; laid: +4 blue by 0, -1 pink by 1")
    check_spread(modifier_worlds(s, seat), orders(tuple(s.modifiers), fixed))


@pytest.mark.parametrize(("seat", "fixed"), [(0, (1,)), (1, ()), (SPECTATOR, ())])
def test_kp_i1_a_modifier_held_is_known_only_to_who_looks_at_it(seat: int, fixed: tuple[int, ...]) -> None:
    s = position("question: lay; held: +2; hand 0: b2; hand 1: b3")
    check_spread(modifier_worlds(s, seat), orders(tuple(s.modifiers), fixed))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_kp_i1_modifiers_revealed_are_known_to_all(seat: int) -> None:
    s = position("question: pay; laid: +4 blue by 0, -1 blue by 1; city 0: b4; gold 0: 4")
    assert {world[0] for world in modifier_worlds(s, seat)} == {s.modifiers[0]}
    assert {world[2] for world in modifier_worlds(s, seat)} == {s.modifiers[2]}


# The same from first principles: every course of a small game that a seat can't tell from the true one, played out.


Course = tuple[KosmopolisState, tuple[bytes, ...]]
"""A position, and what seat 0 has seen on the way to it."""


def courses(seats: int, own: str, unseen: str) -> dict[tuple[bytes, ...], tuple[State, Counter[bytes]]]:
    """All deals of the unseen cards, all choices of the others in the draft and all first turns of seat 1.

    Seat 0 keeps the lowest cards and plays the lowest to its city. By all that it has seen on the way: the positions it
    may be in, one of them whole, and how many courses of the game lead to each.
    """
    found: dict[tuple[bytes, ...], tuple[State, Counter[bytes]]] = {}
    packs = Hidden(unseen, {f"pack {seat}": len(own.split()) for seat in range(1, seats)} | {"deck": 1})
    for deal in packs.deals():
        fields = "; ".join(f"{place}: {cards}" for place, cards in zip(packs.places, deal, strict=True))
        begun: list[Course] = [(position(f"question: keep; pack 0: {own}; {fields}"), ())]
        for s, seen in _turns(_turns(begun, owner=0), owner=1):
            found.setdefault(seen, (s, Counter()))[1][cards_of(s)] += 1
    return found


def cards_of(s: State) -> bytes:
    """A position without what others know of each other's cards, which is not for seat 0 to know."""
    plain = s.copy()
    assert isinstance(plain, KosmopolisState)
    for seat, player in enumerate(plain.players):
        player.ruled_out = 0
        if seat == 2:
            player.second = 0
    plain.deck = bag_of(sorted(plain.deck.kinds()), [])
    return canonical(plain)


def _turns(courses: list[Course], owner: int) -> list[Course]:
    """All courses that follow, up to and with the first card that a seat plays."""
    following: list[Course] = []
    open_courses = list(courses)
    while open_courses:
        s, seen = open_courses.pop()
        for moves in _choices(s):
            after = s.copy()
            play(after, *moves)
            course = after, (*seen, msgspec.json.encode(GAME.view(after, 0)))
            is_done = s.question == PLAYING and s.turn == owner
            (following if is_done else open_courses).append(course)
    return following


def _choices(s: KosmopolisState) -> list[list[str]]:
    """What may be done next: all that the next seat may keep in this step, or each card it may play."""
    seat = GAME.to_act(s)[0]
    if s.question == PLAYING:
        return [[f"{seat} city {card}"] for card in dict.fromkeys(hand(s, seat).split())][: 1 if seat == 0 else None]
    kept = combinations(pack(s, seat).split(), s.players[seat].owes)
    return [[f"{seat} keep {card}" for card in cards] for cards in kept][: 1 if seat == 0 else None]


@pytest.mark.parametrize(
    ("seats", "own", "unseen"),
    [
        (2, "b2 b3 b4 b5 b6", "p2 p3 p4 p5 b6 g2"),
        (2, "b2 b3 b4 b5", "p2 p3 b4 p5 g2"),
        (3, "b2 b3 b4", "p2 p3 p4 g2 g3 b4 y6"),
    ],
)
def test_kp_i1_worlds_are_all_courses_of_the_game_that_look_alike(seats: int, own: str, unseen: str) -> None:
    by_sight = courses(seats, own, unseen)
    widest = sorted(by_sight.values(), key=lambda course: (-len(course[1]), min(course[1])))
    assert len(widest[0][1]) > 1
    for truth, expected in widest[:3]:
        rng = FastRng(11)
        samples = max(400, 6 * len(expected))
        worlds = [GAME.determinize(truth, 0, rng) for _ in range(samples)]
        check_spread(Counter(cards_of(world) for world in worlds), expected)
        check_spread(Counter(cards_of(GAME.determinize(world, 0, rng)) for world in worlds), expected)
