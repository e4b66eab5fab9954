/** Drags pieces between hand and board, in cells. */
import { Camera } from './camera.svelte';
import { type Cell, CELL } from './cells';
import { Drag } from './drag.svelte';

/** Dragging near the edge scrolls the view: pixels from the edge, pixels per frame, and the delay. */
const RIM = 44;
const SPEED = 9;
const WAIT = 250;

/** follow: by the mouse. drag: its picture lies there. drop: it is let go, and may land some way off. */
export type Holding = 'follow' | 'drag' | 'drop';

/** Staged pieces on a board; at most one of them is held. */
export interface Laying {
  /** The chosen piece. */
  readonly chosen: string | null;
  /** Whether it is held over the board, not placed. */
  readonly isHeld: boolean;
  choose(piece: string | null): void;
  /** Hold the chosen piece over a point in cells; returns whether it fits. */
  holdAt(at: Cell, how?: Holding): boolean;
  /** Stop holding it over the board. */
  away(): void;
  /** Place it where it is held; returns false if it does not fit. */
  drop(): boolean;
  isLaid(piece: string): boolean;
  putBack(piece: string): void;
  turn(by: 1 | -1): void;
  /** Flip it, if the piece can be flipped. */
  flip?(): void;
}

export class Carrier {
  readonly camera = new Camera();
  readonly drag = new Drag();
  /** The element that shows the board. */
  pane: HTMLElement | undefined = $state();
  readonly #laying: Laying;
  /** Says that a dropped piece could not be placed. */
  readonly #onmiss: () => void;
  /** Where the dragged piece was held last, in cells. */
  #point: Cell | null = null;
  #panning = 0;
  /** When the piece came near the edge; null if it is not there, or has just entered. */
  #nearSince: number | null = null;
  #wasInside = false;
  #isOver = $state(false);

  constructor(laying: Laying, onmiss: () => void = () => undefined) {
    [this.#laying, this.#onmiss] = [laying, onmiss];
  }

  get isCarrying(): boolean {
    return this.drag.piece !== null;
  }

  /** Whether the dragged piece is over a cell and drawn there. */
  get isSnapped(): boolean {
    return this.#isOver && this.#laying.isHeld;
  }

  /** A piece was pressed: a movement drags it, otherwise it was tapped. */
  press(
    piece: string,
    event: PointerEvent,
    { ontap, onlift }: { ontap?: () => void; onlift?: () => boolean } = {},
  ): void {
    const laying = this.#laying;
    let wasCarried = false;
    const wasLaid = laying.isLaid(piece);
    this.#point = null;
    this.drag.press(piece, event, {
      over: (x, y) => {
        if (!wasCarried) {
          wasCarried = true;
          if (laying.chosen !== piece && (onlift?.() ?? true)) laying.choose(piece);
        }
        if (laying.chosen !== piece) return;
        this.#over(x, y);
      },
      drop: () => {
        this.#stop();
        if (!this.#isOver) {
          // Dropped outside the board, it returns to the hand.
          if (wasLaid) laying.putBack(piece);
          else laying.away();
          return;
        }
        if (laying.drop()) return;
        // It lands on the nearest place where it fits; far from the finger nobody would look for it.
        const point = this.#point;
        if (point && laying.holdAt(point, 'drop') && laying.drop()) return;
        if (wasLaid) laying.away();
        // What is still held says itself why it does not fit.
        if (!laying.isHeld) this.#onmiss();
      },
      cancel: () => {
        this.#stop();
        laying.away();
      },
      turn: (by) => laying.turn(by),
      flip: () => laying.flip?.(),
      tap: () => ontap?.(),
    });
  }

  /** Hold the chosen piece over a point of the board. */
  holdAt(at: Cell, how: Holding = 'follow'): void {
    this.#laying.holdAt(at, how);
  }

  /** A clicked piece follows the mouse until it is placed; null if the mouse left the board. */
  hover(at: Cell | null): void {
    const { chosen } = this.#laying;
    if (chosen === null || this.isCarrying || this.#laying.isLaid(chosen)) return;
    if (at === null) this.#laying.away();
    else this.holdAt(at);
  }

  #over(x: number, y: number): void {
    const place = this.#place(x, y);
    this.#isOver = place !== null;
    if (place === null) {
      this.#stop();
      this.#laying.away();
      return;
    }
    const [bx, by] = this.camera.toBoard(place.x, place.y);
    this.#point = [bx / CELL, by / CELL];
    this.holdAt(this.#point, 'drag');
    this.#panNear(place);
  }

  /** A point of the page in pixels of the board's element; null if outside. */
  #place(x: number, y: number): { x: number; y: number } | null {
    const box = this.pane?.getBoundingClientRect();
    if (!this.pane || !box || x < box.left || x > box.right || y < box.top || y > box.bottom)
      return null;
    const ratio = this.pane.clientWidth / box.width;
    const place = { x: (x - box.left) * ratio, y: (y - box.top) * ratio };
    // Below it there may be a row of buttons.
    return place.y <= this.camera.height ? place : null;
  }

  /** Scroll the view while a piece is held near the edge. */
  #panNear({ x, y }: { x: number; y: number }): void {
    cancelAnimationFrame(this.#panning);
    const push = (at: number, all: number): number => {
      const rim = Math.min(RIM, all / 6);
      return at < rim
        ? (1 - at / rim) * SPEED
        : at > all - rim
          ? -(1 - (all - at) / rim) * SPEED
          : 0;
    };
    const near = [push(x, this.camera.width), push(y, this.camera.height)] as const;
    const [dx, dy] = this.camera.toHidden(...near);
    if (dx === 0 && dy === 0) {
      this.#nearSince = null;
      this.#wasInside = true;
      return;
    }
    // A piece that enters over the edge must not scroll the board.
    if (!this.#wasInside) return;
    this.#nearSince ??= performance.now();
    const since = this.#nearSince;
    this.#panning = requestAnimationFrame((now) => {
      if (!this.isCarrying) return;
      if (now - since > WAIT) this.camera.pan(dx, dy);
      this.#over(this.drag.x, this.drag.y);
    });
  }

  #stop(): void {
    cancelAnimationFrame(this.#panning);
    this.#nearSince = null;
    this.#wasInside = false;
  }
}
