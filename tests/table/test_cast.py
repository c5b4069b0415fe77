"""Bots have names and faces of their own."""

from pathlib import Path

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.cast import BOTS, bot_at, bot_name
from kosmodrom.table.commands import SeatBot
from kosmodrom.table.settings import Settings
from tests.table.party import Party

PICTOGRAMS = Path(__file__).parents[2] / "client" / "src" / "art" / "pictograms"
MOST_SEATS = 8


def test_no_two_bots_of_a_table_are_the_same() -> None:
    casts = [[bot_at(f"table-{number}", patch) for patch in range(MOST_SEATS)] for number in range(200)]
    assert all(len(set(cast)) == MOST_SEATS for cast in casts)
    assert {cast[0] for cast in casts} == set(BOTS), "everybody gets a seat now and then"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_bot_has_a_short_name(language: str) -> None:
    names = [bot_name(bot, language) for bot in BOTS]
    assert len(set(names)) == len(names)
    assert all(name.isalpha() and name[0].isupper() and len(name) <= 8 for name in names)


def test_every_bot_has_a_face() -> None:
    assert {file.stem for file in PICTOGRAMS.glob("face-*.svg")} == {f"face-{bot}" for bot in BOTS}


def test_a_bot_is_the_same_in_every_language(kosmopolis: Game) -> None:
    party = Party(kosmopolis, Settings(seats=3))
    party.do("Ada", SeatBot(1, "easy"))
    party.do("Ada", SeatBot(2, "hard"))
    english, russian = (party.board("Ada", language=language).seats for language in ("en", "ru"))
    assert [seat.bot for seat in english] == [seat.bot for seat in russian] == [None, "lumen", "bolide"]
    assert [seat.name for seat in english] == ["Ada", "Lumen", "Bolide"]
    assert [seat.name for seat in russian] == ["Ada", "Люмен", "Болид"]
