"""SB-E2 Ranks of a lone captain, what results are compared by, and the week of daily deals."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.solo import Feat
from kosmodrom.games import find
from kosmodrom.games.space_bureau.solo import DAILY

GAME = find("space_bureau")


def test_the_page_finds_all_it_says_of_playing_alone() -> None:
    solo = GAME.about.solo
    assert solo is not None and GAME.about.min_seats == 1
    assert [text for text in solo.texts if not GAME.about.texts.has(text)] == []
    for options in DAILY:
        assert GAME.about.complete(options).items() >= options.items()


def test_sb_e2_a_lone_captains_feat_is_his_rank_ship_and_ability() -> None:
    plain = GAME.new(1, {}, FastRng(1))
    assert GAME.feat(plain) == Feat("intern", {"ship": "00", "captain": "none"})
    chosen = GAME.new(1, {"ships": "chosen", "captains": "chosen"}, FastRng(1))
    for move in ("side 03", "ability 5"):
        GAME.play(chosen, 0, GAME.about.moves.parse(move), FastRng(1))
    assert GAME.feat(chosen) == Feat("intern", {"ship": "03", "captain": "5"})
    assert GAME.feat(GAME.new(2, {}, FastRng(1))) is None


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
