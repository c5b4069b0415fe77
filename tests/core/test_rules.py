"""The rules of a game as data."""

from pathlib import Path

import pytest

from kosmodrom.core.rules import KINDS, LANGUAGES, BadRules, core_rules, load_rules

GOOD = """
[[rule]]
id = "XY-1"
section = "play"
title = { en = "Launch", ru = "Пуск" }
refusal = { en = "Not now.", ru = "Не сейчас." }
[[rule.clause]]
kind = "printed"
text = { en = "Launch a rocket.", ru = "Запустите ракету." }
[[rule.clause]]
kind = "decided"
text = { en = "Only one.", ru = "Только одну." }
reason = { en = "There is one pad.", ru = "Площадка одна." }

[[rule]]
id = "XY-2"
section = "play"
title = { en = "Landing", ru = "Посадка" }
[[rule.clause]]
kind = "public"
text = { en = "Land it.", ru = "Посадите её." }
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_rules_come_in_order_with_clauses_reasons_and_refusals(tmp_path: Path) -> None:
    book = load_rules(write(tmp_path, GOOD))
    assert [rule.id for rule in book.rules] == ["XY-1", "XY-2"]
    first = book.find("XY-1")
    assert [(clause.kind, clause.text["en"]) for clause in first.clauses] == [
        ("printed", "Launch a rocket."),
        ("decided", "Only one."),
    ]
    assert first.clauses[1].reason == {"en": "There is one pad.", "ru": "Площадка одна."}
    assert (first.section, first.title["ru"]) == ("play", "Пуск")


def test_a_rule_is_found_in_upper_and_lower_case(tmp_path: Path) -> None:
    book = load_rules(write(tmp_path, GOOD))
    assert book.find("xy-2") is book.find("XY-2")
    assert "XY-2" in book and "XY-3" not in book
    with pytest.raises(KeyError):
        book.find("XY-3")


def test_why_is_the_refusal_or_else_the_rule_itself_or_a_rule_of_the_table(tmp_path: Path) -> None:
    book = load_rules(write(tmp_path, GOOD))
    assert book.why("XY-1", "ru") == "Не сейчас."
    assert book.why("XY-2", "en") == "Land it."
    assert book.why("KD-1", "en") == core_rules().why("KD-1", "en") != ""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "XY-2"', "", "rules.toml, rule 2: expected an id"),
        ('id = "XY-2"', 'id = "XY-1"', "two rules share an id"),
        ('id = "XY-2"\nsection = "play"', 'id = "XY-2"', "rules.toml, XY-2: expected a section"),
        (
            'title = { en = "Landing", ru = "Посадка" }',
            "",
            "rules.toml, XY-2, title: expected a sentence in each of en, ru",
        ),
        ('ru = "Посадите её."', 'ru = ""', "rules.toml, XY-2, clause 1, text: expected a sentence in each of en, ru"),
        (
            'ru = "Посадите её."',
            'de = "Landen."',
            "rules.toml, XY-2, clause 1, text: expected a sentence in each of en, ru",
        ),
        (
            'kind = "public"',
            'kind = "guessed"',
            "XY-2, clause 1: kind is one of printed, public, decided, .*not 'guessed'",
        ),
        ('kind = "public"', 'kind = "decided"', "XY-2, clause 1: a reason stands exactly with what is decided"),
        ('kind = "decided"', 'kind = "printed"', "XY-1, clause 2: a reason stands exactly with what is decided"),
        (
            '[[rule.clause]]\nkind = "public"\ntext = { en = "Land it.", ru = "Посадите её." }',
            "",
            "XY-2: expected at least one",
        ),
        ('[[rule.clause]]\nkind = "public"', '[rule.clause]\nkind = "public"', "XY-2: expected at least one clause"),
        ("[[rule]]", "[[rule", "rules.toml: not a TOML file"),
    ],
)
def test_rules_that_are_wrong_are_refused_with_their_place(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    before, _, after = GOOD.rpartition(old)
    with pytest.raises(BadRules, match=complaint):
        load_rules(write(tmp_path, before + new + after))


def test_rules_of_the_table_refuse_in_both_languages() -> None:
    assert [rule.id for rule in core_rules().rules] == ["KD-1", "KD-2", "KD-3", "KD-4", "KD-5"]
    for rule in core_rules().rules:
        assert rule.refusal is not None and set(rule.refusal) == set(LANGUAGES)


def test_kinds_of_clauses() -> None:
    assert KINDS == ("printed", "public", "decided", "reconstructed")
