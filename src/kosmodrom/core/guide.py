"""What a reader is told before the rules, as data: the game in short, and its words with those printed elsewhere."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kosmodrom.core.rules import LANGUAGES, Text

LEAST: Final = 5
MOST: Final = 7


@dataclass(frozen=True)
class Term:
    """A word of the game; `rules` are the ids of those that explain it, the most important first."""

    name: Text
    about: Text
    rules: tuple[str, ...]
    printed: dict[str, tuple[str, ...]]
    """What printed editions call it, by language."""
    sought: dict[str, tuple[str, ...]]
    """Other words by which people look for it, by language; never shown."""


@dataclass(frozen=True)
class Guide:
    """A game in five to seven sentences, the first of them how one wins, and its glossary."""

    short: tuple[Text, ...]
    terms: tuple[Term, ...]


class BadGuide(Exception):
    """A guide that can't be used: says which file and entry, and what was expected."""


def load_guide(path: Path) -> Guide:
    """The guide in a guide.toml; BadGuide names file, entry and what was expected."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadGuide(f"{path.name}: not a TOML file: {error}") from None
    short, terms = data.get("short"), data.get("term", [])
    if not isinstance(short, list) or not LEAST <= len(short) <= MOST:
        raise BadGuide(f"{path.name}: expected the game in short, in {LEAST} to {MOST} sentences")
    if not isinstance(terms, list):
        raise BadGuide(f"{path.name}: expected entries of [[term]]")
    return Guide(
        short=tuple(_text(f"{path.name}, short {row}", entry) for row, entry in enumerate(short, 1)),
        terms=tuple(_term(f"{path.name}, term {row}", entry) for row, entry in enumerate(terms, 1)),
    )


def _term(where: str, entry: object) -> Term:
    if not isinstance(entry, dict) or not entry.keys() <= {"name", "about", "rules", "printed", "sought"}:
        raise BadGuide(f"{where}: expected name, about, rules, printed and sought")
    explained = _words(f"{where}, rules", entry.get("rules", []))
    if not explained:
        raise BadGuide(f"{where}: expected the ids of rules that explain it")
    return Term(
        name=_text(f"{where}, name", entry.get("name")),
        about=_text(f"{where}, about", entry.get("about")),
        rules=explained,
        printed=_by_language(f"{where}, printed", entry.get("printed", {})),
        sought=_by_language(f"{where}, sought", entry.get("sought", {})),
    )


def _by_language(where: str, entry: object) -> dict[str, tuple[str, ...]]:
    if not isinstance(entry, dict) or not entry.keys() <= set(LANGUAGES):
        raise BadGuide(f"{where}: expected lists of words by language ({', '.join(LANGUAGES)})")
    return {language: _words(f"{where}, {language}", entry.get(language, [])) for language in LANGUAGES}


def _words(where: str, entry: object) -> tuple[str, ...]:
    if not isinstance(entry, list) or not all(isinstance(word, str) and word for word in entry):
        raise BadGuide(f"{where}: expected a list of words")
    return tuple(str(word) for word in entry)


def _text(where: str, entry: object) -> Text:
    if not isinstance(entry, dict) or sorted(entry) != sorted(LANGUAGES) or not all(entry.values()):
        raise BadGuide(f"{where}: expected a text in each of {', '.join(LANGUAGES)}")
    return {str(language): str(text) for language, text in entry.items()}
