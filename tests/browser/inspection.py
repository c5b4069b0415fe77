"""What can be told of a page without looking: rules of accessibility, and whether everything fits."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).parent.parent.parent
AXE: Final = ROOT / "client/node_modules/axe-core/axe.min.js"

RUN_AXE: Final = """
async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.map((rule) =>
    `${rule.id}: ${rule.help}\\n` + rule.nodes.map((node) => `  ${node.target} ${node.failureSummary}`).join("\\n"));
}
"""

LOOK: Final = Path(__file__).with_suffix(".js")


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN_AXE)
    assert isinstance(found, list)
    return [str(each) for each in found]


def faults(page: Page, smallest: int = 44) -> list[str]:
    """What does not fit, is cut off, too small to read or to press."""
    found = page.evaluate(LOOK.read_text(encoding="utf-8"), smallest)
    assert isinstance(found, list)
    return [str(each) for each in found]
