"""Ratings of a release: what a file has to hold, and that the one that ships speaks of the games as they are."""

import json
from pathlib import Path

import pytest

from kosmodrom.bots.levels import LEVELS
from kosmodrom.bots.ratings import (
    FILE,
    BadRatings,
    Measurement,
    RatedLevel,
    Ratings,
    read_ratings,
    shipped,
    write_ratings,
)
from kosmodrom.games import NAMES, find


def level(name: str, rating: int, **wins: float) -> RatedLevel:
    return RatedLevel(name, 0, None, rating, rating - 20, rating + 20, 100, wins)


def measurement(*levels: RatedLevel, anchor: str = "easy", game: str = "comet", seats: int = 2) -> Measurement:
    return Measurement(game, "1", "0123", seats, 1, 100, anchor, list(levels))


THREE = measurement(
    level("random", 500), level("beginner", 800, easy=0.2), level("easy", 1000, beginner=0.8), level("medium", 1300)
)


def test_what_is_written_is_read_again_and_found_by_game_version_content_and_seats() -> None:
    ratings = Ratings().replaced(THREE).replaced(measurement(level("easy", 0), game="alpha"))
    again = read_ratings(write_ratings(ratings))
    assert again == ratings
    assert [each.game for each in again.measured] == ["alpha", "comet"]
    assert again.find("comet", "1", "0123") == THREE
    for other in (("comet", "2", "0123", 2), ("comet", "1", "4567", 2), ("comet", "1", "0123", 3)):
        assert again.find(*other) is None, "it was another game"
    newer = measurement(level("easy", 5))
    assert again.replaced(newer).find("comet", "1", "0123") == newer


def test_a_level_is_told_beside_the_one_below_it() -> None:
    assert [THREE.rival(name) for name in ("beginner", "easy")] == ["easy", "beginner"]
    assert THREE.rival("medium") is None, "it has not played easy"
    assert [THREE.rival(name) for name in ("random", "hard")] == [None, None]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (measurement(level("easy", 1), level("beginner", 0)), "easy, beginner by easy aren't levels in their order"),
        (measurement(level("easy", 1), level("easy", 1)), "aren't levels in their order"),
        (measurement(level("genius", 1), anchor="genius"), "aren't levels"),
        (measurement(level("easy", 1), anchor="hard"), "easy by hard aren't levels"),
        (measurement(RatedLevel("easy", 0, None, 5, 6, 7, 1, {})), "comet, easy: 5 isn't between its bounds"),
        (measurement(level("easy", 1, hard=0.5)), "wins against others than those rated"),
    ],
)
def test_figures_that_do_not_fit_are_refused(wrong: Measurement, sentence: str) -> None:
    with pytest.raises(BadRatings, match=sentence):
        read_ratings(write_ratings(Ratings([wrong])))


def test_what_holds_no_ratings_is_refused() -> None:
    for data in (b"", b"[]", b'{"measured": [{}]}', b"[" * 100_000):
        with pytest.raises(BadRatings):
            read_ratings(data)
    with pytest.raises(BadRatings, match="format 1 expected, not 2"):
        read_ratings(json.dumps({"measured": [], "format": 2}).encode())


def test_what_ships_is_of_the_games_as_they_are() -> None:
    """If a game has changed, `make ratings` measures anew; what is not measured is not shown."""
    assert read_ratings(Path(FILE).read_bytes()) == shipped()
    for measured in shipped().measured:
        assert measured.game in NAMES
        about = find(measured.game).about
        assert shipped().find(about.name, about.version, about.content, measured.seats) == measured
        ratings = {rated.level: rated.rating for rated in measured.levels}
        assert ratings["random"] < ratings["beginner"] < ratings["easy"] < ratings["medium"]
        easy = next(rated for rated in measured.levels if rated.level == "easy")
        assert easy.wins["beginner"] >= 0.65 and set(ratings) <= set(LEVELS)
