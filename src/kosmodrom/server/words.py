"""What the server itself has to say, in both languages."""

from pathlib import Path

from kosmodrom.core.text import Texts

TEXTS = Texts(Path(__file__).parent)


def say(message_id: str, language: str, **arguments: str | int) -> str:
    """A sentence of the server."""
    return TEXTS.say(message_id, language, **arguments)
