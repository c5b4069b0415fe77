// What moves over the board when something happens: which thing, and from where; or a card that goes out of sight.

import type { Step } from "../flying";
import type { EventView } from "./view";

/** A thing that stands where it belongs already, and comes there from elsewhere. */
export interface Flight {
  /** By `data-place`: the thing as it stands now; or where a card went that is no longer to be seen. */
  thing: string;
  /** Where it was, the first that there was; the thing's own place before if there is none of them. */
  from: string[];
  /** The card that is drawn on its way, where the thing itself is none. */
  card?: number;
}

/** All that events make move, seen by the seat whose things lie large. */
export function stepsOf(events: EventView[], large: number): Step<Flight>[] {
  return events.map((event) => stepOf(event, large)).filter(({ flights, stamps }) => flights.length || stamps.length);
}

/** Where a move has left something for all to see. */
export function moved({ kind, seat, card, token, other, power, project }: EventView): string[] {
  switch (kind) {
    case "came":
    case "joined":
    case "recruited":
    case "rival":
      return [`card-${card}`, `seat-${seat < 0 ? 1 : seat}`];
    case "took":
    case "drew":
    case "project":
    case "rival_project":
      return [`seat-${seat < 0 ? 1 : seat}`];
    case "tokens":
      return [`token-${other}-${token}`];
    case "rival_token":
      return [`token-0-${token}`];
    case "marked":
    case "moved":
      return [`mark-${power}`];
    case "own":
      return [`project-${project}`];
    case "step":
    case "crisis":
    case "crisis_over":
      return ["crisis"];
    case "rival_march":
      return ["marker"];
    default:
      return [];
  }
}

function stepOf(event: EventView, large: number): Step<Flight> {
  const { kind, seat, card, token, other, power, division } = event;
  const goes = (to: string, from: string[] = []): Step<Flight> =>
    card === undefined ? step([]) : step([{ thing: to, from: [...from, `card-${card}`], card }]);
  const comes = (...from: string[]): Step<Flight> => step([{ thing: `card-${card}`, from }]);
  switch (kind) {
    case "took":
    case "picked":
    case "took_back":
      return seat === large ? comes() : goes(`seat-${seat}`);
    case "drew":
    case "drew_open":
      return seat === large ? comes("deck") : step([], [`hand-${seat}`]);
    case "recruited":
      return seat === large ? comes() : goes(`seat-${seat}`);
    case "rival":
      return goes("seat-1");
    case "came":
      return comes(card !== undefined && card > 60 ? "leaders" : "deck");
    case "joined":
      return comes(`hand-${seat}`, `seat-${seat}`);
    case "raised":
    case "ordered":
      return comes();
    case "tokens":
      return step(
        [{ thing: `token-${other}-${token}`, from: [`token-${seat}-${token}`, `tokens-${seat}`] }],
        [`tokens-${other}`],
      );
    case "rival_token":
      return step([{ thing: `token-0-${token}`, from: ["tokens-1"] }]);
    case "claimed":
      return step([{ thing: `token-${seat}-${token}`, from: ["crisis"] }]);
    case "kept":
      return step([], [`token-${seat}-${token}`]);
    case "project":
    case "rival_project":
      return step([], [`done-${seat}`, `seat-${seat < 0 ? 1 : seat}`, `points-${seat}`]);
    case "goal":
      return step([], [`goal-${seat}-${division}`]);
    case "marked":
    case "moved":
      return step([{ thing: `mark-${power}`, from: ["deck"] }]);
    case "step":
    case "crisis":
    case "crisis_over":
      return step([], ["crisis"]);
    case "rival_march":
      return step([{ thing: "marker", from: [] }]);
    case "rival_track":
    case "rival_bonus":
      return step([], ["track"]);
    default:
      return step([]);
  }
}

function step(flights: Flight[], stamps: string[] = []): Step<Flight> {
  return { flights, stamps };
}
