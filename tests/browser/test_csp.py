"""The policy itself; that no page breaks it is looked at by test_walks."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_policy_lets_in_nothing_but_the_servers_own(visit: Visit) -> None:
    visitor = visit()
    answer = visitor.page.goto(visitor.address)
    assert answer is not None
    policy = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
