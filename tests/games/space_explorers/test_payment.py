"""SX-P Whether a payment can be finished, in closed form, against trying everything."""

from functools import cache
from itertools import product
from random import Random

import pytest

from kosmodrom.core.frames import push
from kosmodrom.games.space_explorers.moves import DOUBLE, REST, kind_of_move
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, one, one_of_colour
from kosmodrom.games.space_explorers.parts.sets import bit
from kosmodrom.games.space_explorers.rules import frames
from kosmodrom.games.space_explorers.rules.cards import lay_card, top_card
from kosmodrom.games.space_explorers.rules.covering import can_finish, open_icons
from kosmodrom.games.space_explorers.rules.frames import frame
from kosmodrom.games.space_explorers.rules.rest import pay_rest
from kosmodrom.games.space_explorers.rules.turn import apply_payment
from kosmodrom.games.space_explorers.state import PLAYING, ExplorersState, Payment
from tests.games.space_explorers.positions import GAME

GIVERS = (1, 4, 14, 16, 26, 28, 38, 40, 49, 52)
CASES = 200
Counts = tuple[int, ...]


def less(counts: Counts, place: int, number: int = 1) -> Counts:
    return tuple(each - number * (i == place) for i, each in enumerate(counts))


@cache
def can_pay(
    needs: Counts,
    any_: int,
    wild: int,
    tokens: Counts,
    changes: int,
    cards: Counts,
    icon: tuple[int, int],
    borrows: int,
    givers: tuple[Counts, ...],
    is_loose: bool,
) -> bool:
    """Every way to cover icons one by one: an icon of a colour for its colour or for any."""
    if sum(needs) + any_ <= wild:
        return True

    def cover(colours: Counts, rest: tuple[Counts, int]) -> list[tuple[Counts, int]]:
        """All that may be left when icons of these colours are used, each or not."""
        if not colours:
            return [rest]
        found = cover(colours[1:], rest)
        left, less_any = rest
        if left[colours[0]] > 0:
            found += cover(colours[1:], (less(left, colours[0]), less_any))
        if less_any > 0:
            found += cover(colours[1:], (left, less_any - 1))
        return found

    def goes_on(left: tuple[Counts, int], **changed: object) -> bool:
        now = {
            "wild": wild,
            "tokens": tokens,
            "changes": changes,
            "cards": cards,
            "icon": icon,
            "borrows": borrows,
        } | changed
        return can_pay(left[0], left[1], givers=givers, is_loose=is_loose, **now)

    here = (needs, any_)
    for colour in range(5):
        if tokens[colour] == 0:
            continue
        for counted in range(5):
            left_changes = changes - (colour != counted)
            if left_changes < 0:
                continue
            spent = less(tokens, colour)
            for left in cover((counted,), here):
                if left != here and goes_on(left, tokens=spent, changes=left_changes):
                    return True
            if tokens[5] > 0 and is_loose:
                for left in cover((counted,), here):
                    now = {"tokens": less(spent, 5), "changes": left_changes, "wild": wild + 1}
                    if left != here and sum(needs) + any_ - wild >= 2 and goes_on(left, **now):
                        return True
            elif tokens[5] > 0:
                for left in cover((counted, counted), here):
                    is_full = sum(left[0]) + left[1] == sum(needs) + any_ - 2
                    if is_full and goes_on(left, tokens=less(spent, 5), changes=left_changes):
                        return True
    if cards and goes_on(here, wild=wild + cards[0], cards=cards[1:]):
        return True
    if icon[1] > 0:
        for left in cover((icon[0],) * icon[1], here):
            if left != here and goes_on(left, icon=(0, 0)):
                return True
    if borrows > 0:
        for giver in givers:
            colours = tuple(colour for colour in range(5) for _ in range(giver[colour]))
            for left in cover(colours, here):
                if left != here and goes_on(left, borrows=borrows - 1):
                    return True
    return False


