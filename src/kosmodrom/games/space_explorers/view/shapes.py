"""The parts that a view of Space Explorers is made of: all that a seat may know."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kosmodrom.core.events import ONE_OF
from kosmodrom.games.space_explorers.parts.names import (
    COLOUR_NAMES,
    CRISIS_NAMES,
    DIVISION_NAMES,
    END_NAMES,
    ICON_NAMES,
    MODULE_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
    TOKEN_NAMES,
)

Colour = Annotated[str, Meta(extra={ONE_OF: COLOUR_NAMES})]
Division = Annotated[str, Meta(extra={ONE_OF: DIVISION_NAMES})]
Token = Annotated[str, Meta(extra={ONE_OF: TOKEN_NAMES})]
Icon = Annotated[str, Meta(extra={ONE_OF: ICON_NAMES})]
Power = Annotated[str, Meta(extra={ONE_OF: POWER_NAMES})]
Project = Annotated[str, Meta(extra={ONE_OF: PROJECT_NAMES})]
Crisis = Annotated[str, Meta(extra={ONE_OF: CRISIS_NAMES})]
Module = Annotated[str, Meta(extra={ONE_OF: MODULE_NAMES})]
Cause = Annotated[str, Meta(extra={ONE_OF: END_NAMES})]

Question = Literal[
    "talent",
    "stand",
    "act",
    "go_on",
    "recruit",
    "pay",
    "keep",
    "give",
    "toll",
    "get",
    "swap",
    "take",
    "draw",
    "reveal",
    "deck",
    "lay",
    "shift",
    "place",
    "pile",
    "endless",
    "order",
    "dig",
    "lend",
    "renew",
    "exchange",
    "side",
    "claim",
    "pawn",
    "over",
]
"""talent: keep one of two (SX-H1). stand: T8's first division. act: before the action. go_on: after it. recruit: name a
recruit that an effect allows. pay: a payment. keep: 22. give: tokens for a price (SX-P10). toll: SX-K11. get: USSR 2.
swap: 57. take: 56. draw: draw or stay (SX-A9). reveal: 33. deck: SX-L2. lay: a power token on a bare card.
shift: SX-W5. place: SX-W7. pile: USA's cooperation. endless: USSR 3. order: USA 1. dig: USA 3. lend, renew, exchange:
France. side: Japan 3. claim: SX-K9. pawn: T7."""


class PowerToken(Struct, frozen=True):
    """A power token that lies open."""

    power: Power
    icon: Icon


class CenterCard(Struct, frozen=True, omit_defaults=True):
    """A card of the Center."""

    card: int
    token: PowerToken | None = None
    reserved: int | None = None
    """The seat whose pawn stands on it (T7)."""


class HubCard(Struct, frozen=True, omit_defaults=True):
    """A card of a hub."""

    card: int
    is_new: bool = False
    """Recruited this turn: its ability waits (SX-A1)."""
    is_working: bool = False
    """Its ability works for whoever's turn it is, if the hub or a section lends it to him (SX-A1, SX-K)."""
    is_used: bool = False
    """Its ability was used this turn (SX-A2)."""
    has_pawn: bool = False
    silent: Literal["covered", "new", "crisis"] | None = None
    """Why its ability does not work for the one who has it (SX-A1, SX-K5, SX-K14); none if it does, or has none."""


class Goal(Struct, frozen=True, omit_defaults=True):
    """A goal over a division."""

    goal: int
    division: Division
    is_met: bool = False
    have: int = 0
    """How much of what it counts there is."""
    of: int = 0
    """How much it asks for."""


class Obligation(Struct, frozen=True, omit_defaults=True):
    """SX-L5 The obligation of a leader, as a seat meets it now."""

    card: int
    have: int = 0
    of: int = 0
    is_met: bool = False


class Progress(Struct, frozen=True, omit_defaults=True):
    """SX-T5 How far a hub is with a project that it may complete."""

    project: Project
    have: int = 0
    """Skills that count for it, at most as many as it asks for."""
    of: int = 0
    """Skills that it asks for, with what a crisis adds (SX-K10) and less what an own one needs not (SX-W14)."""
    missing: list[int] = []
    """By colour; empty if none of a colour is."""
    more: int = 0
    """Besides, of any colour that it names (SX-K10)."""
    less: int = 0
    """So many need not be there (SX-W14)."""
    points: int = 0
    """What it would bring now (SX-J2)."""


class Place(Struct, frozen=True, omit_defaults=True):
    """SX-P1 What recruiting a card into a division would take now."""

    division: Division
    dropped: int = 0
    """Icons dropped from the bottom of the column (SX-P2)."""
    needs: list[int] = []
    """Icons that nothing covers by itself, by colour."""
    any: int = 0
    """And of any colour."""
    wild: int = 0
    """Icons of any colour that cover some of these by themselves."""
    short: int = 0
    """Icons that all tokens and hand cards together leave open; 0: it can be paid."""


class Offer(Struct, frozen=True, omit_defaults=True):
    """A card of the Center or of the own hand, and where it could go."""

    card: int
    places: list[Place] = []
    obligation: Obligation | None = None


class Section(Struct, frozen=True, omit_defaults=True):
    """A section of a power board."""

    icon: Icon | None = None
    """The face of its token; none if it has no token."""
    is_used: bool = False
    """The token is in the cell, not in the niche."""


class PowerBoard(Struct, frozen=True):
    """SX-W7 A seat's power board."""

    power: Power
    sections: list[Section]
    gained: int
    """Own tokens gained so far, up to four: the first three went to the sections, the fourth to cooperation."""
    cooperation: int
    international: list[int]
    """Tokens of USSR, USA, France, Japan."""


