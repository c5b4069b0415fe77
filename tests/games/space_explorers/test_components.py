"""SX-C The components: what the content has, what is refused, and that any words work on any card."""

import re
import shutil
from pathlib import Path
from random import Random

import pytest

from kosmodrom.core.content import BadContent
from kosmodrom.core.game import play_out
from kosmodrom.core.rng import FastRng
from kosmodrom.games.space_explorers import make
from kosmodrom.games.space_explorers.content import FOLDER, load
from kosmodrom.games.space_explorers.parts.constraints import KNOWN_ABILITIES
from kosmodrom.games.space_explorers.parts.vocabulary import ABILITIES, EFFECTS, TALENTS, read_words

MODULES = ("powers", "leaders", "crises", "goals", "talents", "projects", "directives")


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """The content with one text replaced by another."""
    pack = folder / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack


def test_sx_c1_sx_c2_sx_c3_sixty_specialists() -> None:
    entries = load().entries
    assert len(entries.specialists) == 60 and len(entries.leaders) == 18
    assert sum(len(card.skills) == 2 for card in entries.specialists.values()) == 10
    assert sum(card.ability.text.startswith("icons") for card in entries.specialists.values()) == 20


def test_sx_c4_sx_c6_tiles_and_the_rest() -> None:
    entries = load().entries
    assert len(entries.projects) == 28 and sum(entries.faces) == 12
    assert (len(entries.crises), len(entries.goals), len(entries.talents), len(entries.powers)) == (10, 8, 8, 4)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("specialists.toml", "number = 2,", "number = 1,", "specialists.toml, specialist 2: 1 was given before"),
        (
            "specialists.toml",
            '"icons green"',
            '"icons pink"',
            "specialists.toml, specialist 1: ability is 'icons pink'",
        ),
        ("specialists.toml", 'skills = ["blue"]', 'skills = ["red"]', "specialist 1: skills must be blue"),
        ("specialists.toml", '"instead: free 3"', '"instead: free 9"', "expected a number from 2 to 6, not 9"),
        ("specialists.toml", '"any 1 from hand"', '"borrow"', "7 has the ability 'any 1 from hand'"),
        ("projects.toml", '"blue 3", "red 2"', '"blue 3"', "needs must be 5 to 8 skills in all, not 3"),
        ("power_tokens.toml", "count = 2", "count = 3", "12 tokens of a pile expected, 13 found"),
        ("crises.toml", "steps_2 = 3", "steps_2 = 9", "steps must not be fewer with more players"),
        ("talents.toml", '"pawn: reserve 6"', '"borrow"', "talents 6 to 8, and no others, have a pawn"),
        ("goals.toml", '"two-skilled 3"', '"two-skilled 4"', "goal 3 is two-skilled 3"),
        ("leaders.toml", "met = 3, missed = 3", "met = 3, missed = 9", "must bring 1 to 5 points and cost 1 to 4"),
    ],
)
def test_content_that_can_t_be_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent) as refused:
        load(changed(tmp_path, file, old, new))
    assert message in str(refused.value)


def entered(pack: Path, line: str) -> None:
    """Let the entries on the lines with a text be read off a box."""
    for file in pack.glob("*.toml"):
        lines = file.read_text(encoding="utf-8").splitlines()
        for place, text in enumerate(lines):
            if line in text:
                text = re.sub(r", known = \[[^\]]*\]", "", text)
                lines[place] = text.replace('origin = "reconstructed"', 'origin = "public"')
        file.write_text("\n".join(lines), encoding="utf-8")


HARD = [
    ("specialists.toml", "number = 60,", "number = 61,", "number must be a number from 1 to 60, not 61"),
    ("specialists.toml", 'skills = ["blue", "green"]', 'skills = ["green", "red"]', "skills must be blue"),
    ("specialists.toml", 'cost = ["yellow", "purple"]', 'cost = ["yellow"]', "cost must be 2 to 6 of"),
    ("specialists.toml", '"instead: free 3"', '"borrow"', "8 has the ability 'instead: free 3'"),
    ("specialists.toml", 'skills = ["green", "red"]', 'skills = ["green"]', "18 has two skills"),
    ("specialists.toml", '"tokens 1 or 2 -> take"', '"tokens 1 or 3 -> take"', "56 costs 1 token, 2 with modules"),
    ("leaders.toml", 'kind = "military"', 'kind = "politician"', "military are 61-67"),
    ("leaders.toml", '"hand 2", met = 3', '"hand 2", met = 4', "68 has the obligation hand 2, +3 and -2"),
    ("researchers.toml", "count = 3, points = 9", "count = 3, points = 8", "2 points for one, 9 for three"),
    ("projects.toml", '"blue 3", "red 2"', '"blue 5", "red 4"', "needs must be 5 to 8 skills in all, not 9"),
    ("projects.toml", '"2 per zero-point"', '"3 per zero-point"', "Zond 3, brings 2 per zero-point"),
    ("powers.toml", '"take tokens 2"', '"take tokens 3"', "ussr has other sections"),
    ("powers.toml", "set_3 = 4", "set_3 = 5", "ussr's sets bring 0, 2 and 4"),
    ("powers.toml", "set_4 = 8", "set_4 = 9", "japan's set of four brings 8"),
    ("power_tokens.toml", "count = 2", "count = 1", "12 tokens of a pile expected, 11 found"),
    ("crises.toml", 'class = "late"', 'class = "early"', "class must be one of late"),
    ("crises.toml", "steps_4 = 5", "steps_4 = 10", "steps_4 must be a number from 1 to 9"),
    ("goals.toml", "goal = 8", "goal = 7", "7 was given before"),
    ("talents.toml", '"any 2 from hand"', '"any 3 from hand"', "talent 4 is any 2 from hand"),
    ("talents.toml", '"pawn: colour 3"', '"borrow"', "talents 6 to 8, and no others, have a pawn"),
    ("supply.toml", "each = 1", "each = 2", "each must be a number from 1 to 1"),
]
"""What a rulebook or public fact says: held against every pack."""


