"""What can happen in Space Explorers, as told to the log. Cards are told by their numbers."""

from typing import Final

from kosmodrom.core.events import A, B, C, EventKind, EventTable
from kosmodrom.games.space_explorers.parts.names import (
    COLOUR_NAMES,
    CRISIS_NAMES,
    DECK_NAMES,
    DIVISION_NAMES,
    END_NAMES,
    ICON_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
    TOKEN_NAMES,
)

MODULES: Final = 0
"""The modules in play (a, a bit each)."""
FIRST: Final = 1
"""A seat begins."""
POWER: Final = 2
"""A seat has a power (a)."""
CHOSE: Final = 3
"""A seat keeps a talent (a); the others don't know which yet."""
TALENT: Final = 4
"""A seat has a talent (a)."""
STANDS: Final = 5
"""T8's pawn stands by a division (a)."""
TURN: Final = 6
"""A seat's turn of a round (a) begins."""
TOOK: Final = 7
"""A card (a) was taken from the Center."""
DREW: Final = 8
"""A card (a) was drawn; only its owner sees it."""
DREW_OPEN: Final = 9
"""A card (a) that everybody knows was drawn from under a deck."""
PASSED: Final = 10
RECRUITS: Final = 11
"""A card (a) is to be recruited into a division (b)."""
SPENT: Final = 12
"""A token (a) was spent."""
DOUBLED: Final = 13
"""A token (a) was spent with a directive, both counting as a colour (b)."""
RETURNED: Final = 14
"""A hand card (a) was put down as payment or toll."""
BORROWED: Final = 15
"""The icons of a specialist (a) of another hub help."""
ICON: Final = 16
"""T8's pawn gives icons of a colour (a)."""
KEPT: Final = 17
"""A token (a) spent stays."""
TOKENS: Final = 18
"""So many (b) tokens of a kind (a) came to another seat (c)."""
FROZE: Final = 19
"""So many (b) tokens of a kind (a) lie on the crisis."""
RECRUITED: Final = 20
"""A card (a) of a deck (c) was laid in a division (b)."""
CAME: Final = 21
"""A card (a) came into the Center from a deck."""
JOINED: Final = 22
"""A card (a) joined the Center from a hand, or was turned up."""
USED: Final = 23
"""The ability of a specialist (a) is used, by a move or by itself; 61 is the talent."""
RAISED: Final = 24
"""A covered card (a) came to the top of its stack."""
TURNED_UP: Final = 25
"""A card (a) of the deck was turned up."""
PICKED: Final = 26
"""A card (a) that was turned up, or a card under a crisis, was taken into hand."""
SWAPPED: Final = 27
"""A token (a) was given for another (b) of another seat (c)."""
BOUGHT: Final = 28
"""A skill of one's choice for a project of this turn."""
PROJECT: Final = 29
"""A project (a) was completed."""
GAINED: Final = 30
"""A power token of a power (a) with an icon (b) was gained."""
NICHE: Final = 31
"""An own power token lies in the niche of a section (a)."""
COOPERATES: Final = 32
"""An own power token lies in cooperation."""
FOREIGN: Final = 33
"""A power token of a power (a) with an icon (b) came from its pile into the international section."""
MARKED: Final = 34
"""A power token of a power (a) with an icon (b) was laid on a card (c) of the Center."""
MOVED: Final = 35
"""A power token of a power (a) was moved to a card (c) of the Center."""
SHUFFLED: Final = 36
"""A power token of a power (a) found no bare card."""
SECTION: Final = 37
"""A section (a) of the power board is used."""
REFRESHED: Final = 38
LAID: Final = 39
"""A token of a colour (a) was laid by the board."""
ORDERED: Final = 40
"""A card (a) has its new place in its stack, from the top down."""
NAMED: Final = 41
"""A skill (a) was named."""
WENT_UNDER: Final = 42
"""A card (a) was put under its deck."""
LENT: Final = 43
"""The ability of a specialist (a) of another hub works till the end of the turn."""
TOOK_BACK: Final = 44
"""A card (a) of the hub was taken into hand."""
TILE: Final = 45
"""A tile (a) was drawn from the box."""
OWN: Final = 46
"""A project (a) that only this seat can complete."""
CRISIS: Final = 47
"""A crisis (a) is current."""
COMING: Final = 48
"""A crisis (a) was opened beside it."""
STEP: Final = 49
"""The marker moved on the current crisis (a); so many steps are left (b)."""
CRISIS_OVER: Final = 50
"""A crisis (a) is discarded."""
UNDER_CRISIS: Final = 51
"""A card (a) goes under a crisis (b)."""
CLAIMED: Final = 52
"""A frozen token (a) was taken."""
GOAL: Final = 53
"""A goal (a) over a division (b) is met."""
PAWN: Final = 54
"""The pawn was set on a card (a)."""
ENDING: Final = 55
"""Something (a) has set off the end."""
OVER: Final = 56
RIVAL: Final = 57
"""The Rival recruits a card (a) into a division (b)."""
RIVAL_TOKEN: Final = 58
"""The Rival passes a token (a)."""
RIVAL_PROJECT: Final = 59
"""The Rival completes a project (a)."""
RIVAL_MARCH: Final = 60
"""The development marker is at a place (a, from 1)."""
RIVAL_TRACK: Final = 61
"""The achievement track is at a step (a)."""
RIVAL_BONUS: Final = 62
"""The Rival gains its bonus (a)."""
RIVAL_POWER: Final = 63
"""The Rival takes a power token of a power (a) with an icon (b)."""
LIES: Final = 64
"""A project (a) lies in the row from the start."""
AIMS: Final = 65
"""A seat has a goal (a) over a division (b)."""
KEEPS_TO: Final = 66
"""At the end the obligation of a leader (a) is met and brings points (b)."""
BREAKS: Final = 67
"""At the end the obligation of a leader (a) is missed and costs points (b)."""
BRINGS: Final = 68
"""At the end a new project (a) brings points (b)."""

