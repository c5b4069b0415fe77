"""SX-P A payment: what is open, what can be put down for it, and a search through all ways to finish."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tests.games.space_explorers.judge.box import COLOURS, DIRECTIVE, DIVISIONS, Phrase
from tests.games.space_explorers.judge.table import Table

Counts = tuple[int, ...]


class Bill(NamedTuple):
    """What is open, and what is left to pay it with."""

    needs: Counts
    """Open icons of each colour."""
    any: int
    """Open icons of any colour."""
    wild: int
    """Icons of any colour that cover what is left at the end."""
    tokens: Counts
    """Tokens held by colour, then directives."""
    changes: int
    """Tokens that may count as any colour (20, T2)."""
    cards: int
    """Hand cards that may be returned."""
    worth: int
    """Icons of a returned card."""
    more: Counts
    """Icons more that returned cards give, the next one's first (32)."""
    pawn: Counts
    """Icons that the pawn's division gives (T8)."""
    loans: tuple[tuple[int, Counts], ...]
    """Top givers of other hubs with their icons, while one may be borrowed (34)."""
    borrows: int
    is_any_colours: bool
    """SX-W12, SX-X6 By USA 2 a directive adds an icon of any colour."""

    @property
    def open(self) -> int:
        return max(0, sum(self.needs) + self.any - self.wild)

    def give(self, colours: Counts) -> "Bill":
        """SX-P4 Coloured icons cover their colour first, then any colour; what finds nothing is lost."""
        needs, any_left = list(self.needs), self.any
        for colour in colours:
            if needs[colour]:
                needs[colour] -= 1
            elif any_left:
                any_left -= 1
        return self._replace(needs=tuple(needs), any=any_left)

    def spend(self, *tokens: int) -> "Bill":
        held = list(self.tokens)
        for token in tokens:
            held[token] -= 1
        return self._replace(tokens=tuple(held))

    # Steps

    def token(self, colour: int) -> "Bill | None":
        """SX-P3, SX-P5, SX-A6 A token for an open icon of its colour, else of any, else (20, T2) whatever is left."""
        if not self.tokens[colour]:
            return None
        after = self.spend(colour)
        covered = after.give((colour,))
        if covered.open < self.open:
            return covered
        return after._replace(changes=self.changes - 1, wild=self.wild + 1) if self.changes else None

    def double(self, colour: int, counted: int) -> "Bill | None":
        """SX-D1 A token with a directive: both icons must be open."""
        if not self.tokens[colour] or not self.tokens[DIRECTIVE] or (colour != counted and not self.changes):
            return None
        if colour != counted and not self.needs[counted]:
            return None
        after = self.spend(colour, DIRECTIVE)
        if colour != counted:
            after = after._replace(changes=self.changes - 1)
        if self.is_any_colours:
            after = after.give((counted,))
            after = after._replace(wild=after.wild + 1)
        else:
            after = after.give((counted, counted))
        return after if after.open == self.open - 2 else None

    def give_back(self) -> "Bill | None":
        """SX-P3, SX-A7, SX-K12 A hand card for its icons of any colours; some of them may be lost."""
        if not self.cards:
            return None
        worth = self.worth + (self.more[0] if self.more else 0)
        return self._replace(cards=self.cards - 1, more=self.more[1:], wild=self.wild + worth)

    def borrow(self, loan: Counts) -> "Bill | None":
        """SX-A8 The icons of another hub's giver, if one of them is open."""
        after = self.give(loan)._replace(borrows=self.borrows - 1)
        return after if self.borrows and after.open < self.open else None

    def step_pawn(self) -> "Bill | None":
        """SX-H9"""
        after = self.give(self.pawn)._replace(pawn=())
        return after if self.pawn and after.open < self.open else None

    def steps(self) -> Iterator[tuple[str, "Bill"]]:
        """All that may be put down next, whether or not the rest can be paid then; `return` stands for any card."""
        found: list[tuple[str, Bill | None]] = []
        for colour, name in enumerate(COLOURS):
            found.append((f"token {name}", self.token(colour)))
            for counted, other in enumerate(COLOURS):
                found.append((f"double {name} {other}", self.double(colour, counted)))
        found += [(f"borrow {card}", self.borrow(icons)) for card, icons in self.loans]
        found += [("icon", self.step_pawn()), ("return", self.give_back())]
        for move, after in found:
            if after:
                yield move, after


