"""Whole games kept as records in `tests/fixtures/space_bureau`, each for something that it shows.

When a change on purpose makes them play otherwise, such as other content, `python -m tests.games.space_bureau.records`
looks for such games anew: greedy players, or random play with a taste for some moves, until one shows what it should.

`CUT_SHORT` are the ways in which a turn, or a part of it, can be cut short, in the order of the catalogue. An empty
reserve is none of them: a captain begins with three agents and takes one for each that he places, until the last turn.
"""

from kosmodrom.games.space_bureau.score import RANK_NAMES
from tests.games.kept import Kept, Shelf, all_of
from tests.games.space_bureau.sights import (
    GAME,
    asks,
    bars,
    cannot_exchange,
    declines,
    fly_to_one_hex,
    grows_in_mid_turn,
    has_no_room_for_a_sample,
    has_nothing_to_explore,
    is_closed_at_once,
    is_stuck_with,
    lands_nobody_by,
    passes_on_an_exchange,
    places_in_all_rows,
    plays,
    ranks_lower_with_ability,
    shares_the_win,
    strands,
    takes_moves_back,
    tells,
    tells_at_least,
    tells_next,
    tells_often,
    ties_by_fuel,
)

SHELF = Shelf(GAME)

USUAL = all_of(
    plays("place", "do", "sample", "office", "fly", "explore", "land", "end", "take", "done"),
    *(tells(kind) for kind in ("room", "level", "flipped", "paid_fuel", "paid_sample", "storage", "last_round", "end")),
)
CHOSEN = ("ships=chosen", "captains=chosen")
DEALT = ("ships=reverse", "captains=dealt")
ABILITY = ("captains=chosen",)
SIDE = ("ships=chosen",)
BUSY = ("land", "office", "explore", "do", "sample", "pay", "fly", "end", "place", "take")
"""Nothing is declined that could be done."""
FLYING = ("explore", "land", "fly", "jump", "do", "pay", "sample", "office", "end", "exchange", "place", "take")
COLLECTING = ("sample", "explore", "fly", "end", "do")
IDLE = ("done", "end", "exchange", "place", "take")

