"""What moves would bring: prices, projects and goals in sight, points."""

from kosmodrom.games.space_explorers.preview import ExplorersPreview, MovePreview, Price
from kosmodrom.games.space_explorers.state import ExplorersState
from tests.games.space_explorers.positions import GAME, play, position


def previewed(s: ExplorersState, move: str) -> MovePreview:
    found = GAME.preview(s, GAME.next_seat(s))
    assert isinstance(found, ExplorersPreview)
    return next(each for each in found.moves if each.move == move)


def test_a_recruit_tells_its_price_and_what_it_would_complete() -> None:
    s = position(
        "center: 3 2 5 6 7 8; projects: 3-soviet; hub 0: engineering 1, flight 49 50 51; tokens 0: green green"
    )
    assert previewed(s, "recruit 3-engineering") == MovePreview(
        "recruit 3-engineering", Price([0, 1, 0, 0, 0, 0], []), pays=True, points=1, projects=["3-soviet"]
    )


def test_sx_p9_the_rest_tells_exactly_what_it_takes() -> None:
    s = position("center: 1 2 3 6 7 8; hub 0: testing 22; tokens 0: yellow purple purple; hand 0: 10")
    play(s, "recruit 1-engineering")
    assert previewed(s, "rest").price == Price([0, 0, 0, 0, 1, 0], [])


def test_goals_in_sight() -> None:
    s = position(
        "center: 18 2 3 6 7 8; modules: goals; goals 0: 1 2 3 4 6; goals 1: 1 2 3 4 6; "
        "hub 0: science 25 29 30; tokens 0: blue blue blue yellow; hand 0: 10"
    )
    assert previewed(s, "recruit 18-testing").goals == [3]
