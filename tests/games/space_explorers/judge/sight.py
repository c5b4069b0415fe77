"""What has to be in sight: the judge's table held against a view, field by field."""

from collections.abc import Iterator

from kosmodrom.games.space_explorers.view.shapes import CrisisView, PaymentView, Seat
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.judge import score
from tests.games.space_explorers.judge.box import COLOURS, DIVISIONS, MODULES, POWERS, TALENT
from tests.games.space_explorers.judge.court import Ask
from tests.games.space_explorers.judge.payment import Bill
from tests.games.space_explorers.judge.table import OpenCrisis, Table, face

Pair = tuple[str, object, object]
"""What it is called, what the judge says, what is in sight."""


def differences(table: Table, ask: Ask, views: list[ExplorersView]) -> list[str]:
    """What a view shows otherwise than the judge would."""
    found: list[str] = []
    for view in views:
        pairs = [*whole(table, ask, view), *around(table, view)]
        for place, seat in enumerate(view.seats):
            pairs += [(f"seat {place} {name}", mine, theirs) for name, mine, theirs in person(table, place, seat)]
        pairs += own(table, ask, view)
        unlike = [(name, mine, theirs) for name, mine, theirs in pairs if mine != theirs]
        if found:
            break
        found += [f"{name}: judge {mine}, seen {theirs} (view {view.seat})" for name, mine, theirs in unlike]
    return found


def own(table: Table, ask: Ask, view: ExplorersView) -> Iterator[Pair]:
    """What a seat alone sees, and whether it has chosen its talent (SX-H1)."""
    kept = ask.details.get("kept", {})
    assert isinstance(kept, dict)
    if view.own:
        player = table.players[view.seat]
        yield "own hand", sorted(player.hand), sorted(view.own.hand)
        yield "own talent", kept.get(view.seat, player.talent), view.own.talent
        if view.seat not in kept:
            yield "offered", sorted(player.offered), sorted(view.own.offered)
    for place, seat in enumerate(view.seats):
        has_chosen = place in kept or table.players[place].talent is not None
        yield f"seat {place} has chosen", has_chosen, seat.has_chosen


def whole(table: Table, ask: Ask, view: ExplorersView) -> Iterator[Pair]:
    """The question, the turn, the decks."""
    yield "question", ask.question, view.question
    yield "asked", sorted(ask.legal), sorted(view.asked)
    yield "round", table.round, view.round
    yield "first", table.first, view.first
    yield "ending", table.ending, set(view.ending)
    yield "modules", [module for module in MODULES if module in table.modules], list(view.modules)
    yield "deck", (table.deck.size, table.deck.under), (view.deck, list(view.under))
    yield "leader deck", (table.leaders.size, table.leaders.under), (view.leader_deck, list(view.under_leaders))
    yield "unseen", sorted(table.unseen), sorted(view.unseen)
    yield from details(ask, view)
    if table.turn:
        this, turn = view.this_turn, table.turn
        yield "turn", turn.seat, view.turn
        yield "acted", turn.has_acted, this.has_acted
        yield "taken", turn.has_taken, this.has_taken
        yield "third", turn.has_third, this.has_third
        yield "project", turn.has_project, this.has_project
        yield "recruited", turn.recruited, this.recruited
        yield "lent", turn.lent, list(this.lent)
        yield "wild", turn.wild, this.wild
        yield "extra", turn.extra, this.extra
        yield "used", turn.used - set(this.used), set()
        working = {card for card in this.working if card != TALENT and table.card(card).has_ability}
        if ask.question not in ("pawn", "claim"):
            yield "working", table.working(turn.seat), working


def details(ask: Ask, view: ExplorersView) -> Iterator[Pair]:
    """What the question says of itself."""
    seen = view.details
    for name in ("left", "source", "division", "project", "tile", "mode", "cost", "other", "got"):
        if name in ask.details:
            yield name, ask.details[name], getattr(seen, name)
    if "cards" in ask.details:
        yield "cards", ask.details["cards"], list(seen.cards)
    if "token" in ask.details:
        yield "token", ask.details["token"], face(seen.token)
    bill = ask.details.get("bill")
    if isinstance(bill, Bill):
        assert view.payment
        yield from payment(bill, view.payment)
        yield "spent", ask.details["spent"], list(view.payment.spent)
        yield "put down", ask.details["put_down"], list(view.payment.put_down)


