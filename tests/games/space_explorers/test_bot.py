"""What the bots are told: obvious moves are found, whole games are played, and a judgement has the right sign."""

from math import inf

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.search import SearchBot
from kosmodrom.bots.uniform import UniformBot
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.state import State
from kosmodrom.games.space_explorers.bot.policy import PLAYOUT_TURNS, ExplorersPolicy
from kosmodrom.games.space_explorers.moves import MOVES
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from kosmodrom.games.space_explorers.state import ExplorersState
from tests.games.space_explorers.positions import GAME, legal, play, position, stacked

CENTER = "center: 1 14 27 40 53 46"
SPUTNIK = "projects: 1-soviet 9-soviet; hub 0: engineering 1 2 3, construction 37"
"""Three blue skills and one red: Sputnik 1 lacks one red."""


def best(s: ExplorersState, bot: Bot | None = None) -> str:
    """The move of whoever is asked that looks best at once, or that a bot chooses."""
    seat = GAME.next_seat(s)
    return MOVES.notation((bot or GreedyBot()).choose(GAME, s, seat, FastRng(1)).move)


def weights(s: ExplorersState, *moves: str) -> list[float]:
    """How good moves look to a search."""
    gains = vec[float]([0.0] * len(moves))
    numbers = vec[i64]([MOVES.parse(move) for move in moves])
    ExplorersPolicy().weigh(s, GAME.next_seat(s), numbers, len(moves), gains)
    return list(gains)


def picked(s: ExplorersState) -> set[str]:
    """The moves that playouts take."""
    seat = GAME.next_seat(s)
    moves = vec[i64](GAME.legal_moves(s, seat))
    policy = ExplorersPolicy()
    return {MOVES.notation(policy.pick(s, seat, moves, len(moves), FastRng(seed))) for seed in range(30)}


def values(s: ExplorersState) -> list[float]:
    found = vec[float]([0.0] * 4)
    ExplorersPolicy().value(s, found)
    return list(found)[: s.seats]


# Obvious moves


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(60, inf)])
def test_a_project_in_reach_is_completed(bot: Bot) -> None:
    s = position(f"{CENTER}; {SPUTNIK} 38; acted: 1")
    assert best(s, bot) == "project 1-soviet"


def test_the_project_of_more_points_is_completed() -> None:
    hub = "hub 0: construction 37 38 39 40, flight 49 50 51 52, engineering 1 2 3"
    s = position(f"{CENTER}; projects: 1-soviet 9-soviet; {hub}; acted: 1")
    assert legal(s, "project") == ["project 1-soviet", "project 9-soviet"]
    assert best(s) == "project 9-soviet"


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(60, inf)])
def test_the_card_that_brings_a_project_in_reach_is_recruited(bot: Bot) -> None:
    others = "hub 1: engineering 4 5 6, construction 39; tokens 1: green green purple blue"
    s = position(f"center: 15 27 30 38 51 54; {SPUTNIK}; tokens 0: green purple red yellow; {others}")
    assert best(s, bot) == "recruit 38-construction"


def test_a_card_of_more_points_is_better_at_the_same_price() -> None:
    s = position("center: 1 2 3 49 50; hand 0: 10 11; hub 0: engineering 4 5 6 7; projects: 9-soviet")
    assert best(s) == "recruit 10-engineering"


def test_a_search_thinks_more_of_a_skill_that_a_project_lacks() -> None:
    s = position(f"center: 38 13 14; {SPUTNIK}; tokens 0: green purple red yellow blue")
    wanted, other = weights(s, "recruit 38-construction", "recruit 14-testing")
    assert wanted > other + 1


def test_a_search_does_not_cover_a_giver_for_nothing() -> None:
    s = position("center: 5; hub 0: engineering 4, testing 13; projects: 9-soviet; tokens 0: yellow yellow yellow red")
    covering, beside = weights(s, "recruit 5-engineering", "recruit 5-testing")
    assert beside > covering


# Payments


def test_sx_p9_playouts_pay_in_the_usual_way() -> None:
    s = position(f"{CENTER}; tokens 0: yellow purple; hand 0: 30")
    play(s, "recruit 1-engineering")
    assert legal(s)[-1] == "rest"
    assert picked(s) == {"rest"}
    assert best(s) == "rest"


def test_a_search_may_return_another_card_than_the_usual_one() -> None:
    """SX-P9 returns cards of fewest points first; an asterisk card may be worth more than its printed points."""
    hub = "hub 0: engineering 1 2 3, construction 37, flight 49 50 51 52"
    s = position(f"{CENTER}; {hub}; hand 0: 11 32; projects: 9-soviet")
    play(s, "recruit 14-testing")
    usual, asterisk, points = weights(s, "rest", "return 11", "return 32")
    assert usual > points > asterisk


def test_nothing_useful_is_left_after_the_action() -> None:
    s = position(f"{CENTER}; hub 0: flight 57; tokens 0: red; tokens 1: blue; acted: 1")
    assert legal(s) == ["use 57", "done"]
    assert picked(s) == {"done"}


# Modules


@pytest.mark.parametrize(("center", "deck"), [("61 62 3 4 5 6", "specialists"), ("61 2 3 4 5 6", "leaders")])
def test_sx_l2_the_neighbour_lays_leaders_while_fewer_than_two_are_open(center: str, deck: str) -> None:
    s = position(f"modules: leaders; center: {center} 7")
    play(s, "take 7")
    assert GAME.next_seat(s) == 1
    assert best(s) == f"deck {deck}"
    assert weights(s, f"deck {deck}")[0] == max(weights(s, "deck specialists", "deck leaders"))


