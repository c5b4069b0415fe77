"""Two moves played on in pairs: what they differ in, that chance and knowledge are all it depends on, its words."""

from math import inf, sqrt
from statistics import mean, stdev

import pytest

from kosmodrom.bots.bot import Choice, Considered
from kosmodrom.bots.comparison import RIVAL, Comparison, LineDifference
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.playouts import FEWEST_PAIRS, Playouts, Spread, compare
from kosmodrom.bots.words import comparison_words
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.games import NAMES, find
from tests.games.kosmopolis.positions import position

PAIRS = FEWEST_PAIRS
BREAKING = "round: 3; turn: 0; last turns: 1; capital: b6; hand 0: b6; city 0: b5; city 1: g2; rest: discard"
"""The last card of the game: in the city it would break a limit, and lose five points there and six of bonus."""
LAYING = (
    "round: 3; question: lay; held: -3; turn: 0; last turns: 1; capital: g6 y6; city 0: y6; city 1: g5 y3; "
    "rest: discard"
)
"""The last choice of the game: a limit of the rival's is broken, or none is."""


def chosen(game: Game, *moves: str) -> Choice:
    """The first of the moves is chosen, and the others were compared with it."""
    considered = [Considered(game.about.moves.parse(move), 1, 0.5) for move in moves]
    return Choice(considered[0].move, considered=considered)


def first_choice(game: Game, seats: int) -> tuple[State, int, Choice]:
    """The first decision of a game between several moves: the last on the list is chosen, beside the first."""
    rng = FastRng(30 + seats)
    state = game.new(seats, {}, rng)
    while len(legal := game.legal_moves(state, seat := game.next_seat(state))) == 1:
        game.apply(state, seat, legal[0], rng)
    return state, seat, Choice(legal[-1], considered=[Considered(move, 1, 0.5) for move in (legal[-1], legal[0])])


def settings() -> list[tuple[str, int]]:
    """Every game alone or for the fewest, and for the most."""
    return [(name, seats) for name in NAMES for seats in (find(name).about.min_seats, find(name).about.max_seats)]


@pytest.mark.parametrize(
    ("text", "moves", "difference", "lines"),
    [
        (BREAKING, ("capital b6", "city b6"), 0.5, {"score-bonus": 6, "score-city": 5}),
        (BREAKING, ("city b6", "capital b6"), -0.5, {"score-bonus": -6, "score-city": -5}),
        (LAYING, ("lay green", "lay blue"), 1, {RIVAL: -11}),
        (LAYING, ("lay pink", "lay blue", "lay green"), 0, {}),
    ],
)
def test_a_move_at_the_end_differs_in_what_is_known(
    kosmopolis: Game, text: str, moves: tuple[str, ...], difference: float, lines: dict[str, int]
) -> None:
    found = compare(kosmopolis, position(text), 0, chosen(kosmopolis, *moves), PAIRS, inf, FastRng(1))
    assert found is not None
    assert [kosmopolis.about.moves.notation(move) for move in (found.move, found.other)] == list(moves[:2])
    assert (found.difference, found.error, found.pairs) == (difference, 0, PAIRS)
    assert {line.text: line.points for line in found.lines} == lines
    assert found.is_clear == (difference != 0)


@pytest.mark.parametrize(("name", "seats"), settings())
def test_both_games_are_played_to_the_end_and_points_come_by_source(name: str, seats: int) -> None:
    game = find(name)
    state, seat, choice = first_choice(game, seats)
    before = state.to_json()
    playouts = Playouts(game, state, seat)
    for _ in range(2):
        playouts.add_pair(choice.considered[0].move, choice.considered[1].move, FastRng(3))
        assert game.is_over(playouts.first) and game.is_over(playouts.second)
        assert playouts.first.to_json() != playouts.second.to_json()
    assert state.to_json() == before, "the world is left as it was"
    lines = {line.text for line in game.outcome(playouts.first).results[seat].lines}
    assert set(playouts.scored) == (lines | {RIVAL} if seats > 1 else lines)
    if seats == 1:
        assert sum(spread.total for spread in playouts.scored.values()) == playouts.won.total


@pytest.mark.parametrize(("name", "seats"), [("kosmopolis", 3), ("galaktiko", 4), ("space_explorers", 3)])
def test_a_comparison_depends_on_what_the_seat_knows_and_the_generator_alone(name: str, seats: int) -> None:
    """Two worlds that look alike to the seat, and are not, lead to the same comparison."""
    game = find(name)
    state, seat, choice = first_choice(game, seats)
    twins = [game.determinize(state, seat, FastRng(seed)) for seed in range(2)]
    assert twins[0].to_json() != twins[1].to_json()
    found = [compare(game, world, seat, choice, PAIRS, inf, FastRng(4)) for world in (state, *twins)]
    assert found[0] is not None
    assert found[0] == found[1] == found[2]
    assert compare(game, state, seat, choice, PAIRS, inf, FastRng(5)) != found[0]


def test_the_same_worlds_and_chance_are_for_both_moves(kosmopolis: Game) -> None:
    state, seat, choice = first_choice(kosmopolis, 2)
    one, other = choice.considered
    there = compare(kosmopolis, state, seat, choice, PAIRS, inf, FastRng(6))
    back = compare(kosmopolis, state, seat, Choice(other.move, considered=[other, one]), PAIRS, inf, FastRng(6))
    assert there is not None and back is not None
    assert (back.difference, back.error) == (-there.difference, there.error)
    same = Playouts(kosmopolis, state, seat)
    for _ in range(4):
        same.add_pair(one.move, one.move, FastRng(7))
    assert (same.won.squares, {spread.squares for spread in same.scored.values()}) == (0, {0.0})


