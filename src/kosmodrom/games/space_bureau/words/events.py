"""Events in words."""

from typing import Final

from kosmodrom.core.state import Event
from kosmodrom.core.text import Texts
from kosmodrom.games.space_bureau.view.events import EventView, event_view

MESSAGES: Final = {
    "took_off": "event-took-off",
    "paid_fuel": "event-paid-fuel",
    "paid_sample": "event-paid-sample",
    "last_round": "event-last-round",
    "end": "event-over",
}
"""Events whose message is not called as they are."""


def event_words(event: Event, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    """An event as told to anybody: there are no secrets."""
    told = event_view(event, seat)
    arguments = _arguments(told)
    if event.seat >= 0:
        arguments["name"] = names[event.seat]
    message = MESSAGES.get(told.kind, f"event-{told.kind}")
    if told.kind == "sample" and told.fuel:
        message = "event-sample-for-fuel"
    return texts.say(message, language, **arguments)


def _arguments(told: EventView) -> dict[str, str | int]:
    """What the messages may name of an event."""
    found: dict[str, str | int] = {
        name: value
        for name in ("side", "ability", "times", "round", "cell", "hex", "colour", "office", "credits", "capacity")
        if (value := getattr(told, name)) is not None
    }
    for name in ("room", "level", "rank", "fuel"):
        if (value := getattr(told, name)) is not None:
            found[name] = value
    if told.kind == "fuel":
        found["lost"] = told.lost or 0
    if told.tile is not None:
        found["kind"] = told.tile
        found["agent"] = told.tile.partition("-")[0]
    return found
