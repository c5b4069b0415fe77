// What an ability, a section, a condition, a score or a crisis does, as a row of signs.

import { COLOURS, type Colour } from "./colours";
import type { Words } from "./view";

/** A pictogram, an icon of a colour, a skill of a colour, or a number. */
export type Sign = { icon: string } | { mark: Colour } | { skill: Colour } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string | number): Sign => ({ text: String(words) });
const GIVES = icon("arrow-right");
const INSTEAD = icon("instead-of-action");
const ANY = icon("wild-icon");
const DRAW = icon("draw-card");
const SKILL = icon("skill");
const TOKEN = icon("research-token");

const times = (sign: Sign, amount: number): Sign[] => (amount > 2 ? [text(amount), sign] : Array(amount).fill(sign));

type Drawing = (numbers: { n: number; m: number; colours: Colour[] }) => Sign[];

/** By the kind of the words. Numbers stand where the words have them. */
const DRAWINGS: Record<string, Drawing> = {
  // Abilities and talents
  icons: ({ colours }) => [icon("each-turn"), GIVES, ...colours.map((mark): Sign => ({ mark }))],
  "any from hand": ({ n }) => [icon("hand"), GIVES, ...times(ANY, n)],
  "any from center": ({ n }) => [icon("center"), GIVES, ...times(ANY, n)],
  "any for two-skilled": ({ n }) => [SKILL, SKILL, GIVES, ...times(ANY, n)],
  "drop into empty": ({ n }) => [text(0), icon("stack"), icon("discount"), text(n)],
  "drop into filled": ({ n }) => [icon("stack"), icon("discount"), text(n)],
  "drop for dear": ({ n }) => [icon("dear"), icon("discount"), text(n)],
  "token any": ({ n }) => [...times(TOKEN, n), GIVES, ANY],
  "keep token": ({ n }) => [TOKEN, TOKEN, GIVES, ...times(TOKEN, n)],
  "swap token": () => [TOKEN, icon("swap"), TOKEN],
  "return for": ({ m }) => [icon("hand"), GIVES, text(m), ANY],
  borrow: () => [icon("borrow"), icon("each-turn")],
  "draw after dear": ({ n }) => [icon("dear"), GIVES, ...times(DRAW, n)],
  "draw after cheap": ({ n }) => [icon("cheap"), GIVES, ...times(DRAW, n)],
  "draw after take from center": ({ n }) => [icon("center"), GIVES, ...times(DRAW, n)],
  "draw after take": ({ n }) => [icon("hand"), GIVES, ...times(DRAW, n)],
  "draw after project": ({ n }) => [icon("project"), GIVES, ...times(DRAW, n)],
  raise: () => [icon("raise")],
  "tokens -> take": ({ n }) => [icon("pass-left"), text(n), GIVES, icon("hand")],
  "tokens -> skill": ({ n }) => [icon("pass-left"), text(n), GIVES, SKILL],
  "instead: free": ({ n }) => [INSTEAD, GIVES, text(`=${n}`)],
  "instead: tokens -> recruit from hand": ({ n }) => [INSTEAD, icon("pass-left"), text(n), icon("hand")],
  "instead: reveal take": ({ n, m }) => [INSTEAD, text(n), DRAW, GIVES, text(m)],
  "end: per skill": ({ n, colours: [skill = "blue"] }) => [icon("asterisk"), text(n), { skill }],
  "end: per card above": ({ n }) => [icon("asterisk"), text(n), icon("raise")],
  "end: per two-skilled": ({ n }) => [icon("asterisk"), text(n), SKILL, SKILL],
  "end: per project": ({ n }) => [icon("asterisk"), text(n), icon("project")],
  "end: per division": ({ n, m }) => [icon("asterisk"), text(n), icon("stack"), text(`${m}+`)],
  "end: per row": ({ n }) => [icon("asterisk"), text(n), icon("center")],
  "pawn: covered ability": () => [icon("pawn"), icon("raise")],
  "pawn: reserve": ({ n }) => [icon("pawn"), icon("center"), text(`${n}+`)],
  "pawn: colour": () => [icon("pawn"), GIVES, icon("each-turn")],
  // Sections and cooperation
  draw: ({ n }) => times(DRAW, n),
  "take tokens": ({ n }) => [icon("borrow"), ...times(TOKEN, n)],
  "endless tokens": ({ n }) => [text(n), TOKEN, icon("replay")],
  reorder: () => [icon("stack"), icon("swap")],
  "instead: any colours": () => [INSTEAD, ANY],
  dig: () => [icon("search"), SKILL],
  lend: () => [icon("borrow"), icon("each-turn")],
  "renew hand": () => [icon("hand"), icon("replay")],
  "instead: exchange": () => [INSTEAD, icon("hand")],
  any: ({ n }) => times(ANY, n),
  rearrange: () => [icon("power"), icon("swap")],
  "own project": () => [icon("project"), icon("plus")],
  "per set": ({ n, m }) => [text(`+${n}`), icon("power"), text(`${m}+`)],
  "foreign token": () => [icon("power"), icon("plus")],
  product: () => [icon("power"), text("×")],
  "join sets": () => [icon("power"), text(4)],
  // Conditions
  projects: ({ n }) => [text(n), icon("project")],
  tokens: ({ n }) => [text(n), TOKEN],
  hand: ({ n }) => [text(n), icon("hand")],
  cards: ({ n }) => [text(n), icon("leader")],
  asterisks: ({ n }) => [text(n), icon("asterisk")],
  dear: ({ n }) => [text(n), icon("dear")],
  "two-skilled": ({ n }) => [text(n), SKILL, SKILL],
  "top givers": ({ n }) => [text(n), icon("each-turn")],
  skills: ({ n, colours: [skill = "blue"] }) => [text(n), { skill }],
  "skills one colour": ({ n }) => [text(n), SKILL],
  divisions: ({ n, m }) => [text(n), icon("stack"), text(`${m}+`)],
  "most projects": () => [icon("project"), icon("trophy")],
  // Scores of new projects
  "per zero-point": ({ n }) => [text(n), GIVES, text(0)],
  "per two-skilled": ({ n }) => [text(n), GIVES, SKILL, SKILL],
  "per top giver": ({ n }) => [text(n), GIVES, icon("each-turn")],
  "per division": ({ n, m }) => [text(n), GIVES, icon("stack"), text(`${m}+`)],
  "per dear": ({ n }) => [text(n), GIVES, icon("dear")],
  "per card tallest": ({ n }) => [text(n), GIVES, icon("stack")],
  "per other project": ({ n }) => [text(n), GIVES, icon("project")],
  "per project all": ({ n }) => [text(n), GIVES, icon("project"), icon("project")],
  // Crises
  "center fewer": ({ n }) => [icon("center"), text(`−${n}`)],
  "icons more": ({ n }) => [text(`+${n}`), ANY],
  "silence card under": () => [icon("silent"), icon("each-turn")],
  "silence tallest": () => [icon("silent"), icon("stack")],
  "no deck": () => [icon("silent"), DRAW],
  "frozen tokens": () => [TOKEN, icon("secret")],
  "project more": ({ n }) => [icon("project"), text(`+${n}`)],
  "toll card tokens": ({ m }) => [icon("project"), GIVES, icon("hand"), icon("or"), text(m), TOKEN],
  "returned cards": ({ n }) => [icon("hand"), GIVES, ...times(ANY, n)],
  "no icons for center": () => [icon("silent"), icon("center")],
};

/** The row of signs of some words; `isDearer`: at the price that holds with modules. */
export function signsOf(words: Words | undefined, isDearer = false): Sign[] {
  const drawing = words && DRAWINGS[words.kind];
  if (!drawing) {
    return [];
  }
  const { amount = 0, more = amount, colours = [] } = words;
  const isPriced = words.kind.startsWith("tokens ->");
  const known = colours.filter((colour) => COLOURS.includes(colour));
  return drawing({ n: isPriced && isDearer ? more : amount, m: more, colours: known });
}

/** Every kind of words that there is a drawing for. */
export const KINDS = Object.keys(DRAWINGS);
