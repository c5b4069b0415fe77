"""Sets of cards packed into one number, against plain lists."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.games.kosmopolis import parts

CARDS = (
    st.dictionaries(st.integers(0, parts.KINDS - 1), st.integers(1, 7))
    .map(Counter)
    .filter(lambda cards: cards.total() <= 62)
)
"""Up to seven cards of each kind, and no more than a set can count."""
COLOUR = st.integers(0, parts.COLOURS - 1)


def pack(cards: Counter[int]) -> int:
    return sum(int(parts.single(kind)) * n for kind, n in cards.items())


def coloured(cards: Counter[int], colour: int) -> list[int]:
    return [kind for kind in sorted(cards.elements()) if kind // 5 == colour]


def test_kinds_are_numbered_by_colour_then_value() -> None:
    kinds = [(colour, value) for colour in range(4) for value in range(2, 7)]
    assert [parts.kind_of(colour, value) for colour, value in kinds] == list(range(20))
    assert [(parts.colour_of(kind), parts.value_of(kind)) for kind in range(20)] == kinds


@given(CARDS)
def test_a_set_is_its_list_of_cards(cards: Counter[int]) -> None:
    packed = pack(cards)
    assert parts.card_list(packed) == sorted(cards.elements())
    assert parts.size(packed) == cards.total()
    assert [parts.count(packed, kind) for kind in range(20)] == [cards[kind] for kind in range(20)]


@given(CARDS, COLOUR)
def test_a_colour_of_a_set(cards: Counter[int], colour: int) -> None:
    packed = pack(cards)
    assert parts.card_list(parts.of_colour(packed, colour)) == coloured(cards, colour)
    assert parts.total(packed, colour) == sum(kind % 5 + 2 for kind in coloured(cards, colour))


@given(CARDS)
def test_all_points_of_a_set(cards: Counter[int]) -> None:
    assert parts.grand_total(pack(cards)) == sum(kind % 5 + 2 for kind in cards.elements())


@given(CARDS)
def test_kinds_present_are_walked_from_low_to_high(cards: Counter[int]) -> None:
    walked = []
    kinds = parts.present(pack(cards))
    while kinds != 0:
        walked.append(int(parts.lowest(kinds)))
        kinds = parts.without_lowest(kinds)
    assert walked == sorted(cards)


@given(CARDS, COLOUR)
def test_lowest_and_highest_of_a_colour(cards: Counter[int], colour: int) -> None:
    there = coloured(cards, colour)
    if there:
        assert parts.lowest_of_colour(pack(cards), colour) == there[0]
        assert parts.highest_of_colour(pack(cards), colour) == there[-1]


@given(CARDS, CARDS)
def test_sets_are_put_together_and_taken_apart(one: Counter[int], other: Counter[int]) -> None:
    both = one + other
    if max(both.values(), default=0) <= 7:
        assert parts.card_list(pack(one) + pack(other)) == sorted(both.elements())
        assert pack(both) - pack(other) == pack(one)
