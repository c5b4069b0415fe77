"""Rules in words: a list of them, or one with all its clauses."""

from collections.abc import Iterator
from itertools import groupby

from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import say
from kosmodrom.core.about import About
from kosmodrom.core.rules import Rule, Rulebook, core_rules


def find_rule(rulebook: Rulebook, rule_id: str) -> Rule | None:
    """A rule of the game, or of every table, by its id."""
    for rules in (rulebook, core_rules()):
        if rule_id.upper() in rules:
            return rules.find(rule_id)
    return None


def section_words(about: About, section: str, language: str) -> str:
    """What a game calls a section of its rules; one without words is called what the rules call it."""
    name = f"section-{section}"
    return about.texts.say(name, language) if about.texts.has(name) else section


def show_list(about: About, screen: Screen) -> None:
    """Ids and titles, by section."""
    for section, rules in groupby(about.rules.rules, key=lambda rule: rule.section):
        screen.line(section_words(about, section, screen.language), "bold")
        for rule in rules:
            screen.line(f"  {rule.id} {rule.title[screen.language]}")


def show_all(about: About, screen: Screen) -> None:
    """Every rule with its clauses, by section."""
    for section, rules in groupby(about.rules.rules, key=lambda rule: rule.section):
        screen.line()
        screen.line(section_words(about, section, screen.language).upper(), "bold")
        for rule in rules:
            screen.line()
            show_rule(rule, screen)


def show_rule(rule: Rule, screen: Screen) -> None:
    screen.line(f"{rule.id} {rule.title[screen.language]}", "bold")
    for line in clause_lines(rule, screen.language):
        screen.line(f"  {line}")


def clause_lines(rule: Rule, language: str) -> Iterator[str]:
    """The clauses; what is not in the rulebook is marked, and what is ours has its reason."""
    for clause in rule.clauses:
        text = clause.text[language]
        if clause.reason is not None:
            yield say("clause-decided", language, text=text, reason=clause.reason[language])
        elif clause.kind == "printed":
            yield text
        else:
            yield say("clause-other", language, text=text, kind=clause.kind)
