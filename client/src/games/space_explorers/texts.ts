// The board's own words, and those of the game's texts for what is printed: abilities, conditions, names.

import printedEnglish from "../../../../src/kosmodrom/games/space_explorers/text.en.ftl?raw";
import printedRussian from "../../../../src/kosmodrom/games/space_explorers/text.ru.ftl?raw";
import { signed } from "../../lib/text/numbers";
import { type Arguments, language, type Sources, Texts } from "../../lib/text/texts.svelte";
import { COLOURS, cardIn, type Ink, projectIn, sum, TOKENS } from "./colours";
import english from "./text.en.ftl?raw";
import russian from "./text.ru.ftl?raw";
import type { Card, ExplorersView, MovePreview, Place, Price, Progress, Seat, Words } from "./view";

export { signed };

const texts = new Texts({ en: english, ru: russian });
/** All that the page says of the game: the result has lines of the game's own texts. */
export const sources: Sources = { en: `${english}\n${printedEnglish}`, ru: `${russian}\n${printedRussian}` };
const printed = new Texts({ en: printedEnglish, ru: printedRussian });

/** A sentence of the board. */
export function t(id: string, values: Arguments = {}): string {
  return texts.say(id, values);
}

/** A sentence of the game's own texts. */
export function tell(id: string, values: Arguments = {}): string {
  return printed.say(id, values);
}

export type Prefix = "ability" | "development" | "cooperation" | "condition" | "project" | "crisis";

/** What words of the content say; `isDearer`: at the price that holds with modules. */
export function wordsOf(prefix: Prefix, { words }: Words, isDearer = false): string {
  const said = words.replace(/(\d+) or (\d+)/, isDearer ? "$2" : "$1");
  const parts = said.replace("->", "").match(/[\w-]+/g) ?? [];
  const isColour = (part: string) => (COLOURS as readonly string[]).includes(part);
  const isNumber = (part: string) => /^\d+$/.test(part);
  const colours = parts.filter(isColour);
  const numbers = parts.filter(isNumber).map(Number);
  const kind = parts.filter((part) => !isColour(part) && !isNumber(part));
  const isTwo = new Set(colours).size > 1 && !numbers.length;
  const [n = colours.length, m = 0] = numbers;
  const [colour = "", other = ""] = colours;
  return tell([prefix, ...kind, ...(isTwo ? ["two"] : [])].join("-"), { n, m, colour, other });
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

export function cardName(card: Card): string {
  return tell("card", { card: card.division ?? card.kind, number: card.number });
}

export function nameOf(view: ExplorersView, number: number): string {
  const card = cardIn(view, number);
  return card ? cardName(card) : String(number);
}

export function divisionName(division: string): string {
  return t("division-name", { division });
}

export function colourName(colour: Ink): string {
  return tell("colour", { colour });
}

/** What a specialist can do, or what a leader has to; empty if nothing. */
export function abilityWords(card: Card, isDearer: boolean): string {
  if (card.ability && card.ability.kind !== "none") {
    const words = wordsOf("ability", card.ability, isDearer);
    return card.ability.kind === "icons" ? t("ability-gives", { icons: words }) : words;
  }
  if (card.obligation) {
    const condition = wordsOf("condition", card.obligation);
    return t("obligation-words", { condition, met: card.met ?? 0, missed: card.missed ?? 0 });
  }
  return card.kind === "researcher" ? t("researcher-words") : "";
}

export function skillsWords(card: Card): string {
  return card.skills?.length
    ? card.skills.map((colour) => t("skill-of", { colour })).join(", ")
    : t("leader-skills", { count: card.skill_count ?? 1 });
}

/** All of a card for whoever doesn't see it. */
export function cardWords(card: Card, isDearer: boolean): string {
  const points = card.kind === "specialist" ? t("card-points", { points: card.points ?? 0 }) : "";
  const cost = t("card-cost", { count: card.cost.length, icons: card.cost.map(colourName).join(", ") });
  const does = abilityWords(card, isDearer);
  return [`${capital(cardName(card))}.`, points, `${skillsWords(card)}.`, cost, does && `${capital(does)}.`]
    .filter(Boolean)
    .join(" ");
}

export function tokensWords(tokens: number[]): string {
  const found = TOKENS.flatMap((colour, i) => (tokens[i] ? [tell("tokens-of", { colour, n: tokens[i] ?? 0 })] : []));
  return found.join(", ") || t("none");
}

/** What a price takes. */
export function priceWords(view: ExplorersView, { tokens, cards }: Price): string {
  const given = [...(sum(tokens) ? [tokensWords(tokens)] : []), ...cards.map((card) => nameOf(view, card))];
  return given.join(", ") || t("free");
}

/** What recruiting would take, where it is not one's turn to pay. */
export function placeWords({ needs = [], any = 0, wild = 0, short = 0 }: Place): string {
  if (short) {
    return t("short", { icons: short });
  }
  const open = Math.max(0, sum(needs) + any - wild);
  return open ? t("open-icons", { icons: open }) : t("free");
}

/** What a move would bring besides what it says. */
export function bringsWords(view: ExplorersView, { points = 0, projects = [], goals = [] }: MovePreview): string {
  return [
    points ? t("brings-points", { points: signed(points), count: points }) : "",
    ...projects.map((project) => t("brings-project", { project: projectName(view, project) })),
    ...goals.map((goal) => t("brings-goal", { goal: tell(`goal-${goal}`) })),
  ]
    .filter(Boolean)
    .join(", ");
}

export function projectName(view: ExplorersView, project: string): string {
  const side = projectIn(view, project);
  return (language() === "ru" ? side?.ru : side?.en) ?? project;
}

/** "You have 4 of 5, missing 1 red." */
export function progressWords({ have = 0, of = 0, missing = [], more = 0 }: Progress): string {
  const colours = COLOURS.flatMap((colour, i) => (missing[i] ? [tell("need", { n: missing[i] ?? 0, colour })] : []));
  const lacking = [...colours, ...(more > 0 ? [t("need-named", { count: more })] : [])].join(", ");
  return have < of ? t("progress", { have, of, missing: lacking }) : t("progress-all", { of });
}

/** What a seat is called: its name, you, or the Rival. */
export function seatName(view: ExplorersView, seats: { name: string }[], seat: number, you: number): string {
  if (view.seats[seat]?.is_rival) {
    return t("rival");
  }
  return seat === you ? t("you") : (seats[seat]?.name ?? "");
}

/** The lines of a running score that are not nothing. */
export function scoreLines({ points }: Seat): [string, number][] {
  const lines: [string, number][] = [
    [tell("score-specialists"), points.specialists],
    [tell("score-asterisks"), points.asterisks],
    [tell("score-projects"), points.projects],
    [tell("score-new-projects"), points.new_projects],
    [tell("score-obligations"), points.obligations],
    [tell("score-researchers"), points.researchers],
    [tell("score-goals"), points.goals],
    [tell("score-powers"), points.powers],
  ];
  return lines.filter(([, value]) => value !== 0);
}
