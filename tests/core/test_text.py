"""Words in both languages."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import kosmodrom
from kosmodrom.core.text import MESSAGE, YOU, Texts

SOURCES = Path(kosmodrom.__file__).parent

ENGLISH = """
hello = Hello, { $name }!
ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
only = Only English
"""
RUSSIAN = """
hello = Привет, { $name }!
ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
}
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "text.en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "text.ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    return Texts(tmp_path)


def test_a_message_is_said_in_each_language_without_isolation_marks(texts: Texts) -> None:
    assert texts.say("hello", "en", name="Ada") == "Hello, Ada!"
    assert texts.say("hello", "ru", name="Ада") == "Привет, Ада!"


def test_two_files_with_one_message_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text.en.ftl").write_text("hello = Hello", encoding="utf-8")
    (tmp_path / "lesson.en.ftl").write_text("# About\nhello = Good day", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"text\.en\.ftl: another file has the message hello already"):
        Texts(tmp_path)


def test_numbers_choose_the_form_of_the_language(texts: Texts) -> None:
    assert [texts.say("ships", "en", n=n) for n in (1, 2)] == ["1 ship", "2 ships"]
    assert [texts.say("ships", "ru", n=n) for n in (1, 3, 5)] == ["1 корабль", "3 корабля", "5 кораблей"]


def test_a_number_below_zero_has_a_minus_sign_and_names_keep_their_hyphens(texts: Texts) -> None:
    assert texts.say("ships", "en", n=-6) == "\N{MINUS SIGN}6 ships"
    assert texts.say("ships", "ru", n=-2) == "\N{MINUS SIGN}2 корабля"
    assert texts.say("hello", "en", name="R-2") == "Hello, R-2!"


def test_a_sentence_may_speak_to_whom_it_names(tmp_path: Path) -> None:
    for language in ("en", "ru"):
        message = "goes =\n    { $who ->\n        [you] You go\n       *[other] { $name } goes\n    }\n"
        (tmp_path / f"text.{language}.ftl").write_text(message, encoding="utf-8")
    texts = Texts(tmp_path)
    assert [texts.say("goes", "en", name=name) for name in ("Ada", "you", YOU)] == ["Ada goes", "you goes", "You go"]


def test_a_message_that_a_file_lacks_fails_and_is_named(texts: Texts) -> None:
    with pytest.raises(AssertionError, match="only has no text in ru"):
        texts.say("only", "ru")


def test_a_message_without_its_argument_fails_and_is_named(texts: Texts) -> None:
    with pytest.raises(AssertionError, match="hello in en"):
        texts.say("hello", "en")


def test_a_message_that_a_language_lacks_is_not_there(texts: Texts) -> None:
    assert texts.has("hello")
    assert not texts.has("only")


@pytest.mark.parametrize("file", sorted(SOURCES.rglob("*.ftl")), ids=lambda file: f"{file.parent.name}-{file.name}")
def test_the_ids_of_messages_are_found_without_parsing(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert MESSAGE.findall(text) == [entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)]


def test_the_texts_of_a_lesson_come_along(texts: Texts, tmp_path: Path) -> None:
    for language in ("en", "ru"):
        (tmp_path / f"lesson.{language}.ftl").write_text(f"lesson-end = The end, {language}\n", encoding="utf-8")
    assert not texts.has("lesson-end"), "they are read when the texts are"
    assert Texts(tmp_path).say("lesson-end", "ru") == "The end, ru"
    assert Texts(tmp_path).say("hello", "en", name="Ada") == "Hello, Ada!"


def test_a_missing_file_fails(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Texts(tmp_path)
