import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { begin, given } from "../harness";
import Brief from "./Brief.svelte";
import Captains from "./Captains.svelte";
import { boards, lines, seats } from "./fixtures/game";
import { type Props, SpaceBureauHand } from "./hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Totals from "./Totals.svelte";

const { view } = boards.waiting;
/** Every captain has 48 credits on the track and a set of samples. */
const rich = {
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, credits: 48, sets: 1, score: 54 })),
};

beforeEach(begin);

describe("credits with sets", () => {
  it("are the same number wherever a captain's score stands", () => {
    const props: Props = given({ ...boards.waiting, view: rich }, seats, lines, {});
    const hand = new SpaceBureauHand(() => props);
    const shown = [
      render(Captains, { view: rich, seats, those: [1], open: () => undefined }).container.querySelector("b"),
      render(SeatFacts, { view: rich, seat: 1, you: 0 }).container.querySelector("b"),
      render(Totals, { hand }).container.querySelector("b"),
      render(Brief, { hand }).container.querySelector("b"),
    ];
    expect(shown.map((number) => number?.textContent)).toEqual(["54", "54", "54", "54"]);
  });
});
