"""What a learning program sees of Space Explorers: numbers by hand, and whole games against the list of legal moves."""

import pytest

from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.features import MOST_WRITTEN, new_indices
from kosmodrom.core.rng import FastRng
from kosmodrom.core.testing import check_game
from kosmodrom.core.testing.walk import Setting
from kosmodrom.games import find
from kosmodrom.games.space_explorers import moves
from kosmodrom.games.space_explorers.features.cards import HELD_LOOKED_AT, LOOKED_AT
from kosmodrom.games.space_explorers.moves import kind_of_move
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from kosmodrom.games.space_explorers.rules.cards import hand_size, place_in_center
from kosmodrom.games.space_explorers.rules.turn import question
from kosmodrom.games.space_explorers.state import PLAYING, ExplorersState
from tests.games.space_explorers.positions import GAME, chosen, new, play, position
from tests.games.space_explorers.tables import EVERY

GAMES = 20 if is_compiled() else 2
CENTER = "center: 2 3 5 6 7 8"
READY = ("now", "soon", "later")


def seen(s: ExplorersState, seat: int = 0) -> dict[str, int]:
    """The features that are not 0, as a seat observes them."""
    features = GAME.features(s.seats)
    assert features is not None
    names = features.layout.names()
    return {name: number for name, number in zip(names, features.observe(s, seat), strict=True) if number != 0}


def group(found: dict[str, int], name: str) -> dict[str, int]:
    """Those of a group, by what their names end with."""
    return {
        key.removeprefix(f"{name} "): number
        for key, number in found.items()
        if key.startswith(f"{name} ") and key.removeprefix(f"{name} ").split()[0] not in ("of", "for", "points", "rest")
    }


def highest(found: dict[str, int], name: str) -> int:
    """The last threshold reached in a group."""
    return max((int(step) for step in group(found, name)), default=-100)


# The Center and the hand


def test_cards_can_be_paid_for_now_soon_or_later() -> None:
    """Cards 2, 3, 5, 6, 7, 8 lack 0, 2, 3, 4, 1 and 5 icons."""
    found = seen(position(f"{CENTER}; tokens 0: red green"))
    assert group(found, "card") == {"now 0": 1, "soon 1": 2, "later 2": 1, "later 4": 1, "later 5": 1}
    assert group(found, "skill of card") == {"now blue": 1, "soon blue": 2, "later blue": 3, "later green": 1} | {
        "later yellow": 1
    }
    assert group(found, "column of card") == {"red": 4, "green": 4, "purple": 3, "yellow": 1}
    assert group(found, "ability of card") == {"icons": 2, "none": 2, "help": 1, "use": 1}
    assert group(found, "card for next") == {"soon": 1, "later": 5}
    assert group(found, "best card") == {}


def test_a_hand_card_pays_for_two_icons_but_not_for_itself() -> None:
    """Card 7 pays for 3 or 7 in the Center; it costs three icons, of which tokens cover two."""
    found = seen(position(f"{CENTER.replace(' 7', '')}; tokens 0: red green; hand 0: 7"))
    assert group(found, "card") == {"now 0": 1, "now 1": 1, "soon 2": 1, "soon 4": 1, "later 5": 1}
    assert group(found, "best card") == {"1": 1}
    assert group(found, "me held card") == {"soon 1": 1}
    assert group(found, "me skill of held card") == {"blue": 1} and group(found, "me ability of held card") == {
        "help": 1
    }
    assert highest(found, "me hand") == 1 and group(found, "+1 hand") == {}


def test_a_card_that_another_has_reserved_is_for_later() -> None:
    row = f"{CENTER}; modules: talents; tokens 0: red green; talent 0: 1; talent 1: 7; pawn 1: 2"
    found = seen(position(row))
    assert group(found, "card") == {"later 0": 1, "soon 1": 2, "later 2": 1, "later 4": 1, "later 5": 1}
    assert group(found, "reserved") == {"+1": 1} and group(found, "+1 pawn") == {"set": 1}
    assert group(found, "me talent") == {"draw": 1} and group(found, "+1 talent") == {"pawn": 1}


def test_power_tokens_lie_on_cards_that_can_be_paid_for_or_not() -> None:
    """The foreign token's icon is to be covered, the own one's is not."""
    row = "center: 2=usa-blue 7=ussr-blue 5 6 3 8; modules: powers; power 0: ussr; power 1: france; tokens 0: red green"
    found = seen(position(row))
    assert group(found, "own power token") == {"soon": 1} and group(found, "foreign power token") == {"soon": 1}
    assert group(found, "card") == {"soon 0": 1, "soon 1": 2, "later 2": 1, "later 4": 1, "later 5": 1}


