"""The suite from the command line, and what surrounds the properties."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from examples.comet import make
from examples.comet.game import Comet
from kosmodrom.core.options import Needs, Option, counting
from kosmodrom.core.testing import check_game, playthrough
from kosmodrom.core.testing.check import sets_for
from kosmodrom.core.testing.cover import cover, every_set, share

ROOT = Path(__file__).parents[2]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kosmodrom.core.testing", *words]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True)


def test_a_game_that_conforms_ends_with_0() -> None:
    done = run("examples.comet:make", "--seats", "2", "--games", "1", "--option", "passes=3")
    assert (done.returncode, done.stdout.splitlines()[0][:14]) == (0, "comet: conform"), done.stderr


def test_a_game_that_fails_ends_with_1() -> None:
    done = run("tests.conformance.defects:LostCard", "--seats", "2", "--property", "components")
    assert done.returncode == 1
    assert "FAILED components (2 seats, passes 5, seed 0, move " in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["comet"], "a game is named as module:attribute"),
        (["no_such_module:make"], "module 'no_such_module' can't be imported"),
        (["examples.comet:no_such_name"], "module 'examples.comet' has no 'no_such_name'"),
        (["examples.comet.moves:LANDING"], "gives a int, not a game"),
        (["examples.comet:make", "--seats", "5"], "comet is for 2 to 4 players, not 5"),
        (["examples.comet:make", "--option", "passes=4"], "option 'passes' is one of 5, 3, not '4'"),
        (["examples.comet:make", "--all-options", "--option", "passes=3"], "exclude each other"),
        (["examples.comet:make", "--option", "passes"], "an option is given as NAME=CHOICE, not 'passes'"),
        (["examples.comet:make", "--property", "luck"], "there is no property 'luck'"),
        (["examples.comet:make", "--games", "0"], "at least 1"),
        (["examples.comet:make", "--move", "x"], "invalid int value"),
    ],
)
def test_bad_input_ends_with_2_and_a_sentence(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_processes_find_the_same_as_one() -> None:
    words = ["tests.conformance.defects:LeakedCard", "--games", "2", "--property", "worlds", "--property", "ends"]
    alone, together = run(*words), run(*words, "--jobs", "2")
    assert alone.returncode == together.returncode == 1
    assert alone.stdout == together.stdout


def test_report_is_the_same_for_a_seed() -> None:
    first, second = (check_game(make(), seats=2, games=1, seed=9) for _ in range(2))
    assert first == second
    assert first != check_game(make(), seats=2, games=1, seed=10)


def test_playthrough_is_the_same_for_a_seed() -> None:
    done = run("examples.comet:make", "--playthrough", "--seats", "3", "--seed", "4")
    assert done.stdout == playthrough(make(), 3, 4)
    assert done.stdout != playthrough(make(), 3, 5)


def test_a_game_that_no_other_process_can_find_is_noted() -> None:
    class Local(Comet):
        """A game in a function."""

    report = check_game(Local(), seats=2, games=1, properties=["process"])
    assert report.ok
    assert "not checked: process" in report.text()


def test_cover_holds_every_pair_of_choices_in_few_sets() -> None:
    options = (Option("a", ("1", "2", "3")), Option("b", ("x", "y")), Option("c", ("-", "+")))
    rows = cover(options)
    assert rows[0] == {"a": "1", "b": "x", "c": "-"}
    for one, other in combinations(options, 2):
        pairs = {(row[one.name], row[other.name]) for row in rows}
        assert len(pairs) == len(one.choices) * len(other.choices)
    assert len(rows) <= 8


def test_cover_of_one_option_and_of_none() -> None:
    assert cover((Option("a", ("1", "2")),)) == [{"a": "1"}, {"a": "2"}]
    assert cover(()) == [{}]


CHOSEN = Needs("modules", ("chosen",))
MODULES = (
    Option("modules", ("no", "two", "three", "all", "chosen")),
    *[Option(f"module {number}", ("off", "on"), CHOSEN) for number in range(7)],
    Option("first", ("any", "last")),
)


def test_cover_leaves_out_what_does_not_count() -> None:
    rows = cover(MODULES)
    assert rows[0] == {option.name: option.default for option in MODULES}
    assert all(row in every_set(MODULES) for row in rows)
    counts = [counting(MODULES, row) for row in rows]
    for one, other in combinations(MODULES, 2):
        met = {(row.get(one.name), row.get(other.name)) for row in counts if one.name in row and other.name in row}
        can_meet = [(a, b) for a in one.choices for b in other.choices if a == "chosen" or other.needs is None]
        assert met >= set(can_meet), (one.name, other.name)
    assert len(rows) <= 20


def test_cover_of_a_chain_and_of_needs_that_overlap() -> None:
    options = (
        Option("a", ("1", "2", "3", "4")),
        Option("b", ("x", "y"), Needs("a", ("2", "3"))),
        Option("c", ("p", "q"), Needs("a", ("3", "4"))),
        Option("d", ("-", "+"), Needs("b", ("y",))),
    )
    met = [counting(options, row) for row in cover(options)]
    for wanted in ({"b": "y", "c": "q"}, {"d": "+", "c": "q"}, {"a": "2", "d": "+"}, {"a": "4", "c": "p"}, {"a": "1"}):
        assert any(wanted.items() <= row.items() for row in met), wanted


def test_options_for_a_lone_player_are_tried_alone_only() -> None:
    options = (Option("passes", ("3", "5")), Option("level", ("1", "2"), is_for_one=True))
    sets = every_set(options)
    about = replace(make().about, options=options)
    assert len(sets) == 4 and sets_for(about, sets, 1) == sets
    assert sets_for(about, sets, 2) == [{"passes": "3", "level": "1"}, {"passes": "5", "level": "1"}]


def test_sets_that_differ_in_what_does_not_count_are_one() -> None:
    sets = every_set(MODULES)
    assert len(sets) == (4 + 2**7) * 2
    assert len({tuple(counting(MODULES, row).items()) for row in sets}) == len(sets)


def test_all_sets_of_options_share_the_games() -> None:
    sets = every_set((Option("a", ("1", "2", "3")), Option("b", ("x", "y"))))
    assert len(sets) == 6 and sets[0] == {"a": "1", "b": "x"} and all(sets.count(one) == 1 for one in sets)
    assert every_set(()) == [{}]
    assert [share(games, 6) for games in (1, 6, 7, 100)] == [1, 1, 2, 17]


def test_all_options_are_played() -> None:
    done = run("examples.comet:make", "--seats", "2", "--games", "3", "--all-options", "--property", "ends")
    assert done.returncode == 0 and "conforms (4 games" in done.stdout, done.stdout
