"""What the texts of the rules call printed is printed, and what players are told is all there."""

import pytest

from kosmodrom.core.content import read_rows
from kosmodrom.core.rules import Rule
from kosmodrom.games import find
from kosmodrom.games.space_bureau.content import FOLDER


def rule(id: str, game: str = "space_bureau") -> Rule:
    return find(game).about.rules.find(id)


def printed(id: str, language: str = "en") -> str:
    return " ".join(clause.text[language] for clause in rule(id).clauses if clause.kind == "printed")


@pytest.mark.parametrize(
    ("game", "id", "kind", "words"),
    [
        ("space_bureau", "SB-S4", "decided", "at random"),
        ("space_bureau", "SB-K3", "decided", "two tiles by two"),
        ("space_bureau", "SB-F1", "decided", "neighbouring wormholes"),
        ("galaktiko", "GK-C2", "reconstructed", "dacha"),
    ],
)
def test_what_the_booklet_leaves_open_is_not_called_printed(game: str, id: str, kind: str, words: str) -> None:
    assert [clause.kind for clause in rule(id, game).clauses if words in clause.text["en"]] == [kind]


def test_sb_c4_hexes_of_which_only_the_bonus_is_stated_are_reconstructed() -> None:
    origins = [row.origin for row in read_rows(FOLDER, "hexes.toml", "hex")]
    assert [number for number, origin in enumerate(origins, 1) if origin == "rulebook"] == [1, 7, 8]


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("SB-S4", "clockwise from the first captain"),
        ("SB-T1", "three phases, in this order"),
        ("SB-T3", "each cell is used once a game"),
        ("SB-T4", "three tiles from it"),
        ("SB-T6", "one last turn"),
    ],
)
def test_the_course_of_a_turn_and_of_the_game_is_told(id: str, words: str) -> None:
    assert words in printed(id)


@pytest.mark.parametrize("id", ["SB-T2", "SB-A8", "SB-F2"])
def test_what_is_gained_by_itself_is_told_of_abilities_rooms_and_hexes(id: str) -> None:
    clauses = [clause.text["en"] for clause in rule(id).clauses if clause.kind == "decided"]
    assert any("by themselves" in text for text in clauses)


def test_sb_g2_what_becomes_of_fuel_without_room_is_told() -> None:
    assert any("no room" in clause.text["en"] for clause in rule("SB-G2").clauses if clause.kind == "decided")
