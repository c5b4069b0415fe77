"""SB-T3, SB-A A list of actions: of a cell, an ability, a hex explored or a room. Any order, each may be declined."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import replace_top, top
from kosmodrom.games.space_bureau.moves import DO, DONE, PAY, action_move, choice_of, kind_of_move, slot_of
from kosmodrom.games.space_bureau.moves import OFFICE as OFFICE_MOVE
from kosmodrom.games.space_bureau.moves import SAMPLE as SAMPLE_MOVE
from kosmodrom.games.space_bureau.parts.actions import (
    ACTIONS_OF_A_LIST,
    BUREAU,
    CREDITS,
    FILL,
    FLIGHT,
    FREE,
    FUEL,
    NO_ACTION,
    NO_EFFECT,
    OFFICE,
    PAY_FUEL,
    PAY_SAMPLE,
    PER_LEVEL,
    PER_OFFICE,
    PLAIN,
    SAMPLE,
    SAMPLE_ANY,
    SAMPLE_HERE,
    STORAGE,
    amount_of,
    cost_of,
    effect_of,
    is_harmless,
    is_plain_fuel,
    pay_of,
    per_of,
    times_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.box import source_of
from kosmodrom.games.space_bureau.parts.ship import ANY, sample_total, samples_of
from kosmodrom.games.space_bureau.parts.tiles import COLOURS
from kosmodrom.games.space_bureau.parts.universe import MEGAMALL, NO_COLOUR
from kosmodrom.games.space_bureau.rules.bureau import move_marker
from kosmodrom.games.space_bureau.rules.flight import take_off, why_not_take_off
from kosmodrom.games.space_bureau.rules.frames import (
    factor_of,
    list_of,
    paid_slot_of,
    used_of,
    with_paid_slot,
    with_used,
    without_paid_slot,
)
from kosmodrom.games.space_bureau.rules.office import can_open_any, open_office, planet_at, why_not_open
from kosmodrom.games.space_bureau.rules.storage import (
    add_storage,
    can_add_storage,
    fill_tank,
    gain_credits,
    gain_fuel,
    gain_sample,
    pay_fuel,
    pay_sample,
)
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState


def action_at(s: SpaceBureauState, frame: i64, number: i64) -> i64:
    """The action with a number, from 0, of the list of a frame, or NO_ACTION."""
    return s.box.actions[list_of(frame) * ACTIONS_OF_A_LIST + number]


def allowed(player: Player, frame: i64, action: i64) -> i64:
    """SB-A10 How often an action may be done: as printed, or so for each level or office that there is now."""
    times = times_of(action) * factor_of(frame)
    per = per_of(action)
    if per == PER_LEVEL:
        return times * player.level
    if per == PER_OFFICE:
        return times * player.office_count
    return times


# Legality


def why_not_slot(s: SpaceBureauState, seat: i64, frame: i64, slot: i64) -> str | None:
    """SB-T3, SB-A10, SB-A11 The rule against doing what stands in a slot now, whatever choice it leaves."""
    player = s.players[seat]
    number = slot >> 1
    action = action_at(s, frame, number)
    effect = effect_of(action, slot)
    if effect == NO_EFFECT:
        return "SB-T3"
    if used_of(frame, number) >= allowed(player, frame, action):
        if per_of(action) == PLAIN:
            return "SB-T3"
        return "SB-A10"
    return why_not_effect(s, seat, action, effect)


def why_not_effect(s: SpaceBureauState, seat: i64, action: i64, effect: i64) -> str | None:
    """SB-A11 An action that can't be paid can't be done, nor may one pay for what could then not be done."""
    player = s.players[seat]
    fuel = player.fuel
    samples = sample_total(player.samples)
    pay = pay_of(action)
    if pay == PAY_FUEL:
        fuel -= cost_of(action)
        if fuel < 0:
            return "SB-A11"
    elif pay == PAY_SAMPLE:
        samples -= 1
        if samples < 0:
            return "SB-A11"
    what = what_of(effect)
    if what in (FUEL, FILL):
        if fuel + samples < player.capacity:
            return None
        return "SB-G2"
    if what == FLIGHT:
        return why_not_take_off(s, player, fuel)
    if what in (SAMPLE_ANY, SAMPLE, SAMPLE_HERE):
        if what == SAMPLE_HERE and not is_place_with_samples(s, player.place):
            return "SB-A2"
        if fuel > 0 or samples < player.capacity:
            return None
        return "SB-G3"
    if what == OFFICE:
        if can_open_any(s, seat):
            return None
        return "SB-A7"
    if what == STORAGE and not can_add_storage(player):
        return "SB-G4"
    return None


def is_place_with_samples(s: SpaceBureauState, place: i64) -> bool:
    """SB-A2 A planet, a megamall or both."""
    return planet_at(s, place) != NO_COLOUR or has_megamall(s, place)


def has_megamall(s: SpaceBureauState, place: i64) -> bool:
    return s.box.features[i64(s.hexes[place])] & MEGAMALL != 0


def why_not_colour(s: SpaceBureauState, player: Player, effect: i64, colour: i64) -> str | None:
    """SB-A2, SB-A3, SB-A4 The colour of the planet, any at a megamall, any, or the one given."""
    what = what_of(effect)
    if what == SAMPLE_ANY:
        return None
    if what == SAMPLE:
        if amount_of(effect) == colour:
            return None
        return "SB-A4"
    if has_megamall(s, player.place) or planet_at(s, player.place) == colour:
        return None
    return "SB-A2"


def verb_of(effect: i64) -> i64:
    """The kind of the moves that carry out an effect."""
    what = what_of(effect)
    if what in (SAMPLE_HERE, SAMPLE_ANY, SAMPLE):
        return SAMPLE_MOVE
    if what == OFFICE:
        return OFFICE_MOVE
    return DO


def why_not_do(s: SpaceBureauState, seat: i64, move: i64) -> str | None:
    """SB-T3 The rule against a move of the kinds do, sample, pay, office and done."""
    frame = top(s)
    paid = paid_slot_of(frame)
    verb = kind_of_move(move)
    if verb == DONE:
        if paid < 0:
            return None
        return "SB-A11"
    slot = slot_of(verb, move)
    action = action_at(s, frame, slot >> 1)
    effect = effect_of(action, slot)
    expected = verb_of(effect)
    if paid >= 0:
        if slot != paid or verb == PAY:
            return "SB-A11"
    elif pay_of(action) == PAY_SAMPLE:
        expected = PAY
    if effect == NO_EFFECT or verb != expected:
        return "SB-T3"
    if paid < 0:
        why = why_not_slot(s, seat, frame, slot)
        if why is not None:
            return why
    return why_not_choice(s, seat, verb, effect, choice_of(verb, move))


def why_not_choice(s: SpaceBureauState, seat: i64, verb: i64, effect: i64, choice: i64) -> str | None:
    """The rule against the colour or office chosen for an effect that is possible."""
    player = s.players[seat]
    if verb == PAY:
        if samples_of(player.samples, choice) == 0:
            return "SB-A11"
        return None
    if verb == SAMPLE_MOVE:
        return why_not_colour(s, player, effect, choice)
    if verb == OFFICE_MOVE:
        return why_not_open(s, seat, choice)
    return None


def can_do_something(s: SpaceBureauState, seat: i64, frame: i64) -> bool:
    """Whether any action of the list can be done now."""
    slot: i64 = 0
    while slot < 2 * ACTIONS_OF_A_LIST:
        if action_at(s, frame, slot >> 1) == NO_ACTION:
            return False
        if why_not_slot(s, seat, frame, slot) is None:
            return True
        slot += 1
    return False


def fill_checklist(s: SpaceBureauState, seat: i64, moves: vec[i64]) -> i64:
    """All that can be done of the list that is asked, and to be done with it."""
    frame = top(s)
    paid = paid_slot_of(frame)
    if paid >= 0:
        return fill_choices(s, seat, paid, effect_of(action_at(s, frame, paid >> 1), paid), moves, 0)
    n: i64 = 0
    slot: i64 = 0
    while slot < 2 * ACTIONS_OF_A_LIST:
        action = action_at(s, frame, slot >> 1)
        if action == NO_ACTION:
            break
        if why_not_slot(s, seat, frame, slot) is None:
            if pay_of(action) == PAY_SAMPLE:
                n = fill_prices(s.players[seat], slot, moves, n)
            else:
                n = fill_choices(s, seat, slot, effect_of(action, slot), moves, n)
        slot += 1
    moves[n] = DONE
    return n + 1


def fill_prices(player: Player, slot: i64, moves: vec[i64], n: i64) -> i64:
    """SB-A11 The samples that an action could be paid with."""
    colour: i64 = 0
    while colour < COLOURS:
        if samples_of(player.samples, colour) > 0:
            moves[n] = action_move(PAY, slot, colour)
            n += 1
        colour += 1
    return n


def fill_choices(s: SpaceBureauState, seat: i64, slot: i64, effect: i64, moves: vec[i64], n: i64) -> i64:
    """The moves that carry out an effect: one, or one for each colour or office."""
    verb = verb_of(effect)
    choice: i64 = 0
    if verb == SAMPLE_MOVE:
        player = s.players[seat]
        while choice < COLOURS:
            if why_not_colour(s, player, effect, choice) is None:
                moves[n] = action_move(verb, slot, choice)
                n += 1
            choice += 1
        return n
    if verb == OFFICE_MOVE:
        while choice <= ANY:
            if why_not_open(s, seat, choice) is None:
                moves[n] = action_move(verb, slot, choice)
                n += 1
            choice += 1
        return n
    moves[n] = action_move(verb, slot, choice)
    return n + 1


# What actions do


def do_action(s: SpaceBureauState, seat: i64, slot: i64) -> None:
    """SB-T3, SB-A10, SB-A11 Once: pay fuel if that is its price, then its effect."""
    frame = top(s)
    action = action_at(s, frame, slot >> 1)
    begin(s, seat, frame, action, slot)
    carry_out(s, seat, effect_of(action, slot), source_of(list_of(frame)))


def do_sample(s: SpaceBureauState, seat: i64, slot: i64, colour: i64) -> None:
    """SB-A2, SB-A3, SB-A4 A sample of the colour chosen."""
    frame = top(s)
    begin(s, seat, frame, action_at(s, frame, slot >> 1), slot)
    gain_sample(s, seat, colour, source_of(list_of(frame)))


def do_office(s: SpaceBureauState, seat: i64, slot: i64, office: i64) -> None:
    """SB-A7 The office chosen."""
    frame = top(s)
    begin(s, seat, frame, action_at(s, frame, slot >> 1), slot)
    open_office(s, seat, office)


def do_paid(s: SpaceBureauState, seat: i64, slot: i64, colour: i64) -> None:
    """SB-A11 A sample is discarded; what it pays for is done at once, or asked for if it leaves a choice."""
    frame = top(s)
    effect = effect_of(action_at(s, frame, slot >> 1), slot)
    pay_sample(s, seat, colour)
    if verb_of(effect) == DO:
        replace_top(s, with_used(frame, slot >> 1))
        carry_out(s, seat, effect, source_of(list_of(frame)))
    else:
        replace_top(s, with_paid_slot(frame, slot))


def begin(s: SpaceBureauState, seat: i64, frame: i64, action: i64, slot: i64) -> None:
    """Count an action as done, and take the fuel that it costs."""
    replace_top(s, with_used(without_paid_slot(frame), slot >> 1))
    if pay_of(action) == PAY_FUEL:
        pay_fuel(s, seat, cost_of(action))


def carry_out(s: SpaceBureauState, seat: i64, effect: i64, source: i64) -> None:
    """SB-A1, SB-A5, SB-A6, SB-A8, SB-F1 The effects that leave no choice of colour or office."""
    what = what_of(effect)
    if what == FUEL:
        gain_fuel(s, seat, amount_of(effect), source)
    elif what == FLIGHT:
        take_off(s, seat)
    elif what == BUREAU:
        move_marker(s, amount_of(effect))
    elif what == CREDITS:
        gain_credits(s, seat, amount_of(effect), source)
    elif what == FILL:
        fill_tank(s, seat, source)
    else:
        assert what == STORAGE, "an effect that nobody can carry out"
        add_storage(s, seat)


def take_harmless(s: SpaceBureauState, seat: i64) -> None:
    """SB-F2, SB-A8 What nobody would decline is gained at once; fuel not before what could make room for it."""
    number: i64 = 0
    waits = False
    while number < ACTIONS_OF_A_LIST:
        action = action_at(s, top(s), number)
        if action == NO_ACTION:
            break
        if is_harmless(action):
            repeat(s, seat, number)
        elif not is_plain_fuel(action) and why_not_slot(s, seat, top(s), 2 * number) is None:
            waits = waits or is_to_come_first(action)
        number += 1
    while number > 0 and not waits:
        number -= 1
        if is_plain_fuel(action_at(s, top(s), number)):
            repeat(s, seat, number)


def is_to_come_first(action: i64) -> bool:
    """Whether an action may change what fuel is worth: bureau steps, flights, prices and choices do, samples don't."""
    what = what_of(action)
    is_sample = what in (SAMPLE_ANY, SAMPLE, SAMPLE_HERE)
    return not is_sample or effect_of(action, 1) != NO_EFFECT or pay_of(action) != FREE


def repeat(s: SpaceBureauState, seat: i64, number: i64) -> None:
    """Do an action as often as it can be done."""
    while why_not_slot(s, seat, top(s), 2 * number) is None:
        do_action(s, seat, 2 * number)
