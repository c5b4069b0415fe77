"""Moves, questions, events and the table of Kosmopolis in words."""

from typing import Final

from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.core.text import Texts
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES, MOVES
from kosmodrom.games.kosmopolis.parts import COLOURS, colour_of, lowest_of_colour, of_colour, value_of
from kosmodrom.games.kosmopolis.rules.round_end import ROUNDS, missing
from kosmodrom.games.kosmopolis.rules.turn import acting
from kosmodrom.games.kosmopolis.state import HELD, KosmopolisState
from kosmodrom.games.kosmopolis.view import QUESTIONS, Colour, KosmopolisView, Seat, view

_CARD_EVENTS: Final = {
    events.SEED: "event-seed",
    events.KEPT: "event-kept",
    events.TO_CITY: "event-city",
    events.TO_CAPITAL: "event-capital",
    events.DRAWN: "event-drawn",
    events.TAKEN: "event-taken",
    events.LEFT_OVER: "event-left-over",
    events.BONUS: "event-bonus",
}
_PLAIN_EVENTS: Final = {
    events.PASSED: "event-passed",
    events.DECK_EMPTY: "event-deck-empty",
    events.GOLD: "event-gold",
    events.GOLD_EMPTY: "event-gold-empty",
    events.NO_MODIFIER: "event-no-modifier",
    events.NOTHING_TO_TAKE: "event-nothing-to-take",
    events.LAST_LAP: "event-last-lap",
    events.NEXT_FIRST: "event-next-first",
    events.END: "event-over",
}
_HIDDEN_EVENTS: Final = {
    events.KEPT: "event-kept-hidden",
    events.DRAWN: "event-drawn-hidden",
    events.LOOKED: "event-looked-hidden",
}


def colour_name(colour: int, texts: Texts, language: str) -> str:
    return texts.say(f"colour-{COLOUR_NAMES[colour]}", language)


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value < 0 else "0"


def move_words(s: KosmopolisState, seat: int, move: int, texts: Texts, language: str) -> str:
    """A legal move in words, for the seat that may make it."""
    verb, argument = MOVES.decode(move).verb, MOVES.decode(move).arguments[0]
    if verb == "lay":
        value = next((s.values[m] for m in range(len(s.values)) if s.modifiers[m] == HELD), 0)
        return texts.say("move-lay", language, colour=COLOUR_NAMES[argument], value=signed(value))
    if verb == "take":
        there = of_colour(s.capital, argument)
        value = value_of(lowest_of_colour(s.capital, argument)) if there else 0
        return texts.say("move-take", language, colour=COLOUR_NAMES[argument], value=value)
    if verb == "pay":
        chosen = [colour for colour in range(COLOURS) if argument >> colour & 1]
        gold = sum(missing(s, seat, colour) for colour in chosen)
        saved = ", ".join(colour_name(colour, texts, language) for colour in chosen) or "none"
        return texts.say("move-pay", language, saved=saved, gold=gold)
    return texts.say(f"move-{verb}", language, colour=COLOUR_NAMES[colour_of(argument)], value=value_of(argument))


