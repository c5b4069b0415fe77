"""What a seat could do with what lies open: projects within reach, obligations, what cards would cost it."""

from kosmodrom.games.space_explorers.parts.counts import colour_list, colour_total, less_each
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIVISION_NAMES, PROJECT_NAMES, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, members_of
from kosmodrom.games.space_explorers.parts.words import NO_WORDS, PROJECT_MORE, amount_of, kind_of_words
from kosmodrom.games.space_explorers.rules.cards import holds
from kosmodrom.games.space_explorers.rules.conditions import condition_asks, count_condition
from kosmodrom.games.space_explorers.rules.covering import short_icons
from kosmodrom.games.space_explorers.rules.frames import PLAIN
from kosmodrom.games.space_explorers.rules.payment import begin_payment, count_dropped, count_returnable
from kosmodrom.games.space_explorers.rules.projects import (
    count_for,
    count_open,
    missing_skills,
    open_side,
    skills_less,
)
from kosmodrom.games.space_explorers.rules.working import Help, crisis_effect, gather_help, working
from kosmodrom.games.space_explorers.state import ExplorersState, Payment
from kosmodrom.games.space_explorers.view.shapes import Obligation, Offer, Place, Progress


def progress_of(s: ExplorersState, seat: int) -> list[Progress]:
    """SX-T5 How far a seat is with the open projects, and with those that only it can complete."""
    player = s.players[seat]
    sides = [int(open_side(s, place)) for place in range(count_open(s))]
    return [project_progress(s, seat, side) for side in [*sides, *members_of(player.own)]]


def project_progress(s: ExplorersState, seat: int, side: int) -> Progress:
    player = s.players[seat]
    needs = s.box.needs[side]
    missing = less_each(needs, player.skills)
    lacking = int(missing_skills(s, player, side))
    less = int(skills_less(s, player)) if player.own & bit(side) != 0 else 0
    effect = crisis_effect(s)
    added = int(amount_of(effect)) if kind_of_words(effect) == PROJECT_MORE else 0
    asked = max(0, int(colour_total(needs)) + added - less)
    return Progress(
        project=PROJECT_NAMES[side],
        have=asked - max(0, lacking),
        of=asked,
        missing=colour_list(missing) if missing != 0 else [],
        more=lacking + less - int(colour_total(missing)),
        less=less,
        points=project_worth(s, seat, side),
    )


def project_worth(s: ExplorersState, seat: int, side: int) -> int:
    """SX-J2 What a project would bring, reckoned from the hub as it is, as if it were completed."""
    words = s.box.scores[side]
    if words == NO_WORDS:
        return int(s.box.project_points[side])
    after = s.copy()
    after.players[seat].done |= bit(side)
    return int(amount_of(words) * count_for(after, after.players[seat], words))


def obligation_of(s: ExplorersState, seat: int, card: int) -> Obligation | None:
    """SX-L5 How a seat stands with a leader's obligation; none if the card has none."""
    if card <= SPECIALISTS or s.box.obligations[card] == NO_WORDS:
        return None
    words = s.box.obligations[card]
    have, of = int(count_condition(s, seat, words)), int(condition_asks(s, seat, words))
    return Obligation(card, have, of, have >= of)


def obligations_of(s: ExplorersState, seat: int) -> list[Obligation]:
    """SX-L5 Of the leaders in a hub."""
    cards = [leader + SPECIALISTS + 1 for leader in members_of(s.players[seat].placed_leaders)]
    return [found for card in cards if (found := obligation_of(s, seat, card)) is not None]


def offers_of(s: ExplorersState, seat: int, hand: list[int]) -> list[Offer]:
    """SX-P1, SX-P8 What the cards of the Center and of the hand would take."""
    from_center, from_hand = gather_help(s, seat, False), gather_help(s, seat, True)
    center = [int(s.center[place]) for place in range(s.center_size)]
    offers = [offer_of(s, seat, from_center, card) for card in center]
    return offers + [offer_of(s, seat, from_hand, card) for card in hand]


def offer_of(s: ExplorersState, seat: int, support: Help, card: int) -> Offer:
    """A card, and each division that it may go to."""
    divisions = [division for division in range(COLOURS) if s.box.fits[card] & bit(division) != 0]
    places = [place_of(s, seat, support, card, division) for division in divisions]
    return Offer(card, places, obligation_of(s, seat, card))


def place_of(s: ExplorersState, seat: int, support: Help, card: int, division: int) -> Place:
    """SX-P1 to SX-P4 A payment before its first step."""
    player, p = s.players[seat], Payment()
    begin_payment(s, player, support, card, division, PLAIN, p)
    return Place(
        division=DIVISION_NAMES[division],
        dropped=int(count_dropped(s, player, support, card, division)),
        needs=colour_list(p.needs) if p.needs != 0 else [],
        any=int(p.any),
        wild=int(p.wild),
        short=max(0, int(short_icons(s, seat, p, player.tokens, count_returnable(player, card)))),
    )


def dropped_of(s: ExplorersState, seat: int) -> int:
    """SX-P2 Icons that were dropped from the column of the card that is paid for."""
    player, p = s.players[seat], s.payment
    return int(count_dropped(s, player, gather_help(s, seat, holds(player, p.card)), p.card, p.division))


def helpers_of(s: ExplorersState, seat: int, mode: int) -> list[int]:
    """SX-P4 Abilities without which the payment would have begun otherwise."""
    after = s.copy()
    whole = beginning(after, seat, mode)
    found = []
    for ability in members_of(working(s, seat) & ~s.used):
        after.used = s.used | bit(ability)
        if beginning(after, seat, mode) != whole:
            found.append(ability + 1)
    return found


def beginning(s: ExplorersState, seat: int, mode: int) -> list[int]:
    """All that abilities can change in a payment before its first step."""
    player, p = s.players[seat], Payment()
    begin_payment(
        s, player, gather_help(s, seat, holds(player, s.payment.card)), s.payment.card, s.payment.division, mode, p
    )
    numbers = (p.needs, p.any, p.wild, p.changes, p.keeps, p.threes, p.fours, p.borrows, p.icons)
    return [int(number) for number in numbers]
