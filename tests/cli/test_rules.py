"""`kosmodrom rules`: the rules in words, and whether each is kept."""

import shutil
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.cli.kit.rule_check import Gap, check_folder, find_tests
from kosmodrom.games import NAMES, find, kosmopolis

FOLDER = Path(kosmopolis.__file__).parent
TESTS = Path(__file__).parents[1]


def test_every_rule_has_code_a_test_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--check", "--tests", str(TESTS)]) == 0
    assert capsys.readouterr().out.count("nothing missing.") == len(NAMES)


def test_an_installed_package_has_no_tests_to_look_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--check"]) == 0
    assert ("Tests were not looked for" in capsys.readouterr().out) == (find_tests() is None)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A copy of a game's sources that a test may spoil."""
    folder = tmp_path / "game"
    shutil.copytree(FOLDER, folder)
    return folder


def test_a_rule_without_code_is_found(game: Path) -> None:
    for file in game.rglob("*.py"):
        file.write_text(file.read_text().replace("KP-P3", "the scholar"))
    assert check_folder(game, None).gaps == (Gap("code", "KP-P3"),)


def test_a_comment_is_no_code(game: Path) -> None:
    for file in game.rglob("*.py"):
        file.write_text(file.read_text().replace("KP-P3", "the scholar") + "\n# KP-P3\n")
    assert check_folder(game, None).gaps == (Gap("code", "KP-P3"),)


def test_a_rule_without_a_test_is_found(game: Path, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    names = [rule for rule in _ids() if rule != "kp_p3"]
    (tests / "test_all.py").write_text("".join(f"def test_{name}_holds() -> None: ...\n" for name in names))
    assert check_folder(game, tests).gaps == (Gap("test", "KP-P3", "kp_p3"),)
    (tests / "test_near.py").write_text("def test_kp_p33_is_another() -> None: ...\n")
    assert check_folder(game, tests).gaps == (Gap("test", "KP-P3", "kp_p3"),)
    (tests / "test_more.py").write_text("def test_example_1_kp_p3() -> None: ...\n")
    assert check_folder(game, tests).gaps == ()


def _ids() -> list[str]:
    return [rule.id.lower().replace("-", "_") for rule in kosmopolis.make().about.rules.rules]


def test_a_rule_without_text_in_both_languages_is_found(game: Path) -> None:
    rules = game / "rules.toml"
    rules.write_text(rules.read_text().replace('ru = "Учёный"', 'ru = ""'))
    (gap,) = check_folder(game, None).gaps
    assert (gap.kind, gap.where) == ("text", "rules.toml, KP-P3, title: expected a sentence in each of en, ru")


def test_a_citation_of_no_rule_is_found(game: Path) -> None:
    (game / "more.py").write_text('def why_not() -> str:\n    return "KP-Z9"\n')
    assert check_folder(game, None).gaps == (Gap("unknown", "KP-Z9", "more.py"),)


@pytest.mark.parametrize(
    ("language", "section", "ruling"),
    [
        ("en", "THE END OF A ROUND", "[our ruling] A highest total of 0 takes nothing. Why: "),
        ("ru", "КОНЕЦ РАУНДА", "[наше решение] "),
    ],
)
def test_all_rules_are_shown_by_section(
    capsys: pytest.CaptureFixture[str], language: str, section: str, ruling: str
) -> None:
    assert main(["rules", "kosmopolis", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert f"\n{section}\n" in said
    assert ruling in said
    assert all(f"\n{rule.id} " in said for rule in kosmopolis.make().about.rules.rules)


@pytest.mark.parametrize("name", NAMES)
def test_a_section_is_called_what_its_game_calls_it(capsys: pytest.CaptureFixture[str], name: str) -> None:
    about = find(name).about
    assert main(["rules", name, "--lang", "ru"]) == 0
    said = capsys.readouterr().out
    for section in {rule.section for rule in about.rules.rules}:
        assert f"\n{about.texts.say(f'section-{section}', 'ru').upper()}\n" in said


def test_one_rule_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "kosmopolis", "kp-p4", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("KP-P4 Торговец\n  Вы получаете 1 золото")


def test_a_glossary_that_points_to_no_rule_is_found(game: Path) -> None:
    guide = game / "guide.toml"
    guide.write_text(guide.read_text().replace('rules = ["KP-P6"]', 'rules = ["KP-P66"]'))
    assert check_folder(game, None).gaps == (Gap("unknown", "KP-P66", "guide.toml"),)


def test_a_guide_that_cannot_be_used_is_found(game: Path) -> None:
    (game / "guide.toml").write_text("short = []")
    (gap,) = check_folder(game, None).gaps
    assert (gap.kind, gap.where) == ("text", "guide.toml: expected the game in short, in 5 to 7 sentences")


def test_a_game_may_do_without_a_guide(game: Path) -> None:
    (game / "guide.toml").unlink()
    assert check_folder(game, None).gaps == ()
