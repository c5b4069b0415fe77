"""Whether every rule of a game is kept: it has code, a test and texts, and code cites no rule that there isn't."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from kosmodrom.core.guide import BadGuide, load_guide
from kosmodrom.core.rules import BadRules, Rulebook, core_rules, load_rules


@dataclass(frozen=True)
class Gap:
    """Something missing: of kind code, test, text or unknown (cited by code, but no rule), and where."""

    kind: str
    rule: str
    where: str = ""


@dataclass(frozen=True)
class Checked:
    """How many rules were looked at, and what they lack."""

    rules: int
    gaps: tuple[Gap, ...]


def find_tests() -> Path | None:
    """The tests beside the sources; an installed package has none."""
    root = Path(__file__).parents[4]
    tests = root / "tests"
    return tests if tests.is_dir() and (root / "pyproject.toml").is_file() else None


def check_rules(name: str, tests: Path | None) -> Checked:
    """What the rules of a game lack; tests are not looked for without a folder of them."""
    spec = find_spec(f"kosmodrom.games.{name}")
    assert spec is not None and spec.origin is not None
    return check_folder(Path(spec.origin).parent, tests)


def check_folder(folder: Path, tests: Path | None) -> Checked:
    """What the rules in `rules.toml` of a game's folder lack."""
    try:
        rulebook = load_rules(folder / "rules.toml")
    except BadRules as error:
        return Checked(0, (Gap("text", "", str(error)),))
    cited = {rule: file.name for file in sorted(folder.rglob("*.py")) for rule in citations(file, rulebook)}
    gaps = [Gap("code", rule.id) for rule in rulebook.rules if rule.id not in cited]
    if tests is not None:
        names = [name for file in sorted(tests.rglob("test_*.py")) for name in names_of_tests(file)]
        untested = [rule.id for rule in rulebook.rules if not is_tested(rule.id, names)]
        gaps += [Gap("test", rule, word_in_tests(rule)) for rule in untested]
    gaps += [
        Gap("unknown", rule, where)
        for rule, where in cited.items()
        if rule not in rulebook and rule not in core_rules()
    ]
    gaps += check_guide(folder / "guide.toml", rulebook)
    return Checked(len(rulebook.rules), tuple(gaps))


def check_guide(path: Path, rulebook: Rulebook) -> list[Gap]:
    """What is wrong with a game's guide, if it has one: it can't be used, or it points to a rule that there isn't."""
    if not path.is_file():
        return []
    try:
        guide = load_guide(path)
    except BadGuide as error:
        return [Gap("text", "", str(error))]
    named = dict.fromkeys(rule for term in guide.terms for rule in term.rules)
    return [Gap("unknown", rule, path.name) for rule in named if rule not in rulebook]


def citations(file: Path, rulebook: Rulebook) -> Iterator[str]:
    """The ids of rules in the docstrings and strings of a file."""
    prefixes = {rule.id.partition("-")[0] for rule in (*rulebook.rules, *core_rules().rules)}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]*\d+[a-z]?\b")
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from pattern.findall(node.value)


def names_of_tests(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name


def word_in_tests(rule_id: str) -> str:
    """How a test's name carries a rule: KP-P3 is kp_p3."""
    return rule_id.lower().replace("-", "_")


def is_tested(rule_id: str, names: list[str]) -> bool:
    return any(f"_{word_in_tests(rule_id)}_" in f"{name}_" for name in names)
