/** Carries tiles between the hand and the board: what a pointer does there, in cells. */
import { Camera } from '../board/camera.svelte';
import { type Cell, CELL, keyOf } from '../board/cells';
import { Drag } from '../board/drag.svelte';
import type { Building } from './building.svelte';

/** Near the rim of the board carrying a tile moves the view: pixels from the rim, pixels a frame, and after a while. */
const RIM = 44;
const SPEED = 9;
const WAIT = 250;

export class Carrier {
  readonly camera = new Camera();
  readonly drag = new Drag();
  /** The element that shows the board. */
  pane: HTMLElement | undefined = $state();
  readonly #building: Building;
  /** Where the tile was last held and fitted, in this drag. */
  #last: Cell | null = null;
  #panning = 0;
  /** Since when the tile is near the rim; null: it is not, or it has only just come in over it. */
  #nearSince: number | null = null;
  #wasInside = false;
  #isOver = $state(false);

  constructor(building: Building) {
    this.#building = building;
  }

  get isCarrying(): boolean {
    return this.drag.piece !== null;
  }

  /** Does the carried tile lie in a cell, so that it is drawn there? */
  get isSnapped(): boolean {
    return this.#isOver && this.#building.isHeld;
  }

  /** A tile was pressed; it is carried when the pointer moves, else it was tapped. */
  press(
    tile: string,
    event: PointerEvent,
    { ontap, onlift }: { ontap?: () => void; onlift?: () => boolean } = {},
  ): void {
    const building = this.#building;
    let wasCarried = false;
    const home = building.laid.find((placed) => placed.tile === tile);
    this.#last = null;
    this.drag.press(tile, event, {
      over: (x, y) => {
        if (!wasCarried) {
          wasCarried = true;
          if (building.chosen !== tile && (onlift?.() ?? true)) building.choose(tile);
        }
        if (building.chosen !== tile) return;
        this.#over(x, y);
      },
      drop: () => {
        this.#stop();
        if (!this.#isOver) {
          // Off the board is back in the hand.
          if (home) building.putBack(tile);
          else building.away();
          return;
        }
        if (building.drop()) return;
        // It goes back to the last place where it could lie; if there was none, to where it was.
        if (this.#last && building.isHeld) {
          building.hover(this.#last[0], this.#last[1]);
          if (building.drop()) return;
        }
        if (home) building.away();
      },
      cancel: () => {
        this.#stop();
        building.away();
      },
      turn: () => building.turn(1),
      tap: () => ontap?.(),
    });
  }

  /** Hold the chosen tile over a point of the board, if that has to do with the territory. */
  holdAt(at: Cell): void {
    const building = this.#building;
    const [x, y] = [Math.floor(at[0]), Math.floor(at[1])];
    if (building.fitsAt(x, y).length > 0) {
      this.#last = [x, y];
      building.hover(x, y);
    } else if (this.#isBeside(x, y)) building.hover(x, y);
    else building.away();
  }

  /** An empty cell beside a tile: there one could think that it fits. */
  #isBeside(x: number, y: number): boolean {
    const taken = new Set(
      [...(this.#building.clan?.territory ?? []), ...this.#building.laid].map((one) =>
        keyOf(one.x, one.y),
      ),
    );
    if (taken.has(keyOf(x, y))) return false;
    return [keyOf(x, y - 1), keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x - 1, y)].some((key) =>
      taken.has(key),
    );
  }

  #over(x: number, y: number): void {
    const place = this.#place(x, y);
    this.#isOver = place !== null;
    if (place === null) {
      this.#stop();
      this.#building.away();
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

  /** Near the rim the view moves on to what is out of sight there, as long as the tile is held. */
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
