"""Calibration: what is played, what is kept of it, and which lines pass."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games import find
from kosmodrom.lab.arena import Arena, Plan
from kosmodrom.lab.calibration import Calibrated, Measured, Settings, measure, missing, plan_of
from kosmodrom.lab.criteria import Board, Calibration, Condition, Criterion, HasBoards, find_calibration
from kosmodrom.lab.figures import Exempt
from kosmodrom.lab.measures import (
    Apart,
    FirstSeat,
    Gain,
    Happens,
    LeastUsed,
    Measure,
    Median,
    MostUsed,
    Reaching,
)
from kosmodrom.lab.verdict import Verdict, judge

ROWS = (("c", "d"), ("a", "b"))
SETTINGS = Settings(games=2, table_games=2, simulations=2, table_simulations=1, seed=3)


def measured(condition: str, scores: list[int], **others: dict[str, int] | list[int]) -> Measured:
    """Games of one who plays alone."""
    used, counts = others.get("used", {}), others.get("counts", [0] * len(scores))
    assert isinstance(used, dict) and isinstance(counts, list)
    plan = Plan("game", ("easy",), len(scores), 0)
    pairs = [(score,) for score in scores]
    return Measured(condition, plan, [*pairs], [(1.0,)] * len(scores), counts, {}, used, {})


def table(condition: str, shares: list[tuple[float, ...]], counts: list[int]) -> Measured:
    plan = Plan("game", ("easy",) * len(shares[0]), len(shares), 0)
    return Measured(condition, plan, [(0,) * len(shares[0])] * len(shares), shares, counts, {}, {}, {})


def verdict(measure: Measure, *found: Measured, boards: tuple[Board, ...] = ()) -> Verdict:
    conditions = tuple(Condition(games.condition, "", "strong") for games in found)
    lines = (Criterion("line", measure),)
    calibration = Calibration(1, 1, conditions, lines, event="explored", rows=ROWS, boards=boards)
    (answer,) = judge(calibration, Calibrated("game", "1", "", SETTINGS, False, 0.0, [*found]))
    return answer


def board() -> Board:
    return Board("board", "", "a", openings=("a",))


@pytest.mark.parametrize(
    ("line", "passes"),
    [
        (Median("a", least=75, most=95), True),
        (Median("a", least=80, most=80), True),
        (Median("a", least=81), False),
        (Median("a", most=79), False),
        (Median("a", below=80), False),
        (Median("a", below=80.5), True),
    ],
)
def test_a_median_is_held_against_its_bounds(line: Median, passes: bool) -> None:
    found = verdict(line, measured("a", [60, 80, 100, 70, 90]))
    assert (found.value, found.low, found.high, found.passes) == (80, 60, 100, passes)


def test_a_share_that_is_just_reached_passes() -> None:
    games = measured("a", [99] * 19 + [100])
    assert verdict(Reaching("a", 100, 0.05), games).passes
    assert verdict(Reaching("a", 100, 0.05), games).value == pytest.approx(0.05)
    assert not verdict(Reaching("a", 100, 0.05), measured("a", [99] * 20 + [100])).passes


def test_a_gain_is_the_difference_of_medians_in_pairs() -> None:
    base = measured("base", [50, 60, 70, 80, 90])
    better = measured("better", [62, 72, 82, 92, 102])
    found = verdict(Gain("better", "base", 10, 20), base, better)
    assert (found.value, found.low, found.high, found.passes) == (12, 12, 12, True)
    assert not verdict(Gain("base", "better", 10, 20), base, better).passes


def test_a_gain_is_over_the_seeds_that_both_have() -> None:
    base = measured("base", [50, 60, 70, 5, 5, 5, 5])
    better = measured("better", [62, 72, 82])
    found = verdict(Gain("better", "base", 10, 20), base, better)
    assert (found.value, found.passes, found.games) == (12, True, 3)


def test_medians_apart() -> None:
    columns = [measured("a", [80, 80, 80]), measured("b", [77, 77, 77]), measured("c", [82, 82, 82])]
    assert verdict(Apart(("a", "b", "c"), 5), *columns).value == 5
    assert verdict(Apart(("a", "b", "c"), 5), *columns).passes
    assert not verdict(Apart(("a", "b", "c"), 4.5), *columns).passes


@pytest.mark.parametrize(("wins", "passes"), [(55, True), (56, False), (45, True), (44, False)])
def test_the_first_seat_wins_about_as_often_as_is_fair(wins: int, passes: bool) -> None:
    shares: list[tuple[float, ...]] = [(float(game < wins), float(game >= wins)) for game in range(100)]
    found = verdict(FirstSeat("a", 0.05), table("a", shares, [0] * 100))
    assert (found.value, found.passes) == (wins / 100, passes)
    assert found.low < found.value < found.high


def test_a_shared_win_counts_in_part() -> None:
    assert verdict(FirstSeat("a", 0.05), table("a", [(0.5, 0.5), (0.5, 0.5)], [0, 0])).value == 0.5


def test_events_are_counted_for_each_player() -> None:
    found = verdict(Happens("a", "explored", 4), table("a", [(1.0, 0.0, 0.0)] * 2, [12, 15]))
    assert (found.value, found.passes) == (4.5, True)
    assert not verdict(Happens("a", "explored", 4.6), table("a", [(1.0, 0.0, 0.0)] * 2, [12, 15])).passes


def test_places_that_nobody_uses_fail_and_places_to_open_with_are_exempt() -> None:
    games = measured("a", [0] * 100, used={"a": 100, "b": 95, "c": 5})
    least = verdict(LeastUsed("board", 0.05), games, boards=(board(),))
    assert (least.value, least.places, least.passes) == (0, ("d",), False)
    most = verdict(MostUsed("board", 0.95), games, boards=(board(),))
    assert (most.value, most.places, most.exempt, most.passes) == (0.95, ("b",), (Exempt("a", 1.0, 0.0),), True)
    often = measured("a", [0] * 100, used={"b": 96, "d": 5, "c": 5, "a": 5})
    assert not verdict(MostUsed("board", 0.95), often, boards=(board(),)).passes
    assert verdict(LeastUsed("board", 0.05), often, boards=(board(),)).passes


def test_games_are_calibrated_where_something_was_reconstructed() -> None:
    assert find_calibration(find("kosmopolis")) is None
    found = find_calibration(find("space_bureau"))
    assert found is not None
    assert len(found.conditions) == 16 and len(found.criteria) == 28
    names = [condition.name for condition in found.conditions]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_of_a_calibration_has_words(language: str) -> None:
    game = find("space_bureau")
    found = find_calibration(game)
    assert found is not None
    texts = game.about.texts
    named = [(condition.text, condition.value) for condition in found.conditions]
    named += [(line.text, line.value) for line in found.criteria] + [
        (board.text, board.value) for board in found.boards
    ]
    assert len({texts.say(text, language, value=value) for text, value in set(named)}) == len(set(named))
    assert isinstance(game, HasBoards)
    assert all(game.place_words(board.name, place, language) for board in found.boards for place in found.places)
    assert texts.say(f"count-{found.event}", language)


def space_bureau() -> tuple[Game, Calibration]:
    game = find("space_bureau")
    found = find_calibration(game)
    assert found is not None
    return game, found


def test_a_condition_is_played_as_it_says() -> None:
    game, calibration = space_bureau()
    plan = plan_of(game, calibration, calibration.condition("side 03"), SETTINGS)
    assert (plan.bots, plan.games, plan.seed) == (("hard:2",), 2, 3)
    played = Arena(
        game, Plan("space_bureau", ("random",), 1, 3, True, plan.options, "", plan.opening, plan.detail)
    ).play(0)
    assert played is not None and played.record is not None
    assert played.record.steps[0] == (0, "side 03")
    assert played.events["side"] == 1
    assert len(played.details) == played.events["placed"] == len(set(played.details))
    assert played.details[0] in calibration.board("03").openings
    other = plan_of(game, calibration, calibration.condition("3 players"), SETTINGS)
    assert (other.bots, other.options) == (("hard:1",) * 3, {"first": "first-seat"})


def test_seeds_are_paired_and_what_is_kept_is_not_played_again() -> None:
    game, calibration = space_bureau()
    condition = calibration.condition("random")
    plan = plan_of(game, calibration, condition, SETTINGS)
    done: list[int] = []
    found = measure(condition, plan, calibration.event, 1, lambda: False, lambda: done.append(1))
    assert len(done) == found.games == 2
    assert sum(found.points.values()) == pytest.approx(sum(found.column()) / 2)
    assert sum(found.opened.values()) == 2
    assert set(found.opened) <= set(calibration.board("00").openings)
    assert len({plan.seed for _, plan, _ in missing(game, calibration, SETTINGS, None)}) == 1
    about = game.about
    kept = Calibrated(about.name, about.version, about.content, SETTINGS, False, 1.0, [found])
    known = {condition.name: before for condition, _, before in missing(game, calibration, SETTINGS, kept)}
    assert known["random"] == found
    assert [name for name, before in known.items() if before is not None] == ["random"]
    again = Settings(games=3, table_games=2, simulations=2, table_simulations=1, seed=3)
    assert all(before is None for _, _, before in missing(game, calibration, again, kept))
    other = Calibrated(about.name, about.version, "0123", SETTINGS, False, 1.0, [found])
    assert all(before is None for _, _, before in missing(game, calibration, SETTINGS, other))
