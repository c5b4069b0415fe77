"""SX-Z2, SX-Z3, SX-Z7 The Rival's turn and its track."""

from tests.games.space_explorers.judge.box import DIRECTIVE, POWERS
from tests.games.space_explorers.judge.center import fill_up, lift, place_by_itself
from tests.games.space_explorers.judge.court import Court, Disagreement, Flow
from tests.games.space_explorers.judge.crises import move_marker
from tests.games.space_explorers.judge.powers import bare, missing, put, turn_up

YOU, RIVAL = 0, 1


def rival_turn(court: Court) -> Flow[None]:
    """SX-Z2 Recruit, place, supply, march, track, project; then the crisis."""
    table = court.table
    is_third = False
    if table.center:
        is_third = yield from rival_recruit(court)
    has_project = rival_project(court)
    if table.current and (is_third or has_project):
        yield from move_marker(court, RIVAL)


def looked_at(court: Court) -> int:
    """SX-Z2, SX-Z7 The place of the card it recruits."""
    table = court.table
    size = len(table.center)
    row = [(table.marker + step) % size for step in range(size)]
    free = [place for place in row if table.center[place].reserved is None] or row
    look = free[: table.box.levels[table.level].look]
    return max(look, key=lambda place: (len(table.card(table.center[place].card).cost), -look.index(place)))


def rival_recruit(court: Court) -> Flow[bool]:
    """SX-Z2 Answers whether the card was the third of its division."""
    table = court.table
    rival = table.players[RIVAL]
    card = table.card(table.center[looked_at(court)].card)
    freed, lying = lift(court, card.number)
    division = place_by_itself(court, card.number)
    is_third = len(rival.hub[division]) == 3
    for colour in card.cost:
        if rival.tokens[colour]:
            rival.tokens[colour] -= 1
            table.players[YOU].tokens[colour] += 1
    if lying.token:
        rival.international[POWERS.index(lying.token[0])] += 1
    yield from fill_up(court, freed, rival=True)
    lay_by_itself(court, freed)
    table.marker = (freed + len(card.cost)) % max(1, len(table.center))
    if card.is_two_skilled or card.has_asterisk:
        advance(court)
    return is_third


def lay_by_itself(court: Court, freed: int) -> None:
    """SX-Z7 The next token of a power goes on the first bare card from the freed place on."""
    if "powers" not in court.table.modules:
        return
    while bare(court) and (powers := missing(court)):
        row = court.table.center[freed:] + court.table.center[:freed]
        token = turn_up(court, powers[0])
        put(court, token, next(found.card for found in row if found.token is None))


def advance(court: Court) -> None:
    """SX-Z3 The track: a step, and what happens there."""
    table = court.table
    last = max(table.box.track)
    if table.track == last:
        return
    table.track += 1
    match table.box.track.get(table.track):
        case "recruit from deck":
            add_from_deck(court)
        case "cheapest project":
            if table.projects:
                cheapest = min(table.projects, key=lambda name: table.box.projects[name].points)
                take_project(court, cheapest)
        case "bonus":
            table.has_bonus = True


def add_from_deck(court: Court) -> None:
    """SX-Z3 The top card of the deck, placed, nothing else."""
    table = court.table
    deck = table.deck if table.deck.size else table.leaders
    if not deck.size:
        return
    card = court.chance.told["rival"][0].card if court.chance.told["rival"] else None
    if card is None:
        raise Disagreement("the Rival gets the top card of the deck")
    if deck.hidden:
        deck.hidden -= 1
        if card not in table.unseen or card in table.players[YOU].hand:
            raise Disagreement(f"{card} can't be in the deck")
    elif deck.under.pop(0) != card:
        raise Disagreement(f"{card} is not the next")
    table.unseen.discard(card)
    place_by_itself(court, card)


def rival_project(court: Court) -> bool:
    """SX-Z2 The open project of most points that its skills allow, of equals the leftmost."""
    table = court.table
    skills = table.skills(RIVAL)
    fit = [
        name
        for name in table.projects
        if all(need <= had for need, had in zip(table.box.projects[name].needs, skills, strict=True))
    ]
    if not fit:
        return False
    take_project(court, max(fit, key=lambda name: (table.box.projects[name].points, -fit.index(name))))
    if table.players[RIVAL].tokens[DIRECTIVE]:
        table.players[RIVAL].tokens[DIRECTIVE] -= 1
        table.players[YOU].tokens[DIRECTIVE] += 1
    return True


def take_project(court: Court, name: str) -> None:
    table = court.table
    table.projects.remove(name)
    table.players[RIVAL].done.append(name)
    if not table.projects:
        table.ending.add("projects")
