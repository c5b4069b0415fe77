"""The conformance suite notices what it is for: a planted defect for each thing that can be wrong."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from examples.comet.game import Comet
from kosmodrom.core.testing import NAMES, Failure, check_game
from tests.conformance import defects

ROOT = Path(__file__).parents[2]

DEFECTS: list[tuple[type[Comet], str]] = [
    (defects.LeakedCard, "worlds"),
    (defects.LeakedChoice, "worlds"),
    (defects.ClosedThoughItSaysOpen, "worlds"),
    (defects.LeakInLegalMoves, "worlds"),
    (defects.LeakInOnlyMove, "worlds"),
    (defects.HastyOnlyMove, "legality"),
    (defects.LeakInFinality, "worlds"),
    (defects.LeakInPreview, "worlds"),
    (defects.LeakInQuestion, "worlds"),
    (defects.LeakInEventWords, "log"),
    (defects.LeakInEventView, "log"),
    (defects.LeakInScores, "worlds"),
    (defects.RuleOfNobody, "words"),
    (defects.DrawToldToAll, "log"),
    (defects.ChoiceToldToAll, "log"),
    (defects.LeakInInfoKey, "worlds"),
    (defects.LazySampler, "spread"),
    (defects.HalfLazySampler, "spread"),
    (defects.LosingSampler, "worlds"),
    (defects.ForgetfulSampler, "worlds"),
    (defects.GreedySampler, "worlds"),
    (defects.GreedySampler, "views"),
    (defects.ShallowCopy, "copies"),
    (defects.ForgottenField, "json"),
    (defects.LostCard, "components"),
    (defects.SharedView, "views"),
    (defects.ListedButRefused, "legality"),
    (defects.UnlistedButAccepted, "legality"),
    (defects.RefusalThatChanges, "legality"),
    (defects.UnknownRule, "legality"),
    (defects.WrongNextSeat, "acting"),
    (defects.Stuck, "acting"),
    (defects.UndoOverReveal, "undo"),
    (defects.OrderMatters, "order"),
    (defects.HiddenRandom, "replay"),
    (defects.HashOrder, "process"),
    (defects.SameWords, "words"),
    (defects.SilentInRussian, "words"),
    (defects.CrookedNotation, "notation"),
    (defects.Endless, "ends"),
    (defects.WrongReturns, "outcome"),
    (defects.LeakInFeatures, "features"),
    (defects.SecretsInFeatures, "features"),
    (defects.FeaturesThatSayNothing, "features"),
    (defects.FeaturesOfAnotherKind, "features"),
]
KINDS = list(dict.fromkeys(kind for kind, _ in DEFECTS))


def first_failure(kind: type[Comet], *properties: str) -> Failure:
    options = {"passes": "5"}
    for seed in range(4):
        report = check_game(
            kind(), seats=3, options=options, games=1, seed=seed, every=1, properties=properties or None
        )
        if not report.ok:
            return report.failures[0]
    pytest.fail(f"nothing is wrong with {kind.__name__}: {kind.__doc__}")


@pytest.mark.parametrize(("kind", "name"), DEFECTS, ids=lambda value: getattr(value, "__name__", value))
def test_defect_is_caught_by_the_property_meant_for_it(kind: type[Comet], name: str) -> None:
    failure = first_failure(kind, name)
    assert failure.property == name
    assert failure.seats == 3
    assert f"seed {failure.seed}, move {failure.move}" in failure.text()
    assert f"tests.conformance.defects:{kind.__name__} --seats 3" in failure.command
    assert f"--seed {failure.seed} " in failure.command


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_defect_is_caught_by_the_whole_suite(kind: type[Comet]) -> None:
    assert first_failure(kind).property in NAMES


def test_every_property_bites() -> None:
    assert {name for _, name in DEFECTS} == set(NAMES)


@pytest.mark.parametrize(
    ("kind", "name"),
    [(defects.LeakedCard, "worlds"), (defects.LazySampler, "spread"), (defects.HashOrder, "process")],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_command_of_a_failure_shows_it_again(kind: type[Comet], name: str) -> None:
    failure = first_failure(kind, name)
    command = shlex.split(failure.command)
    assert command[0] == "python"
    done = subprocess.run(
        [sys.executable, *command[1:]],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "3"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stderr
    assert failure.text() in done.stdout


def test_failure_ends_its_game_only() -> None:
    report = check_game(defects.LeakedCard(), seats=[2, 3], games=3, properties=["worlds"])
    assert report.games == len(report.failures) == 12
    assert [(failure.seats, failure.seed) for failure in report.failures[:3]] == [(2, 0), (2, 1), (2, 2)]
