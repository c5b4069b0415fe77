"""SX-G2, SX-L5 Conditions of goals and obligations."""

from tests.games.space_explorers.judge.box import Phrase
from tests.games.space_explorers.judge.court import Court
from tests.games.space_explorers.judge.table import Table


def is_met(table: Table, seat: int, condition: Phrase) -> bool:
    """Whether a condition holds now."""
    player = table.players[seat]
    cards = [table.card(card) for card in player.cards()]
    *_, n = (0, *condition.numbers[:1])
    match condition.kind:
        case "projects N":
            return len(player.done) >= n
        case "tokens N":
            return sum(player.tokens) + len(player.endless) >= n
        case "hand N":
            return len(player.hand) >= n
        case "cards N":
            return len(cards) >= n
        case "asterisks N":
            return sum(card.has_asterisk for card in cards) >= n
        case "dear N":
            return sum(card.is_dear for card in cards) >= n
        case "two-skilled N":
            return sum(card.is_two_skilled for card in cards) >= n
        case "top givers N":
            return sum(table.card(card).is_giver for card in player.tops()) >= n
        case "COLOUR skills N":
            return table.skills(seat)[condition.colours[0]] >= n
        case "skills of one colour N":
            return max(table.skills(seat)) >= n
        case "divisions N of N":
            return sum(len(stack) >= condition.numbers[1] for stack in player.hub) >= n
        case "most projects":
            return all(len(other.done) <= len(player.done) for other in table.players)
    raise AssertionError(condition)


def look_at_goals(court: Court) -> None:
    """SX-G2 As soon as a goal is met it is turned over, for good."""
    table = court.table
    for seat, player in enumerate(table.players):
        for goal in player.goals:
            goal.is_met = goal.is_met or is_met(table, seat, table.box.goals[goal.goal])
