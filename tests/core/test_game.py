"""What every game answers, asked of one that is there and of a base that isn't."""

import pytest

from kosmodrom.core.game import Game, new_buffer, play_out
from kosmodrom.core.illegal import Illegal
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.games import NAMES, find, with_content


def test_games_are_found_by_name() -> None:
    assert [find(name).about.name for name in NAMES] == list(NAMES)
    assert find("kosmopolis") is find("kosmopolis")
    for ask in (find, lambda name: with_content(name, None)):
        with pytest.raises(KeyError, match="chess"):
            ask("chess")


def test_only_seats_that_are_to_act_have_legal_moves(kosmopolis: Game) -> None:
    s = kosmopolis.new(2, {}, FastRng(1))
    assert kosmopolis.to_act(s) == [0, 1]
    assert kosmopolis.legal_moves(s, 0) and kosmopolis.legal_moves(s, 1)
    for seat in (-1, 2, 3, 4, 64, 1000):
        assert kosmopolis.legal_moves(s, seat) == []


@pytest.mark.parametrize("seat", [-1, 2, 64, 104, 2**40])
def test_a_seat_that_nobody_has_is_refused(kosmopolis: Game, seat: int) -> None:
    assert kosmopolis.refusal(kosmopolis.new(2, {}, FastRng(1)), seat, 0) == "KD-2"


@pytest.mark.parametrize("move", [-1, 84, 2**40])
def test_a_move_that_the_game_has_not_is_refused(kosmopolis: Game, move: int) -> None:
    s = kosmopolis.new(2, {}, FastRng(1))
    assert kosmopolis.refusal(s, 0, move) == "KD-4"
    with pytest.raises(Illegal, match="KD-4"):
        kosmopolis.play(s, 0, move, FastRng(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_is_listed_exactly_when_nothing_refuses_it(kosmopolis: Game, seats: int) -> None:
    rng = FastRng(seats)
    s = kosmopolis.new(seats, {}, rng)
    while not kosmopolis.is_over(s):
        seat = int(kosmopolis.next_seat(s))
        legal = kosmopolis.legal_moves(s, seat)
        before = canonical(s)
        assert sorted(legal) == [m for m in range(kosmopolis.move_count) if kosmopolis.refusal(s, seat, m) is None]
        assert canonical(s) == before
        kosmopolis.play(s, seat, legal[rng.below(len(legal), 0)], rng)
    assert {kosmopolis.refusal(s, seat, 0) for seat in range(seats)} == {"KD-1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_ends_within_the_bound_with_all_components(kosmopolis: Game, seats: int) -> None:
    rng = FastRng(seats)
    buffer = new_buffer(kosmopolis.move_count)
    for _ in range(20):
        s = kosmopolis.new(seats, {}, rng)
        components = kosmopolis.components(s)
        assert 0 < play_out(kosmopolis, s, rng, buffer) <= kosmopolis.about.longest
        assert kosmopolis.components(s) == components
        assert sum(kosmopolis.returns(s)) == pytest.approx(1)


def test_a_copy_is_independent(kosmopolis: Game) -> None:
    s = kosmopolis.new(3, {}, FastRng(5))
    copy = s.copy()
    before = canonical(s)
    play_out(kosmopolis, copy, FastRng(1), new_buffer(kosmopolis.move_count))
    assert canonical(s) == before != canonical(copy)
    copy.load(s)
    assert canonical(copy) == before


def test_a_position_comes_back_from_its_json(kosmopolis: Game) -> None:
    s = kosmopolis.new(4, {}, FastRng(5))
    assert canonical(kosmopolis.from_json(s.to_json())) == canonical(s)


@pytest.mark.parametrize("field", ["round", "deck", "players", "modifiers"])
def test_a_json_that_is_no_position_is_refused(kosmopolis: Game, field: str) -> None:
    data = kosmopolis.new(2, {}, FastRng(5)).to_json()
    del data[field]
    with pytest.raises(ValueError, match=f"a position of Kosmopolis has a .*'{field}'"):
        kosmopolis.from_json(data)


def test_a_game_of_a_third_party_says_what_it_lacks(kosmopolis: Game) -> None:
    class Empty(Game):
        """Nothing of a game but its name."""

    game = Empty(kosmopolis.about)
    with pytest.raises(NotImplementedError):
        game.acting(State())
    with pytest.raises(NotImplementedError):
        game.fill_legal(State(), 0, new_buffer(1))
    with pytest.raises(NotImplementedError):
        State().copy()
