"""One look ahead with a net: legal, honest, and right about a game that a move ends."""

import pytest
from librt.vecs import vec

from examples.comet import make
from examples.comet.state import DECIDING, CometState
from kosmodrom.bots.glance import Glance, NetBot
from kosmodrom.core.features import Features
from kosmodrom.core.game import Game
from kosmodrom.core.net import Net, PackedNet, reach_of
from kosmodrom.core.rng import FastRng


def untrained(features: Features, sees_all: bool = False) -> PackedNet:
    """A net with opinions of no value."""
    net = Net(features.size, 6, features.seats, sees_all)
    net.scatter(FastRng(1), reach_of(20.0))
    for i in range(net.shares_at, net.size):
        net.weights[i] = float(i * 37 % 11) / 5.0 - 1.0
    return PackedNet(net)


def features_of(game: Game, seats: int) -> Features:
    features = game.features(seats)
    assert features is not None
    return features


@pytest.mark.parametrize("worlds", [1, 3])
def test_a_game_is_played_to_its_end_with_legal_moves_the_best_first(kosmopolis: Game, worlds: int) -> None:
    bot = NetBot(kosmopolis, features := features_of(kosmopolis, 2), untrained(features), worlds)
    rng = FastRng(4)
    state = kosmopolis.new(2, {}, rng)
    for _ in range(20):
        seat = kosmopolis.next_seat(state)
        legal = kosmopolis.legal_moves(state, seat)
        before = state.to_json()
        choice = bot.choose(kosmopolis, state, seat, rng)
        assert choice.move in legal and state.to_json() == before
        if len(legal) > 1:
            values = [considered.value for considered in choice.considered]
            assert sorted(considered.move for considered in choice.considered) == sorted(legal)
            assert values == sorted(values, reverse=True) and choice.value == values[0]
            assert all(0.0 <= value <= 1.0 for value in values)
        kosmopolis.apply(state, seat, choice.move, rng)


@pytest.mark.parametrize("sees_all", [False, True])
def test_what_a_seat_does_not_know_makes_no_difference(kosmopolis: Game, sees_all: bool) -> None:
    features = features_of(kosmopolis, 3)
    rng = FastRng(9)
    state = kosmopolis.new(3, {}, rng)
    for _ in range(15):
        seat = kosmopolis.next_seat(state)
        found = []
        for world in (state, kosmopolis.determinize(state, seat, FastRng(77))):
            bot = NetBot(kosmopolis, features, untrained(features, sees_all), 2)
            choice = bot.choose(kosmopolis, world, seat, FastRng(5))
            found.append([(considered.move, considered.value) for considered in choice.considered])
        assert found[0] == found[1]
        legal = kosmopolis.legal_moves(state, seat)
        kosmopolis.apply(state, seat, legal[rng.below(len(legal), 0)], rng)


def ending(state: CometState) -> CometState:
    """Seat 0 takes the last sample, or dives for another."""
    state.question, state.turn, state.sample, state.passes = DECIDING, 0, 4, 1
    state.samples.take(4)
    return state


def test_a_move_that_ends_the_game_is_worth_its_result() -> None:
    game = make()
    state = ending(game.lay_out(2, {"passes": "3"}))
    glance = Glance(game, features := features_of(game, 2), untrained(features), 1)
    n = glance.weigh(game, state, 0, FastRng(1))
    moves = [game.about.moves.notation(glance.moves[i]) for i in range(n)]
    assert glance.values[moves.index("land")] == 1.0
    assert moves[glance.best(n)] == "land"


def test_the_first_of_equal_moves_is_taken() -> None:
    game = make()
    glance = Glance(game, features := features_of(game, 2), untrained(features), 1)
    glance.values = vec[float]([0.25, 0.5, 0.5, 0.0])
    assert glance.best(4) == 1


@pytest.mark.parametrize("sees_all", [False, True])
def test_a_net_sees_what_it_was_made_for(kosmopolis: Game, sees_all: bool) -> None:
    features = features_of(kosmopolis, 2)
    state = kosmopolis.new(2, {}, FastRng(3))
    glance = Glance(kosmopolis, features, untrained(features, sees_all), 1)
    assert glance.fill(state, 1) == sum(features.survey(state, 1) if sees_all else features.observe(state, 1))


def test_a_move_that_asks_its_seat_more_is_worth_its_best_answer(kosmopolis: Game) -> None:
    """A cleric in the capital takes a card of one of three colours."""
    features = features_of(kosmopolis, 2)
    glance = Glance(kosmopolis, features, untrained(features), 1)
    found = 0
    for seed in range(30):
        rng = FastRng(seed)
        state = kosmopolis.new(2, {}, rng)
        for _ in range(16):
            seat = kosmopolis.next_seat(state)
            legal = kosmopolis.legal_moves(state, seat)
            n = glance.weigh(kosmopolis, state, seat, FastRng(1))
            values = {glance.moves[i]: glance.values[i] for i in range(n)}
            for move in legal:
                if not kosmopolis.about.moves.notation(move).startswith("capital p"):
                    continue
                asked = state.copy()
                kosmopolis.apply(asked, seat, move, FastRng(2))
                if kosmopolis.next_seat(asked) == seat:
                    answers = []
                    for answer in kosmopolis.legal_moves(asked, seat):
                        answered = asked.copy()
                        kosmopolis.apply(answered, seat, answer, FastRng(3))
                        answers.append(glance.judge(kosmopolis, answered, seat))
                    assert values[move] == max(answers)
                    found += len(answers) > 1 and values[move] != glance.judge(kosmopolis, asked, seat)
            kosmopolis.apply(state, seat, legal[rng.below(len(legal), 0)], rng)
    assert found > 3
