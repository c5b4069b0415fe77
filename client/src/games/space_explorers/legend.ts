// The signs of the board, in the order in which the legend explains them.

import type { Sign } from "./signs";

const icon = (name: string): Sign => ({ icon: name });

/** Each with the name of its text. */
export const SIGNS: [string, Sign[]][] = [
  ["icon", [{ mark: "blue" }, { mark: "red" }]],
  ["skill", [{ skill: "green" }, { skill: "purple" }]],
  ["any-skill", [icon("skill")]],
  ["any", [icon("wild-icon")]],
  ["token", [icon("research-token")]],
  ["directive", [icon("directive")]],
  ["each-turn", [icon("each-turn")]],
  ["instead", [icon("instead-of-action")]],
  ["discount", [icon("discount")]],
  ["pass-left", [icon("pass-left")]],
  ["draw", [icon("draw-card")]],
  ["hand", [icon("hand")]],
  ["center", [icon("center")]],
  ["stack", [icon("stack")]],
  ["raise", [icon("raise")]],
  ["borrow", [icon("borrow")]],
  ["swap", [icon("swap")]],
  ["asterisk", [icon("asterisk")]],
  ["dear", [icon("dear")]],
  ["cheap", [icon("cheap")]],
  ["project", [icon("project")]],
  ["goal", [icon("goal")]],
  ["power", [icon("power-ussr"), icon("power-usa"), icon("power-france"), icon("power-japan")]],
  ["leader", [icon("military"), icon("politician"), icon("researcher")]],
  ["crisis", [icon("crisis")]],
  ["silent", [icon("silent")]],
  ["pawn", [icon("pawn")]],
  ["talent", [icon("talent")]],
  ["marker", [icon("marker")]],
];
