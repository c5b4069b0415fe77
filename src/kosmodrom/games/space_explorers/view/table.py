"""What a seat or a spectator may know of the table, built by adding."""

from msgspec import Struct

from kosmodrom.core.state import SPECTATOR, only
from kosmodrom.games.space_explorers.options import ALL_MODULES, BASE_PRICES, CRISES, LEADERS, POWERS, level_of
from kosmodrom.games.space_explorers.parts.counts import count_list
from kosmodrom.games.space_explorers.parts.names import (
    END_NAMES,
    ICON_NAMES,
    MODULE_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
)
from kosmodrom.games.space_explorers.parts.sets import members_of
from kosmodrom.games.space_explorers.rules.cards import deck_size, leader_deck_size
from kosmodrom.games.space_explorers.rules.leaders import least_cards
from kosmodrom.games.space_explorers.rules.projects import box_tiles, count_open, open_side
from kosmodrom.games.space_explorers.rules.turn import acting, question
from kosmodrom.games.space_explorers.state import CHOOSING, OVER, PLAYING, ExplorersState
from kosmodrom.games.space_explorers.view.outlook import offers_of
from kosmodrom.games.space_explorers.view.parts import (
    QUESTIONS,
    asked_of,
    cards_of,
    center_card,
    crises_of,
    payment_of,
    rival_of,
    seat_view,
    turn_of,
)
from kosmodrom.games.space_explorers.view.printed import Printed, PrintedParts
from kosmodrom.games.space_explorers.view.shapes import (
    Asked,
    Cause,
    CenterCard,
    Crises,
    Module,
    Own,
    PaymentView,
    PowerToken,
    Project,
    Question,
    RivalView,
    Seat,
    Turn,
)


class ExplorersView(Struct, frozen=True):
    """The table of Space Explorers as one seat (or a spectator) sees it."""

    seat: int
    modules: list[Module]
    prices: bool
    """Whether abilities cost what they do with modules (SX-A10)."""
    question: Question
    asked: list[int]
    """The seats that are asked."""
    details: Asked
    payment: PaymentView | None
    turn: int | None
    """Whose turn it is; none before the first one and when the game is over."""
    first: int
    round: int
    ending: list[Cause]
    """What has set off the end: the round is finished."""
    this_turn: Turn
    seats: list[Seat]
    """All players; when one plays alone the second is the Rival."""
    own: Own | None
    """Of the seat itself; a spectator has none."""
    center: list[CenterCard]
    least: int
    """The Center is filled up when it has fewer cards (SX-T4)."""
    deck: int
    """Cards in the deck of specialists, those under it included."""
    under: list[int]
    """Cards known to lie under it, in their order."""
    leader_deck: int
    under_leaders: list[int]
    unseen: list[int]
    """Cards that nobody has seen: in a deck or hidden in a hand."""
    piles: list[list[int]]
    """SX-W1 Faces in the pile of each power, by icon."""
    waiting: list[PowerToken]
    """Power tokens that are to be laid on cards of the Center, the next one first."""
    projects: list[Project]
    """Open to all, from the left."""
    box: list[int]
    """Tiles in the box."""
    crises: Crises | None
    rival: RivalView | None
    printed: Printed


def view(s: ExplorersState, seat: int, printed: PrintedParts, has_outlook: bool = True) -> ExplorersView:
    """SX-I What a seat knows: everything that lies open, and its own hand; words need no outlook."""
    modules = int(s.settings) & ALL_MODULES
    is_over = s.phase == OVER
    return ExplorersView(
        seat=seat,
        modules=[name for place, name in enumerate(MODULE_NAMES) if modules >> place & 1],
        prices=modules != 0 and s.settings & BASE_PRICES == 0,
        question=question_of(s),
        asked=[other for other in range(s.seats) if acting(s) & only(other)],
        details=asked_of(s),
        payment=payment_of(s) if s.payment.card != 0 else None,
        turn=None if is_over or s.phase == CHOOSING else s.turn,
        first=s.first,
        round=s.round,
        ending=[name for place, name in enumerate(END_NAMES) if s.ending >> place & 1],
        this_turn=turn_of(s),
        seats=[seat_view(s, other, has_outlook) for other in range(len(s.players))],
        own=own_of(s, seat, has_outlook) if seat != SPECTATOR else None,
        center=[center_card(s, place) for place in range(s.center_size)],
        least=least_cards(s),
        deck=deck_size(s),
        under=[int(card) for card in s.under],
        leader_deck=leader_deck_size(s),
        under_leaders=[int(card) for card in s.under_leaders],
        unseen=unseen_of(s),
        piles=[count_list(s.piles[power], 6) for power in range(4)] if modules & POWERS else [],
        waiting=[
            PowerToken(POWER_NAMES[power], ICON_NAMES[face - 1])
            for power, face in enumerate(count_list(s.limbo, 4))
            if face > 0
        ],
        projects=[PROJECT_NAMES[open_side(s, place)] for place in range(count_open(s))],
        box=[tile + 1 for tile in members_of(box_tiles(s))],
        crises=crises_of(s) if modules & CRISES else None,
        rival=rival_of(s, printed) if s.seats == 1 else None,
        printed=printed.of(modules, int(level_of(s.settings)) if s.seats == 1 else 0),
    )


def question_of(s: ExplorersState) -> Question:
    """What is asked."""
    if s.phase == OVER:
        return "over"
    if s.phase == CHOOSING:
        return "talent"
    asked = question(s)
    if asked == 0:
        return "go_on" if s.acted else "act"
    return QUESTIONS[int(asked)]


def unseen_of(s: ExplorersState) -> list[int]:
    """SX-I1 Cards that nobody has seen: which of them lie in a deck and which in a hand, each seat works out."""
    specialists, leaders = int(s.deck), int(s.leaders) if s.settings & LEADERS else 0
    for player in s.players:
        specialists |= int(player.hand & ~player.seen)
        leaders |= int(player.hand_leaders & ~player.seen_leaders)
    return cards_of(specialists, leaders)


def own_of(s: ExplorersState, seat: int, has_outlook: bool) -> Own:
    """SX-I1 What only the seat itself sees."""
    player = s.players[seat]
    hand = cards_of(player.hand, player.hand_leaders)
    return Own(
        hand=hand,
        offered=[number for number in count_list(player.offered, 2) if number > 0],
        talent=int(player.talent) or None,
        offers=offers_of(s, seat, hand) if has_outlook and s.phase == PLAYING else [],
    )
