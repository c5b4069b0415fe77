"""SX-E2, SX-A13, SX-J2, SX-L5, SX-L6, SX-W10, SX-Z5 Points by their sources, as if the game ended now."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tests.games.space_explorers.judge.box import POWERS, Phrase
from tests.games.space_explorers.judge.goals import is_met
from tests.games.space_explorers.judge.table import Player, Table


def points(table: Table, seat: int) -> dict[str, int]:
    """A player's points."""
    player = table.players[seat]
    cards = [table.card(card) for card in player.cards()]
    researchers = sum(card.kind == "researcher" for card in cards)
    found = {
        "specialists": sum(card.points for card in cards),
        "asterisks": sum(asterisk(table, seat, card.number) for card in cards if card.has_asterisk),
        "projects": 0,
        "new_projects": 0,
        "obligations": 0,
        "researchers": table.box.researchers[researchers],
        "goals": sum(len(player.hub[goal.division]) for goal in player.goals if goal.is_met),
        "powers": powers(table, player),
    }
    for name in player.done:
        project = table.box.projects[name]
        if project.score:
            found["new_projects"] += new_project(table, seat, project.score)
        else:
            found["projects"] += project.points
    for card in cards:
        if card.obligation:
            found["obligations"] += card.met if is_met(table, seat, card.obligation) else -card.missed
    return found


def asterisk(table: Table, seat: int, card: int) -> int:
    """SX-A13"""
    player, words = table.players[seat], table.ability(card)
    match words.kind:
        case "end: N per COLOUR skill":
            count = table.skills(seat)[words.colours[0]]
        case "end: N per card above":
            stack = player.hub[player.division_of(card)]
            count = len(stack) - 1 - stack.index(card)
        case "end: N per two-skilled":
            count = sum(table.card(other).is_two_skilled for other in player.cards())
        case "end: N per project":
            count = len(player.done)
        case "end: N per division of N":
            count = sum(len(stack) >= words.numbers[1] for stack in player.hub)
        case "end: N per row":
            count = min(map(len, player.hub))
        case _:
            raise AssertionError(words)
    return words.n * count


def new_project(table: Table, seat: int, words: Phrase) -> int:
    """SX-J2"""
    player = table.players[seat]
    cards = [table.card(card) for card in player.cards()]
    match words.kind:
        case "N per zero-point":
            count = sum(card.points == 0 and not card.has_asterisk and not card.is_leader for card in cards)
        case "N per two-skilled":
            count = sum(card.is_two_skilled for card in cards)
        case "N per top giver":
            count = sum(table.card(card).is_giver for card in player.tops())
        case "N per division of N":
            count = sum(len(stack) >= words.numbers[1] for stack in player.hub)
        case "N per dear":
            count = sum(card.is_dear for card in cards)
        case "N per card of tallest":
            count = max(map(len, player.hub))
        case "N per other project":
            count = len(player.done) - 1
        case "N per project of all":
            count = sum(len(other.done) for other in table.players)
        case _:
            raise AssertionError(words)
    return words.n * count


# Power tokens


def powers(table: Table, player: Player) -> int:
    """SX-W10 to SX-W14 The best way to put the tokens into sets, and what cooperation adds."""
    if player.power is None:
        return 0
    power = table.box.powers[player.power]
    words, here = power.cooperation, player.cooperation
    foreign = tuple(n for place, n in enumerate(player.international) if POWERS[place] != player.power)
    row = list(power.sets)
    if words.kind == "N per set of N":
        row = [worth + (here * words.n if size >= words.numbers[1] else 0) for size, worth in enumerate(row)]
    joined = here if words.kind == "join sets" else 0
    found = best_sets(tuple(sorted(foreign)), joined, tuple(row))
    return found + (words.n * here * max(foreign) if words.kind == "product N" else 0)


@lru_cache(maxsize=100_000)
def best_sets(foreign: tuple[int, ...], joined: int, row: tuple[int, ...]) -> int:
    """All partitions into sets of different powers, each with a foreign token."""
    if not any(foreign):
        return 0
    return max(worth for worth in every_first_set(foreign, joined, row))


def every_first_set(foreign: tuple[int, ...], joined: int, row: tuple[int, ...]) -> Iterator[int]:
    """The points of each way to make a set with a token of the first power that has any, and the best of the rest."""
    have = [place for place, count in enumerate(foreign) if count]
    first, others = have[0], have[1:]
    for size in range(len(others) + 1):
        for chosen in combinations(others, size):
            left = tuple(sorted(n - (place == first or place in chosen) for place, n in enumerate(foreign)))
            for japanese in (0, 1) if joined else (0,):
                yield row[1 + size + japanese] + best_sets(left, joined - japanese, row)


# Alone


def rival_points(table: Table) -> int:
    """SX-Z5, SX-Z7"""
    you, rival = table.players
    level = table.box.levels[table.level]
    cards = [table.card(card) for card in rival.cards()]
    found = sum(card.points for card in cards) + level.asterisk * sum(card.has_asterisk for card in cards)
    found += sum(table.box.projects[name].points for name in rival.done)
    found += level.bonus if table.has_bonus else 0
    found += level.leader * sum(card.is_leader for card in cards)
    found += level.goal * sum(not goal.is_met for goal in you.goals)
    return found + level.power_token * sum(rival.international)


def lead(table: Table) -> int:
    return sum(points(table, 0).values()) - rival_points(table)


def rank(table: Table) -> str:
    """SX-Z5"""
    (lowest, _), *higher = table.box.ranks
    return [lowest, *(name for name, least in higher if lead(table) >= least)][-1]


def winners(table: Table) -> set[int]:
    """SX-E2 Most points; then more projects, then more cards, then shared. Alone: a lead."""
    if table.is_solo:
        return {0} if lead(table) > 0 else set()
    standing = [
        (sum(points(table, seat).values()), len(player.done), len(player.cards()))
        for seat, player in enumerate(table.players)
    ]
    return {seat for seat, found in enumerate(standing) if found == max(standing)}
