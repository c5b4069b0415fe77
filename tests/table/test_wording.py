"""What people write, cleaned at the door."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.table.refused import Refused
from kosmodrom.table.wording import (
    LONGEST_CHAT,
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_TITLE,
    clean_chat,
    clean_name,
    clean_note,
    clean_title,
    tame_name,
)

Clean = Callable[[str], str]

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
UNSEEN = "\u00ad\u034f\u115f\u1160\u17b4\u180e\u200b\u200c\u2060\u2063\u2800\u3164\ufeff\uffa0\U000e0041"
VARIANTS = "\ufe00\ufe0f\u180b\U000e0100"
CONTROL = "\x00\x07\x1b\x7f\x85\u2028\u2029\ud800\ue000"
JOINER = "\u200d"

anything = st.text(
    st.one_of(
        st.characters(),
        st.characters(codec="ascii", categories=("L", "N", "Zs")),
        st.sampled_from(BIDI + UNSEEN + VARIANTS + CONTROL + JOINER + "\n\t\u00a0\u3000e\u0301ё👩💻❤🏽"),
    ),
    max_size=80,
)


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} and letter not in UNSEEN


def cleaned(clean: Clean, text: str) -> str | None:
    try:
        return clean(text)
    except Refused as refused:
        assert refused.words(None, "en") and refused.words(None, "ru")
        return None


@pytest.mark.parametrize("clean", [clean_name, clean_title])
@given(text=anything)
def test_nothing_hidden_is_left_in_names_and_titles(clean: Clean, text: str) -> None:
    found = cleaned(clean, text)
    assert found is None or all(is_seen(letter) and letter not in VARIANTS for letter in found)


@pytest.mark.parametrize("clean", [clean_chat, clean_note])
@given(text=anything)
def test_nothing_hidden_is_left_in_chat_and_notes_but_what_joins_an_emoji(clean: Clean, text: str) -> None:
    found = cleaned(clean, text) or ""
    for at, letter in enumerate(found):
        if letter == JOINER:
            assert 0 < at < len(found) - 1
            assert not any(other.isalnum() or other.isspace() for other in (found[at - 1], found[at + 1]))
        else:
            assert is_seen(letter) or (clean is clean_note and letter in "\n\t")


@pytest.mark.parametrize("clean", [clean_name, clean_title, clean_chat, clean_note])
@given(text=anything)
def test_cleaning_twice_is_cleaning_once(clean: Clean, text: str) -> None:
    found = cleaned(clean, text)
    assert found is None or clean(found) == found


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Юрий", "Юрий"),
        ("e\u0301va", "éva"),
        ("Ada ❤\ufe0f", "Ada ❤"),
        ("山田", "山田"),
        ("R2", "R2"),
        ("a" * LONGEST_NAME, "a" * LONGEST_NAME),
    ],
)
def test_names_as_all_will_see_them(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "name-length"),
        (" A ", "name-length"),
        ("a" * (LONGEST_NAME + 1), "name-length"),
        ("\ufdfa\ufdfa", "name-length"),
        ("!?", "name-letters"),
        ("Ada\n", "name-hidden"),
        ("A\u202eda", "name-hidden"),
        ("A\u200dda", "name-hidden"),
        ("\u3164\u3164", "name-hidden"),
        ("Za\u0335\u0336\u0337\u0338lgo", "name-hidden"),
    ],
)
def test_names_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert refused.value.reason == reason


def test_titles_may_be_empty_but_not_long() -> None:
    assert clean_title(" \n ") == ""
    assert clean_title("Friday\tnight") == "Friday night"
    assert clean_title("x" * LONGEST_TITLE) == "x" * LONGEST_TITLE
    with pytest.raises(Refused, match="title-long"):
        clean_title("x" * (LONGEST_TITLE + 1))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("one\ntwo\u2028three", "one two three"),
        ("👩\u200d💻 👩🏽\u200d💻 ❤\ufe0f\u200d🔥", "👩\u200d💻 👩🏽\u200d💻 ❤\ufe0f\u200d🔥"),
        ("a\u200db \u200d", "a b"),
        ("x" * LONGEST_CHAT, "x" * LONGEST_CHAT),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
def test_chat_is_one_line(text: str, line: str) -> None:
    assert clean_chat(text) == line


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u3164", "\ufe0f", "\u200d"])
def test_chat_says_something(text: str) -> None:
    with pytest.raises(Refused, match="chat-empty"):
        clean_chat(text)


def test_notes_keep_their_lines() -> None:
    assert clean_note("one\r\n\ttwo\u202e\x00\n") == "one\n\ttwo\n"
    assert clean_note("") == ""
    with pytest.raises(Refused, match="note-long"):
        clean_note("x" * (LONGEST_NOTE + 1))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b", "Ada"),
        ("x" * 30, "x" * 24),
        ("\u0000\u3164", "3"),
        ("", "3"),
    ],
)
def test_a_name_from_a_record_is_shown_without_what_hides(name: str, shown: str) -> None:
    assert tame_name(name, "3") == shown
