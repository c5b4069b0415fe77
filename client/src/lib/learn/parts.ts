// The rules page in parts: the sections of the game, then what holds at every table.

import type { Rules, RuleView } from "../../protocol";
import type { Search } from "./search";

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

/** What is left of the parts when something is looked for, what fits best first; what fits alike in its order. */
export function searched(parts: Part[], search: Search): Part[] {
  if (search.isEmpty) {
    return parts;
  }
  const ranks = new Map(parts.flatMap((part) => part.rules).map((rule) => [rule, search.rank(rule)]));
  const rankOf = (rule: RuleView) => ranks.get(rule) ?? 0;
  const best = (part: Part) => Math.max(...part.rules.map(rankOf));
  return parts
    .map((part) => ({
      ...part,
      rules: part.rules.filter((rule) => rankOf(rule) > 0).sort((one, other) => rankOf(other) - rankOf(one)),
    }))
    .filter((part) => part.rules.length)
    .sort((one, other) => best(other) - best(one));
}

export function countRules(parts: Part[]): number {
  return parts.reduce((count, part) => count + part.rules.length, 0);
}
