"""The command's own words, in both languages."""

from functools import cache
from pathlib import Path

from kosmodrom.core.game import Game
from kosmodrom.core.text import Texts


@cache
def texts() -> Texts:
    return Texts(Path(__file__).parents[1])


def say(message_id: str, language: str, **arguments: str | int) -> str:
    return texts().say(message_id, language, **arguments)


def title_of(game: Game, language: str) -> str:
    return game.about.texts.say("game-title", language)


def decimal(value: float, digits: int, language: str) -> str:
    """A number with its decimals, as the language writes it."""
    return _written(f"{value:.{digits}f}", language)


def number(value: float, language: str) -> str:
    """A number with no more decimals than it has, as the language writes it."""
    return _written(f"{value:g}", language)


def _written(text: str, language: str) -> str:
    text = text.replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if language == "ru" else text
