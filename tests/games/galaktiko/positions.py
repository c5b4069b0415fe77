"""Positions of Galaktiko written as text, and moves played on them, so that a test reads like a sentence.

    position("seats: 3; at 0: 5b; hand 0: vortan rich-cafe; queue 6: vortan bath-cafe; inspectors 6: 1; they_walk: on")

Sectors, stations and cards are written as in the notation of moves; a queue begins with the next to board. The ring
lies in order: sector 1 has bath, market and beach at 1a, 1b and 1c, sector 2 market, cafe and museum, and so on. All
cards of the game are always there: those not mentioned are the deck, twenty of them and the end-of-shift card its
lower part. `deck: vortan inspector | bath-cafe end` gives both parts instead, and the rest is discarded; so is it with
`rest: discard`. `last round` says that the shift is over. Ships not mentioned stand at 8a, 7a, 6a and so on, or
nowhere while starting places are chosen. Other fields: question, turn, first, round, scored, discard, rich left.
"""

from collections import Counter
from collections.abc import Iterable

from kosmodrom.core.bag import bag_of
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games import find
from kosmodrom.games.galaktiko.moves import CARD_NAMES, ICON_NAMES, STATION_NAMES
from kosmodrom.games.galaktiko.options import OPTIONS, pack
from kosmodrom.games.galaktiko.parts.deck import Deck
from kosmodrom.games.galaktiko.parts.kinds import DECK, INSPECTOR, VORTAN
from kosmodrom.games.galaktiko.parts.pile import Pile, pile_of
from kosmodrom.games.galaktiko.state import GalaktikoState
from kosmodrom.games.galaktiko.view import QUESTIONS, EventView, GalaktikoView, event_view
from tests.chance import Stacked
from tests.games.notation import fields_of, legal_moves, play_moves, refusal_of

GAME = find("galaktiko")
END = "end"
NUMBERS = ("turn", "first", "round", "last round", "rich left")


def passengers() -> Counter[str]:
    """GK-C1, GK-C5 The passengers of the game as the catalogue gives them."""
    cards = Counter({"vortan": 7})
    for low, one in enumerate(ICON_NAMES):
        cards[f"rich-{one}"] = cards[f"stowaway-{one}"] = 2
        for high, other in enumerate(ICON_NAMES[low + 1 :], low + 1):
            cards[f"{one}-{other}"] = 2 if high - low in (1, 7) else 1
    return cards


def all_cards(seats: int) -> Counter[str]:
    """GK-S1 The cards of a game without the end-of-shift card."""
    return passengers() + Counter({"inspector": seats + 1})


def kind_of(card: str) -> int:
    return CARD_NAMES.index(card)


def kinds_of(cards: str) -> list[int]:
    return [kind_of(card) for card in cards.split()]


def named(kinds: Iterable[int]) -> str:
    return " ".join(CARD_NAMES[kind] for kind in kinds)


def position(text: str) -> GalaktikoState:
    """The position that a text describes (see above)."""
    fields = fields_of(text)
    seats = int(fields.pop("seats", "2"))
    chosen = {option.name: fields.pop(option.name, option.default) for option in OPTIONS}
    s = box(seats, chosen)
    s.question = QUESTIONS.index(fields.pop("question", "fly"))
    s.round = 0 if QUESTIONS[s.question] == "start" else 1
    for name in NUMBERS:
        if name in fields:
            setattr(s, name.replace(" ", "_"), int(fields.pop(name)))
    lying = Counter(fields.get("discard", "").split())
    s.discard = pile_of(kinds_of(fields.pop("discard", "")))
    for seat in range(seats):
        _fill_seat(s, seat, fields, lying)
    for sector in range(8):
        _fill_sector(s, sector, fields, lying)
    _fill_deck(s, fields, lying)
    assert not fields, f"nobody reads {', '.join(fields)}"
    return s