@pytest.mark.parametrize(("file", "old", "new", "message"), HARD)
def test_facts_are_held_against_every_pack(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    pack = changed(tmp_path, file, old, new)
    entered(pack, "origin")
    with pytest.raises(BadContent) as refused:
        load(pack)
    assert message in str(refused.value)


PLAUSIBLE = [
    ("specialists.toml", "number = 1,", '["yellow", "purple"]', '["yellow", "blue"]', "1 must cost two colours"),
    ("specialists.toml", "engineering", '"icons green"', '"icons yellow"', "engineering has four givers"),
    (
        "specialists.toml",
        "engineering",
        '["blue", "yellow"]',
        '["blue"]',
        "engineering has two two-skilled cards, not 1",
    ),
    (
        "specialists.toml",
        "testing",
        '["yellow", "yellow", "yellow", "blue"]',
        '["yellow", "yellow", "blue"]',
        "specials of testing cost 3, 4, 5 and 6, not [3, 3, 5, 6]",
    ),
    ("specialists.toml", "testing", '"end: 1 per blue skill"', '"end: 1 per green skill"', "testing has two asterisk"),
    (
        "specialists.toml",
        "number = ",
        '["green", "green", "purple"]',
        '["purple", "purple", "purple", "red"]',
        "asked for within 1 of each other, not",
    ),
    ("specialists.toml", "number = ", '"keep token 1"', '"token any 1"', "20 special abilities expected, 19 found"),
    ("specialists.toml", "number = ", '"end: 2 per project"', '"end: 2 per two-skilled"', "five different structural"),
    ("specialists.toml", "number = ", '"engineering", points = 0', '"engineering", points = 9', "mean points"),
    ("leaders.toml", "number = 61,", "met = 3, missed = 3", "met = 3, missed = 9", "61 must bring 1 to 5 points"),
    ("projects.toml", 'tile = 1, side = "soviet"', "points = 6", "points = 5", "1-soviet brings 6 points"),
    ("projects.toml", "tile = ", '"green 3", "red 4"', '"red 3", "purple 4"', "within 3 of each other"),
    ("powers.toml", '"usa"', "set_2 = 3", "set_2 = 1", "usa: a set has to be worth at least its parts"),
]
"""What makes reconstructed entries plausible, and which entries it is about."""


@pytest.mark.parametrize(("file", "about", "old", "new", "message"), PLAUSIBLE)
def test_what_is_plausible_is_held_against_reconstructed_entries(
    tmp_path: Path, file: str, about: str, old: str, new: str, message: str
) -> None:
    pack = changed(tmp_path, file, old, new)
    with pytest.raises(BadContent) as refused:
        load(pack)
    assert message in str(refused.value)
    entered(pack, about)
    load(pack)


def test_a_card_read_off_a_box_may_be_entered_alone(tmp_path: Path) -> None:
    """The others stay reconstructed, whatever the first one is like."""
    pack = changed(tmp_path, "specialists.toml", '["yellow", "purple"], ability = "icons green"', OWN)
    entered(pack, "number = 1,")
    assert load(pack).entries.specialists[1].points == 0


OWN = '["blue", "blue", "blue", "blue", "red", "red"], ability = "draw 3 after dear"'


@pytest.mark.parametrize("seed", range(8))
def test_any_words_work_on_any_card(tmp_path: Path, seed: int) -> None:
    """A pack whose words are dealt anew to specialists, talents and crises can be played to its end."""
    dice = Random(seed)
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    for file, field, patterns in (
        ("specialists.toml", "ability", ABILITIES),
        ("talents.toml", "effect", TALENTS),
        ("crises.toml", "effect", EFFECTS),
    ):
        lines = (pack / file).read_text(encoding="utf-8").splitlines()
        for place, line in enumerate(lines):
            fixed = [f"number = {number}," for number in (*KNOWN_ABILITIES, 56)] + ["talent = 4,"]
            if f"{field} = " not in line or any(text in line for text in fixed):
                continue
            before, _, rest = line.partition(f'{field} = "')
            said, _, after = rest.partition('"')
            among = [each for each in patterns if each.text.startswith("pawn") == said.startswith("pawn")]
            pattern = dice.choice(among)
            words = pattern.text.replace("N", str(dice.randint(pattern.n[0], min(3, pattern.n[1]))))
            words = words.replace("M", str(pattern.m[0])).replace("COLOUR", dice.choice(("blue", "red")))
            read_words("pack", field, words, patterns)
            lines[place] = f'{before}{field} = "{words}"{after}'
        text = "\n".join(lines).replace('origin = "reconstructed"', 'origin = "public"')
        text = re.sub(r", known = \[[^]]*\]", "", text)
        (pack / file).write_text(text, encoding="utf-8")
    game = make(pack)
    options = {"modules": "chosen", **{f"with-{name}": "on" for name in MODULES}}
    for seats in (1, 2, 3, 4):
        rng = FastRng(seed)
        box = game.components(game.lay_out(seats, game.about.complete(options)))
        s = game.new(seats, options, rng)
        play_out(game, s, rng, game._moves)
        assert game.components(s) == box
