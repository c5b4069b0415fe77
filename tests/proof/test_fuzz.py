"""Nonsense and half-sense over sockets and HTTP: the server stands, and nothing changes that it didn't acknowledge.

The full figures, 20,000 frames and 100 requests an operation, take minutes and are `make fuzz`; here are fewer of each.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from proof.fuzz import MEMORY_BOUND, Plan, fuzz, show
from proof.fuzzing.frame_sender import meant
from proof.fuzzing.frames import FRAME_BYTES, Frames, How, SenderView
from tests.proof.planted import (
    answer_with_what_is_not_described,
    change_what_is_refused,
    die_on_a_frame,
    fail_a_request,
    raise_on_a_frame,
)

FRAMES = 2_000
CASES = 6
OPERATIONS = 35
PEOPLE = 4


AWAY = ("POST /api/tables/{table_id}/seats/{seat}/link", "POST /api/seats/look", "POST /api/seats/take")
"""What takes somebody who has been away for ten minutes."""


@pytest.mark.timeout(400)
def test_frames_break_nothing_and_change_nothing_unsaid(tmp_path: Path) -> None:
    run = asyncio.run(fuzz(Plan(FRAMES, 0, seed=1, folder=tmp_path)))
    assert run.violations == []
    assert (run.crashes, run.unacknowledged) == (0, 0)
    assert run.frame_result.count == FRAMES
    assert run.growth < MEMORY_BOUND
    met = run.frame_result.tally.met
    assert min(met[how] for how in ("not understood", "refused", "acknowledged", "answered", "hint", "closed")) > 30, (
        met
    )
    assert run.frame_result.entries >= met["acknowledged"] / 2, (
        "most acknowledgements are of new entries, the others of known ids"
    )
    assert run.frame_result.boards > met["acknowledged"], "everybody at a table sees what was acknowledged"
    assert run.limits["messages over a socket"] == 100


@pytest.mark.timeout(400)
def test_requests_are_answered_as_described(tmp_path: Path) -> None:
    run = asyncio.run(fuzz(Plan(0, CASES, seed=1, folder=tmp_path, meets_limits=False)))
    assert run.violations == []
    assert (run.crashes, run.unacknowledged, run.request_result.failed, run.bad_http_result.failed) == (0, 0, 0, 0)
    assert len(run.request_result.met) >= OPERATIONS
    few = {label: counts for label, counts in run.request_result.met.items() if counts.total() < CASES * PEOPLE}
    assert list(few) == ["GET /healthz"], "all others have something that can be asked in many ways"
    unreached = {label for label, counts in run.request_result.met.items() if not counts["2xx"]}
    assert unreached <= {"POST /api/tables/{table_id}/hint", *AWAY}, "hints take long, and are rarely allowed here"
    assert run.bad_http_result.met["stalled bodies: 400"] == 1
    assert run.bad_http_result.count > 100 + CASES * 10


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("defect", "frames", "cases", "told"),
    [
        (raise_on_a_frame, 800, 0, ["ZeroDivisionError: planted", "4500 Internal Server Error; the frame: "]),
        (die_on_a_frame, 800, 0, ["the server is gone"]),
        (change_what_is_refused, 400, 0, ["was never acknowledged", "was refused (host-only) but is number"]),
        (answer_with_what_is_not_described, 0, 8, ["Undocumented status code", "curl -X POST"]),
        (fail_a_request, 0, 2, ["Server error", "curl -X", "ZeroDivisionError: planted"]),
    ],
)
def test_a_planted_defect_is_noticed(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    defect: Callable[[], None],
    frames: int,
    cases: int,
    told: list[str],
) -> None:
    run = asyncio.run(fuzz(Plan(frames, cases, 1, tmp_path, ("tests.proof.planted", defect.__name__))))
    assert not run.holds
    assert run.crashes == (defect is die_on_a_frame)
    if defect is not die_on_a_frame:  # who dies between storing and answering leaves something unacknowledged
        assert (run.unacknowledged > 0) == (defect is change_what_is_refused)
    for words in told:
        assert any(words in violation for violation in run.violations), "\n".join(run.violations)[:5_000]
    show(run)
    assert f"Again: python -m proof.fuzz --frames {frames} --cases {cases} --seed 1" in capsys.readouterr().out


def test_frames_are_their_seeds_and_of_all_kinds() -> None:
    def made(seed: int) -> list[tuple[str, bytes, How]]:
        frames, view = Frames(Random(seed)), SenderView("somebody")
        return [(frame.kind, frame.data, frame.how) for frame in (frames.make(view) for _ in range(2_000))]

    assert made(7) == made(7)
    assert made(7) != made(8)
    kinds = {kind for kind, _, _ in made(7)}
    assert len(kinds) == 23
    assert {how for _, _, how in made(7)} == set(How)
    assert any(len(data) > FRAME_BYTES for _, data, _ in made(7))


def test_about_half_of_the_frames_are_understood() -> None:
    frames, view = Frames(Random(1)), SenderView("somebody")
    understood = sum(meant(frames.make(view)) is not None for _ in range(2_000))
    assert 600 < understood < 1_400
