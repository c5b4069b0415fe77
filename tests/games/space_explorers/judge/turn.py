"""SX-T, SX-E The course of a game: talents, turns, rounds, the end."""

from tests.games.space_explorers.judge.abilities import (
    lift_up,
    pawns,
    raisable,
    take_as_action,
    takes,
    usable,
    use,
)
from tests.games.space_explorers.judge.box import DIVISIONS, TALENT
from tests.games.space_explorers.judge.court import Ask, Court, Flow, ask, number_of
from tests.games.space_explorers.judge.crises import move_marker
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.powers import lay_missing
from tests.games.space_explorers.judge.projects import completable, complete
from tests.games.space_explorers.judge.recruiting import recruit, recruits
from tests.games.space_explorers.judge.rival import advance, rival_turn
from tests.games.space_explorers.judge.sections import refresh, usable_sections, use_section
from tests.games.space_explorers.judge.table import Table, ThisTurn


def game(court: Court) -> Flow[None]:
    """A whole game, from the first decision to the last."""
    table = court.table
    if "talents" in table.modules:
        yield from choose_talents(court)
    seat = table.first
    table.round = 1
    while True:
        yield from turn(court, seat)
        following = (seat + 1) % table.people
        if table.passes == table.people:
            table.ending.add("passes")
            break
        if table.is_solo:
            table.turn = None
            yield from rival_turn(court)
        if following == table.first:
            if table.ending:
                break
            table.round += 1
        seat = following
    table.turn = None
    table.is_over = True
    yield Ask("over", {})


def choose_talents(court: Court) -> Flow[None]:
    """SX-H1 All choose at once and in secret; T8's owner then names a division."""
    table = court.table
    kept: dict[int, int] = {}
    while len(kept) < table.people:
        legal = {
            seat: {f"talent {talent}" for talent in table.players[seat].offered}
            for seat in range(table.people)
            if seat not in kept
        }
        seat, move = yield Ask("talent", legal, {"kept": dict(kept)})
        kept[seat] = number_of(move)
    for seat, talent in kept.items():
        table.players[seat].talent = talent
        table.players[seat].offered = []
    table.round = 1
    for seat in range(table.people):
        words = table.talent(seat)
        if words and words.kind == "pawn: colour N":
            move = yield from ask("stand", seat, {f"stand {division}" for division in DIVISIONS})
            table.players[seat].pawn_division = DIVISIONS.index(move.split()[1])


def actions(table: Table, seat: int) -> set[str]:
    """SX-T1 Take, recruit, or what stands for the action."""
    found = takes(table, seat)
    if table.crisis().kind == "no deck":
        found.discard("draw")
    found |= {str(named) for named in recruits(table, seat)}
    found |= {move for move in usable(table, seat) if is_instead(table, move)}
    power = table.players[seat].power
    for move in usable_sections(table, seat):
        if power and move != "refresh":
            words = table.box.powers[power].sections[number_of(move) - 1]
            found |= {move} if words.kind.startswith("instead:") else set()
    return found


def is_instead(table: Table, move: str) -> bool:
    what = move.split()[1]
    return what != "talent" and table.ability(int(what)).kind.startswith("instead:")


def before(table: Table, seat: int) -> set[str]:
    """What may be done before the action is over."""
    found = actions(table, seat) or {"pass"}
    return found | usable(table, seat) | usable_sections(table, seat) | raisable(table, seat) | pawns(table, seat)


def afterwards(table: Table, seat: int) -> set[str]:
    """What may be done after it."""
    assert table.turn
    found = usable(table, seat) | usable_sections(table, seat) | {"done"}
    if not table.turn.has_project:
        found |= {f"project {project}" for project in completable(table, seat, table.turn.extra)}
    return found


def turn(court: Court, seat: int) -> Flow[None]:
    """SX-T1"""
    table = court.table
    table.turn = ThisTurn(seat)
    while not table.turn.has_acted:
        move = yield from ask("act", seat, before(table, seat))
        yield from do(court, seat, move)
    while (legal := afterwards(table, seat)) != {"done"}:
        move = yield from ask("go_on", seat, legal)
        if move == "done":
            break
        yield from do(court, seat, move)
    yield from end_turn(court, seat)


def do(court: Court, seat: int, move: str) -> Flow[None]:
    """A move of the turn, and the power tokens that it makes room for (SX-W2)."""
    table = court.table
    verb = move.split()[0]
    match verb:
        case "take" | "draw":
            yield from take_as_action(court, seat, move)
        case "recruit":
            yield from recruit(court, seat, move)
        case "use":
            yield from use(court, seat, move)
        case "raise":
            lift_up(court, seat, move)
        case "pawn":
            table.players[seat].pawn = number_of(move)
            court.turn.used.add(TALENT)
        case "section":
            yield from use_section(court, seat, move)
        case "refresh":
            refresh(court, seat)
        case "project":
            yield from complete(court, seat, move.split()[1])
        case "pass":
            court.turn.has_acted = court.turn.has_passed = True
    yield from lay_missing(court, seat)


def end_turn(court: Court, seat: int) -> Flow[None]:
    """SX-T8"""
    table, player = court.table, court.table.players[seat]
    for colour in player.endless:
        player.tokens[colour] += 1
    player.endless = []
    this = court.turn
    table.passes = table.passes + 1 if this.has_passed else 0
    if table.current and (this.has_project or this.has_taken or this.has_third):
        yield from move_marker(court, seat)
    look_at_goals(court)
    yield from reserve(court, seat)
    if table.is_solo and this.has_taken:
        advance(court)


def reserve(court: Court, seat: int) -> Flow[None]:
    """SX-H8 T7's pawn comes back, and may be set on a card of the Center that costs enough."""
    table, player = court.table, court.table.players[seat]
    words = table.talent(seat)
    if words is None or words.kind != "pawn: reserve N":
        return
    player.pawn = None
    for place in table.center:
        place.reserved = None if place.reserved == seat else place.reserved
    dear = [place for place in table.center if len(table.card(place.card).cost) >= words.n]
    if dear:
        legal = {f"pawn {place.card}" for place in dear} | {"stay"}
        move = yield from ask("pawn", seat, legal)
        if move != "stay":
            player.pawn = number_of(move)
            for place in table.center:
                if place.card == player.pawn:
                    place.reserved = seat
