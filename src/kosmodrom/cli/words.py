"""The command's own words, in both languages."""

from functools import cache
from pathlib import Path

from kosmodrom.core.game import Game
from kosmodrom.core.text import Texts


@cache
def texts() -> Texts:
    return Texts(Path(__file__).parent)


def say(message_id: str, language: str, **arguments: str | int) -> str:
    return texts().say(message_id, language, **arguments)


def title_of(game: Game, language: str) -> str:
    return game.about.texts.say("game-title", language)


def decimal(value: float, digits: int, language: str) -> str:
    """A number with its decimals, as the language writes it."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if language == "ru" else text
