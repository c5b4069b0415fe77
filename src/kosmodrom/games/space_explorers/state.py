"""The table of Space Explorers."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kosmodrom.core.fields import Fields, Group, Lists, Numbers
from kosmodrom.core.frames import FramedState, frames_of, put_frames
from kosmodrom.core.state import State
from kosmodrom.games.space_explorers.parts.box import Box
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, total
from kosmodrom.games.space_explorers.parts.names import CARDS, COLOURS, POWERS, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, size

CHOOSING: Final = 0
"""Everybody keeps one of two talents (SX-H1)."""
PLAYING: Final = 1
OVER: Final = 2

NO_POWER: Final = -1
STACK: Final = 40
"""Room for the cards of a division; only the Rival's can be so high."""
CENTER_ROOM: Final = 80
MOST_FRAMES: Final = 16
MOST_PUT_DOWN: Final = 16

_NO_FRAMES: Final = vec[i64]([0] * MOST_FRAMES)
_NO_HUB: Final = vec[u8]([0] * (COLOURS * STACK))
_NO_CENTER: Final = vec[u8]([0] * CENTER_ROOM)
_NO_PILES: Final = vec[i64]([0] * POWERS)
_NO_CARDS: Final = vec[u8]()


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's things, or the Rival's. Sets of cards are two numbers, of specialists and of leaders (see `parts`)."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.hand_leaders: i64 = 0
        self.seen: i64 = 0
        """SX-I1 Those cards of the hand that everybody has seen."""
        self.seen_leaders: i64 = 0
        self.hub: vec[u8] = _NO_HUB[:]
        """Cards of each division from the bottom up, STACK places a division."""
        self.heights: i64 = 0
        """Cards in each division, a byte each."""
        self.cards: i64 = 0
        self.placed: i64 = 0
        """Specialists in the hub."""
        self.placed_leaders: i64 = 0
        self.tops: i64 = 0
        """Specialists on top of their divisions; it follows from the hub."""
        self.skills: i64 = 0
        """Skills of each colour, a byte each."""
        self.lying: i64 = 0
        """SX-P2 Skills lying in each division, of any colour, a byte each."""
        self.tokens: i64 = 0
        """Tokens of each colour, then directives, four bits each."""
        self.endless: i64 = 0
        """SX-W11 Colours of the tokens laid by the board, a bit each."""
        self.done: i64 = 0
        """Projects completed, a bit a side."""
        self.own: i64 = 0
        """SX-W14 Projects that only this player can complete."""
        self.power: i64 = NO_POWER
        self.sections: i64 = 0
        """SX-W7 For each section 0, or the face of its token plus 1, plus 8 if it is in the cell; four bits each."""
        self.gained: i64 = 0
        """Own power tokens gained so far, up to four."""
        self.cooperation: i64 = 0
        self.international: i64 = 0
        """Power tokens of each power in the international section, four bits each."""
        self.goals: i64 = 0
        """SX-G1 The goal over each division, four bits each."""
        self.met: i64 = 0
        """Divisions whose goal is met, a bit each."""
        self.talent: i64 = 0
        self.offered: i64 = 0
        """SX-H1 The two talents to choose from, four bits each."""
        self.pawn: i64 = 0
        """The card on which the pawn stands (T6, T7), or the division plus 1 (T8)."""
        self.last_means: i64 = -1
        """SX-G2 Projects and tokens, the hand, the hub and its tops when goals were looked at last."""
        self.last_hand: i64 = 0
        self.last_hub: i64 = 0
        self.last_tops: i64 = 0

    def load(self, other: "Player") -> None:
        self.hand = other.hand
        self.hand_leaders = other.hand_leaders
        self.seen = other.seen
        self.seen_leaders = other.seen_leaders
        self.hub = other.hub[:]
        self.heights = other.heights
        self.cards = other.cards
        self.placed = other.placed
        self.placed_leaders = other.placed_leaders
        self.tops = other.tops
        self.skills = other.skills
        self.lying = other.lying
        self.tokens = other.tokens
        self.endless = other.endless
        self.done = other.done
        self.own = other.own
        self.power = other.power
        self.sections = other.sections
        self.gained = other.gained
        self.cooperation = other.cooperation
        self.international = other.international
        self.goals = other.goals
        self.met = other.met
        self.talent = other.talent
        self.offered = other.offered
        self.pawn = other.pawn
        self.last_means = other.last_means
        self.last_hand = other.last_hand
        self.last_hub = other.last_hub
        self.last_tops = other.last_tops

    def look_at_tops(self) -> None:
        """Work out anew which specialists lie on top, after cards of the hub have come, gone or moved."""
        tops: i64 = 0
        division: i64 = 0
        while division < COLOURS:
            height = of_colour(self.heights, division)
            if height > 0:
                card = i64(self.hub[division * STACK + height - 1])
                if card <= SPECIALISTS:
                    tops |= bit(card - 1)
            division += 1
        self.tops = tops


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Payment:
    """SX-P A recruit being paid for, and what still helps; all 0 while there is none."""

    def __init__(self) -> None:
        self.card: i64 = 0
        self.division: i64 = 0
        self.needs: i64 = 0
        """Icons of each colour still open, a byte each."""
        self.any: i64 = 0
        """Icons of any colour still open."""
        self.wild: i64 = 0
        """Icons of any colour that cover whatever is left at the end: those that cost nothing, those of cards."""
        self.spent: i64 = 0
        """Tokens of each colour spent, then directives, four bits each."""
        self.changes: i64 = 0
        """How many tokens may still count as any colour (20, T2)."""
        self.keeps: i64 = 0
        """How many of the tokens spent stay (22)."""
        self.worth: i64 = 0
        """Icons that a returned card gives: 2, or 1 in Brain drain."""
        self.threes: i64 = 0
        """How many returned cards give one icon more (32)."""
        self.fours: i64 = 0
        """How many give two icons more."""
        self.borrows: i64 = 0
        """How many top givers of other hubs may still be used (34)."""
        self.icons: i64 = 0
        """Icons that the pawn's division can still give (T8)."""
        self.loose: i64 = 0
        """SX-X6 Whether a directive adds an icon of any colour (USA 2)."""

    def load(self, other: "Payment") -> None:
        self.card = other.card
        self.division = other.division
        self.needs = other.needs
        self.any = other.any
        self.wild = other.wild
        self.spent = other.spent
        self.changes = other.changes
        self.keeps = other.keeps
        self.worth = other.worth
        self.threes = other.threes
        self.fours = other.fours
        self.borrows = other.borrows
        self.icons = other.icons
        self.loose = other.loose