def test_there_is_nothing_to_say_without_another_move_or_with_too_few_pairs(kosmopolis: Game) -> None:
    world = position(BREAKING)
    both = chosen(kosmopolis, "capital b6", "city b6")
    for choice in (GreedyBot().choose(kosmopolis, world, 0, FastRng(1)), chosen(kosmopolis, "capital b6")):
        assert compare(kosmopolis, world, 0, choice, PAIRS, inf, FastRng(1)) is None
    assert compare(kosmopolis, world, 0, both, PAIRS - 1, inf, FastRng(1)) is None
    assert compare(kosmopolis, world, 0, both, 1_000_000, 0.0, FastRng(1)) is None


def test_a_spread_has_the_mean_of_numbers_and_its_standard_error() -> None:
    numbers = [0.5, -1.0, 2.0, 0.0, 0.0]
    spread = Spread()
    for number in numbers[:3]:
        spread.add(number)
    assert spread.mean(5) == pytest.approx(mean(numbers))
    assert spread.error(5) == pytest.approx(stdev(numbers) / sqrt(5))
    assert Spread().error(5) == 0


# In words

CITY, GOLD, OTHERS = (
    LineDifference(text, points, 0.1) for text, points in (("score-city", 2.14), ("score-gold", -0.36), (RIVAL, -1.0))
)


def told(game: Game, state: State, seat: int, comparison: Comparison, language: str) -> str:
    """The sentence, whose numbers are never parted from what they count."""
    return comparison_words(game, state, seat, comparison, language).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("difference", "error", "lines", "english", "russian"),
    [
        (
            0.07,
            0.01,
            (CITY, GOLD),
            "About 7 more wins in 100 than with “Send agent 6 to your city”: city +2.1 points, gold −0.4.",
            "Примерно на 7 побед из 100 больше, чем при ходе «Отправить агента 6 в свой город»: "
            "город +2,1 очка, золото −0,4.",
        ),
        (
            0.021,
            0.01,
            (OTHERS,),
            "About 2 more wins in 100 than with “Send agent 6 to your city”: the best rival −1.0 points.",
            "Примерно на 2 победы из 100 больше, чем при ходе «Отправить агента 6 в свой город»: "
            "лучший соперник −1,0 очка.",
        ),
        (
            0.01,
            0.001,
            (),
            "About 1 more win in 100 than with “Send agent 6 to your city”.",
            "Примерно на 1 победу из 100 больше, чем при ходе «Отправить агента 6 в свой город».",
        ),
        (
            0.07,
            0.04,
            (),
            "As good as “Send agent 6 to your city”.",
            "Так же хорошо, как «Отправить агента 6 в свой город».",
        ),
        (
            0.004,
            0.001,
            (GOLD,),
            "As many wins as with “Send agent 6 to your city”: gold −0.4 points.",
            "Побед столько же, сколько при ходе «Отправить агента 6 в свой город»: золото −0,4 очка.",
        ),
        (
            -0.05,
            0.01,
            (CITY,),
            "The search prefers it; played on quickly, “Send agent 6 to your city” brings about 5 more wins in 100.",
            "Поиск за этот ход, но если доиграть наскоро, «Отправить агента 6 в свой город» даст "
            "примерно на 5 побед из 100 больше.",
        ),
    ],
)
def test_a_comparison_is_told_in_both_languages(
    kosmopolis: Game,
    difference: float,
    error: float,
    lines: tuple[LineDifference, ...],
    english: str,
    russian: str,
) -> None:
    move, other = (kosmopolis.about.moves.parse(text) for text in ("capital b6", "city b6"))
    comparison = Comparison(move, other, 100, difference, error, lines)
    state = position(BREAKING)
    assert told(kosmopolis, state, 0, comparison, "en") == english
    assert told(kosmopolis, state, 0, comparison, "ru") == russian


def test_points_that_count_against_one_stand_by_the_name_of_whose_they_are() -> None:
    game = find("space_explorers")
    state, seat, choice = first_choice(game, 1)
    lines = (LineDifference("score-rival", 5.8, 0.1), LineDifference("score-projects", -1.2, 0.1))
    comparison = Comparison(choice.move, choice.considered[1].move, 100, 4.6, 0.1, lines)
    assert told(game, state, seat, comparison, "en").endswith(": the Rival −5.8 points, projects −1.2.")
    assert told(game, state, seat, comparison, "ru").endswith(": Соперник −5,8 очка, проекты −1,2.")


@pytest.mark.parametrize(
    ("difference", "begin", "russian"),
    [
        (2.04, "About 2.0 points more than with “", "Примерно на 2,0 очка больше, чем при ходе «"),
        (0.04, "As many points as with “", "Очков столько же, сколько при ходе «"),
        (-1.5, "The search prefers it; played on quickly, “", "Поиск за этот ход, но если доиграть наскоро, «"),
    ],
)
def test_a_lone_player_is_told_of_points(difference: float, begin: str, russian: str) -> None:
    game = find("space_bureau")
    state, seat, choice = first_choice(game, 1)
    lines = (LineDifference("score-offices", 2.5, 0.1),)
    comparison = Comparison(choice.move, choice.considered[1].move, 100, difference, 0.01, lines)
    assert told(game, state, seat, comparison, "en").startswith(begin)
    assert told(game, state, seat, comparison, "ru").startswith(russian)
