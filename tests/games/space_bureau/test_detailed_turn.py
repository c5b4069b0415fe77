"""The worked turn of the rulebook, line by line."""

from tests.games.space_bureau.positions import credits, play, position, question, seen, ship, stacked, store

CELL = "flight, flight, per level: fuel 2"


def test_rulebook_detailed_turn() -> None:
    s = position(
        f"cells: c3 = {CELL}; room 0: 8; capacity 0: 12; fuel 0: 7; samples 0: orange orange orange; credits 0: 17;"
        "tiles 0: orange-ns c1, purple-nsw c2; reserve 0: inspector; at 0: 1"
    )
    rng = stacked(s, hexes="6 7 8")
    assert (seen(s).seats[0].level, store(s), credits(s)) == (3, (7, "ooo"), 17)

    play(s, "place inspector-s c3")
    play(s, "do 2")
    assert (store(s), credits(s)) == ((9, "ooo"), 17)

    play(s, "do 1", "explore nw", "sample 1 purple", "sample 1 purple", rng=rng)
    assert (store(s), credits(s)) == ((6, "ooopp"), 17)
    play(s, "explore nw", rng=rng)
    assert (store(s), credits(s)) == ((3, "ooopp"), 20)
    play(s, "land")
    assert (store(s), credits(s)) == ((3, "ooopp"), 25)

    play(s, "do 2", "do 2")
    assert (store(s), credits(s)) == ((7, "ooopp"), 25)

    play(s, "do 1", "explore nw", "sample 1 purple", "do 2", rng=rng)
    assert (store(s), credits(s)) == ((4, "oooppp"), 27)
    assert (seen(s).seats[0].level, "inspector-nesw* c3" in ship(s)) == (4, True)
    play(s, "land")
    assert (store(s), credits(s)) == ((4, "oooppp"), 32)

    play(s, "do 2")
    assert (store(s), credits(s)) == ((6, "oooppp"), 32)
    assert question(s) == "take 0"