def question_words(s: KosmopolisState, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    """What a seat is asked, or whom all wait for."""
    asked = [other for other in range(s.seats) if acting(s) >> other & 1]
    if not asked:
        return texts.say("ask-over", language)
    if seat not in asked:
        return texts.say("ask-wait", language, name=", ".join(names[other] for other in asked))
    question = QUESTIONS[s.question]
    if question == "keep":
        return texts.say("ask-keep", language, left=s.players[seat].owes)
    if question == "lay":
        own = view(s, seat).own
        assert own is not None
        return texts.say("ask-lay", language, value=signed(own.held or 0))
    if question == "pay":
        return texts.say("ask-pay", language, gold=s.players[seat].gold)
    return texts.say(f"ask-{question}", language)


def event_words(event: Event, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    """An event as told to a seat: with its secret for those who see it."""
    kind, a, b = event.kind, event.a, event.b
    name = names[event.seat] if event.seat >= 0 else ""
    if not event.is_seen_by(seat):
        return texts.say(_HIDDEN_EVENTS[kind], language, name=name)
    if kind in _CARD_EVENTS:
        colour = COLOUR_NAMES[colour_of(a)]
        return texts.say(_CARD_EVENTS[kind], language, name=name, colour=colour, value=value_of(a))
    if kind in _PLAIN_EVENTS:
        return texts.say(_PLAIN_EVENTS[kind], language, name=name)
    if kind == events.FIRST:
        return texts.say("event-first", language, name=name, value=signed(a))
    if kind == events.DEAL:
        return texts.say("event-deal", language, round=a, cards=b)
    if kind == events.LOOKED:
        return texts.say("event-looked", language, name=name, value=signed(a))
    colour = COLOUR_NAMES[a]
    if kind == events.LAID:
        return texts.say("event-laid", language, name=name, colour=colour)
    if kind == events.REVEALED:
        return texts.say("event-revealed", language, colour=colour, value=signed(b))
    if kind == events.LIMIT:
        return texts.say("event-limit", language, colour=colour, limit=signed_limit(b))
    if kind == events.PAID:
        return texts.say("event-paid", language, name=name, colour=colour, gold=b)
    assert kind in (events.LOST, events.SAFE), f"event {kind} has no words"
    text = "event-lost" if kind == events.LOST else "event-safe"
    return texts.say(text, language, name=name, colour=colour, total=b, limit=signed_limit(event.c))


def signed_limit(limit: int) -> str:
    """A limit as people write it: a minus only when it is below 0."""
    return str(limit) if limit >= 0 else signed(limit)


def table_words(s: KosmopolisState, seat: int, texts: Texts, language: str, names: list[str]) -> list[str]:
    """The table in plain lines: the capital, every seat, then the viewer's own cards."""
    seen = view(s, seat)
    counts = [
        texts.say("table-round", language, round=seen.round, of=ROUNDS),
        texts.say("table-deck", language, count=seen.deck),
        texts.say("table-modifiers", language, count=seen.modifiers),
        f"{texts.say('table-gold', language)}: {seen.stock}",
    ]
    lines = [". ".join(counts) + ".", texts.say("table-capital", language) + ":"]
    lines += [_capital_line(seen, colour, texts, language, names) for colour in seen.capital]
    if seen.discard:
        lines.append(f"{texts.say('table-discard', language)}: {_cards(seen.discard, texts, language)}")
    for other, public in enumerate(seen.seats):
        lines += _seat_lines(seen, other, public, texts, language, names)
    if seen.own is not None:
        lines += _own_lines(seen, texts, language)
    return lines


def _cards(cards: list[str], texts: Texts, language: str) -> str:
    if not cards:
        return texts.say("table-empty", language)
    return " ".join(_short(card, texts, language) for card in cards)


def _short(card: str, texts: Texts, language: str) -> str:
    kind = CARD_NAMES.index(card)
    return texts.say("card-short", language, colour=COLOUR_NAMES[colour_of(kind)], value=value_of(kind))


def _capital_line(seen: KosmopolisView, colour: Colour, texts: Texts, language: str, names: list[str]) -> str:
    index = COLOUR_NAMES.index(colour.colour)
    limit = signed_limit(colour.limit) + (" ?" if colour.unknown else "")
    line = f"  {colour_name(index, texts, language)}: {_cards(colour.cards, texts, language)}"
    line += f", {texts.say('table-limit', language).lower()} {limit}"
    for laid in seen.laid:
        if laid.colour == colour.colour:
            by = texts.say("table-laid", language, name=names[laid.seat])
            line += f", {signed(laid.value)}" if laid.value is not None else f", {by}"
    return line


def _seat_lines(
    seen: KosmopolisView, seat: int, public: Seat, texts: Texts, language: str, names: list[str]
) -> list[str]:
    title = names[seat] + (f" ({texts.say('table-first', language)})" if seat == seen.first else "")
    facts = [
        f"{texts.say('table-score', language)} {public.score}",
        f"{texts.say('table-gold', language)} {public.gold}",
        f"{texts.say('table-hand', language)} {public.hand}",
    ]
    lines = [f"{title}: {', '.join(facts)}"]
    city = [
        f"{colour_name(colour, texts, language)} {_cards(cards, texts, language)} = {public.totals[colour]}"
        for colour, cards in enumerate(public.city)
        if cards
    ]
    lines.append(f"  {texts.say('table-city', language)}: {'; '.join(city) or texts.say('table-empty', language)}")
    if public.bonus:
        lines.append(f"  {texts.say('table-bonus', language)}: {_cards(public.bonus, texts, language)}")
    return lines


def _own_lines(seen: KosmopolisView, texts: Texts, language: str) -> list[str]:
    own = seen.own
    assert own is not None and seen.seat != SPECTATOR
    label = "table-kept" if seen.question == "keep" else "table-hand"
    lines = []
    if own.hand or seen.question != "over":
        lines.append(f"{texts.say(label, language)}: {_cards(own.hand, texts, language)}")
    passed = own.passed_last + own.passed_first
    if passed:
        lines.append(f"{texts.say('table-passed', language)}: {_cards(passed, texts, language)}")
    return lines
