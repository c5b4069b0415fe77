"""A game being played, and going back."""

import hashlib

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.illegal import Illegal
from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import Chance, canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.games.kosmopolis import events

HMAC = Chance("hmac", secret=hashlib.sha256(b"a table").hexdigest(), nonces=("x",))
PEOPLE = {0, 1}


def play(match: Match, *moves: str) -> None:
    """Play moves; `1 keep b4` is of seat 1."""
    for text in moves:
        seat, _, move = text.partition(" ")
        match.play(int(seat), match.game.about.moves.parse(move))


def first_moves(match: Match, seat: int, verb: str) -> list[str]:
    """The legal moves of a seat that begin with a verb."""
    moves = match.game.about.moves
    notations = [moves.notation(move) for move in match.game.legal_moves(match.state, seat)]
    return [f"{seat} {notation}" for notation in notations if notation.startswith(verb)]


def turn_seat(match: Match) -> int:
    return int(match.game.next_seat(match.state))


def drafted(game: Game, chance: Chance = HMAC, seats: int = 2) -> Match:
    """A match at its first turn; the draft took the lowest cards."""
    match = Match(game, seats, chance)
    while keeps := first_moves(match, turn_seat(match), "keep"):
        play(match, keeps[0])
    return match


def turn(match: Match, prefix: str) -> str:
    """A move of the seat whose turn it is."""
    return first_moves(match, turn_seat(match), prefix)[0]


