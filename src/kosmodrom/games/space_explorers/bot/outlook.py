"""What moves of Space Explorers promise, in points: a recruit what its card brings less what is paid for it, and so on.

Whatever takes the action is weighed against the others; what may be done besides is worth doing if it promises
anything, and comes after the action unless it helps it.
"""

from typing import Final, final

from mypy_extensions import i64

from kosmodrom.core import policy
from kosmodrom.core.frames import top
from kosmodrom.games.space_explorers import moves
from kosmodrom.games.space_explorers.bot.plan import Plan
from kosmodrom.games.space_explorers.bot.worth import Worths
from kosmodrom.games.space_explorers.moves import card_of, kind_of_move
from kosmodrom.games.space_explorers.parts.box import MOST_DROPPED
from kosmodrom.games.space_explorers.parts.counts import colour_total, count, less_each, of_colour, one, one_of_colour
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    BUY_RECRUIT,
    BUY_SKILL,
    BUY_TAKE,
    FREE,
    REVEAL,
    SECTION_ANY,
    SECTION_ANY_COLOURS,
    SECTION_DIG,
    SECTION_DRAW,
    SECTION_ENDLESS,
    SECTION_EXCHANGE,
    SECTION_LEND,
    SECTION_PROJECT,
    SECTION_RENEW,
    SECTION_REORDER,
    SECTION_TOKENS,
    amount_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules import frames
from kosmodrom.games.space_explorers.rules.abilities import price_of
from kosmodrom.games.space_explorers.rules.cards import division_with, height, place_in_center, top_card
from kosmodrom.games.space_explorers.rules.frames import number_of
from kosmodrom.games.space_explorers.rules.leaders import deck_by_itself
from kosmodrom.games.space_explorers.rules.powers import IN_CELL, SECTIONS, place_of_power, power_points, waiting_power
from kosmodrom.games.space_explorers.rules.projects import OPEN_PLACES, missing_skills, open_side
from kosmodrom.games.space_explorers.rules.sections import words_of_section
from kosmodrom.games.space_explorers.rules.take import is_kept_from
from kosmodrom.games.space_explorers.rules.turn import question
from kosmodrom.games.space_explorers.rules.working import ability_of
from kosmodrom.games.space_explorers.state import CHOOSING, STACK, ExplorersState, Player

BEFORE_ALL: Final = 30.0
"""What helps the action comes before it."""
WORTH_UNCOVERING: Final = 0.3
USUAL_PAYMENT: Final = 4.0
"""How much better it looks to pay the rest in the usual way than step by step."""
DRAWN: Final = 1.15
"""What a card from the deck is worth, in hand cards to pay with: it may be one to recruit."""
AN_ASTERISK: Final = 3.0
"""What an asterisk card in the hub brings besides its printed points, at a glance."""
KEPT_BACK: Final = 0.8
"""What a section that helps a recruit is worth later."""
SMALL: Final = 0.01
RESERVED: Final = 0.3
"""What of a card's worth is saved at a glance by keeping it from the others."""
"""What decides between equals."""


