"""The calibration of Space Explorers can be played, judged and drawn: a few games of random players show that."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kosmodrom.cli.kit.balance_page import BalancePage
from kosmodrom.cli.kit.balance_plots import BalancePlots
from kosmodrom.cli.kit.calibration_table import VerdictWords
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import find
from kosmodrom.games.space_explorers.content import load
from kosmodrom.games.space_explorers.parts.constraints import is_special
from kosmodrom.lab.calibration import Calibrated, Settings, measure, plan_of
from kosmodrom.lab.criteria import Calibration, find_calibration
from kosmodrom.lab.measures import HappensIn
from kosmodrom.lab.verdict import Verdict, judge

GAME = find("space_explorers")
SETTINGS = Settings(games=1, table_games=6, simulations=1, table_simulations=1, seed=1)


def calibration() -> Calibration:
    """As it is written, but for random players."""
    found = find_calibration(GAME)
    assert found is not None
    return replace(found, conditions=tuple(replace(each, player="random") for each in found.conditions))


@pytest.fixture(scope="module")
def played() -> Calibrated:
    found, about = calibration(), GAME.about
    measured = [
        measure(each, plan_of(GAME, found, each, SETTINGS), found.event, 1, lambda: False, lambda: None)
        for each in found.conditions
    ]
    return Calibrated(about.name, about.version, about.content, SETTINGS, True, 1.0, measured)


@pytest.fixture(scope="module")
def verdicts(played: Calibrated) -> list[Verdict]:
    return judge(calibration(), played)


def test_every_line_has_a_figure_and_words(verdicts: list[Verdict]) -> None:
    for language in LANGUAGES:
        lines = [VerdictWords(verdict, GAME.about.texts, language) for verdict in verdicts]
        assert len({line.name for line in lines}) == len(lines) == 46
        assert all(line.required and line.value for line in lines)


def test_what_random_players_show_is_measured(played: Calibrated, verdicts: list[Verdict]) -> None:
    """Random players recruit, goals are met and crises end; a random player doesn't beat the Rival."""
    found = {(verdict.text, verdict.argument): verdict for verdict in verdicts}
    assert found["line-turns", "4"].value > 17
    assert found["line-ended-cards", "2"].value + found["line-ended-projects", "2"].value == pytest.approx(1)
    assert found["line-winner", "3"].value > 15
    assert found["line-crises", "3"].value > 3
    assert found["line-goals", "3"].value > 0
    assert found["line-level", "3"].value == 0 and not found["line-level", "3"].passes
    assert found["line-passes", ""].places != ()
    assert len([each for each in played.measured if each.condition.startswith("three modules: ")]) == 35


def test_the_lines_are_about_all_cards_projects_and_abilities() -> None:
    """SX-C3 60 specialists, 20 special abilities; SX-C4, SX-J1 20 base sides and 8 new ones."""
    measures = [line.measure for line in calibration().criteria]
    shares = {measure.event: measure.values for measure in measures if isinstance(measure, HappensIn)}
    assert [int(card) for card in shares["recruited.card"]] == [*range(1, 61)]
    specials = find_specials()
    assert [int(card) for card in shares["used.card"]] == specials and len(specials) == 20
    assert shares["keeps_to.card"] == tuple(map(str, range(61, 74)))


def find_specials() -> list[int]:
    """Cards whose ability is neither none, icons nor an asterisk."""
    return [number for number, card in load().entries.specialists.items() if is_special(card)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn(played: Calibrated, verdicts: list[Verdict], language: str) -> None:
    plots = BalancePlots(GAME, calibration(), played, verdicts, language).all()
    names = [plot.name for plot in plots]
    assert names[:4] == ["sources", "medians-turn", "medians-winner", "wins"]
    assert {"values-powers-2", "values-powers-4", "values-talents-2", "values-turns-modules"} <= {*names}
    page = BalancePage(GAME, calibration(), played, verdicts, plots, language).html()
    assert page.count("<tr>") == 47 and page.count("<svg") == len(plots)
    recruited = next(plot for plot in plots if plot.name == "values-recruited-4")
    assert recruited.description.count(";") == 2 * 20 - 1


def test_the_page_in_the_documents_is_about_the_components_as_they_are() -> None:
    """Whoever changes them runs `make calibrate`."""
    page = (Path(__file__).parents[3] / "docs/balance/space_explorers.md").read_text(encoding="utf-8")
    assert f"content {GAME.about.content};" in page
