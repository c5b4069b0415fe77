"""Whole games, replayed: they end as they once did, on every build, and show what they are kept for."""

import pytest

from kosmodrom.core.match import retrace
from kosmodrom.core.record import fingerprint, write_record
from tests.games.galaktiko import records as galaktiko
from tests.games.kept import Kept, Shelf
from tests.games.kosmopolis import records as kosmopolis

SHELVES = [(kosmopolis.SHELF, kosmopolis.KEPT), (galaktiko.SHELF, galaktiko.KEPT)]
RECORDS = [pytest.param(shelf, entry, id=f"{entry.rule}-{entry.name}") for shelf, kept in SHELVES for entry in kept]


@pytest.mark.parametrize(("shelf", "kept"), SHELVES)
def test_every_record_in_the_folder_is_kept_for_something(shelf: Shelf, kept: tuple[Kept, ...]) -> None:
    assert sorted(path.stem for path in shelf.folder.glob("*.json")) == sorted(entry.name for entry in kept)


@pytest.mark.parametrize(("shelf", "kept"), RECORDS)
def test_a_record_plays_as_it_says_and_shows_what_it_is_kept_for(shelf: Shelf, kept: Kept) -> None:
    game, record, match = shelf.game, shelf.load(kept.name), shelf.replay(kept.name)
    assert match.is_over
    assert fingerprint(match.state) == record.final
    assert tuple(result.score for result in game.outcome(match.state).results) == record.scores
    assert write_record(match.record()) == (shelf.folder / f"{kept.name}.json").read_bytes()
    assert match.seats == kept.seats
    assert match.options == game.about.complete(shelf.options_of(kept))
    assert kept.shows(match)


@pytest.mark.parametrize(("shelf", "kept"), RECORDS)
def test_components_are_conserved_all_through_a_record(shelf: Shelf, kept: Kept) -> None:
    game, played = shelf.game, shelf.replay(kept.name)
    box = game.components(game.lay_out(played.seats, played.options))
    for match in retrace(played):
        assert game.components(match.state) == box