class Points(Struct, frozen=True):
    """Points as they would be counted now (SX-E2), by source."""

    specialists: int
    asterisks: int
    projects: int
    new_projects: int
    obligations: int
    researchers: int
    goals: int
    powers: int
    total: int


class Seat(Struct, frozen=True):
    """A player's things, or the Rival's."""

    is_rival: bool
    hub: list[list[HubCard]]
    """The five divisions, each from the bottom up."""
    skills: list[int]
    """By colour."""
    discounts: list[int]
    """Skills lying in each division (SX-P2)."""
    hand: int
    """How many cards."""
    known: list[int]
    """Cards of the hand that everybody has seen."""
    tokens: list[int]
    """By colour, then directives."""
    endless: list[Colour]
    """Tokens laid by the board (USSR 3); they are not among `tokens`."""
    done: list[Project]
    own: list[Project]
    """Projects that only this seat can complete."""
    board: PowerBoard | None
    goals: list[Goal]
    talent: int | None
    """None before talents are shown, and without the module."""
    has_chosen: bool
    """Whether the seat has kept a talent."""
    pawn: int | None
    """The card on which the talent's pawn stands (T6, T7)."""
    pawn_division: Division | None
    """The division where it stands (T8)."""
    points: Points
    obligations: list[Obligation] = []
    """Of the leaders in the hub."""
    progress: list[Progress] = []
    """With the open projects and its own ones."""


class Own(Struct, frozen=True):
    """What only the seat itself sees."""

    hand: list[int]
    offered: list[int]
    """The talents to choose from."""
    talent: int | None
    """The talent kept, shown or not."""
    offers: list[Offer] = []
    """What the cards of the Center and of the hand would take."""


class CrisisView(Struct, frozen=True, omit_defaults=True):
    """An open crisis."""

    crisis: Crisis
    steps: int
    """How often the marker moves in all, with so many players."""
    left: int
    """How often it still has to move."""
    card_under: int | None = None
    frozen: list[int] = []
    """Tokens on it, by colour, then directives."""


class Crises(Struct, frozen=True):
    """SX-K The crises."""

    current: CrisisView | None
    coming: CrisisView | None
    discarded: int
    """How many are over; the sixth ends the game."""
    unseen: list[Crisis]
    """Those that nobody has seen, in the game or not."""


class Turn(Struct, frozen=True):
    """What has happened this turn."""

    has_acted: bool
    has_taken: bool
    """A card was taken into hand (SX-K3, SX-Z3)."""
    has_third: bool
    """A division got its third card (SX-K3)."""
    has_project: bool
    recruited: int | None
    used: list[int]
    """Specialists whose ability was used; 61 is the talent."""
    working: list[int]
    """Specialists whose abilities work for the active seat now, used or not; 61 is the talent."""
    lent: list[int]
    wild: int
    """Icons of any colour for a recruit (Japan 1)."""
    extra: int
    """Skills bought for a project (19, T5)."""


class PaymentView(Struct, frozen=True):
    """SX-P A payment under way."""

    card: int
    division: Division
    needs: list[int]
    """Icons still open, by colour."""
    any: int
    """Icons of any colour still open."""
    wild: int
    """Icons of any colour that cover whatever is left at the end."""
    open: int
    """Icons to be covered yet: all needs, less the wild ones."""
    spent: list[int]
    """Tokens spent, by colour, then directives."""
    changes: int
    """Tokens that may still count as any colour (20, T2)."""
    keeps: int
    """Tokens that will stay (22), if at least two are spent."""
    worth: int
    """Icons of a returned card."""
    threes: int
    """Returned cards that give one icon more."""
    fours: int
    """Returned cards that give two icons more."""
    borrows: int
    """Top givers of other hubs that may still be used (34)."""
    icons: int
    """Icons that the pawn's division can still give (T8)."""
    put_down: list[int]
    """Hand cards returned so far."""
    is_any_colours: bool = False
    """By USA 2: a directive adds an icon of any colour (SX-X6)."""
    dropped: int = 0
    """Icons dropped from the bottom of the column (SX-P2)."""
    tokens_to: int | None = None
    """The seat that gets the tokens spent (SX-P7); none if they lie on the crisis (SX-K9)."""
    helpers: list[int] = []
    """Specialists whose abilities made the payment easier; 61 is the talent."""


class Asked(Struct, frozen=True, omit_defaults=True):
    """The details of the open question, as far as it has any."""

    left: int | None = None
    """How many are still to be given, got, kept, picked, drawn, laid or swapped."""
    source: int | None = None
    """The specialist whose ability asks; 61 is the talent."""
    section: int | None = None
    """The section that asks."""
    cards: list[int] = []
    """Cards turned up (reveal)."""
    token: PowerToken | None = None
    """The power token to be laid, placed or moved."""
    tile: int | None = None
    """The tile whose side is chosen."""
    project: Project | None = None
    """The project that is to be completed (toll)."""
    division: Division | None = None
    """The division being ordered."""
    other: int | None = None
    """The seat that a token was got from (swap)."""
    got: Token | None = None
    mode: Literal["free", "free_from_hand", "any_colours"] | None = None
    """What kind of recruit is to be named."""
    cost: int | None = None
    """The printed cost that a free recruit must have."""


class RivalView(Struct, frozen=True):
    """SX-Z The Rival's row; its things are the second of `seats`."""

    level: int
    look: int
    marker: int
    """The place of the development marker, from 0."""
    track: int
    steps: list[int]
    """Steps of the track at which something happens."""
    has_bonus: bool
    lead: int
    rank: str
