// The rules page in parts: the sections of the game, then what holds at every table.

import type { Rules, RuleView } from "../../protocol";
import { matches } from "./search";

export interface Part {
  name: string;
  title: string;
  rules: RuleView[];
}

/** All parts; `common` is the title of the last one. */
export function partsOf(rules: Rules, common: string): Part[] {
  const parts: Part[] = rules.sections.map(({ name, title, rules: found }) => ({ name, title, rules: found }));
  return rules.common.length ? [...parts, { name: "common", title: common, rules: rules.common }] : parts;
}

/** What is left of the parts when something is looked for. */
export function searched(parts: Part[], query: string): Part[] {
  return parts
    .map((part) => ({ ...part, rules: part.rules.filter((rule) => matches(rule, query)) }))
    .filter((part) => part.rules.length);
}

export function countRules(parts: Part[]): number {
  return parts.reduce((count, part) => count + part.rules.length, 0);
}
