"""Lines of a calibration about events, traits and parts of results: how they are written and what they come to."""

import re
from pathlib import Path

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games import find
from kosmodrom.lab.arena import Arena, Plan, Told
from kosmodrom.lab.calibration import GAMES, TABLE_GAMES, Calibrated, Measured, Settings, measure, plan_of
from kosmodrom.lab.criteria import Calibration, Condition, Criterion, Sweep, read_calibration
from kosmodrom.lab.measures import Gain, HappensIn, Mean, Measure, Median, Quartiles, Wins, parse_reference
from kosmodrom.lab.verdict import Verdict, judge

PAGE = (Path(__file__).parents[2] / "docs" / "calibration.md").read_text(encoding="utf-8")
SETTINGS = Settings(games=300, table_games=1600, simulations=2, table_simulations=1, seed=3)


@pytest.fixture(scope="module")
def galaktiko() -> Game:
    return find("galaktiko")


# What lines come to, from games that are written down


def told(kind: str, seat: int = -1, **fields: int | str) -> Told:
    return Told(kind, seat, fields)


def card(kind: str, seat: int, name: str) -> Told:
    return told(kind, seat, card=name)


def games(
    *found: tuple[Told, ...],
    scores: list[tuple[int, ...]] | None = None,
    shares: list[tuple[float, ...]] | None = None,
    condition: str = "a",
) -> Measured:
    """Games of two, in which the first wins unless something else is said."""
    scores = scores or [(10, 5)] * len(found)
    shares = shares or [(1.0, 0.0)] * len(found)
    plan = Plan("game", ("easy",) * len(scores[0]), len(found), 0)
    return Measured(condition, plan, scores, shares, [0] * len(found), {}, {}, {}, [*found])


def verdict(measure: Measure, *found: Measured, sweep: str = "") -> Verdict:
    conditions = tuple(Condition(each.condition, "", "strong", value=each.condition, sweep=sweep) for each in found)
    calibration = Calibration(1, 1, conditions, (Criterion("line", measure),))
    (answer,) = judge(calibration, Calibrated("game", "1", "", SETTINGS, False, 0.0, [*found]))
    return answer


TURNS = games(
    (told("turn", 0), told("turn", 1), told("turn", 0), told("turn", 1), told("round")),
    (told("turn", 0), told("turn", 1), told("turn", 0), told("round"), told("round")),
    (told("turn", 0), told("turn", 1), told("turn", 0), told("turn", 1), told("turn", 0)),
)


@pytest.mark.parametrize(
    ("line", "value", "cases"),
    [
        (Median("a", value="turn", least=2, most=2), 2, 6),
        (Median("a", value="turn", per="game", least=4, most=4), 4, 3),
        (Mean("a", "turn", least=2, most=2), 2, 6),
        (Mean("a", "round", per="game", most=1), 1, 3),
        (Mean("a", "round", most=0), 0, 6),
    ],
)
def test_events_are_counted_for_each_seat_or_game(line: Measure, value: float, cases: int) -> None:
    found = verdict(line, TURNS)
    assert (found.value, found.games, found.passes) == (value, cases, True)


def test_a_winner_is_whoever_won_and_nobody_if_a_lone_player_lost() -> None:
    table = games((), (), (), scores=[(40, 50), (38, 30), (45, 45)], shares=[(0, 1), (1, 0), (0.5, 0.5)])
    found = verdict(Median("a", value="winner", least=38, most=55), table)
    assert (found.value, found.games) == (45, 3)
    alone = games((), (), scores=[(-3,), (8,)], shares=[(0.0,), (1.0,)])
    assert (verdict(Median("a", value="winner", least=1), alone).games) == 1
    lost = games((), scores=[(-3,)], shares=[(0.0,)])
    assert not verdict(Median("a", value="winner", most=100), lost).passes, "nothing was measured"


CAUSES = games(
    (told("ended", cause="projects"),),
    (told("ended", cause="cards"),),
    (told("ended", cause="cards"), told("crisis")),
    (told("ended", cause="cards"), told("crisis")),
)


