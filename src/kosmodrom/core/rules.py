"""The rules of a game as data: ids, clauses and where each comes from, in both languages."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "ru")
KINDS: Final = ("printed", "public", "decided", "reconstructed")

Text = dict[str, str]
"""A sentence by language."""


@dataclass(frozen=True)
class Clause:
    """A sentence of a rule: printed in the rulebook, public, decided by us (with the reason), or reconstructed."""

    kind: str
    text: Text
    reason: Text | None


@dataclass(frozen=True)
class Rule:
    """A rule of the catalogue; `refusal` is what a player reads when it refuses a move."""

    id: str
    section: str
    title: Text
    clauses: tuple[Clause, ...]
    refusal: Text | None


class BadRules(Exception):
    """A rules file that can't be used: says which entry, and what was expected."""


class Rulebook:
    """The rules of one game, in order, found by id."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        self._by_id = {rule.id: rule for rule in rules}
        if len(self._by_id) != len(rules):
            raise BadRules("two rules share an id")

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._by_id

    def find(self, rule_id: str) -> Rule:
        """The rule with an id, in upper or lower case; KeyError if there is none."""
        return self._by_id[rule_id.upper()]

    def why(self, rule_id: str, language: str) -> str:
        """What a player reads when a rule refuses a move."""
        rule = self._by_id.get(rule_id) or core_rules().find(rule_id)
        return (rule.refusal or rule.clauses[0].text)[language]


def load_rules(path: Path) -> Rulebook:
    """The rulebook in a rules.toml; BadRules names file, rule and what was expected."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRules(f"{path.name}: not a TOML file: {error}") from None
    entries = data.get("rule", [])
    return Rulebook(tuple(_rule(path.name, row, entry) for row, entry in enumerate(entries, 1)))


@cache
def core_rules() -> Rulebook:
    """Refusals of no game in particular: not your turn, the game is over."""
    return load_rules(Path(__file__).with_name("rules.toml"))


def _rule(file: str, row: int, entry: dict[str, object]) -> Rule:
    rule_id = entry.get("id")
    if not isinstance(rule_id, str):
        raise BadRules(f"{file}, rule {row}: expected an id such as KP-P3")
    where = f"{file}, {rule_id}"
    section = entry.get("section")
    clauses = entry.get("clause")
    if not isinstance(section, str):
        raise BadRules(f"{where}: expected a section")
    if not isinstance(clauses, list) or not clauses:
        raise BadRules(f"{where}: expected at least one clause")
    refusal = entry.get("refusal")
    return Rule(
        id=rule_id,
        section=section,
        title=_text(f"{where}, title", entry.get("title")),
        clauses=tuple(_clause(f"{where}, clause {n}", clause) for n, clause in enumerate(clauses, 1)),
        refusal=None if refusal is None else _text(f"{where}, refusal", refusal),
    )


def _clause(where: str, entry: dict[str, object]) -> Clause:
    kind = entry.get("kind")
    if kind not in KINDS or not isinstance(kind, str):
        raise BadRules(f"{where}: kind is one of {', '.join(KINDS)}, not {kind!r}")
    reason = entry.get("reason")
    if (kind == "decided") != (reason is not None):
        raise BadRules(f"{where}: a reason stands exactly with what is decided")
    return Clause(
        kind=kind,
        text=_text(f"{where}, text", entry.get("text")),
        reason=None if reason is None else _text(f"{where}, reason", reason),
    )


def _text(where: str, entry: object) -> Text:
    if not isinstance(entry, dict) or sorted(entry) != sorted(LANGUAGES) or not all(entry.values()):
        raise BadRules(f"{where}: expected a sentence in each of {', '.join(LANGUAGES)}")
    return {str(language): str(sentence) for language, sentence in entry.items()}
