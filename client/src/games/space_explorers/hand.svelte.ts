// The hand at this board: picks cards, pays, answers what is asked.

import type { BoardProps } from "../contract";
import { Hand } from "../hand.svelte";
import { cardOfMove, DIVISIONS, type Division } from "./colours";
import type { EventView, ExplorersPreview, ExplorersView, MovePreview, Offer, Place, Seat } from "./view";

export type Props = BoardProps<ExplorersView, ExplorersPreview, EventView>;
/** The parts of the board that a phone shows one at a time. */
export const PAGES = ["center", "hub", "table"] as const;
export type Page = (typeof PAGES)[number];

/** Questions in which a card is looked at before it is said what becomes of it. */
const OPEN_QUESTIONS = new Set(["act", "go_on", "recruit"]);

export class ExplorersHand extends Hand<Props, MovePreview> {
  /** The card that was pressed, to be looked at. */
  picked: number | null = $state(null);
  /** What a thing of the board means, after a press on it. */
  told: string | null = $state(null);
  readonly #byCard = $derived.by(() => {
    const found = new Map<number, string[]>();
    for (const { move } of this.legal) {
      const card = cardOfMove(move);
      if (card !== null) {
        found.set(card, [...(found.get(card) ?? []), move]);
      }
    }
    return found;
  });

  protected outcomes(): MovePreview[] {
    return this.props().preview?.moves ?? [];
  }

  get seat(): Seat | undefined {
    return this.view.seats[this.large];
  }

  /** All that may be done with a card. */
  movesWith(card: number): string[] {
    return this.#byCard.get(card) ?? [];
  }

  /** The card that is looked at: one that somebody points at, else the one pressed. */
  get shownCard(): number | null {
    const pointed = this.props().pointed;
    const about = pointed === null ? null : cardOfMove(pointed);
    return about ?? this.picked;
  }

  /** Whether a press on a card answers the question by itself. */
  get isAnsweredByCards(): boolean {
    return this.question !== null && !OPEN_QUESTIONS.has(this.question);
  }

  /** Whether the question is answered by some cards and not by others. */
  get isAboutCards(): boolean {
    return this.isAnsweredByCards && this.#byCard.size > 0;
  }

  /** Whether a card lies where it can be pressed: in the Center, in one's hand or hub, or turned up. */
  isOnBoard(card: number): boolean {
    const { center, own, details } = this.view;
    const hub = this.seat?.hub.flat() ?? [];
    return (
      center.some((each) => each.card === card) ||
      hub.some((each) => each.card === card) ||
      own?.hand.includes(card) === true ||
      details.cards?.includes(card) === true
    );
  }

  /** What a card would take, as the view says. */
  offerOf(card: number): Offer | undefined {
    return this.view.own?.offers?.find((offer) => offer.card === card);
  }

  /** The moves that recruit a card, by division; the cheapest first. */
  recruitsOf(card: number): { move: string; division: Division; outcome: MovePreview | undefined }[] {
    return DIVISIONS.map((division) => ({ division, move: `recruit ${card}-${division}` }))
      .filter(({ move }) => this.isLegal(move))
      .map((each) => ({ ...each, outcome: this.previewOf(each.move) }))
      .sort((a, b) => costOf(a.outcome) - costOf(b.outcome));
  }

  /** Whether a recruit, once named, is paid for step by step. */
  isPaidFor(recruit: string): boolean {
    return this.previewOf(recruit)?.pays === true;
  }

  /** Where a card would go for the least. */
  placeOf(card: number): Place | undefined {
    const places = this.offerOf(card)?.places ?? [];
    const best = this.recruitsOf(card)[0]?.division;
    const weigh = ({ short = 0, dropped = 0 }: Place) => short * 10 - dropped;
    return places.find(({ division }) => division === best) ?? [...places].sort((a, b) => weigh(a) - weigh(b))[0];
  }

  /** A press on what only says something: a finger has nothing to point with. */
  tell(words: string): void {
    const { told } = this;
    this.putDown();
    this.told = told === words ? null : words;
  }

  /** A press on a card wherever it lies. */
  pressCard(card: number, thing: Element): void {
    this.told = null;
    const moves = this.movesWith(card);
    const [only] = moves;
    if (this.isAnsweredByCards && moves.length === 1 && only !== undefined) {
      this.picked = card;
      this.press(only, thing);
    } else {
      this.target = null;
      this.picked = this.picked === card ? null : card;
    }
  }

  /** A finger, too, answers at one press if it can be taken back. */
  protected override isLook(notation: string): boolean {
    return this.target !== notation && this.isAsked(notation);
  }

  override get isHolding(): boolean {
    return this.picked !== null || this.target !== null || this.told !== null;
  }

  override putDown(): void {
    super.putDown();
    this.picked = null;
    this.told = null;
  }
}

/** For comparing: cards weigh more than tokens. */
function costOf(outcome: MovePreview | undefined): number {
  const { tokens = [], cards = [] } = outcome?.price ?? {};
  return tokens.reduce((all, each) => all + each, 0) + 3 * cards.length;
}
