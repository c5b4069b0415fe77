"""The beginner: it looks at a few moves, and errs the oftener, the smaller the error looks."""

from collections import Counter

from kosmodrom.bots.beginner import MOST_SEEN, BeginnerBot, see
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng


def test_each_move_is_seen_as_often_as_any_other() -> None:
    rng = FastRng(1)
    found = Counter(move for _ in range(4_000) for move in see(list(range(3 * MOST_SEEN)), rng))
    assert sum(found.values()) == 4_000 * MOST_SEEN
    assert all(abs(count / 4_000 - 1 / 3) < 0.04 for count in found.values())
    assert sorted(see([5, 3, 8], rng)) == [3, 5, 8], "of a few moves none is overlooked"


def test_what_looks_better_is_chosen_oftener_but_not_always(kosmopolis: Game) -> None:
    rng, bot, policy = FastRng(3), BeginnerBot(), kosmopolis.policy()
    state = kosmopolis.new(2, {}, rng)
    while len(kosmopolis.legal_moves(state, seat := kosmopolis.next_seat(state))) < 4:
        kosmopolis.apply(state, seat, kosmopolis.legal_moves(state, seat)[0], rng)
    legal = kosmopolis.legal_moves(state, seat)
    gains = {move: policy.gain(state, seat, move) for move in legal}
    best, worst = max(gains.values()), min(gains.values())
    assert best > worst
    found = Counter(bot.choose(kosmopolis, state, seat, rng).move for _ in range(2_000))
    assert set(found) == set(legal)
    good = [found[move] for move in legal if gains[move] == best]
    bad = [found[move] for move in legal if gains[move] == worst]
    assert min(good) > max(bad) > 0


def test_a_choice_depends_on_position_and_seed_alone(kosmopolis: Game) -> None:
    state = kosmopolis.new(3, {}, FastRng(1))
    seat = kosmopolis.next_seat(state)
    first, second = BeginnerBot(), BeginnerBot()
    chosen = [first.choose(kosmopolis, state, seat, FastRng(seed)).move for seed in range(30)]
    assert [second.choose(kosmopolis, state, seat, FastRng(seed)).move for seed in range(30)] == chosen
