"""SX-T4, SX-T6, SX-L2, SX-I1 Cards on their way: drawn, taken, laid into the Center."""

from tests.games.space_explorers.judge.court import Court, Disagreement, Flow, ask
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.table import Deck, Place


def top(court: Court, deck: Deck, kind: str) -> int:
    """Take the top card of a deck, as chance or the known order has it."""
    table = court.table
    is_known = deck.hidden == 0
    card = court.chance.card(kind)
    if is_known:
        expected = deck.under.pop(0)
        if card != expected:
            raise Disagreement(f"{expected} is known to be the next card, not {card}")
        return card
    deck.hidden -= 1
    is_leader = table.card(card).is_leader
    if card not in table.unseen or is_leader != (deck is table.leaders):
        raise Disagreement(f"{card} can't come from this deck")
    if any(card in player.hand for player in table.players):
        raise Disagreement(f"{card} is in a hand")
    return card


def draw(court: Court, seat: int, count: int = 1) -> None:
    """SX-T6 Take cards from the top of the deck, as many as there are; leaders only when there are no specialists."""
    table = court.table
    for _ in range(count):
        deck = table.deck if table.deck.size else table.leaders
        if deck.size:
            is_known = deck.hidden == 0
            gain(court, seat, top(court, deck, "drew_open" if is_known else "drew"), is_known=is_known)


def gain(court: Court, seat: int, card: int, *, is_known: bool) -> None:
    """A card comes into a hand."""
    table = court.table
    table.players[seat].hand.append(card)
    if is_known:
        table.players[seat].known.add(card)
        table.unseen.discard(card)
    if table.turn and seat == table.turn.seat:
        table.turn.has_taken = True
    look_at_goals(court)


def show(court: Court, seat: int, card: int) -> None:
    """SX-I1 Everybody has seen a hand card."""
    court.table.players[seat].known.add(card)
    court.table.unseen.discard(card)


def leave_hand(court: Court, seat: int, card: int) -> None:
    """A hand card is shown and leaves."""
    player = court.table.players[seat]
    player.hand.remove(card)
    player.known.discard(card)
    court.table.unseen.discard(card)


def join(court: Court, card: int) -> None:
    """SX-T4 A card joins the Center at the right end."""
    court.table.center.append(Place(card))


def lift(court: Court, card: int) -> tuple[int, Place]:
    """A card leaves the Center: the freed place, and what lay there. A pawn on it comes back (SX-H8)."""
    table = court.table
    freed = table.place_of(card)
    assert freed is not None
    place = table.center.pop(freed)
    if place.reserved is not None:
        table.players[place.reserved].pawn = None
    return freed, place


def fill_up(court: Court, freed: int | None, *, rival: bool = False) -> Flow[None]:
    """SX-T4, SX-K6 The Center is filled up: on the freed place, or at the right end if several are missing."""
    table = court.table
    missing = table.least() - len(table.center)
    where = freed if missing == 1 else None
    while len(table.center) < table.least() and table.can_draw():
        deck = yield from choose_deck(court, rival=rival)
        card = top(court, deck, "came")
        table.unseen.discard(card)
        place = len(table.center) if where is None else where
        table.center.insert(place, Place(card))


def choose_deck(court: Court, *, rival: bool) -> Flow[Deck]:
    """SX-L2, SX-Z7 Which deck a card comes from."""
    table = court.table
    if not table.leaders.size:
        return table.deck
    if not table.deck.size:
        return table.leaders
    if court.is_by_themselves or (table.is_solo and not rival):
        lying = sum(table.card(place.card).is_leader for place in table.center)
        return table.leaders if lying < 2 else table.deck
    seat = 0 if rival else table.left_of(court.turn.seat)
    move = yield from ask("deck", seat, {"deck specialists", "deck leaders"})
    return table.leaders if move == "deck leaders" else table.deck


def place_by_itself(court: Court, card: int) -> int:
    """SX-Z2 The Rival's card: of the divisions that it shows the lower stack, of equals the further left."""
    event = court.chance.next("rival")
    if event.card != card:
        raise Disagreement(f"the Rival gets {card}, not {event.card}")
    hub = next(player.hub for player in court.table.players if player.is_rival)
    division = min(court.table.card(card).divisions(), key=lambda division: (len(hub[division]), division))
    hub[division].append(card)
    return division
