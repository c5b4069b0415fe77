"""Every sentence of the command is there in both languages, and none is there for nothing."""

import ast
import re
from pathlib import Path

import pytest

import kosmodrom.cli
from kosmodrom.bots.levels import LEVELS
from kosmodrom.cli.kit.words import say
from kosmodrom.core.content import ORIGINS
from kosmodrom.core.rules import LANGUAGES

FOLDER = Path(kosmodrom.cli.__file__).parent
MADE_UP = [
    *(f"origin-{origin}" for origin in ORIGINS),
    *(f"gap-{kind}" for kind in ("code", "test", "text", "unknown")),
]
"""Ids that the code puts together."""


def ids_of(language: str) -> list[str]:
    source = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


def arguments_of(language: str) -> dict[str, set[str]]:
    source = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", text)) for name, text in zip(parts[::2], parts[1::2], strict=True)}


def strings_of_code() -> set[str]:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in FOLDER.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def asked_for() -> set[str]:
    """The ids given to `say`, `warn`, `Complaint` and the like as plain strings."""
    found = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = ast.unparse(node.func)
                if called in ("say", "warn", "Complaint", "screen.say", "self.screen.say", "session.screen.say"):
                    found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_over(language: str) -> None:
    ids = ids_of(language)
    assert len(ids) == len(set(ids))
    assert (asked_for() | set(MADE_UP)) - set(ids) == set()
    assert set(ids) - strings_of_code() - set(MADE_UP) == set()


def test_texts_take_the_same_arguments_in_both_languages() -> None:
    english, russian = (arguments_of(language) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    assert len({say("bot-name", language, level=level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize(("count", "words"), [(1, "1 ход."), (2, "2 хода."), (5, "5 ходов."), (21, "21 ход.")])
def test_russian_counts_as_russians_do(count: int, words: str) -> None:
    assert say("undone", "ru", count=count).endswith(words)
