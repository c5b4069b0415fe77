// The hand at this board: looks where a flight would lead, flies, lets people off, takes people on.

import type { BoardProps } from "../contract";
import { Hand } from "../hand.svelte";
import { passenger, placeOf, stationIn, wants } from "./cards";
import type { EventView, GalaktikoView, Preview, Seat } from "./view";

export type Props = BoardProps<GalaktikoView, Preview[], EventView>;

export class GalaktikoHand extends Hand<Props, Preview> {
  /** The sector that is looked at. */
  sector: number | null = $state(null);
  /** The card whose stations are shown. */
  card: string | null = $state(null);
  /** How many shall board, where that can be chosen; null: as many as can. */
  count: number | null = $state(null);

  protected outcomes(): Preview[] {
    return this.props().preview ?? [];
  }

  /** Whose bus lies large. */
  get driver(): number {
    return this.large;
  }

  get bus(): Seat | undefined {
    return this.view.seats[this.driver];
  }

  /** The passengers on that bus. */
  get aboard(): string[] {
    return this.bus?.hand ?? [];
  }

  /** What the move that is shown would bring. */
  get outcome(): Preview | undefined {
    return this.previewOf(this.shown);
  }

  /** The station that the move shown leads to. */
  get destination(): string | undefined {
    return stationIn(this.shown);
  }

  /** The sector that is in view: where the move shown leads to, else the one looked at. */
  get sectorInView(): number | null {
    return placeOf(this.destination)?.sector ?? this.sector;
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

  override putDown(): void {
    super.putDown();
    this.card = null;
    this.count = null;
  }

  override get isHolding(): boolean {
    return this.target !== null || this.card !== null || this.sector !== null;
  }

  override letGo(): void {
    super.letGo();
    this.sector = null;
  }
}
