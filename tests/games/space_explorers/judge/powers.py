"""SX-W1 to SX-W7 Power tokens in the Center and on the boards."""

from tests.games.space_explorers.judge.box import POWERS
from tests.games.space_explorers.judge.court import Court, Disagreement, Flow, ask, number_of
from tests.games.space_explorers.judge.table import Face, Place, Section


def bare(court: Court) -> list[Place]:
    return [place for place in court.table.center if place.token is None]


def turn_up(court: Court, power: str) -> Face:
    """The next token of a pile is turned up."""
    token = court.chance.face(power)
    take_from_pile(court, token)
    return token


def take_from_pile(court: Court, token: Face) -> None:
    power, icon = token
    if not court.table.piles[power][icon]:
        raise Disagreement(f"the pile of {power} has no {icon}")
    court.table.piles[power][icon] -= 1


def back_to_pile(court: Court, token: Face) -> None:
    court.table.piles[token[0]][token[1]] += 1


def missing(court: Court) -> list[str]:
    """SX-W2 Powers that have no token in the Center, though their piles have some."""
    lying = {place.token[0] for place in court.table.center if place.token}
    return [power for power in POWERS if power not in lying and any(court.table.piles[power].values())]


def lay_missing(court: Court, seat: int) -> Flow[None]:
    """SX-W2 Whenever a token is missing and a card is bare, the active player lays the next one."""
    if "powers" not in court.table.modules:
        return
    while bare(court) and (powers := missing(court)):
        yield from lay(court, seat, turn_up(court, powers[0]))


def lay(court: Court, seat: int, token: Face) -> Flow[None]:
    """SX-W2, SX-W6 Lay a token on a bare card of one's choice; without one it goes back to its pile."""
    if not bare(court):
        back_to_pile(court, token)
        return
    legal = {f"lay {place.card}" for place in bare(court)}
    court.table.waiting.insert(0, token)
    move = yield from ask("lay", seat, legal, token=token)
    court.table.waiting.remove(token)
    put(court, token, number_of(move))


def put(court: Court, token: Face, card: int) -> None:
    """A token lies on a card now, and all were told."""
    event = court.chance.next("marked")
    if (event.power, event.icon) != token:
        raise Disagreement(f"{token} is laid, not {event}")
    place = court.table.place_of(card)
    assert place is not None
    court.table.center[place].token = token


def may_shift(court: Court, seat: int) -> Flow[None]:
    """SX-W5 After recruiting a bare card or one from hand: move the own power's token to a bare card."""
    own = [place for place in court.table.center if place.token and place.token[0] == court.table.players[seat].power]
    if not own or not bare(court):
        return
    legal = {f"lay {place.card}" for place in bare(court)} | {"stay"}
    move = yield from ask("shift", seat, legal)
    if move != "stay":
        (place,) = (place for place in court.table.center if place.card == number_of(move))
        place.token, own[0].token = own[0].token, None


def gain_token(court: Court, seat: int, token: Face) -> Flow[None]:
    """SX-W7 The token of the card recruited goes to the board."""
    player = court.table.players[seat]
    power, icon = token
    if power != player.power:
        player.international[POWERS.index(power)] += 1
        return
    if player.gained < 3:
        player.sections[player.gained] = Section(icon)
        player.gained += 1
        return
    if player.gained == 3:
        player.gained += 1
        yield from cooperate(court, seat)
        return
    free = [f"niche {place}" for place, section in enumerate(player.sections, 1) if section.icon is None]
    move = "cooperate"
    if free:
        move = yield from ask("place", seat, {*free, "cooperate"}, token=token)
    if move == "cooperate":
        yield from cooperate(court, seat)
    else:
        player.sections[number_of(move) - 1] = Section(icon)


def cooperate(court: Court, seat: int) -> Flow[None]:
    """SX-W7, SX-W12 A token lies in cooperation; the USA then takes one of another power."""
    table = court.table
    player = table.players[seat]
    assert player.power
    player.cooperation += 1
    words = table.box.powers[player.power].cooperation
    if words.kind != "foreign token N":
        return
    for _ in range(words.n):
        legal = {f"pile {power}" for power in POWERS if power != player.power and any(table.piles[power].values())}
        if legal:
            move = yield from ask("pile", seat, legal)
            event = court.chance.next("foreign")
            assert event.power and event.icon
            if event.power != move.split()[1]:
                raise Disagreement(f"{move}, not {event}")
            take_from_pile(court, (event.power, event.icon))
            player.international[POWERS.index(event.power)] += 1
