"""SB-G Storage: fuel and samples in one row of slots. And credits, which need no room."""

from mypy_extensions import i64

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import CREDITS, FUEL, PAID_FUEL, PAID_SAMPLE, SAMPLE, STORAGE
from kosmodrom.games.space_bureau.parts.box import FROM_ABILITY, FROM_CELL, FROM_HEX
from kosmodrom.games.space_bureau.parts.ship import LAST_CAPACITY, LIMITER, one_sample, sample_total
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState


def free_slots(player: Player) -> i64:
    """SB-G1 Slots with neither fuel nor a sample: together they never exceed the capacity."""
    return player.capacity - player.fuel - sample_total(player.samples)


def gain_fuel(s: SpaceBureauState, seat: i64, fuel: i64, source: i64) -> None:
    """SB-A1, SB-G2 So much fuel; what finds no room is lost."""
    player = s.players[seat]
    gained = fuel
    free = free_slots(player)
    if free < gained:
        gained = free
    player.fuel += gained
    s.tell(FUEL, seat, EVERYONE, gained, fuel - gained, source)


def fill_tank(s: SpaceBureauState, seat: i64, source: i64) -> None:
    """SB-A1, SB-G2 Fuel into every free slot."""
    player = s.players[seat]
    free = free_slots(player)
    player.fuel += free
    s.tell(FUEL, seat, EVERYONE, free, 0, source)


def gain_sample(s: SpaceBureauState, seat: i64, colour: i64, source: i64) -> None:
    """SB-G3, SB-G5 Into a free slot; if there is none, 1 fuel is lost for it. The supply never ends."""
    player = s.players[seat]
    lost: i64 = 0
    if free_slots(player) == 0:
        lost = 1
        player.fuel -= 1
    player.samples += one_sample(colour)
    s.tell(SAMPLE, seat, EVERYONE, colour, lost, source)


def can_add_storage(player: Player) -> bool:
    """SB-G4 A limiter is left."""
    return player.capacity < LAST_CAPACITY


def add_storage(s: SpaceBureauState, seat: i64) -> None:
    """SB-A5, SB-G4 The leftmost limiter goes; samples move right by themselves, since only their number counts."""
    player = s.players[seat]
    player.capacity += LIMITER
    s.tell(STORAGE, seat, EVERYONE, player.capacity)


def pay_fuel(s: SpaceBureauState, seat: i64, fuel: i64) -> None:
    """SB-A11 Fuel as the price of an action."""
    s.players[seat].fuel -= fuel
    s.tell(PAID_FUEL, seat, EVERYONE, fuel)


def pay_sample(s: SpaceBureauState, seat: i64, colour: i64) -> None:
    """SB-A11 A sample as the price of an action: the only way out of the storage."""
    s.players[seat].samples -= one_sample(colour)
    s.tell(PAID_SAMPLE, seat, EVERYONE, colour)


def gain_credits(s: SpaceBureauState, seat: i64, credits: i64, source: i64) -> None:
    """SB-A6 Credits, kept apart by where they come from."""
    player = s.players[seat]
    if source == FROM_CELL:
        player.from_cells += credits
    elif source == FROM_HEX:
        player.from_exploring += credits
    elif source == FROM_ABILITY:
        player.from_ability += credits
    else:
        player.from_rooms += credits
    s.tell(CREDITS, seat, EVERYONE, credits, source)
