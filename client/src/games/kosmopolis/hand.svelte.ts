// The hand at this board: lifts a card, looks what a move would bring, makes it, or asks why not.

import type { BoardProps } from "../contract";
import { Hand } from "../hand.svelte";
import { type ColourName, cardIn, split } from "./cards";
import type { EventView, KosmopolisView, Preview } from "./view";

export type Props = BoardProps<KosmopolisView, Preview[], EventView>;

/** What a move would make of a colour. */
export interface Outlook {
  total: number | undefined;
  limit: number | undefined;
}

export class KosmopolisHand extends Hand<Props, Preview> {
  /** The card of the hand or the pack that is lifted. */
  card: number | null = $state(null);
  /** The card that is pointed at. */
  overCard: number | null = $state(null);

  protected outcomes(): Preview[] {
    return this.props().preview ?? [];
  }

  /** The move that a lesson, a hint or the list in words points at. */
  get advised(): string | null {
    return this.props().pointed;
  }

  /** The cards that can be chosen from. */
  get cards(): string[] {
    const own = this.view.own;
    return (own?.pack.length ? own.pack : own?.hand) ?? [];
  }

  /** The place of the card that stands out, if any does. */
  get lifted(): number | null {
    const pointed = cardIn(this.props().pointed);
    return pointed === undefined ? this.card : this.cards.indexOf(pointed);
  }

  /** The card that city and capital are asked about: the lifted one, else the one pointed at. */
  get chosen(): string | undefined {
    const index = this.lifted ?? this.overCard;
    return index === null ? undefined : this.cards[index];
  }

  /** Whether any move of a kind can be made. */
  can(verb: string): boolean {
    return this.legal.some(({ move }) => split(move).verb === verb);
  }

  /** What the move that is shown would make of a colour; undefined if it leaves it alone. */
  outlook(colour: ColourName): Outlook | undefined {
    const preview = this.previewOf(this.shown);
    return preview?.colour === colour ? { total: preview.total, limit: preview.limit } : undefined;
  }

  /** What asks once more is only made by its named button. */
  protected override isLook(notation: string): boolean {
    return this.isAsked(notation) || super.isLook(notation);
  }

  /** A refusal leaves the named button where it is. */
  override press(notation: string, thing: Element): void {
    if (this.isLegal(notation)) {
      super.press(notation, thing);
    } else {
      this.why(notation, thing);
    }
  }

  /** A press on a card of the hand: it is lifted, or put back. */
  lift(index: number, thing: Element): void {
    const card = this.cards[index];
    if (card === undefined) {
      return;
    }
    if (!this.isLegal(`city ${card}`)) {
      this.why(`city ${card}`, thing);
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

  override putDown(): void {
    super.putDown();
    this.card = null;
    this.overCard = null;
  }
}
