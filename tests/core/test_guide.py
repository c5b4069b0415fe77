"""The game in short and its glossary: read from a file, refused with what was expected."""

from pathlib import Path

import pytest

from kosmodrom.core.guide import LEAST, MOST, BadGuide, load_guide
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import NAMES, find

SENTENCE = '{ en = "Most points win.", ru = "Побеждает тот, у кого больше очков." }'
SHORT = f"short = [{', '.join([SENTENCE] * LEAST)}]\n"
TERM = """[[term]]
name = { en = "cleric", ru = "клирик" }
about = { en = "The pink one.", ru = "Розовый." }
rules = ["XY-1"]
printed = { ru = ["жрец"] }
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "guide.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_guide_has_sentences_and_terms(tmp_path: Path) -> None:
    guide = load_guide(written(tmp_path, SHORT + TERM))
    assert [sentence["en"] for sentence in guide.short] == ["Most points win."] * LEAST
    (term,) = guide.terms
    assert (term.name["ru"], term.rules) == ("клирик", ("XY-1",))
    assert term.printed == {"en": (), "ru": ("жрец",)}
    assert term.sought == {"en": (), "ru": ()}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("short = ", "guide.toml: not a TOML file"),
        (TERM, "guide.toml: expected the game in short, in 5 to 7 sentences"),
        (f"short = [{SENTENCE}]", "in 5 to 7 sentences"),
        (f"short = [{', '.join([SENTENCE] * (MOST + 1))}]", "in 5 to 7 sentences"),
        (SHORT.replace("Most points win.", "", 1), "guide.toml, short 1: expected a text in each of en, ru"),
        (SHORT + 'term = "cleric"', "expected entries of [[term]]"),
        (SHORT + TERM.replace("about", "tells"), "guide.toml, term 1: expected name, about, rules, printed and sought"),
        (SHORT + TERM.replace('en = "cleric", ', ""), "term 1, name: expected a text in each of en, ru"),
        (SHORT + TERM.replace('rules = ["XY-1"]\n', ""), "term 1: expected the ids of rules that explain it"),
        (SHORT + TERM.replace('["жрец"]', '"жрец"'), "term 1, printed, ru: expected a list of words"),
        (SHORT + TERM.replace("{ ru = ", "{ de = "), "term 1, printed: expected lists of words by language"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_entry(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(BadGuide) as refused:
        load_guide(written(tmp_path, text))
    assert why in str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_begins_with_how_one_wins(name: str) -> None:
    guide = find(name).about.guide
    assert guide is not None
    assert "wins" in guide.short[0]["en"] and "Побеждает" in guide.short[0]["ru"]
    assert guide.terms[0].name == {"en": "winning", "ru": "победа"}


@pytest.mark.parametrize("name", NAMES)
def test_a_word_stands_for_one_thing_only(name: str) -> None:
    guide = find(name).about.guide
    assert guide is not None
    for language in LANGUAGES:
        names = [term.name[language] for term in guide.terms]
        printed = [word for term in guide.terms for word in term.printed[language]]
        assert len({*names, *printed}) == len(names) + len(printed)