def _fill_seat(s: GalaktikoState, seat: int, fields: dict[str, str], lying: Counter[str]) -> None:
    player = s.players[seat]
    somewhere = "" if QUESTIONS[s.question] == "start" else f"{8 - seat}a"
    station = fields.pop(f"at {seat}", somewhere)
    player.station = STATION_NAMES.index(station) if station else -1
    hand, scored = fields.pop(f"hand {seat}", ""), fields.pop(f"scored {seat}", "")
    player.hand, player.scored = pile_of(kinds_of(hand)), pile_of(kinds_of(scored))
    lying.update([*hand.split(), *scored.split()])


def _fill_sector(s: GalaktikoState, sector: int, fields: dict[str, str], lying: Counter[str]) -> None:
    here = s.sectors[sector]
    queue = fields.pop(f"queue {sector + 1}", "")
    for kind in kinds_of(queue):
        here.join(kind)
    here.inspectors = int(fields.pop(f"inspectors {sector + 1}", "0"))
    lying.update(queue.split())
    lying["inspector"] += here.inspectors


def _fill_deck(s: GalaktikoState, fields: dict[str, str], lying: Counter[str]) -> None:
    left = all_cards(s.seats)
    left.subtract(lying)
    has_end_card = s.last_round == 0 and not has_option(s, "bitter_end")
    if "deck" in fields:
        upper, lower = (part.split() for part in fields.pop("deck").split("|"))
        assert (END in lower) == has_end_card, "the end-of-shift card lies in the lower part until it is turned up"
        left.subtract(card for card in upper + lower if card != END)
        rest = "discard"
    else:
        rest = fields.pop("rest", "deck")
        cards = [] if rest == "discard" else sorted(left.elements(), key=lambda card: card != "inspector")
        size = len(cards) if s.last_round else 20
        upper, lower = cards[: max(0, len(cards) - size)], cards[max(0, len(cards) - size) :]
        lower += [END] * has_end_card
        left = Counter() if rest == "deck" else left
    assert min(left.values(), default=0) >= 0, f"more than there are: {[card for card, n in left.items() if n < 0]}"
    for card in left.elements():
        s.discard.add(kind_of(card))
    s.deck = deck_of(upper, lower, s.seats + 1)


def deck_of(upper: list[str], lower: list[str], inspectors: int) -> Deck:
    """A deck of two parts, whose inspectors are so many in the whole game."""
    deck = Deck()
    there = [card for card in upper + lower if card not in ("inspector", END)]
    deck.passengers = bag_of([kind_of(card) for card in there], [])
    deck.inspectors = inspectors
    deck.upper, deck.lower = len(upper), len(lower)
    deck.upper_inspectors, deck.lower_inspectors = upper.count("inspector"), lower.count("inspector")
    deck.end_cards = lower.count(END)
    return deck


def has_option(s: GalaktikoState, name: str) -> bool:
    return s.options & int(pack({option.name: option.default for option in OPTIONS} | {name: "on"})) != 0


def box(seats: int, options: dict[str, str] | None = None) -> GalaktikoState:
    """The box on the table, before chance has its say, with an empty ring in order."""
    s = GAME.lay_out(seats, GAME.about.complete(options or {}))
    assert isinstance(s, GalaktikoState)
    return s


def new_game(seats: int, rng: Rng, options: dict[str, str] | None = None) -> GalaktikoState:
    """A game about to begin."""
    s = GAME.new(seats, options or {}, rng)
    assert isinstance(s, GalaktikoState)
    return s


def seen(s: GalaktikoState, seat: int = SPECTATOR) -> GalaktikoView:
    """What a seat sees, or one who has none."""
    view = GAME.view(s, seat)
    assert isinstance(view, GalaktikoView)
    return view


