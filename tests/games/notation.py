"""Positions and moves written as text: what is alike in every game."""

from kosmodrom.core.game import Game
from kosmodrom.core.illegal import Illegal
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import Event, State, Witness
from tests.chance import Stacked


def fields_of(position: str) -> dict[str, str]:
    """The fields of a position, `name: value; name: value`."""
    return dict(_field(part) for part in position.split(";") if part.strip())


def _field(part: str) -> tuple[str, str]:
    name, colon, value = part.partition(":")
    assert colon, f"a field is written 'name: value', not {part!r}"
    return name.strip(), value.strip()


def take_seats(fields: dict[str, str]) -> int:
    """How many play, if a field says so; else all seats that are mentioned, two at the least."""
    return int(fields.pop("seats", "0")) or max([2, *(int(name[-1]) + 1 for name in fields if name[-1].isdigit())])


def seat_and_move(game: Game, s: State, text: str) -> tuple[int, int]:
    """`2 fly 5b` is a move of seat 2; without a number it is of who is next."""
    first, _, rest = text.partition(" ")
    if first.isdigit():
        return int(first), game.about.moves.parse(rest)
    return int(game.next_seat(s)), game.about.moves.parse(text)


def play_moves(game: Game, s: State, moves: tuple[str, ...], rng: Rng | None) -> list[Event]:
    """Play moves through the rules and answer what happened; without a generator, chance must not be met."""
    witness = Witness()
    s.witness = witness
    for text in moves:
        seat, move = seat_and_move(game, s, text)
        game.play(s, seat, move, rng or Stacked({}))
    s.witness = None
    return witness.events


def refusal_of(game: Game, s: State, text: str) -> str | None:
    """The rule that refuses a move, made sure that it changes nothing; nothing if the move is legal."""
    seat, move = seat_and_move(game, s, text)
    before = canonical(s)
    rule = game.refusal(s, seat, move)
    if rule is None:
        return None
    try:
        game.play(s, seat, move, Stacked({}))
    except Illegal as refused:
        assert refused.rule == rule
    else:
        raise AssertionError(f"{text} is refused by {rule} and yet played")
    assert canonical(s) == before
    return rule


def legal_moves(game: Game, s: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat (of who is next) in notation, in the order of their numbers."""
    asked = int(game.next_seat(s)) if seat is None else seat
    return [game.about.moves.notation(move) for move in sorted(game.legal_moves(s, asked))]
