// What somebody does at the board: lifts a card, looks what a move would bring, makes it, or asks why not.

import { preferences } from "../../lib/preferences.svelte";
import type { MoveView } from "../../protocol";
import type { BoardProps } from "../contract";
import { type ColourName, cardIn, split } from "./cards";
import type { EventView, KosmopolisView, Preview } from "./view";

export type Props = BoardProps<KosmopolisView, Preview[], EventView>;

/** What a move would make of a colour. */
export interface Outlook {
  total: number | undefined;
  limit: number | undefined;
}

export class Desk {
  /** The card of the hand or the pack that is lifted. */
  card: number | null = $state(null);
  /** The card that is pointed at. */
  overCard: number | null = $state(null);
  /** The move that a press has chosen to be looked at; its named button makes it. */
  target: string | null = $state(null);
  /** The move that is pointed at. */
  over: string | null = $state(null);
  /** Whether the last press was by touch: a first one only shows. */
  isTouch = $state(matchMedia("(hover: none)").matches);

  readonly #props: () => Props;
  readonly #legal = $derived.by(() => new Map(this.#props().moves.map((move) => [move.move, move])));
  readonly #previews = $derived.by(() => new Map((this.#props().preview ?? []).map((each) => [each.move, each])));

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): KosmopolisView {
    return this.#props().view;
  }

  get you(): number {
    return this.#props().you;
  }

  get previews(): Map<string, Preview> {
    return this.#previews;
  }

  /** What is asked here and now; null while others think, or if this is only looked at. */
  get question(): string | null {
    return this.#props().moves.length ? this.view.question : null;
  }

  get isBusy(): boolean {
    return this.#props().isBusy;
  }

  /** The cards that can be chosen from. */
  get cards(): string[] {
    const own = this.view.own;
    return (own?.pack.length ? own.pack : own?.hand) ?? [];
  }

  /** The move whose outcome is shown. */
  get shown(): string | null {
    return this.#props().pointed ?? this.over ?? this.target;
  }

  /** The place of the card that stands out, if any does. */
  get lifted(): number | null {
    const pointed = cardIn(this.#props().pointed);
    return pointed === undefined ? this.card : this.cards.indexOf(pointed);
  }

  /** The card that city and capital are asked about: the lifted one, else the one pointed at. */
  get chosen(): string | undefined {
    const index = this.lifted ?? this.overCard;
    return index === null ? undefined : this.cards[index];
  }

  move(notation: string): MoveView | undefined {
    return this.#legal.get(notation);
  }

  isLegal(notation: string): boolean {
    return this.#legal.has(notation);
  }

  /** Whether any move of a kind can be made. */
  can(verb: string): boolean {
    return this.#props().moves.some(({ move }) => split(move).verb === verb);
  }

  /** What the move that is shown would make of a colour; undefined if it leaves it alone. */
  outlook(colour: ColourName): Outlook | undefined {
    const preview = this.shown === null ? undefined : this.#previews.get(this.shown);
    return preview?.colour === colour ? { total: preview.total, limit: preview.limit } : undefined;
  }

  /** Whether a move has to be made by its named button. */
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

  /** A press on the thing that stands for a move. */
  press(notation: string, thing: Element): void {
    if (!this.isLegal(notation)) {
      this.#props().why(notation, thing);
    } else if ((this.isTouch && this.target !== notation) || this.isAsked(notation)) {
      this.target = notation;
    } else {
      this.play(notation);
    }
  }

  /** A press on a card of the hand: it is lifted, or put back. */
  lift(index: number, thing: Element): void {
    const card = this.cards[index];
    if (card === undefined) {
      return;
    }
    if (!this.isLegal(`city ${card}`)) {
      this.#props().why(`city ${card}`, thing);
      return;
    }
    this.card = this.card === index ? null : index;
    this.overCard = null;
    this.target = null;
  }

  /** A press on a card of the pack. */
  keep(index: number, thing: Element): void {
    const card = this.cards[index];
    if (card !== undefined) {
      this.card = this.isLegal(`keep ${card}`) ? index : null;
      this.press(`keep ${card}`, thing);
    }
  }

  /** Make a move: what a named button does. */
  play(notation: string): void {
    if (!this.isBusy && this.isLegal(notation)) {
      this.putDown();
      this.#props().play([notation]);
    }
  }

  why(notation: string, thing: Element): void {
    this.#props().why(notation, thing);
  }

  putDown(): void {
    this.card = null;
    this.overCard = null;
    this.target = null;
    this.over = null;
  }
}
