// What can be set about a table apart from its seats.

import type { GameRow, OptionRow, Pace, Settings } from "../../protocol";

export type Draft = Omit<Settings, "seats">;

export const PACES = ["wait", "away", "live", "days"] as const satisfies readonly Pace["kind"][];

/** The default settings. */
export function usualDraft(game: GameRow): Draft {
  return {
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    title: "",
    is_public: false,
    hints: false,
    pace: { kind: "wait", seconds: 600, increment: 10, days: 2 },
    stand_in: "easy",
  };
}

/** The options that count with so many seats beside the others chosen; one that another needs stands before it. */
export function counting(game: GameRow, options: Record<string, string>, seats: number): OptionRow[] {
  const chosen = new Map<string, string>();
  return game.options.filter((option) => {
    const { needs } = option;
    const fits = !option.is_for_one || seats === 1;
    const counts = fits && (!needs || needs.choices.includes(chosen.get(needs.option) ?? ""));
    if (counts) {
      chosen.set(option.name, options[option.name] ?? option.default);
    }
    return counts;
  });
}

/** The options without those that don't count: the server refuses a choice that would have no effect. */
export function tidyOptions(game: GameRow, options: Record<string, string>, seats: number): Record<string, string> {
  return Object.fromEntries(
    counting(game, options, seats).map((option) => [option.name, options[option.name] ?? option.default]),
  );
}

/** The choice of a switch that is not the default. */
export const ON = "on";

/** Whether the choices of an option are told in sentences, a card each. */
function isTold(option: OptionRow | undefined): option is OptionRow {
  return option?.choices.some(({ about }) => about) ?? false;
}

/** Whether an option is one of several things to take or leave beside a choice that is told in sentences. */
export function isSwitch(game: GameRow, { needs, choices }: OptionRow): boolean {
  const names = choices.map(({ name }) => name);
  return names.join() === `off,${ON}` && isTold(game.options.find(({ name }) => name === needs?.option));
}

/** A choice by its name. */
export function choiceOf(option: OptionRow, chosen: string): OptionRow["choices"][number] | undefined {
  return option.choices.find(({ name }) => name === chosen);
}

function wordOf(option: OptionRow, chosen: string): string {
  return choiceOf(option, chosen)?.title ?? chosen;
}

/** Options that count and are not as the game is usually played, each with what was chosen; of a switch its name. */
export function unusual(game: GameRow, options: Record<string, string>, seats: number): string[] {
  return counting(game, options, seats).flatMap((option) => {
    const chosen = options[option.name] ?? option.default;
    if (chosen === option.default) {
      return [];
    }
    return [isSwitch(game, option) ? option.title : `${option.title}: ${wordOf(option, chosen)}`];
  });
}

/** What is chosen of an option; where that lets one switch things on, those that are. */
export function chosenWords(game: GameRow, options: Record<string, string>, option: OptionRow): string {
  const chosen = options[option.name] ?? option.default;
  const on = game.options.filter(
    ({ name, needs }) => needs?.option === option.name && needs.choices.includes(chosen) && options[name] === ON,
  );
  const switched = on.filter((each) => isSwitch(game, each)).map(({ title }) => title);
  return switched.join(", ") || wordOf(option, chosen);
}

/** An option whose choices are told in sentences, with those that count beside it because of its choice. */
export interface Fold {
  option: OptionRow;
  switches: OptionRow[];
  others: OptionRow[];
}

/** The options that count in the folds in which they are shown; `plain` are those that no sentences are told of. */
export function foldsOf(
  game: GameRow,
  options: Record<string, string>,
  seats: number,
): { told: Fold[]; plain: OptionRow[] } {
  const all = counting(game, options, seats);
  const told = all.filter(isTold).map((option) => {
    const inside = all.filter((each) => each.needs?.option === option.name);
    return {
      option,
      switches: inside.filter((each) => isSwitch(game, each)),
      others: inside.filter((each) => !isSwitch(game, each)),
    };
  });
  const shown = told.flatMap(({ option, switches, others }) => [option, ...switches, ...others]);
  return { told, plain: all.filter((each) => !shown.includes(each)) };
}

/** The settings of a table as a draft of their own, every option named. */
export function draftOf(settings: Settings, game: GameRow): Draft {
  const { seats: _, ...rest } = settings;
  return { ...rest, pace: { ...rest.pace }, options: { ...usualDraft(game).options, ...rest.options } };
}

/** Numbers within what the server takes, whatever was typed. */
export function tidyPace(pace: Pace): Pace {
  return {
    kind: pace.kind,
    seconds: within(pace.seconds, 10, 86_400, 600),
    increment: within(pace.increment, 0, 3_600, 10),
    days: within(pace.days, 1, 60, 2),
  };
}

function within(value: number | null, least: number, most: number, usual: number): number {
  return typeof value === "number" && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.round(value)))
    : usual;
}
