"""Positions of Kosmopolis written as text, and moves played on them, so that a test reads like a sentence.

    position("turn: 0; capital: b4 p3; hand 0: g2 y3; city 1: y6; gold 1: 2; laid: +4 blue by 1; rest: discard")

A card is the first letter of its colour and its value. All 72 cards, 8 gold and 4 modifiers are always there: cards
not mentioned are the deck, or the discards if the deck is given or `rest: discard` says so; the stock is what nobody
has. Other fields: seats, round, question, first, step, last turns, held, stock; and for a seat pack, owes, second,
third, bonus. `second` and `third` are part of the hand and needn't be repeated there.
"""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.bag import Bag
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games import find
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES
from kosmodrom.games.kosmopolis.parts import DECK, MODIFIER_DECK, card_list, single
from kosmodrom.games.kosmopolis.state import HELD, IN_DECK, KEEPING, SEAT_BITS, KosmopolisState
from kosmodrom.games.kosmopolis.view import QUESTIONS, KosmopolisView
from tests.chance import Stacked
from tests.games.notation import fields_of, legal_moves, play_moves, refusal_of, take_seats

GAME = find("kosmopolis")
MODIFIER_VALUES = (4, 2, -1, -3)
GOLD = 8
ALL_CARDS = tuple(card for card in CARD_NAMES for _ in range({"2": 3, "3": 4, "4": 4, "5": 4, "6": 3}[card[1]]))
NUMBERS = ("round", "turn", "first", "step")
PILES = ("pack", "hand", "second", "third", "city", "bonus")


def packed(text: str) -> int:
    """The set of cards named."""
    return sum(int(single(CARD_NAMES.index(card))) for card in text.split())


def named(cards: int) -> str:
    """The cards of a set, in order: blue, pink, green, yellow, each from low to high."""
    return " ".join(CARD_NAMES[kind] for kind in card_list(cards))


def position(text: str) -> KosmopolisState:
    """The position that a text describes (see above)."""
    fields = fields_of(text)
    seats = take_seats(fields)
    s = KosmopolisState(seats)
    s.round = 1
    s.question = QUESTIONS.index(fields.pop("question", "play"))
    for name in NUMBERS:
        if name in fields:
            setattr(s, name, int(fields.pop(name)))
    s.last_turns = int(fields.pop("last turns", "-1"))
    _lay_modifiers(s, fields.pop("laid", ""), fields.pop("held", ""))
    for seat in range(seats):
        _fill_seat(s, seat, fields)
    if s.question == KEEPING and s.step == 0:
        s.step = 1
    s.stock = int(fields.pop("stock", GOLD - sum(player.gold for player in s.players)))
    _fill_piles(s, fields)
    assert not fields, f"nobody reads {', '.join(fields)}"
    return s


def _lay_modifiers(s: KosmopolisState, laid: str, held: str) -> None:
    places = [IN_DECK] * len(MODIFIER_VALUES)
    for entry in filter(None, laid.split(",")):
        value, colour, by, seat = entry.split()
        assert by == "by", f"a modifier is laid as '+4 blue by 1', not {entry!r}"
        places[MODIFIER_VALUES.index(int(value))] = (COLOUR_NAMES.index(colour) << SEAT_BITS) + int(seat)
    if held:
        places[MODIFIER_VALUES.index(int(held))] = HELD
    s.modifiers = vec[i64](places)
    s.values = vec[i64](MODIFIER_VALUES)


def _fill_seat(s: KosmopolisState, seat: int, fields: dict[str, str]) -> None:
    player = s.players[seat]
    for pile in PILES:
        setattr(player, pile, packed(fields.pop(f"{pile} {seat}", "")))
    player.hand += player.second + player.third
    player.gold = int(fields.pop(f"gold {seat}", "0"))
    owed = min(2, len(card_list(player.pack)))
    player.owes = int(fields.pop(f"owes {seat}", str(owed)))


