// What does not fit on the page, in words; run in the page itself by `faults` of inspection.py.
//
// What scrolls up and down (a log, a sheet) may be higher than its frame, nothing may be wider. What only a screen
// reader is told may be clipped, whoever clips it. A link inside a sentence may be as low as its line. While a sheet
// is open, what lies under it can neither be read nor pressed, so only the sheet is looked at.
(smallest) => {
  // A button that has just been let go is still growing back.
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();

  const LEAST_TEXT = 12;
  const faults = new Set();
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (thing) =>
    `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((each) => !each.startsWith("svelte-")).join(".")} ` +
    `"${short(thing.getAttribute("aria-label") || thing.textContent || "")}"`;
  const root = document.querySelector("dialog:modal") ?? document.body;

  // Nothing changes while it is looked at, so what is asked of a thing is asked once.
  const once = (ask) => {
    const known = new Map();
    return (thing) => {
      if (!known.has(thing)) known.set(thing, ask(thing));
      return known.get(thing);
    };
  };
  const styleOf = once((thing) => getComputedStyle(thing));
  const boxOf = once((thing) => thing.getBoundingClientRect());
  // A thing and all around it but the root.
  const ancestors = once((thing) => {
    const around = thing.parentElement;
    return [thing, ...(around && around !== document.documentElement ? ancestors(around) : [])];
  });
  // For the eye: a thing clipped to nothing is meant for the ear.
  const isUnseen = once(
    (thing) =>
      styleOf(thing).clipPath === "inset(50%)" ||
      thing.matches("[inert]") ||
      (thing.parentElement !== null && thing.parentElement !== document.documentElement && isUnseen(thing.parentElement)),
  );
  const isSeen = (thing) =>
    thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(thing);

  const scrollsDown = (thing) => /auto|scroll/.test(styleOf(thing).overflowY);
  const hides = (overflow) => /hidden|clip/.test(overflow);

  // The part of a text that is in sight in whatever scrolls, or null.
  const inSight = (thing, box) => {
    let { left, top, right, bottom } = box;
    for (const each of ancestors(thing)) {
      if (styleOf(each).overflowX !== "visible" && each !== document.body) {
        const frame = boxOf(each);
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      if (styleOf(each).position === "fixed") break;
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };

  const cutBy = (thing, box, size) => {
    for (const each of ancestors(thing)) {
      const style = styleOf(each);
      if (scrollsDown(each)) return null;
      const frame = boxOf(each);
      const isWide = hides(style.overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1);
      // A line's box is higher than its letters, most of all in a drawing.
      const spare = size * (thing.closest("svg") ? 0.5 : 0.35);
      const isHigh = hides(style.overflowY) && (box.top < frame.top - spare || box.bottom > frame.bottom + spare);
      if (isWide || isHigh) return each;
      if (style.position === "fixed" || style.position === "absolute") break;
    }
    return null;
  };

  // What is raised above the rest lies on it on purpose, and goes away again.
  const isRaised = (thing) =>
    ["fixed", "sticky"].includes(styleOf(thing).position) || Number.parseInt(styleOf(thing).zIndex, 10) > 0;
  const layerOf = (thing) => ancestors(thing).find(isRaised) ?? root;

  // Words that a line holds easily, and that are broken all the same.
  const tornIn = (node) => {
    const range = document.createRange();
    return [...node.textContent.matchAll(/[\p{L}\p{N}]{2,8}(?![\p{L}\p{N}])/gu)].flatMap((found) => {
      const before = node.textContent[found.index - 1] ?? " ";
      // A piece after a soft hyphen counts as begun on the line before.
      if (/[\p{L}\p{N}\u00ad]/u.test(before)) return [];
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const rows = new Set([...range.getClientRects()].map((line) => Math.round(line.top / 4)));
      return rows.size > 1 ? [found[0]] : [];
    });
  };

  // How wide the first space between two words is, in letters' size: less than this and they read as one word.
  // The text's own space is a quarter, and is rounded down to whole pixels: 3 of 14.
  const LEAST_SPACE = 0.205;
  const spaceIn = (node) => {
    const at = node.textContent.search(/[\p{L}\p{N}] [\p{L}\p{N}]/u) + 1;
    if (!at) return Number.POSITIVE_INFINITY;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // At the end of a line it has no width.
    return range.getBoundingClientRect().width || Number.POSITIVE_INFINITY;
  };

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.add(`the page scrolls sideways by ${wide} px`);

  const texts = [];
  for (const thing of root.querySelectorAll("*")) {
    if (!isSeen(thing)) continue;
    const style = styleOf(thing);
    const box = boxOf(thing);
    if (/auto|scroll/.test(style.overflowX) && thing.scrollWidth > thing.clientWidth + 1) {
      if (!thing.matches("textarea, input, select")) {
        faults.add(`scrolls sideways by ${thing.scrollWidth - thing.clientWidth} px: ${name(thing)}`);
      }
    }
    const nodes = [...thing.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (nodes.length && !thing.matches("option, title, desc, style, script")) {
      const isDrawn = thing.closest("svg") !== null;
      const scale = isDrawn ? Math.abs(thing.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(style.fontSize) * scale;
      if (size < LEAST_TEXT - 0.05) faults.add(`${size.toFixed(1)} px letters: ${name(thing)}`);
      const button = thing.closest("button, .btn");
      const rim = button && styleOf(thing).position !== "absolute" ? boxOf(button) : null;
      for (const node of nodes) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()];
        if (spaceIn(node) < LEAST_SPACE * size) faults.add(`words run together: ${name(thing)}`);
        if (lines.length > 1 && !isDrawn) {
          for (const word of tornIn(node)) faults.add(`torn, ${word}: ${name(thing)}`);
        }
        for (const line of lines) {
          if (rim && (line.left < rim.left - 2 || line.right > rim.right + 2)) {
            faults.add(`hangs out of ${name(button)}: ${name(thing)}`);
          }
          if (line.width < 1) continue;
          const frame = cutBy(thing, line, size);
          if (frame) faults.add(`cut off by ${frame === thing ? "itself" : name(frame)}: ${name(thing)}`);
          if (line.right > innerWidth + 1 || line.left < -1) faults.add(`outside: ${name(thing)}`);
          const seen = inSight(thing, line);
          if (seen && !isDrawn && !thing.closest("[aria-hidden=true]")) {
            texts.push({ thing, size, layer: layerOf(thing), ...seen });
          }
        }
      }
      const isShortened = style.textOverflow === "ellipsis" && thing.scrollWidth > thing.clientWidth + 1;
      if (isShortened) faults.add(`shortened: ${name(thing)}`);
    }
    const isTarget = "a[href], button, input, select, textarea, summary, [role=button], [role=slider]";
    if (thing.matches(isTarget) && !thing.closest("[aria-hidden=true]") && box.width > 1) {
      const isInline = thing.matches("a") && style.display === "inline";
      const label = thing.matches("input[type=checkbox], input[type=radio], input[type=file]")
        ? thing.closest("label")
        : null;
      const target = boxOf(label ?? thing);
      if (!isInline && (target.width < smallest - 0.5 || target.height < smallest - 0.5)) {
        faults.add(`${target.width.toFixed(0)} x ${target.height.toFixed(0)} px to press: ${name(thing)}`);
      }
    }
  }

  for (const [at, one] of texts.entries()) {
    for (let later = at + 1; later < texts.length; later++) {
      const other = texts[later];
      if (one.thing === other.thing || one.layer !== other.layer) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > Math.min(one.size, other.size) * 0.6) {
        faults.add(`${name(one.thing)} lies on ${name(other.thing)}`);
      }
    }
  }
  return [...faults];
}
