"""Requests made from the server's own description, sent in every role: the answers have to be as described."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from random import Random
from typing import Any, Final

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kosmodrom.games import NAMES, find
from kosmodrom.server.deals import TODAY
from proof.fuzzing.fixtures import GAME, GUEST, HOST, NOBODY, ROLES, SEATED, Fixtures, Named, own_id
from proof.fuzzing.log_check import Receipts

AnyCase = Case[Any]
"""A request; whose description it follows is of no concern here."""
AnyOperation = APIOperation[Any, Any, Any, Any]

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SPENDING: Final = frozenset({"forgetMe", "signOut", "signOutEverywhere"})
"""After these nobody is known by the same token."""
ENDING: Final = frozenset({"close", "resign", "leave", "hand_over"})
"""Commands after which a table is of little use to other requests."""
ALONE: Final = tuple(name for name in NAMES if find(name).about.solo is not None)
"""Games that have a daily deal."""
LONGEST_WAIT: Final = 25.0
MOST_VIOLATIONS: Final = 20


@dataclass
class RequestResult:
    """What came of the requests."""

    met: dict[str, Counter[str]] = field(default_factory=dict)
    """By operation: how many were answered with 2xx, 3xx..."""
    receipts: Receipts = field(default_factory=Receipts)
    violations: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """All requests."""
        return sum(counts.total() for counts in self.met.values())

    @property
    def failed(self) -> int:
        """Those answered with 5xx."""
        return sum(counts["5xx"] for counts in self.met.values())


class RequestRun:
    """Makes requests from a description, lets each be sent by everybody, and looks at every answer."""

    def __init__(self, address: str, fixtures: Fixtures, players: Mapping[str, str], number: int, cases: int) -> None:
        self.request_result = RequestResult()
        self._address = address
        self._fixtures = fixtures
        self._players = players
        self._seed = number
        self._cases = cases
        self._rng = Random(f"cases {number}")
        self._schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        self._schema.config.output.sanitization.update(enabled=False)
        self._session = requests.Session()
        self._session.trust_env = False
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def operations(self) -> Iterator[AnyOperation]:
        """All that is described."""
        for result in self._schema.get_all_operations():
            assert isinstance(result, Ok), f"the description is not sound: {result}"
            yield result.ok()

    def run(self, operation: AnyOperation) -> None:
        """Make requests of an operation: one half as described, the other half almost."""
        for mode, share in (
            (GenerationMode.POSITIVE, self._cases - self._cases // 2),
            (GenerationMode.NEGATIVE, self._cases // 2),
        ):
            self._generate(operation, mode, share)

    def _generate(self, operation: AnyOperation, mode: GenerationMode, count: int) -> None:
        @seed(self._seed)
        @settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: AnyCase) -> None:
            if len(self.request_result.violations) < MOST_VIOLATIONS:
                self._send_as_everybody(case)

        try:
            send()
        except Unsatisfiable:
            # Nothing can be wrong with a request without parameters.
            assert mode == GenerationMode.NEGATIVE, f"{operation.label} can't be asked for at all"

    def _send_as_everybody(self, case: AnyCase) -> None:
        generated = dict(case.path_parameters or {}), dict(case.query or {}), case.body
        is_first = case.operation.label not in self.request_result.met
        for role in ROLES:
            case.path_parameters, case.query, case.body = dict(generated[0]), dict(generated[1]), generated[2]
            token = self._token(name_of(case), role)
            Fitting(case, self._fixtures, token, role, self._rng, is_first).fit()
            self._send(case, role, token)

    def _token(self, name: str, role: str) -> str:
        """What a request is sent with; somebody who will be forgotten is new, and may have a seat or a table."""
        if name not in SPENDING or role == NOBODY:
            token = self._fixtures.tokens[role]
            if name == "practiseDeal" and token:
                self.request_result.receipts.tables |= {self._fixtures.give_up_deal(game, token) for game in ALONE}
            return token
        token = self._fixtures.newcomer("Passing")
        if name == "forgetMe" and role == HOST:
            made = self._fixtures.get("POST", "/api/tables", token, {"game": GAME, "seats": ["me", "open"]})
            self.request_result.receipts.tables.add(made.table)
        elif name == "forgetMe" and role == SEATED:
            body = {"type": "do", "id": own_id(), "command": {"type": "sit"}}
            self._fixtures.ask("POST", f"/api/tables/{self._fixtures.tables.gathering}/commands", token, body)
        return token

    def _send(self, case: AnyCase, role: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = case.call(base_url=self._address, session=self._session, headers=headers)
        label = case.operation.label
        self.request_result.met.setdefault(label, Counter())[f"{response.status_code // 100}xx"] += 1
        self._keep_receipt(case, role, response)
        try:
            case.validate_response(response, checks=CHECKS, headers=headers)
        except (Failure, FailureGroup) as failure:
            self.request_result.violations.append(f"{label} as {role}: {failure}")

    def _keep_receipt(self, case: AnyCase, role: str, response: Response) -> None:
        if not 200 <= response.status_code < 300:
            return
        receipts, name = self.request_result.receipts, name_of(case)
        table = str(case.path_parameters.get("table_id", ""))
        if name == "doCommand":
            answer = msgspec.json.decode(response.content, type=Named)
            receipts.commands.add((table, self._players[role], answer.id))
        elif name == "acceptInvite":
            answer = msgspec.json.decode(response.content, type=Named)
            assert isinstance(case.body, dict)
            receipts.commands.add((answer.table, self._players[role], str(case.body["id"])))
        elif name in ("openTable", "rematch", "tryDeal", "practiseDeal"):
            receipts.tables.add(msgspec.json.decode(response.content, type=Named).table)
            receipts.rematches |= {table} if name == "rematch" else set()
        elif name == "forgetMe":
            receipts.gone += 1


def name_of(case: AnyCase) -> str:
    """What an operation is called in the description."""
    return str(case.operation.definition.raw["operationId"])


class Fitting:
    """Puts what exists into a request, mostly, so that it isn't turned away at the door.

    The first request of an operation gets all of it: whether an operation is reached does not hang on chance.
    """

    def __init__(
        self, case: AnyCase, fixtures: Fixtures, token: str, role: str, rng: Random, is_first: bool = False
    ) -> None:
        self.case = case
        self.fixtures = fixtures
        self.token = token
        self.role = role
        self.rng = rng
        self.name = name_of(case)
        self.is_first = is_first

    def _often(self, share: float) -> bool:
        return self.rng.random() < share or (self.is_first and share >= 0.5)

    def fit(self) -> None:
        """Change the request."""
        places: dict[str, Callable[[], str]] = {
            "table_id": self._table,
            "game": self._game,
            "step": lambda: str(self.rng.randrange(60)),
            # Seat 1 is that of another person than the host, who may give it away.
            "seat": lambda: "1" if self.is_first else str(self.rng.randrange(3)),
            "day": lambda: TODAY,
            "code": self._code,
            "token_id": lambda: self.fixtures.get("POST", "/api/me/tokens", self.token, {"label": "spent"}).id,
            "device_id": lambda: self.fixtures.device(self.token),
            "block_id": lambda: self.fixtures.get("POST", "/api/me/blocks", self.token, self._somebody()).id,
        }
        needs_name = {"token_id", "device_id", "block_id"}
        for place in self.case.path_parameters or {}:
            if self._often(0.8) and (self.token or place not in needs_name):
                self.case.path_parameters[place] = places[place]()
        if self.name == "acceptInvite" and self.role == GUEST:
            self.fixtures.get_up()
        if self.name in SPENDING:
            # Whoever was made for it goes: the next needs the seat.
            self.case.query.pop("as", None)
        self._hurry()
        if isinstance(self.case.body, dict) and self._often(0.5):
            self._fit_body(self.case.body)

    def _hurry(self) -> None:
        """Nobody waits for a table to go on."""
        try:
            wait = float(self.case.query["wait"])
        except (KeyError, TypeError, ValueError):
            return
        if 0 < wait <= LONGEST_WAIT:
            self.case.query["wait"] = 0.01

    def _game(self) -> str:
        is_alone = "/solo/" in self.case.operation.path and self._often(0.8)
        return self.rng.choice(ALONE if is_alone else NAMES)

    def _table(self) -> str:
        tables = self.fixtures.tables
        if self.name == "askHint":
            # A hint takes a bot's time: seldom where they are allowed.
            return tables.private if self._often(0.04) else tables.playing
        if self.name in ("makeInvite", "revokeInvite", "listInvites"):
            return tables.gathering if self._often(0.9) else tables.playing
        if self.name in ("makeSeatLink", "revokeSeatLink", "getWatchLink"):
            return self.rng.choice((tables.playing, tables.private))
        if self.name in ("getRecord", "rematch", "getMoment", "getScores", "checkChance"):
            return self.rng.choice((tables.over, tables.over, tables.playing))
        return self.rng.choice(tables.all)

    def _code(self) -> str:
        if self.name == "revokeInvite":
            self.case.path_parameters["table_id"] = self.fixtures.tables.gathering
            return self.fixtures.invite()
        return self.fixtures.code

    def _somebody(self) -> dict[str, object]:
        """A seat of somebody else's."""
        return {"table": self.fixtures.tables.playing, "seat": 1 if self.role == HOST else 0}

    def _fit_body(self, body: Mapping[str, object]) -> None:
        fixtures = self.fixtures
        seats = ["me", "open", self.rng.choice(("open", "easy", "random"))]
        known: dict[str, Callable[[], dict[str, object]]] = {
            "doCommand": lambda: {
                "type": "do",
                "id": f"case-{self.rng.getrandbits(40):010x}",
                "command": self._command(body),
            },
            "askHint": lambda: {"id": f"case-{self.rng.getrandbits(40):010x}"},
            "acceptInvite": lambda: {"id": f"case-{self.rng.getrandbits(40):010x}"},
            "lookAtLink": lambda: {"key": fixtures.link()},
            "claimMe": lambda: {"key": fixtures.link(), **self._some(body, "replace")},
            "block": self._somebody,
            "verifyRecord": lambda: {**fixtures.record, **({} if self._often(0.5) else self._some(body))},
            "replayRecord": lambda: {"record": fixtures.record, **({} if self._often(0.5) else self._some(body))},
            "openTable": lambda: {
                "game": GAME,
                "seats": seats,
                **self._some(body, "title", "hints", "is_public", "pace"),
            },
            "becomeMe": lambda: {"name": f"Guest {self.rng.randrange(10**6)}"},
            "changeMe": lambda: {"name": f"Guest {self.rng.randrange(10**6)}"},
        }
        if self.name in known:
            self.case.body = json.loads(json.dumps(known[self.name]()))

    def _some(self, body: Mapping[str, object], *names: str) -> dict[str, object]:
        """One of a body's fields."""
        found = [name for name in body if name in names or not names]
        return {name: body[name] for name in found[:1]}

    def _command(self, body: Mapping[str, object]) -> object:
        """A move that is legal now, or what was made up, unless it ends the game."""
        table = str(self.case.path_parameters.get("table_id", ""))
        board = self.fixtures.board(self.token, table) if table in self.fixtures.tables.all else None
        if board is not None and board.question and self._often(0.6):
            return {"type": "play", "question": board.question, "moves": [self.rng.choice(board.moves).move]}
        command = body.get("command")
        if not isinstance(command, dict) or command.get("type") in ENDING:
            return {"type": "say", "text": "Hello"}
        return command
