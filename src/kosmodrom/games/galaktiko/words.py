"""Moves, questions, events and the table of Galaktiko in words."""

from kosmodrom.core.state import Event
from kosmodrom.core.text import Texts
from kosmodrom.games.galaktiko.moves import CARD_NAMES, HAND_LIMIT, ICON_NAMES, MOVES
from kosmodrom.games.galaktiko.parts.kinds import sector_of
from kosmodrom.games.galaktiko.state import GalaktikoState, icon_at, is_shift_over
from kosmodrom.games.galaktiko.view import QUESTIONS, GalaktikoView, Seat, Sector, event_view, view


def card_arguments(card: str) -> dict[str, str | int]:
    """What a sentence needs to name a card: what it is, and its icons."""
    sort, _, icon = card.partition("-")
    if sort in ICON_NAMES:
        return {"kind": "ordinary", "icon": sort, "other": icon}
    return {"kind": sort, "icon": icon, "other": ""}


def move_words(s: GalaktikoState, move: int, texts: Texts, language: str) -> str:
    """A legal move in words."""
    verb, arguments = MOVES.decode(move).verb, MOVES.decode(move).arguments
    if verb == "off":
        return texts.say("move-off", language, **card_arguments(CARD_NAMES[arguments[0]]))
    if verb == "stay":
        return texts.say("move-stay", language)
    if verb == "load":
        return texts.say("move-load", language, count=arguments[0])
    icon, sector = ICON_NAMES[icon_at(s, arguments[0])], sector_of(arguments[0]) + 1
    return texts.say(f"move-{verb}", language, icon=icon, sector=int(sector))


def question_words(s: GalaktikoState, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    """What a seat is asked, or whom all wait for."""
    question = QUESTIONS[s.question]
    if question == "over":
        return texts.say("ask-over", language)
    if seat != s.turn:
        return texts.say("ask-wait", language, name=names[s.turn])
    if question == "fly":
        return texts.say("ask-fly", language, turns=s.last_round - s.round + 1 if is_shift_over(s) else 0)
    seen = view(s, seat)
    own = seen.seats[seat]
    if question == "off":
        sector, icon = place(seen, own)
        return texts.say("ask-off", language, icon=icon, sector=sector)
    if question == "load":
        assert own.sector is not None
        queue = len(seen.sectors[own.sector - 1].queue)
        return texts.say("ask-load", language, free=HAND_LIMIT - len(own.hand), queue=queue)
    return texts.say("ask-start", language)


def place(seen: GalaktikoView, seat: Seat) -> tuple[int, str]:
    """The number of the sector and the icon of the station where a bus stands."""
    assert seat.station is not None and seat.sector is not None, "the bus has not started yet"
    return seat.sector, seen.sectors[seat.sector - 1].stations["abc".index(seat.station[1])].icon


def event_words(event: Event, texts: Texts, language: str, names: list[str]) -> str:
    """GK-S5 An event, the same for all who read it."""
    told = event_view(event)
    arguments: dict[str, str | int] = {"name": names[told.seat] if told.seat >= 0 else ""}
    if told.card is not None:
        arguments |= card_arguments(told.card)
    if told.icon is not None:
        arguments["icon"] = told.icon
    if told.sector is not None:
        arguments["from" if told.kind == "flies" else "sector"] = told.sector
    if told.station is not None:
        arguments["sector"] = int(told.station[0])
    if told.points is not None:
        arguments["points"] = told.points
    if told.count is not None:
        arguments["count"] = told.count
    is_circle = told.kind == "flies" and arguments["from"] == arguments["sector"]
    return texts.say("event-circles" if is_circle else f"event-{told.kind.replace('_', '-')}", language, **arguments)


def table_words(s: GalaktikoState, seat: int, texts: Texts, language: str, names: list[str]) -> list[str]:
    """The table in plain lines: the deck, the sectors with their queues, then every seat."""
    seen = view(s, seat)
    facts = [
        texts.say("table-round", language, round=seen.round),
        texts.say("table-route", language, route=seen.route),
        texts.say("table-deck", language, upper=seen.upper, lower=seen.lower),
    ]
    if seen.rounds_left is not None:
        facts.append(texts.say("table-shift", language, rounds=seen.rounds_left))
    lines = [", ".join(facts) + "."]
    for number, sector in enumerate(seen.sectors, 1):
        lines.append(_sector_line(number, sector, texts, language, names))
    for other, public in enumerate(seen.seats):
        lines += _seat_lines(seen, names[other], public, other == seen.first, texts, language)
    if seen.discard:
        lines.append(f"{texts.say('table-discard', language)}: {_cards(seen.discard, texts, language)}")
    lines.append(texts.say("table-left", language, **_left(seen)))
    return lines


def _cards(cards: list[str], texts: Texts, language: str) -> str:
    if not cards:
        return texts.say("table-empty", language)
    return ", ".join(texts.say("card-short", language, **card_arguments(card)) for card in cards)


def _sector_line(number: int, sector: Sector, texts: Texts, language: str, names: list[str]) -> str:
    stations = [
        texts.say("icon", language, icon=station.icon) + ("" if station.ship is None else f" [{names[station.ship]}]")
        for station in sector.stations
        if station.is_open
    ]
    line = f"{texts.say('table-sector', language, sector=number)}: {', '.join(stations)}"
    line += f"; {texts.say('table-queue', language)}: {_cards(sector.queue, texts, language)}"
    if sector.inspectors:
        line += f"; {texts.say('table-inspectors', language, count=sector.inspectors)}"
    return line


def _seat_lines(seen: GalaktikoView, name: str, seat: Seat, is_first: bool, texts: Texts, language: str) -> list[str]:
    title = f"{name} ({texts.say('table-first', language)})" if is_first else name
    penalty = f"\N{MINUS SIGN}{-seat.penalty}" if seat.penalty else "0"
    score = f"\N{MINUS SIGN}{-seat.score}" if seat.score < 0 else str(seat.score)
    facts = [texts.say("table-score", language, score=score, points=seat.points, penalty=penalty)]
    if seat.station is not None:
        sector, icon = place(seen, seat)
        facts.append(texts.say("table-at", language, icon=icon, sector=sector))
    lines = [f"{title}: {', '.join(facts)}"]
    lines.append(f"  {texts.say('table-hand', language)}: {_cards(seat.hand, texts, language)}")
    if seat.scored:
        lines.append(f"  {texts.say('table-scored', language)}: {_cards(seat.scored, texts, language)}")
    return lines


def _left(seen: GalaktikoView) -> dict[str, str | int]:
    """How many cards of each sort are still in the deck."""
    counts: dict[str, str | int] = {}
    for left in seen.left:
        sort = str(card_arguments(left.card)["kind"])
        counts[sort] = int(counts.get(sort, 0)) + left.unseen
    return counts
