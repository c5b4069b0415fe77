"""GK-S Set-up."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.content import Content
from kosmodrom.games.galaktiko.options import BITTER_END, FIRST_SEAT
from kosmodrom.games.galaktiko.parts.kinds import FIRST_DRIVER, ICONS, INSPECTOR, PASSENGERS, RING, SECTORS
from kosmodrom.games.galaktiko.state import STARTING, GalaktikoState, has_option, right_of

FIRST_QUEUE: Final = 3


def lay_out(content: Content, seats: i64) -> GalaktikoState:
    """GK-C1, GK-C2, GK-S1 The box: route cards in order, all passengers, inspectors one more than players."""
    s = GalaktikoState(seats)
    for kind in range(PASSENGERS):
        for _ in range(content.passengers[kind]):
            s.deck.passengers.put(kind)
    s.deck.fill(seats + 1)
    for sector, (green, second, third) in enumerate(content.route):
        s.sectors[sector].icons = green + ICONS * second + ICONS * ICONS * third
    return s


def choose_options(s: GalaktikoState, options: i64) -> None:
    """GK-O3 What the table chose; to the bitter end there is no end-of-shift card."""
    s.options = options
    if has_option(s, BITTER_END):
        s.deck.remove_end_card()


def set_up(s: GalaktikoState, rng: Rng) -> None:
    """GK-S1 to GK-S4, up to the first choice of a starting place."""
    lay_ring(s, rng)
    s.deck.split(rng)
    form_queues(s, rng)
    choose_first_driver(s, rng)
    s.turn = right_of(s, s.first)
    s.question = STARTING


def lay_ring(s: GalaktikoState, rng: Rng) -> None:
    """GK-C2 The route cards lie in random order."""
    left: i64 = SECTORS
    while left > 1:
        chosen = s.sectors[rng.below(left, RING)]
        left -= 1
        icons = chosen.icons
        chosen.icons = s.sectors[left].icons
        s.sectors[left].icons = icons


def form_queues(s: GalaktikoState, rng: Rng) -> None:
    """GK-S2, GK-S3 Three passengers at each sector; inspectors turned up are shuffled in when all of them lie."""
    set_aside: i64 = 0
    place: i64 = 0
    while place < FIRST_QUEUE * SECTORS:
        card = s.deck.draw(rng)
        if card == INSPECTOR:
            set_aside += 1
            continue
        sector = place // FIRST_QUEUE
        s.sectors[sector].join(card)
        s.tell(events.QUEUED, -1, EVERYONE, card, sector)
        place += 1
    if set_aside > 0:
        s.tell(events.SET_ASIDE, -1, EVERYONE, INSPECTOR, 0, set_aside)
    while set_aside > 0:
        s.deck.put_back_inspector()
        set_aside -= 1


def choose_first_driver(s: GalaktikoState, rng: Rng) -> None:
    """GK-S4 At random, unless the table chose its first seat."""
    s.first = 0
    if not has_option(s, FIRST_SEAT):
        s.first = rng.below(s.seats, FIRST_DRIVER)
    s.tell(events.FIRST, s.first, EVERYONE)
