"""Moves, questions, events and the table of Comet in words."""

from examples.comet.events import EVENTS
from examples.comet.moves import MOVES
from examples.comet.rules.landing import good_samples
from examples.comet.rules.sending import probe_of
from examples.comet.rules.turn import acting
from examples.comet.state import DECIDING, OVER, CometState
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.core.text import Texts


def move_words(s: CometState, move: int, texts: Texts, language: str) -> str:
    verb = MOVES.decode(move).verb
    if verb == "land":
        return texts.say("move-land", language, sample=s.sample)
    if verb == "dive":
        return texts.say("move-dive", language, good=good_samples(s), all=s.samples.size)
    return texts.say("move-send", language, probe=probe_of(move))


def question_words(s: CometState, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    if s.question == OVER:
        return texts.say("ask-over", language)
    asked = [other for other in range(s.seats) if acting(s) >> other & 1]
    if seat not in asked:
        return texts.say("ask-wait", language, names=", ".join(names[other] for other in asked))
    return texts.say("ask-decide" if s.question == DECIDING else "ask-send", language, sample=s.sample)


def event_words(event: Event, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    """CM-7 A probe chosen or drawn is named to its owner alone."""
    name = names[event.seat] if event.seat >= 0 else ""
    message = f"event-{EVENTS.name(event)}"
    if not event.is_seen_by(seat):
        return texts.say(f"{message}-hidden", language, name=name)
    return texts.say(message, language, name=name, **EVENTS.fields(event, seat))


def table_words(s: CometState, seat: int, texts: Texts, language: str, names: list[str]) -> list[str]:
    lines = [texts.say("table-comet", language, passes=s.passes, sample=s.sample, deck=s.deck.size)]
    for other in range(s.seats):
        lines.append(
            texts.say(
                "table-seat",
                language,
                name=names[other],
                points=sum(s.taken[other]),
                hand=len(s.hands[other]),
                shown=_list(s.shown[other]),
            )
        )
    lines.append(texts.say("table-spent", language, probes=_list(s.spent), samples=_list(s.lost)))
    if seat != SPECTATOR:
        lines.append(texts.say("table-hand", language, probes=_list(s.hands[seat])))
    return lines


def _list(values: list[int]) -> str:
    return " ".join(str(value) for value in values) or "-"
