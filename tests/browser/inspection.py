"""What can be told of a page without looking: rules of accessibility, whether everything fits, nothing inline."""

from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

from tests.browser.visitor import Theme

ROOT: Final = Path(__file__).parent.parent.parent
AXE: Final = ROOT / "client/node_modules/axe-core/axe.min.js"

RUN_AXE: Final = """
async (rules) => {
  // A theme that has just been changed fades in.
  await new Promise(requestAnimationFrame);
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const how = {resultTypes: ["violations"], preload: false, ...(rules && {runOnly: rules})};
  const where = {
    include: [document.querySelector("dialog:modal") ?? document],
    exclude: [["[data-log] li:nth-last-child(n + 9)"]],
  };
  const found = await axe.run(where, how);
  return found.violations.map((rule) =>
    `${rule.id}: ${rule.help}\\n` + rule.nodes.map((node) => `  ${node.target} ${node.failureSummary}`).join("\\n"));
}
"""
"""While a sheet is open, what lies under it can neither be read nor pressed: it has been looked at before. Of a
log, whose lines are alike, the newest ones are."""

RULES: Final[dict[Theme, list[str] | None]] = {"dark": ["color-contrast", "link-in-text-block"], "light": None}
"""Themes differ in colours alone: the second one is asked for nothing else."""

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


def violations(page: Page, themes: tuple[Theme, ...] = ("dark", "light")) -> list[tuple[Theme, str]]:
    """What axe finds wrong in each theme; the page is left in the last one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[tuple[Theme, str]] = []
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        found += [(theme, str(each)) for each in page.evaluate(RUN_AXE, RULES[theme])]
    return found


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
