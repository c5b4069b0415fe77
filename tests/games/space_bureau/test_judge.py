"""Random games under the eyes of a judge who works every rule out anew (see `judge`)."""

import pytest

from kosmodrom.games.space_bureau.view.table import Seat
from tests.games.space_bureau.judge import CELLS, Judge, Notes
from tests.games.space_bureau.test_previews import Moment, games, moments


@games
@pytest.mark.parametrize("seed", [1, 2])
def test_the_judge_allows_the_same_moves(seats: int, options: dict[str, str], seed: int) -> None:
    notes = Notes(seats)
    for moment in moments(seats, options, 100 * seed):
        allowed = Judge(moment.before, moment.seat, notes).legal()
        assert set(moment.legal) == allowed
        assert len(moment.legal) == len(allowed)
        notes.note(moment.move, moment.seat, moment.after, moment.before)
        assert [set(captain.lines) for captain in moment.after.seats] == notes.lines
        if moment.after.question != "over":
            assert {space.hex for space in moment.after.spaces if space.is_landed} == notes.landed


@games
def test_the_judge_counts_the_same(seats: int, options: dict[str, str]) -> None:
    for moment in moments(seats, options, seats + 70):
        for captain in moment.after.seats:
            count(captain)
        look_up(moment)
        landed(moment)
    assert moment.after.question == "over"
    assert all(captain.turns == (14 if seats < 3 else 13) for captain in moment.after.seats)


def count(captain: Seat) -> None:
    """SB-G1, SB-C5, SB-E1 What has to hold of a captain at any time."""
    assert captain.fuel >= 0 and min(captain.samples) >= 0
    assert captain.fuel + sum(captain.samples) + captain.free == captain.capacity
    assert captain.free >= 0 and captain.capacity in (9, 12, 15)
    assert captain.score == captain.credits + 6 * min(captain.samples)
    assert all(len(tile.sides) == 4 for tile in captain.tiles if tile.agent == "inspector" and tile.is_flipped)


def look_up(moment: Moment) -> None:
    """SB-T3, SB-F2, SB-A8, SB-T2 What is open is what is printed where the tile, the ship or the marker is."""
    view = moment.before
    captain = moment.captain(view)
    for checklist in view.checklists:
        match checklist.of:
            case "cell":
                assert view.cell == checklist.cell
                printed = view.sides[str(captain.side)][CELLS.index(str(view.cell))]
            case "exploration":
                assert captain.hex == checklist.hex
                printed = next(space.bonus for space in view.spaces if space.hex == captain.hex)
            case "room":
                assert captain.room == checklist.room
                printed = view.rooms[captain.room].bonus
            case "ability":
                printed = next(ability.bonus for ability in view.abilities if ability.number == captain.ability)
        assert [item.action for item in checklist.items] == printed


def landed(moment: Moment) -> None:
    """SB-F4, SB-A9 A landing turns one agent of the planet's colour over; an inspector brings 2 credits."""
    before, after = moment.captain(moment.before), moment.captain(moment.after)
    old = {tile.cell: tile for tile in before.tiles}
    turned = [tile for tile in after.tiles if tile.is_flipped and not (tile.cell in old and old[tile.cell].is_flipped)]
    agents = [tile for tile in turned if tile.agent != "inspector"]
    assert len(agents) == int(moment.move == "land")
    for tile in agents:
        space = next(space for space in moment.before.spaces if space.hex == before.hex)
        samples = dict(zip(("orange", "blue", "purple"), before.samples, strict=True))
        assert (tile.agent, tile.sides) == (space.planet, old[tile.cell].sides)
        assert after.credits - before.credits == 2 + samples[tile.agent]
        assert after.samples == before.samples
    flipped = [event for event in moment.events if event.kind == "flipped"]
    assert len(turned) - len(agents) == len(flipped) and all(event.credits == 2 for event in flipped)