@final
class Outlook(policy.Outlook[ExplorersState]):
    """Looks far, or only at what a move brings at once."""

    def __init__(self, worths: Worths, is_near: bool) -> None:
        self.plan = Plan(worths, is_near)
        self.is_near = is_near
        self.asked: i64 = 0
        """The question of the position."""

    def begin(self, s: ExplorersState, seat: i64) -> None:
        self.asked = question(s)
        self.plan.begin(s, seat)

    def gain(self, s: ExplorersState, seat: i64, move: i64) -> float:
        """The points that a legal move promises."""
        kind = kind_of_move(move)
        if kind == moves.RECRUIT:
            mode: i64 = frames.PLAIN
            if self.asked == frames.NAME:
                mode = number_of(top(s), 0)
            return self._recruit(s, seat, moves.recruited_of(move), moves.division_of(move), mode, 0, True)
        if kind == moves.TAKE:
            return self._take(s, seat, card_of(kind, move))
        if kind == moves.DRAW:
            return DRAWN * self._room() * self.plan.card_worth() + SMALL
        if kind == moves.PROJECT:
            return self.plan.project_points(s, s.players[seat], move - kind) + 0.5
        if moves.TOKEN <= kind <= moves.REST:
            return self._pay(s, seat, kind, move)
        if kind == moves.USE:
            return self._use(s, seat, move - kind)
        if kind in (moves.RAISE, moves.PAWN):
            return self._uncover(s, seat, kind, card_of(kind, move))
        if kind in (moves.SECTION, moves.REFRESH):
            return self._board(s, seat, kind, move)
        if kind == moves.DECK:
            return self._deck(s, move - kind)
        if kind in (moves.GET, moves.GIVE, moves.KEEP, moves.CLAIM, moves.ENDLESS, moves.STAND):
            return self._tokens(s, seat, kind, move)
        if kind == moves.PICK:
            return self._pick(s, seat, card_of(kind, move))
        return self._answer(s, seat, kind, move)

    # The action

    def _recruit(
        self, s: ExplorersState, seat: i64, card: i64, division: i64, mode: i64, wild: i64, is_legal: bool
    ) -> float:
        """What the card brings less what is paid, with the power token that lies on it."""
        plan = self.plan
        worth = plan.in_division(s, seat, card, division)
        worth -= plan.price(s, seat, card, division, mode, wild, is_legal)
        if s.players[seat].power >= 0:
            place = place_in_center(s, card)
            if place >= 0 and i64(s.marks[place]) > 0:
                worth += plan.mark_worth(s, seat, i64(s.marks[place]))
        return worth

    def _room(self) -> float:
        """Each further card in a large hand is worth less."""
        cards = self.plan.hand
        if cards < 3:
            return 1.0
        if cards < 5:
            return 0.7
        return 0.35

    def _take(self, s: ExplorersState, seat: i64, card: i64) -> float:
        if self.is_near:
            return self._room() * self.plan.card_worth() + SMALL * float(s.box.points[card])
        return self._room() * self.plan.held(s, seat, card)

    def _best_recruit(self, s: ExplorersState, seat: i64, mode: i64, cost: i64, wild: i64) -> float:
        """The best recruit in a mode, of a printed cost if it is not 0, with so many icons of any colour more."""
        best = 0.0
        if mode != frames.FREE_FROM_HAND:
            place: i64 = 0
            while place < s.center_size:
                card = i64(s.center[place])
                if not is_kept_from(s, seat, card) and (cost == 0 or s.box.cost[card] == cost):
                    best = self._better(s, seat, card, mode, wild, best)
                place += 1
        player = s.players[seat]
        rest = player.hand
        while rest != 0:
            card = lowest(rest) + 1
            rest &= rest - 1
            if cost == 0 or s.box.cost[card] == cost:
                best = self._better(s, seat, card, mode, wild, best)
        return best

    def _better(self, s: ExplorersState, seat: i64, card: i64, mode: i64, wild: i64, best: float) -> float:
        """The best of what was found and a card."""
        divisions = s.box.fits[card]
        while divisions != 0:
            found = self._recruit(s, seat, card, lowest(divisions), mode, wild, False)
            divisions &= divisions - 1
            if found > best:
                best = found
        return best

    def _pay(self, s: ExplorersState, seat: i64, kind: i64, move: i64) -> float:
        """The usual way; a card that is worth little may be the better one to return, a token held often to spend."""
        if kind == moves.REST:
            return USUAL_PAYMENT
        if kind == moves.RETURN:
            worth = self.plan.card_worth() - self.plan.held(s, seat, card_of(kind, move))
            if self.asked == frames.TOLL:
                return worth + 0.5
            return worth
        if kind == moves.TOKEN:
            return 0.2 * float(count(s.players[seat].tokens, move - kind)) - 0.5
        if kind == moves.DOUBLE:
            return -0.5
        return 1.0

    def _use(self, s: ExplorersState, seat: i64, ability: i64) -> float:
        """Abilities with a move of their own."""
        words = ability_of(s, s.players[seat], ability)
        kind = kind_of_words(words)
        price = self.plan.token_worth() * float(price_of(s, words))
        if kind == FREE:
            return self._best_recruit(s, seat, frames.FREE, amount_of(words), 0)
        if kind == BUY_RECRUIT:
            price = self.plan.token_worth() * float(amount_of(words))
            return self._best_recruit(s, seat, frames.FREE_FROM_HAND, 0, 0) - price
        if kind == REVEAL:
            return self._room() * self.plan.card_worth() * (0.2 + float(more_of(words)))
        if kind == BUY_TAKE:
            return self._room() * DRAWN * self.plan.card_worth() - price
        if kind == BUY_SKILL:
            return self._bought_project(s, seat) - price
        return -SMALL

    def _bought_project(self, s: ExplorersState, seat: i64) -> float:
        """The best project that lacks one skill more than were bought."""
        player = s.players[seat]
        best = 0.0
        place: i64 = 0
        while place < OPEN_PLACES:
            side = open_side(s, place)
            if side >= 0 and missing_skills(s, player, side) == s.extra + 1:
                found = self.plan.project_points(s, player, side)
                if found > best:
                    best = found
            place += 1
        rest = player.own
        while rest != 0:
            side = lowest(rest)
            rest &= rest - 1
            if missing_skills(s, player, side) == s.extra + 1:
                found = self.plan.project_points(s, player, side)
                if found > best:
                    best = found
        return best

    def _uncover(self, s: ExplorersState, seat: i64, kind: i64, card: i64) -> float:
        """A covered card that is to work: raised, or with the pawn on it. In the Center, the card to be reserved."""
        if self.asked == frames.PAWN:
            return SMALL + RESERVED * self.plan.held(s, seat, card)
        player = s.players[seat]
        instead = player.pawn
        if kind == moves.RAISE:
            instead = top_card(player, division_with(player, card))
        more = self.plan.ability_worth(card) - self.plan.ability_worth(instead)
        if more > WORTH_UNCOVERING:
            return BEFORE_ALL + more
        return -1.0

    # Power boards

    def _board(self, s: ExplorersState, seat: i64, kind: i64, move: i64) -> float:
        """Sections, and emptying them."""
        plan = self.plan
        if kind == moves.REFRESH:
            sections = s.players[seat].sections
            waiting: i64 = 0
            section: i64 = 0
            while section < SECTIONS:
                if count(sections, section) < IN_CELL:
                    waiting += 1
                section += 1
            return 0.5 - float(waiting)
        words = words_of_section(s, seat, move - kind)
        effect = kind_of_words(words)
        amount = amount_of(words)
        if effect in (SECTION_DRAW, SECTION_DIG, SECTION_RENEW):
            return self._room() * plan.card_worth()
        if effect == SECTION_TOKENS:
            return 1.5 * plan.token_worth() * float(amount)
        if effect == SECTION_PROJECT:
            return 2.5 * plan.fade
        if effect == SECTION_ANY:
            return self._best_recruit(s, seat, frames.PLAIN, 0, amount) - KEPT_BACK * plan.fade
        if effect == SECTION_ENDLESS:
            return self._best_recruit(s, seat, frames.PLAIN, 0, amount) - 1.5 * KEPT_BACK * plan.fade
        if effect == SECTION_LEND:
            return self._best_recruit(s, seat, frames.PLAIN, 0, 1) - KEPT_BACK * plan.fade
        if effect == SECTION_ANY_COLOURS:
            return self._best_recruit(s, seat, frames.ANY_COLOURS, 0, 0) - KEPT_BACK * plan.fade
        if effect == SECTION_EXCHANGE:
            return self._best_recruit(s, seat, frames.FREE_FROM_HAND, 0, 0) - 2.5
        if effect == SECTION_REORDER:
            return self._best_order(s, s.players[seat]) - 0.5
        return -SMALL

    def _best_order(self, s: ExplorersState, player: Player) -> float:
        """What the best covered ability is worth more than the one that covers it."""
        best = 0.0
        division: i64 = 0
        while division < COLOURS:
            above = self.plan.ability_worth(top_card(player, division))
            place: i64 = 0
            while place < height(player, division):
                more = self.plan.ability_worth(i64(player.hub[division * STACK + place])) - above
                if more > best:
                    best = more
                place += 1
            division += 1
        return best

    def _lay(self, s: ExplorersState, seat: i64, card: i64) -> float:
        """The own token on the card that is wanted most, others' on the one that is wanted least."""
        own = s.players[seat].power
        worth = self._wanted(s, seat, card)
        if self.asked == frames.SHIFT:
            return worth - self._wanted(s, seat, i64(s.center[place_of_power(s, own)]))
        if waiting_power(s) == own:
            return worth
        return -worth

    def _wanted(self, s: ExplorersState, seat: i64, card: i64) -> float:
        """What a card brings in its best division."""
        best = -9.0
        divisions = s.box.fits[card]
        while divisions != 0:
            found = self.plan.in_division(s, seat, card, lowest(divisions))
            divisions &= divisions - 1
            if found > best:
                best = found
        return best - 0.4 * self.plan.worths.icon * float(s.box.cost[card])

    def _cooperation(self, s: ExplorersState, seat: i64) -> float:
        """What one more token in cooperation brings."""
        player = s.players[seat]
        before = power_points(s, seat)
        player.cooperation += 1
        found = float(power_points(s, seat) - before)
        player.cooperation -= 1
        return found + 0.5 * self.plan.fade

    def _pile(self, s: ExplorersState, seat: i64, power: i64) -> float:
        """What another power's token brings."""
        player = s.players[seat]
        before = power_points(s, seat)
        player.international += one(power)
        found = float(power_points(s, seat) - before)
        player.international -= one(power)
        return found - SMALL * float(count(player.international, power))

    # Answers

    def _deck(self, s: ExplorersState, deck: i64) -> float:
        """SX-L2 Leaders while fewer than two are open."""
        if deck == deck_by_itself(s):
            return 1.0
        return 0.0

    def _tokens(self, s: ExplorersState, seat: i64, kind: i64, move: i64) -> float:
        """Colours that are held seldom are got and kept, those held often are given."""
        tokens = s.players[seat].tokens
        if kind == moves.STAND:
            return -float(count(tokens, move - kind))
        if kind == moves.ENDLESS:
            return 1.0 + self._asked_for(s, move - kind)
        token = move - kind
        if kind == moves.GET:
            token = moves.got_of(move)
        held = float(count(tokens, token))
        if kind == moves.GIVE:
            if self.asked == frames.TOLL:
                return -self.plan.token_worth() + SMALL * held
            if token == DIRECTIVE:
                return held - 0.5
            return held
        if token == DIRECTIVE:
            return 0.6
        return 1.0 / (1.0 + held)

    def _asked_for(self, s: ExplorersState, colour: i64) -> float:
        """How often cards of the Center ask for a colour."""
        icons: i64 = 0
        place: i64 = 0
        while place < s.center_size:
            icons += of_colour(s.box.columns[i64(s.center[place]) * MOST_DROPPED], colour)
            place += 1
        return SMALL * float(icons)

    def _pick(self, s: ExplorersState, seat: i64, card: i64) -> float:
        """A card to be taken, to lie on top, to help, to be put away or to be taken back."""
        if self.asked == frames.REVEALED:
            return self.plan.held(s, seat, card)
        if self.asked in (frames.ORDER, frames.LEND):
            return self.plan.ability_worth(card)
        if self.asked == frames.RENEW:
            return self.plan.card_worth() * DRAWN - self.plan.held(s, seat, card)
        if card > SPECIALISTS:
            return 0.0
        worth = -float(s.box.points[card]) - self.plan.ability_worth(card)
        if s.box.asterisks & bit(card - 1) != 0:
            worth -= AN_ASTERISK
        return worth

    def _answer(self, s: ExplorersState, seat: i64, kind: i64, move: i64) -> float:
        """All other questions."""
        plan = self.plan
        if kind == moves.LAY:
            return self._lay(s, seat, card_of(kind, move))
        if kind == moves.NICHE:
            return plan.fade
        if kind == moves.COOPERATE:
            return self._cooperation(s, seat)
        if kind == moves.PILE:
            return self._pile(s, seat, move - kind)
        if kind == moves.NAME:
            return plan.skills_gain(s.players[seat].skills, one_of_colour(move - kind))
        if kind == moves.SIDE:
            return self._side(s, move - kind)
        if kind == moves.TALENT and s.phase == CHOOSING:
            return plan.talents[move - kind + 1]
        return 0.0

    def _side(self, s: ExplorersState, side: i64) -> float:
        """The side that brings the owner less, or asks for more."""
        tile = number_of(top(s), 0)
        owner = s.players[number_of(top(s), 1)]
        missing = colour_total(less_each(s.box.needs[2 * tile + side], owner.skills))
        return float(missing) - 0.5 * float(s.box.project_points[2 * tile + side])