def test_leaders_by_what_their_obligations_lack() -> None:
    """68 asks for two cards in hand, 72 for eleven in the hub, 74 is a researcher."""
    row = "center: 68 72 74 2 3 5 6; modules: leaders; hand 0: 7; hub 0: engineering 68 74"
    found = seen(position(row.replace("68 72 74", "72 78 61")))
    assert group(found, "leader") == {"lacks more": 2, "researcher": 1}
    assert group(found, "me obligation") == {"lacks 1": 1} and group(found, "me researchers") == {"1": 1}
    assert highest(found, "me leaders") == -1, "the obligation missed costs 2, the researcher brings 2"


# Hubs


def test_a_hub_by_division() -> None:
    """4 gives two purple icons, 7 an icon of any colour from hand; below it lies a giver that doesn't work."""
    found = seen(position(f"{CENTER}; hub 0: engineering 4, testing 13 7; hub 1: engineering 1 2 3 9"))
    assert group(found, "me icons") == {"purple 1": 1, "purple 2": 1}
    assert group(found, "me top") == {"testing help": 1} and group(found, "+1 top") == {"engineering draw": 1}
    assert group(found, "me cards of division") == {"engineering 1": 1, "testing 2": 1}
    assert group(found, "+1 cards of division") == {"engineering 3": 1}
    assert group(found, "me skills") == {"blue 1": 1, "blue 2": 1, "green 1": 1}
    assert highest(found, "me printed") == -100 and highest(found, "me cards left") == 8


def test_what_a_crisis_silences_is_not_seen_to_work() -> None:
    row = f"{CENTER}; modules: crises; crisis: L5; hub 0: engineering 1 4, testing 13"
    found = seen(position(row))
    assert group(found, "me icons") == {"yellow 1": 1}
    assert group(found, "crisis") == {"silence tallest": 1} and highest(found, "steps of crisis") == 3


def test_points_by_source_and_who_is_ahead() -> None:
    """10 and 4 have 6 points, 11 has 1 and one for each of two purple skills, the project brings 6: 15 to 4."""
    row = f"{CENTER}; hub 0: engineering 10 4 11, flight 49 50; done 0: 1-soviet; hub 1: testing 18"
    found = seen(position(row))
    assert (highest(found, "me printed points"), highest(found, "me asterisks")) == (6, -100)
    assert (highest(found, "me projects"), highest(found, "me completed")) == (5, 1)
    assert (highest(found, "me ahead"), found["me ahead rest points"]) == (8, 3), "11 points"
    assert (highest(found, "+1 ahead"), found["+1 ahead rest points"]) == (-12, 1)
    assert highest(found, "me cards left") == 7


def test_projects_by_what_is_lacking() -> None:
    """1-soviet asks for 3 blue and 2 red and brings 6, 7-soviet for 3 green and 4 red and brings 9."""
    row = f"{CENTER}; projects: 1-soviet 7-soviet; hub 0: engineering 1 4 9; hub 1: engineering 10, construction 37"
    found = seen(position(row))
    assert group(found, "me project lacks") == {"2 low": 1} and group(found, "+1 project lacks") == {"3 low": 1}
    assert group(found, "me nearest to project") == {"2": 1} and group(found, "+1 nearest to project") == {}
    assert group(found, "me wanted skill") == {"red": 1}
    assert group(found, "+1 wanted skill") == {"blue": 1, "red": 1}
    assert group(found, "wanted card") == {} and group(found, "open projects") == {"2": 1}
    found = seen(position(f"{row} 38"), 1)
    assert group(found, "me nearest to project") == {"5": 1}
    assert group(found, "me project lacks") == {"2 low": 1, "5 middle": 1}
    assert sum(group(found, "wanted card").values()) == 6, "every card of the Center is blue"


def test_an_own_project_is_in_reach_of_its_owner_alone() -> None:
    """Japan's own project asks for one skill less."""
    row = f"{CENTER}; modules: powers; projects: 9-soviet; power 0: japan; power 1: ussr"
    found = seen(position(f"{row}; own 0: 1-soviet; hub 0: engineering 1 4 9; hub 1: engineering 2 3 10"))
    assert group(found, "me project lacks") == {"1 low": 1} and group(found, "+1 project lacks") == {}


def test_goals_are_met_or_nearly() -> None:
    """Goal 1 asks for two projects, which take two cards each; 5 for three cards in hand; 4 for a division of four."""
    row = f"{CENTER}; modules: goals; goals 0: 5 4* 1 3 8; goals 1: 1 2 3 4 5; hand 0: 11 12"
    found = seen(position(f"{row}; hub 0: testing 13 14; done 0: 1-soviet"))
    assert group(found, "me goal") == {"engineering lacks 1": 1, "testing met": 1, "science lacks 2": 1}
    assert highest(found, "me goals") == 2


