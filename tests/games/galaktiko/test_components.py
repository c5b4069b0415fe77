"""GK-C Components, and content files that are refused."""

import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from kosmodrom.core.content import BadContent
from kosmodrom.games import with_content
from kosmodrom.games.galaktiko.content import FOLDER, load
from kosmodrom.games.galaktiko.moves import CARD_NAMES, ICON_NAMES
from kosmodrom.games.galaktiko.parts.kinds import icons_of, points_of
from tests.games.galaktiko.positions import GAME, all_cards, kind_of, passengers, places, position, seen
from tests.packs import changed_content


def box_cards() -> Counter[str]:
    """The passengers in the box, by name."""
    return Counter(dict(zip(CARD_NAMES, load().passengers, strict=False)))


def icons(card: str) -> list[str]:
    return [ICON_NAMES[icon] for icon in icons_of(kind_of(card))]


def test_gk_c1_there_are_36_ordinary_16_rich_16_stowaways_7_vortans_and_7_inspectors() -> None:
    cards = box_cards()
    ordinary = sum(count for card, count in cards.items() if card.split("-")[0] in ICON_NAMES)
    rich = sum(count for card, count in cards.items() if card.startswith("rich"))
    stowaways = sum(count for card, count in cards.items() if card.startswith("stowaway"))
    assert (ordinary, rich, stowaways, cards["vortan"], load().inspectors) == (36, 16, 16, 7, 7)
    assert cards.total() + load().inspectors == 82


def test_gk_c1_ordinary_passengers_have_two_icons_rich_and_stowaways_one() -> None:
    for card in box_cards():
        expected = 0 if card == "vortan" else 1 if card.startswith(("rich", "stowaway")) else 2
        assert len(icons(card)) == len(set(icons(card))) == expected


@pytest.mark.parametrize(
    ("card", "points"), [("bath-market", 1), ("rich-bath", 2), ("stowaway-bath", 2), ("vortan", 0), ("inspector", 0)]
)
def test_gk_c1_what_a_card_is_worth(card: str, points: int) -> None:
    assert points_of(kind_of(card)) == points


def test_gk_c1_vortans_have_no_icon() -> None:
    assert icons("vortan") == []


def test_gk_c2_eight_sectors_of_three_stations_with_one_of_eight_icons_each() -> None:
    ring = seen(position("")).sectors
    assert [len(sector.stations) for sector in ring] == [3] * 8
    assert {station.icon for sector in ring for station in sector.stations} == set(ICON_NAMES)


@pytest.mark.parametrize(
    ("seats", "route", "slots"),
    [(2, "green", "a"), (3, "yellow", "ab"), (4, "yellow", "ab"), (5, "pink", "abc"), (6, "pink", "abc")],
)
def test_gk_c3_the_route_by_the_number_of_players(seats: int, route: str, slots: str) -> None:
    s = position(f"seats: {seats}; question: start")
    assert places(s) == [f"{sector}{slot}" for sector in range(1, 9) for slot in slots]
    view = seen(s)
    assert view.route == route
    for sector in view.sectors:
        assert [station.is_open for station in sector.stations] == [slot in slots for slot in "abc"]


def test_gk_c4_card_i_has_icon_i_then_i_plus_1_and_i_plus_3() -> None:
    assert load().route == tuple((i, (i + 1) % 8, (i + 3) % 8) for i in range(8))


@pytest.mark.parametrize(("slots", "times"), [(1, 1), (2, 2), (3, 3)])
def test_gk_c4_every_icon_comes_once_on_green_twice_on_yellow_three_times_on_pink(slots: int, times: int) -> None:
    icons = Counter(icon for card in load().route for icon in card[:slots])
    assert icons == dict.fromkeys(range(8), times)


def test_gk_c4_three_different_icons_a_card_and_two_icons_share_a_card_at_most_once() -> None:
    pairs = Counter(frozenset(pair) for card in load().route for pair in combinations(card, 2))
    assert all(len(pair) == 2 for pair in pairs)
    assert max(pairs.values()) == 1


def test_gk_c5_all_pairs_of_icons_once_and_neighbours_twice_make_nine_of_each_icon() -> None:
    cards = box_cards()
    ordinary = {card: count for card, count in cards.items() if len(icons(card)) == 2}
    assert len(ordinary) == 28
    neighbours = {frozenset((ICON_NAMES[i], ICON_NAMES[(i + 1) % 8])) for i in range(8)}
    assert {frozenset(icons(card)) for card, count in ordinary.items() if count == 2} == neighbours
    assert set(ordinary.values()) == {1, 2}
    of_icon = Counter(icon for card, count in ordinary.items() for icon in icons(card) for _ in range(count))
    assert of_icon == dict.fromkeys(ICON_NAMES, 9)


