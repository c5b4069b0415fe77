// What can be set about a table apart from its seats.

import type { GameRow, Pace, Settings } from "../../protocol";

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

/** Options that are not as the game is usually played, each with what was chosen. */
export function unusual(game: GameRow, options: Record<string, string>): string[] {
  return game.options.flatMap((option) => {
    const chosen = options[option.name] ?? option.default;
    const title = option.choices.find((choice) => choice.name === chosen)?.title ?? chosen;
    return chosen === option.default ? [] : [`${option.title}: ${title}`];
  });
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
