"""SX-A Abilities that are used by a move of their own, and talents like them."""

from itertools import combinations

from tests.games.space_explorers.judge.box import TALENT, TOKENS
from tests.games.space_explorers.judge.center import draw, fill_up, gain, join, lift, top
from tests.games.space_explorers.judge.court import Court, Flow, ask, number_of
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.powers import lay
from tests.games.space_explorers.judge.projects import completable
from tests.games.space_explorers.judge.recruiting import give, may_draw, recruit, recruits
from tests.games.space_explorers.judge.table import Table

INSTEAD = "instead:"


def takes(table: Table, seat: int) -> set[str]:
    """SX-T2 From where a card may be taken."""
    found = {f"take {place.card}" for place in table.center if table.may_touch(seat, place)}
    return found | {"draw"} if table.can_draw() else found


def usable(table: Table, seat: int) -> set[str]:
    """What may be used now, before or after the action."""
    assert table.turn
    turn, found = table.turn, set()
    for card in table.working(seat) - turn.used:
        words = table.ability(card)
        if words.kind.startswith(INSTEAD):
            is_fit = not turn.has_acted and can_use_instead(table, seat, card)
        elif words.kind.endswith("-> take"):
            is_fit = sum(table.players[seat].tokens) >= table.price(words) and bool(takes(table, seat))
        elif words.kind.endswith("-> skill"):
            is_fit = can_buy_skill(table, seat, card)
        else:
            is_fit = words.kind == "swap token N" and bool(swaps(table, seat))
        if is_fit:
            found.add(f"use {card}")
    if can_buy_skill(table, seat, TALENT):
        found.add("use talent")
    return found


def can_use_instead(table: Table, seat: int, card: int) -> bool:
    """SX-A10, SX-A11, SX-A14"""
    words, player = table.ability(card), table.players[seat]
    if words.kind == "instead: free N":
        return bool(recruits(table, seat, "free", words.n))
    if words.kind == "instead: reveal N take N":
        return table.can_draw()
    return sum(player.tokens) >= words.n and bool(player.hand)


def can_buy_skill(table: Table, seat: int, source: int) -> bool:
    """SX-A10, SX-A14, SX-H6 Only if a project can then be completed that couldn't before, with the other one too."""
    assert table.turn
    turn, held = table.turn, sum(table.players[seat].tokens)
    prices = skill_prices(table, seat)
    if not turn.has_acted or turn.has_project or source not in prices:
        return False
    now = set(completable(table, seat, turn.extra))
    price = prices.pop(source)
    for count in range(len(prices) + 1):
        for others in combinations(prices.values(), count):
            paid = price + sum(others)
            if paid <= held and set(completable(table, seat, turn.extra + 1 + count, paid)) - now:
                return True
    return False


def skill_prices(table: Table, seat: int) -> dict[int, int]:
    """What can sell a skill, and for how many tokens."""
    assert table.turn
    found = {card: table.ability(card) for card in table.unused(seat)}
    talent = table.talent(seat)
    if talent and TALENT not in table.turn.used:
        found[TALENT] = talent
    return {source: table.price(words) for source, words in found.items() if words.kind.endswith("-> skill")}


def swaps(table: Table, seat: int) -> set[str]:
    """SX-A6 What can be got for a token of one's own of another kind."""
    held = {TOKENS[kind] for kind in range(6) if table.players[seat].tokens[kind]}
    return {move for move in others_tokens(table, seat) if held - {move.split()[2]}}


def others_tokens(table: Table, seat: int) -> set[str]:
    return {
        f"get {name} {TOKENS[kind]}"
        for name, other in table.neighbours(seat).items()
        for kind in range(6)
        if table.players[other].tokens[kind]
    }


def use(court: Court, seat: int, move: str) -> Flow[None]:
    """An ability or the talent is used."""
    table, turn = court.table, court.turn
    what = move.split()[1]
    source = TALENT if what == "talent" else int(what)
    words = table.talent(seat) if source == TALENT else table.ability(source)
    assert words
    turn.used.add(source)
    if words.kind.startswith(INSTEAD):
        turn.has_acted = True
    if words.kind == "instead: free N":
        legal = {str(found) for found in recruits(table, seat, "free", words.n)}
        named = yield from ask("recruit", seat, legal, mode="free", cost=words.n)
        yield from recruit(court, seat, named, "free")
    elif words.kind == "instead: tokens N -> recruit from hand":
        yield from give(court, seat, words.n, source=source)
        yield from recruit_from_hand(court, seat)
    elif words.kind == "instead: reveal N take N":
        yield from reveal(court, seat, *words.numbers)
    elif words.kind == "swap token N":
        yield from swap(court, seat)
    else:
        yield from give(court, seat, table.price(words), source=source)
        if words.kind.endswith("-> skill"):
            turn.extra += 1
        else:
            taken = yield from ask("take", seat, takes(table, seat))
            yield from take(court, seat, taken)


