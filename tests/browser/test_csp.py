"""Nothing inline, nothing from strangers, no complaint: also where a policy would only report."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.club import Club
from tests.browser.conftest import Visit
from tests.browser.tour import boards, rooms

INLINE: Final = """
() => [...document.querySelectorAll("script:not([src]), style, [onclick], [onload], [onerror], a[href^='javascript:']")]
  .map((thing) => thing.outerHTML.slice(0, 120))
"""
NOTE_VIOLATIONS: Final = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""


def test_no_page_breaks_the_policy_or_holds_anything_inline(visit: Visit, club: Club) -> None:
    visitor = visit()
    visitor.context.add_init_script(NOTE_VIOLATIONS)
    found = []
    for walk in (rooms, boards):
        for place in walk(visitor, club):
            found += [f"{place}: {each}" for each in visitor.page.evaluate(f"[...({INLINE})(), ...window.violations]")]
    assert found == []


def test_the_policy_lets_in_nothing_but_the_servers_own(visit: Visit) -> None:
    visitor = visit()
    answer = visitor.page.goto(visitor.address)
    assert answer is not None
    policy = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
