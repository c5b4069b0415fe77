"""The table of a game's events: names, rules and fields of each kind, put together from parts."""

import pytest

from kosmodrom.core.events import A, B, C, EventKind, EventTable
from kosmodrom.core.state import EVERYONE, Event, only

BASE = (EventKind(0, "dealt", "X-1", card=A.of(("sun", "moon"))), EventKind(1, "won", {0: "X-2", 1: "X-3"}, points=B))
MODULE = (EventKind(100, "raided", "X-9", sector=C.counted_from(1), gold=1),)
TABLE = EventTable(*BASE, *MODULE)


def test_a_module_adds_kinds_with_numbers_of_its_own() -> None:
    event = Event(100, 0, EVERYONE, 0, 0, 4)
    assert (TABLE.name(event), TABLE.rule(event)) == ("raided", "X-9")
    assert TABLE.fields(event, 1) == {"sector": 5, "gold": 1}
    assert TABLE.names == ("dealt", "won", "raided")


@pytest.mark.parametrize("kind", [EventKind(100, "other", "X-1"), EventKind(2, "raided", "X-1")])
def test_two_kinds_share_neither_number_nor_name(kind: EventKind) -> None:
    with pytest.raises(AssertionError, match="share a number or a name"):
        EventTable(*BASE, *MODULE, kind)


def test_the_rule_may_hang_on_a_number_and_fields_are_for_those_who_see_them() -> None:
    assert [TABLE.rule(Event(1, 0, EVERYONE, 0, 7, c)) for c in (0, 1)] == ["X-2", "X-3"]
    secret = Event(0, 1, only(1), 1, 0, 0)
    assert TABLE.fields(secret, 1) == {"card": "moon"}
    assert TABLE.fields(secret, 0) == {}
    assert TABLE.view(secret, 1, dict[str, int | str]) == {"kind": "dealt", "seat": 1, "card": "moon"}