@pytest.mark.parametrize(
    ("line", "share", "passes", "places"),
    [
        (HappensIn("a", "crisis", least=0.08, most=0.3), 0.5, False, ()),
        (HappensIn("a", "ended.cause=cards", least=0.75, most=0.75), 0.75, True, ()),
        (HappensIn("a", "ended.cause", least=0.2, values=("projects", "cards")), 0.25, True, ("projects",)),
        (HappensIn("a", "ended.cause", least=0.2, values=("projects", "crises")), 0, False, ("crises",)),
        (HappensIn("a", "ended.cause", most=0.7, values=("projects", "cards")), 0.75, False, ("cards",)),
        (HappensIn("a", "passed", most=0), 0, True, ()),
    ],
)
def test_shares_of_games_name_the_value_that_came_out_worst(
    line: Measure, share: float, passes: bool, places: tuple[str, ...]
) -> None:
    found = verdict(line, CAUSES)
    assert (found.value, found.passes, found.places, found.games) == (share, passes, places, 4)


def test_the_use_of_a_thing_is_asked_among_those_who_have_it() -> None:
    found = games(
        (card("recruited", 0, "12"), card("used", 0, "12"), card("recruited", 1, "7")),
        (card("recruited", 0, "7"), card("used", 1, "7"), card("recruited", 1, "12")),
    )
    by_game = HappensIn("a", "used.card", least=0.2, among="recruited.card", values=("12", "7"))
    assert (verdict(by_game, found).value, verdict(by_game, found).games) == (0.5, 2)
    line = HappensIn("a", "used.card", least=0.2, among="recruited.card", per="seat", values=("12", "7"))
    worst = verdict(line, found)
    assert (worst.value, worst.places, worst.games) == (0, ("7",), 2), "another seat's use doesn't count"
    unseen = HappensIn("a", "used.card", most=1, among="recruited.card", values=("12", "58"))
    assert (verdict(unseen, found).places, verdict(unseen, found).passes) == (("58",), False)


def test_wins_of_a_seat_and_of_those_with_a_trait() -> None:
    found = games(
        (told("power", 0, name="east"), told("power", 1, name="west")),
        (told("power", 0, name="west"), told("power", 1, name="east")),
        (told("power", 0, name="east"), told("power", 1, name="west")),
        (told("power", 0, name="east"), told("power", 1, name="north")),
        shares=[(1, 0), (0, 1), (0, 1), (0.5, 0.5)],
    )
    assert verdict(Wins("a", seat=1, least=0.3, most=0.4), found).value == 0.375
    assert verdict(Wins("a", seat=2, within=0.2), found).passes
    by_power = verdict(Wins("a", event="power.name", within=0.2, values=("east", "west", "north")), found)
    assert by_power.value == pytest.approx(1 / 3)
    assert (by_power.places, by_power.games) == (("west",), 3)
    assert (by_power.least, by_power.most) == (0.3, 0.7)
    assert verdict(Wins("a", event="power.name=east", least=0.6), found).value == 0.625


def test_numbers_that_events_tell_and_lines_of_the_result_are_averaged() -> None:
    found = games(
        (told("scored", 0, tile="a", points=4), told("scored", 1, tile="b", points=10)),
        (told("scored", 0, tile="a", points=7), told("points", 0, goals=3), told("points", 1, goals=-1)),
    )
    line = Mean("a", "scored.tile", least=4, most=11, number="points", values=("a", "b"))
    assert (verdict(line, found).value, verdict(line, found).places) == (10, ("b",)), "nearer to its bound than 5.5"
    assert verdict(Mean("a", "scored", number="points", least=7, most=7), found).value == 7
    assert verdict(Mean("a", "points.goals", least=1, most=1), found).value == 1


def test_the_middle_half_of_scores() -> None:
    alone = games(*[()] * 5, scores=[(-20,), (-10,), (0,), (15,), (99,)], shares=[(1.0,)] * 5)
    found = verdict(Quartiles("a", most=30), alone)
    assert (found.value, found.passes) == (25, True)
    assert found.low <= 25 <= found.high
    assert not verdict(Quartiles("a", most=24), alone).passes


def test_a_gain_in_turns_is_that_of_games_over_the_same_seeds() -> None:
    fewer = games(*[(told("turn", 0), told("turn", 1))] * 3, condition="b")
    found = verdict(Gain("a", "b", most=2, value="turn"), TURNS, fewer)
    assert (found.value, found.passes) == (1, True)


