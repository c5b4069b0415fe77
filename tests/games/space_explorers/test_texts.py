"""The texts of the rules, the options and the content, in both languages."""

import re
import tomllib
from itertools import pairwise, product
from pathlib import Path

import pytest

from kosmodrom.cli.kit.rule_check import check_folder
from kosmodrom.core.rules import LANGUAGES, load_rules
from kosmodrom.core.text import Texts
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import OPTIONS
from kosmodrom.games.space_explorers.parts import vocabulary
from kosmodrom.games.space_explorers.parts.names import COLOUR_NAMES, MODULE_NAMES
from kosmodrom.games.space_explorers.words.components import ability_words, card_name, say_words
from tests.games.space_explorers.views import PRINTED

FOLDER = Path(events.__file__).parent
TEXTS = Texts(FOLDER)
RULES = load_rules(FOLDER / "rules.toml")
VOCABULARY = {
    "ability": (*vocabulary.ABILITIES, *vocabulary.TALENTS),
    "development": vocabulary.SECTIONS,
    "cooperation": vocabulary.COOPERATIONS,
    "condition": vocabulary.CONDITIONS,
    "project": vocabulary.SCORES,
    "crisis": vocabulary.EFFECTS,
}
PHRASES = sorted({(prefix, pattern.text) for prefix, patterns in VOCABULARY.items() for pattern in patterns})
REFUSING = (
    *("T1", "T2", "T3", "T5", "T6", "T7", "P3", "P5", "P6", "P8", "P10"),
    *("A1", "A2", "A6", "A8", "A10", "A11", "A12", "A14"),
    *("W2", "W5", "W7", "W8", "W9", "W11", "W12", "W13", "W14", "L2", "K7", "K9", "K11", "H1", "H7", "H8", "H9", "D1"),
)


# The rules


def test_the_rules_stand_in_the_order_of_the_catalogue() -> None:
    ids = [rule.id for rule in RULES.rules]
    assert len(ids) == 126
    sections = [letter for letter, following in pairwise([*(rule[3] for rule in ids), ""]) if letter != following]
    assert sections == list("CSTPAEMWLKGHJDXIZ")
    for letter in sections:
        numbers = [int(rule[4:]) for rule in ids if rule[3] == letter]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_letter_is_a_section_with_a_title() -> None:
    assert len({(rule.id[3], rule.section) for rule in RULES.rules}) == 17
    assert all(TEXTS.has(f"section-{rule.section}") for rule in RULES.rules)


def test_code_and_guide_cite_only_rules_that_there_are() -> None:
    assert [gap for gap in check_folder(FOLDER, None).gaps if gap.kind != "code"] == []


def test_what_can_refuse_says_what_to_do() -> None:
    refusing = {rule.id: rule.refusal for rule in RULES.rules if rule.refusal is not None}
    assert [rule.removeprefix("SX-") for rule in refusing] == list(REFUSING)
    for refusal in refusing.values():
        assert all(len(refusal[language]) > 40 and refusal[language].endswith(".") for language in LANGUAGES)


def test_no_sentence_of_the_rules_is_said_twice_in_a_rule() -> None:
    for rule in RULES.rules:
        for language in LANGUAGES:
            said = [clause.text[language] for clause in rule.clauses]
            assert len(set(said)) == len(said), rule.id
            assert all(text.endswith(".") and "  " not in text for text in said), rule.id


# Texts


