"""Content files: read field by field, refused with file, row and what was expected."""

import shutil
from pathlib import Path

import pytest

from kosmodrom.core.content import BadContent, Row, check_total, content_hash, read_rows
from kosmodrom.games import find
from kosmodrom.games.pack import read_pack, usual_folder

TWO = '[[ship]]\nspeed = 3\norigin = "rulebook"\n\n[[ship]]\nspeed = 5\nhull = "red"\norigin = "public"\n'


def rows(folder: Path, text: str) -> list[Row]:
    (folder / "ships.toml").write_text(text, encoding="utf-8")
    return read_rows(folder, "ships.toml", "ship")


def test_rows_are_read_field_by_field(tmp_path: Path) -> None:
    first, second = rows(tmp_path, TWO)
    assert (first.number("speed", 1, 9), first.origin) == (3, "rulebook")
    assert (second.number("speed", 1, 9), second.word("hull", ("red", "blue")), second.origin) == (5, "red", "public")
    first.done()
    second.done()


def test_a_number_out_of_range_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"^ships.toml, ship 2: speed must be a number from 1 to 4, not 5$"):
        rows(tmp_path, TWO)[1].number("speed", 1, 4)


@pytest.mark.parametrize("value", ['"3"', "3.0", "true", "[3]"])
def test_what_is_no_number_is_refused(tmp_path: Path, value: str) -> None:
    (row,) = rows(tmp_path, f'[[ship]]\nspeed = {value}\norigin = "public"')
    with pytest.raises(BadContent, match=r"ships.toml, ship 1: speed must be a number from 1 to 9"):
        row.number("speed", 1, 9)


def test_a_missing_field_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="ship 1: hull must be one of red, blue, not None"):
        rows(tmp_path, TWO)[0].word("hull", ("red", "blue"))


def test_a_word_that_is_no_choice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="ship 2: hull must be one of green, blue, not 'red'"):
        rows(tmp_path, TWO)[1].word("hull", ("green", "blue"))


def test_a_field_nobody_reads_is_refused(tmp_path: Path) -> None:
    row = rows(tmp_path, TWO)[1]
    row.number("speed", 1, 9)
    with pytest.raises(BadContent, match="ship 2: unknown field 'hull'"):
        row.done()


def test_every_row_names_its_origin(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="ship 1: origin must be one of rulebook, public, reconstructed, not None"):
        rows(tmp_path, "[[ship]]\nspeed = 3")


@pytest.mark.parametrize("text", ["", "[ship]\nspeed = 3", "ship = [1, 2]", TWO + "[other]\nx = 1"])
def test_anything_but_rows_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match=r"ships.toml: expected entries \[\[ship\]\] and nothing else"):
        rows(tmp_path, text)


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"ships.toml: not a TOML file"):
        rows(tmp_path, "[[ship]")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ships.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"ships.toml: not a TOML file"):
        read_rows(tmp_path, "ships.toml", "ship")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"ships.toml: no such file"):
        read_rows(tmp_path, "ships.toml", "ship")


def test_a_total_is_checked() -> None:
    check_total("ships.toml", "ships", 4, 4)
    with pytest.raises(BadContent, match=r"ships.toml: 4 ships expected, 3 found"):
        check_total("ships.toml", "ships", 3, 4)


def test_the_hash_changes_with_names_and_values_of_content_files_only(tmp_path: Path) -> None:
    hashes = set()
    for name, text in [("a.toml", "x = 1"), ("a.toml", "y = 1"), ("b.toml", "y = 1")]:
        (tmp_path / name).write_text(text, encoding="utf-8")
        hashes.add(content_hash(tmp_path))
    assert len(hashes) == 3
    (tmp_path / "notes.txt").write_text("z", encoding="utf-8")
    assert content_hash(tmp_path) in hashes


