"""A round robin: who plays whom, the same deals for all, and games that are known are not played again."""

from math import comb

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.match import resume
from kosmodrom.lab.arena import Arena, Plan, sitting_of
from kosmodrom.lab.ratings import Lineup
from kosmodrom.lab.simulate import simulate
from kosmodrom.lab.tournament import Basis, Tournament, in_lineup, lineups_of

BOTS = ("easy", "random", "medium:1")
PLAN = Plan("kosmopolis", BOTS, 12, 3, keeps_records=True, lineups=((0, 1), (0, 2), (1, 2)))


def never() -> bool:
    return False


def tournament(game: Game, bots: tuple[str, ...] = BOTS, games: int = 4, known: tuple[Lineup, ...] = ()) -> Tournament:
    return Tournament(Basis.of(game.about, 2, 3, {}), bots, games, list(known))


def test_each_set_of_bots_fills_the_seats_once() -> None:
    assert lineups_of(("b", "c", "a"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(lineups_of(tuple("abcdef"), 4)) == comb(6, 4)
    assert lineups_of(("b", "a"), 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups_of(("a", "b", "c"), 4) == [("a", "a", "b", "c"), ("a", "b", "b", "c"), ("a", "b", "c", "c")]


@pytest.mark.parametrize("seats", [2, 3])
def test_each_deal_is_played_from_every_seat_by_every_lineup(seats: int) -> None:
    lineups = tuple(tuple(range(first, first + seats)) for first in range(3))
    plan = Plan("any", ("x",) * (seats + 2), 3 * seats * 4, 0, lineups=lineups)
    found: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    for number in range(plan.games):
        order, deal, _ = sitting_of(plan, number)
        found.setdefault((number % 3, deal), []).append(order)
    assert set(found) == {(lineup, deal) for lineup in range(3) for deal in range(4)}
    for (lineup, _), orders in found.items():
        assert all({order[seat] for order in orders} == set(lineups[lineup]) for seat in range(seats))


def test_all_lineups_have_the_same_chance() -> None:
    played = list(simulate(PLAN))
    chances = {each.number: each.record.chance for each in played if each.record is not None}
    assert len({chances[number].seed for number in range(6)}) == 1
    assert chances[0].seed != chances[6].seed
    assert [played[number].bots for number in range(6)] == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]


def test_games_of_some_numbers_are_those_of_the_whole(kosmopolis: Game) -> None:
    whole = list(simulate(PLAN, 2))
    assert list(simulate(PLAN, 2, never, [1, 2, 7, 11])) == [whole[number] for number in (1, 2, 7, 11)]
    assert list(simulate(PLAN, 1, never, [7])) == [Arena(kosmopolis, PLAN).play(7)]
    assert list(simulate(PLAN, 2, never, [])) == []
    record = whole[4].record
    assert record is not None and resume(kosmopolis, record).is_over


def test_shares_are_told_by_bot_wherever_it_sat() -> None:
    assert in_lineup(0, (0.25, 0.75)) == (0.25, 0.75)
    assert in_lineup(1, (0.25, 0.75)) == (0.75, 0.25)
    assert sorted(in_lineup(5, (0.5, 0.3, 0.2))) == [0.2, 0.3, 0.5]


def test_what_is_known_is_not_played_again_and_bots_may_join(kosmopolis: Game) -> None:
    whole = tournament(kosmopolis)
    assert (whole.played, len(whole.missing)) == (0, 12)
    assert len(list(whole.play(1, never))) == 12
    assert (whole.played, whole.changed()) == (12, None)
    few = tournament(kosmopolis, ("random", "easy"), 2)
    for _ in few.play(1, never):
        pass
    more = tournament(kosmopolis, known=tuple(few.lineups))
    assert (more.played, len(more.missing)) == (2, 10)
    for _ in more.play(1, never):
        pass
    assert more.lineups == whole.lineups
    again = tournament(kosmopolis, ("random", "easy"), 4, tuple(whole.lineups))
    assert again.missing == [] and {lineup.bots for lineup in again.others} == {
        ("easy", "medium:1"),
        ("medium:1", "random"),
    }


def test_bots_that_play_otherwise_than_they_did_are_noticed(kosmopolis: Game) -> None:
    whole = tournament(kosmopolis, ("random", "easy"))
    for _ in whole.play(1, never):
        pass
    (lineup,) = whole.lineups
    other = Lineup(lineup.bots, {0: (0.4, 0.6)})
    assert tournament(kosmopolis, ("random", "easy"), 4, (other,)).changed() == other
    timed = Lineup(("medium:0.1s", "random"), {0: (0.4, 0.6)})
    assert tournament(kosmopolis, timed.bots, 4, (timed,)).changed() is None, "a clock decides"