@lru_cache(maxsize=200_000)
def can_finish(bill: Bill) -> bool:
    """SX-P8 Whether some row of steps covers all that is open, tried one after another."""
    if bill.open == 0:
        return True
    returned = icons_of_cards(bill)
    if returned >= bill.open:
        return True
    most = sum(bill.tokens) + returned + len(bill.pawn)
    most += bill.borrows * max([len(icons) for _, icons in bill.loans], default=0)
    if most < bill.open:
        return False
    return any(can_finish(after) for _, after in bill.steps())


def legal_steps(bill: Bill, cards: list[int]) -> set[str]:
    """SX-P8, SX-P9 The steps after which the rest can be paid."""
    found = {"rest"}
    for move, after in bill.steps():
        if can_finish(after):
            found |= {f"return {card}" for card in cards} if move == "return" else {move}
    return found


# From the table


@dataclass(frozen=True)
class Recruit:
    """A card to be recruited: where it lies, where it goes, by which effect."""

    card: int
    division: int
    is_from_hand: bool
    mode: str | None = None

    def __str__(self) -> str:
        return f"recruit {self.card}-{DIVISIONS[self.division]}"


class Help:
    """What works for a player while recruiting: abilities by their kinds, and the talent."""

    def __init__(self, table: Table, seat: int) -> None:
        self.words: dict[str, list[Phrase]] = defaultdict(list)
        for helper in table.unused(seat):
            self.words[table.ability(helper).kind].append(table.ability(helper))
        self.talent = table.talent(seat)
        self.loans = loans(table, seat) if self.words["borrow"] else ()

    def total(self, kind: str) -> int:
        """What abilities and the talent of such a kind bring together."""
        return self.of_specialists(kind) + (self.talent.n if self.talent and self.talent.kind == kind else 0)

    def of_specialists(self, kind: str) -> int:
        return sum(words.n for words in self.words[kind])


def dropped(table: Table, seat: int, recruit: Recruit, helped: Help) -> int:
    """SX-P2, SX-A5, SX-H4 How many icons fall off the column, from the bottom."""
    card = table.card(recruit.card)
    if card.is_leader:
        return 0
    drop = table.discount(seat, recruit.division)
    is_empty = not table.players[seat].hub[recruit.division]
    drop += helped.total("drop N into empty") if is_empty else helped.total("drop N into filled")
    return drop + (helped.total("drop N for dear") if card.is_dear else 0)


def bill_of(table: Table, seat: int, recruit: Recruit, helped: Help) -> Bill:
    """SX-P1 to SX-P4 What a recruit asks for after all that costs nothing, and what may be paid with."""
    assert table.turn
    player, card, crisis = table.players[seat], table.card(recruit.card), table.crisis()
    needs, any_icons = [0] * 5, 0
    if recruit.mode not in ("free", "free_from_hand"):
        column = card.cost[: max(0, len(card.cost) - dropped(table, seat, recruit, helped))]
        if recruit.mode == "any_colours":
            any_icons += len(column)
        else:
            for colour in column:
                needs[colour] += 1
        any_icons += crisis.n if crisis.kind == "icons N more" else 0
    place = None if recruit.is_from_hand else table.place_of(recruit.card)
    token = None if place is None else table.center[place].token
    if token and token[0] != player.power:
        if token[1] == "any":
            any_icons += 1
        else:
            needs[COLOURS.index(token[1])] += 1
    if player.endless:
        any_icons = 0
        needs = [0 if colour in player.endless else need for colour, need in enumerate(needs)]
    is_barred = crisis.kind == "no icons for center" and not recruit.is_from_hand
    bill = Bill(
        needs=tuple(needs),
        any=any_icons,
        wild=0,
        tokens=tuple(player.tokens),
        changes=helped.total("token any N"),
        cards=len([held for held in player.hand if held != recruit.card]),
        worth=crisis.n if crisis.kind == "returned cards N" else 2,
        more=tuple(words.numbers[1] - 2 for words in helped.words["return N for N"] for _ in range(words.n)),
        pawn=pawn_icons(table, seat),
        loans=() if is_barred else helped.loans,
        borrows=0 if is_barred else len(helped.words["borrow"]),
        is_any_colours=recruit.mode == "any_colours",
    )
    if not is_barred:
        bill = bill.give(tuple(colour for words in helped.words["icons"] for colour in words.colours))
    return bill._replace(wild=wild_icons(table, recruit, helped, is_barred=is_barred))


