"""What can be told of a page without looking: rules of accessibility, whether everything fits, nothing inline."""

from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

ROOT: Final = Path(__file__).parent.parent.parent
AXE: Final = ROOT / "client/node_modules/axe-core/axe.min.js"

COLOURS: Final = ("color-contrast", "link-in-text-block")
RUN_AXE: Final = """
async (rules) => {
  // A button that has just been let go is still growing back.
  await new Promise(requestAnimationFrame);
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const root = document.querySelector("dialog:modal") ?? document.documentElement;
  const found = await axe.run(root, {resultTypes: ["violations"], preload: false, ...rules});
  return found.violations.map((rule) =>
    `${rule.id}: ${rule.help}\\n` + rule.nodes.map((node) => `  ${node.target} ${node.failureSummary}`).join("\\n"));
}
"""
"""While a sheet is open, what lies under it can neither be read nor pressed: it has been looked at before. Nothing else
is left out: what axe has to ask of each thing left out costs it as much as looking at all of them."""

INLINE: Final = """
() => [...document.querySelectorAll("script:not([src]), style, [onclick], [onload], [onerror], a[href^='javascript:']")]
  .map((thing) => thing.outerHTML.slice(0, 120))
"""
NOTE_VIOLATIONS: Final = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""
LOOK: Final = Path(__file__).with_suffix(".js")


def violations(page: Page, *, structure: bool = True) -> list[str]:
    """What axe finds wrong in colours and, unless that is left out, in names, roles and order (structure)."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {} if structure else {"runOnly": COLOURS}
    return [str(each) for each in page.evaluate(RUN_AXE, rules)]


def faults(page: Page, smallest: int = 44) -> list[str]:
    """What does not fit, is cut off, too small to read or to press; letters come late."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    found = page.evaluate(LOOK.read_text(encoding="utf-8"), smallest)
    assert isinstance(found, list)
    return [str(each) for each in found]


def watch_policy(context: BrowserContext) -> None:
    """Have every page from now on note what its content policy refuses."""
    context.add_init_script(NOTE_VIOLATIONS)


def inline(page: Page) -> list[str]:
    """What stands inline in a page, and what its policy refused."""
    return [str(each) for each in page.evaluate(f"[...({INLINE})(), ...window.violations]")]
