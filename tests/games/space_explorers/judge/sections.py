"""SX-W8 to SX-W14 Sections of the power boards."""

from tests.games.space_explorers.judge.abilities import others_tokens, recruit_from_hand
from tests.games.space_explorers.judge.box import COLOURS, DIVISIONS, POWERS, TOKENS, Phrase
from tests.games.space_explorers.judge.center import draw, gain, leave_hand, top
from tests.games.space_explorers.judge.court import Court, Disagreement, Flow, ask, number_of
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.powers import bare, put
from tests.games.space_explorers.judge.recruiting import recruit, recruits
from tests.games.space_explorers.judge.table import Section, Table


def usable_sections(table: Table, seat: int) -> set[str]:
    """SX-W8, SX-W9 Sections whose token is in its niche and that could do something now, and the refresh."""
    player = table.players[seat]
    if player.power is None:
        return set()
    words = table.box.powers[player.power].sections
    found = {
        f"section {place + 1}"
        for place, section in enumerate(player.sections)
        if section.icon and not section.is_used and is_of_use(table, seat, words[place])
    }
    if player.cooperation and all(section.icon for section in player.sections):
        found.add("refresh")
    return found


def is_of_use(table: Table, seat: int, words: Phrase) -> bool:
    """Whether a section may be used at this time of the turn, and does anything."""
    assert table.turn
    player, is_before = table.players[seat], not table.turn.has_acted
    match words.kind:
        case "draw N":
            return table.can_draw()
        case "take tokens N":
            return bool(others_tokens(table, seat))
        case "endless tokens N":
            return is_before and bool(endless_choices(table, seat))
        case "reorder":
            return any(len(stack) > 1 for stack in player.hub)
        case "instead: any colours":
            return is_before and bool(recruits(table, seat, "any_colours"))
        case "dig":
            return table.deck.size > 0
        case "lend":
            return bool(lendable(table, seat))
        case "renew hand N":
            return table.can_draw()
        case "instead: exchange":
            return is_before and bool(player.cards())
        case "any N":
            return is_before
        case "rearrange":
            return any(place.token for place in table.center) and len(table.center) > 1
        case "own project N":
            return bool(table.box_tiles)
    raise AssertionError(words)


def refresh(court: Court, seat: int) -> None:
    """SX-W9 The tokens of all three sections go back to the pile."""
    player = court.table.players[seat]
    assert player.power
    for section in player.sections:
        assert section.icon
        court.table.piles[player.power][section.icon] += 1
    player.sections = [Section() for _ in range(3)]


def use_section(court: Court, seat: int, move: str) -> Flow[None]:
    """SX-W8 The token slides into the cell."""
    table, player = court.table, court.table.players[seat]
    place = number_of(move) - 1
    player.sections[place].is_used = True
    assert player.power
    words = table.box.powers[player.power].sections[place]
    match words.kind:
        case "draw N":
            draw(court, seat, words.n)
        case "take tokens N":
            yield from get_tokens(court, seat, words.n)
        case "endless tokens N":
            yield from lay_endless(court, seat, words.n)
        case "reorder":
            yield from reorder(court, seat)
        case "instead: any colours":
            court.turn.has_acted = True
            legal = {str(found) for found in recruits(table, seat, "any_colours")}
            named = yield from ask("recruit", seat, legal, mode="any_colours")
            yield from recruit(court, seat, named, "any_colours")
        case "dig":
            yield from dig(court, seat)
        case "lend":
            move = yield from ask("lend", seat, {f"pick {card}" for card in lendable(table, seat)})
            court.turn.lent.append(number_of(move))
        case "renew hand N":
            yield from renew(court, seat, words.n)
        case "instead: exchange":
            yield from exchange(court, seat)
        case "any N":
            court.turn.wild += words.n
        case "rearrange":
            yield from rearrange(court, seat)
        case "own project N":
            yield from own_project(court, seat)


# USSR


def get_tokens(court: Court, seat: int, count: int) -> Flow[None]:
    """SX-W11 2: from others, of one's choice, as many as there are."""
    table = court.table
    for left in range(count, 0, -1):
        legal = others_tokens(table, seat)
        if legal:
            move = yield from ask("get", seat, legal, left=left)
            _, name, got = move.split()
            table.players[table.neighbours(seat)[name]].tokens[TOKENS.index(got)] -= 1
            table.players[seat].tokens[TOKENS.index(got)] += 1


def endless_choices(table: Table, seat: int) -> set[str]:
    player = table.players[seat]
    return {f"endless {COLOURS[c]}" for c in range(5) if player.tokens[c] and c not in player.endless}


