"""One game between bots: who sits where, and that it depends on its number alone."""

from collections import Counter
from math import factorial, inf

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.match import resume
from kosmodrom.lab.arena import Arena, Plan, is_repeatable, level_of, seating, seed_of
from kosmodrom.lab.simulate import simulate
from kosmodrom.lab.tally import Tally
from tests.lone_comet import LoneComet

PLAN = Plan("kosmopolis", ("random", "random", "random"), 6, 3, keeps_records=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_has_every_seat_and_every_neighbour_equally_often(seats: int) -> None:
    games = [seating(seats, number) for number in range(factorial(seats))]
    assert len(set(games)) == len(games)
    places = Counter((bot, seat) for order in games for seat, bot in enumerate(order))
    lefts = Counter((order[seat], order[(seat + 1) % seats]) for order in games for seat in range(seats))
    assert len(set(places.values())) == len(set(lefts.values())) == 1
    for start in range(0, len(games), seats):
        block = games[start : start + seats]
        assert all({order[seat] for order in block} == set(range(seats)) for seat in range(seats))


def test_a_game_depends_on_its_number_and_the_seed_alone(kosmopolis: Game) -> None:
    arena = Arena(kosmopolis, PLAN)
    games = [arena.play(number) for number in (0, 1, 2)]
    again = [Arena(kosmopolis, PLAN).play(number) for number in (2, 1, 0)]
    assert games == again[::-1]
    other = Arena(kosmopolis, Plan("kosmopolis", PLAN.bots, 6, 4, keeps_records=True)).play(0)
    assert other != games[0]


def test_a_record_of_a_game_replays(kosmopolis: Game) -> None:
    played = Arena(kosmopolis, PLAN).play(4)
    assert played is not None and played.record is not None
    match = resume(kosmopolis, played.record)
    assert match.is_over
    assert (len(match.steps), match.record().scores) == (played.moves, played.scores)
    assert sum(played.shares) == pytest.approx(1)


def test_points_by_source_and_events_are_counted() -> None:
    options = {"they_walk": "on", "first_driver": "first_seat"}
    plan = Plan("galaktiko", ("random", "random"), 4, 1, options=options)
    tally = Tally(plan)
    for played in simulate(plan):
        tally.add(played)
        assert [sum(lines.values()) for lines in played.lines] == list(played.scores)
        assert played.is_tied == (played.scores[0] == played.scores[1])
        assert played.is_shared == (played.shares == (0.5, 0.5))
        assert played.events["first"] == played.events["end"] == 1
        assert played.events["start"] == 2
        assert played.events["flies"] % 2 == 0, "all have had the same number of turns"
    summary = tally.summary()
    assert summary.options == options
    assert summary.events["first"] == 1 and summary.events["queued"] == 24
    scores = [seat.scores.mean for seat in summary.seats if seat.scores is not None]
    assert sum(summary.points.values()) == pytest.approx(sum(scores) / 2)


def test_seeds_of_games_and_uses_differ() -> None:
    seeds = {seed_of(seed, number, use) for seed in range(5) for number in range(50) for use in ("chance", "bots")}
    assert len(seeds) == 500


def test_a_level_is_simulated_by_its_cap_unless_a_time_is_asked_for() -> None:
    assert all(is_repeatable(text) for text in ("random", "easy", "medium", "hard", "hard:50"))
    assert not is_repeatable("hard:0.5s")
    budget = level_of("hard").budget
    assert budget is not None and budget.seconds == inf and budget.simulations > 100
    with pytest.raises(ValueError, match="there is no bot 'strong'"):
        level_of("strong")


def test_a_search_bot_with_a_cap_repeats_its_game(kosmopolis: Game) -> None:
    plan = Plan("kosmopolis", ("medium:3", "random"), 1, 0, keeps_records=True)
    assert Arena(kosmopolis, plan).play(0) == Arena(kosmopolis, plan).play(0)


def test_the_wrong_number_of_bots_is_refused(kosmopolis: Game) -> None:
    with pytest.raises(ValueError, match="kosmopolis is for 2 to 4 players, not 5"):
        Arena(kosmopolis, Plan("kosmopolis", ("easy",) * 5, 1, 0))


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopped_games_are_not_handed_out(jobs: int) -> None:
    plan = Plan("kosmopolis", ("random", "random"), 100_000, 3)
    tally = Tally(plan)
    for played in simulate(plan, jobs, lambda: tally.games >= 2):
        tally.add(played)
    assert 2 <= tally.games < plan.games
    assert tally.summary().games == tally.games


def test_games_come_in_order(kosmopolis: Game) -> None:
    assert [played.number for played in simulate(PLAN, 2)] == list(range(6))


def test_a_lost_game_of_a_lone_player_is_no_shared_win() -> None:
    plan = Plan("comet", ("random",), 12, 1, options={"passes": "3"})
    arena, tally = Arena(LoneComet(), plan), Tally(plan)
    games = [played for played in map(arena.play, range(plan.games)) if played is not None]
    for played in games:
        tally.add(played)
    summary = tally.summary()
    won = sum(played.shares == (1.0,) for played in games)
    assert 0 < won < plan.games
    assert (summary.shared.share, summary.tied.share) == (0, 0)
    assert (summary.seats[0].wins.share, summary.seats[0].advantage) == (won / plan.games, None)
