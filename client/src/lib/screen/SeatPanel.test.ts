import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { aBoard, aSeat } from "../fixtures";
import SeatPanel from "./SeatPanel.svelte";

const NEXT = "Next rank: Skilled captain, 7 credits missing";

describe("the panel of a person", () => {
  it("tells who plays alone what is missing to the next rank", () => {
    const who = aSeat({ is_you: true });
    render(SeatPanel, {
      board: aBoard({ seats: [who], next_rank: NEXT }),
      seat: 0,
      who,
      module: undefined,
    });
    expect(screen.getByText(NEXT)).toBeTruthy();
  });

  it("tells nothing of the kind where several play", () => {
    const who = aSeat({ is_you: true });
    render(SeatPanel, { board: aBoard({ seats: [who, aSeat({})] }), seat: 0, who, module: undefined });
    expect(document.querySelector(".next")).toBeNull();
  });
});
