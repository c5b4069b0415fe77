"""The API's description for programs."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.access_matrix import ROWS
from tests.server.guests import GuestServer

Node = dict[str, object]


@pytest.fixture(scope="module")
def description(server: GuestServer) -> Node:
    response = server.nobody().get("/schema/openapi.json")
    assert response.headers["content-type"].startswith("application/json")
    return msgspec.json.decode(response.content, type=Node)


def node(parent: object, *names: str) -> Node:
    for name in names:
        assert isinstance(parent, dict) and name in parent, f"{name} is missing in {str(parent)[:200]}"
        parent = parent[name]
    assert isinstance(parent, dict)
    return parent


def operations(description: Node) -> Iterator[tuple[str, Node]]:
    for path, item in node(description, "paths").items():
        assert isinstance(item, dict)
        for method, operation in item.items():
            yield f"{method.upper()} {path}", node(operation)


def test_every_route_of_the_api_is_described(description: Node) -> None:
    described = {name for name, _ in operations(description)}
    api = {row.route for row in ROWS if " /api/" in row.route}
    assert api <= described <= api | {"GET /healthz"}


def test_every_operation_has_a_name_a_sentence_a_tag_and_forms(description: Node) -> None:
    ids = [operation["operationId"] for _, operation in operations(description)]
    assert len(set(ids)) == len(ids)
    for name, operation in operations(description):
        assert re.fullmatch(r"[a-z][A-Za-z]+", str(operation["operationId"])), name
        assert operation["summary"] and operation["tags"], name
        for status, answer in node(operation, "responses").items():
            if status == "204":
                assert "content" not in node(answer), name
            else:
                schema = node(answer, "content", "application/json", "schema")
                assert "$ref" in schema or schema["type"] == "array", f"{name} {status}"
        if "requestBody" in operation:
            assert "$ref" in node(operation, "requestBody", "content", "application/json", "schema"), name


def test_problems_are_described_as_they_are_sent(description: Node) -> None:
    for name, operation in operations(description):
        for status, answer in node(operation, "responses").items():
            if int(status) >= 400 and name != "GET /healthz":
                form = str(node(answer, "content", "application/json", "schema")["$ref"]).rpartition("/")[2]
                assert form in ("Problem", "Refusal"), f"{name} {status}"


def test_every_form_that_is_named_is_there_and_what_comes_in_is_exact(description: Node) -> None:
    forms = node(description, "components", "schemas")
    text = msgspec.json.encode(description).decode()
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(forms)
    for name in ("NewMe", "Change", "NewTable", "Do", "Play", "Say", "Acceptance", "NewBlock", "Note", "HintFor"):
        assert node(forms, name)["additionalProperties"] is False, name
    assert node(forms, "NewTable", "properties", "seats")["maxItems"] == 8
    assert node(forms, "Do", "properties", "id")["pattern"] == "^[0-9A-Za-z_-]+$"
