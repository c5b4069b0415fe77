"""What lies on the table, as plain lists: read once from the views of all seats, then kept by the judge himself."""

from dataclasses import dataclass, field

from kosmodrom.games.space_explorers.view.shapes import CrisisView, PowerToken, Seat
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.judge.box import COLOURS, DIVISIONS, POWERS, Box, Card, Phrase, box

Face = tuple[str, str]
"""A power token: its power and its icon."""


@dataclass
class Place:
    """A card of the Center."""

    card: int
    token: Face | None = None
    reserved: int | None = None


@dataclass
class Goal:
    """A goal over a division."""

    goal: int
    division: int
    is_met: bool


@dataclass
class Section:
    """A section of a power board: the icon of its token, and whether that is in the cell."""

    icon: str | None = None
    is_used: bool = False


@dataclass
class Player:
    """A player's things, or the Rival's."""

    is_rival: bool
    hub: list[list[int]]
    hand: list[int]
    known: set[int]
    tokens: list[int]
    done: list[str]
    own: list[str]
    power: str | None
    sections: list[Section]
    gained: int
    cooperation: int
    international: list[int]
    goals: list[Goal]
    offered: list[int]
    talent: int | None = None
    endless: list[int] = field(default_factory=list)
    pawn: int | None = None
    pawn_division: int | None = None

    def cards(self) -> list[int]:
        return [card for stack in self.hub for card in stack]

    def tops(self) -> list[int]:
        return [stack[-1] for stack in self.hub if stack]

    def division_of(self, card: int) -> int:
        return next(division for division in range(5) if card in self.hub[division])

    def is_covered(self, card: int) -> bool:
        return any(card in stack[:-1] for stack in self.hub)

    def tallest(self) -> set[int]:
        """SX-K14 All of the equally tall."""
        height = max(map(len, self.hub))
        return {division for division in range(5) if len(self.hub[division]) == height}


@dataclass
class OpenCrisis:
    """A crisis that is current or coming."""

    name: str
    left: int
    under: int | None = None
    frozen: list[int] = field(default_factory=lambda: [0] * 6)


@dataclass
class Deck:
    """Cards whose order nobody knows, and those known to lie under them."""

    hidden: int
    under: list[int]

    @property
    def size(self) -> int:
        return self.hidden + len(self.under)


@dataclass
class ThisTurn:
    """What has happened this turn."""

    seat: int
    has_acted: bool = False
    has_taken: bool = False
    has_third: bool = False
    has_project: bool = False
    has_passed: bool = False
    recruited: int | None = None
    used: set[int] = field(default_factory=set)
    lent: list[int] = field(default_factory=list)
    wild: int = 0
    extra: int = 0