def test_sections_wait_or_were_used() -> None:
    row = f"{CENTER}; modules: powers; power 0: ussr; power 1: japan; sections 0: blue red* -; cooperation 0: 2"
    found = seen(position(f"{row}; international 0: 0 2 1 0"))
    assert group(found, "me section") == {"cards": 1} and highest(found, "me used sections") == 1
    assert (highest(found, "me cooperation"), highest(found, "me foreign tokens")) == (2, 3)


# The course


def test_a_card_is_looked_at_as_laid_while_it_is_paid_for() -> None:
    """5 costs four icons, has two points and goes to engineering or testing; the position stays what it is."""
    s = position(f"{CENTER}; tokens 0: red yellow; hand 0: 10 11")
    play(s, "recruit 5-testing")
    before = s.to_json()
    found = seen(s)
    assert group(found, "me skills") == {"blue 1": 1, "green 1": 1} and highest(found, "me hand") == 2
    assert group(found, "me cards of division") == {"testing 1": 1}
    assert (highest(found, "me ahead"), found["me ahead rest points"]) == (0, 2)
    assert sum(group(found, "card").values()) == 5 and group(found, "question") == {"pay": 1}
    assert highest(found, "icons to pay") == 4 and s.to_json() == before


def test_a_card_from_hand_is_no_longer_held_while_it_is_paid_for() -> None:
    s = position(f"{CENTER}; tokens 0: red red; seen 0: 10 11 16; hub 0: testing 13")
    play(s, "recruit 16-testing")
    tops = s.players[0].tops
    found = seen(s)
    assert highest(found, "me hand") == 2 and highest(found, "me seen in hand") == 2
    assert sum(group(found, "me held card").values()) == 2
    assert group(found, "me icons") == {"blue 1": 1, "blue 2": 1}, "13 is covered"
    assert s.players[0].tops == tops and hand_size(s.players[0]) == 3


def test_the_last_round() -> None:
    """Seat 1 began and is to move; two others follow it."""
    s = position(f"seats: 3; first: 1; turn: 1; {CENTER}")
    assert group(seen(s), "to play") == {} and group(seen(s), "ending") == {}
    s.ending = 2
    assert group(seen(s), "to play") == {"2": 1} and group(seen(s), "ending") == {"cards": 1}
    assert group(seen(s, 2), "turn") == {"+2": 1} and group(seen(s, 2), "first") == {"+2": 1}


def test_the_rival() -> None:
    """It looks at cards 5 and 6, from the marker on, and takes the dearer; that projects need more doesn't bind it."""
    row = "seats: 1; options: level=2; center: 2 3 5 6 7 8; projects: 1-soviet; marker: 2; modules: crises; crisis: L1"
    s = position(f"{row}; hub 1: engineering 1 4 9, construction 37; tokens 1: red red red red blue; track: 3")
    found = seen(s)
    assert group(found, "level") == {"2": 1} and group(found, "projects of rival") == {"1 low": 1}
    assert group(found, "tokens of rival") == {"red 3": 1, "blue 1": 1} and highest(found, "track") == 2
    assert highest(found, "rival") == 4 and highest(found, "me ahead") == -8, "it has 2 + 3 points"
    assert group(found, "pick of rival") == {"4": 1}


# Whole games


@pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=("none", "all"))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_features_tell_what_a_seat_may_know(seats: int, modules: tuple[str, ...]) -> None:
    game = find("space_explorers")
    options = game.about.complete(chosen(*modules))
    report = check_game(game, settings=[Setting(seats, options, seed) for seed in range(1 + GAMES // 10)], every=EVERY)
    assert report.ok, report.text()


@pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=("none", "all"))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_can_be_paid_for_now_may_be_recruited(seats: int, modules: tuple[str, ...]) -> None:
    """Before the action; and no position writes more than it may."""
    features, indices, looked_at = GAME.features(seats), new_indices(), 0
    assert features is not None
    for seed in range(GAMES):
        rng, s = FastRng(seed), new(seats, *modules, seed=seed)
        while (seat := GAME.next_seat(s)) >= 0:
            legal = GAME.legal_moves(s, seat)
            assert features.fill_world(s, seat, indices) <= MOST_WRITTEN
            is_action = s.phase == PLAYING and question(s) == 0 and s.acted == 0
            if is_action and s.center_size <= LOOKED_AT and hand_size(s.players[seat]) <= HELD_LOOKED_AT:
                looked_at += 1
                check_recruits(s, seat, legal)
            GAME.apply(s, seat, legal[rng.below(len(legal), 0)], rng)
    assert looked_at > 10


def check_recruits(s: ExplorersState, seat: int, legal: list[int]) -> None:
    named = {int(moves.recruited_of(move)) for move in legal if kind_of_move(move) == moves.RECRUIT}
    open_cards = {card for card in named if place_in_center(s, card) >= 0}
    found = seen(s, seat)
    for name, cards in (("card", open_cards), ("me held card", named - open_cards)):
        told = group(found, name)
        assert sum(number for key, number in told.items() if key.startswith("now ")) == len(cards), name