def _fill_piles(s: KosmopolisState, fields: dict[str, str]) -> None:
    """Capital, deck and discards; what is nowhere else goes to one of the latter."""
    rest = fields.pop("rest", "discard" if "deck" in fields else "deck")
    s.capital = packed(fields.pop("capital", ""))
    deck = fields.pop("deck", "").split()
    discard = fields.pop("discard", "").split()
    lying = Counter([*deck, *discard, *named(s.capital).split()])
    for player in s.players:
        for pile in (player.pack, player.hand, player.city, player.bonus):
            lying.update(named(pile).split())
    left = Counter(ALL_CARDS)
    left.subtract(lying)
    assert min(left.values()) >= 0, f"more than there are: {[card for card, n in left.items() if n < 0]}"
    (deck if rest == "deck" else discard).extend(left.elements())
    s.deck = Bag()
    for card in deck:
        s.deck.put(CARD_NAMES.index(card))
    s.discard = packed(" ".join(discard))


def box(seats: int) -> KosmopolisState:
    """The box on the table, before chance has its say."""
    s = GAME.lay_out(seats, {})
    assert isinstance(s, KosmopolisState)
    return s


def new_game(seats: int, rng: Rng) -> KosmopolisState:
    """A game about to begin."""
    s = GAME.new(seats, {}, rng)
    assert isinstance(s, KosmopolisState)
    return s


def seen(s: KosmopolisState, seat: int = SPECTATOR) -> KosmopolisView:
    """What a seat sees, or one who has none."""
    view = GAME.view(s, seat)
    assert isinstance(view, KosmopolisView)
    return view


def stacked(s: KosmopolisState, cards: str = "", modifiers: str = "") -> Stacked:
    """Chance that draws these cards from the deck and these modifiers from theirs, in this order, and nothing more."""
    deck = [CARD_NAMES[kind] for kind in s.deck.kinds()]
    outcomes: dict[int, list[int]] = {DECK: [], MODIFIER_DECK: []}
    for card in cards.split():
        outcomes[DECK].append(deck.index(card))
        deck.remove(card)
    left = [value for value, place in zip(MODIFIER_VALUES, s.modifiers, strict=True) if place == IN_DECK]
    for value in modifiers.split():
        outcomes[MODIFIER_DECK].append(left.index(int(value)))
        left.remove(int(value))
    return Stacked(outcomes)


def play(s: KosmopolisState, *moves: str, rng: Rng | None = None) -> list[Event]:
    """Play moves through the rules; `2 keep b4` is a move of seat 2, without a number it is of who is next.

    Answers what happened. Without a generator, chance must not be met.
    """
    return play_moves(GAME, s, moves, rng)


def refusal(s: KosmopolisState, text: str) -> str | None:
    """The rule that refuses a move, made sure that it changes nothing; nothing if the move is legal."""
    return refusal_of(GAME, s, text)


def legal(s: KosmopolisState, seat: int) -> list[str]:
    """The legal moves of a seat in notation, in the order of their numbers."""
    return legal_moves(GAME, s, seat)


def question(s: KosmopolisState) -> str:
    """What is asked and of whom: `play 0`, `keep 0 2`, `over`."""
    return " ".join([QUESTIONS[s.question], *(str(seat) for seat in GAME.to_act(s))])


def hand(s: KosmopolisState, seat: int) -> str:
    return named(s.players[seat].hand)


def pack(s: KosmopolisState, seat: int) -> str:
    return named(s.players[seat].pack)


def city(s: KosmopolisState, seat: int) -> str:
    return named(s.players[seat].city)


def bonus(s: KosmopolisState, seat: int) -> str:
    return named(s.players[seat].bonus)


def gold(s: KosmopolisState, seat: int) -> int:
    return s.players[seat].gold


def capital(s: KosmopolisState) -> str:
    return named(s.capital)


def laid(s: KosmopolisState) -> dict[int, str]:
    """The modifiers that lie at colours: `{4: "blue by 1"}`."""
    return {
        value: f"{COLOUR_NAMES[place >> SEAT_BITS]} by {place % 2**SEAT_BITS}"
        for value, place in zip(s.values, s.modifiers, strict=True)
        if place >= 0
    }
