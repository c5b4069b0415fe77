"""What a game of Space Bureau can show: something told, something played, a position met on the way."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from kosmodrom.core.match import Match, Step, retrace
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import find
from kosmodrom.games.space_bureau.parts.actions import NO_EFFECT, effect_of
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES, CELLS
from kosmodrom.games.space_bureau.rules.checklist import action_at, why_not_slot
from kosmodrom.games.space_bureau.rules.flight import why_not_land
from kosmodrom.games.space_bureau.rules.frames import CELL, checklist
from kosmodrom.games.space_bureau.state import SpaceBureauState
from kosmodrom.games.space_bureau.view.events import EventView, event_view
from kosmodrom.games.space_bureau.view.table import Item, SpaceBureauView
from tests.games.kept import Shows

GAME = find("space_bureau")
MOVES = GAME.about.moves
NOBODY = -1


# What is told and played


def told_of(step: Step) -> list[EventView]:
    """What a move brought about."""
    return [event_view(event, SPECTATOR) for event in step.events]


def happened(match: Match) -> list[EventView]:
    """All events of a game, from its set-up on."""
    opening = [event_view(event, SPECTATOR) for event in match.opening]
    return [*opening, *(event for step in match.steps for event in told_of(step))]


def tells(kind: str, **wanted: int | str) -> Shows:
    """Something happens in the game."""
    return lambda match: any(is_like(event, kind, wanted) for event in happened(match))


def is_like(event: EventView, kind: str, wanted: dict[str, int | str]) -> bool:
    return event.kind == kind and all(getattr(event, name) == value for name, value in wanted.items())


def tells_often(kind: str, times: int, **wanted: int | str) -> Shows:
    """It happens to one captain at least so often."""

    def shows(match: Match) -> bool:
        seats = [event.seat for event in happened(match) if is_like(event, kind, wanted)]
        return any(seats.count(seat) >= times for seat in range(match.seats))

    return shows


def tells_at_least(kind: str, name: str, number: int) -> Shows:
    """It happens with such a number or a higher one."""
    return lambda match: any(event.kind == kind and (getattr(event, name) or 0) >= number for event in happened(match))


def tells_next(kind: str, *following: str) -> Shows:
    """One thing happens, and right after it one of some others."""
    return lambda match: any(one.kind == kind and other.kind in following for one, other in pairwise(happened(match)))


def notation(step: Step) -> str:
    return MOVES.notation(step.move)


def plays(*verbs: str) -> Shows:
    return lambda match: set(verbs) <= {notation(step).split()[0] for step in match.steps}


def places_in_all_rows(side: str) -> Shows:
    """The captain of a side of the ship has placed tiles in all its rows."""

    def shows(match: Match) -> bool:
        captains = seen(match).seats
        return any(
            captain.side == side and {tile.cell[1] for tile in captain.tiles} == set("1234") for captain in captains
        )

    return shows


# Positions on the way


def state_of(match: Match) -> SpaceBureauState:
    assert isinstance(match.state, SpaceBureauState)
    return match.state


def seen(match: Match) -> SpaceBureauView:
    view = GAME.view(match.state, SPECTATOR)
    assert isinstance(view, SpaceBureauView)
    return view


def ways(match: Match) -> Iterator[tuple[Match, Step]]:
    """The game before each of its moves, and the move."""
    return zip(retrace(match), match.steps, strict=False)


def meets(found: Callable[[SpaceBureauView], bool]) -> Shows:
    """Such a position is met."""
    return lambda match: any(found(seen(at)) for at, _ in ways(match))


def asks(question: str) -> Shows:
    return meets(lambda view: view.question == question)


def items(view: SpaceBureauView, of: str) -> list[Item]:
    return [item for listed in view.checklists if listed.of == of for item in listed.items]


def bars(of: str, rule: str) -> Shows:
    """A rule stands against an action of a list that is asked for others."""
    return meets(
        lambda view: any(
            choice.why == rule for item in items(view, of) if item.standing == "impossible" for choice in item.choices
        )
    )


def is_closed_at_once(rule: str) -> Shows:
    """A tile is placed where nothing can be done, by such a rule; the captain goes straight on to the refill."""

    def shows(match: Match) -> bool:
        for at, step in ways(match):
            if notation(step).startswith("place"):
                why = against_cell(state_of(at), step.seat, notation(step).split()[2])
                if None not in why and rule in why:
                    return True
        return False

    return shows


def against_cell(s: SpaceBureauState, seat: int, cell: str) -> list[str | None]:
    """For each effect printed in a cell of a captain's ship the rule against it as things stand."""
    frame = checklist(CELL, s.players[seat].side * CELLS + CELL_NAMES.index(cell), 1)
    slots = [slot for slot in range(8) if effect_of(action_at(s, frame, slot >> 1), slot) != NO_EFFECT]
    return [why_not_slot(s, seat, frame, slot) for slot in slots]


