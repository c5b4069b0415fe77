"""KP-S Set-up."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.kosmopolis.content import Content
from kosmodrom.games.kosmopolis.events import FIRST, SEED
from kosmodrom.games.kosmopolis.parts import DECK, KINDS, MODIFIER_DECK, MODIFIERS, single
from kosmodrom.games.kosmopolis.rules.draft import deal
from kosmodrom.games.kosmopolis.state import IN_DECK, KosmopolisState


def lay_out(content: Content, seats: i64) -> KosmopolisState:
    """KP-C1, KP-C2 The box, before anything is shuffled or dealt."""
    s = KosmopolisState(seats)
    for kind in range(KINDS):
        for _ in range(content.cards[kind]):
            s.deck.put(kind)
    s.stock = content.gold
    s.values = vec[i64](content.modifiers)
    s.modifiers = vec[i64]([IN_DECK] * MODIFIERS)
    return s


def set_up(s: KosmopolisState, rng: Rng) -> None:
    """KP-S1 to KP-S3, and the deal of round 1."""
    turn_up_seed(s, rng)
    choose_first_player(s, rng)
    s.round = 1
    deal(s, rng)


def turn_up_seed(s: KosmopolisState, rng: Rng) -> None:
    """KP-S1 One card onto its colour of the capital, without its action."""
    kind = s.deck.draw(rng, DECK)
    s.capital += single(kind)
    s.tell(SEED, -1, EVERYONE, kind)


def choose_first_player(s: KosmopolisState, rng: Rng) -> None:
    """KP-S2 Each player is dealt a modifier; the highest is first; all four go back into the deck."""
    left = vec[i64](range(MODIFIERS))
    best: i64 = MODIFIERS
    for seat in range(s.seats):
        left, modifier = pop(left, rng.below(len(left), MODIFIER_DECK))
        if modifier < best:
            best = modifier
            s.first = seat
    s.tell(FIRST, s.first, EVERYONE, s.values[best])
