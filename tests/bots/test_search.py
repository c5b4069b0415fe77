"""The search: what it finds, that chance and knowledge are all it depends on, and that anybody may write a bot."""

from math import inf
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.game import Game
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.state import State
from kosmodrom.games import find
from kosmodrom.games.kosmopolis.moves import MOVES
from kosmodrom.games.kosmopolis.state import KosmopolisState
from tests.games.kosmopolis.positions import position

CHOICES = Path(__file__).parent.parent / "fixtures" / "bots" / "search-choices.json"
SIMULATIONS = 32


def chosen_in_a_game(game: Game, seats: int) -> list[list[object]]:
    """Every eighth decision of a random game: the search's choice, the visits of all moves, decisions and value."""
    rng = FastRng(100 + seats)
    bot = SearchBot(SIMULATIONS, inf)
    state = game.new(seats, {}, rng)
    found: list[list[object]] = []
    for number in range(game.about.longest):
        seat = game.next_seat(state)
        if seat < 0:
            break
        if number % 8 == 0:
            choice = bot.choose(game, game.determinize(state, seat, rng), seat, rng)
            visits = [int(considered.visits) for considered in choice.considered]
            found.append([game.about.moves.notation(choice.move), visits, int(choice.decisions), repr(choice.value)])
        legal = game.legal_moves(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal), 0)], rng)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_are_the_same_interpreted_and_compiled(kosmopolis: Game, seats: int) -> None:
    """The fixture was written by `python -m tests.bots.test_search`; both builds have to agree with it."""
    stored = msgspec.json.decode(CHOICES.read_bytes())
    assert chosen_in_a_game(kosmopolis, seats) == stored[str(seats)]


