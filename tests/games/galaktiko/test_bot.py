"""The bots of Galaktiko: what looks good in sight, and the last round, in which whoever boards only costs."""

from collections.abc import Iterator
from math import inf

import pytest

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.levels import parse_level
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.rng import FastRng
from kosmodrom.games.galaktiko.bot import GalaktikoPolicy, count_flights_to_come
from kosmodrom.games.galaktiko.moves import MOVES
from kosmodrom.games.galaktiko.state import FLYING, GalaktikoState
from kosmodrom.lab.arena import level_of
from tests.chance import Stacked
from tests.games.galaktiko.positions import GAME, new_game, position

SIMULATIONS = 300
LAST = "seats: 2; round: 5; last round: 5; first: 1; turn: 0; rest: discard;"
"""The very last turn of a game: nobody will move after it."""


def chosen(s: GalaktikoState, seed: int = 1) -> str:
    """What the search does, which is how medium and hard play."""
    bot = SearchBot(SIMULATIONS, inf)
    return MOVES.notation(bot.choose(GAME, GAME.determinize(s, 0, FastRng(seed)), 0, FastRng(seed)).move)


def greedy(s: GalaktikoState) -> str:
    return MOVES.notation(GreedyBot().choose(GAME, s, 0, FastRng(1)).move)


def test_hard_and_medium_are_this_search_with_more_time() -> None:
    for name in ("medium", "hard"):
        level = parse_level(name)
        assert isinstance(level.bot(), SearchBot)
        assert level.budget is not None and level.budget.simulations >= SIMULATIONS


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_gk_e2_in_the_last_turn_an_empty_queue_beats_a_point_with_a_crowd(seed: int) -> None:
    """At the cafe one leaves for a point and five board, each for -1; at the beach nobody boards."""
    crowd = "bath-dacha bath-museum bath-factory bath-cinema market-dacha"
    s = position(f"{LAST} at 0: 8a; at 1: 7a; hand 0: cafe-museum rich-factory; queue 3: {crowd}")
    assert chosen(s, seed) not in ("fly 3a", "fly 7a")
    assert chosen(s, seed) in ("fly 5a", "fly 6a"), "one of those in hand leaves where nobody boards"


def test_gk_e2_among_empty_queues_most_points_win() -> None:
    """The rich one at the factory brings 2 and saves 1, the ordinary one at the museum 1 and 1."""
    s = position(f"{LAST} at 0: 8a; at 1: 7a; hand 0: cafe-museum rich-factory")
    assert chosen(s) == greedy(s) == "fly 6a"


def test_gk_t8_in_the_last_turn_a_pair_of_vortans_is_worth_a_flight() -> None:
    """The other driver has -2. Without the vortan it is -1 here; with him, or with a crowd on board, it is less."""
    crowds = "queue 3: bath-dacha bath-museum bath-factory bath-cinema; queue 5: beach-dacha beach-factory beach-cinema"
    s = position(f"{LAST} at 0: 8a; at 1: 7a; hand 0: vortan cafe-museum; hand 1: vortan; queue 2: vortan; {crowds}")
    assert chosen(s) == "fly 2a"


def test_gk_t7_a_stowaway_leaves_for_nothing_in_the_last_turn() -> None:
    s = position(f"{LAST} question: off; at 0: 3a; at 1: 7a; hand 0: stowaway-cafe vortan")
    assert chosen(s) == greedy(s) == "off stowaway-cafe"


def test_gk_e1_a_round_before_the_end_the_search_looks_at_the_last_turn_too() -> None:
    """Both have this turn and one more. At the market nobody leaves and four board whom one turn can't all bring
    home; at the cafe one leaves and nobody boards."""
    crowd = "stowaway-bath stowaway-beach vortan vortan"
    s = position(
        f"seats: 2; round: 4; last round: 5; first: 0; turn: 0; rest: discard; at 0: 8a; at 1: 7a;"
        f" hand 0: cafe-museum; hand 1: bath-beach; queue 2: {crowd}"
    )
    assert chosen(s) not in ("fly 2a", "fly 7a")


def test_gk_t6_stowaways_go_to_the_inspector() -> None:
    """The other driver has stowaways too: who comes first has them pay."""
    theirs = "stowaway-cafe stowaway-beach"
    s = position(
        f"at 0: 8a; at 1: 7a; hand 0: stowaway-bath stowaway-dacha market-cafe; hand 1: {theirs}; inspectors 5: 1"
    )
    assert greedy(s) == chosen(s) == "fly 5a"


def test_gk_e2_boarding_is_welcome_early_and_a_burden_at_the_end() -> None:
    queue = "queue 3: rich-bath bath-cafe"
    fly = MOVES.parse("fly 3a")
    early = position(f"at 0: 8a; at 1: 7a; {queue}")
    late = position(f"{LAST} at 0: 8a; at 1: 7a; {queue}")
    policy = GalaktikoPolicy()
    assert policy.gain(early, 0, fly) > 0 > policy.gain(late, 0, fly)