def test_the_own_power_token_is_laid_on_a_card_that_is_wanted() -> None:
    s = position(
        "modules: powers; power 0: ussr; power 1: usa; hub 0: construction 37 39 40; projects: 9-soviet;"
        "center: 38=ussr-blue 1=usa-red 14=france-red 27=japan-red 41 2"
    )
    play(s, "take 38", rng=stacked(s, deck="13"))
    assert best(s) == "lay 41"


# The judgement of a position


def test_value_follows_points_and_adds_up() -> None:
    behind, ahead = "hub 0: engineering 1 2 3", "hub 1: engineering 4 5 6"
    found = values(position(f"{CENTER}; {behind}; {ahead}"))
    assert found[1] > 0.5 > found[0]
    assert sum(found) == pytest.approx(1)


def test_value_counts_progress_means_and_asterisks() -> None:
    for more in ("hub 0: construction 37 38", "hand 0: 8", "tokens 0: red red", "hub 0: engineering 11, flight 49 50"):
        less = position(f"{CENTER}; hub 0: construction 37; hub 1: construction 39")
        assert (
            values(position(f"{CENTER}; hub 0: construction 37; hub 1: construction 39; {more}"))[0] > values(less)[0]
        )


@pytest.mark.parametrize(("rival", "is_won"), [("engineering 1 2", True), ("engineering 4 5 6, testing 18 22", False)])
def test_sx_z5_alone_a_lead_over_the_rival_is_more_than_half(rival: str, is_won: bool) -> None:
    s = position(f"seats: 1; options: level=1; {CENTER}; hub 0: construction 40 41; hub 1: {rival}")
    s.phase = 2
    assert (GAME.returns(s)[0] == 1) == is_won
    assert (values(s)[0] > 0.5) == is_won


def test_sx_z5_alone_a_larger_lead_is_better() -> None:
    small, large = (
        position(f"seats: 1; options: level=1; {CENTER}; hub 0: construction {cards}") for cards in ("40", "40 41 46")
    )
    small.phase = large.phase = 2
    assert values(large)[0] > values(small)[0] > 0.5


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_playouts_are_cut_off(seats: int) -> None:
    policy = ExplorersPolicy()
    s = position(f"seats: {seats}")
    policy.begin(s)
    begun = policy.horizon(s)
    s.turn, s.round = (PLAYOUT_TURNS - 1) % seats, 1 + (PLAYOUT_TURNS - 1) // seats
    assert policy.horizon(s) == begun
    s.turn, s.round = PLAYOUT_TURNS % seats, 1 + PLAYOUT_TURNS // seats
    assert policy.horizon(s) != begun
    assert policy.judges_end(s)


# Searching


def test_a_win_is_not_missed() -> None:
    """The last seat of the last round takes the project that decides, not the card of most points."""
    s = position(
        f"first: 1; center: 46 22 38; {SPUTNIK}; tokens 0: green purple red yellow blue;"
        "hub 1: engineering 8, testing 22, science 34"
    )
    s.ending = 1
    assert best(s, SearchBot(60, inf)) == "recruit 38-construction"


# Whole games


def whole(bots: list[Bot], options: dict[str, str], seed: int) -> list[float]:
    """Play a game; every choice is among the legal moves."""
    rng = FastRng(seed)
    state = GAME.new(len(bots), options, rng)
    while not GAME.is_over(state):
        seat = GAME.next_seat(state)
        move = bots[seat].choose(GAME, GAME.determinize(state, seat, rng), seat, rng).move
        assert move in GAME.legal_moves(state, seat)
        GAME.apply(state, seat, move, rng)
    return GAME.returns(state)


class Playout(Bot):
    """Plays on as a search does in its playouts."""

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        moves = vec[i64](game.legal_moves(world, seat))
        return Choice(game.policy().pick(world, seat, moves, len(moves), rng))


def modules(number: int) -> dict[str, str]:
    """A set of modules by its number: the seven bits of it."""
    on = {f"with-{name}": "on" for place, name in enumerate(MODULE_NAMES) if number >> place & 1}
    return {"modules": "chosen", **on}


@pytest.mark.parametrize("number", [0, 1, 2, 4, 8, 16, 32, 64, 41, 86, 127])
def test_whole_games_with_modules(number: int) -> None:
    """Each seat number comes with many sets; one seat looks at once, the others play as playouts do."""
    for seats in (1, 2 + number % 3):
        whole([GreedyBot(), *[Playout() for _ in range(seats - 1)]], modules(number), number)
    whole([Playout()], modules(number), number)


@pytest.mark.parametrize(("seats", "number"), [(1, 0), (2, 127)])
def test_a_search_begins_a_game(seats: int, number: int) -> None:
    rng = FastRng(5)
    state = GAME.new(seats, modules(number), rng)
    for _ in range(6):
        seat = GAME.next_seat(state)
        choices = [SearchBot(2, inf).choose(GAME, state, seat, FastRng(4)) for _ in range(2)]
        tried = [[(each.move, each.visits, each.value) for each in choice.considered] for choice in choices]
        assert tried[0] == tried[1], "a choice can be repeated"
        GAME.play(state, seat, choices[0].move, rng)


def test_looking_at_visible_gain_is_far_better_than_playing_at_random() -> None:
    wins = sum(whole([GreedyBot(), UniformBot()], {}, seed)[0] for seed in range(12))
    assert wins >= 10
