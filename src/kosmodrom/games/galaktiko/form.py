"""Everything on the table of Galaktiko, counted."""

from kosmodrom.games.galaktiko.options import BITTER_END
from kosmodrom.games.galaktiko.parts import ICONS, INSPECTOR, KINDS, SLOTS
from kosmodrom.games.galaktiko.state import GalaktikoState, has_option, is_shift_over


def components(s: GalaktikoState) -> list[int]:
    """GK-C1, GK-C2 Cards of each kind wherever they lie, the end-of-shift card, cards by the deck's sizes, icons."""
    cards = s.deck.passengers.kinds() + s.discard.kinds()
    cards += [INSPECTOR] * s.deck.hidden_inspectors
    for sector in s.sectors:
        cards += sector.queue() + [INSPECTOR] * sector.inspectors
    for player in s.players:
        cards += player.hand.kinds() + player.scored.kinds()
    turned_up = 1 if is_shift_over(s) and not has_option(s, BITTER_END) else 0
    uncounted = s.deck.size - len(s.deck.passengers.kinds()) - s.deck.hidden_inspectors - s.deck.end_cards
    icons = [sector.icon(slot) for sector in s.sectors for slot in range(SLOTS)]
    return [
        *(cards.count(kind) for kind in range(KINDS)),
        s.deck.end_cards + turned_up,
        uncounted,
        *(icons.count(icon) for icon in range(ICONS)),
    ]