def test_a_choice_depends_on_the_world_and_the_generator_alone(kosmopolis: Game) -> None:
    state = kosmopolis.new(3, {}, FastRng(5))
    bot = SearchBot(200, inf)
    first = bot.choose(kosmopolis, state, 1, FastRng(7))
    bot.choose(kosmopolis, state, 2, FastRng(8))
    again = bot.choose(kosmopolis, state, 1, FastRng(7))
    other = bot.choose(kosmopolis, state, 1, FastRng(9))
    assert (again.move, again.value, again.decisions) == (first.move, first.value, first.decisions)
    assert (other.value, other.decisions) != (first.value, first.decisions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_that_a_seat_cannot_see_change_nothing(kosmopolis: Game, seats: int) -> None:
    """All through a game two worlds that look alike to the seat, and are not, lead to the same choice."""
    rng = FastRng(20 + seats)
    state = kosmopolis.new(seats, {}, rng)
    bots = (SearchBot(6, inf), GreedyBot())
    differing = moves = 0
    while (seat := kosmopolis.next_seat(state)) >= 0:
        moves += 1
        twin = kosmopolis.determinize(state, seat, rng)
        differing += twin.to_json() != state.to_json()
        for bot in bots[moves % 4 > 0 :]:
            one = bot.choose(kosmopolis, state, seat, FastRng(3))
            two = bot.choose(kosmopolis, twin, seat, FastRng(3))
            assert (one.move, one.value, one.decisions) == (two.move, two.value, two.decisions)
        legal = kosmopolis.legal_moves(state, seat)
        kosmopolis.apply(state, seat, legal[rng.below(len(legal), 0)], rng)
    assert differing > 20, "the twin worlds hardly differed"


@pytest.mark.parametrize(
    ("text", "best"),
    [
        # The last card of the game: in the city it would break a limit and lose eleven points.
        (
            "round: 3; turn: 0; last turns: 1; capital: b6; hand 0: b6; city 0: b5; city 1: g2; rest: discard",
            "capital b6",
        ),
        # The last card of the game: the limit holds it, and it wins the highest total and the bonus card.
        (
            "round: 3; turn: 0; last turns: 1; capital: p6 p5; hand 0: p6; city 0: p5; city 1: p6; rest: discard",
            "city p6",
        ),
        # Two gold save six points or four.
        (
            "round: 3; question: pay; turn: 0; capital: b4 g2; city 0: b6 g4; city 1: y2; gold 0: 2; rest: discard",
            "pay blue",
        ),
        # Minus three where only the rival stands.
        (
            "round: 3; question: lay; held: -3; turn: 0; last turns: 1; capital: g6 y6; city 0: y6; city 1: g5 y3; "
            "rest: discard",
            "lay green",
        ),
    ],
)
def test_the_search_finds_an_obvious_move(kosmopolis: Game, text: str, best: str) -> None:
    choice = SearchBot(200, inf).choose(kosmopolis, position(text), 0, FastRng(1))
    assert MOVES.notation(choice.move) == best


def test_a_choice_tells_how_often_each_move_was_tried_and_what_it_brought(kosmopolis: Game) -> None:
    state = kosmopolis.new(2, {}, FastRng(2))
    choice = SearchBot(300, inf).choose(kosmopolis, state, 0, FastRng(3))
    assert sorted(int(considered.move) for considered in choice.considered) == kosmopolis.legal_moves(state, 0)
    visits = [int(considered.visits) for considered in choice.considered]
    assert sum(visits) == choice.simulations == 300
    assert visits == sorted(visits, reverse=True)
    assert (choice.considered[0].move, choice.considered[0].value) == (choice.move, choice.value)
    assert all(0 <= considered.value <= 1 for considered in choice.considered)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_lone_player_has_no_share_of_the_win_to_expect(seats: int) -> None:
    game, rng = find("space_bureau"), FastRng(1)
    choice = SearchBot(50, inf).choose(game, game.new(seats, {}, rng), 0, rng)
    assert len(choice.considered) > 1
    assert (choice.value is None) == (seats == 1)


def test_the_only_move_is_answered_at_once(kosmopolis: Game) -> None:
    state = position("question: keep; step: 2; pack 0: b6 b6; owes 0: 1; owes 1: 0; rest: discard")
    choice = SearchBot(10_000_000, inf).choose(kosmopolis, state, 0, FastRng(1))
    assert (MOVES.notation(choice.move), choice.simulations, choice.value) == ("keep b6", 0, None)


def test_random_playouts_can_be_asked_for_and_go_to_the_end(kosmopolis: Game) -> None:
    state = kosmopolis.new(2, {}, FastRng(2))
    plain = SearchBot(50, inf, Policy()).choose(kosmopolis, state, 0, FastRng(3))
    guided = SearchBot(50, inf).choose(kosmopolis, state, 0, FastRng(3))
    assert plain.decisions > 50 * 60 > guided.decisions


class Cautious(Bot):
    """Somebody else's bot, in plain Python: the last move on the list."""

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> Choice:
        return Choice(game.legal_moves(world, seat)[-1])


def test_anybody_may_write_a_bot(kosmopolis: Game) -> None:
    rng = FastRng(4)
    state = kosmopolis.new(2, {}, rng)
    bots: tuple[Bot, ...] = (Cautious(), GreedyBot())
    while (seat := kosmopolis.next_seat(state)) >= 0:
        choice = bots[seat].choose(kosmopolis, kosmopolis.determinize(state, seat, rng), seat, rng)
        if seat == 0:
            assert choice.move == kosmopolis.legal_moves(state, seat)[-1]
        kosmopolis.play(state, seat, choice.move, rng)


class Hopeful(Policy):
    """Somebody else's policy, in plain Python: looks ahead to the end of a draft's step, and thinks seat 0 has won."""

    def pick(self, state: State, seat: int, moves: vec[i64], n: int, rng: Rng) -> int:
        return moves[n - 1]

    def horizon(self, state: State) -> int:
        assert isinstance(state, KosmopolisState)
        return state.step

    def value(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, KosmopolisState)
        for seat in range(state.seats):
            values[seat] = 1.0 if seat == 0 else 0.0


@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_write_a_policy_and_set_its_horizon(kosmopolis: Game, seat: int) -> None:
    state = kosmopolis.new(2, {}, FastRng(6))
    choice = SearchBot(30, inf, Hopeful()).choose(kosmopolis, state, seat, FastRng(1))
    assert choice.value == (1.0 if seat == 0 else 0.0)
    assert choice.decisions == 30 * 4, "two players keep two cards each"


class Stubborn(Policy):
    """Notes where a search begins, and weighs the last move far above the others, whatever it gains."""

    def __init__(self) -> None:
        self.begun: list[State] = []

    def begin(self, state: State) -> None:
        self.begun.append(state)

    def gain(self, state: State, seat: int, move: int) -> float:
        return -float(move)

    def weigh(self, state: State, seat: int, moves: vec[i64], n: int, gains: vec[float]) -> None:
        for i in range(n):
            gains[i] = 1000.0 * i


def test_a_policy_hears_where_a_search_begins_and_may_weigh_moves_otherwise_for_it(kosmopolis: Game) -> None:
    state = kosmopolis.new(2, {}, FastRng(6))
    policy = Stubborn()
    choice = SearchBot(30, inf, policy).choose(kosmopolis, state, 0, FastRng(1))
    assert policy.begun == [state]
    assert choice.move == kosmopolis.legal_moves(state, 0)[-1]


def test_moves_weigh_what_they_gain_if_a_policy_does_not_say_otherwise(kosmopolis: Game) -> None:
    state = kosmopolis.new(2, {}, FastRng(6))
    policy = kosmopolis.policy()
    moves = kosmopolis.legal_moves(state, 0)
    gains = vec[float]([0.0] * len(moves))
    policy.weigh(state, 0, vec[i64](moves), len(moves), gains)
    assert list(gains) == [policy.gain(state, 0, move) for move in moves]


if __name__ == "__main__":
    game = find("kosmopolis")
    CHOICES.write_bytes(msgspec.json.encode({str(seats): chosen_in_a_game(game, seats) for seats in (2, 3, 4)}) + b"\n")
