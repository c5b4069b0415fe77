"""What can be told of a page without looking: rules of accessibility, whether everything fits, nothing inline."""

from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

ROOT: Final = Path(__file__).parent.parent.parent
AXE: Final = ROOT / "client/node_modules/axe-core/axe.min.js"

COLOURS: Final = ("color-contrast", "link-in-text-block")
RUN_AXE: Final = """
async ([rules, isOnce]) => {
  // A button that has just been let go is still growing back.
  await new Promise(requestAnimationFrame);
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const root = document.querySelector("dialog:modal") ?? document.documentElement;
  const exclude = [...document.querySelectorAll("[data-log] li:nth-last-child(n + 9)")];
  if (isOnce) {
    window.examined ??= new Set();
    const hash = (text) => {
      let [one, other] = [7, 31];
      for (let at = 0; at < text.length; at++) {
        one = Math.imul(one ^ text.charCodeAt(at), 0x9e3779b1);
        other = Math.imul(other ^ text.charCodeAt(at), 0x5f356495) ^ (other >>> 15);
      }
      return `${one},${other}`;
    };
    const theme = getComputedStyle(document.documentElement).colorScheme;
    const examine = (thing, around) => {
      const name = `${around}>${thing.tagName}.${thing.getAttribute("class")} ${thing.getAttribute("style")}`;
      const whole = hash(`${theme} ${name} ${thing.outerHTML}`);
      if (window.examined.has(whole)) return exclude.push(thing);
      window.examined.add(whole);
      for (const each of thing.children) examine(each, name);
    };
    for (const each of root.children) examine(each, "");
  }
  const how = {resultTypes: ["violations"], preload: false, ...rules};
  const found = await axe.run({include: [root], exclude}, how);
  return found.violations.map((rule) =>
    `${rule.id}: ${rule.help}\\n` + rule.nodes.map((node) => `  ${node.target} ${node.failureSummary}`).join("\\n"));
}
"""
"""While a sheet is open, what lies under it can neither be read nor pressed: it has been looked at before. Of a
log, whose lines are alike, the newest ones are looked at. What is examined once is left out the next time."""

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


def structure_violations(page: Page) -> list[str]:
    """What axe finds wrong in names, roles and order: everything but colours."""
    return _run_axe(page, {"rules": {rule: {"enabled": False} for rule in COLOURS}})


def colour_violations(page: Page) -> list[str]:
    """What axe finds wrong in colours; a thing that was examined before, in the same surroundings, is not again."""
    return _run_axe(page, {"runOnly": COLOURS}, is_once=True)


def _run_axe(page: Page, rules: dict[str, object], *, is_once: bool = False) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(each) for each in page.evaluate(RUN_AXE, [rules, is_once])]


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