def random_case(rng: Random, *words: str) -> tuple[ExplorersState, Payment, int]:
    """A position in mid-payment: tokens, hand cards, and what a list of words adds."""
    s = GAME.lay_out(2, GAME.about.complete({}))
    assert isinstance(s, ExplorersState)
    s.phase = PLAYING
    p = s.payment
    colours = [rng.randrange(5) for _ in range(rng.randint(1, 2 if rng.random() < 0.7 else 4))]
    for _ in range(rng.randint(1, 6)):
        p.needs += one_of_colour(rng.choice(colours))
    p.any = rng.choice((0, 0, 1, 2))
    p.wild = rng.choice((0, 0, 0, 1, 2))
    p.worth = 1 if "drain" in words else 2
    p.changes = ("20" in words) + 2 * ("T2" in words)
    p.threes = int("32" in words)
    p.fours = int("four" in words)
    p.borrows = int("34" in words)
    p.keeps = int("22" in words)
    p.loose = int("USA" in words)
    player = s.players[0]
    for kind in range(5):
        player.tokens += rng.choice((0, 0, 0, 1, 1, 2, 3)) * one(kind)
    if "directives" in words:
        player.tokens += rng.randint(1, 3) * one(5)
    if "T8" in words:
        p.icons = 1
        player.talent, player.pawn = 8, rng.randint(1, 5)
    cards = rng.choice((0, 0, 0, 1, 2))
    for card in rng.sample(range(60), cards):
        player.hand |= bit(card)
    if "34" in words:
        for giver in rng.sample(GIVERS, 2):
            lay_card(s.box, s.players[1], giver, (giver - 1) // 12)
    p.card = 60
    player.hand &= ~bit(59)
    return s, p, bin(player.hand).count("1")


def tried(s: ExplorersState, p: Payment, cards: int) -> bool:
    """What trying everything says."""
    more = [2] * p.fours + [1] * p.threes
    worth = tuple(p.worth + (more[place] if place < len(more) else 0) for place in range(cards))
    tops = [int(top_card(s.players[1], division)) for division in range(5)]
    givers = tuple(
        tuple(int(of_colour(s.box.icons[card - 1], colour)) for colour in range(5)) for card in tops if card > 0
    )
    return can_pay(
        tuple(int(of_colour(p.needs, colour)) for colour in range(5)),
        int(p.any),
        int(p.wild),
        tuple(int(count(s.players[0].tokens, kind)) for kind in range(6)),
        int(p.changes),
        worth,
        (int(s.players[0].pawn) - 1 if p.icons else 0, int(p.icons)),
        int(p.borrows),
        givers,
        p.loose != 0,
    )


WORDS = [
    (),
    ("20",),
    ("T2",),
    ("directives",),
    ("20", "T2"),
    ("20", "directives"),
    ("T2", "directives"),
    ("20", "T2", "directives"),
    ("32",),
    ("32", "drain"),
    ("four", "32", "directives"),
    ("34",),
    ("34", "directives"),
    ("T8",),
    ("T8", "20", "directives"),
    ("34", "T8", "22"),
    ("USA", "directives"),
    ("USA", "20", "directives"),
    ("34", "T8", "T2", "directives"),
    ("20", "T2", "directives", "32", "drain"),
    ("USA", "T2", "directives", "32", "T8"),
]


@pytest.mark.parametrize("words", WORDS, ids="-".join)
def test_sx_p8_the_closed_form_says_what_trying_everything_says(words: tuple[str, ...]) -> None:
    rng = Random(f"payment {words}")
    answers = set()
    for _ in range(CASES):
        s, p, cards = random_case(rng, *words)
        found = can_finish(s, 0, p, s.players[0].tokens, cards)
        answers.add(found)
        assert found == tried(s, p, cards), (words, s.to_json()["payment"], hex(s.players[0].tokens), cards)
    assert answers == {True, False}


@pytest.mark.parametrize("changes", range(4))
@pytest.mark.parametrize("is_loose", [False, True], ids=["", "USA"])
def test_sx_p8_every_small_hand_of_tokens_and_directives(changes: int, is_loose: bool) -> None:
    """All needs of up to four icons of two colours, with icons of any colour, and all hands of a few tokens."""
    s, p, _ = random_case(Random("small hands"))
    p.wild = p.icons = p.borrows = p.threes = p.fours = 0
    p.changes, p.loose = changes, int(is_loose)
    columns = [(first, second) for first in range(5) for second in range(5 - first)]
    hands = list(product(range(3), range(3), range(2), range(3)))
    for (first, second), any_, (blue, green, red, directives) in product(columns, range(3), hands):
        p.needs, p.any = first + second * one_of_colour(1), any_
        tokens = blue + green * one(1) + red * one(3) + directives * one(5)
        expected = can_pay(
            (first, second, 0, 0, 0),
            any_,
            0,
            (blue, green, 0, red, 0, directives),
            changes,
            (),
            (0, 0),
            0,
            (),
            is_loose,
        )
        assert can_finish(s, 0, p, tokens, 0) == expected, (first, second, any_, blue, green, red, directives)


@pytest.mark.parametrize("words", WORDS, ids="-".join)
def test_sx_p9_the_rest_is_always_paid_and_a_step_always_legal(words: tuple[str, ...]) -> None:
    """SX-P5, SX-P9 While a payment can be finished some step is legal, after each it can still, and `rest` ends it."""
    rng = Random(f"rest {words}")
    doubles = 0
    for _ in range(CASES // 4):
        s, p, cards = random_case(rng, *words)
        if open_icons(p) <= 0 or not can_finish(s, 0, p, s.players[0].tokens, cards):
            continue
        if "34" in words:
            lay_card(s.box, s.players[0], 34, 2)
        push(s, frame(frames.PAY, 0))
        legal = GAME.legal_moves(s, 0)
        assert len(legal) > 1 and REST in legal
        doubles += sum(kind_of_move(move) == DOUBLE for move in legal)
        rest = s.copy()
        pay_rest(rest, 0)
        assert open_icons(rest.payment) <= 0
        least = next(number for number in range(cards + 1) if can_finish(s, 0, p, s.players[0].tokens, number))
        assert len(rest.put_down) <= least or "34" in words, "a giver that covers most may cost a card more"
        assert 0 not in [int(card) for card in rest.put_down]
        while open_icons(s.payment) > 0:
            steps = [move for move in GAME.legal_moves(s, 0) if move != REST]
            assert steps, "no step is left but the payment could be finished"
            move = rng.choice(steps)
            s.depth = 0
            push(s, frame(frames.PAY, 0))
            apply_payment(s, 0, kind_of_move(move), move)
    assert (doubles > 0) == ("directives" in words)