PLAYERS = (
    Kept("alone", "SB-S1", 1, all_of(USUAL, tells("rank")), taste=BUSY, has_secret=True),
    Kept("two-players", "SB-S2", 2, USUAL, taste=BUSY, has_secret=True),
    Kept("three-players", "SB-S2", 3, USUAL, taste=BUSY, has_secret=True),
    Kept("four-players", "SB-S2", 4, USUAL, taste=BUSY, has_secret=True),
)
OPTIONS = (
    Kept("everything-chosen", "SB-S3", 4, plays("side", "ability"), CHOSEN, has_secret=True),
    Kept("everything-dealt", "SB-S3", 4, tells_often("triggered", 2), DEALT),
    Kept("alone-and-dealt", "SB-S3", 1, tells("triggered"), DEALT, has_secret=True),
    Kept("first-seat", "SB-S4", 3, tells("first", seat=0), ("first",)),
)
SIDES = tuple(
    Kept(f"side-{side}", "SB-C6", seats, places_in_all_rows(side), SIDE, ("side " + side, *BUSY))
    for side, seats in (("00", 1), ("01", 2), ("02", 1), ("03", 3), ("04", 1))
)
ABILITIES = tuple(
    Kept(
        f"ability-{number}",
        f"SB-K{number}",
        seats,
        tells("triggered", ability=number),
        ABILITY,
        (f"ability {number}", *BUSY),
    )
    for number, seats in ((1, 1), (2, 2), (3, 1), (4, 4), (5, 1), (6, 3))
)
CUT_SHORT = (
    Kept("ability-declined", "SB-T2", 1, declines("ability"), ABILITY, ("ability 6", "done")),
    Kept("rest-declined", "SB-T3", 1, all_of(declines("cell"), declines("exploration"), declines("room"))),
    Kept("exchange", "SB-T4", 2, tells("exchanged"), taste=IDLE),
    Kept("exchange-passed-on", "SB-T4", 2, passes_on_an_exchange),
    Kept("no-exchange-from-an-empty-bag", "SB-T4", 2, cannot_exchange, taste=IDLE),
    Kept("dead-end", "SB-T5", 2, tells_next("skipped", "taken"), taste=("done", "place inspector", "take inspector")),
    Kept("dead-end-for-long", "SB-T5", 1, is_stuck_with(6), taste=("done", "place inspector", "take inspector")),
    Kept(
        "dead-end-in-the-last-turn",
        "SB-T5",
        2,
        all_of(tells_next("skipped", "turn"), tells_next("skipped", "end")),
        taste=("done", "place inspector", "take inspector"),
    ),
    Kept("last-turn", "SB-T7", 3, tells_next("last_round", "turn")),
    Kept(
        "fuel-without-room",
        "SB-G2",
        1,
        all_of(tells_at_least("fuel", "lost", 1), is_closed_at_once("SB-G2")),
        taste=("done",),
    ),
    Kept("sample-for-fuel", "SB-G3", 1, tells("sample", fuel=1), taste=("sample", "do")),
    Kept("sample-without-room", "SB-G3", 1, has_no_room_for_a_sample, CHOSEN, ("side 02", "ability 4", *COLLECTING)),
    Kept("no-limiter-left", "SB-G4", 1, bars("cell", "SB-G4"), taste=BUSY),
    Kept("no-sample-here", "SB-A2", 1, is_closed_at_once("SB-A2"), taste=IDLE),
    Kept("no-office-here", "SB-A7", 1, is_closed_at_once("SB-A7"), taste=IDLE),
    Kept("which-inspector", "SB-A9", 1, asks("flip"), taste=("place inspector", "take inspector", "do")),
    Kept("level-4-again", "SB-A9", 1, tells_often("level", 2, level=4), DEALT, is_greedy=True),
    Kept("no-level", "SB-A10", 1, is_closed_at_once("SB-A10"), taste=IDLE),
    Kept("level-grows", "SB-A10", 1, grows_in_mid_turn("level"), SIDE, taste=BUSY),
    Kept("not-paid", "SB-A11", 1, is_closed_at_once("SB-A11"), taste=IDLE),
    Kept("stranded", "SB-F1", 1, strands, taste=FLYING),
    Kept("part-of-a-bonus-lost", "SB-F2", 1, bars("exploration", "SB-G2"), taste=("explore", "do")),
    Kept("no-flight", "SB-F3", 1, is_closed_at_once("SB-F3"), taste=FLYING),
    Kept("nobody-to-land", "SB-F4", 1, lands_nobody_by("SB-F4")),
    Kept("landed-here-before", "SB-F5", 2, lands_nobody_by("SB-F5"), taste=FLYING),
    Kept("nothing-to-explore", "SB-F6", 2, has_nothing_to_explore, taste=FLYING),
)
RANKS = (
    *(Kept(f"rank-{rank}", "SB-E2", 1, tells("rank", rank=rank), is_greedy=True) for rank in RANK_NAMES),
    Kept("rank-with-ability", "SB-E2", 1, ranks_lower_with_ability, ("captains=dealt",), is_greedy=True),
)
OTHERS = (
    Kept("two-who-play-well", "SB-E1", 2, tells_often("landed", 5), is_greedy=True, has_secret=True),
    Kept("four-who-play-well", "SB-E1", 4, tells_often("office", 3), DEALT, is_greedy=True),
    Kept("wormholes", "SB-F1", 2, tells_often("jumped", 3), taste=("jump", *FLYING)),
    Kept("one-hex-for-all", "SB-F7", 4, fly_to_one_hex),
    Kept("two-lines-at-once", "SB-K1", 1, tells_at_least("triggered", "times", 2), ABILITY, ("ability 1", *BUSY)),
    Kept("two-squares-at-once", "SB-K3", 1, tells_at_least("triggered", "times", 2), ABILITY, ("ability 3", *BUSY)),
    Kept("tie-broken-by-fuel", "SB-E1", 2, ties_by_fuel),
    Kept("shared-win", "SB-E1", 2, shares_the_win, taste=IDLE),
    Kept("taken-back", "KD-5", 2, takes_moves_back, has_secret=True, undo_every=9),
)
KEPT = PLAYERS + OPTIONS + SIDES + ABILITIES + CUT_SHORT + RANKS + OTHERS


if __name__ == "__main__":
    SHELF.renew(KEPT)