def lay_endless(court: Court, seat: int, count: int) -> Flow[None]:
    """SX-W11 3: up to three tokens of different colours by the board."""
    player = court.table.players[seat]
    for left in range(count, 0, -1):
        legal = endless_choices(court.table, seat)
        if not legal:
            return
        enough = {"done"} if left < count else set()
        move = yield from ask("endless", seat, legal | enough, left=left)
        if move == "done":
            return
        colour = COLOURS.index(move.split()[1])
        player.tokens[colour] -= 1
        player.endless.append(colour)


# USA


def reorder(court: Court, seat: int) -> Flow[None]:
    """SX-W12 1: the cards of one division in any order, named from the top down."""
    player = court.table.players[seat]
    legal = {f"pick {card}" for stack in player.hub if len(stack) > 1 for card in stack}
    move = yield from ask("order", seat, legal)
    division = player.division_of(number_of(move))
    stack = player.hub[division]
    named: list[int] = []
    while True:
        named.append(number_of(move))
        left = [card for card in stack if card not in named]
        player.hub[division] = left + named[::-1]
        look_at_goals(court)
        if len(left) == 1:
            return
        move = yield from ask("order", seat, {f"pick {card}" for card in left}, division=DIVISIONS[division])


def dig(court: Court, seat: int) -> Flow[None]:
    """SX-W12 3: turn up specialists until one shows the skill named; the others go under the deck."""
    table = court.table
    move = yield from ask("dig", seat, {f"name {colour}" for colour in COLOURS})
    skill = COLOURS.index(move.split()[1])
    turned: list[int] = []
    found = None
    while table.deck.size and found is None:
        card = top(court, table.deck, "turned_up")
        table.unseen.discard(card)
        if skill in table.card(card).skills:
            found = card
        else:
            turned.append(card)
    table.deck.under += turned
    if found is not None:
        gain(court, seat, found, is_known=True)


# France


def lendable(table: Table, seat: int) -> list[int]:
    """SX-W13 1: top specialists of other hubs with an ability."""
    others = [player for other, player in enumerate(table.players) if other != seat]
    tops = [card for player in others for card in player.tops() if table.card(card).has_ability]
    return [card for card in tops if table.is_lent_working(card)]


def renew(court: Court, seat: int, more: int) -> Flow[None]:
    """SX-W13 2: hand cards under the deck, shown, in one's order; draw as many, then one more."""
    table, player = court.table, court.table.players[seat]
    count = 0
    while player.hand:
        move = yield from ask("renew", seat, {*(f"pick {card}" for card in player.hand), "done"})
        if move == "done":
            break
        card = number_of(move)
        leave_hand(court, seat, card)
        deck = table.leaders if table.card(card).is_leader else table.deck
        deck.under.append(card)
        count += 1
    draw(court, seat, count + more)


def exchange(court: Court, seat: int) -> Flow[None]:
    """SX-W13 3: a card of the hub into hand, then a card from hand free."""
    player = court.table.players[seat]
    court.turn.has_acted = True
    move = yield from ask("exchange", seat, {f"pick {card}" for card in player.cards()})
    card = number_of(move)
    player.hub[player.division_of(card)].remove(card)
    if player.pawn == card:
        player.pawn = None
    gain(court, seat, card, is_known=True)
    yield from recruit_from_hand(court, seat)


# Japan


def rearrange(court: Court, seat: int) -> Flow[None]:
    """SX-W14 2: the power tokens of the Center anew, one after another, USSR first."""
    table = court.table
    tokens = sorted((place.token for place in table.center if place.token), key=lambda token: POWERS.index(token[0]))
    for place in table.center:
        place.token = None
    while tokens:
        table.waiting = list(tokens)
        token = tokens.pop(0)
        legal = {f"lay {place.card}" for place in bare(court)}
        move = yield from ask("lay", seat, legal, token=token)
        table.waiting = []
        put(court, token, number_of(move))


def own_project(court: Court, seat: int) -> Flow[None]:
    """SX-W14 3, SX-Z7: a random tile; the player on the left chooses the side."""
    table = court.table
    tile = court.chance.next("tile").tile
    assert tile
    if tile not in table.box_tiles:
        raise Disagreement(f"tile {tile} is not in the box")
    sides = table.box.sides(tile)
    if table.is_solo:
        side = min(sides, key=lambda side: (-sum(side.needs), side.points))
    else:
        move = yield from ask("side", table.left_of(seat), {"side first", "side second"}, tile=tile)
        side = sides[move == "side second"]
    table.box_tiles.remove(tile)
    table.players[seat].own.append(side.name)
