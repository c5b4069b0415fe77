// Compiled, never run: the generated types are of use, and wrong messages are refused by the compiler.

import type { GameBoard, GameEvent, GamePreview, GameView } from "./games/kosmopolis/view";
import type { AnyCommand, AnyMessage, AnyReply, Board } from "./protocol";

type Reply = AnyReply<GameView, GamePreview, GameEvent>;

/** A reply is known by its `type`: each branch has its own fields. */
export function words(reply: Reply): string {
  switch (reply.type) {
    case "board":
      return `${reply.ask} ${reply.view?.capital.map((colour) => colour.limit).join() ?? ""}`;
    case "welcome":
      return `${reply.release} ${reply.protocol.toFixed()}`;
    case "done":
      return reply.seq.toFixed();
    case "refusal":
      return `${reply.words} ${reply.board?.ask ?? ""}`;
    case "hint":
      return `${reply.words} ${reply.value?.toFixed(2) ?? ""}`;
    case "why":
    case "busy":
    case "trouble":
      return reply.words;
    case "pong":
      return "";
    default:
      return nothingElse(reply);
  }
}

function nothingElse(reply: never): string {
  return reply;
}

/** The first legal move of a board, as a message to send. */
export function answer(board: GameBoard, id: string): AnyMessage | undefined {
  const first = board.moves[0];
  if (first === undefined) {
    return undefined;
  }
  return { type: "do", id, command: { type: "play", question: board.question, moves: [first.move] } };
}

export function isOver(board: Board): boolean {
  return board.status === "over";
}

/** Of a game that isn't known, the view is unknown too: it can't be used unread. */
export function round(board: Board): unknown {
  // @ts-expect-error the view of some game has no known fields
  return board.view.round;
}

export const sit: AnyCommand = { type: "sit" };
export const start: AnyCommand = { type: "start", fill: "easy", nonce: "n0nce" };

// @ts-expect-error there is no such command
export const cheat: AnyCommand = { type: "cheat" };
// @ts-expect-error a seat is a number
export const remove: AnyCommand = { type: "remove", seat: "first" };
// @ts-expect-error moves are missing
export const play: AnyCommand = { type: "play", question: 1 };
// @ts-expect-error nobody says who he is: the session does
export const resign: AnyCommand = { type: "resign", seat: 1 };
// @ts-expect-error an id is missing
export const hint: AnyMessage = { type: "ask_hint" };
