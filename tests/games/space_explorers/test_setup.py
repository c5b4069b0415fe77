"""SX-S The set-up, and SX-M which modules are in play."""

from collections import Counter

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event, Witness
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from tests.games.space_explorers.positions import GAME, chosen, new, seen, told
from tests.spread import check_spread

SEEDS = range(300)


def opening(seats: int, *modules: str) -> list[Event]:
    """What is told in a set-up."""
    witness = Witness()
    s = GAME.lay_out(seats, GAME.about.complete(chosen(*modules)))
    s.witness = witness
    GAME.set_up(s, FastRng(1))
    return witness.events


def test_sx_s1_sx_m4_modules_are_set_up_in_their_order() -> None:
    """The rest of the base game, Powers, Crises; talents last, so that all choose knowing the rest."""
    kinds = told(opening(4, *MODULE_NAMES))
    wanted = ["modules", "drew", "first", "power", "marked", "coming", "crisis"]
    assert list(dict.fromkeys(kind for kind in kinds if kind in wanted)) == wanted
    view = seen(new(4, *MODULE_NAMES))
    assert view.question == "talent" and view.crises is not None and len(view.seats[3].goals) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sx_s2_sx_s3_sx_s4_sx_c5_the_set_up(seats: int) -> None:
    """Players + 2 projects, six cards, a token of each colour and a card for everybody; the rest is box and deck."""
    view = seen(new(seats), 0)
    assert (len(view.projects), len(view.center), view.deck) == (seats + 2, 6, 54 - seats)
    assert all((seat.tokens, seat.hand, seat.known) == ([1, 1, 1, 1, 1, 0], 1, []) for seat in view.seats)
    assert all(seat.hub == [[]] * 5 for seat in view.seats)
    assert len(view.box) == 10 - seats - 2


def test_sx_s2_any_tile_may_lie_there_on_any_side() -> None:
    found = Counter(seen(new(2, seed=seed)).projects[0] for seed in SEEDS)
    check_spread(
        found, dict.fromkeys((f"{tile}-{side}" for tile in range(1, 11) for side in ("soviet", "american")), 1)
    )


def test_sx_s5_anybody_may_begin() -> None:
    """The first seat begins the first turn, and the round."""
    games = [new(3, seed=seed) for seed in SEEDS]
    assert all(s.first == s.turn and s.round == 1 for s in games)
    check_spread(Counter(int(s.first) for s in games), dict.fromkeys(range(3), 1))


@pytest.mark.parametrize(("choice", "number"), [("none", 0), ("three", 3), ("three-and-directives", 4), ("first", 3)])
def test_sx_m1_modules_are_drawn(choice: str, number: int) -> None:
    for seed in range(40):
        modules = seen(GAME.new(3, {"modules": choice}, FastRng(seed))).modules
        assert len(modules) == number and ("directives" in modules or choice != "three-and-directives")


def test_sx_m1_any_three_may_come() -> None:
    found = Counter(frozenset(seen(GAME.new(2, {"modules": "three"}, FastRng(seed))).modules) for seed in SEEDS)
    assert len(found) == 35


def test_sx_m2_not_all_three_hard_ones_in_a_first_game() -> None:
    """Powers, Leaders and Crises are seen together when any three are drawn, but never in a first game."""
    hard = {"powers", "leaders", "crises"}
    together = {
        choice: sum(hard <= set(seen(GAME.new(2, {"modules": choice}, FastRng(seed))).modules) for seed in SEEDS)
        for choice in ("three", "first")
    }
    assert together["three"] > 0 and together["first"] == 0


@pytest.mark.parametrize("name", MODULE_NAMES)
def test_sx_m3_without_a_module_nothing_of_it_is_on_the_table(name: str) -> None:
    """Where a module is silent the base rules hold: all others leave its things in the box."""
    view = seen(new(2, *(other for other in MODULE_NAMES if other != name)), 0)
    seat = view.seats[0]
    assert view.own is not None
    there = {
        "powers": seat.board is not None or any(card.token for card in view.center),
        "leaders": any(card.card > 60 for card in view.center) or len(view.center) > 6,
        "crises": view.crises is not None,
        "goals": bool(seat.goals),
        "talents": bool(view.own.offered),
        "projects": any(int(project.split("-")[0]) > 10 for project in view.projects),
        "directives": seat.tokens[5] > 0,
    }
    assert there == {other: other != name for other in MODULE_NAMES}
