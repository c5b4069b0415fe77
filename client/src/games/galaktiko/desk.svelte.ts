// What somebody does at the board: looks where a flight would lead, flies, lets people off, takes people on.

import { preferences } from "../../lib/preferences.svelte";
import type { MoveView } from "../../protocol";
import type { BoardProps } from "../contract";
import { passenger, placeOf, stationIn, wants } from "./cards";
import type { EventView, GalaktikoView, Preview, Seat } from "./view";

export type Props = BoardProps<GalaktikoView, Preview[], EventView>;

export class Desk {
  /** The move that a press has chosen to be looked at; a second press or its named button makes it. */
  target: string | null = $state(null);
  /** The move that is pointed at. */
  over: string | null = $state(null);
  /** The sector that is looked at. */
  sector: number | null = $state(null);
  /** The card whose stations are shown. */
  card: string | null = $state(null);
  /** How many shall board, where that can be chosen; null: as many as can. */
  count: number | null = $state(null);
  /** Whether the last press was by touch: a first one only shows. */
  isTouch = $state(matchMedia("(hover: none)").matches);

  readonly #props: () => Props;
  readonly #legal = $derived.by(() => new Map(this.#props().moves.map((move) => [move.move, move])));
  readonly #previews = $derived.by(() => new Map((this.#props().preview ?? []).map((each) => [each.move, each])));

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): GalaktikoView {
    return this.#props().view;
  }

  get you(): number {
    return this.#props().you;
  }

  /** Whose bus lies large: one's own; for those who only look, that of whoever is to move. */
  get driver(): number {
    return this.you >= 0 ? this.you : (this.view.turn ?? this.view.first);
  }

  get bus(): Seat | undefined {
    return this.view.seats[this.driver];
  }

  get previews(): Map<string, Preview> {
    return this.#previews;
  }

  /** What is asked here and now; null while others think, or if this is only looked at. */
  get question(): GalaktikoView["question"] | null {
    return this.#props().moves.length ? this.view.question : null;
  }

  get isBusy(): boolean {
    return this.#props().isBusy;
  }

  /** The move whose outcome is shown. */
  get shown(): string | null {
    return this.#props().pointed ?? this.over ?? this.target;
  }

  /** What the move that is shown would bring. */
  get outcome(): Preview | undefined {
    return this.shown === null ? undefined : this.#previews.get(this.shown);
  }

  /** The station that the move shown leads to. */
  get destination(): string | undefined {
    return stationIn(this.shown);
  }

  /** The sector that is in view: where the move shown leads to, else the one looked at. */
  get sectorInView(): number | null {
    return placeOf(this.destination)?.sector ?? this.sector;
  }

  move(notation: string): MoveView | undefined {
    return this.#legal.get(notation);
  }

  isLegal(notation: string): boolean {
    return this.#legal.has(notation);
  }

  /** The move that a station stands for now, legal or not; null: a press looks at its sector. */
  moveTo(station: string): string | null {
    return this.question === "start" || this.question === "fly" ? `${this.question} ${station}` : null;
  }

  iconAt(station: string | null | undefined): string {
    const place = placeOf(station);
    const index = place ? ["a", "b", "c"].indexOf(place.slot) : -1;
    return (place && this.view.sectors[place.sector - 1]?.stations[index]?.icon) ?? "";
  }

  /** Whether a move asks to be pressed once more. */
  isAsked(notation: string): boolean {
    return this.move(notation)?.is_final === true && preferences.confirm === "final";
  }

  /** For a thing that stands for a move: pointing at it or focusing it shows what the move would bring. */
  looking(notation: string | null) {
    const look = (move: string | null) => {
      this.over = move;
    };
    return {
      onpointerenter: (event: PointerEvent) => look(event.pointerType === "mouse" ? notation : null),
      onpointerleave: () => look(null),
      onfocus: () => look(this.isTouch ? null : notation),
      onblur: () => look(null),
    };
  }

  /** Whether a card is looked at that wants to some stations, but not to one with this icon. */
  isUnwanted(icon: string): boolean {
    return this.card !== null && passenger(this.card).icons.length > 0 && !wants(this.card, icon);
  }

  /** For a card: pointing at it or focusing it shows the stations it wants to. */
  wanting(card: string) {
    const want = (wanted: string | null) => {
      this.card = wanted;
    };
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && want(card),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && want(null),
      onfocus: () => this.isTouch || want(card),
      onblur: () => want(null),
    };
  }

  /** A press on the thing that stands for a move. */
  press(notation: string, thing: Element): void {
    if (!this.isLegal(notation)) {
      this.target = null;
      this.#props().why(notation, thing);
    } else if (this.target !== notation && (this.isTouch || this.isAsked(notation))) {
      this.target = notation;
    } else {
      this.play([notation]);
    }
  }

  /** A press on a station: to fly there, or to look at its sector. */
  pressStation(station: string, thing: Element): void {
    const move = this.moveTo(station);
    this.sector = placeOf(station)?.sector ?? null;
    if (move !== null) {
      this.press(move, thing);
    }
  }

  /** A press on somebody in the bus: off they go, if they are asked; else their stations are shown. */
  pressPassenger(card: string, thing: Element): void {
    if (this.question === "off") {
      this.card = card;
      this.press(`off ${card}`, thing);
    } else {
      this.card = this.isTouch && this.card === card ? null : card;
    }
  }

  /** Make moves: what a named button does. */
  play(moves: string[]): void {
    const [first] = moves;
    if (!this.isBusy && first !== undefined && this.isLegal(first)) {
      this.putDown();
      this.#props().play(moves);
    }
  }

  why(notation: string, thing: Element): void {
    this.#props().why(notation, thing);
  }

  putDown(): void {
    this.target = null;
    this.over = null;
    this.card = null;
    this.count = null;
  }
}
