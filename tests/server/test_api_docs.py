"""`docs/server-api.md` leaves nothing out and says what holds."""

import json
import re
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from litestar.routes import WebSocketRoute
from msgspec import Struct

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, commitment, write_record
from kosmodrom.core.rng import HmacRng
from kosmodrom.games.kosmopolis.state import KosmopolisState
from kosmodrom.games.kosmopolis.view import KosmopolisView, view
from kosmodrom.server import words as server
from kosmodrom.server.config import Limits
from kosmodrom.server.messages import AnyMessage, AnyReply
from kosmodrom.server.problem import REASONS
from kosmodrom.server.typescript import application, routes
from kosmodrom.table import refused as table
from kosmodrom.table.commands import AnyCommand

PAGE = (Path(__file__).parent.parent.parent / "docs/server-api.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"there is no heading {title}"
    return found[1]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def tags(union: object) -> list[str]:
    return [str(cls.__struct_config__.tag) for cls in get_args(union)]


def tag_of(message: Struct) -> str:
    return str(message.__struct_config__.tag)


def plain(path: str) -> str:
    """A path with its parameters unnamed."""
    return re.sub(r"\{[^}]*\}", "{}", path)


# Nothing is left out


def test_every_route_is_described_and_no_other() -> None:
    app = application()
    there = {plain(name) for name, _ in routes(app) if not name.startswith("HEAD ")}
    told = {plain(name) for name in re.findall(r"^\| `([A-Z]+ /\S*)` \|", section("Routes"), re.MULTILINE)}
    assert told == there


def test_every_socket_is_described() -> None:
    for route in application().routes:
        if isinstance(route, WebSocketRoute):
            assert f"`WS {plain(route.path)}" in plain(PAGE)


@pytest.mark.parametrize(
    ("title", "union"), [("You send", AnyMessage), ("You receive", AnyReply)], ids=["messages", "replies"]
)
def test_every_message_has_one_example_that_is_one(title: str, union: object) -> None:
    decoder = msgspec.json.Decoder(union)
    examples = [decoder.decode(block) for block in blocks(section(title), "json")]
    assert Counter(tag_of(example) for example in examples) == Counter(tags(union))


def test_every_command_has_one_example_that_is_one() -> None:
    decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
    rows = re.findall(r"^\| `(\{.*?\})` \|", section("Commands"), re.MULTILINE)
    assert Counter(tag_of(decoder.decode(row)) for row in rows) == Counter(tags(AnyCommand))


def test_examples_leave_no_field_of_a_reply_out() -> None:
    for block in blocks(section("You receive"), "json"):
        example = json.loads(block)
        cls = next(cls for cls in get_args(AnyReply) if cls.__struct_config__.tag == example["type"])
        assert set(example) == {"type", *cls.__struct_fields__}


def test_every_reason_to_refuse_is_listed_and_no_other() -> None:
    there = {name.removeprefix("refused-") for name in ids(table.__file__) if name.startswith("refused-")}
    there |= {name.removeprefix("declined-") for name in ids(server.__file__) if name.startswith("declined-")}
    listed = [line for line in section("Refusals").splitlines() if line.startswith(("- ", "  "))]
    assert set(re.findall(r"`([a-z-]+)`", "\n".join(listed))) == there


def ids(module: str) -> list[str]:
    """The texts beside a module."""
    return re.findall(r"^([a-z-]+) =", (Path(module).parent / "text.en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_problem_is_listed() -> None:
    told = section("Problems")
    for status, reason in REASONS.items():
        assert re.search(rf"^\| [^|]*\b{status}\b[^|]* \| [^|]*`{reason}`", told, re.MULTILINE), (status, reason)


def test_every_limit_is_listed_with_its_usual_value() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", section("Limits"), re.MULTILINE))
    assert told == {field.name: f"{getattr(Limits(), field.name):.0f}" for field in fields(Limits)}


# Chance is as described

SECRET = "c0ffee" * 10 + "c0de"
NONCES = ("3q8f0a", "", "-_")


def finished(game: Game) -> Match:
    match = Match(game, 3, Chance("hmac", secret=SECRET, nonces=NONCES))
    while not match.is_over:
        seat = game.next_seat(match.state)
        match.play(seat, game.legal_moves(match.state, seat)[-1])
    return match


def run(match: Match, shown: str) -> dict[str, object]:
    """What the blocks of the page leave behind."""
    names: dict[str, object] = {"record": json.loads(write_record(match.record())), "commitment": shown}
    exec(compile("\n".join(blocks(PAGE, "python")), "docs/server-api.md", "exec"), names)
    return names


def test_the_snippet_tells_the_deal(kosmopolis: Game, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(kosmopolis)
    order = run(match, commitment(SECRET))["order"]
    assert isinstance(order, list)
    dealt = Match(kosmopolis, 3, match.chance).state
    assert isinstance(dealt, KosmopolisState)
    seen: list[KosmopolisView] = [view(dealt, seat) for seat in range(3)]
    assert [card for colour in seen[0].capital for card in colour.cards] == order[:1]
    for seat in range(3):
        own = seen[seat].own
        assert own is not None
        assert sorted(own.pack) == sorted(order[1 + 6 * seat : 7 + 6 * seat])
    assert capsys.readouterr().out == f"The capital opens with {order[0]}\n"


def test_the_snippet_draws_as_the_server_does(kosmopolis: Game) -> None:
    match = finished(kosmopolis)
    below = run(match, commitment(SECRET))["below"]
    assert callable(below)
    rng = match.chance.generator(kosmopolis.about.sources)
    assert isinstance(rng, HmacRng)
    for count, n in enumerate([1, 2, 3, 72, 1_000_003, 2**62 - 1, 2**61 + 1] * 30):
        for number, source in enumerate(kosmopolis.about.sources):
            assert below(n, source, count) == rng.below(n, number)


def test_the_snippet_notices_another_secret(kosmopolis: Game) -> None:
    with pytest.raises(AssertionError, match="the secret was changed after the deal"):
        run(finished(kosmopolis), commitment("00" * 32))