def payment(bill: Bill, seen: PaymentView) -> Iterator[Pair]:
    yield "needs", list(bill.needs), list(seen.needs)
    yield "any", bill.any, seen.any
    yield "wild icons", bill.wild, seen.wild
    yield "open", bill.open, seen.open
    yield "changes", bill.changes, seen.changes
    yield "worth", bill.worth, seen.worth
    yield "more", (len(bill.more), 0), (seen.threes, seen.fours)
    yield "borrows", bill.borrows, seen.borrows
    yield "any colours", bill.is_any_colours, seen.is_any_colours
    yield "icons", len(bill.pawn), seen.icons


def around(table: Table, view: ExplorersView) -> Iterator[Pair]:
    """The Center, projects, piles, crises, the Rival's row."""
    mine = [(place.card, place.token, place.reserved) for place in table.center]
    yield "center", mine, [(place.card, face(place.token), place.reserved) for place in view.center]
    yield "least", table.least(), view.least
    yield "waiting", table.waiting, [face(token) for token in view.waiting]
    yield "projects", table.projects, list(view.projects)
    yield "box", sorted(table.box_tiles), sorted(view.box)
    piles = [[table.piles[power][icon] for icon in (*COLOURS, "any")] for power in POWERS if power in table.piles]
    yield "piles", piles, [list(pile) for pile in view.piles]
    if view.crises:
        yield "current crisis", crisis(table.current), seen_crisis(view.crises.current)
        yield "coming crisis", crisis(table.coming), seen_crisis(view.crises.coming)
        yield "discarded", table.discarded, view.crises.discarded
        yield "unseen crises", sorted(table.unseen_crises), sorted(view.crises.unseen)
    if view.rival:
        yield "marker", table.marker % max(1, len(table.center)), view.rival.marker
        yield "track", table.track, view.rival.track
        yield "bonus", table.has_bonus, view.rival.has_bonus
        yield "lead", score.lead(table), view.rival.lead
        yield "rank", score.rank(table), view.rival.rank


def crisis(found: OpenCrisis | None) -> object:
    return (found.name, found.left, found.under, found.frozen) if found else None


def seen_crisis(found: CrisisView | None) -> object:
    return (found.crisis, found.left, found.card_under, list(found.frozen) or [0] * 6) if found else None


def person(table: Table, place: int, seat: Seat) -> Iterator[Pair]:
    """A player's things."""
    player = table.players[place]
    yield "hub", player.hub, [[card.card for card in stack] for stack in seat.hub]
    recruited = {table.turn.recruited} if table.turn and table.turn.seat == place else set()
    seen = [card for stack in seat.hub for card in stack]
    if table.turn:
        yield "new cards", [card for card in player.cards() if card in recruited], [c.card for c in seen if c.is_new]
    pawn = player.pawn if player.pawn in player.cards() else None
    yield "pawn in the hub", [pawn] if pawn else [], [card.card for card in seen if card.has_pawn]
    yield "skills", table.skills(place), list(seat.skills)
    yield "discounts", [table.discount(place, division) for division in range(5)], list(seat.discounts)
    yield "hand", len(player.hand), seat.hand
    yield "known", sorted(player.known), sorted(seat.known)
    yield "tokens", player.tokens, list(seat.tokens)
    yield "endless", sorted(COLOURS[colour] for colour in player.endless), sorted(seat.endless)
    yield "done", sorted(player.done), sorted(seat.done)
    yield "own", sorted(player.own), sorted(seat.own)
    yield "talent", player.talent, seat.talent
    yield "pawn", player.pawn, seat.pawn
    stands = None if player.pawn_division is None else DIVISIONS[player.pawn_division]
    yield "pawn's division", stands, seat.pawn_division
    goals = [(goal.goal, DIVISIONS[goal.division], goal.is_met) for goal in player.goals]
    yield "goals", goals, [(goal.goal, goal.division, goal.is_met) for goal in seat.goals]
    if seat.board:
        mine = [(section.icon, section.is_used) for section in player.sections]
        yield "sections", mine, [(section.icon, section.is_used) for section in seat.board.sections]
        yield "gained", player.gained, seat.board.gained
        yield "cooperation", player.cooperation, seat.board.cooperation
        yield "international", player.international, list(seat.board.international)
    if not player.is_rival:
        points = score.points(table, place)
        yield from ((name, count, getattr(seat.points, name)) for name, count in points.items())
        yield "total", sum(points.values()), seat.points.total
    elif seat.is_rival:
        yield "Rival's total", score.rival_points(table), seat.points.total