# After the end of the shift, against all that could be played


def best_share(s: GalaktikoState, seat: int) -> float:
    """What a seat gets if both play as well as can be; no chance is left then."""
    best = 0.0
    for move in GAME.legal_moves(s, seat):
        best = max(best, share_of(s, seat, move))
        if best == 1:
            break
    return best


def share_of(s: GalaktikoState, seat: int, move: int) -> float:
    after = s.copy()
    GAME.apply(after, seat, move, Stacked({}))
    follower = int(GAME.next_seat(after))
    if follower < 0:
        return GAME.returns(after)[seat]
    best = best_share(after, follower)
    return best if follower == seat else 1 - best


def missed_wins(count: int) -> Iterator[GalaktikoState]:
    """Games of easy bots after the end of the shift, where they are about to let a win go, or their part of one."""
    rng, easy = FastRng(5), GreedyBot()
    while count > 0:
        s = new_game(2, rng)
        while s.last_round == 0 or s.question != FLYING:
            seat = GAME.next_seat(s)
            GAME.apply(s, seat, easy.choose(GAME, s, seat, rng).move, rng)
        tried = easy.choose(GAME, s, s.turn, rng).move
        if share_of(s, s.turn, tried) < best_share(s, s.turn):
            count -= 1
            yield s


def test_hard_finds_the_wins_of_the_last_rounds_that_easy_lets_go() -> None:
    hard = level_of("hard").bot()
    for s in missed_wins(5):
        assert share_of(s, s.turn, hard.choose(GAME, s, s.turn, FastRng(1)).move) == best_share(s, s.turn)


# What is reckoned with


@pytest.mark.parametrize(
    ("text", "flights"),
    [
        (f"{LAST} at 0: 8a", 0),
        ("seats: 2; round: 4; last round: 5; rest: discard", 1),
        ("seats: 2; deck: bath-cafe bath-beach | end", 1),
        ("seats: 2; turn: 1; deck: bath-cafe bath-beach bath-dacha bath-museum bath-factory bath-cinema | end", 2),
        ("seats: 2; question: off; hand 0: bath-cafe; at 0: 1a; deck: vortan | end", 1),
        ("seats: 2; question: start; turn: 1; round: 0; deck: vortan | end", 2),
        ("seats: 4; bitter_end: on; deck: vortan vortan vortan vortan vortan vortan | vortan", 1),
    ],
)
def test_gk_e1_the_flights_to_come_are_reckoned_from_the_cards_left(text: str, flights: int) -> None:
    assert count_flights_to_come(position(text)) == flights


def test_gk_o2_who_walks_costs_nothing_in_the_last_turn() -> None:
    crowd = "queue 3: cafe-dacha cafe-cinema cafe-factory; queue 4: bath-cinema"
    s = position(f"{LAST} at 0: 8a; at 1: 7a; hand 0: market-cafe; {crowd}")
    walking = position(f"{LAST} they_walk: on; at 0: 8a; at 1: 7a; hand 0: market-cafe; {crowd}")
    fly = MOVES.parse("fly 3a")
    assert (GalaktikoPolicy().gain(s, 0, fly), GalaktikoPolicy().gain(walking, 0, fly)) == (1 - 3, 1)


def test_gk_o4_nobody_gets_off_before_a_rich_passenger() -> None:
    for hand, points in (("bath-cafe", -1), ("bath-cafe rich-cafe", 3)):
        s = position(f"{LAST} rich_first: on; at 0: 8a; at 1: 7a; hand 0: {hand}")
        assert GalaktikoPolicy().gain(s, 0, MOVES.parse("fly 3a")) == points


def test_gk_o1_cheeky_stowaways_are_gone_for_nothing() -> None:
    s = position("cheeky_stowaways: on; at 0: 8a; at 1: 7a; hand 0: stowaway-cafe; inspectors 4: 1")
    assert GalaktikoPolicy().gain(s, 0, MOVES.parse("fly 3a")) == 0
    assert GalaktikoPolicy().gain(s, 0, MOVES.parse("fly 4a")) == 2


def test_gk_t9_where_boarding_is_optional_a_crowd_is_left_standing() -> None:
    s = position(f"{LAST} optional_loading: on; at 0: 8a; at 1: 7a; hand 0: bath-cafe; queue 3: vortan vortan")
    assert GalaktikoPolicy().gain(s, 0, MOVES.parse("fly 3a")) == 1
    s = position(f"{LAST} optional_loading: on; question: load; at 0: 3a; at 1: 7a; queue 3: vortan vortan")
    assert [GalaktikoPolicy().gain(s, 0, MOVES.parse(f"load {cards}")) for cards in (0, 1, 2)] == [0, -2, -4]
