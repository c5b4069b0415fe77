"""Every reason and every line has words in both languages, and all words are used: the sources are read to see it."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import get_args

import pytest

import kosmodrom
from kosmodrom.core.rules import core_rules
from kosmodrom.table import commands, facts
from kosmodrom.table.refused import TEXTS
from kosmodrom.table.status import Aside, Status

SOURCES = Path(kosmodrom.__path__[0])
PREFIXES = {"Refused": "refused-", "_tell": "line-", "say": ""}
ARGUMENT = {"Refused": 0, "_tell": 1, "say": 0}
LINE_VARIABLES = {"name", "who", "number"}
WORDS = {"name", "game", "level", "pack"}
"""Variables that are no numbers."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Everything that the server, the store and the table refuse, tell or say in words of the table."""
    for file in sorted(path for folder in ("table", "store", "server") for path in (SOURCES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                owner = node.func.value if isinstance(node.func, ast.Attribute) else None
                is_ours = name != "say" or (isinstance(owner, ast.Name) and owner.id == "TEXTS")
                if name in PREFIXES and is_ours and len(node.args) > ARGUMENT[name]:
                    yield name, node


def ids_of(name: str, call: ast.Call) -> set[str]:
    """The ids that a call may mean; what is put in at run time is a star."""
    return {PREFIXES[name] + text for text in _texts(call.args[ARGUMENT[name]])}


def _texts(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)}
    return set()


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a file with the variables of each."""
    text = (SOURCES / "table" / f"text.{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


CALLS = list(calls())
USED = {text for name, call in CALLS for text in ids_of(name, call)}
AT_RUN_TIME = {
    *(f"line-proposed-{what}" for what in get_args(facts.ProposalKind)),
    *(f"line-stood-in-{why}" for why in get_args(facts.StandInReason)),
    *(f"line-closed-{why}" for why in ("host", "expired", "agreed")),
    *(f"ask-{status}" for status in (Status.GATHERING, Status.CLOSED)),
    *(f"{way}-{why}" for way in ("ask", "refused") for why in get_args(Aside)),
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_said_has_words(language: str) -> None:
    found = messages(language)
    rules = {f"refused-{rule.id}" for rule in core_rules().rules}
    assert len(USED) > 60
    assert {text for text in USED | AT_RUN_TIME if "*" not in text} - rules - set(found) == set()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_words_are_used(language: str) -> None:
    patterns = USED | AT_RUN_TIME
    patterns -= {"line-*", "refused-*"}
    assert [text for text in messages(language) if not any(fnmatchcase(text, use) for use in patterns)] == []


def test_both_languages_say_the_same_things() -> None:
    assert list(messages("en")) == list(messages("ru"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_refusals_are_given_what_their_words_name(language: str) -> None:
    found = messages(language)
    for name, call in CALLS:
        given = {keyword.arg for keyword in call.keywords}
        for text in ids_of(name, call) & set(found):
            wanted = LINE_VARIABLES if name == "_tell" else given
            assert found[text] <= wanted, text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_text_can_be_said(language: str) -> None:
    for text, variables in messages(language).items():
        for number in (1, 2, 5, 21):
            arguments = {name: "Ada" if name in WORDS else number for name in variables}
            said = TEXTS.say(text, language, **arguments)
            assert said and "{" not in said and "$" not in said


def test_every_command_and_every_fact_can_be_told_apart() -> None:
    for union in (commands.AnyCommand, facts.AnyFact):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags) == len(get_args(union)) >= 18
    listed = {*get_args(commands.AnyCommand), *get_args(facts.AnyFact)}
    assert {*commands.Command.__subclasses__(), *facts.Fact.__subclasses__()} == listed
