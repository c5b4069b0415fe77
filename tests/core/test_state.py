"""Seats as sets, and who is told of what."""

import pytest

from kosmodrom.core.state import EVERYONE, SPECTATOR, Event, State, Witness, only


@pytest.mark.parametrize("seat", [0, 1, 3, 31, 40])
def test_only_is_the_set_of_one_seat(seat: int) -> None:
    assert only(seat) == 2**seat


@pytest.mark.parametrize("seat", [-1, -64, 41, 63, 64, 65, 104, 2**40])
def test_only_is_empty_for_what_is_no_seat(seat: int) -> None:
    assert only(seat) == 0


def test_an_event_is_seen_by_those_named_or_by_everyone() -> None:
    secret = Event(1, 0, only(0) | only(2), 5, 0, 0)
    assert [secret.is_seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [True, False, True, False]
    public = Event(1, 0, EVERYONE, 5, 0, 0)
    assert all(public.is_seen_by(seat) for seat in (0, 1, 2, SPECTATOR))


def test_a_witness_hears_events_and_counts_reveals() -> None:
    state = State()
    state.tell(1, 0, EVERYONE)
    state.reveal()
    state.witness = witness = Witness()
    state.tell(2, 1, EVERYONE, 7, 8, 9)
    state.reveal()
    assert [(event.kind, event.seat, event.a, event.b, event.c) for event in witness.events] == [(2, 1, 7, 8, 9)]
    assert witness.reveals == 1