def recruit_from_hand(court: Court, seat: int) -> Flow[None]:
    """SX-A10, SX-W13 Anyone of the hand, free."""
    legal = {str(found) for found in recruits(court.table, seat, "free_from_hand")}
    named = yield from ask("recruit", seat, legal, mode="free_from_hand")
    yield from recruit(court, seat, named, "free_from_hand")


def reveal(court: Court, seat: int, count: int, picks: int) -> Flow[None]:
    """SX-A11 Turn cards up, take some, the others join the Center."""
    table = court.table
    cards = []
    for _ in range(count):
        deck = table.deck if table.deck.size else table.leaders
        if deck.size:
            cards.append(top(court, deck, "turned_up"))
            table.unseen.discard(cards[-1])
    if len(cards) <= picks:
        while cards:
            gain(court, seat, cards.pop(0), is_known=True)
        return
    for left in range(picks, 0, -1):
        move = yield from ask("reveal", seat, {f"pick {card}" for card in cards}, cards=list(cards), left=left)
        cards.remove(number_of(move))
        gain(court, seat, number_of(move), is_known=True)
    for card in cards:
        join(court, card)


def swap(court: Court, seat: int) -> Flow[None]:
    """SX-A6 One of one's own tokens for one of another player's."""
    table, player = court.table, court.table.players[seat]
    move = yield from ask("swap", seat, swaps(table, seat))
    _, name, got = move.split()
    other = table.neighbours(seat)[name]
    legal = {f"give {name}" for kind, name in enumerate(TOKENS) if player.tokens[kind] and name != got}
    move = yield from ask("swap", seat, legal, other=other, got=got)
    pairs = ((player, TOKENS.index(got), 1), (player, TOKENS.index(move.split()[1]), -1))
    for _, kind, sign in pairs:
        player.tokens[kind] += sign
        table.players[other].tokens[kind] -= sign


# Taking cards


def take(court: Court, seat: int, move: str, *, is_action: bool = False) -> Flow[None]:
    """SX-T2, SX-W6 A card of the Center or the top of the deck; then draws, then the power token that lay on it."""
    if move == "draw":
        draw(court, seat)
        if is_action:
            yield from follow_take(court, seat, [], {"draw N after take"})
        return
    helpers = court.table.find(seat, "draw N after take from center")
    freed, place = lift(court, number_of(move))
    gain(court, seat, place.card, is_known=True)
    court.table.waiting = [place.token] if place.token else []
    yield from fill_up(court, freed)
    if is_action:
        yield from follow_take(court, seat, helpers, {"draw N after take", "draw N after take from center"})
    court.table.waiting = []
    if place.token:
        yield from lay(court, seat, place.token)


def follow_take(court: Court, seat: int, helpers: list[int], talents: set[str]) -> Flow[None]:
    """SX-A9, SX-H2 The draws that follow the action take: of specialists, then of a talent of these kinds."""
    table, talent = court.table, court.table.talent(seat)
    for helper in helpers:
        yield from may_draw(court, seat, helper, table.ability(helper).n)
    if talent and talent.kind in talents:
        yield from may_draw(court, seat, TALENT, talent.n)


def take_as_action(court: Court, seat: int, move: str) -> Flow[None]:
    """SX-T2"""
    court.turn.has_acted = True
    yield from take(court, seat, move, is_action=True)


# Cards of the hub


def raisable(table: Table, seat: int) -> set[str]:
    """SX-A12 Before the action."""
    player = table.players[seat]
    return {f"raise {card}" for stack in player.hub for card in stack[:-1]} if table.find(seat, "raise N") else set()


def lift_up(court: Court, seat: int, move: str) -> None:
    """SX-A12"""
    table, card = court.table, number_of(move)
    court.turn.used.add(table.find(seat, "raise N")[0])
    stack = table.players[seat].hub[table.players[seat].division_of(card)]
    stack.remove(card)
    stack.append(card)
    look_at_goals(court)


def pawns(table: Table, seat: int) -> set[str]:
    """SX-H7 Before the action the pawn may be set on a covered card."""
    assert table.turn
    player, talent = table.players[seat], table.talent(seat)
    if talent is None or talent.kind != "pawn: covered ability" or TALENT in table.turn.used:
        return set()
    covered = [card for stack in player.hub for card in stack[:-1] if card != player.pawn]
    return {f"pawn {card}" for card in covered if table.card(card).has_ability}
