"""SX-T3, SX-P Naming a recruit, paying for it, laying it, and what follows."""

from tests.games.space_explorers.judge.box import DIVISIONS, TALENT, TOKENS
from tests.games.space_explorers.judge.center import draw, fill_up, join, leave_hand, lift, show
from tests.games.space_explorers.judge.court import Court, Flow, ask, number_of
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.payment import Bill, Help, Recruit, bill_of, can_finish, legal_steps, usual_way
from tests.games.space_explorers.judge.powers import gain_token, lay_missing, may_shift
from tests.games.space_explorers.judge.table import Table


def recruits(table: Table, seat: int, mode: str | None = None, cost: int | None = None) -> list[Recruit]:
    """SX-T3, SX-P8 What could be recruited, and paid."""
    player, helped = table.players[seat], Help(table, seat)
    found = [Recruit(card, where, True, mode) for card in player.hand for where in table.card(card).divisions()]
    if mode != "free_from_hand":
        open_to_all = [place.card for place in table.center if table.may_touch(seat, place)]
        found += [
            Recruit(card, division, False, mode) for card in open_to_all for division in table.card(card).divisions()
        ]
    return [
        recruit
        for recruit in found
        if cost in (None, len(table.card(recruit.card).cost)) and can_finish(bill_of(table, seat, recruit, helped))
    ]


def name(court: Court, seat: int, move: str, mode: str | None) -> Recruit:
    """The recruit that a move names."""
    card = number_of(move)
    division = DIVISIONS.index(move.partition("-")[2])
    return Recruit(card, division, card in court.table.players[seat].hand, mode)


def recruit(court: Court, seat: int, move: str, mode: str | None = None) -> Flow[None]:
    """SX-T3 In its order."""
    table, turn = court.table, court.turn
    player = table.players[seat]
    named = name(court, seat, move, mode)
    working = table.find(seat, "draw N after dear") + table.find(seat, "draw N after cheap")
    turn.has_acted = True
    if named.is_from_hand:
        show(court, seat, named.card)
    put_down = yield from pay(court, seat, named)
    turn.recruited = named.card
    freed, token = None, None
    if named.is_from_hand:
        leave_hand(court, seat, named.card)
    else:
        freed, place = lift(court, named.card)
        token = place.token
    for card in put_down:
        join(court, card)
    player.hub[named.division].append(named.card)
    if len(player.hub[named.division]) == 3:
        turn.has_third = True
    look_at_goals(court)
    if len(player.cards()) == 12:
        table.ending.add("cards")
    if token:
        yield from gain_token(court, seat, token)
    yield from fill_up(court, freed)
    card_is = table.card(named.card)
    for helper in working:
        words = table.ability(helper)
        if card_is.is_dear if words.kind == "draw N after dear" else card_is.is_cheap:
            yield from may_draw(court, seat, helper, words.n)
    if "powers" in table.modules:
        yield from lay_missing(court, seat)
        if token is None:
            yield from may_shift(court, seat)


def may_draw(court: Court, seat: int, source: int, count: int) -> Flow[None]:
    """SX-A2, SX-A9, SX-T6 Draw, if you like and if there is something to draw."""
    if court.table.can_draw():
        move = yield from ask("draw", seat, {"draw", "stay"})
        if move == "draw":
            court.turn.used.add(source)
            draw(court, seat, count)


# Payment


def pay(court: Court, seat: int, named: Recruit) -> Flow[list[int]]:
    """SX-P1 to SX-P9 Step by step until all is covered; answers the cards returned, in their order."""
    table = court.table
    player = table.players[seat]
    bill = bill_of(table, seat, named, Help(table, seat))
    put_down: list[int] = []
    held = list(player.tokens)
    has_rest = False
    while bill.open:
        cards = [card for card in player.hand if card != named.card]
        spent = [had - has for had, has in zip(held, bill.tokens, strict=True)]
        move = yield from ask("pay", seat, legal_steps(bill, cards), bill=bill, spent=spent, put_down=put_down)
        has_rest = move == "rest"
        steps = usual_way(table, bill, cards) if has_rest else [move]
        for step in steps:
            bill = take_step(court, seat, bill, step, put_down)
        player.tokens = list(bill.tokens)
    spent = [had - has for had, has in zip(held, bill.tokens, strict=True)]
    yield from keep(court, seat, spent, has_rest=has_rest)
    deliver(court, seat, spent)
    return put_down


def take_step(court: Court, seat: int, bill: Bill, step: str, put_down: list[int]) -> Bill:
    """One step of a payment."""
    found = dict(bill.steps())
    verb, *rest = step.split()
    if verb == "return":
        put_down.append(int(rest[0]))
        leave_hand(court, seat, int(rest[0]))
        return found["return"]
    if verb == "borrow":
        court.turn.used |= set(court.table.find(seat, "borrow")[:1])
    if verb == "icon":
        player = court.table.players[seat]
        court.turn.used.add(TALENT)
        assert player.pawn_division is not None
        player.pawn_division = (player.pawn_division + 1) % 5
    return found[step]


def keep(court: Court, seat: int, spent: list[int], *, has_rest: bool) -> Flow[None]:
    """SX-A6, SX-P9 Of two or more tokens spent one stays, by choice or (the rest was paid by itself) the rarest."""
    held = court.table.players[seat].tokens
    count = Help(court.table, seat).total("keep token N")
    if sum(spent) < 2:
        return
    for left in range(min(count, sum(spent)), 0, -1):
        kinds = [token for token in range(6) if spent[token]]
        kept = min(kinds, key=lambda kind: (held[kind], kind))
        if not has_rest and len(kinds) > 1:
            move = yield from ask("keep", seat, {f"keep {TOKENS[kind]}" for kind in kinds}, left=left)
            kept = TOKENS.index(move.split()[1])
        spent[kept] -= 1
        held[kept] += 1


def deliver(court: Court, seat: int, spent: list[int]) -> None:
    """SX-P7, SX-K9 Tokens spent pass to the left together, or lie on the crisis."""
    table = court.table
    is_frozen = table.crisis().kind == "frozen tokens"
    to = table.current.frozen if is_frozen and table.current else table.players[table.left_of(seat)].tokens
    for token, count in enumerate(spent):
        to[token] += count


def hand_on(court: Court, seat: int, token: int) -> None:
    """SX-P10 A token for a price."""
    court.table.players[seat].tokens[token] -= 1
    deliver(court, seat, [int(kind == token) for kind in range(6)])


def give(court: Court, seat: int, count: int, **details: object) -> Flow[None]:
    """SX-P10 A price: any tokens, chosen one by one, passed to the left."""
    held = court.table.players[seat].tokens
    for left in range(count, 0, -1):
        legal = {f"give {TOKENS[kind]}" for kind in range(6) if held[kind]}
        move = yield from ask("give", seat, legal, left=left, **details)
        hand_on(court, seat, TOKENS.index(move.split()[1]))
