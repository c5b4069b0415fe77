"""Who knows what: everything lies open, and chance is as fair as with tiles in a bag."""

from collections import Counter
from fractions import Fraction

from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.games.space_bureau.parts.tiles import one, total
from kosmodrom.games.space_bureau.rules.refill import draw_agent
from tests.chance import Stacked
from tests.games.space_bureau.positions import game_for, play, position, seen, stacked


def test_all_seats_and_spectators_see_the_same() -> None:
    s = position("seats: 3; fuel 1: 5; reserve 2: inspector")
    views = [seen(s, seat) for seat in (-1, 0, 1, 2)]
    assert len({str(view).replace(f"seat={view.seat},", "", 1) for view in views}) == 1


def test_a_sampled_world_is_the_position_itself() -> None:
    s = position("returned: inspector; fuel 0: 5")
    assert canonical(game_for(s).determinize(s, 1, FastRng(1))) == canonical(s)


def test_the_key_tells_positions_apart() -> None:
    texts = [
        "",
        "fuel 0: 3",
        "fuel 1: 3",
        "at 0: 2",
        "queue: purple purple purple",
        "tiles 0: orange-ns a1",
        "turns: 2",
    ]
    texts += ["tiles 0: orange-ew a1", "tiles 0: orange-ns* a1", "space: 5 @ 0 1", "space: 5 @ 0 -1", "credits 0: 1"]
    keys = [game_for(s).info_key(s, 0) for s in map(position, texts)]
    assert len(set(keys)) == len(texts)


def test_the_order_of_the_queue_is_no_knowledge() -> None:
    one_order, other = position("queue: purple inspector purple"), position("queue: purple purple inspector")
    assert game_for(one_order).info_key(one_order, 0) == game_for(other).info_key(other, 0)


def chances_of_a_draw(unseen: dict[int, int], bag: int, returned: dict[int, int]) -> dict[int, Fraction]:
    """How likely each kind comes out of the bag, by all outcomes of all generators."""
    found: Counter[int] = Counter()
    chances: dict[int, Fraction] = {}
    in_bag = bag + sum(returned.values())
    for first in range(in_bag):
        for second in range(sum(unseen.values())):
            s = position("")
            s.pool = sum(int(one(kind)) * n for kind, n in unseen.items())
            s.returned = sum(int(one(kind)) * n for kind, n in returned.items())
            s.bag = bag
            draws = [first, second] if returned else [second]
            found[int(draw_agent(s, Stacked({0: draws})))] += 1
    for kind, n in found.items():
        chances[kind] = Fraction(n, in_bag * sum(unseen.values()))
    return chances


def test_sb_s2_every_unseen_agent_is_as_likely_in_the_bag_as_in_the_box() -> None:
    assert chances_of_a_draw({0: 3, 4: 1}, 2, {}) == {0: Fraction(3, 4), 4: Fraction(1, 4)}


def test_sb_t4_a_returned_agent_is_as_likely_to_come_as_any_of_the_bag() -> None:
    found = chances_of_a_draw({0: 3, 4: 1}, 2, {5: 3})
    assert found == {0: Fraction(3, 10), 4: Fraction(1, 10), 5: Fraction(3, 5)}


def test_nothing_is_lost_in_an_exchange() -> None:
    s = position("question: take; queue: inspector inspector inspector")
    before = game_for(s).components(s)
    play(s, "exchange", rng=FastRng(3))
    assert game_for(s).components(s) == before
    assert seen(s).bag == s.bag + total(s.returned) == 25


def test_drawing_and_exploring_do_not_disturb_each_other() -> None:
    s = position("cells: a1 = flight; reserve 0: orange-straight; fuel 0: 5")
    rng = stacked(s, hexes="9", agents="purple")
    play(s, "place orange-ns a1", "do 1", "explore ne", "end", "take purple", rng=rng)
    assert rng.is_used_up