@pytest.mark.parametrize("kind", ["rich", "stowaway"])
def test_gk_c5_two_rich_passengers_and_two_stowaways_of_each_icon(kind: str) -> None:
    assert [box_cards()[f"{kind}-{icon}"] for icon in ICON_NAMES] == [2] * 8


def test_gk_c5_the_box_is_what_the_positions_of_these_tests_are_made_of() -> None:
    assert box_cards() == passengers()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_gk_s1_inspectors_one_more_than_players_everything_else_is_there_before_a_game(seats: int) -> None:
    laid_out = GAME.lay_out(seats, GAME.about.complete({}))
    expected = [all_cards(seats)[card] for card in CARD_NAMES]
    assert GAME.components(laid_out)[: len(CARD_NAMES)] == expected
    assert expected[-1] == seats + 1
    made_up = f"seats: {seats}; hand 0: vortan rich-bath; queue 3: bath-market; inspectors 3: 1; deck: vortan | end"
    assert GAME.components(position(made_up)) == GAME.components(laid_out)


def text_of(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")


ORDINARY, RICH, STOWAWAYS = text_of("ordinary.toml"), text_of("rich.toml"), text_of("stowaways.toml")
SPECIAL, ROUTE = text_of("special.toml"), text_of("route.toml")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("ordinary.toml", None, "ordinary.toml: no such file"),
        ("route.toml", "route = ", "route.toml: not a TOML file"),
        ("rich.toml", "[[poor]]\ncount = 2", r"rich.toml: expected entries \[\[rich\]\] and nothing else"),
        ("ordinary.toml", ORDINARY.replace('"bath"', '"sauna"', 1), "ordinary 1: one must be one of bath, market"),
        (
            "ordinary.toml",
            ORDINARY.replace('other = "market"', 'other = "bath"', 1),
            "ordinary 1: two different icons expected, not bath twice",
        ),
        (
            "ordinary.toml",
            ORDINARY.replace('other = "cafe"', 'other = "market"', 1),
            "ordinary 2: this card was given before",
        ),
        ("ordinary.toml", ORDINARY.replace("count = 2", "count = 4", 1), "count must be a number from 1 to 3, not 4"),
        ("ordinary.toml", ORDINARY.replace("count = 2", "count = 1", 1), "36 ordinary passengers expected, 35 found"),
        ("rich.toml", RICH.replace("count = 2", "count = 8", 1), "rich 1: count must be a number from 1 to 7, not 8"),
        ("rich.toml", RICH.replace("count = 2", "count = 3", 1), "rich.toml: 16 rich passengers expected, 17 found"),
        ("stowaways.toml", STOWAWAYS.replace("count = 2", "count = 1", 1), "16 stowaways expected, 15 found"),
        ("special.toml", SPECIAL.replace('"vortan"', '"comet"'), "special 1: card must be one of vortan, inspector"),
        ("special.toml", SPECIAL.replace("count = 7", "count = 6", 1), "special.toml: 7 vortans expected, 6 found"),
        ("special.toml", SPECIAL.replace("reconstructed", "rulebook").replace("rulebook", "hearsay"), "origin must be"),
        ("route.toml", ROUTE.rpartition("[[route]]")[0], "route.toml: 8 route cards expected, 7 found"),
        ("route.toml", ROUTE + 'name = "x"', "route.toml, route 8: unknown field 'name'"),
    ],
)
def test_gk_c1_gk_c2_gk_c5_content_that_is_wrong_is_refused_with_its_place(
    tmp_path: Path, file: str, text: str | None, complaint: str
) -> None:
    with pytest.raises(BadContent, match=complaint):
        with_content("galaktiko", changed_content("galaktiko", tmp_path / "content", file, text))


def test_content_of_a_folder_is_played_with_and_named_by_its_hash(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    assert with_content("galaktiko", folder).about.content == GAME.about.content
    changed = RICH.replace("count = 2", "count = 3", 1)
    changed = changed[::-1].replace("count = 2"[::-1], "count = 1"[::-1], 1)[::-1]
    (folder / "rich.toml").write_text(changed, encoding="utf-8")
    game = with_content("galaktiko", folder)
    assert game.about.content != GAME.about.content
    rich = game.components(game.lay_out(2, game.about.complete({})))[kind_of("rich-bath") : kind_of("stowaway-bath")]
    assert rich == [3, 2, 2, 2, 2, 2, 2, 1]
