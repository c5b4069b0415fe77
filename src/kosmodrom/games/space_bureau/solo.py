"""SB-E2 Playing alone: ranks, what results are compared by, and the options of the daily deal."""

from typing import Final

from kosmodrom.core.solo import Feat, Solo, Trait
from kosmodrom.games.space_bureau.names import ABILITY_NAMES, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts import NO_ABILITY
from kosmodrom.games.space_bureau.score import (
    HIGHEST_RANK,
    RANK_LEAST,
    RANK_NAMES,
    WITH_ABILITY,
    least_of,
    rank_of,
    score,
)
from kosmodrom.games.space_bureau.state import NO_SIDE, SpaceBureauState

NONE: Final = "none"
DAILY: Final = (
    {"ships": "reverse", "captains": "dealt"},
    {"ships": "00", "captains": "off"},
    {"ships": "reverse", "captains": "off"},
    {"ships": "00", "captains": "dealt"},
    {"ships": "reverse", "captains": "off"},
    {"ships": "reverse", "captains": "dealt"},
    {"ships": "00", "captains": "dealt"},
)
"""From Sunday to Saturday: a plain ship to begin the week with, other sides and captains on its other days."""
SOLO: Final = Solo(
    ranks=RANK_NAMES,
    least=tuple(RANK_LEAST),
    traits=(Trait("ship", tuple(SHIP_SIDE_NAMES)), Trait("captain", (NONE, *ABILITY_NAMES))),
    daily=DAILY,
    dearer=(("captains", "dealt", WITH_ABILITY), ("captains", "chosen", WITH_ABILITY)),
)


def feat(s: SpaceBureauState) -> Feat | None:
    """The rank of a lone captain, by ship and ability, and what is missing to the next."""
    if s.seats != 1:
        return None
    player = s.players[0]
    ship = SHIP_SIDE_NAMES[0 if player.side == NO_SIDE else player.side]
    captain = NONE if player.ability == NO_ABILITY else ABILITY_NAMES[player.ability - 1]
    traits = {"ship": ship, "captain": captain}
    rank = rank_of(s)
    if rank == HIGHEST_RANK:
        return Feat(RANK_NAMES[rank], traits)
    return Feat(RANK_NAMES[rank], traits, RANK_NAMES[rank + 1], int(least_of(s, rank + 1) - score(s, 0)))