def test_a_match_begins_with_its_opening_told(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    assert [event.kind for event in match.opening] == [events.SEED, events.FIRST, events.DEAL]
    assert not match.is_over


def test_a_step_tells_what_a_move_brought(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    move = first_moves(match, 1, "keep")[0]
    play(match, move)
    (step,) = match.steps
    assert (step.seat, [event.kind for event in step.events], step.is_final) == (1, [events.KEPT], False)
    assert match.state.witness is None


def test_a_refused_move_changes_nothing_and_is_not_written(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    before = canonical(match.state)
    with pytest.raises(Illegal) as refused:
        play(match, "0 city b2")
    assert refused.value.rule == "KD-3"
    assert (canonical(match.state), match.steps, match.written) == (before, [], [])


@pytest.mark.parametrize(("seats", "names"), [(2, ("Ada",)), (3, ("Ada", "Bo"))])
def test_every_seat_has_a_name(kosmopolis: Game, seats: int, names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=f"{seats} names are needed, not {len(names)}"):
        Match(kosmopolis, seats, HMAC, names=names)


def test_names_are_numbers_unless_given(kosmopolis: Game) -> None:
    assert Match(kosmopolis, 3, HMAC).names == ("1", "2", "3")
    assert Match(kosmopolis, 2, HMAC, names=("Ada", "Bo")).names == ("Ada", "Bo")


def test_undo_takes_back_the_own_last_move(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    before = canonical(match.state)
    play(match, first_moves(match, 0, "keep")[0])
    assert match.undo(0, PEOPLE) == 1
    assert canonical(match.state) == before
    assert match.steps == []


def test_undo_of_nothing_is_refused(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    assert match.steps_to_undo(0, PEOPLE) == 0
    with pytest.raises(Illegal) as refused:
        match.undo(0, PEOPLE)
    assert refused.value.rule == "KD-5"


def test_undo_never_over_another_persons_move(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    play(match, first_moves(match, 0, "keep")[0], first_moves(match, 1, "keep")[0])
    assert match.steps_to_undo(0, PEOPLE) == 0
    assert match.steps_to_undo(1, PEOPLE) == 1


def test_undo_takes_back_the_replies_of_bots_too(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 3, HMAC)
    before = canonical(match.state)
    play(match, *(first_moves(match, seat, "keep")[0] for seat in (0, 1, 2)), first_moves(match, 1, "keep")[1])
    assert match.undo(0, {0}) == 4
    assert canonical(match.state) == before


def test_undo_of_a_bot_table_stops_at_the_last_person(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 3, HMAC)
    play(match, *(first_moves(match, seat, "keep")[0] for seat in (0, 1, 2)))
    assert match.steps_to_undo(0, {0, 1}) == 0
    assert match.steps_to_undo(1, {0, 1}) == 2


def test_undo_never_over_a_reveal(kosmopolis: Game) -> None:
    """The last choice of a step shows everybody a new pack."""
    match = Match(kosmopolis, 2, HMAC)
    for seat in (0, 0, 1, 1):
        play(match, first_moves(match, seat, "keep")[0])
    assert [step.is_final for step in match.steps] == [False, False, False, True]
    assert match.steps_to_undo(1, {1}) == match.steps_to_undo(0, {0}) == 0


def test_undo_never_over_a_draw(kosmopolis: Game) -> None:
    match = next(
        match
        for seed in range(100)
        if first_moves(match := drafted(kosmopolis, Chance("fast", seed=seed)), turn_seat(match), "capital g")
    )
    seat = turn_seat(match)
    play(match, turn(match, "capital g"))
    assert match.steps[-1].is_final
    assert match.steps_to_undo(seat, {seat}) == 0


def test_undo_of_a_card_played_without_a_draw(kosmopolis: Game) -> None:
    match = drafted(kosmopolis)
    before = canonical(match.state)
    seat = turn_seat(match)
    play(match, turn(match, "city"))
    assert match.undo(seat, {seat}) == 1
    assert canonical(match.state) == before


def test_with_the_consent_of_all_anything_is_taken_back_and_draws_come_out_the_same(kosmopolis: Game) -> None:
    match = drafted(kosmopolis)
    positions = [canonical(match.state)]
    choice = FastRng(2)
    for _ in range(30):
        legal = kosmopolis.legal_moves(match.state, turn_seat(match))
        match.play(turn_seat(match), legal[choice.below(len(legal), 0)])
        positions.append(canonical(match.state))
    moves = [(step.seat, step.move) for step in match.steps[-30:]]
    match.take_back(0, 30)
    assert canonical(match.state) == positions[0]
    for (seat, move), position in zip(moves, positions[1:], strict=True):
        match.play(seat, move)
        assert canonical(match.state) == position


def test_a_draw_taken_back_comes_out_the_same_after_other_moves(kosmopolis: Game) -> None:
    """With a table's generator what a source gives next doesn't hang on what else was done."""
    match = Match(kosmopolis, 2, HMAC)
    play(match, *first_moves(match, 0, "keep")[:2], *first_moves(match, 1, "keep")[:2])
    decks = set()
    for pick in (0, 1):
        for seat in (0, 1):
            moves = first_moves(match, seat, "keep")
            play(match, moves[pick], first_moves(match, seat, "keep")[-1])
        decks.add(match.rng.copy().below(2**40, 0))
        match.take_back(0, 4)
    assert len(decks) == 1


@pytest.mark.parametrize("count", [0, -1, 3])
def test_only_moves_that_were_made_are_taken_back(kosmopolis: Game, count: int) -> None:
    match = Match(kosmopolis, 2, HMAC)
    play(match, *first_moves(match, 0, "keep")[:2])
    with pytest.raises(ValueError, match=f"there are 2 moves to take back, not {count}"):
        match.take_back(0, count)
    assert len(match.steps) == 2


def test_undo_is_written_down_and_replayed(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    first, second = first_moves(match, 0, "keep")[:2]
    play(match, first)
    match.undo(0, PEOPLE)
    play(match, second)
    record = match.record()
    assert record.steps == ((0, first[2:]), (0, "undo 1"), (0, second[2:]))
    assert canonical(resume(kosmopolis, record).state) == canonical(match.state)


# Trying moves on a copy


def everything(match: Match) -> tuple[object, ...]:
    steps = [(step.seat, step.move, step.is_final, step.is_forced) for step in match.steps]
    return canonical(match.state), steps, match.written[:], match.rng.drawn, match.record()


@pytest.mark.parametrize("chance", [HMAC, Chance("fast", seed=3)])
def test_what_is_tried_on_a_fork_leaves_the_match_alone(kosmopolis: Game, chance: Chance) -> None:
    match = drafted(kosmopolis, chance)
    before = everything(match)
    fork = match.fork()
    assert everything(fork) == before
    for _ in range(8):
        fork.play(turn_seat(fork), kosmopolis.legal_moves(fork.state, turn_seat(fork))[-1])
    fork.take_back(0, 12)
    assert everything(fork) != before
    assert everything(match) == before


def test_a_fork_draws_what_the_match_will_draw(kosmopolis: Game) -> None:
    match = drafted(kosmopolis)
    fork = match.fork()
    for each in (fork, match):
        for _ in range(20):
            each.play(turn_seat(each), kosmopolis.legal_moves(each.state, turn_seat(each))[-1])
    assert match.rng.drawn > drafted(kosmopolis).rng.drawn
    assert everything(fork) == everything(match)


# Moves that play themselves


def before_a_cleric(game: Game) -> Match:
    """A match in which the cleric of who begins will find cards of one colour in the capital."""
    for seed in range(100):
        match = drafted(game, Chance("fast", seed=seed))
        if clerics := first_moves(match, turn_seat(match), "capital p"):
            fork = match.fork()
            play(fork, clerics[0])
            if len(first_moves(fork, turn_seat(match), "take")) == 1:
                return match
    raise AssertionError("no cleric found one colour")


def test_only_moves_play_until_there_is_something_to_decide(kosmopolis: Game) -> None:
    match = before_a_cleric(kosmopolis)
    assert match.play_only_moves() == ()
    seat = turn_seat(match)
    play(match, turn(match, "capital p"))
    assert match.steps[-1].is_forced is False
    (take,) = match.play_only_moves()
    assert (take.seat, take.is_forced, match.steps[-1]) == (seat, True, take)
    assert match.written[-1] == (seat, kosmopolis.about.moves.notation(take.move))
    assert turn_seat(match) != seat
    assert match.play_only_moves() == ()


def test_a_forced_move_goes_back_with_the_decision_before_it(kosmopolis: Game) -> None:
    match = before_a_cleric(kosmopolis)
    before, seat = canonical(match.state), turn_seat(match)
    play(match, turn(match, "capital p"))
    match.play_only_moves()
    assert match.undo(seat, PEOPLE) == 2
    assert canonical(match.state) == before


def test_forced_moves_are_still_forced_after_an_undo_behind_them(kosmopolis: Game) -> None:
    match = before_a_cleric(kosmopolis)
    seat = turn_seat(match)
    play(match, turn(match, "capital p"))
    match.play_only_moves()
    play(match, turn(match, "city"))
    match.undo(turn_seat(match) if turn_seat(match) != seat else 1 - seat, PEOPLE)
    assert [step.is_forced for step in match.steps[-2:]] == [False, True]
    assert match.undo(seat, PEOPLE) == 2


def test_a_forced_move_of_another_person_is_none_of_his(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    play(match, first_moves(match, 0, "keep")[0])
    match.play(1, kosmopolis.legal_moves(match.state, 1)[0], is_forced=True)
    assert match.steps_to_undo(0, PEOPLE) == 2
    assert match.steps_to_undo(1, PEOPLE) == 0


def test_no_undo_over_a_forced_move_that_reveals(kosmopolis: Game) -> None:
    match = Match(kosmopolis, 2, HMAC)
    for seat in (0, 0, 1):
        play(match, first_moves(match, seat, "keep")[0])
    match.play(1, kosmopolis.legal_moves(match.state, 1)[0], is_forced=True)
    assert match.steps[-1].is_final
    assert match.steps_to_undo(0, PEOPLE) == match.steps_to_undo(1, PEOPLE) == 0


def test_forced_moves_are_written_as_any_other_and_replayed(kosmopolis: Game) -> None:
    match = before_a_cleric(kosmopolis)
    play(match, turn(match, "capital p"))
    match.play_only_moves()
    assert canonical(resume(kosmopolis, match.record()).state) == canonical(match.state)


def test_what_draws_can_not_be_taken_back_and_what_does_not_can(kosmopolis: Game) -> None:
    """A move is told final exactly when, once made, its seat has nothing to take back."""
    match = Match(kosmopolis, 2, Chance("fast", seed=5))
    kinds = set()
    while not match.is_over:
        seat = kosmopolis.next_seat(match.state)
        moves = kosmopolis.legal_moves(match.state, seat)
        for move in moves:
            told, trial = match.is_final(seat, move), match.fork()
            trial.play(seat, move)
            trial.play_only_moves()
            assert told == (trial.steps_to_undo(seat, {0, 1}) == 0)
            kinds.add(told)
        match.play(seat, moves[0])
        match.play_only_moves()
    assert kinds == {True, False}
