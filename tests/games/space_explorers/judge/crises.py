"""SX-K3 to SX-K9 The marker of the crises, and what a crisis leaves behind."""

from tests.games.space_explorers.judge.box import TOKENS
from tests.games.space_explorers.judge.center import fill_up, gain, place_by_itself, top
from tests.games.space_explorers.judge.court import Court, Disagreement, Flow, ask
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.powers import lay_missing
from tests.games.space_explorers.judge.table import OpenCrisis

IN_A_GAME = 6


def steps_of(court: Court, name: str) -> int:
    """SX-K3, SX-Z7 How often the marker moves; alone as for two."""
    return court.table.box.crises[name].steps[max(court.table.people, 2) - 2]


def move_marker(court: Court, ender: int) -> Flow[None]:
    """SX-K3 One step at the end of a turn; the last one ends the crisis."""
    table = court.table
    over = table.current
    if over is None:
        return
    over.left -= 1
    if over.left:
        return
    is_rival = table.players[ender].is_rival
    table.discarded += 1
    table.current = None
    yield from share_frozen(court, ender, over.frozen)
    yield from fill_up(court, None, rival=is_rival)
    if over.under is not None:
        take_card_under(court, ender, over.under)
    table.current, table.coming = table.coming, None
    if table.discarded == IN_A_GAME:
        table.ending.add("crises")
    open_next(court)
    look_at_goals(court)
    if not is_rival:
        yield from lay_missing(court, ender)


def open_next(court: Court) -> None:
    """SX-K1, SX-K4, SX-K5 The next crisis is opened beside the current one, while there is one."""
    table = court.table
    if table.discarded + 2 > IN_A_GAME:
        return
    name = court.chance.next("coming").crisis
    if name not in table.unseen_crises or table.box.crises[name].is_late != (table.discarded + 1 >= IN_A_GAME // 2):
        raise Disagreement(f"crisis {name} can't be the next")
    table.unseen_crises.remove(name)
    table.coming = OpenCrisis(name, steps_of(court, name))
    deck = table.deck if table.deck.size else table.leaders
    if table.box.crises[name].effect.kind == "silence card under" and deck.size:
        table.coming.under = top(court, deck, "under_crisis")
        table.unseen.discard(table.coming.under)


def take_card_under(court: Court, ender: int, card: int) -> None:
    """SX-K5, SX-Z7 Whoever ends the crisis takes the card."""
    if court.table.players[ender].is_rival:
        place_by_itself(court, card)
    else:
        gain(court, ender, card, is_known=True)


def share_frozen(court: Court, ender: int, frozen: list[int]) -> Flow[None]:
    """SX-K9, SX-Z7 Players take one each in turn, beginning left of the one who ended it, until all are taken."""
    table = court.table
    seat = table.left_of(ender)
    while any(frozen):
        player = table.players[seat]
        kinds = [kind for kind in range(6) if frozen[kind]]
        if player.is_rival:
            kind = min(kinds, key=lambda kind: (player.tokens[kind], kind))
        else:
            move = yield from ask("claim", seat, {f"claim {TOKENS[kind]}" for kind in kinds})
            kind = TOKENS.index(move.split()[1])
        frozen[kind] -= 1
        player.tokens[kind] += 1
        seat = table.left_of(seat)