def wild_icons(table: Table, recruit: Recruit, helped: Help, *, is_barred: bool) -> int:
    """SX-A4, SX-H5, SX-W14, SX-K13 Icons of any colour that cost nothing."""
    assert table.turn
    kinds = ["any N from hand" if recruit.is_from_hand else "any N from center"]
    if table.card(recruit.card).is_two_skilled:
        kinds.append("any N for two-skilled")
    talent = helped.talent
    found = table.turn.wild + (talent.n if talent and talent.kind in kinds else 0)
    if not is_barred:
        found += sum(helped.of_specialists(kind) for kind in kinds)
    return found


def pawn_icons(table: Table, seat: int) -> Counts:
    """SX-H9 What the division of T8's pawn gives, once a turn."""
    assert table.turn
    talent, division = table.talent(seat), table.players[seat].pawn_division
    if talent is None or talent.kind != "pawn: colour N" or division is None or 61 in table.turn.used:
        return ()
    return (division,) * talent.n


def loans(table: Table, seat: int) -> tuple[tuple[int, Counts], ...]:
    """SX-A8, SX-K15 The top givers of other hubs that the crisis doesn't silence."""
    found: list[tuple[int, Counts]] = []
    for owner, player in enumerate(table.players):
        for division, stack in enumerate(player.hub):
            if owner != seat and stack and table.card(stack[-1]).is_giver and not table.is_silent(owner, division):
                found.append((stack[-1], table.ability(stack[-1]).colours))
    return tuple(sorted(found))


# Pay the rest


def usual_way(table: Table, bill: Bill, cards: list[int]) -> list[str]:
    """SX-P9 The steps of `rest`: what costs nothing, then tokens, then as few cards as needed, never too much."""
    steps: list[str] = []
    by_cover = sorted(bill.loans, key=lambda loan: ((bill.borrow(loan[1]) or bill).open, loan[0]))
    for card, icons in by_cover:
        after = bill.borrow(icons)
        if after and can_finish(after):
            steps.append(f"borrow {card}")
            bill = after
    count = next(count for count in range(bill.cards + 1) if can_finish(bill._replace(cards=count)))
    bill = bill._replace(cards=count)
    while bill.open > icons_of_cards(bill):
        move, bill = usual_step(bill)
        steps.append(move)
    cheapest = sorted(cards, key=lambda card: (table.card(card).points, card))
    return steps + [f"return {card}" for card in cheapest[:count]]


def icons_of_cards(bill: Bill) -> int:
    return bill.cards * bill.worth + sum(bill.more[: bill.cards])


def usual_step(bill: Bill) -> tuple[str, Bill]:
    """The next step before cards: the first in the order of SX-P9 after which the rest can be paid."""
    ways: list[tuple[str, Bill | None]] = []
    held_most = sorted(range(5), key=lambda colour: (-bill.tokens[colour], colour))
    is_asked = [colour for colour in held_most if bill.needs[colour] or bill.any]
    ways += [(f"token {COLOURS[colour]}", bill.token(colour)) for colour in (*is_asked, *held_most)]
    for counted in range(5):
        ways += [(f"double {COLOURS[colour]} {COLOURS[counted]}", bill.double(colour, counted)) for colour in held_most]
    ways.append(("icon", bill.step_pawn()))
    for move, after in ways:
        if after and can_finish(after):
            return move, after
    raise AssertionError(f"{bill} can't be paid")
