"""The server's own texts in both languages."""

from pathlib import Path

from kosmodrom.core.text import Texts

TEXTS = Texts(Path(__file__).parent)


def say(message_id: str, language: str, **arguments: str | int) -> str:
    """Returns a text of the server."""
    return TEXTS.say(message_id, language, **arguments)
