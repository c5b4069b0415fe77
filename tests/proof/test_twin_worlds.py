"""Which moves, made in a twin world, look to a seat as others did in the true one."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from mypy_extensions import i64

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, canonical
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.state import EVERYONE, SPECTATOR, State
from kosmodrom.games import NAMES, find
from kosmodrom.games.space_explorers.state import ExplorersState
from proof.worlds.comparison import Comparison
from proof.worlds.leaky_game import LeakyGame
from proof.worlds.pair import pair
from proof.worlds.planted import hidden
from proof.worlds.started_game import setting_of
from proof.worlds.twin_game import TwinGame
from proof.worlds.twin_worlds import Course, counterpart, knowledge, play_on
from tests.games.space_bureau import positions as bureau
from tests.games.space_explorers import positions as explorers

STEPS = 40
SEEDS = range(20)


def match_at(game: Game, seats: int, position: State, rng: Rng | None = None) -> Match:
    match = Match(game, seats, Chance("fast", seed=1))
    match.state, match.rng = position, rng or match.rng
    return match


def course_of(match: Match, seat: int, *moves: str) -> Course:
    course = play_on(match.game, match, seat, moves)
    assert course is not None
    return course


def counterparts(match: Match, seat: int, move: str, viewer: int) -> set[str]:
    """The moves that take the place of another, by all dice."""
    truth = course_of(match, seat, move)
    found = (counterpart(match.game, match, seat, (move,), viewer, truth, Random(seed)) for seed in SEEDS)
    return {move for moves in found for move in moves or ()}


@pytest.fixture
def two_lenders() -> Match:
    """Two specialists of other hubs have the icon that seat 0 needs."""
    s = explorers.position(
        "center: 2 3 6 7 59 60; seats: 3; hub 0: science 34; hub 1: testing 14; hub 2: science 25; tokens 0: green"
    )
    explorers.play(s, "recruit 2-engineering")
    assert explorers.legal(s, "borrow") == ["borrow 14", "borrow 25"]
    return match_at(explorers.GAME, 3, s)


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_sx_a8_who_of_two_lends_its_icons_is_no_secret(two_lenders: Match, viewer: int) -> None:
    """Nothing on the table keeps it, and the log tells it to all."""
    one, other = (course_of(two_lenders, 0, move) for move in ("borrow 14", "borrow 25"))
    assert one.is_alike(other, viewer) and one.is_open_detour(other, viewer)
    assert counterparts(two_lenders, 0, "borrow 14", viewer) == {"borrow 14"}
    assert counterparts(two_lenders, 0, "borrow 25", viewer) == {"borrow 25"}


def test_sx_p3_what_is_told_alike_is_compared_though_the_position_is_the_same(two_lenders: Match) -> None:
    """`rest` pays with the only token there is."""
    s = two_lenders.state
    assert isinstance(s, ExplorersState)
    explorers.play(s, "borrow 14")
    assert counterparts(two_lenders, 0, "token green", SPECTATOR) >= {"rest"}


def test_sb_t4_the_order_in_which_tiles_came_is_known_to_all() -> None:
    """The key leaves it out, since no decision hangs on it; the board shows it."""
    courses: list[Course] = []
    for agents in ("purple inspector purple", "inspector purple purple"):
        s = bureau.position("question: take; queue: purple purple purple; returned: inspector")
        match = match_at(bureau.game_for(s), 2, s, bureau.stacked(s, agents=agents))
        courses.append(course_of(match, 0, "exchange"))
    one, other = courses
    game = one.game
    assert game.info_key(one.states[0], SPECTATOR) == game.info_key(other.states[0], SPECTATOR)
    assert not one.is_alike(other, SPECTATOR)


def test_sx_a11_the_order_in_which_cards_were_turned_up_is_known_to_all() -> None:
    """The last two cards of the deck go into hand at once, so no position keeps the order."""
    courses: list[Course] = []
    for cards in ("22 50", "50 22"):
        s = explorers.position("center: 3 4 5 6 7 8; hub 0: science 33; deck: 22 50")
        courses.append(course_of(match_at(explorers.GAME, 2, s, explorers.stacked(s, cards)), 0, "use 33"))
    one, other = courses
    assert canonical(one.states[0]) == canonical(other.states[0])
    assert one.is_alike(one, 1) and not one.is_alike(other, 1)


@pytest.mark.parametrize("tells_all", [False, True])
def test_a_card_drawn_in_secret_is_no_other_to_those_who_do_not_see_it(tells_all: bool) -> None:
    """Whatever a rule tells of it: so a rule that tells all is noticed."""
    honest: Game = explorers.GAME
    game = TellsAll(honest) if tells_all else honest
    courses: list[Course] = []
    for card in ("22", "50"):
        s = explorers.position("center: 3 4 5 6 7 8; deck: 22 50 51")
        courses.append(course_of(match_at(game, 2, s, explorers.stacked(s, card)), 0, "draw"))
    one, other = courses
    assert one.is_alike(other, 1) and not one.is_alike(other, 0)


class TellsAll(LeakyGame):
    """Views have all that lies on the table, and rules tell everybody what they tell anybody."""

    def view(self, state: State, seat: i64) -> object:
        return state.to_json()

    def apply(self, state: State, seat: i64, move: i64, rng: Rng) -> None:
        super().apply(state, seat, move, rng)
        for event in state.witness.events if state.witness is not None else []:
            event.seen_by = EVERYONE


def test_a_choice_is_hidden_by_the_position_whatever_is_shown_and_told_of_it() -> None:
    """So moves that a leak tells apart are still compared."""
    honest = Match(find("kosmopolis"), 3, Chance("fast", seed=1))
    leaky = Match(TellsAll(honest.game), 3, honest.chance)
    move = honest.game.about.moves.notation(honest.game.legal_moves(honest.state, 0)[0])
    found = counterparts(honest, 0, move, 1)
    assert len(found) > 3 and move not in found
    assert counterparts(leaky, 0, move, 1) == found
    assert counterparts(leaky, 0, move, 0) == {move}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_knows_is_the_same_in_all_worlds_it_cannot_tell_apart(name: str) -> None:
    match, dice = Match(find(name), 2, Chance("fast", seed=1)), Random(1)
    while not match.is_over and len(match.steps) < STEPS:
        seat = dice.choice(match.game.to_act(match.state))
        match.play(seat, dice.choice(match.game.legal_moves(match.state, seat)))
        for viewer in (0, 1, SPECTATOR):
            world = match.game.determinize(match.state, viewer, FastRng(dice.getrandbits(60)))
            assert knowledge(match.game, world, viewer) == knowledge(match.game, match.state, viewer)


class Swayed(Sampler[State]):
    """Makes fair worlds, but which of them hangs on a number."""

    def __init__(self, honest: Sampler, number: int) -> None:
        self.honest = honest
        self.number = number

    def sample(self, world: State, rng: Rng) -> None:
        self.honest.sample(world, FastRng(self.number + rng.below(2**60, 0)))


class SwayedByTheTruth(LeakyGame):
    """Which worlds are sampled hangs on what is hidden."""

    def sampler(self, state: State, seat: i64) -> Sampler:
        return Swayed(self.honest.sampler(state, seat), hidden(state))


def test_a_sampler_that_hangs_on_the_truth_is_noticed(tmp_path: Path) -> None:
    """It would make no two positions alike, and nothing would be compared as it happens."""

    async def play() -> Comparison:
        async with pair(tmp_path) as servers:
            found = Comparison()
            game = TwinGame(servers, setting_of(1, 0, ["kosmopolis"]), found)
            game.game = SwayedByTheTruth(game.game)
            await game.play()
            return found

    assert asyncio.run(play()).checks == {"knowledge"}
