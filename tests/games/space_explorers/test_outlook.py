"""What a view tells of what a seat could do: prices, projects within reach, obligations, silent abilities, payments."""

from kosmodrom.games.space_explorers.preview import ExplorersPreview
from kosmodrom.games.space_explorers.state import ExplorersState
from kosmodrom.games.space_explorers.view.shapes import Obligation, Offer, Own, Place, Progress
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.positions import GAME, play, position


def seen(s: ExplorersState, seat: int = 0) -> ExplorersView:
    found = GAME.view(s, seat)
    assert isinstance(found, ExplorersView)
    return found


def offer(s: ExplorersState, card: int) -> Offer:
    own = seen(s).own
    assert isinstance(own, Own)
    return next(each for each in own.offers if each.card == card)


def silent(s: ExplorersState) -> dict[int, str | None]:
    return {each.card: each.silent for stack in seen(s).seats[0].hub for each in stack}


def test_sx_p1_an_offer_tells_what_is_dropped_what_is_open_and_how_much_is_short() -> None:
    s = position("center: 3 2 5 6 7 8; hub 0: engineering 1; tokens 0: green")
    assert offer(s, 3).places == [Place("engineering", dropped=1, needs=[0, 1, 0, 0, 0])]
    assert offer(s, 2).places == [Place("engineering", dropped=1, needs=[0, 0, 0, 1, 0], short=1)]


def test_sx_t3_a_two_skilled_card_has_two_places_and_a_hand_card_one_too() -> None:
    s = position("center: 5 2 3 6 7 8; hand 0: 13")
    assert [place.division for place in offer(s, 5).places] == ["engineering", "testing"]
    assert [place.division for place in offer(s, 13).places] == ["testing"]


def test_sx_i1_offers_are_told_to_nobody_else() -> None:
    s = position("center: 5 2 3 6 7 8; hand 0: 13")
    own = seen(s, 1).own
    assert own is not None and 13 not in [each.card for each in own.offers]


def test_sx_t5_progress_tells_what_is_missing_by_colour() -> None:
    s = position("center: 5 2 3 6 7 8; projects: 3-soviet; hub 0: engineering 1, flight 49 50")
    assert seen(s).seats[0].progress == [Progress("3-soviet", 3, 5, missing=[1, 0, 0, 0, 1], points=6)]
    assert seen(s).seats[1].progress == [Progress("3-soviet", 0, 5, missing=[2, 0, 0, 0, 3], points=6)]


def test_sx_k10_progress_tells_what_a_crisis_adds() -> None:
    s = position(
        "center: 5 2 3 6 7 8; modules: crises; crisis: L1; projects: 3-soviet; hub 0: engineering 1 2, flight 49 50 51"
    )
    assert seen(s).seats[0].progress == [Progress("3-soviet", 5, 6, more=1, points=6)]


def test_sx_j2_progress_tells_what_a_new_project_would_bring_now() -> None:
    s = position("center: 5 2 3 6 7 8; modules: projects; projects: 11-a; hub 0: engineering 1 2 3")
    assert seen(s).seats[0].progress[0].points == 4


def test_sx_g2_a_goal_tells_how_far_it_is() -> None:
    s = position("center: 18 2 3 6 7 8; modules: goals; goals 0: 1 2 3 4 6; goals 1: 1 2 3 4 6; hub 0: science 29 30")
    goal = next(each for each in seen(s).seats[0].goals if each.goal == 3)
    assert (goal.have, goal.of, goal.is_met) == (2, 3, False)


def test_sx_l5_an_obligation_tells_how_far_it_is_in_the_hub_and_in_the_center() -> None:
    s = position("center: 68 2 3 6 7 8 9; modules: leaders; hub 0: science 62; tokens 0: red red red red; hand 0: 13")
    assert seen(s).seats[0].obligations == [Obligation(62, 4, 4, is_met=True)]
    assert offer(s, 68).obligation == Obligation(68, 1, 2)


def test_sx_a1_why_an_ability_does_not_work() -> None:
    s = position(
        "center: 9 2 5 6 7 8; hand 0: 3; hub 0: engineering 1 4, flight 49 50 51; "
        "tokens 0: green green; projects: 3-soviet"
    )
    assert silent(s) == {1: "covered", 4: None, 49: "covered", 50: "covered", 51: None}
    play(s, "recruit 3-engineering", "rest")
    assert silent(s)[3] == "new" and silent(s)[4] == "covered"


def test_sx_k5_a_crisis_silences_a_division() -> None:
    s = position("center: 3 2 5 6 7 8; modules: crises; crisis: E3; beneath: 14; hub 0: testing 13, science 25")
    assert silent(s) == {13: "crisis", 25: None}


def test_sx_p4_a_payment_tells_who_helped_what_was_dropped_and_who_gets_the_tokens() -> None:
    s = position(
        "center: 6 2 5 3 7 8; hub 0: engineering 1, testing 15, science 25; "
        "tokens 0: purple purple green green; hand 0: 14"
    )
    play(s, "recruit 6-engineering")
    payment = seen(s).payment
    assert payment is not None
    assert (payment.helpers, payment.dropped, payment.tokens_to) == ([1, 15], 1, 1)


def test_sx_p3_a_step_tells_what_it_covers() -> None:
    s = position("center: 6 2 5 3 7 8; hub 0: engineering 1; tokens 0: purple purple green; hand 0: 14 16")
    play(s, "recruit 6-engineering")
    found = GAME.preview(s, 0)
    assert isinstance(found, ExplorersPreview)
    covers = {each.move: each.covers for each in found.moves}
    assert covers["token purple"] == 1 and covers["return 14"] == 2
