import { describe, expect, it } from "vitest";
import type { Rules, RuleView } from "../../protocol";
import { countRules, partsOf, searched } from "./parts";
import { fold, foldId, matches, piecesOf } from "./search";

const rule = (id: string, title: string, text: string, reason: string | null = null): RuleView => ({
  id,
  title,
  clauses: [{ kind: reason ? "decided" : "printed", text, reason }],
  refusal: null,
});
const SCHOLAR = rule("KP-P3", "Учёный", "Вы добираете на руку верхнюю карту колоды.");
const LIMITS = rule("KP-R3", "Limits", "A colour’s limit is the sum of its cards — and modifiers.", "No lower bound.");

describe("folding", () => {
  it("makes ё and е, capitals, quotes and dashes alike, and keeps the length", () => {
    for (const text of ["Ёлка «Звёздочка» — 3", "“It’s”", "İstanbul ẞ", "🚀 Ё"]) {
      expect(fold(text)).toHaveLength(text.length);
    }
    expect(fold("ЁЛКА — «Ель»")).toBe('елка - "ель"');
  });

  it("reads an id in either alphabet, with or without its dash", () => {
    expect(["KP-P3", "kp p3", "КР-Р3", "кр–р3"].map(foldId)).toEqual(["kpp3", "kpp3", "kpp3", "kpp3"]);
  });
});

describe("searching", () => {
  it.each(["учен", "УЧЁНЫЙ", "карту верхнюю", "KP-P3", "кр-р3", "P3", "kp", "  "])("%j finds the scholar", (query) => {
    expect(matches(SCHOLAR, query)).toBe(true);
  });

  it.each(["торговец", "карту торговца", "KP-P4", "R3"])("%j doesn't", (query) => {
    expect(matches(SCHOLAR, query)).toBe(false);
  });

  it("looks into reasons and past typography", () => {
    expect(matches(LIMITS, "lower bound")).toBe(true);
    expect(matches(LIMITS, "colour's")).toBe(true);
  });

  it("leaves only parts in which something was found", () => {
    const rules: Rules = {
      game: "kosmopolis",
      title: "",
      version: "1",
      sections: [
        { name: "play", title: "Play", rules: [SCHOLAR] },
        { name: "round_end", title: "End", rules: [LIMITS] },
      ],
      common: [rule("KD-1", "Over", "No more moves.")],
    };
    const parts = partsOf(rules, "Everywhere");
    expect(countRules(parts)).toBe(3);
    expect(searched(parts, "moves").map((part) => part.name)).toEqual(["common"]);
    expect(searched(parts, "").map((part) => part.title)).toEqual(["Play", "End", "Everywhere"]);
    expect(countRules(searched(parts, "wormhole"))).toBe(0);
  });
});

describe("marking", () => {
  const marked = (text: string, query: string) =>
    piecesOf(text, query)
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join("");

  it("marks the text as it is written", () => {
    expect(marked("Учёный берёт карту", "УЧЕН бер")).toBe("[Учён]ый [бер]ёт карту");
  });

  it("makes one piece of what touches or overlaps", () => {
    expect(marked("абабаб", "аба бабаб")).toBe("[абабаб]");
  });

  it("leaves a text whole when nothing is looked for", () => {
    expect(piecesOf("text", " ")).toEqual([{ text: "text", isFound: false }]);
    expect(piecesOf("", "x")).toEqual([]);
  });
});
