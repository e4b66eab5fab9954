/** Carries pieces between the hand and the board: what a pointer does there, in cells. */
import { Camera } from './camera.svelte';
import { type Cell, CELL } from './cells';
import { Drag } from './drag.svelte';

/** Near the rim of the board carrying a piece moves the view: pixels from the rim, pixels a frame, and after a while. */
const RIM = 44;
const SPEED = 9;
const WAIT = 250;

/** Pieces that are staged on a board; at most one of them is held. */
export interface Laying {
  /** The piece that is taken up. */
  readonly chosen: string | null;
  /** Is it held over the board, not laid down? */
  readonly isHeld: boolean;
  choose(piece: string | null): void;
  /** Hold the chosen piece over a point of the board, in cells; true: it can lie there. */
  holdAt(at: Cell): boolean;
  /** Hold it over the board no more. */
  away(): void;
  /** Lay it down where it is held; false: it cannot lie there. */
  drop(): boolean;
  isLaid(piece: string): boolean;
  putBack(piece: string): void;
  turn(by: 1 | -1): void;
  /** Turn it over; not all pieces have a back. */
  flip?(): void;
}

export class Carrier {
  readonly camera = new Camera();
  readonly drag = new Drag();
  /** The element that shows the board. */
  pane: HTMLElement | undefined = $state();
  readonly #laying: Laying;
  /** Where the piece was last held and fitted, in this drag. */
  #last: Cell | null = null;
  #panning = 0;
  /** Since when the piece is near the rim; null: it is not, or it has only just come in over it. */
  #nearSince: number | null = null;
  #wasInside = false;
  #isOver = $state(false);

  constructor(laying: Laying) {
    this.#laying = laying;
  }

  get isCarrying(): boolean {
    return this.drag.piece !== null;
  }

  /** Does the carried piece lie in a cell, so that it is drawn there? */
  get isSnapped(): boolean {
    return this.#isOver && this.#laying.isHeld;
  }

  /** A piece was pressed; it is carried when the pointer moves, else it was tapped. */
  press(
    piece: string,
    event: PointerEvent,
    { ontap, onlift }: { ontap?: () => void; onlift?: () => boolean } = {},
  ): void {
    const laying = this.#laying;
    let wasCarried = false;
    const wasLaid = laying.isLaid(piece);
    this.#last = null;
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
          // Off the board is back in the hand.
          if (wasLaid) laying.putBack(piece);
          else laying.away();
          return;
        }
        if (laying.drop()) return;
        // It goes back to the last place where it could lie; if there was none, to where it was.
        if (this.#last && laying.isHeld) {
          laying.holdAt(this.#last);
          if (laying.drop()) return;
        }
        if (wasLaid) laying.away();
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
  holdAt(at: Cell): void {
    if (this.#laying.holdAt(at)) this.#last = at;
  }

  /** The mouse carries a piece that was clicked, until it is laid down; null: it left the board. */
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
    this.holdAt([bx / CELL, by / CELL]);
    this.#panNear(place);
  }

  /** A point of the page in pixels of the board's element; null: it is beside it. */
  #place(x: number, y: number): { x: number; y: number } | null {
    const box = this.pane?.getBoundingClientRect();
    if (!this.pane || !box || x < box.left || x > box.right || y < box.top || y > box.bottom)
      return null;
    const ratio = this.pane.clientWidth / box.width;
    return { x: (x - box.left) * ratio, y: (y - box.top) * ratio };
  }

  /** Near the rim the view moves on to what is out of sight there, as long as the piece is held. */
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
    // Whoever comes in over the rim wants to go on, not to move the board.
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