@final
class ExplorersState(FramedState):
    """Everything on the table, and what is asked of whom."""

    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.box: Box = box
        self.supply: i64 = 0
        """Tokens that nobody has got, four bits a kind."""
        self.settings: i64 = 0
        """Modules in play and what else the table has chosen (see `options`)."""
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.ending: i64 = 0
        """SX-E1 What has set off the end, a bit each: no project, 12 cards, crises, passes."""
        self.passes: i64 = 0
        """SX-E3 Turns passed one after another."""
        self.acted: i64 = 0
        """SX-T1 Whether this turn's action is done; so below, all 0 when a turn begins."""
        self.took: i64 = 0
        """SX-K3 Whether a card was taken into hand."""
        self.third: i64 = 0
        """SX-K3 Whether a division got its third card."""
        self.completed: i64 = 0
        """SX-T1 Whether the turn's project is completed."""
        self.recruited: i64 = 0
        """SX-A1 The card recruited."""
        self.used: i64 = 0
        """SX-A2 Specialists whose ability was used, a bit each, and the talent's."""
        self.lent: i64 = 0
        """SX-W13 Specialists of other hubs that work for the active player, a bit each."""
        self.wild: i64 = 0
        """SX-W14 Icons of any colour for a recruit."""
        self.extra: i64 = 0
        """SX-A10 Skills bought for a project."""
        self.center: vec[u8] = _NO_CENTER[:]
        """The cards of the Center from the left, the first `center_size` of them."""
        self.marks: vec[u8] = _NO_CENTER[:]
        """The power token on each of them: 0, or power * 8 + face + 1."""
        self.center_size: i64 = 0
        self.deck: i64 = 0
        """Specialists in the deck, but for those under it."""
        self.under: vec[u8] = _NO_CARDS[:]
        """SX-I2 Cards under the deck, in their order."""
        self.leaders: i64 = 0
        self.under_leaders: vec[u8] = _NO_CARDS[:]
        self.piles: vec[i64] = _NO_PILES[:]
        """SX-W1 Faces in the pile of each power, four bits each."""
        self.limbo: i64 = 0
        """SX-W2 Power tokens to be laid: for each power 0 or the face plus 1, four bits each."""
        self.open: i64 = 0
        """Open projects from the left: a side plus 1, five bits each."""
        self.tiles: i64 = 0
        """SX-S2 Tiles in the box, a bit each."""
        self.early: i64 = 0
        """SX-K1 Crises that nobody has seen, a bit each: early ones, late ones."""
        self.late: i64 = 0
        self.opened: i64 = 0
        """How many crises were opened."""
        self.crisis: i64 = 0
        """The current crisis, 1 to 10."""
        self.coming: i64 = 0
        self.step: i64 = 0
        """How often the marker has moved on it."""
        self.card_under: i64 = 0
        """SX-K5 The card under the current crisis."""
        self.coming_under: i64 = 0
        self.frozen: i64 = 0
        """SX-K9 Tokens on the current crisis."""
        self.marker: i64 = 0
        """SX-Z1 The development marker's place."""
        self.track: i64 = 0
        """SX-Z3 Steps made on the achievement track."""
        self.payment: Payment = Payment()
        self.put_down: vec[u8] = _NO_CARDS[:]
        """SX-P7 Cards returned so far, in order."""
        self.frames = _NO_FRAMES[:]
        """Open questions and what comes after them (see `rules.frames`)."""
        self.depth = 0
        self.players: vec[Player] = vec[Player]()
        """One a seat; when one plays alone, the second is the Rival."""
        for _ in range(count_players(seats)):
            self.players = append(self.players, Player())

    def load(self, other: State) -> None:
        assert isinstance(other, ExplorersState)
        self.box = other.box
        self.supply = other.supply
        self.settings = other.settings
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.round = other.round
        self.ending = other.ending
        self.passes = other.passes
        self.acted = other.acted
        self.took = other.took
        self.third = other.third
        self.completed = other.completed
        self.recruited = other.recruited
        self.used = other.used
        self.lent = other.lent
        self.wild = other.wild
        self.extra = other.extra
        self.center = other.center[:]
        self.marks = other.marks[:]
        self.center_size = other.center_size
        self.deck = other.deck
        self.under = other.under[:]
        self.leaders = other.leaders
        self.under_leaders = other.under_leaders[:]
        self.piles = other.piles[:]
        self.limbo = other.limbo
        self.open = other.open
        self.tiles = other.tiles
        self.early = other.early
        self.late = other.late
        self.opened = other.opened
        self.crisis = other.crisis
        self.coming = other.coming
        self.step = other.step
        self.card_under = other.card_under
        self.coming_under = other.coming_under
        self.frozen = other.frozen
        self.marker = other.marker
        self.track = other.track
        self.payment.load(other.payment)
        self.put_down = other.put_down[:]
        self.frames = other.frames[:]
        self.depth = other.depth
        i: i64 = 0
        while i < len(self.players):
            self.players[i].load(other.players[i])
            i += 1

    def copy(self) -> "ExplorersState":
        other = ExplorersState(self.seats, self.box)
        other.load(self)
        return other

    def to_json(self) -> dict[str, object]:
        return {"seats": self.seats, **FIELDS.write(self)}

    def components(self) -> list[int]:
        """SX-C Specialists, leaders, tokens of each colour and directives, power tokens of each power, tiles.

        A power token whose place is being chosen lies in a frame: the game adds it.
        """
        cards = [int(self.center[place]) for place in range(self.center_size)]
        cards += [int(card) for pile in (self.under, self.under_leaders, self.put_down) for card in pile]
        cards += [int(card) for card in (self.card_under, self.coming_under) if card != 0]
        specialists, leaders = int(size(self.deck)), int(size(self.leaders))
        lying = self.supply + self.frozen + self.payment.spent
        tokens = [int(count(lying, kind)) for kind in range(COLOURS + 1)]
        powers = [int(total(self.piles[power])) + int(count(self.limbo, power) > 0) for power in range(POWERS)]
        tiles = int(size(self.tiles)) + sum(int(self.open >> (5 * place) & 31) > 0 for place in range(6))
        for mark in [int(self.marks[place]) for place in range(self.center_size)]:
            if mark > 0:
                powers[mark // 8] += 1
        for player in self.players:
            cards += hub_list(player)
            specialists += int(size(player.hand))
            leaders += int(size(player.hand_leaders))
            for kind in range(COLOURS + 1):
                is_endless = kind < COLOURS and player.endless >> kind & 1 != 0
                tokens[kind] += int(count(player.tokens, kind)) + int(is_endless)
            for power in range(POWERS):
                powers[power] += int(count(player.international, power))
            if player.power != NO_POWER:
                powers[int(player.power)] += int(player.cooperation)
                powers[int(player.power)] += sum(count(player.sections, section) > 0 for section in range(3))
            tiles += int(size(player.done)) + int(size(player.own))
        specialists += sum(card <= SPECIALISTS for card in cards)
        leaders += sum(card > SPECIALISTS for card in cards)
        return [specialists, leaders, *tokens, *powers, tiles]


def count_players(seats: i64) -> i64:
    """SX-Z1 All who play; alone there is the Rival."""
    if seats == 1:
        return 2
    return seats


# JSON


def center_of(s: ExplorersState) -> list[list[int]]:
    """The cards of the Center, each with its power token."""
    return [[int(s.center[place]), int(s.marks[place])] for place in range(s.center_size)]


def put_center(s: ExplorersState, cards: list[list[int]]) -> None:
    if len(cards) > CARDS:
        raise ValueError(f"the Center of Space Explorers has at most {CARDS} cards, not {len(cards)}")
    for place, (card, mark) in enumerate(cards):
        if not (1 <= card <= CARDS and 0 <= mark < 8 * POWERS):
            raise ValueError(f"the Center of Space Explorers has a card and a power token, not {[card, mark]}")
        s.center[place] = u8(card)
        s.marks[place] = u8(mark)
    s.center_size = len(cards)


def put_under(s: ExplorersState, cards: list[int]) -> None:
    s.under = vec[u8](cards)


def put_under_leaders(s: ExplorersState, cards: list[int]) -> None:
    s.under_leaders = vec[u8](cards)


def put_put_down(s: ExplorersState, cards: list[int]) -> None:
    s.put_down = vec[u8](cards)


PLAYER_NUMBERS: Final = (
    *("hand", "hand_leaders", "seen", "seen_leaders", "heights", "cards", "placed", "placed_leaders"),
    *("skills", "lying", "tokens", "endless"),
    *("done", "own", "power", "sections", "gained", "cooperation", "international", "goals", "met"),
    *("talent", "offered", "pawn"),
)
"""The numbers of a player, as they stand in a row of the JSON, before the cards of the hub."""


def players_of(s: ExplorersState) -> list[list[int]]:
    """For each player the numbers, then the cards of the hub, division by division."""
    return [[*(getattr(player, name) for name in PLAYER_NUMBERS), *hub_list(player)] for player in s.players]


def hub_list(player: Player) -> list[int]:
    return [int(card) for division in range(COLOURS) for card in stack_of(player, division)]


def stack_of(player: Player, division: int) -> list[int]:
    """The cards of a division from the bottom up."""
    height = int(player.heights >> (8 * division) & 255)
    return [int(player.hub[division * STACK + place]) for place in range(height)]


def put_players(s: ExplorersState, rows: list[list[int]]) -> None:
    if len(rows) != len(s.players):
        raise ValueError(f"there are {len(s.players)} players of Space Explorers, not {len(rows)}")
    for player, row in zip(s.players, rows, strict=True):
        if len(row) < len(PLAYER_NUMBERS):
            raise ValueError(f"a player of Space Explorers has {len(PLAYER_NUMBERS)} numbers, not {len(row)}")
        for name, number in zip(PLAYER_NUMBERS, row, strict=False):
            setattr(player, name, number)
        heights = [int(player.heights) >> (8 * division) & 255 for division in range(COLOURS)]
        cards = row[len(PLAYER_NUMBERS) :]
        if len(cards) != sum(heights) or max(heights) > STACK or not all(1 <= card <= CARDS for card in cards):
            raise ValueError(f"a hub of Space Explorers has {sum(heights)} cards, not {cards}")
        for division, height in enumerate(heights):
            for place in range(height):
                player.hub[division * STACK + place] = u8(cards.pop(0))
        player.look_at_tops()


FIELDS: Final = Fields(
    "a position of Space Explorers",
    *("supply", "settings", "phase", "turn", "first", "round", "ending", "passes"),
    *("acted", "took", "third", "completed", "recruited", "used", "lent", "wild", "extra"),
    Lists("center", 2, center_of, put_center, keeps=("center", "marks", "center_size")),
    "deck",
    Numbers("under", lambda s: s.under, put_under, below=SPECIALISTS + 1),
    "leaders",
    Numbers("under_leaders", lambda s: s.under_leaders, put_under_leaders, below=CARDS + 1),
    Numbers("piles", size=POWERS),
    *("limbo", "open", "tiles", "early", "late", "opened", "crisis", "coming", "step"),
    *("card_under", "coming_under", "frozen", "marker", "track"),
    Group(
        "payment",
        Fields(
            "a payment of Space Explorers",
            *("card", "division", "needs", "any", "wild", "spent", "changes", "keeps"),
            *("worth", "threes", "fours", "borrows", "icons", "loose"),
        ),
    ),
    Numbers("put_down", lambda s: s.put_down, put_put_down, below=CARDS + 1, most=MOST_PUT_DOWN),
    Numbers("frames", frames_of, put_frames, most=MOST_FRAMES, keeps=("frames", "depth")),
    Lists("players", None, players_of, put_players),
)


def from_json(data: dict[str, object], box: Box) -> ExplorersState:
    """The position that `to_json` wrote; ValueError if it isn't one."""
    seats = data.get("seats")
    if type(seats) is not int or not 1 <= seats <= 4:
        raise ValueError(f"a position of Space Explorers has 1 to 4 seats, not {seats!r}")
    s = ExplorersState(seats, box)
    FIELDS.read(s, data)
    return s