def test_a_sweep_shows_its_worst_condition_and_value() -> None:
    one = games((told("turn", 0),), (told("turn", 0),), condition="goals")
    other = games((told("turn", 0), told("turn", 0)), (told("turn", 1),), condition="crises")
    found = verdict(HappensIn("modules", "turn", least=0.7, per="seat"), one, other, sweep="modules")
    assert (found.value, found.places, found.passes) == (0.5, ("goals",), False)
    line = HappensIn("modules", "turn.of", most=1, values=("x",))
    found = verdict(line, games((told("turn", 0, of="x"),), condition="goals"), sweep="modules")
    assert found.places == ("goals: x",)


# How lines are written


def test_references() -> None:
    assert [parse_reference(text).is_open for text in ("ended", "ended.cause", "ended.cause=crises")] == [
        False,
        True,
        False,
    ]
    assert parse_reference("ended.cause").of("crises") == parse_reference("ended.cause=crises")
    assert parse_reference("ended").of("crises") == parse_reference("ended")


MODULES = ("powers", "leaders", "crises", "goals", "talents", "projects", "directives")


def test_a_sweep_takes_all_triples_and_numbers_of_players_by_turns() -> None:
    sweep = Sweep(
        "triples",
        "text",
        "strong",
        seats=(2, 3, 4),
        by_turns=True,
        options={"modules": "chosen"},
        switches=MODULES,
        take=3,
        games=40,
    )
    found = sweep.conditions()
    assert len(found) == len({condition.name for condition in found}) == 35
    assert [condition.seats for condition in found[:4]] == [2, 3, 4, 2]
    assert found[1].name == "triples: powers, leaders, goals (3)"
    chosen = {"modules": "chosen", "powers": "on", "leaders": "on", "goals": "on"}
    assert (found[1].options, found[1].games, found[1].sweep) == (chosen, 40, "triples")


def test_a_sweep_plays_each_set_with_each_number_of_seats() -> None:
    sweep = Sweep("sets", "text", "greedy", seats=(1, 2), sets=({}, {"level": "2"}), options={"modules": "no"})
    found = [(condition.value, condition.seats, condition.options) for condition in sweep.conditions()]
    assert found == [
        ("(1)", 1, {"modules": "no"}),
        ("(2)", 2, {"modules": "no"}),
        ("level=2 (1)", 1, {"modules": "no", "level": "2"}),
        ("level=2 (2)", 2, {"modules": "no", "level": "2"}),
    ]


def lines(*measures: str) -> bytes:
    rows = ", ".join(f'{{ text = "line", measure = {{ {measure} }} }}' for measure in measures)
    conditions = '{ name = "two", text = "t", player = "random", seats = 2 }'
    sweeps = '{ name = "all", text = "t", player = "random", seats = [2, 3], sets = [{}] }'
    tables = f"conditions = [{conditions}]\nsweeps = [{sweeps}]\ncriteria = [{rows}]"
    return f"simulations = 1\ntable_simulations = 1\n{tables}".encode()