def test_both_languages_have_the_same_texts() -> None:
    files = [(FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    english, russian = (re.findall(r"^([a-z][\w-]+) =", file, re.MULTILINE) for file in files)
    assert english == russian
    assert len(set(english)) == len(english)


def test_every_option_has_a_name_a_sentence_and_choices() -> None:
    for option in OPTIONS:
        choices = [f"option-{option.name}-{choice}" for choice in option.choices]
        assert all(TEXTS.has(text) for text in [f"option-{option.name}", f"option-{option.name}-about", *choices])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_is_named(language: str) -> None:
    names = [
        *(f"section-{power.power}-{number}" for power in PRINTED.powers for number in range(1, 5)),
        *(f"crisis-{crisis.crisis}" for crisis in PRINTED.crises),
        *(f"goal-{goal.goal}" for goal in PRINTED.goals),
        *(f"talent-{talent.talent}" for talent in PRINTED.talents),
        *(f"module-{module}" for module in MODULE_NAMES),
        *(f"rank-{rank}" for rank, _ in PRINTED.ranks),
    ]
    said = [TEXTS.say(name, language) for name in names]
    assert len(names) == 16 + 10 + 8 + 8 + 7 + 6 and len(set(said)) == len(said)


def numbered(text: str) -> list[str]:
    """Words of a pattern with all numbers that Russian tells apart, and with equal and different colours."""
    said = []
    for n, m, (one, other) in product((1, 2, 5), (1, 2, 5), (("red", "red"), ("red", "blue"))):
        words = text.replace("COLOUR", one, 1).replace("COLOUR", other)
        said.append(re.sub(r"\bM\b", str(m), re.sub(r"\bN\b", str(n), words)))
    return list(dict.fromkeys(said))


@pytest.mark.parametrize(("prefix", "text"), PHRASES)
def test_every_word_of_the_content_reads_well_with_every_number(prefix: str, text: str) -> None:
    for words in numbered(text):
        english, russian = (say_words(prefix, words, TEXTS, language) for language in LANGUAGES)
        assert not re.search(r"[а-яё]", english.lower()) and not re.search(r"[a-z]", russian.lower())
        for said in (english, russian):
            assert not re.search(r"\s\s|\$|[{}]|\.$", said), said
            numbers = re.findall(r"\d+", words)
            assert all(number in said or number == "1" for number in numbers), said


def test_equal_numbers_of_different_words_are_told_apart() -> None:
    for language in LANGUAGES:
        for prefix, patterns in VOCABULARY.items():
            words = list(dict.fromkeys(pattern.text for pattern in patterns))
            said = {say_words(prefix, numbered(text)[-1], TEXTS, language) for text in words}
            assert len(said) == len(words)


@pytest.mark.parametrize(
    ("prefix", "words", "english", "russian"),
    [
        ("ability", "icons red", "1 red icon", "1 красный символ"),
        ("ability", "icons red red", "2 red icons", "2 красных символа"),
        ("ability", "icons red blue", "a red and a blue icon", "красный и синий символы"),
        (
            "ability",
            "any 1 from hand",
            "1 icon of any colour when you recruit from hand",
            "1 любой символ при привлечении из руки",
        ),
        (
            "ability",
            "any 5 from hand",
            "5 icons of any colour when you recruit from hand",
            "5 любых символов при привлечении из руки",
        ),
        (
            "ability",
            "draw 2 after project",
            "after you complete a project, draw 2 cards",
            "после реализации проекта возьмите 2 карты из колоды",
        ),
        (
            "ability",
            "draw 5 after project",
            "after you complete a project, draw 5 cards",
            "после реализации проекта возьмите 5 карт из колоды",
        ),
        (
            "ability",
            "end: 1 per green skill",
            "at the end, 1 point for each green skill in your hub",
            "в конце 1 очко за каждый зелёный навык в корпусе",
        ),
        (
            "ability",
            "end: 5 per row",
            "at the end, 5 points for each full row of five divisions",
            "в конце 5 очков за каждый полный ряд из пяти подразделений",
        ),
        ("condition", "red skills 1", "at least 1 red skill", "не меньше 1 красного навыка"),
        ("condition", "red skills 5", "at least 5 red skills", "не меньше 5 красных навыков"),
        ("condition", "divisions 1 of 4", "a division of at least 4 cards", "подразделение не меньше чем из 4 карт"),
        (
            "condition",
            "divisions 4 of 2",
            "4 divisions of at least 2 cards",
            "4 подразделения, в каждом не меньше 2 карт",
        ),
        (
            "crisis",
            "project 1 more",
            "a project needs 1 more skill, of any one colour that it names",
            "для проекта нужен ещё 1 навык любого из его цветов",
        ),
        (
            "crisis",
            "project 2 more",
            "a project needs 2 more skills, of any one colour that it names",
            "для проекта нужно ещё 2 навыка любого из его цветов",
        ),
        (
            "crisis",
            "toll 1 card or 5 tokens",
            "completing a project costs 1 hand card, put into the Center, or 5 tokens",
            "чтобы реализовать проект, положите 1 карту из руки в Центр или отдайте 5 жетонов",
        ),
    ],
)
def test_words_of_the_content_in_full(prefix: str, words: str, english: str, russian: str) -> None:
    assert say_words(prefix, words, TEXTS, "en") == english
    assert say_words(prefix, words, TEXTS, "ru") == russian


def test_sx_a10_a_price_is_told_as_it_is_in_this_game() -> None:
    words = "tokens 1 or 2 -> take"
    assert "1 token (2 with modules)" in ability_words(words, None, TEXTS, "en")
    assert "отдайте 1 жетон и" in ability_words(words, False, TEXTS, "ru")
    assert "отдайте 2 жетона и" in ability_words(words, True, TEXTS, "ru")
    assert ability_words("icons red", True, TEXTS, "en") == "1 red icon"


def test_a_card_is_called_by_what_it_is_and_its_number() -> None:
    numbers = (12, 13, 36, 37, 60, 61, 68, 74)
    english = [card_name(number, TEXTS, "en") for number in numbers]
    assert english[:5] == ["engineer 12", "tester 13", "scientist 36", "builder 37", "astronaut 60"]
    assert english[5:] == ["general 61", "politician 68", "researcher 74"]
    assert card_name(78, TEXTS, "ru") == "исследователь 78"


def test_colours_are_named_in_the_order_of_the_divisions() -> None:
    assert [TEXTS.say("colour", "ru", colour=colour) for colour in COLOUR_NAMES] == [
        *("синий", "зелёный", "жёлтый", "красный", "фиолетовый")
    ]


def test_content_files_say_nothing_that_has_no_words() -> None:
    for file, key, prefix in (
        ("specialists", "ability", "ability"),
        ("talents", "effect", "ability"),
        ("powers", "cooperation", "cooperation"),
        ("leaders", "obligation", "condition"),
        ("goals", "condition", "condition"),
        ("crises", "effect", "crisis"),
        ("projects", "score", "project"),
    ):
        data = tomllib.loads((FOLDER / "content" / f"{file}.toml").read_text(encoding="utf-8"))
        (entries,) = data.values()
        assert all(say_words(prefix, entry[key], TEXTS, "ru") for entry in entries if key in entry)
