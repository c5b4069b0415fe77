// The hand at this board: turns and lays tiles, ticks off actions, flies, takes.

import { boardAsks } from "../../lib/device/confirm";
import type { BoardProps } from "../contract";
import { Hand } from "../hand.svelte";
import { keyOf } from "./hexes";
import { flightsOf } from "./prints";
import { agentOf, nextTurn, type Placement, placeMove, placementIn, turnsOf } from "./ships";
import type {
  Checklist,
  EventView,
  MovePreview,
  Reach,
  Seat,
  Space,
  SpaceBureauPreview,
  SpaceBureauView,
} from "./view";

export type Props = BoardProps<SpaceBureauView, SpaceBureauPreview, EventView>;
/** The parts of the board that a phone shows one at a time. */
export const PAGES = ["ship", "universe", "bureau"] as const;
export type Page = (typeof PAGES)[number];

export class SpaceBureauHand extends Hand<Props, MovePreview> {
  /** The kind of tile that was picked from the reserve, and how it is turned. */
  picked: string | null = $state(null);
  sides: string | null = $state(null);
  /** The cell that a tile was put in, to be looked at, and the one that is pointed at. */
  pinned: string | null = $state(null);
  overCell: string | null = $state(null);
  /** The place, by its key, that a flight is planned to, and the one that is pointed at. */
  goal: string | null = $state(null);
  overPlace: string | null = $state(null);
  /** Words of whatever is pointed at. */
  told: string | null = $state(null);
  readonly #reach = $derived.by(
    () => new Map((this.props().preview?.reach ?? []).map((each) => [keyOf(each.q, each.r), each])),
  );

  protected outcomes(): MovePreview[] {
    return this.preview?.moves ?? [];
  }

  /** Whose ship lies large. */
  get captain(): number {
    return this.large;
  }

  get seat(): Seat | undefined {
    return this.view.seats[this.captain];
  }

  get preview(): SpaceBureauPreview | null {
    return this.props().preview;
  }

  /** The list that is asked about. */
  get asked(): Checklist | undefined {
    return this.question === null ? undefined : this.view.checklists.find((each) => each.is_asked);
  }

  override get shown(): string | null {
    const laid = this.placement;
    return super.shown ?? (laid && placeMove(laid));
  }

  // Tiles

  /** The kind that is laid next: the one picked, else the first of the reserve that fits somewhere. */
  readonly kind: string | null = $derived.by(() => {
    const reserve = this.seat?.reserve ?? [];
    if (this.question !== "place") {
      return null;
    }
    if (this.picked !== null && reserve.includes(this.picked)) {
      return this.picked;
    }
    return reserve.find((kind) => this.#fits(kind)) ?? reserve[0] ?? null;
  });

  #fits(kind: string): boolean {
    return this.legal.some(({ move }) => {
      const found = placementIn(move);
      return found?.agent === agentOf(kind) && turnsOf(kind).includes(found.sides);
    });
  }

  /** How the tile is turned that is laid next: as it was turned, else so that it fits into most cells. */
  readonly turned: string = $derived.by(() => {
    const turns = turnsOf(this.kind ?? "");
    if (this.sides !== null && turns.includes(this.sides)) {
      return this.sides;
    }
    const fits = this.legal.flatMap(({ move }) => {
      const found = placementIn(move);
      return found?.agent === agentOf(this.kind ?? "") ? [found.sides] : [];
    });
    const count = (turn: string) => fits.filter((sides) => sides === turn).length;
    return turns.reduce((best, turn) => (count(turn) > count(best) ? turn : best), turns[0] ?? "");
  });

  /** The turns in which the tile may go into a cell. */
  turnsAt(cell: string): string[] {
    const { kind } = this;
    if (kind === null) {
      return [];
    }
    return turnsOf(kind).filter((sides) => this.isLegal(placeMove({ agent: agentOf(kind), sides, cell })));
  }

  /** Whether the tile goes into a cell as it is turned, only turned otherwise, or not at all. */
  fitAt(cell: string): "now" | "turned" | null {
    const turns = this.turnsAt(cell);
    return turns.includes(this.turned) ? "now" : turns.length ? "turned" : null;
  }

  /** The tile in the cell that is looked at, turned so that it fits. */
  get placement(): Placement | null {
    const cell = this.overCell ?? this.pinned;
    return placementIn(this.props().pointed) ?? (cell === null ? null : this.placementAt(cell));
  }

  /** The tile in a cell: as it is turned, else turned so that it fits. */
  placementAt(cell: string): Placement | null {
    const turns = this.turnsAt(cell);
    const sides = turns.includes(this.turned) ? this.turned : turns[0];
    return sides === undefined ? null : { agent: agentOf(this.kind ?? ""), sides, cell };
  }

  /** Pick a tile of the reserve; picked once more it turns. */
  pick(kind: string): void {
    if (this.kind === kind && this.picked !== null) {
      this.turn(1);
    }
    this.picked = kind;
    if (this.pinned !== null && !this.turnsAt(this.pinned).length) {
      this.pinned = null;
    }
  }

  /** Turn the tile: in the cell that is looked at through the turns that fit there, else through all. */
  turn(step: number): void {
    const laid = this.placement;
    const turns = laid ? this.turnsAt(laid.cell) : turnsOf(this.kind ?? "");
    this.sides = nextTurn(turns, laid?.sides ?? this.turned, step) ?? null;
  }

  /** A press on a cell while a tile is to be laid. */
  pressCell(cell: string, thing: Element): void {
    const laid = this.placementAt(cell);
    if (laid === null) {
      this.pinned = null;
      this.why(placeMove({ agent: agentOf(this.kind ?? ""), sides: this.turned, cell }), thing);
    } else if (this.onlyShows(this.pinned === cell, this.isAsked(placeMove(laid)))) {
      this.pin(cell);
    } else if (this.isTouch && this.turnsAt(cell).length > 1) {
      this.turn(1);
    } else {
      this.play([placeMove(laid)]);
    }
  }

  /** Put the tile into a cell to be looked at; its button lays it. */
  pin(cell: string): void {
    const turns = this.turnsAt(cell);
    this.overCell = null;
    this.pinned = turns.length ? cell : null;
    if (!turns.includes(this.turned)) {
      this.sides = turns[0] ?? this.sides;
    }
  }

  // Flights

  get ship(): Space | undefined {
    return this.view.spaces.find(({ hex }) => hex === this.seat?.hex);
  }

  reachAt(key: string): Reach | undefined {
    return this.#reach.get(key);
  }

  /** The flight that is shown: to the place pointed at, else to the one that was chosen. */
  get flight(): Reach | undefined {
    const pointed = this.props().pointed;
    if (pointed !== null) {
      return this.preview?.reach.find(({ moves }) => moves.length === 1 && moves[0] === pointed);
    }
    return this.reachAt(this.overPlace ?? "") ?? this.reachAt(this.goal ?? "");
  }

  /** The flight that was chosen, whatever else is pointed at. */
  get chosen(): Reach | undefined {
    return this.reachAt(this.goal ?? "");
  }

  /** All moves of a flight, with the one that begins it. */
  wayOf(reach: Reach): string[] {
    const begins = this.preview?.begins;
    return begins ? [begins, ...reach.moves] : reach.moves;
  }

  /** Whether nothing but a flight can be done, and there is only one way to begin it: one need only choose where to. */
  readonly isTakingOff: boolean = $derived.by(() => {
    const begins = this.preview?.begins;
    const flights = (this.asked?.items ?? []).flatMap(flightsOf);
    const others = this.legal.filter(({ move }) => move !== "done" && move !== begins);
    return Boolean(begins?.startsWith("do ")) && others.every(({ move }) => flights.includes(move));
  });

  /** Moves of the list that is asked which need no decision; none if one press would save nothing. */
  get routine(): string[] {
    const moves = this.preview?.routine ?? [];
    return moves.length > 1 ? moves : [];
  }

  /** A press on a place that a flight can reach. A flight is several moves, of which only the first has words. */
  pressPlace(reach: Reach): void {
    const key = keyOf(reach.q, reach.r);
    const way = this.wayOf(reach);
    const isPaid = this.preview?.begins?.startsWith("pay ") === true;
    const isFinal = reach.hex === undefined || isPaid;
    if (this.onlyShows(this.goal === key, boardAsks(isFinal, false))) {
      this.goal = key;
      this.overPlace = null;
    } else {
      this.play(way);
    }
  }

  // Moves in general

  /** A finger, too, makes a move at one press if it can be taken back. */
  protected override isLook(notation: string): boolean {
    return this.target !== notation && this.isAsked(notation);
  }

  /** Tells the words of the thing besides. */
  override looking(notation: string | null, words?: string) {
    return this.pointing((isOn) => {
      this.over = isOn ? notation : null;
      this.told = isOn ? (words ?? null) : null;
    });
  }

  /** Tells of a mouse or the focus that comes and goes. Not of a finger: what it is about to press must not move. */
  pointing(look: (isOn: boolean) => void) {
    const point = (isOn: boolean) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        this.isTouch = false;
        look(isOn);
      }
    };
    const focus = (isOn: boolean) => () => !this.isTouch && look(isOn);
    return {
      onpointerenter: point(true),
      onpointerleave: point(false),
      onfocus: focus(true),
      onblur: focus(false),
    };
  }

  override get isHolding(): boolean {
    return this.pinned !== null || this.goal !== null || this.target !== null;
  }

  override putDown(): void {
    super.putDown();
    this.pinned = null;
    this.overCell = null;
    this.goal = null;
    this.overPlace = null;
    this.told = null;
  }
}
