"""SX-T5, SX-A10, SX-K10, SX-K11, SX-W14 Completing projects."""

from tests.games.space_explorers.judge.box import TALENT, TOKENS
from tests.games.space_explorers.judge.center import join, leave_hand
from tests.games.space_explorers.judge.court import Court, Flow, ask, number_of
from tests.games.space_explorers.judge.goals import look_at_goals
from tests.games.space_explorers.judge.recruiting import hand_on, may_draw
from tests.games.space_explorers.judge.table import Table


def short_of(table: Table, seat: int, project: str) -> int:
    """How many skills are missing, of the player's best choice where the rules leave one."""
    needs = table.box.projects[project].needs
    crisis = table.crisis()
    ways = [needs]
    for _ in range(crisis.n if crisis.kind == "project N more" else 0):
        ways = [one_more(way, colour) for way in ways for colour in range(5) if needs[colour]]
    have = table.skills(seat)
    least = min(sum(max(0, need - had) for need, had in zip(way, have, strict=True)) for way in ways)
    return max(0, least - less(table, seat, project))


def one_more(needs: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple(need + (place == colour) for place, need in enumerate(needs))


def less(table: Table, seat: int, project: str) -> int:
    """SX-W14 Skills that the own tile of a player doesn't ask for."""
    power = table.players[seat].power
    if project not in table.players[seat].own or power is None:
        return 0
    return max((words.n for words in table.box.powers[power].sections if words.kind == "own project N"), default=0)


def open_to(table: Table, seat: int) -> list[str]:
    return [*table.projects, *table.players[seat].own]


def can_pay_toll(table: Table, seat: int, paid: int = 0) -> bool:
    """SX-K11, after so many tokens for something else."""
    crisis, player = table.crisis(), table.players[seat]
    if crisis.kind != "toll N card or N tokens":
        return True
    return len(player.hand) >= crisis.numbers[0] or sum(player.tokens) - paid >= crisis.numbers[1]


def completable(table: Table, seat: int, extra: int, paid: int = 0) -> list[str]:
    """The projects that could be completed with so many skills bought, after so many tokens for them."""
    if not can_pay_toll(table, seat, paid):
        return []
    return [project for project in open_to(table, seat) if short_of(table, seat, project) <= extra]


def complete(court: Court, seat: int, project: str) -> Flow[None]:
    """SX-T5"""
    table, player = court.table, court.table.players[seat]
    crisis = table.crisis()
    if crisis.kind == "toll N card or N tokens":
        yield from toll(court, seat, project)
    if project in player.own:
        player.own.remove(project)
    else:
        table.projects.remove(project)
        if not table.projects:
            table.ending.add("projects")
    player.done.append(project)
    court.turn.has_project = True
    court.turn.extra = 0
    look_at_goals(court)
    for helper in table.find(seat, "draw N after project"):
        yield from may_draw(court, seat, helper, table.ability(helper).n)
    talent = table.talent(seat)
    if talent and talent.kind == "draw N after project":
        yield from may_draw(court, seat, TALENT, talent.n)


def toll(court: Court, seat: int, project: str) -> Flow[None]:
    """SX-K11 A hand card put into the Center, or tokens passed on, chosen one by one."""
    table, player = court.table, court.table.players[seat]
    cards, tokens = table.crisis().numbers
    spent, returned = 0, 0
    while returned < cards and spent < tokens:
        legal: set[str] = set()
        if not spent and len(player.hand) >= cards - returned:
            legal |= {f"return {card}" for card in player.hand}
        if not returned and sum(player.tokens) >= tokens - spent:
            legal |= {f"give {TOKENS[kind]}" for kind in range(6) if player.tokens[kind]}
        move = yield from ask("give" if spent else "toll", seat, legal, **({} if spent else {"project": project}))
        if move.startswith("return"):
            leave_hand(court, seat, number_of(move))
            join(court, number_of(move))
            returned += 1
        else:
            hand_on(court, seat, TOKENS.index(move.split()[1]))
            spent += 1
