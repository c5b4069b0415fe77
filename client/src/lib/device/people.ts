// Several people at one device: each has a further cookie of this browser, numbered 1 to 7. Number 0 is its owner.

import { api, Failure } from "../connection/api";
import { newId } from "../connection/ids";
import { language } from "../text/texts.svelte";
import { mixIn } from "./chance";
import { keep, recall } from "./kept";

export const MOST_FURTHER = 7;

/** Who sits at this device at a table: the number of the person by seat, with its owner's own. */
export function deviceSeats(table: string): Record<number, number> {
  return recall<Record<number, number>>(`device.${table}`, {});
}

export function keepDeviceSeats(table: string, seats: Record<number, number>): void {
  keep(`device.${table}`, seats);
}

/** Names of the further people this browser has met, by their number. */
export function devicePeople(): Record<number, string> {
  return recall<Record<number, string>>("device.people", {});
}

/** Returns numbers for people of these names. Known people keep theirs, others get a free one; `busy` numbers are not used. */
export function numbersFor(names: string[], known: Record<number, string>, busy: number[] = []): number[] {
  const numbers = Array.from({ length: MOST_FURTHER }, (_, i) => i + 1);
  const taken = new Set(busy);
  const take = (fits: (number: number) => boolean): number | undefined => {
    const found = numbers.find((number) => !taken.has(number) && fits(number));
    if (found !== undefined) {
      taken.add(found);
    }
    return found;
  };
  const own = names.map((name) => take((number) => known[number] === name));
  return names.map((_, i) => own[i] ?? take((number) => known[number] === undefined) ?? take(() => true) ?? 0);
}

/** A name that the server would not have, and whose it is. */
export class NameRefused extends Error {
  constructor(
    readonly index: number,
    readonly words: string,
  ) {
    super(words);
  }
}

/** Makes people of these names known to the server and returns their numbers. `busy` ones sit at the table already. */
export async function meetPeople(names: string[], busy: number[] = []): Promise<number[]> {
  const numbers = numbersFor(names, devicePeople(), busy);
  for (const [index, name] of names.entries()) {
    const number = numbers[index] ?? 0;
    try {
      const person = await api.createMe({ name, language: language() }, number);
      if (person.name !== name) {
        await api.change({ name }, number);
      }
    } catch (error) {
      throw error instanceof Failure && error.reason.startsWith("name-") ? new NameRefused(index, error.words) : error;
    }
    keep("device.people", { ...devicePeople(), [number]: name });
  }
  return numbers;
}

/** Let people of this device sit down: `seats` are numbers by seat, the owner's own among them. */
export async function seatPeople(table: string, seats: Record<number, number>): Promise<void> {
  const code = ((await api.invites(table))[0] ?? (await api.invite(table))).code;
  const sitting: Record<number, number> = {};
  for (const [seat, as] of Object.entries(seats)) {
    if (as > 0) {
      await mixIn(table, as, (nonce) => api.accept(code, { id: newId(), seat: Number(seat), nonce }, as));
    }
    sitting[Number(seat)] = as;
  }
  keepDeviceSeats(table, { ...deviceSeats(table), ...sitting });
}

/** Ask anew where these people sit, as seats may have been taken away or moved on. */
export async function findPeople(table: string, numbers: number[]): Promise<void> {
  const seats: Record<number, number> = {};
  for (const as of numbers) {
    const { you } = await api.board(table, as);
    if (you >= 0) {
      seats[you] = as;
    }
  }
  keepDeviceSeats(table, seats);
}

/** At a rematch: those who sat here before take the seats that are kept for them. */
export async function seatAgain(previous: string, table: string): Promise<void> {
  const numbers = Object.values(deviceSeats(previous));
  for (const as of numbers) {
    if ((await api.board(table, as)).you < 0) {
      await mixIn(table, as, (nonce) => api.command(table, { type: "sit", nonce }, as));
    }
  }
  await findPeople(table, numbers);
}
