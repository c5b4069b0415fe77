"""GK-T3 to GK-T5 New passengers, and the end of the shift."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.galaktiko.events import DEALT, INSPECTOR_COMES, SHIFT_ENDS
from kosmodrom.games.galaktiko.options import BITTER_END
from kosmodrom.games.galaktiko.parts.kinds import END_OF_SHIFT, INSPECTOR
from kosmodrom.games.galaktiko.state import GalaktikoState, has_option, is_shift_over

SECTORS_BEHIND: Final = 5


def sector_behind(arrival: i64, steps: i64) -> i64:
    """GK-T3 The sector so many steps counter-clockwise from the one of arrival."""
    return (arrival - steps) & 7


def deal_new_passengers(s: GalaktikoState, arrival: i64, rng: Rng) -> None:
    """GK-T3 One card to each of the five sectors before the one of arrival, the nearest first."""
    steps: i64 = 1
    while steps <= SECTORS_BEHIND and not is_shift_over(s):
        deal_card(s, sector_behind(arrival, steps), rng)
        steps += 1


def deal_card(s: GalaktikoState, sector: i64, rng: Rng) -> None:
    """GK-T3 to GK-T5 A passenger queues, an inspector lies in the sector, the end-of-shift card stops the dealing."""
    card = s.deck.draw(rng)
    if card == END_OF_SHIFT:
        end_shift(s)
        return
    if card == INSPECTOR:
        s.sectors[sector].inspectors += 1
        s.tell(INSPECTOR_COMES, -1, EVERYONE, card, sector)
    else:
        s.sectors[sector].join(card)
        s.tell(DEALT, -1, EVERYONE, card, sector)
    if has_option(s, BITTER_END) and s.deck.size == 0:
        end_shift(s)


def end_shift(s: GalaktikoState) -> None:
    """GK-T5, GK-E1, GK-O3 No more cards are dealt; this round is finished and one more is played."""
    s.last_round = s.round + 1
    s.tell(SHIFT_ENDS, s.turn, EVERYONE, 0, 0, 1 if has_option(s, BITTER_END) else 0)
