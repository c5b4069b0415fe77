"""The numbers of moves: what the rules read in a number is what its notation says."""

import pytest

from kosmodrom.core.moves import Kind
from kosmodrom.games.space_bureau import moves
from kosmodrom.games.space_bureau.moves import MOVE_COUNT, MOVES

ACTIONS = ("do", "sample", "pay", "office")


def arguments_of(verb: str, move: int) -> tuple[int, ...]:
    """What the rules read in a move of a kind, by the functions and constants of `moves`."""
    kind = int(moves.kind_of_move(move))
    if verb == "ability":
        return (int(moves.ability_of(move)) - 1,)
    if verb == "place":
        return int(moves.turned_of(move)), int(moves.cell_of(move))
    if verb in ACTIONS:
        found = int(moves.slot_of(kind, move)), int(moves.choice_of(kind, move))
        return found if verb != "do" else found[:1]
    return (move - kind,) if MOVES.decode(move).arguments else ()


def number_of(verb: str, arguments: tuple[int, ...]) -> int:
    """The move that the rules offer with these arguments."""
    kind = int(getattr(moves, verb.upper()))
    if verb == "ability":
        return int(moves.ability_move(arguments[0] + 1))
    if verb == "place":
        return int(moves.place_move(*arguments))
    if verb in ACTIONS:
        return int(moves.action_move(kind, *arguments) if verb != "do" else moves.action_move(kind, arguments[0], 0))
    return kind + sum(arguments)


@pytest.mark.parametrize("kind", MOVES.kinds, ids=lambda kind: str(kind.verb))
def test_a_number_is_read_and_made_as_its_notation_says(kind: Kind) -> None:
    first = MOVES.first(kind.verb)
    for move in range(first, first + kind.count):
        decoded = MOVES.decode(move)
        assert moves.kind_of_move(move) == getattr(moves, kind.verb.upper()) == first
        assert arguments_of(kind.verb, move) == decoded.arguments
        assert number_of(kind.verb, decoded.arguments) == move


def test_every_number_is_a_move() -> None:
    assert MOVES.count == sum(kind.count for kind in MOVES.kinds) == MOVE_COUNT
    assert [MOVES.parse(MOVES.notation(move)) for move in range(MOVES.count)] == list(range(MOVES.count))
