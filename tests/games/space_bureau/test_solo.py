"""SB-E2 Ranks of a lone captain, what results are compared by, and the week of daily deals."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.solo import Feat
from kosmodrom.games import find
from kosmodrom.games.space_bureau.options import DAILY
from tests.games.space_bureau.positions import game_for, position

GAME = find("space_bureau")


def test_the_page_finds_all_it_says_of_playing_alone() -> None:
    solo = GAME.about.solo
    assert solo is not None and GAME.about.min_seats == 1
    assert [text for text in solo.texts if not GAME.about.texts.has(text)] == []
    for options in DAILY:
        assert GAME.about.complete(options).items() >= options.items()


def test_sb_e2_a_lone_captains_feat_is_his_rank_ship_and_ability() -> None:
    plain = GAME.new(1, {}, FastRng(1))
    assert GAME.feat(plain) == Feat("intern", {"ship": "00", "captain": "none"}, "employee", 50)
    chosen = GAME.new(1, {"ships": "chosen", "captains": "chosen"}, FastRng(1))
    for move in ("side 03", "ability 5"):
        GAME.play(chosen, 0, GAME.about.moves.parse(move), FastRng(1))
    assert GAME.feat(chosen) == Feat("intern", {"ship": "03", "captain": "5"}, "employee", 65)
    assert GAME.feat(GAME.new(2, {}, FastRng(1))) is None


@pytest.mark.parametrize(
    ("credits", "next_rank", "missing"),
    [(0, "employee", 50), (49, "employee", 1), (50, "captain", 20), (93, "millennium", 7)],
)
def test_sb_e2_a_lone_captain_is_told_the_next_rank_and_what_is_missing(
    credits: int, next_rank: str, missing: int
) -> None:
    plain = position(f"seats: 1; credits 0: {credits}")
    feat = game_for(plain).feat(plain)
    assert feat is not None and (feat.next_rank, feat.missing) == (next_rank, missing)
    with_ability = position(f"seats: 1; captains: 1; ability 0: 2; credits 0: {credits}")
    feat = game_for(with_ability).feat(with_ability)
    assert feat is not None and feat.missing == dict(THRESHOLDS)[str(feat.next_rank)] + 15 - credits


def test_sb_e2_above_the_highest_rank_nothing_is_missing() -> None:
    s = position("seats: 1; credits 0: 94; samples 0: orange blue purple")
    feat = game_for(s).feat(s)
    assert feat is not None and (feat.rank, feat.next_rank) == ("millennium", None)


THRESHOLDS = [
    ("employee", 50),
    ("captain", 70),
    ("coordinator", 80),
    ("president", 90),
    ("millennium", 100),
]


@pytest.mark.parametrize(("captains", "more"), [("off", 0), ("dealt", 15), ("chosen", 15)])
def test_sb_e2_the_ranks_of_a_deal_follow_from_its_options(captains: str, more: int) -> None:
    solo = GAME.about.solo
    assert solo is not None
    expected = [("intern", None), *((rank, least + more) for rank, least in THRESHOLDS)]
    assert solo.thresholds({"ships": "00", "captains": captains}) == expected


@pytest.mark.parametrize("seed", range(6))
def test_every_feat_is_one_the_game_has_announced(seed: int) -> None:
    solo = GAME.about.solo
    assert solo is not None
    state = GAME.new(1, {"ships": "reverse", "captains": "dealt"}, FastRng(seed))
    feat = GAME.feat(state)
    assert feat is not None and feat.rank in solo.ranks
    assert list(feat.traits) == [trait.name for trait in solo.traits]
    assert all(feat.traits[trait.name] in trait.values for trait in solo.traits)
    assert feat.traits["ship"] != "00" and feat.traits["captain"] != "none"
