"""`kosmodrom rules`: the rules of a game, or whether all of them are kept."""

from pathlib import Path

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.registry import check_name, find_game
from kosmodrom.cli.kit.rule_check import check_rules, find_tests
from kosmodrom.cli.kit.rule_words import find_rule, show_all, show_rule
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import title_of
from kosmodrom.games import NAMES


def rules(
    game: str | None = None,
    id: str | None = None,
    /,
    *,
    check: bool = False,
    tests: Path | None = None,
    lang: Language = None,
) -> int:
    """Show the rules of a game, or one of them; or check that each has code, a test and texts.

    Parameters
    ----------
    game
        Which game, as `kosmodrom games` lists it.
    id
        One rule, such as KP-P3.
    check
        List rules without code, test or text, of all games if none is named; there should be none.
    tests
        Where to look for tests; by default beside the sources.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    if check:
        return _check([check_name(game)] if game else list(NAMES), tests or find_tests(), screen)
    if game is None:
        raise Complaint("rules-which", known=", ".join(NAMES))
    chosen = find_game(game)
    if id is None:
        screen.line(title_of(chosen, screen.language), "bold")
        show_all(chosen.about, screen)
        return 0
    rule = find_rule(chosen.about.rules, id)
    if rule is None:
        ids = chosen.about.rules.rules
        raise Complaint("bad-rule", id=id, game=chosen.about.name, first=ids[0].id, last=ids[-1].id)
    show_rule(rule, screen)
    return 0


def _check(names: list[str], tests: Path | None, screen: Screen) -> int:
    if tests is not None and not tests.is_dir():
        raise Complaint("bad-folder", folder=str(tests))
    if tests is None:
        screen.say("rules-no-tests")
    gaps = 0
    for name in names:
        found = check_rules(name, tests)
        for gap in found.gaps:
            screen.say(f"gap-{gap.kind}", game=name, rule=gap.rule, where=gap.where)
        screen.say("rules-checked", game=name, rules=found.rules, gaps=len(found.gaps))
        gaps += len(found.gaps)
    return 1 if gaps else 0