_CARD: Final = A
_TOKEN: Final = A.of(TOKEN_NAMES)
_POWER: Final = A.of(POWER_NAMES)
_ICON: Final = B.of(ICON_NAMES)
_DIVISION: Final = B.of(DIVISION_NAMES)
EVENTS: Final = EventTable(
    EventKind(MODULES, "modules", "SX-M1", modules=A),
    EventKind(FIRST, "first", "SX-S5"),
    EventKind(POWER, "power", "SX-W1", power=_POWER),
    EventKind(CHOSE, "chose", "SX-H1", talent=A),
    EventKind(TALENT, "talent", "SX-H1", talent=A),
    EventKind(STANDS, "stands", "SX-H1", division=A.of(DIVISION_NAMES)),
    EventKind(TURN, "turn", "SX-T1", round=A),
    EventKind(TOOK, "took", "SX-T2", card=_CARD),
    EventKind(DREW, "drew", "SX-T2", card=_CARD),
    EventKind(DREW_OPEN, "drew_open", "SX-I2", card=_CARD),
    EventKind(PASSED, "passed", "SX-T7"),
    EventKind(RECRUITS, "recruits", "SX-T3", card=_CARD, division=_DIVISION),
    EventKind(SPENT, "spent", "SX-P3", token=_TOKEN),
    EventKind(DOUBLED, "doubled", "SX-D1", token=_TOKEN, colour=B.of(COLOUR_NAMES)),
    EventKind(RETURNED, "returned", "SX-P3", card=_CARD),
    EventKind(BORROWED, "borrowed", "SX-A8", card=_CARD),
    EventKind(ICON, "icon", "SX-H9", colour=A.of(COLOUR_NAMES)),
    EventKind(KEPT, "kept", "SX-A6", token=_TOKEN),
    EventKind(TOKENS, "tokens", "SX-P7", token=_TOKEN, amount=B, other=C),
    EventKind(FROZE, "froze", "SX-K9", token=_TOKEN, amount=B),
    EventKind(RECRUITED, "recruited", "SX-T3", card=_CARD, division=_DIVISION, deck=C.of(DECK_NAMES)),
    EventKind(CAME, "came", "SX-T4", card=_CARD),
    EventKind(JOINED, "joined", "SX-T4", card=_CARD),
    EventKind(USED, "used", "SX-A2", card=_CARD),
    EventKind(RAISED, "raised", "SX-A12", card=_CARD),
    EventKind(TURNED_UP, "turned_up", "SX-A11", card=_CARD),
    EventKind(PICKED, "picked", "SX-A11", card=_CARD),
    EventKind(SWAPPED, "swapped", "SX-A6", token=_TOKEN, got=B.of(TOKEN_NAMES), other=C),
    EventKind(BOUGHT, "bought", "SX-A10"),
    EventKind(PROJECT, "project", "SX-T5", project=A.of(PROJECT_NAMES)),
    EventKind(GAINED, "gained", "SX-W7", power=_POWER, icon=_ICON),
    EventKind(NICHE, "niche", "SX-W7", section=A),
    EventKind(COOPERATES, "cooperates", "SX-W7"),
    EventKind(FOREIGN, "foreign", "SX-W12", power=_POWER, icon=_ICON),
    EventKind(MARKED, "marked", "SX-W2", power=_POWER, icon=_ICON, card=C),
    EventKind(MOVED, "moved", "SX-W5", power=_POWER, icon=_ICON, card=C),
    EventKind(SHUFFLED, "shuffled", "SX-W2", power=_POWER, icon=_ICON),
    EventKind(SECTION, "section", "SX-W8", section=A),
    EventKind(REFRESHED, "refreshed", "SX-W9"),
    EventKind(LAID, "laid", "SX-W11", token=_TOKEN),
    EventKind(ORDERED, "ordered", "SX-W12", card=_CARD),
    EventKind(NAMED, "named", "SX-W12", colour=A.of(COLOUR_NAMES)),
    EventKind(WENT_UNDER, "went_under", "SX-I2", card=_CARD),
    EventKind(LENT, "lent", "SX-W13", card=_CARD),
    EventKind(TOOK_BACK, "took_back", "SX-W13", card=_CARD),
    EventKind(TILE, "tile", "SX-W14", tile=A.counted_from(1)),
    EventKind(OWN, "own", "SX-W14", project=A.of(PROJECT_NAMES)),
    EventKind(CRISIS, "crisis", "SX-K1", crisis=A.of(CRISIS_NAMES)),
    EventKind(COMING, "coming", "SX-K1", crisis=A.of(CRISIS_NAMES)),
    EventKind(STEP, "step", "SX-K3", crisis=A.of(CRISIS_NAMES), left=B),
    EventKind(CRISIS_OVER, "crisis_over", "SX-K3", crisis=A.of(CRISIS_NAMES)),
    EventKind(UNDER_CRISIS, "under_crisis", "SX-K5", card=_CARD, crisis=B.of(CRISIS_NAMES)),
    EventKind(CLAIMED, "claimed", "SX-K9", token=_TOKEN),
    EventKind(GOAL, "goal", "SX-G2", goal=A, division=_DIVISION),
    EventKind(PAWN, "pawn", {0: "SX-H7", 1: "SX-H8"}, card=_CARD),
    EventKind(ENDING, "ending", "SX-E1", cause=A.of(END_NAMES)),
    EventKind(OVER, "over", "SX-E2"),
    EventKind(RIVAL, "rival", "SX-Z2", card=_CARD, division=_DIVISION),
    EventKind(RIVAL_TOKEN, "rival_token", "SX-Z2", token=_TOKEN),
    EventKind(RIVAL_PROJECT, "rival_project", "SX-Z2", project=A.of(PROJECT_NAMES)),
    EventKind(RIVAL_MARCH, "rival_march", "SX-Z2", place=A),
    EventKind(RIVAL_TRACK, "rival_track", "SX-Z3", step=A),
    EventKind(RIVAL_BONUS, "rival_bonus", "SX-Z3", points=A),
    EventKind(RIVAL_POWER, "rival_power", "SX-Z7", power=_POWER, icon=_ICON),
    EventKind(LIES, "lies", "SX-S2", project=A.of(PROJECT_NAMES)),
    EventKind(AIMS, "aims", "SX-G1", goal=A, division=_DIVISION),
    EventKind(KEEPS_TO, "keeps_to", "SX-L5", card=_CARD, points=B),
    EventKind(BREAKS, "breaks", "SX-L5", card=_CARD, points=B),
    EventKind(BRINGS, "brings", "SX-J2", project=A.of(PROJECT_NAMES), points=B),
)
"""All see all of it but CHOSE and DREW, whose numbers only the seat itself sees."""
