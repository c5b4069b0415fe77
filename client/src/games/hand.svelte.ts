// The hand of somebody at a board: what it points at, has chosen and plays. Each game extends it.
// (Cards in hand are part of a game's view.)

import { boardAsks } from "../lib/device/confirm";
import type { MoveView } from "../protocol";
import type { BoardProps } from "./contract";

/** What the view of every game tells of the question. */
export interface Asking {
  question: string;
  turn: number | null;
  first: number;
  seats: unknown[];
}

/** `Outcome` is what the game's preview says of one move. */
export abstract class Hand<Props extends BoardProps<Asking>, Outcome extends { move: string }> {
  /** The move that a press has chosen to be looked at; a second press or its named button makes it. */
  target: string | null = $state(null);
  /** The move that is pointed at. */
  over: string | null = $state(null);
  /** Whether the last press was by touch: a first one only shows. */
  isTouch = $state(matchMedia("(hover: none)").matches);

  protected readonly props: () => Props;
  readonly #legal = $derived.by(() => new Map(this.props().moves.map((move) => [move.move, move])));
  readonly #previews = $derived.by(() => new Map(this.outcomes().map((each) => [each.move, each])));

  constructor(props: () => Props) {
    this.props = props;
  }

  /** What the preview says of the moves, one by one. */
  protected abstract outcomes(): Outcome[];

  get view(): Props["view"] {
    return this.props().view;
  }

  get you(): number {
    return this.props().you;
  }

  /** Whose things lie large: one's own; for those who only look, those of whoever is to move. */
  get large(): number {
    return this.you >= 0 ? this.you : (this.view.turn ?? this.view.first);
  }

  /** All other seats, in the order in which they follow. */
  get others(): number[] {
    const { length } = this.view.seats;
    return Array.from({ length: length - 1 }, (_, i) => (this.large + 1 + i) % length);
  }

  /** What is asked here and now; null while others think, or if this is only looked at. */
  get question(): Props["view"]["question"] | null {
    return this.legal.length ? this.view.question : null;
  }

  get isBusy(): boolean {
    return this.props().isBusy;
  }

  get legal(): MoveView[] {
    return this.props().moves;
  }

  move(notation: string): MoveView | undefined {
    return this.#legal.get(notation);
  }

  isLegal(notation: string): boolean {
    return this.#legal.has(notation);
  }

  /** What moves would bring, by their notation. */
  get previews(): Map<string, Outcome> {
    return this.#previews;
  }

  previewOf(notation: string | null): Outcome | undefined {
    return notation === null ? undefined : this.#previews.get(notation);
  }

  /** The move whose outcome is shown. */
  get shown(): string | null {
    return this.props().pointed ?? this.over ?? this.target;
  }

  /** Whether a move asks to be pressed once more. */
  isAsked(notation: string): boolean {
    return boardAsks(this.move(notation)?.is_final === true);
  }

  /** Whether a press only shows something: the first press by touch, and the first press of what asks once more. */
  protected onlyShows(isChosen: boolean, isAsked: boolean): boolean {
    return !isChosen && (this.isTouch || isAsked);
  }

  /** Whether a press only shows the move. */
  protected isLook(notation: string): boolean {
    return this.onlyShows(this.target === notation, this.isAsked(notation));
  }

  /** For a thing that stands for a move: pointing at it or focusing it shows what the move would bring. */
  looking(notation: string | null) {
    const look = (move: string | null) => {
      this.over = move;
    };
    return {
      onpointerenter: (event: PointerEvent) => look(event.pointerType === "mouse" ? notation : null),
      onpointerleave: (_: PointerEvent) => look(null),
      onfocus: () => look(this.isTouch ? null : notation),
      onblur: () => look(null),
    };
  }

  /** A press on the thing that stands for a move. */
  press(notation: string, thing: Element): void {
    if (!this.isLegal(notation)) {
      this.target = null;
      this.why(notation, thing);
    } else if (this.isLook(notation)) {
      this.target = notation;
    } else {
      this.play([notation]);
    }
  }

  /** Make moves: what a named button does. The server refuses what it doesn't allow. */
  play(moves: string[]): void {
    const [first] = moves;
    if (!this.isBusy && first !== undefined && this.isLegal(first)) {
      this.putDown();
      this.props().play(moves);
    }
  }

  why(notation: string, thing: Element): void {
    this.props().why(notation, thing);
  }

  /** Forget what was chosen and pointed at. */
  putDown(): void {
    this.target = null;
    this.over = null;
  }

  /** Whether something is chosen that Escape puts down. */
  get isHolding(): boolean {
    return false;
  }

  /** What Escape does. */
  letGo(): void {
    this.putDown();
  }

  /** For what lies around the board: tells a finger from a mouse or a key, and puts down at Escape. */
  readonly watching = {
    onpointerdowncapture: (event: PointerEvent) => {
      this.isTouch = event.pointerType === "touch" || event.pointerType === "pen";
    },
    onkeydowncapture: (event: KeyboardEvent) => {
      this.isTouch = false;
      if (event.key === "Escape" && this.isHolding) {
        event.preventDefault();
        event.stopPropagation();
        this.letGo();
      }
    },
  };
}
