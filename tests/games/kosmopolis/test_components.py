"""KP-C Components, and content files that are refused."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from kosmodrom.core.content import BadContent
from kosmodrom.games import with_content
from kosmodrom.games.kosmopolis.content import FOLDER, load
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES
from kosmodrom.games.kosmopolis.parts import BLUE, COLOURS, GREEN, PINK, YELLOW
from tests.games.kosmopolis.positions import GAME, position
from tests.packs import changed_content


def test_kp_c1_there_are_72_cards_18_of_each_colour() -> None:
    counts = Counter(dict(zip(CARD_NAMES, load().cards, strict=True)))
    assert counts.total() == 72
    for colour in "bpgy":
        assert [counts[f"{colour}{value}"] for value in (2, 3, 4, 5, 6)] == [3, 4, 4, 4, 3]


def test_kp_c1_colours_are_agent_cleric_scholar_merchant() -> None:
    professions = [GAME.about.texts.say(f"profession-{name}", "en") for name in COLOUR_NAMES]
    assert professions == ["agent", "cleric", "scholar", "merchant"]
    assert (COLOUR_NAMES[BLUE], COLOUR_NAMES[PINK], COLOUR_NAMES[GREEN], COLOUR_NAMES[YELLOW]) == (
        "blue",
        "pink",
        "green",
        "yellow",
    )


def test_kp_c2_capital_has_four_colours_four_modifiers_and_8_gold() -> None:
    assert COLOURS == 4
    assert load().modifiers == (4, 2, -1, -3)
    assert load().gold == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_c2_everything_is_in_the_box_before_a_game(seats: int) -> None:
    box = GAME.lay_out(seats, {})
    assert GAME.components(box) == [*load().cards, 8, 4]
    assert GAME.components(position(f"seats: {seats}; capital: b4; hand 0: g2; gold 1: 3")) == GAME.components(box)


CARDS = (FOLDER / "cards.toml").read_text(encoding="utf-8")
MODIFIERS = (FOLDER / "modifiers.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("cards.toml", None, "cards.toml: no such file"),
        ("cards.toml", "card = ", "cards.toml: not a TOML file"),
        ("cards.toml", "[[tile]]\nvalue = 2", r"cards.toml: expected entries \[\[card\]\] and nothing else"),
        (
            "cards.toml",
            CARDS.replace("value = 3", "value = 7"),
            "cards.toml, card 2: value must be a number from 2 to 6, not 7",
        ),
        (
            "cards.toml",
            CARDS.replace("count = 4", "count = 0"),
            "cards.toml, card 2: count must be a number from 1 to 7, not 0",
        ),
        (
            "cards.toml",
            CARDS.replace("count = 4", "count = true"),
            "card 2: count must be a number from 1 to 7, not True",
        ),
        ("cards.toml", CARDS.replace("value = 3", "value = 2"), "cards.toml, card 2: value 2 was given before"),
        ("cards.toml", CARDS.replace("count = 3", "count = 2"), "cards.toml: 18 cards a colour expected, 16 found"),
        ("cards.toml", CARDS + 'name = "x"', "cards.toml, card 5: unknown field 'name'"),
        ("cards.toml", CARDS.replace("rulebook", "hearsay"), "card 1: origin must be one of rulebook, public, recons"),
        ("modifiers.toml", MODIFIERS.replace("= 2", "= 4"), "modifiers.toml: 4 different modifiers expected, 3 found"),
        ("modifiers.toml", MODIFIERS.replace("= 2", "= 22"), "modifier 2: value must be a number from -9 to 9, not 22"),
        ("supply.toml", '[[supply]]\ngold = 7\norigin = "public"', "supply.toml: 8 gold expected, 7 found"),
    ],
)
def test_kp_c1_kp_c2_content_that_is_wrong_is_refused_with_its_place(
    tmp_path: Path, file: str, text: str | None, complaint: str
) -> None:
    with pytest.raises(BadContent, match=complaint):
        with_content("kosmopolis", changed_content("kosmopolis", tmp_path / "content", file, text))


def test_content_of_a_folder_is_played_with_and_named_by_its_hash(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    assert with_content("kosmopolis", folder).about.content == GAME.about.content
    changed = CARDS.replace("value = 2\ncount = 3", "value = 2\ncount = 4").replace(
        "value = 3\ncount = 4", "value = 3\ncount = 3"
    )
    (folder / "cards.toml").write_text(changed, encoding="utf-8")
    game = with_content("kosmopolis", folder)
    assert game.about.content != GAME.about.content
    assert game.components(game.lay_out(2, {}))[:2] == [4, 3]
