"""A position as a seat sees it: what each card would bring in each division, what it costs, what is in reach."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kosmodrom.games.space_explorers.bot.progress import (
    advance_of,
    asterisks_grow,
    growth_of,
    lack_of,
    new_projects_grow,
    own_count,
    skills_in,
)
from kosmodrom.games.space_explorers.bot.worth import (
    MOST_MISSING,
    Worths,
    is_to_move,
    rates_of,
    talent_rates_of,
    turns_left,
)
from kosmodrom.games.space_explorers.options import GOALS, LEADERS
from kosmodrom.games.space_explorers.parts.box import Box
from kosmodrom.games.space_explorers.parts.counts import colour_total, count, less_each, of_colour, one
from kosmodrom.games.space_explorers.parts.names import CARDS, COLOURS, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest, size
from kosmodrom.games.space_explorers.parts.words import NO_WORDS, PAWN_COVERED, amount_of
from kosmodrom.games.space_explorers.rules.cards import hand_size, has_module, height, holds, top_card
from kosmodrom.games.space_explorers.rules.covering import cover_by_tokens, open_icons, smaller
from kosmodrom.games.space_explorers.rules.payment import begin_payment, count_returnable
from kosmodrom.games.space_explorers.rules.powers import SECTIONS, power_points
from kosmodrom.games.space_explorers.rules.projects import count_for, open_side, skills_less
from kosmodrom.games.space_explorers.rules.talents import talent_kind
from kosmodrom.games.space_explorers.rules.working import Help, gather_help
from kosmodrom.games.space_explorers.state import ExplorersState, Payment, Player

BY_DIVISION: Final = (CARDS + 1) * COLOURS
MOST_PROJECTS: Final = 16
MOST_STEPS: Final = 24
"""More skills, cards and so on are never looked at: no game has so many turns left."""
CHANCE_OF_ONE: Final = 0.55
"""How likely a condition is met in the end that lacks one, and how much less likely for each that it lacks more."""
CHANCE_OF_MORE: Final = 0.6
MOST_GAINS: Final = 1024
"""Places for up to seven skills of each colour, counted in threes: cards with one or two have a place of their own."""
NOT_PAYABLE: Final = 99.0
PAID_SHARE: Final = 0.6
"""What of a card's icons has to be paid on average, after the discount."""
USEFUL_DISCOUNT: Final = 4
"""More skills in a division save hardly anything."""
MANY_TURNS: Final = 12.0
FADING: Final = 3.0
"""With fewer turns left than these, tokens and cards are worth less and less."""
OWN_TOKEN: Final = 1.6
"""What an own power token is worth for the section it fills."""
FOREIGN_TOKEN: Final = 0.5
"""What any other is worth besides its points, for the sets to come."""
WAITING_SECTION: Final = 1.0
CARDS_A_DIVISION: Final = 0.2
"""Cards that each division gains a turn."""
TOKEN_AT_ONCE: Final = 0.2
"""What things are worth to one who looks at what comes at once."""
CARD_AT_ONCE: Final = 0.5
SKILL_AT_ONCE: Final = 0.6
NEAR_AT_ONCE: Final = 0.3