def test_what_of_an_entry_is_better_known(tmp_path: Path) -> None:
    text = '[[ship]]\nspeed = 3\nknown = ["speed public", "top speed rulebook"]\norigin = "reconstructed"\n'
    (row,) = rows(tmp_path, text)
    assert row.known == ["speed public", "top speed rulebook"]
    row.number("speed", 1, 9)
    row.done()
    before = content_hash(tmp_path)
    (row,) = rows(tmp_path, '[[ship]]\nspeed = 3\norigin = "public"\n')
    assert (row.known, content_hash(tmp_path)) == ([], before)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ('known = "speed"\norigin = "reconstructed"', "known must be a list of texts"),
        ('known = ["speed"]\norigin = "reconstructed"', "known must say what and from where"),
        ('known = ["public"]\norigin = "reconstructed"', "known must say what and from where"),
        ('known = ["speed reconstructed"]\norigin = "reconstructed"', "known must say what and from where"),
        ('known = ["speed public"]\norigin = "public"', "known is for reconstructed entries, this one is public"),
    ],
)
def test_a_bad_word_about_what_is_known_is_refused(tmp_path: Path, fields: str, message: str) -> None:
    with pytest.raises(BadContent, match=f"ships.toml, ship 1: {message}"):
        rows(tmp_path, f"[[ship]]\nspeed = 3\n{fields}\n")


def test_texts_and_fields_that_may_be_left_out(tmp_path: Path) -> None:
    (row,) = rows(tmp_path, '[[ship]]\nname = "Vostok"\ncrew = ["one", "two"]\norigin = "public"')
    assert (row.has("name"), row.has("hull")) == (True, False)
    assert (row.text("name"), row.texts("crew")) == ("Vostok", ["one", "two"])
    row.done()


@pytest.mark.parametrize(("value", "field"), [("3", "name"), ('["one"]', "name"), ('"one"', "crew"), ("[1]", "crew")])
def test_what_is_no_text_is_refused(tmp_path: Path, value: str, field: str) -> None:
    (row,) = rows(tmp_path, f'[[ship]]\n{field} = {value}\norigin = "public"')
    with pytest.raises(BadContent, match=rf"ship 1: {field} must be a (text|list of texts), not"):
        row.text("name") if field == "name" else row.texts("crew")


def test_the_hash_is_of_what_is_said_not_of_how_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        '[[card]]\nvalue = 2\ncount = 3\norigin = "public"\n\n[[card]]\nvalue = 3\ncount = 4\n', encoding="utf-8"
    )
    before = content_hash(tmp_path)
    for same in (
        '# my box\n[[card]]\nvalue = 2 # two\ncount = 3\norigin = "public"\n[[card]]\nvalue = 3\ncount = 4',
        "card = [{ origin = 'public', count = 3, value = 0x2 }, { value = 3, count = 4 }]",
        "card = [{ origin = 'rulebook', count = 3, value = 2 }, { value = 3, count = 4, origin = 'reconstructed' }]",
    ):
        file.write_text(same, encoding="utf-8")
        assert content_hash(tmp_path) == before
    for other in (
        '[[card]]\nvalue = 2\ncount = 4\norigin = "public"\n\n[[card]]\nvalue = 3\ncount = 4\n',
        "card = [{ value = 3, count = 4 }, { origin = 'public', count = 3, value = 2 }]",
        "card = [{ origin = 'public', count = 3, value = 2 }]",
    ):
        file.write_text(other, encoding="utf-8")
        assert content_hash(tmp_path) != before


def test_content_that_records_know_by_a_former_hash_keeps_it(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("card = []", encoding="utf-8")
    found = content_hash(tmp_path)
    assert content_hash(tmp_path, {found: "former"}) == "former"
    assert content_hash(tmp_path, {"another": "former"}) == found


@pytest.mark.parametrize(
    ("game", "content"),
    [("kosmopolis", "81e4d85dfc337909"), ("galaktiko", "1071e875ae81ceed"), ("space_bureau", "5991829fe82e28e0")],
)
def test_the_content_of_our_games_is_called_as_it_was_and_a_comment_changes_nothing(
    tmp_path: Path, game: str, content: str
) -> None:
    assert find(game).about.content == content
    pack = tmp_path / "pack"
    shutil.copytree(usual_folder(game), pack)
    for file in pack.glob("*.toml"):
        file.write_text("# as in my box\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert read_pack(pack).content == content