def has_no_room_for_a_sample(match: Match) -> bool:
    """The storage is full of samples, so there is no fuel to lose for another."""
    return bars("cell", "SB-G3")(match) or is_closed_at_once("SB-G3")(match)


def declines(of: str) -> Shows:
    """A captain is done with such a list though more could be done."""

    def shows(match: Match) -> bool:
        for at, step in ways(match):
            if notation(step) == "done":
                view = seen(at)
                if view.checklists[-1].of == of and any(item.standing == "open" for item in items(view, of)):
                    return True
        return False

    return shows


def lands_nobody_by(rule: str) -> Shows:
    """A flight ends without a landing, since a rule forbids it."""
    return lambda match: any(
        notation(step) == "end" and why_not_land(state_of(at), state_of(at).players[step.seat]) == rule
        for at, step in ways(match)
    )


def strands(match: Match) -> bool:
    """A flight can only end, since no step can be paid any more."""
    return any(
        (notation(step) == "end" and GAME.legal_moves(at.state, step.seat) == [step.move]) for at, step in ways(match)
    )


def grows_in_mid_turn(per: str) -> Shows:
    """A special action may be done more often than when its list was opened."""

    def shows(match: Match) -> bool:
        allowed: dict[tuple[int, int], int] = {}
        for at, _ in ways(match):
            view = seen(at)
            for number, item in enumerate(items(view, "cell")):
                if item.action.per == per:
                    turn = (int(state_of(at).turns), number)
                    if 0 < allowed.setdefault(turn, item.allowed) < item.allowed == item.done + 1:
                        return True
        return False

    return shows


def has_nothing_to_explore(match: Match) -> bool:
    """A captain flies with fuel enough beside unexplored places, but all hexes are laid."""
    return any(
        view.stack == 0 and view.question == "fly" and view.turn is not None and view.seats[view.turn].fuel >= 3
        for view in (seen(at) for at, _ in ways(match))
    )


def cannot_exchange(match: Match) -> bool:
    """Three tiles of one type lie in the queue and the bag is empty."""
    return any(
        view.question == "take" and view.bag == 0 and len(view.queue) == 3 and len(set(view.queue)) == 1
        for view in (seen(at) for at, _ in ways(match))
    )


def passes_on_an_exchange(match: Match) -> bool:
    """It is possible, and yet a tile is taken at once."""
    exchange = MOVES.parse("exchange")
    return any(
        notation(step).startswith("take") and exchange in GAME.legal_moves(at.state, step.seat)
        for at, step in ways(match)
    )


def is_stuck_with(reserve: int) -> Shows:
    """A captain who can't place anything has so many agents in reserve."""

    def shows(match: Match) -> bool:
        for at, step in ways(match):
            view = seen(at)
            if view.question == "take" and view.cell is None and len(view.seats[step.seat].reserve) >= reserve:
                return True
        return False

    return shows


def fly_to_one_hex(match: Match) -> bool:
    """Two ships meet away from the centre."""
    return any(
        len({captain.hex for captain in view.seats if captain.hex != 1})
        < len([captain for captain in view.seats if captain.hex != 1])
        for view in (seen(at) for at, _ in ways(match))
    )


# Results


def ranks_lower_with_ability(match: Match) -> bool:
    """With an ability a captain of 70 to 84 credits is no more than employee of the month."""
    view = seen(match)
    return 70 <= view.seats[0].score < 85 and view.rank == "employee"


def ties_by_fuel(match: Match) -> bool:
    """Several have most credits, and one of them more fuel."""
    results = GAME.outcome(match.state).results
    best = max(result.score for result in results)
    fuel = sorted(result.tiebreak[0] for result in results if result.score == best)
    return len(fuel) > 1 and fuel[-1] > fuel[-2]


def shares_the_win(match: Match) -> bool:
    return len(GAME.outcome(match.state).winners) > 1


def takes_moves_back(match: Match) -> bool:
    return sum(text.startswith("undo") for _, text in match.written) > 5