@final
class Plan:
    """Turns to one position after another: `begin`, then ask. A near one looks at what comes at once."""

    def __init__(self, worths: Worths, is_near: bool) -> None:
        self.worths = worths
        self.is_near = is_near
        self.box: Box | None = None
        self.rates: vec[float] = vec[float]()
        self.talents: vec[float] = vec[float]()
        self.hand: i64 = 0
        """Hand cards of the seat."""
        self.left = 0.0
        """Turns that the seat has after this one."""
        self.fade = 0.0
        """How far tokens and cards still count, from 0 to 1."""
        self.lasting = 0.0
        """Turns that an ability on top will be of use."""
        self.positions: i64 = 0
        self.known: vec[i64] = vec[i64]([0] * BY_DIVISION)
        """The position at which a card in a division was weighed last."""
        self.cards: vec[float] = vec[float]([0.0] * BY_DIVISION)
        self.projects: i64 = 0
        self.sides: vec[i64] = vec[i64]([0] * MOST_PROJECTS)
        self.needs: vec[i64] = vec[i64]([0] * MOST_PROJECTS)
        self.spared: vec[i64] = vec[i64]([0] * MOST_PROJECTS)
        """Skills that need not be there (SX-W14)."""
        self.points: vec[float] = vec[float]([0.0] * MOST_PROJECTS)
        self.rivals: vec[i64] = vec[i64]([0] * MOST_PROJECTS)
        """How many skills the nearest of the others lacks."""
        self.lacking: vec[i64] = vec[i64]([0] * MOST_PROJECTS)
        self.now: vec[float] = vec[float]([0.0] * MOST_PROJECTS)
        """How many skills are missing now, and what the project is worth so."""
        self.turns = 0.0
        """Turns that are left to complete projects."""
        self.shares: vec[float] = falling(1.0, NEAR_AT_ONCE if is_near else worths.near_project)
        """What is left of a project's points with so many skills missing."""
        self.chances: vec[float] = falling(CHANCE_OF_ONE, CHANCE_OF_MORE)
        self.gains_known: vec[i64] = vec[i64]([0] * MOST_GAINS)
        """The position at which skills were weighed last, the skills, and what they bring for all projects."""
        self.gains_of: vec[i64] = vec[i64]([0] * MOST_GAINS)
        self.gains: vec[float] = vec[float]([0.0] * MOST_GAINS)
        self.goals_seen: i64 = 0
        """The position at which goals were looked at last: those not met, how much each lacks, how likely it is met."""
        self.goals: vec[i64] = vec[i64]([0] * COLOURS)
        self.lacks: vec[i64] = vec[i64]([0] * COLOURS)
        self.likely: vec[float] = vec[float]([0.0] * COLOURS)
        self.board_seen: i64 = 0
        """The position at which the points of the power board were counted last."""
        self.board_points: i64 = 0
        self.payment = Payment()
        self.center_help: Help | None = None
        self.hand_help: Help | None = None

    def begin(self, s: ExplorersState, seat: i64) -> None:
        """Turn to a position as a seat sees it."""
        if self.box is not s.box:
            self.box = s.box
            self.rates = rates_of(s.box)
            self.talents = talent_rates_of(s.box)
        self.positions += 1
        self.center_help = None
        self.hand_help = None
        self.hand = hand_size(s.players[seat])
        self.left = turns_left(s, self._see_rivals(s, seat))
        self.fade = 1.0
        if self.left < FADING:
            self.fade = self.left / FADING
        self.lasting = self.worths.lasting
        if self.left < self.lasting:
            self.lasting = self.left
        self._see_projects(s, seat)

    # Projects

    def _see_rivals(self, s: ExplorersState, seat: i64) -> i64:
        """How far the nearest of the others is from each project; how far anybody is from the one furthest away."""
        skills = s.players[seat].skills
        most: i64 = 1
        place: i64 = 0
        while open_side(s, place) >= 0:
            needs = s.box.needs[open_side(s, place)]
            least: i64 = MOST_MISSING
            other: i64 = 0
            while other < len(s.players):
                if other != seat:
                    missing = colour_total(less_each(needs, s.players[other].skills))
                    if missing < least:
                        least = missing
                other += 1
            self.rivals[place] = least
            missing = colour_total(less_each(needs, skills))
            if missing < least:
                least = missing
            if least > most:
                most = least
            place += 1
        return most

    def _see_projects(self, s: ExplorersState, seat: i64) -> None:
        player = s.players[seat]
        self.turns = self.left
        if is_to_move(s, seat):
            self.turns += 1.0
        self.projects = 0
        place: i64 = 0
        while open_side(s, place) >= 0:
            self._add_project(s, seat, player, open_side(s, place), 0)
            place += 1
        rest = player.own
        while rest != 0 and self.projects < MOST_PROJECTS:
            self._add_project(s, seat, player, lowest(rest), skills_less(s, player))
            rest &= rest - 1

    def _add_project(self, s: ExplorersState, seat: i64, player: Player, side: i64, spared: i64) -> None:
        number = self.projects
        self.projects += 1
        needs = s.box.needs[side]
        self.sides[number] = side
        self.needs[number] = needs
        self.spared[number] = spared
        if player.own & bit(side) != 0:
            self.rivals[number] = MOST_MISSING
        self.points[number] = self.project_points(s, player, side)
        missing = self._missing(number, player.skills)
        self.lacking[number] = missing
        self.now[number] = self._worth(number, missing)

    def _worth(self, number: i64, missing: i64) -> float:
        """What a project is worth with so many skills missing."""
        worth = self.points[number] * self.shares[missing]
        if missing == 0:
            if self.turns < 1.0:
                return 0.0
            return worth
        far = float(missing)
        if far > self.turns + 0.5:
            worth *= 0.05
        elif far > self.turns - 0.5:
            worth *= 0.5
        rivals = self.rivals[number]
        if rivals < missing:
            chance = 0.85 - 0.15 * float(missing - rivals)
            if chance < 0.3:
                chance = 0.3
            worth *= chance
        elif rivals == missing:
            worth *= 0.85
        return worth

    def _missing(self, number: i64, skills: i64) -> i64:
        missing = colour_total(less_each(self.needs[number], skills)) - self.spared[number]
        if missing < 0:
            return 0
        return smaller(missing, MOST_MISSING)

    def project_points(self, s: ExplorersState, player: Player, side: i64) -> float:
        """The points of a project; those of a new one are what it counts now, or later on average."""
        printed = float(s.box.project_points[side])
        words = s.box.scores[side]
        if words == NO_WORDS:
            return printed
        at_once = float(amount_of(words) * count_for(s, player, words))
        if self.is_near:
            return at_once
        if at_once > printed:
            return at_once
        share = self.left / MANY_TURNS
        if share > 1.0:
            share = 1.0
        return share * printed + (1.0 - share) * at_once

    def skills_gain(self, skills: i64, more: i64) -> float:
        """What some skills more bring for all projects."""
        together = 0.0
        number: i64 = 0
        while number < self.projects:
            missing = self._missing(number, skills + more)
            if missing != self.lacking[number]:
                together += self._worth(number, missing) - self.now[number]
            number += 1
        return together

    def _gain_of(self, skills: i64, more: i64) -> float:
        """What the skills of a card bring for all projects, worked out once a position: many cards have the same."""
        slot = (more & 7) + 3 * (more >> 8 & 7) + 9 * (more >> 16 & 7) + 27 * (more >> 24 & 7) + 81 * (more >> 32 & 7)
        if self.gains_known[slot] != self.positions or self.gains_of[slot] != more:
            self.gains_known[slot] = self.positions
            self.gains_of[slot] = more
            self.gains[slot] = self.skills_gain(skills, more)
        return self.gains[slot]

    # Cards

    def in_division(self, s: ExplorersState, seat: i64, card: i64, division: i64) -> float:
        """What a card brings in a division, whatever it costs."""
        place = card * COLOURS + division
        if self.known[place] != self.positions:
            self.known[place] = self.positions
            self.cards[place] = self._weigh_card(s, seat, card, division)
        return self.cards[place]

    def _weigh_card(self, s: ExplorersState, seat: i64, card: i64, division: i64) -> float:
        player = s.players[seat]
        box = s.box
        worth = float(box.points[card]) + asterisks_grow(s, player, card, division)
        if card <= SPECIALISTS and box.asterisks & bit(card - 1) != 0:
            words = box.abilities[card - 1]
            counted = float(own_count(s, player, words, card, division))
            if not self.is_near:
                counted += growth_of(words, self.left)
            worth += float(amount_of(words)) * counted
        if player.done != 0:
            worth += new_projects_grow(s, player, card, division)
        worth += self._gain_of(player.skills, skills_in(s, card, division))
        if has_module(s, GOALS):
            worth += self._goals_gain(s, seat, player, card, division)
        if has_module(s, LEADERS):
            worth += self._leaders_gain(s, seat, player, card, division)
        if self.is_near:
            return worth + SKILL_AT_ONCE * float(box.skill_count[card])
        worths = self.worths
        worth += self.ability_worth(card) - self._covered_worth(s, player, top_card(player, division))
        lying = of_colour(player.lying, division)
        useful = smaller(box.skill_count[card], USEFUL_DISCOUNT - lying)
        if useful > 0:
            worth += worths.discount * self.left * float(useful)
        return worth

    def ability_worth(self, card: i64) -> float:
        """What it is worth that a card lies on top."""
        if card == 0 or card > SPECIALISTS:
            return 0.0
        return self.rates[card - 1] * self.worths.icon * self.worths.ability * self.lasting

    def _covered_worth(self, s: ExplorersState, player: Player, card: i64) -> float:
        """What is lost when a card is covered; SX-H7 with the pawn it goes on working, in place of another one."""
        lost = self.ability_worth(card)
        if talent_kind(s, player) != PAWN_COVERED:
            return lost
        instead = self.ability_worth(player.pawn)
        if instead < lost:
            return instead
        return lost

    def chance(self, lack: i64) -> float:
        """How likely a condition is met in the end that lacks so much now."""
        if lack <= 0:
            return 1.0
        if self.is_near or float(lack) > self.left + 1.0:
            return 0.0
        return self.chances[smaller(lack, MOST_STEPS) - 1]

    def _goals_gain(self, s: ExplorersState, seat: i64, player: Player, card: i64, division: i64) -> float:
        """SX-G2 A card of a division whose goal is met, and steps towards those that are not."""
        if self.goals_seen != self.positions:
            self.goals_seen = self.positions
            self._see_goals(s, seat, player)
        worth = 0.0
        over: i64 = 0
        while over < COLOURS:
            words = self.goals[over]
            if words != NO_WORDS:
                advance = advance_of(s, player, words, card, division)
                if advance != 0:
                    cards = float(height(player, over))
                    if over == division:
                        cards += 1.0
                    step = self.chance(self.lacks[over] - advance) - self.likely[over]
                    worth += step * (cards + CARDS_A_DIVISION * self.left)
            if over == division:
                worth += self.likely[over]
            over += 1
        return worth

    def _see_goals(self, s: ExplorersState, seat: i64, player: Player) -> None:
        """How much each goal lacks, and how likely it is met in the end."""
        division: i64 = 0
        while division < COLOURS:
            if player.met & bit(division) != 0:
                self.goals[division] = NO_WORDS
                self.likely[division] = 1.0
            else:
                words = s.box.conditions[count(player.goals, division)]
                lack = lack_of(s, seat, words)
                self.goals[division] = words
                self.lacks[division] = lack
                self.likely[division] = self.chance(lack)
            division += 1

    def _leaders_gain(self, s: ExplorersState, seat: i64, player: Player, card: i64, division: i64) -> float:
        """SX-L5, SX-L6 The obligation of a leader, steps towards those in the hub, researchers."""
        box = s.box
        worth = 0.0
        if card > SPECIALISTS:
            words = box.obligations[card]
            if words != NO_WORDS:
                chance = self.chance(lack_of(s, seat, words) - advance_of(s, player, words, card, division))
                worth += chance * float(box.kept[card]) - (1.0 - chance) * float(box.broken[card])
            else:
                together = size(player.placed_leaders & box.researchers)
                worth += float(box.research[together + 1] - box.research[together])
                if not self.is_near and self.left > FADING:
                    worth += 0.5
        rest = player.placed_leaders & ~box.researchers
        while rest != 0:
            leader = lowest(rest) + SPECIALISTS + 1
            rest &= rest - 1
            words = box.obligations[leader]
            lack = lack_of(s, seat, words)
            step = self.chance(lack - advance_of(s, player, words, card, division)) - self.chance(lack)
            worth += step * float(box.kept[leader] + box.broken[leader])
        return worth

    # Means

    def token_worth(self) -> float:
        if self.is_near:
            return TOKEN_AT_ONCE
        return self.worths.token * self.fade

    def card_worth(self) -> float:
        """A hand card as a means to pay."""
        if self.is_near:
            return CARD_AT_ONCE
        return self.worths.card * self.fade

    def held(self, s: ExplorersState, seat: i64, card: i64) -> float:
        """What a card in hand is worth: to pay with, or to be recruited."""
        player = s.players[seat]
        worth = self.card_worth()
        if self.hand > 3:
            worth *= 0.6
        if self.left < 1.0:
            return worth
        best = 0.0
        divisions = s.box.fits[card]
        while divisions != 0:
            division = lowest(divisions)
            divisions &= divisions - 1
            icons = s.box.cost[card]
            if card <= SPECIALISTS:
                icons -= of_colour(player.lying, division)
            found = self.in_division(s, seat, card, division)
            if icons > 0:
                found -= PAID_SHARE * self.worths.icon * float(icons)
            if found > best:
                best = found
        best *= self.worths.liking * self.fade
        if best > worth:
            return best
        return worth

    def price(
        self, s: ExplorersState, seat: i64, card: i64, division: i64, mode: i64, wild: i64, is_legal: bool
    ) -> float:
        """What is paid for a recruit, with so many icons of any colour more; NOT_PAYABLE if it may be too much."""
        player = s.players[seat]
        p = self.payment
        begin_payment(s, player, self._help(s, seat, holds(player, card)), card, division, mode, p)
        p.wild += wild
        icons = open_icons(p)
        if icons <= 0:
            return 0.0
        if p.borrows > 0:
            icons -= 1
        if p.icons > 0:
            icons -= 1
        by_tokens = smaller(icons, cover_by_tokens(p.needs, p.any, player.tokens, p.changes, p.loose))
        if by_tokens < 0:
            by_tokens = 0
        worth = self.token_worth() * float(by_tokens)
        if p.keeps > 0 and by_tokens > 1:
            worth -= self.token_worth()
        icons -= by_tokens
        if icons > 0:
            cards = (icons + p.worth - 1) // p.worth
            if not is_legal and cards > count_returnable(player, card):
                return NOT_PAYABLE
            worth += self.card_worth() * float(cards)
        return worth

    def _help(self, s: ExplorersState, seat: i64, from_hand: bool) -> Help:
        """What abilities add, gathered once a position."""
        found = self.center_help
        if from_hand:
            found = self.hand_help
        if found is None:
            found = gather_help(s, seat, from_hand)
            if from_hand:
                self.hand_help = found
            else:
                self.center_help = found
        return found

    def mark_worth(self, s: ExplorersState, seat: i64, mark: i64) -> float:
        """What the power token on a card brings."""
        player = s.players[seat]
        power = mark // 8
        if power == player.power and player.gained < SECTIONS:
            return OWN_TOKEN * self.fade
        if self.board_seen != self.positions:
            self.board_seen = self.positions
            self.board_points = power_points(s, seat)
        before = self.board_points
        if power == player.power:
            player.cooperation += 1
            found = float(power_points(s, seat) - before)
            player.cooperation -= 1
            if found < WAITING_SECTION * self.fade:
                return WAITING_SECTION * self.fade
            return found
        player.international += one(power)
        found = float(power_points(s, seat) - before)
        player.international -= one(power)
        return found + FOREIGN_TOKEN * self.fade


def falling(share: float, step: float) -> vec[float]:
    """A share, and what becomes of it step by step."""
    found = vec[float]()
    for _ in range(MOST_STEPS):
        found = append(found, share)
        share *= step
    return found
