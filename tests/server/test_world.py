"""The time of a server runs evenly, whatever happens to the machine's clock."""

import time

from kosmodrom.server.world import SLOWER, Clock, World, now_ms

SECOND = 1_000_000_000
HOUR = 3_600 * SECOND
START = 1_700_000_000 * SECOND


class Machine:
    """A machine's clock, which can be set, and the time that has really passed."""

    def __init__(self) -> None:
        self.wall = START
        self.steady = 77 * SECOND
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def wait(self, nanoseconds: int) -> int:
        """Let time pass; returns how many milliseconds the server's time has gone on."""
        before = self.clock.now()
        self.wall += nanoseconds
        self.steady += nanoseconds
        return self.clock.now() - before


def test_it_is_the_machines_time() -> None:
    machine = Machine()
    assert machine.clock.now() == START // 1_000_000
    assert machine.wait(10 * SECOND) == 10_000
    assert abs(now_ms() - time.time() * 1_000) < 1_000
    assert World().now is now_ms


def test_a_clock_that_is_set_back_makes_no_turn_longer() -> None:
    machine = Machine()
    machine.wall -= HOUR
    assert machine.wait(10 * SECOND) == 10_000 - 10_000 // SLOWER
    assert machine.clock.now() > (START + 9 * SECOND) // 1_000_000


def test_it_never_runs_backwards_and_agrees_again_in_the_end() -> None:
    machine = Machine()
    before = machine.clock.now()
    machine.wall -= HOUR
    assert machine.clock.now() == before
    for _ in range(SLOWER + 1):
        assert 0 < machine.wait(HOUR) <= 3_600_000
    assert machine.clock.now() == machine.wall // 1_000_000
    assert machine.wait(SECOND) == 1_000


def test_a_clock_that_is_set_forward_is_followed() -> None:
    machine = Machine()
    machine.wall += HOUR
    assert machine.clock.now() == machine.wall // 1_000_000
    assert machine.wait(SECOND) == 1_000


def test_time_asleep_has_passed() -> None:
    machine = Machine()
    assert machine.wait(8 * HOUR) == 8 * 3_600_000
