import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyCommand, Board } from "../../protocol";
import { aBoard, aSeat } from "../fixtures";
import { speak } from "../text/texts.svelte";
import SeatActions from "./SeatActions.svelte";
import type { Session } from "./session.svelte";

beforeEach(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

const away = (change: Partial<Board> = {}) =>
  aBoard({
    seats: [aSeat({ is_you: true, is_host: true }), aSeat({ name: "Bo", is_present: false })],
    ...change,
  });

function show(board: Board, seat = 1) {
  const commands: AnyCommand[] = [];
  const onclose = vi.fn();
  const session = {
    command: async (command: AnyCommand) => {
      commands.push(command);
      expect(onclose).not.toHaveBeenCalled();
      return true;
    },
  } as unknown as Session;
  render(SeatActions, { session, board, seat, onclose });
  return { commands, onclose };
}

const button = (name: RegExp) => screen.queryByRole("button", { name, hidden: true });

it("lets the host seat a bot for somebody who is away", async () => {
  const { commands, onclose } = show(away());
  const found = button(/Let a bot play/);
  if (!found) {
    throw new Error("there is no such button");
  }
  await fireEvent.click(found);
  expect(commands).toEqual([{ type: "stand_in", seat: 1 }]);
  expect(onclose).toHaveBeenCalledOnce();
});

it("offers nothing of the kind for whoever is there, has resigned or sits at another person's table", () => {
  const seats = (change: Partial<ReturnType<typeof aSeat>>) => [aSeat({ is_you: true }), aSeat(change)];
  for (const board of [
    away({ seats: seats({ is_present: true }) }),
    away({ seats: seats({ is_present: false, is_resigned: true }) }),
    away({ is_host: false }),
    away({ status: "over" }),
  ]) {
    const { unmount } = render(SeatActions, { session: {} as Session, board, seat: 1, onclose: () => undefined });
    expect(button(/Let a bot play|link to this seat/)).toBeNull();
    unmount();
  }
});

it("lets everybody at the table see to the host's seat", () => {
  show(away({ is_host: false, seats: [aSeat({ is_you: true }), aSeat({ is_host: true, is_present: false })] }));
  expect(button(/Let a bot play/)).not.toBeNull();
});

it("shows a link to the seat of whoever a bot plays for, or says why there is none yet", async () => {
  const answers = [
    new Response(JSON.stringify({ reason: "not-away", words: "Bo was there not long ago." }), { status: 409 }),
    new Response(JSON.stringify({ link: "http://192.168.1.7:8080/seat#ks_x", key: "ks_x" })),
  ];
  vi.stubGlobal("fetch", async () => answers.shift());
  show(away({ seats: [aSeat({ is_you: true }), aSeat({ name: "Bo", is_present: false, is_stood_in: true })] }));
  expect(button(/Let a bot play/)).toBeNull();
  const found = button(/link to this seat/);
  if (!found) {
    throw new Error("there is no such button");
  }
  await fireEvent.click(found);
  expect(await screen.findByText("Bo was there not long ago.")).toBeTruthy();
  await fireEvent.click(found);
  expect(await screen.findByDisplayValue("http://192.168.1.7:8080/seat#ks_x")).toBeTruthy();
});
