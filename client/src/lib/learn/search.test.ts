import { describe, expect, it } from "vitest";
import type { Rules, RuleView, TermView } from "../../protocol";
import { countRules, partsOf, searched } from "./parts";
import { fold, foldId, Search } from "./search";

const rule = (id: string, title: string, text: string, reason: string | null = null): RuleView => ({
  id,
  title,
  clauses: [{ kind: reason ? "decided" : "printed", text, reason }],
  refusal: null,
});
const SCHOLAR = rule("KP-P3", "Учёный", "Вы добираете на руку верхнюю карту колоды.");
const CLERIC = rule("KP-P6", "Клирик", "Вы забираете карту из столицы. Розовых карт клирики не берут.");
const LIMITS = rule("KP-R3", "Limits", "A colour’s limit is the sum of its cards — and modifiers.", "No lower bound.");
const WINNING = rule("KP-E1", "Final score", "The highest score wins.");
const FLIGHT = rule("SB-F1", "Steps of a flight", "As many steps as you like.");
const LANDING = rule("SB-F4", "Landing", "Where flights end, you may land an agent.");

const term = (name: string, rules: string[], printed: string[], sought: string[] = []): TermView => ({
  name,
  about: "",
  rules,
  printed,
  sought,
});
const GLOSSARY = [term("клирик", ["KP-P6"], ["жрец"]), term("победа", ["KP-E1"], ["победные очки"], ["выиграть"])];

const finds = (found: RuleView, query: string, glossary: TermView[] = []) =>
  new Search(query, glossary).rank(found) > 0;

describe("folding", () => {
  it("makes ё and е and capitals alike, and keeps the length", () => {
    for (const text of ["Ёлка «Звёздочка» — 3", "“It’s”", "İstanbul ẞ", "🚀 Ё"]) {
      expect(fold(text)).toHaveLength(text.length);
    }
    expect(fold("ЁЛКА Ель")).toBe("елка ель");
  });

  it("reads an id in either alphabet, with or without its dash", () => {
    expect(["KP-P3", "kp p3", "КР-Р3", "кр–р3"].map(foldId)).toEqual(["kpp3", "kpp3", "kpp3", "kpp3"]);
  });
});

describe("searching", () => {
  it.each(["учен", "УЧЁНЫЙ", "учёного", "карту верхнюю", "верхняя карта", "KP-P3", "кр-р3", "P3", "kp", "  "])(
    "%j finds the scholar",
    (query) => {
      expect(finds(SCHOLAR, query)).toBe(true);
    },
  );

  it.each(["торговец", "карту торговца", "KP-P4", "R3", "рту"])("%j doesn't", (query) => {
    expect(finds(SCHOLAR, query)).toBe(false);
  });

  it("finds as many rules by a word as by its plural", () => {
    for (const query of ["flight", "flights", "Flight’s", "flying"]) {
      const found = [FLIGHT, LANDING].filter((each) => finds(each, query));
      expect([query, found.length]).toEqual([query, query === "flying" ? 0 : 2]);
    }
  });

  it("takes a question as it is asked", () => {
    expect(finds(WINNING, "How do I win?")).toBe(true);
    expect(finds(FLIGHT, "How do I win?")).toBe(false);
  });

  it("asks for all words, and for those that say nothing only if there are no others", () => {
    expect(finds(FLIGHT, "flight of fuel")).toBe(false);
    expect(finds(FLIGHT, "you")).toBe(true);
    expect(finds(SCHOLAR, "you")).toBe(false);
  });

  it("looks into reasons and past typography", () => {
    expect(finds(LIMITS, "lower bound")).toBe(true);
    expect(finds(LIMITS, "colour's")).toBe(true);
  });

  it("knows the words of printed editions and everyday ones by the glossary", () => {
    expect(finds(CLERIC, "жреца")).toBe(false);
    expect(finds(CLERIC, "жреца", GLOSSARY)).toBe(true);
    expect(finds(CLERIC, "карта жреца", GLOSSARY)).toBe(true);
    expect(finds(SCHOLAR, "жрец", GLOSSARY)).toBe(false);
    expect(finds(WINNING, "как выиграть", GLOSSARY)).toBe(true);
  });

  it("takes a printed phrase whole only", () => {
    expect(finds(WINNING, "победные очки", GLOSSARY)).toBe(true);
    expect(finds(WINNING, "очки", GLOSSARY)).toBe(false);
  });

  it("finds an entry of the glossary by each of its names", () => {
    const [cleric] = GLOSSARY as [TermView];
    expect(["клирики", "жрец", "жр"].map((query) => new Search(query).means(cleric))).toEqual([true, true, true]);
    expect(new Search("жрец торговец").means(cleric)).toBe(false);
  });

  it("leaves only parts in which something was found, what fits best first", () => {
    const rules: Rules = {
      game: "kosmopolis",
      title: "",
      version: "1",
      short: [],
      sections: [
        { name: "play", title: "Play", rules: [LANDING, FLIGHT] },
        { name: "round_end", title: "End", rules: [LIMITS, rule("KP-R9", "Flights", "Of cards.")] },
      ],
      common: [rule("KD-1", "Over", "No more moves.")],
      glossary: [],
    };
    const parts = partsOf(rules, "Everywhere");
    const found = (query: string) => searched(parts, new Search(query));
    expect(countRules(parts)).toBe(5);
    expect(found("moves").map((part) => part.name)).toEqual(["common"]);
    expect(found("").map((part) => part.title)).toEqual(["Play", "End", "Everywhere"]);
    expect(countRules(found("wormhole"))).toBe(0);
    expect(found("flight").map((part) => part.rules.map((each) => each.id))).toEqual([["SB-F1", "SB-F4"], ["KP-R9"]]);
    expect(found("limit cards").map((part) => part.rules.map((each) => each.id))).toEqual([["KP-R3"]]);
  });
});

describe("marking", () => {
  const marked = (text: string, query: string, glossary: TermView[] = []) =>
    new Search(query, glossary)
      .pieces(text)
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join("");

  it("marks whole words as they are written, whatever their endings", () => {
    expect(marked("Учёный берёт карту", "УЧЕН карта")).toBe("[Учёный] берёт [карту]");
    expect(marked("Flights end. A flight.", "flights")).toBe("[Flights] end. A [flight].");
  });

  it("marks our word for a printed one", () => {
    expect(marked("Розовых карт клирик не берёт.", "жрец", GLOSSARY)).toBe("Розовых карт [клирик] не берёт.");
  });

  it("leaves a text whole when nothing is looked for", () => {
    expect(new Search(" ").pieces("text")).toEqual([{ text: "text", isFound: false }]);
    expect(new Search("x").pieces("")).toEqual([]);
  });
});
