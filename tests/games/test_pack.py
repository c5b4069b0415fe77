"""Content packs are read whole or refused with what is wrong, and kept by game and hash."""

import shutil
from pathlib import Path

import pytest

from kosmodrom.core.content import BadContent
from kosmodrom.games import NAMES, find
from kosmodrom.games.library import Library
from kosmodrom.games.pack import files_of, find_packs, game_in, known_in, read_pack, usual_folder
from tests.packs import GAME, break_pack, write_pack


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "mine")


def test_a_pack_is_the_game_with_other_components(pack: Path) -> None:
    found = read_pack(pack)
    assert (found.title, found.folder, found.game.about.name) == ("My own box", pack, GAME)
    assert found.content == found.game.about.content != find(GAME).about.content
    usual = read_pack(usual_folder(GAME))
    assert usual.content == find(GAME).about.content
    assert sum(found.origins.values()) == sum(usual.origins.values())
    assert found.origins.get("public", 0) > usual.origins.get("public", 0)


def test_what_a_pack_is_called_and_known_from_is_no_part_of_its_content(pack: Path) -> None:
    before = read_pack(pack).content
    (pack / "pack.toml").write_text('name = "Коробка с полки"\n', encoding="utf-8")
    assert (read_pack(pack).title, read_pack(pack).content) == ("Коробка с полки", before)
    (pack / "pack.toml").unlink()
    assert (read_pack(pack).title, read_pack(pack).content) == ("mine", before)
    with (pack / "ships.toml").open("a", encoding="utf-8") as ships:
        ships.write("# read once more\n")
    assert read_pack(pack).content == before
    ships_file = pack / "ships.toml"
    text = ships_file.read_text(encoding="utf-8")
    ships_file.write_text(text.replace('"reconstructed"', '"public"', 1), encoding="utf-8")
    assert read_pack(pack).content == before
    ships_file.write_text(text.replace('"credits 7"', '"credits 8"', 1), encoding="utf-8")
    assert read_pack(pack).content != before


@pytest.mark.parametrize(
    "text", ['title = "Mine"', "name = 7", 'name = " "', f'name = "{"long " * 13}"', 'name = "a\\nb"', "name = "]
)
def test_a_bad_name_is_refused(pack: Path, text: str) -> None:
    (pack / "pack.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=r"^pack\.toml: "):
        read_pack(pack)


@pytest.mark.parametrize("name", NAMES)
def test_the_game_of_a_folder_is_known_by_its_files(tmp_path: Path, name: str) -> None:
    shutil.copytree(usual_folder(name), tmp_path / "box")
    assert game_in(tmp_path / "box") == read_pack(tmp_path / "box").game.about.name == name
    (tmp_path / "box" / files_of(name)[0]).unlink()
    assert game_in(tmp_path / "box") == name
    with pytest.raises(BadContent, match=f"^{files_of(name)[0]}: no such file in "):
        read_pack(tmp_path / "box")


def test_what_of_reconstructed_entries_is_better_known(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        "card = [\n"
        '    { number = 1, side = "a", known = ["cost public", "name rulebook"], origin = "reconstructed" },\n'
        '    { number = 1, side = "b", origin = "rulebook" },\n'
        '    { number = 2, side = "a", known = ["cost public"], origin = "reconstructed" },\n'
        "]\n",
        encoding="utf-8",
    )
    assert known_in(file) == {"public": ["1-a cost", "2 cost"], "rulebook": ["1-a name"]}


def test_a_pack_of_another_game_is_refused(pack: Path) -> None:
    with pytest.raises(BadContent, match="this is content of space_bureau, not of galaktiko"):
        read_pack(pack, "galaktiko")


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    for read in (read_pack, find_packs):
        with pytest.raises(BadContent, match="no content of a game is in it"):
            read(tmp_path)
    with pytest.raises(BadContent, match=r"abilities\.toml: no such file|agents\.toml: no such file"):
        read_pack(tmp_path, GAME)
    with pytest.raises(BadContent, match="No such file or directory"):
        find_packs(tmp_path / "nowhere")


def test_what_can_not_be_read_is_refused(pack: Path) -> None:
    (pack / "offices.toml").unlink()
    (pack / "offices.toml").mkdir()
    with pytest.raises(BadContent, match=r"offices\.toml: Is a directory"):
        read_pack(pack)


def test_a_library_reads_packs_and_folders_full_of_them(tmp_path: Path) -> None:
    one, two = write_pack(tmp_path / "one", 1, "One"), write_pack(tmp_path / "two", 2, "Two")
    (tmp_path / "notes").mkdir()
    for folders in ([one, two], [tmp_path]):
        library = Library.read(folders)
        assert [pack.title for pack in library.packs] == ["One", "Two"]
    usual = find(GAME)
    hashes = [pack.content for pack in library.packs]
    found = [library.find(GAME, content) for content in (*hashes, usual.about.content, "", "unknown")]
    assert [game and game.about.content for game in found] == [*hashes, *[usual.about.content] * 3]
    assert library.find("galaktiko", hashes[0]) is find("galaktiko")
    assert library.find("chess") is None
    assert library.pack(GAME, "") is None


def test_the_same_content_twice_is_refused(tmp_path: Path) -> None:
    write_pack(tmp_path / "one", 1, "One")
    write_pack(tmp_path / "two", 1, "Two")
    with pytest.raises(BadContent, match=r"two: the same content of space_bureau as in .*one$"):
        Library.read([tmp_path])


def test_one_broken_pack_is_named(tmp_path: Path) -> None:
    write_pack(tmp_path / "one", 1)
    break_pack(write_pack(tmp_path / "two", 2))
    with pytest.raises(BadContent, match=r"two: offices\.toml: 4 kinds of offices expected, 3 found$"):
        Library.read([tmp_path])