class Table:
    """The table with everything on it, hidden hands too: a judge goes round it."""

    def __init__(self, views: list[ExplorersView]) -> None:
        view = views[0]
        self.box: Box = box()
        self.people = len(views)
        self.modules = set(view.modules)
        self.first = view.first
        self.round = view.round
        self.has_prices = view.prices
        self.players = [read_player(seat, views, place) for place, seat in enumerate(view.seats)]
        self.center = [Place(place.card, face(place.token), place.reserved) for place in view.center]
        self.deck = Deck(view.deck - len(view.under), list(view.under))
        self.leaders = Deck(view.leader_deck - len(view.under_leaders), list(view.under_leaders))
        self.unseen = {
            card.number for card in self.box.cards.values() if not card.is_leader or "leaders" in self.modules
        }
        self.unseen -= {card for player in self.players for card in player.cards()}
        self.unseen -= {place.card for place in self.center}
        self.piles = {
            power: dict(zip((*COLOURS, "any"), pile, strict=True))
            for power, pile in zip(POWERS, view.piles, strict=False)
        }
        self.waiting: list[Face] = []
        self.projects = list(view.projects)
        self.box_tiles = set(view.box)
        self.current: OpenCrisis | None = None
        self.coming: OpenCrisis | None = None
        self.discarded = 0
        self.unseen_crises: set[str] = set()
        if view.crises:
            self.current, self.coming = read_crisis(view.crises.current), read_crisis(view.crises.coming)
            self.discarded = view.crises.discarded
            opened = {crisis.name for crisis in (self.current, self.coming) if crisis}
            self.unseen_crises = set(self.box.crises) - opened
            self.unseen -= {crisis.under for crisis in (self.current, self.coming) if crisis and crisis.under}
        self.ending: set[str] = set()
        self.passes = 0
        self.turn: ThisTurn | None = None
        self.is_over = False
        self.is_solo = view.rival is not None
        self.level = view.rival.level if view.rival else 0
        self.marker = view.rival.marker if view.rival else 0
        self.track = view.rival.track if view.rival else 0
        self.has_bonus = False

    def card(self, number: int) -> Card:
        return self.box.cards[number]

    def ability(self, number: int) -> Phrase:
        return self.box.cards[number].ability

    def talent(self, seat: int) -> Phrase | None:
        """The words of a player's talent."""
        talent = self.players[seat].talent
        return None if talent is None else self.box.talents[talent]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise; alone, the Rival."""
        return (seat + 1) % len(self.players)

    def neighbours(self, seat: int) -> dict[str, int]:
        """How the others are called, from a seat."""
        others = [(seat + step) % len(self.players) for step in range(1, len(self.players))]
        names = {1: ["left"], 2: ["left", "right"], 3: ["left", "across", "right"]}[len(others)]
        return dict(zip(names, others, strict=True))

    def crisis(self) -> Phrase:
        """SX-K2 What the current crisis says; words that nothing knows if there is none."""
        return self.box.crises[self.current.name].effect if self.current else Phrase("none", (0,), ())

    def full(self) -> int:
        """SX-T4, SX-L1 The number of the Center."""
        return 7 if "leaders" in self.modules else 6

    def least(self) -> int:
        """SX-K6 It is filled up when it has fewer."""
        crisis = self.crisis()
        return self.full() - (crisis.n if crisis.kind == "center N fewer" else 0)

    def can_draw(self) -> bool:
        """SX-T6, SX-L2"""
        return self.deck.size + self.leaders.size > 0

    def place_of(self, card: int) -> int | None:
        """Where a card lies in the Center."""
        return next((place for place, found in enumerate(self.center) if found.card == card), None)

    def may_touch(self, seat: int, place: Place) -> bool:
        """SX-H8 Nobody else may take or recruit a card that a pawn reserves."""
        return place.reserved in (None, seat)

    def price(self, ability: Phrase) -> int:
        """SX-A10 With modules the second number, if the table plays so."""
        return ability.numbers[1] if "or" in ability.kind and self.has_prices else ability.n

    def skills(self, seat: int) -> list[int]:
        """SX-T5 All skills of a hub, covered ones too."""
        found = [0] * 5
        for division, stack in enumerate(self.players[seat].hub):
            for card in stack:
                for skill in self.card(card).brings(division):
                    found[skill] += 1
        return found

    def discount(self, seat: int, division: int) -> int:
        """SX-P2 All skills lying there."""
        return sum(self.card(card).skill_count for card in self.players[seat].hub[division])

    # Abilities that work

    def is_silent(self, owner: int, division: int) -> bool:
        """SX-K5, SX-K14, SX-K15 Whether the crisis silences a division of a hub, its owner's heights counted."""
        crisis = self.crisis()
        if crisis.kind == "silence card under":
            assert self.current
            under = self.current.under
            return under is not None and division in self.card(under).skills
        return crisis.kind == "silence tallest" and division in self.players[owner].tallest()

    def working(self, seat: int) -> set[int]:
        """SX-A1 The specialists whose abilities work for the active player now, used or not."""
        assert self.turn
        player = self.players[seat]
        found = set(player.tops())
        if self.is_pawn_on_covered(seat):
            assert player.pawn
            found.add(player.pawn)
        found.discard(self.turn.recruited or 0)
        found = {card for card in found if not self.is_silent(seat, player.division_of(card))}
        found |= {card for card in self.turn.lent if self.is_lent_working(card)}
        return {card for card in found if self.card(card).has_ability}

    def is_pawn_on_covered(self, seat: int) -> bool:
        """SX-H7"""
        player, talent = self.players[seat], self.talent(seat)
        is_coverer = talent is not None and talent.kind == "pawn: covered ability"
        return is_coverer and player.pawn is not None and player.is_covered(player.pawn)

    def is_lent_working(self, card: int) -> bool:
        """SX-W13, SX-K15"""
        owner = self.owner_of(card)
        return not self.is_silent(owner, self.players[owner].division_of(card))

    def owner_of(self, card: int) -> int:
        return next(seat for seat, player in enumerate(self.players) if card in player.cards())

    def unused(self, seat: int) -> list[int]:
        """The working specialists that were not used this turn."""
        assert self.turn
        return sorted(self.working(seat) - self.turn.used)

    def find(self, seat: int, kind: str) -> list[int]:
        """Those with such an ability."""
        return [card for card in self.unused(seat) if self.ability(card).kind == kind]


def face(token: PowerToken | None) -> Face | None:
    return (token.power, token.icon) if token else None


def read_crisis(crisis: CrisisView | None) -> OpenCrisis | None:
    return OpenCrisis(crisis.crisis, crisis.left, crisis.card_under) if crisis else None


def read_player(seat: Seat, views: list[ExplorersView], place: int) -> Player:
    own = views[place].own if place < len(views) else None
    board = seat.board
    return Player(
        is_rival=seat.is_rival,
        hub=[[card.card for card in stack] for stack in seat.hub],
        hand=list(own.hand) if own else [],
        known=set(),
        tokens=list(seat.tokens),
        done=[],
        own=[],
        power=board.power if board else None,
        sections=[Section() for _ in range(3)],
        gained=0,
        cooperation=0,
        international=[0] * 4,
        goals=[Goal(goal.goal, DIVISIONS.index(goal.division), goal.is_met) for goal in seat.goals],
        offered=list(own.offered) if own else [],
    )
