import { expect, it } from "vitest";
import { ICONS } from "./cards";
import { boards } from "./fixtures/game";
import { leftTable } from "./left";

it("counts every card of the deck once, and ordinary passengers for both of their stations", () => {
  const { view } = boards.start;
  const table = leftTable(view.left);
  expect(table.rows.map((row) => row.icon)).toEqual([...ICONS]);
  // The card that ends the shift is in the deck too.
  expect(table.total).toBe(view.upper + view.lower - 1);
  const sum = (kind: "ordinary" | "rich" | "stowaway") => table.rows.reduce((all, row) => all + row[kind], 0);
  expect(sum("ordinary")).toBe(2 * table.kinds.ordinary);
  expect(sum("rich")).toBe(table.kinds.rich);
  expect(sum("stowaway")).toBe(table.kinds.stowaway);
  expect(table.pairs.reduce((all, { unseen }) => all + unseen, 0)).toBe(table.kinds.ordinary);
});

it("tells what a card is by its name alone", () => {
  const table = leftTable([
    { card: "bath-market", unseen: 2 },
    { card: "rich-bath", unseen: 1 },
    { card: "stowaway-market", unseen: 1 },
    { card: "vortan", unseen: 3 },
    { card: "inspector", unseen: 4 },
  ]);
  expect(table.rows[0]).toEqual({ icon: "bath", ordinary: 2, rich: 1, stowaway: 0 });
  expect(table.rows[1]).toEqual({ icon: "market", ordinary: 2, rich: 0, stowaway: 1 });
  expect(table.kinds).toEqual({ ordinary: 2, rich: 1, stowaway: 1, vortan: 3, inspector: 4 });
  expect(table.total).toBe(11);
});
