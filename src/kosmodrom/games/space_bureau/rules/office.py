"""SB-A7 Offices: one a hex, for ever."""

from typing import Final

from mypy_extensions import i64, u8

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import OFFICE
from kosmodrom.games.space_bureau.parts.sets import bit
from kosmodrom.games.space_bureau.parts.ship import ANY
from kosmodrom.games.space_bureau.parts.universe import NO_COLOUR, PLANET
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState

SECOND_ANY: Final = 16
"""The bit of the second office of the kind "any", which goes last."""


def planet_at(s: SpaceBureauState, place: i64) -> i64:
    """The colour of the planet at a place, or NO_COLOUR."""
    return s.box.features[i64(s.hexes[place])] & PLANET


def has_office(player: Player, office: i64) -> bool:
    """SB-C5 Whether an office of a kind is still on the ship; there are two of the kind "any"."""
    if office == ANY:
        return player.offices & SECOND_ANY == 0
    return player.offices >> office & 1 == 0


def why_not_open(s: SpaceBureauState, seat: i64, office: i64) -> str | None:
    """SB-A7 On a planet without an office of anyone; its colour's office or an "any" one, if that is left."""
    player = s.players[seat]
    colour = planet_at(s, player.place)
    if colour == NO_COLOUR or i64(s.owners[player.place]) != 0:
        return "SB-A7"
    if (office != colour and office != ANY) or not has_office(player, office):
        return "SB-A7"
    return None


def can_open_any(s: SpaceBureauState, seat: i64) -> bool:
    """SB-A7 Whether some office can be opened where the ship is."""
    player = s.players[seat]
    return why_not_open(s, seat, ANY) is None or why_not_open(s, seat, planet_at(s, player.place)) is None


def open_office(s: SpaceBureauState, seat: i64, office: i64) -> None:
    """SB-A7 The office stays on the hex; its value is gained."""
    player = s.players[seat]
    value = s.box.office_values[office]
    taken = bit(office)
    if player.offices & taken != 0:
        taken = SECOND_ANY
    player.offices |= taken
    player.office_count += 1
    player.from_offices += value
    s.owners[player.place] = u8(office * 8 + seat + 1)
    s.tell(OFFICE, seat, EVERYONE, i64(s.hexes[player.place]), office, value)
