"""The fixed space of a game's moves."""

import pytest

from kosmodrom.core.moves import Kind, Move, MoveSpace

SPACE = MoveSpace(
    Kind("pass"),
    Kind("land", (("moon", "mars"), ("north", "south", "pole"))),
    Kind("keep", (("b2", "b3"),)),
)


def test_moves_are_numbered_in_order_of_their_kinds() -> None:
    assert SPACE.count == 1 + 6 + 2
    assert [SPACE.first(verb) for verb in ("pass", "land", "keep")] == [0, 1, 7]
    assert SPACE.notation(0) == "pass"
    assert SPACE.notation(5) == "land mars south"


def test_a_move_is_taken_apart_and_put_together() -> None:
    assert SPACE.decode(6) == Move("land", (1, 2))
    assert [SPACE.encode(SPACE.decode(n).verb, *SPACE.decode(n).arguments) for n in range(9)] == list(range(9))


def test_every_notation_is_read_back() -> None:
    assert [SPACE.parse(SPACE.notation(number)) for number in range(SPACE.count)] == list(range(SPACE.count))


def test_spaces_between_words_do_not_matter() -> None:
    assert SPACE.parse("  land   moon pole ") == SPACE.parse("land moon pole")


@pytest.mark.parametrize(
    "text", ["", "land", "land moon", "land venus pole", "fly moon", "land moon pole pole", "PASS"]
)
def test_a_notation_of_no_move_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="a move begins with one of pass, land, keep") as refused:
        SPACE.parse(text)
    assert repr(text) in str(refused.value)


def test_two_moves_with_one_notation_are_refused() -> None:
    with pytest.raises(ValueError, match="two moves share a notation"):
        MoveSpace(Kind("land", (("moon", "moon"),)))


def test_a_kind_knows_how_many_moves_it_has() -> None:
    assert [kind.count for kind in SPACE.kinds] == [1, 6, 2]