class Branch(Exception):
    """A draw that nothing is stacked for, and how many outcomes it has."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Trial(Stacked):
    """Stops at the first draw beyond the stacked ones."""

    def below(self, n: int, source: int) -> int:
        if not self.outcomes.get(source):
            raise Branch(int(n))
        return super().below(n, source)


def stacked(deck: Deck, cards: str) -> Stacked:
    """Chance that turns these cards up from the deck, in this order, and nothing more; `end` is the end of shift.

    The outcomes are found by trial, so that nothing here depends on how the deck draws.
    """
    outcomes: list[int] = []
    rest = Deck()
    rest.load(deck)
    for card in cards.split():
        drawn = _outcomes(rest, len(CARD_NAMES) if card == END else kind_of(card), [])
        assert drawn is not None, f"{card} can't be turned up now"
        assert rest.draw(Stacked({DECK: drawn})) >= 0
        outcomes += drawn
    return Stacked({DECK: outcomes})


def _outcomes(deck: Deck, kind: int, begun: list[int]) -> list[int] | None:
    trial = Deck()
    trial.load(deck)
    try:
        return begun if trial.draw(Trial({DECK: begun})) == kind else None
    except Branch as branch:
        n = branch.outcomes
    for outcome in [n - 1, *range(n - 1)]:
        found = _outcomes(deck, kind, [*begun, outcome])
        if found is not None:
            return found
    return None


def play(s: GalaktikoState, *moves: str, deals: str = "", rng: Rng | None = None) -> list[Event]:
    """Play moves through the rules; `2 fly 5b` is a move of seat 2, without a number it is of who is next.

    Answers what happened. `deals` are the cards turned up, all of them; without them and a generator, chance must
    not be met.
    """
    chance = rng or stacked(s.deck, deals)
    happened = play_moves(GAME, s, moves, chance)
    assert not isinstance(chance, Stacked) or chance.is_used_up, f"not all of {deals} were turned up"
    return happened


def refusal(s: GalaktikoState, text: str) -> str | None:
    """The rule that refuses a move, made sure that it changes nothing; nothing if the move is legal."""
    return refusal_of(GAME, s, text)


def legal(s: GalaktikoState, seat: int | None = None) -> list[str]:
    """The legal moves of a seat (of who is next) in notation, in the order of their numbers."""
    return legal_moves(GAME, s, seat)


def places(s: GalaktikoState) -> list[str]:
    """The stations that who is next may choose, in order around the ring."""
    return sorted(move.split()[1] for move in legal(s))


def question(s: GalaktikoState) -> str:
    """What is asked and of whom: `fly 0`, `off 2`, `over`."""
    return " ".join([QUESTIONS[s.question], *(str(seat) for seat in GAME.to_act(s))])


def told(happened: list[Event], kind: str) -> list[EventView]:
    """All that happened of a kind."""
    views = [event_view(event) for event in happened]
    return [view for view in views if view.kind == kind]


def told_kinds(happened: list[Event]) -> list[str]:
    return [event_view(event).kind for event in happened]


def _pile(pile: Pile) -> str:
    assert pile.size == len(pile.kinds())
    return named(pile.kinds())


def hand(s: GalaktikoState, seat: int) -> str:
    return _pile(s.players[seat].hand)


def scored(s: GalaktikoState, seat: int) -> str:
    return _pile(s.players[seat].scored)


def discard(s: GalaktikoState) -> str:
    return _pile(s.discard)


def queue(s: GalaktikoState, sector: int) -> str:
    """The cards that wait in a sector (numbered from 1), the next to board first."""
    return named(s.sectors[sector - 1].queue())


def queues(s: GalaktikoState) -> dict[int, str]:
    """The queues that are not empty."""
    return {sector: queue(s, sector) for sector in range(1, 9) if queue(s, sector)}


def inspectors(s: GalaktikoState) -> dict[int, int]:
    """How many inspectors lie in the sectors that have any."""
    return {sector: int(here.inspectors) for sector, here in enumerate(s.sectors, 1) if here.inspectors}


def station(s: GalaktikoState, seat: int) -> str:
    return STATION_NAMES[s.players[seat].station]


assert (CARD_NAMES[VORTAN], CARD_NAMES[INSPECTOR], len(CARD_NAMES)) == ("vortan", "inspector", 46)
