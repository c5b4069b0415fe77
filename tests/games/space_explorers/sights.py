"""What a game of Space Explorers can show: something told, something played, a position met on the way."""

from collections.abc import Iterator

from kosmodrom.core.frames import top
from kosmodrom.core.match import Match, Step, retrace
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import find
from kosmodrom.games.space_explorers.parts.counts import of_colour
from kosmodrom.games.space_explorers.parts.names import COLOUR_NAMES, DIVISION_NAMES, SPECIALISTS
from kosmodrom.games.space_explorers.rules import frames
from kosmodrom.games.space_explorers.rules.cards import holds
from kosmodrom.games.space_explorers.rules.frames import kind_of_frame, number_of
from kosmodrom.games.space_explorers.state import ExplorersState
from kosmodrom.games.space_explorers.view.events import EventView, event_view
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.kept import Shows

GAME = find("space_explorers")
MOVES = GAME.about.moves
TALENT = SPECIALISTS + 1
"""What the log calls the talent among the specialists whose abilities are used."""


# What is told and played


def happened(match: Match) -> list[EventView]:
    """All events of a game, from its set-up on, as everybody is told of them."""
    events = [*match.opening, *(event for step in match.steps for event in step.events)]
    return [event_view(event, SPECTATOR) for event in events]


def is_like(event: EventView, kind: str, wanted: dict[str, int | str]) -> bool:
    return event.kind == kind and all(getattr(event, name) == value for name, value in wanted.items())


def tells(kind: str, **wanted: int | str) -> Shows:
    """Something happens in the game."""
    return lambda match: any(is_like(event, kind, wanted) for event in happened(match))


def tells_often(kind: str, times: int) -> Shows:
    """It happens to one seat at least so often."""

    def shows(match: Match) -> bool:
        seats = [event.seat for event in happened(match) if event.kind == kind]
        return any(seats.count(seat) >= times for seat in set(seats))

    return shows


def notation(step: Step) -> str:
    return MOVES.notation(step.move)


def plays(*verbs: str) -> Shows:
    return lambda match: set(verbs) <= {notation(step).split()[0] for step in match.steps}


def places_a_leader(match: Match) -> bool:
    return any(event.kind == "recruited" and (event.card or 0) > SPECIALISTS for event in happened(match))


def completes_a_new_project(match: Match) -> bool:
    return any(
        event.kind in ("project", "rival_project") and int(str(event.project).split("-")[0]) > 10
        for event in happened(match)
    )


def ends_by(cause: str) -> Shows:
    """Nothing else has set off the end."""
    return lambda match: [event.cause for event in happened(match) if event.kind == "ending"] == [cause]


def is_of(kind: str, match: Match, **wanted: int | str) -> set[int]:
    """The seats to which something happens."""
    return {event.seat for event in happened(match) if is_like(event, kind, wanted)}


def develops(power: str) -> Shows:
    """A seat of a power uses its three sections, and has a token in cooperation."""

    def shows(match: Match) -> bool:
        seats = is_of("power", match, power=power) & is_of("cooperates", match)
        for number in (1, 2, 3):
            seats &= is_of("section", match, section=number)
        return bool(seats)

    return shows


# Positions on the way


def state_of(match: Match) -> ExplorersState:
    assert isinstance(match.state, ExplorersState)
    return match.state


def seen(match: Match) -> ExplorersView:
    view = GAME.view(match.state, SPECTATOR)
    assert isinstance(view, ExplorersView)
    return view


def ways(match: Match) -> Iterator[tuple[ExplorersState, Step]]:
    """The position before each move of a game, and the move."""
    return ((state_of(at), step) for at, step in zip(retrace(match), match.steps, strict=False))


def helps(talent: int) -> Shows:
    """Somebody's talent is of use."""
    is_used = {1: draws_by_talent, 2: changes_a_token, 3: drops_an_icon, 4: gives_icons_for_a_hand_card}
    if talent in is_used:
        return lambda match: any(
            s.players[step.seat].talent == talent and is_used[talent](s, step) for s, step in ways(match)
        )
    kind = {5: "bought", 6: "pawn", 7: "pawn", 8: "icon"}[talent]
    return lambda match: bool(is_of("talent", match, talent=talent) & is_of(kind, match))


def draws_by_talent(s: ExplorersState, step: Step) -> bool:
    """T1."""
    is_offered = kind_of_frame(top(s)) == frames.DRAWS and number_of(top(s), 1) == TALENT
    return is_offered and notation(step) == "draw"


def changes_a_token(s: ExplorersState, step: Step) -> bool:
    """T2: a token that no open icon asks for."""
    verb, _, colour = notation(step).partition(" ")
    return verb == "token" and s.payment.any == 0 and of_colour(s.payment.needs, COLOUR_NAMES.index(colour)) == 0


def drops_an_icon(s: ExplorersState, step: Step) -> bool:
    """T3: of a specialist's column, where the skills lying in the division leave one."""
    player, p = s.players[step.seat], s.payment
    lying = of_colour(player.lying, p.division)
    return 0 < p.card <= SPECIALISTS and 0 < lying < s.box.cost[p.card]


def gives_icons_for_a_hand_card(s: ExplorersState, step: Step) -> bool:
    """T4."""
    return s.payment.card != 0 and holds(s.players[step.seat], s.payment.card) and s.payment.wild >= 2


def buys_at_base_price(match: Match) -> bool:
    """19 or 56 is used with modules, at the price it has without them."""
    return bool(match.options["prices"] == "base" and is_of("used", match, card=56) | is_of("used", match, card=19))


def fills_its_hub(match: Match) -> bool:
    """All divisions of somebody's hub have cards."""
    hubs = [seat.hub for seat in seen(match).seats[: match.seats]]
    return any(all(hub[division] for division in range(len(DIVISION_NAMES))) for hub in hubs)


# Results


def wins_alone(match: Match) -> bool:
    return GAME.outcome(match.state).winners == (0,)


def loses_alone(match: Match) -> bool:
    return GAME.outcome(match.state).winners == ()