@pytest.mark.parametrize(
    ("measure", "sentence"),
    [
        ('kind = "share", condition = "three", event = "end", least = 1', "there is no condition or sweep 'three'"),
        (
            'kind = "share", condition = "two", event = "finish", least = 1',
            "there is no event 'finish'; there are",
        ),
        ('kind = "share", condition = "two", event = "off.fare", least = 1', "'off' has no field 'fare'; it has card,"),
        ('kind = "share", condition = "two", event = "off.card=x", least = 1', "card is never x; it is one of bath-"),
        ('kind = "share", condition = "two", event = "off.card", values = ["x"], least = 1', "card is never x"),
        ('kind = "share", condition = "two", event = "off.sector", least = 1', "name those that are meant as `values`"),
        ('kind = "share", condition = "two", event = "end"', "a bound is needed"),
        ('kind = "median", condition = "two", value = "off.card", least = 1', "Write it as EVENT.FIELD=VALUE"),
        ('kind = "mean", condition = "two", value = "off", number = "x", least = 1', "'off' has no field 'x'"),
        ('kind = "mean", condition = "two", value = "points.score-x", least = 1', "is called 'score-x'"),
        ('kind = "gain", condition = "two", base = "all", least = 1', "'all' is a sweep"),
        ('kind = "wins", condition = "all", seat = 3, within = 1', "there is no seat 3 in 'all'"),
        ('kind = "wins", condition = "two", within = 1', "name one of them"),
        ('kind = "wins", condition = "two", seat = 1, event = "first", within = 1', "name one of them"),
    ],
)
def test_a_line_that_can_not_be_measured_is_refused(galaktiko: Game, measure: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        read_calibration(galaktiko, lines(measure))


def test_a_condition_that_can_not_be_played_is_refused(galaktiko: Game) -> None:
    text = lines('kind = "share", condition = "two", event = "end", least = 1').decode()
    with pytest.raises(ValueError, match="galaktiko is for 2 to 6 players, not 7"):
        read_calibration(galaktiko, text.replace("seats = 2", "seats = 7").encode())
    with pytest.raises(ValueError, match="galaktiko has no option 'moons'"):
        read_calibration(galaktiko, text.replace("seats = 2", 'seats = 2, options = { moons = "2" }').encode())


def test_a_field_left_open_stands_for_every_name_of_it(galaktiko: Game) -> None:
    found = read_calibration(galaktiko, lines('kind = "share", condition = "two", event = "queued.card", least = 0'))
    line = found.criteria[0].measure
    assert isinstance(line, HappensIn)
    assert len(line.values) == len(set(line.values)) > 20


# Played


def test_a_condition_may_have_its_own_number_of_games(galaktiko: Game) -> None:
    calibration = read_calibration(galaktiko, lines('kind = "share", condition = "two", event = "end", least = 1'))
    for seats, usual, few in ((2, TABLE_GAMES, (1600, 160)), (1, GAMES, (300, 30))):
        condition = Condition("own", "t", "random", seats, games=40)
        settings = [Settings(few[n], few[n], 1, 1, 0) for n in (0, 1)]
        assert [plan_of(galaktiko, calibration, condition, each).games for each in settings] == [40, 4], usual
    tiny = Settings(1, 1, 1, 1, 0)
    assert plan_of(galaktiko, calibration, Condition("own", "t", "random", 2, games=40), tiny).games == 1


def test_what_is_kept_of_a_game_is_what_happened_in_it(galaktiko: Game) -> None:
    tracked = {"off": ("card", "points"), "end": (), "points": ("score-rich",)}
    arena = Arena(galaktiko, Plan("galaktiko", ("random", "random", "random"), 2, 1, tracked=tracked))
    for number in range(2):
        played = arena.play(number)
        assert played is not None
        kinds = [event.kind for event in played.told]
        assert {kind: kinds.count(kind) for kind in ("off", "end")} == {"off": played.events["off"], "end": 1}
        rich = [event.fields["score-rich"] for event in played.told if event.kind == "points"]
        assert rich == [lines["score-rich"] for lines in played.lines]
        assert all(set(event.fields) == {"card", "points"} for event in played.told if event.kind == "off")


def test_what_only_a_seat_was_told_is_kept_too(kosmopolis: Game) -> None:
    plan = Plan("kosmopolis", ("random", "random"), 1, 1, tracked={"kept": ("card",)})
    played = Arena(kosmopolis, plan).play(0)
    assert played is not None and played.told
    assert all(event.seat in (0, 1) and event.fields["card"] for event in played.told)


def test_the_example_of_the_page_is_played_and_judged(galaktiko: Game) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    calibration = read_calibration(galaktiko, example.encode())
    assert len(calibration.conditions) == 2 + 6 + 4
    settings = Settings(2, 11, 1, 1, 5)
    found = []
    for condition in calibration.conditions:
        plan = plan_of(galaktiko, calibration, condition, settings)
        found.append(measure(condition, plan, calibration.event, 1, lambda: False, lambda: None))
    about = galaktiko.about
    kept = Calibrated(about.name, about.version, about.content, settings, False, 0.0, found)
    verdicts = {line.text: line for line in judge(calibration, kept)}
    assert len(verdicts) == len(calibration.criteria)
    assert all(line.games > 0 for line in verdicts.values() if not line.places)
    two = kept.find("2 players")
    caught = [sum(event.kind == "caught" for event in events) for events in two.told]
    assert verdicts["line-caught"].value == pytest.approx(sum(caught) / len(caught))
    assert verdicts["line-inspected"].value == sum(count > 0 for count in caught) / len(caught)
    assert verdicts["line-full"].passes and verdicts["line-full"].places == ("(5)",)


def test_every_kind_of_measure_is_on_the_page() -> None:
    kinds = {kind.__struct_config__.tag for kind in Measure.__args__}
    assert {f"`{kind}`" for kind in kinds} - {f"`{kind}`" for kind in re.findall(r"`([\w-]+)`", PAGE)} == set()
